//! Which legal moves the written moves of a game mean.
//!
//! A short form such as `3x26` can fit two captures that take different pieces. The moves that
//! follow usually tell which one was played. Where they do not, as on the last move of a game, the
//! first is taken and the doubt is reported.

use crate::{Move, Position, Refusal, Refused};

/// Wrong turns tried before giving up. A real record needs one or two; the bound keeps an absurd
/// file from taking for ever.
const MOST_TURNS: usize = 256;

/// The moves of a game, and the plies where the moves that follow had to decide.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct MainLine {
    pub(super) moves: Vec<Move>,
    pub(super) deduced: Vec<usize>,
    /// Plies where two ways fit to the end, with what the text could mean.
    pub(super) undecided: Vec<(usize, Vec<Move>)>,
}

/// The first move that cannot be read, by its place, and why.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Stuck {
    pub(super) index: usize,
    pub(super) refused: Refused,
}

/// A ply where the text fits several captures.
struct Fork {
    index: usize,
    candidates: Vec<Move>,
    untried: Vec<Move>,
}

/// Finds a way in which all these moves are legal one after the other, and looks for a second one.
pub(super) fn resolve(start: Position, texts: &[&str]) -> Result<MainLine, Stuck> {
    let mut search = Search {
        positions: vec![start],
        moves: Vec::new(),
        forks: Vec::new(),
    };
    let mut furthest: Option<Stuck> = None;
    let mut found: Option<MainLine> = None;
    for _ in 0..MOST_TURNS {
        match (search.walk(texts), &mut found) {
            (Ok(()), None) => found = Some(search.line()),
            (Ok(()), Some(line)) => {
                search.doubt(line);
                break;
            }
            (Err(stuck), _) => {
                if furthest
                    .as_ref()
                    .is_none_or(|known| stuck.index > known.index)
                {
                    furthest = Some(stuck);
                }
            }
        }
        if !search.turn_back() {
            break;
        }
    }
    match (found, furthest) {
        (None, Some(stuck)) => Err(stuck),
        (Some(line), _) => Ok(line),
        (None, None) => Ok(search.line()),
    }
}

struct Search {
    positions: Vec<Position>,
    moves: Vec<Move>,
    forks: Vec<Fork>,
}

impl Search {
    /// Goes on from the last position to the end of the moves, or to one that does not fit.
    fn walk(&mut self, texts: &[&str]) -> Result<(), Stuck> {
        while let (Some(text), Some(now)) = (texts.get(self.moves.len()), self.positions.last()) {
            let index = self.moves.len();
            match now.find_move(text) {
                Ok(played) => self.push(played),
                Err(refused) => match &refused.reason {
                    Refusal::Ambiguous { candidates } => match candidates.split_first() {
                        Some((first, others)) => {
                            self.forks.push(Fork {
                                index,
                                candidates: candidates.clone(),
                                untried: others.to_vec(),
                            });
                            self.push(*first);
                        }
                        None => return Err(Stuck { index, refused }),
                    },
                    _ => return Err(Stuck { index, refused }),
                },
            }
        }
        Ok(())
    }

    fn push(&mut self, played: Move) {
        if let Some(now) = self.positions.last() {
            self.positions.push(now.after(&played));
            self.moves.push(played);
        }
    }

    /// Takes the next way at the last fork that has one; says whether there was any.
    fn turn_back(&mut self) -> bool {
        while let Some(fork) = self.forks.last_mut() {
            self.moves.truncate(fork.index);
            self.positions.truncate(fork.index + 1);
            if let Some(next) = fork.untried.pop() {
                self.push(next);
                return true;
            }
            self.forks.pop();
        }
        false
    }

    fn line(&self) -> MainLine {
        MainLine {
            moves: self.moves.clone(),
            deduced: self.forks.iter().map(|fork| fork.index).collect(),
            undecided: Vec::new(),
        }
    }

    /// A second way fits as well: the plies where it parts from the first are in doubt.
    fn doubt(&self, first: &mut MainLine) {
        let parts = |fork: &&Fork| first.moves.get(fork.index) != self.moves.get(fork.index);
        let forks = self.forks.iter().filter(parts);
        first.undecided = forks
            .map(|fork| (fork.index, fork.candidates.clone()))
            .collect();
        let undecided = &first.undecided;
        first
            .deduced
            .retain(|index| undecided.iter().all(|(other, _)| other != index));
    }
}
