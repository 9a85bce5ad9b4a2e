//! Finding the move that an attempt means, or the one reason why there is none.
//!
//! The order of the questions is the order in which an arbiter asks them: whose piece is it, is it
//! a capture that had to be another or longer one, is it a step while something must be taken,
//! and if none of these, where on the way does the piece break a rule.

use crate::{
    Attempt, Criterion, KingReach, Move, Position, Priority, Rank, Refusal, Refused, RuleSet,
    Square,
    movegen::{all_captures, all_quiet},
    walk,
};

/// The legal move that the squares mean, or the reason why there is none.
pub(crate) fn find(position: &Position, attempt: &Attempt) -> Result<Move, Refused> {
    let legal = position.legal_moves();
    if let Some(exact) = legal.iter().find(|m| m.path() == attempt.squares()) {
        return Ok(*exact);
    }
    let rules = RuleSet::of(position.rules());
    let mut candidates: Vec<Move> = Vec::new();
    for fitting in legal.iter().filter(|m| Track::of(rules, m).ends(attempt)) {
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
    let flies = RuleSet::of(position.rules()).king_reach.value == KingReach::Flies;
    if piece.rank == Rank::King && flies {
        walk::flying(position, attempt)
    } else {
        walk::stepping(position, attempt, piece.rank)
    }
}

/// If the attempt is a capture, or the beginning of one: what makes another one compulsory.
fn lesser_capture(position: &Position, attempt: &Attempt, legal: &[Move]) -> Option<Refusal> {
    let rules = RuleSet::of(position.rules());
    let all = all_captures(position);
    let (best, best_priority) = all.iter().find(|(capture, _)| capture == &legal[0])?;
    let begun: Vec<(&(Move, Priority), usize)> = all
        .iter()
        .filter_map(|found| {
            let taken = Track::of(rules, &found.0).passes(attempt)?;
            Some((found, taken))
        })
        .collect();

    let whole = begun
        .iter()
        .filter(|((capture, _), taken)| *taken == capture.captured().len());
    let strongest = |(found, _): &&(&(Move, Priority), usize)| found.1;
    if let Some(((_, priority), _)) = whole.max_by_key(strongest) {
        return yields(*priority, *best_priority, best, rules);
    }
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
    let ((_, priority), _) = begun.iter().max_by_key(strongest)?;
    yields(*priority, *best_priority, best, rules)
}

/// The rule by which a capture gives way to a legal one.
fn yields(mine: Priority, best: Priority, instead: &Move, rules: &RuleSet) -> Option<Refusal> {
    let instead = *instead;
    let decisive = mine.yields_to(best, rules.capture_choice)?;
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
        let mut track = Vec::new();
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
        // The starting square opens the track, as it opens the attempt.
        track.insert(0, (made.from(), 0));
        Self(track)
    }

    /// Whether the attempt names squares of this track in order, the first and the last included.
    fn ends(&self, attempt: &Attempt) -> bool {
        self.0.last().map(|(square, _)| *square) == Some(attempt.to())
            && self
                .taken_at(&attempt.squares()[..attempt.squares().len() - 1])
                .is_some()
    }

    /// How many pieces are taken where the attempt stops, if it follows this track and takes any.
    fn passes(&self, attempt: &Attempt) -> Option<usize> {
        if self.ends(attempt) {
            return self.0.last().map(|(_, taken)| *taken);
        }
        self.taken_at(attempt.squares()).filter(|taken| *taken > 0)
    }

    /// How many pieces are taken when the last of these squares is reached, in order.
    fn taken_at(&self, squares: &[Square]) -> Option<usize> {
        let mut rest = self.0.iter();
        let (start, named) = squares.split_first()?;
        if rest.next()?.0 != *start {
            return None;
        }
        let mut taken_there = 0;
        for named in named {
            taken_there = rest.find(|(square, _)| square == named)?.1;
        }
        Some(taken_there)
    }
}
