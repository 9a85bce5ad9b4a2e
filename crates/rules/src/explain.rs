//! Finding the move that an attempt means, or the reason why there is none.
use crate::{Attempt, Move, Position, Refusal, Refused};

pub(crate) fn find(position: &Position, attempt: &Attempt) -> Result<Move, Refused> {
    let legal = position.distinct_moves();
    let exact = position
        .legal_moves()
        .into_iter()
        .find(|m| m.path() == attempt.squares());
    if let Some(exact) = exact {
        return Ok(exact);
    }
    let fits: Vec<Move> = legal
        .into_iter()
        .filter(|m| m.from() == attempt.from() && m.to() == attempt.to())
        .collect();
    match fits.as_slice() {
        [one] if attempt.squares().len() == 2 => Ok(*one),
        [_, _, ..] => Err(Refused::new(
            position,
            attempt,
            Refusal::Ambiguous { candidates: fits },
        )),
        _ => Err(refuse(position, attempt)),
    }
}
pub(crate) fn refuse(position: &Position, attempt: &Attempt) -> Refused {
    Refused::new(
        position,
        attempt,
        Refusal::EmptySquare {
            square: attempt.from(),
        },
    )
}
