//! Made-up Swiss events, played to the end with what goes wrong in a hall.

use rules::Side;
use tournament::{
    ByeKind, Chance, EntryId, GameScore, RoundRecord, SWISS_ALGORITHM, Seed, SwissPairing, Trf,
    TrfPlayer, TrfRound, pair_swiss,
};

/// How often things go wrong, each one time in so many; 0 for never.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Trouble {
    pub(crate) forfeit: usize,
    pub(crate) half_bye: usize,
    pub(crate) absence: usize,
    pub(crate) withdrawal: usize,
}

impl Trouble {
    pub(crate) const NONE: Self = Self {
        forfeit: 0,
        half_bye: 0,
        absence: 0,
        withdrawal: 0,
    };
    #[allow(dead_code)] // the benchmark has none
    pub(crate) const MUCH: Self = Self {
        forfeit: 12,
        half_bye: 20,
        absence: 25,
        withdrawal: 40,
    };
}

/// Plays an event; `seen` gets every pairing with the round, from 0. It ends early where the rules
/// leave no pairing.
pub(crate) fn play(
    count: u32,
    rounds: u32,
    number: u64,
    trouble: Trouble,
    mut seen: impl FnMut(usize, &Trf, &SwissPairing),
) -> Trf {
    let mut chance = Chance::new("course", &Seed::from_number(number), "swiss");
    let side = if chance.below(2) == 0 {
        Side::White
    } else {
        Side::Black
    };
    let mut trf = Trf {
        texts: vec![("012".to_owned(), format!("Course {number}"))],
        rounds: Some(rounds),
        first_colour: Some(side),
        system: Some(SWISS_ALGORITHM.to_owned()),
        ..Trf::default()
    };
    trf.players = (1..=count)
        .map(|id| TrfPlayer {
            rating: Some(2400 - id),
            ..TrfPlayer::new(id, format!("Test{id:04}, Player"))
        })
        .collect();
    let mut gone = vec![false; count as usize];
    for round in 0..rounds as usize {
        let mut entries = trf.swiss_entries(round);
        let mut happens = |often: usize| often > 0 && chance.below(often) == 0;
        for (index, entry) in entries.iter_mut().enumerate() {
            gone[index] |= happens(trouble.withdrawal);
            let bye = if gone[index] || happens(trouble.absence) {
                ByeKind::Zero
            } else if happens(trouble.half_bye) {
                ByeKind::Half
            } else {
                continue;
            };
            entry.present = false;
            push(&mut trf, entry.entry, RoundRecord::Bye { bye });
        }
        let mut event = trf.swiss_event(round);
        event.rounds = rounds;
        let Ok(pairing) = pair_swiss(&event, &entries) else {
            trf.players
                .iter_mut()
                .for_each(|player| player.rounds.truncate(round));
            break;
        };
        seen(round, &trf, &pairing);
        for pair in &pairing.pairs {
            let lost = [happens(trouble.forfeit), happens(trouble.forfeit)];
            let sides = [
                (pair.white, pair.black, Side::White),
                (pair.black, pair.white, Side::Black),
            ];
            let score = result(&mut happens, pair.white < pair.black);
            for (index, (entry, opponent, side)) in sides.into_iter().enumerate() {
                let record = if lost[0] || lost[1] {
                    RoundRecord::Forfeit {
                        opponent,
                        side: Some(side),
                        won: !lost[index],
                    }
                } else {
                    let score = if index == 0 { score } else { score.other() };
                    RoundRecord::Game {
                        opponent,
                        side,
                        score,
                    }
                };
                push(&mut trf, entry, record);
            }
        }
        if let Some(entry) = pairing.bye {
            let bye = ByeKind::Allocated;
            push(&mut trf, entry, RoundRecord::Bye { bye });
        }
    }
    let points = trf.points;
    for player in &mut trf.players {
        player.points = player
            .rounds
            .iter()
            .map(|round| points.of(round.record))
            .sum();
    }
    trf
}

/// The better seed wins more often; a quarter of the games are drawn.
fn result(happens: &mut impl FnMut(usize) -> bool, white_is_better: bool) -> GameScore {
    if happens(4) {
        GameScore::Drawn
    } else if happens(4) != white_is_better {
        GameScore::Won
    } else {
        GameScore::Lost
    }
}

fn push(trf: &mut Trf, entry: EntryId, record: RoundRecord) {
    let player = &mut trf.players[entry.0 as usize - 1];
    player.rounds.push(TrfRound {
        record,
        unrated: false,
    });
}
