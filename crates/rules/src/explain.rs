//! Finding the move that an attempt means, or the one reason why there is none.
//!
//! The order of the questions is the order in which an arbiter asks them: whose piece is it, is it
//! a capture that had to be another or longer one, is it a step while something must be taken,
//! and if none of these, where on the way does the piece break a rule.

use crate::{
    Attempt, Criterion, KingReach, Move, Position, Rank, Refusal, Refused, RuleSet, Square,
    movegen::{all_captures, all_quiet},
    priority::Priority,
    walk,
};

/// The legal move that the squares mean, or the reason why there is none.
pub(crate) fn find(position: &Position, attempt: &Attempt) -> Result<Move, Refused> {
    let legal = position.legal_moves();
    if let Some(exact) = legal.iter().find(|m| m.path() == attempt.squares()) {
        return Ok(*exact);
    }
    // Squares that spell out another capture mean that one, though a legal one crosses them too.
    let spelt_out = |(capture, _): &(Move, Priority)| capture.path() == attempt.squares();
    if attempt.squares().len() > 2 && all_captures(position).iter().any(spelt_out) {
        return Err(refuse(position, attempt));
    }
    let rules = RuleSet::of(position.rules());
    let mut candidates: Vec<Move> = Vec::new();
    let named = Named::by(attempt, rules, flies(position, attempt.from()));
    for fitting in legal.iter().filter(|m| Track::of(rules, m).ends(&named)) {
        if !candidates.iter().any(|known| known.same_effect(fitting)) {
            candidates.push(*fitting);
        }
    }
    match *candidates {
        [] => Err(refuse(position, attempt)),
        [only] => Ok(only),
        _ => Err(Refused::new(
            position,
            attempt,
            Refusal::Ambiguous { candidates },
        )),
    }
}

/// The reason why an attempt that means no legal move is refused.
pub(crate) fn refuse(position: &Position, attempt: &Attempt) -> Refused {
    Refused::new(position, attempt, reason(position, attempt))
}

fn reason(position: &Position, attempt: &Attempt) -> Refusal {
    let square = attempt.from();
    let Some(piece) = position.piece_at(square) else {
        return Refusal::EmptySquare { square };
    };
    if piece.side != position.turn() {
        return Refusal::NotYourPiece { square };
    }
    let legal = position.legal_moves();
    if let Some(instead) = legal.first().filter(|first| first.is_capture()) {
        if let Some(reason) = lesser_capture(position, attempt, &legal) {
            return reason;
        }
        if all_quiet(position)
            .iter()
            .any(|step| step.path() == attempt.squares())
        {
            let count = instead.captured().len() as u32;
            let instead = *legal.iter().find(|m| m.from() == square).unwrap_or(instead);
            return Refusal::CaptureCompulsory { count, instead };
        }
    }
    if flies(position, square) {
        walk::flying(position, attempt)
    } else {
        walk::stepping(position, attempt, piece.rank)
    }
}

/// Whether a flying king stands on the square.
fn flies(position: &Position, square: Square) -> bool {
    let reach = RuleSet::of(position.rules()).king_reach.value;
    let rank = position.piece_at(square).map(|piece| piece.rank);
    reach == KingReach::Flies && rank == Some(Rank::King)
}

/// If the attempt is a capture, or the beginning of one: what makes another one compulsory.
fn lesser_capture(position: &Position, attempt: &Attempt, legal: &[Move]) -> Option<Refusal> {
    let rules = RuleSet::of(position.rules());
    let all = all_captures(position);
    let (best, best_priority) = all.iter().find(|(capture, _)| capture == &legal[0])?;
    let named = Named::by(attempt, rules, flies(position, attempt.from()));
    let exact = all.iter().find(|(m, _)| m.path() == attempt.squares());
    let whole = all
        .iter()
        .filter(|(capture, _)| Track::of(rules, capture).ends(&named))
        .max_by_key(|(_, priority)| *priority);
    if let Some((_, priority)) = exact.or(whole) {
        return yields(*priority, *best_priority, best, rules);
    }
    let begun: Vec<(&(Move, Priority), usize)> = all
        .iter()
        .filter_map(|found| {
            let taken = Track::of(rules, &found.0).passes(&named)?;
            Some((found, taken))
        })
        .collect();
    let legal_end = begun
        .iter()
        .find(|((capture, _), _)| legal.contains(capture));
    if let Some(((instead, _), taken)) = legal_end {
        return Some(Refusal::CaptureNotFinished {
            taken: *taken as u32,
            count: instead.captured().len() as u32,
            instead: *instead,
        });
    }
    let ((_, priority), _) = begun.iter().max_by_key(|(found, _)| found.1)?;
    yields(*priority, *best_priority, best, rules)
}

/// The rule by which a capture gives way to a legal one.
fn yields(mine: Priority, best: Priority, instead: &Move, rules: &RuleSet) -> Option<Refusal> {
    let instead = *instead;
    let decisive = mine.yields_to(best, rules.capture_choice.value)?;
    Some(match decisive.value {
        Criterion::Number => Refusal::MorePieces {
            taken: mine.number(),
            count: best.number(),
            instead,
        },
        Criterion::ByKing => Refusal::KingMustTake {
            count: best.number(),
            instead,
        },
        Criterion::KingsTaken => Refusal::MoreKings {
            taken: mine.kings(),
            count: best.kings(),
            instead,
        },
        Criterion::KingsFirst => Refusal::KingFirst {
            jump: mine.first_difference(best),
            instead,
        },
    })
}

/// The squares a move crosses, each with the number of pieces taken before reaching it.
struct Track(Vec<(Square, usize)>);

impl Track {
    fn of(rules: &RuleSet, made: &Move) -> Self {
        let mut track = vec![(made.from(), 0)];
        let mut taken = 0;
        for leg in made.path().windows(2) {
            for square in rules.diagonal(leg[0], leg[1]).unwrap_or_default() {
                if made.captured().get(taken) == Some(&square) {
                    taken += 1;
                } else {
                    track.push((square, taken));
                }
            }
        }
        Self(track)
    }

    /// Whether the named squares lead along this track to its end.
    fn ends(&self, named: &Named<'_>) -> bool {
        let (last, before) = (named.squares.len() - 1, &self.0[..self.0.len() - 1]);
        self.0.last().map(|(square, _)| *square) == Some(named.squares[last])
            && !(named.jump_by_jump && last + 1 != self.0.len())
            && named.follow(before, last).is_some()
    }

    /// How many pieces are taken where the attempt stops, if it follows this track and takes any.
    fn passes(&self, named: &Named<'_>) -> Option<usize> {
        named
            .follow(&self.0, named.squares.len())
            .filter(|taken| *taken > 0)
    }
}

/// The squares of an attempt, and how they are to be read.
struct Named<'a> {
    squares: &'a [Square],
    /// Every jump is named: nothing was left out in between.
    jump_by_jump: bool,
}

impl<'a> Named<'a> {
    /// Three squares or more, each one jump from the last, name every jump of a piece that moves
    /// one step. Anything else may leave squares out.
    fn by(attempt: &'a Attempt, rules: &RuleSet, flies: bool) -> Self {
        let squares = attempt.squares();
        let is_jump = |leg: &[Square]| {
            rules
                .diagonal(leg[0], leg[1])
                .is_some_and(|way| way.len() == 2)
        };
        let jump_by_jump = !flies && squares.len() > 2 && squares.windows(2).all(is_jump);
        Self {
            squares,
            jump_by_jump,
        }
    }

    /// How many pieces are taken where the first `count` named squares lead on this track.
    fn follow(&self, track: &[(Square, usize)], count: usize) -> Option<usize> {
        let mut rest = track.iter();
        let mut taken = 0;
        for (i, named) in self.squares[..count].iter().enumerate() {
            let next_only = i == 0 || self.jump_by_jump;
            taken = if next_only {
                rest.next().filter(|(square, _)| square == named)?.1
            } else {
                rest.find(|(square, _)| square == named)?.1
            };
        }
        Some(taken)
    }
}
