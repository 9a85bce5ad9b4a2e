//! The rounds of a line 001, and whether the two sides of a game agree.

use rules::Side;

use super::numbers::{Line, entry_number};
use super::{MAX_TRF_ROUNDS, Trf, TrfFault, TrfRound};
use crate::{ByeKind, EntryId, GameScore, RoundRecord};

/// First column of the first round in a line 001, and columns of one round.
const FIRST_ROUND: usize = 92;
const ROUND_WIDTH: usize = 10;

pub(super) fn player_rounds(line: &Line, number: EntryId) -> Result<Vec<TrfRound>, TrfFault> {
    let zero = TrfRound {
        record: RoundRecord::Bye { bye: ByeKind::Zero },
        unrated: false,
    };
    let mut rounds = Vec::new();
    let mut skipped = 0;
    let mut column = FIRST_ROUND;
    while column <= line.len() {
        if rounds.len() + skipped >= MAX_TRF_ROUNDS {
            return Err(TrfFault::TooManyRounds);
        }
        match cell(line, column, number)? {
            None => skipped += 1,
            Some(round) => {
                rounds.extend(std::iter::repeat_n(zero, skipped));
                skipped = 0;
                rounds.push(round);
            }
        }
        column += ROUND_WIDTH;
    }
    Ok(rounds)
}

/// One round; nothing if the columns are blank.
fn cell(line: &Line, column: usize, number: EntryId) -> Result<Option<TrfRound>, TrfFault> {
    let opponent = line
        .number(column, column + 3)?
        .filter(|&opponent| opponent > 0);
    let colour = line.at(column + 5).to_ascii_lowercase();
    let result = line.at(column + 7).to_ascii_uppercase();
    if opponent.is_none() && line.text(column, column + 7).is_empty() {
        return Ok(None);
    }
    let side = match colour {
        'w' => Some(Side::White),
        'b' => Some(Side::Black),
        '-' | ' ' => None,
        other => return Err(TrfFault::Colour(other)),
    };
    let Some(opponent) = opponent else {
        let bye = match result {
            'U' | '+' => ByeKind::Allocated,
            'F' => ByeKind::Full,
            'H' | '=' => ByeKind::Half,
            'Z' | '-' | ' ' => ByeKind::Zero,
            other => return Err(TrfFault::Result(other)),
        };
        let record = RoundRecord::Bye { bye };
        return Ok(Some(TrfRound {
            record,
            unrated: false,
        }));
    };
    let opponent = entry_number(opponent, column)?;
    if opponent == number {
        return Err(TrfFault::Number(column));
    }
    let score = match result {
        '1' | 'W' => GameScore::Won,
        '=' | 'D' => GameScore::Drawn,
        '0' | 'L' => GameScore::Lost,
        '+' | '-' => {
            let won = result == '+';
            return Ok(Some(TrfRound {
                record: RoundRecord::Forfeit {
                    opponent,
                    side,
                    won,
                },
                unrated: false,
            }));
        }
        other => return Err(TrfFault::Result(other)),
    };
    let Some(side) = side else {
        return Err(TrfFault::Colour(colour));
    };
    Ok(Some(TrfRound {
        record: RoundRecord::Game {
            opponent,
            side,
            score,
        },
        unrated: matches!(result, 'W' | 'D' | 'L'),
    }))
}

/// Whoever is named has a line, and games are told alike on both.
pub(super) fn check_both_sides(trf: &Trf) -> Result<(), TrfFault> {
    let find = |entry: EntryId| {
        let found = trf
            .players
            .binary_search_by_key(&entry, |player| player.number);
        found.ok().map(|index| &trf.players[index])
    };
    for player in &trf.players {
        for (index, round) in player.rounds.iter().enumerate() {
            let Some(opponent) = round.record.opponent() else {
                continue;
            };
            let other = find(opponent).ok_or(TrfFault::Unknown(opponent))?;
            let RoundRecord::Game { side, score, .. } = round.record else {
                continue;
            };
            let mirrored = RoundRecord::Game {
                opponent: player.number,
                side: side.other(),
                score: score.other(),
            };
            if other.rounds.get(index).map(|round| round.record) != Some(mirrored) {
                return Err(TrfFault::Contradiction {
                    entry: player.number,
                    round: index + 1,
                });
            }
        }
    }
    Ok(())
}
