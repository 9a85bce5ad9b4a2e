use rules::{Outcome, Reason};

use super::*;
use crate::{
    Chain, DefeatOrder, Entry, Facts, GameFact, GameKey, LotsOptions, MatchState, PlacingMatches,
    Section, SectionKind, SectionSetup, Seed, StepKind, ThirdPlace, draw_lots,
};

/// Places of a section in which White wins every game.
fn played_out(entries: u32, placing: PlacingMatches, defeat_order: DefeatOrder) -> Vec<Place> {
    let entries: Vec<_> = (1..=entries)
        .map(|number| Entry::new(number, format!("Entry {number}")))
        .collect();
    let lots = draw_lots(&entries, &LotsOptions::default(), &Seed::from_number(1))
        .expect("enough entries");
    let setup = SectionSetup {
        chain: Chain::of(&[StepKind::Single]).expect("a chain"),
        placing,
        defeat_order,
        ..SectionSetup::new(SectionKind::Open, entries, lots)
    };
    let section = Section::new(setup).expect("a section");
    let mut facts = Facts::default();
    loop {
        let state = section.derive(&facts);
        let open = state.open_matches();
        if open.is_empty() {
            let rows = state.standings().rows;
            return rows.into_iter().map(|row| row.place).collect();
        }
        for match_id in open {
            let Some(MatchState::ToPlay {
                game, white, black, ..
            }) = state.match_state(match_id)
            else {
                panic!("{match_id} is open");
            };
            let fact = GameFact {
                white,
                black,
                outcome: Outcome::WhiteWins,
                reason: Some(Reason::Resigned),
            };
            facts.games.insert(GameKey { match_id, game }, fact);
        }
    }
}

#[test]
fn places_come_out_as_expected() {
    for third in [ThirdPlace::PlayOff, ThirdPlace::Shared] {
        for defeat_order in [DefeatOrder::ByVictor, DefeatOrder::Shared] {
            for down_to in [None, Some(6), Some(8), Some(u32::MAX)] {
                let placing = PlacingMatches { third, down_to };
                let all = [2, 3, 4, 5, 8, 9, 13, 16, 27, 32, 64];
                // Only the lots say whom the byes spare, and so which losers play on or tie.
                let certain = down_to.is_none() && third == ThirdPlace::PlayOff;
                let full = |entries: &u32| certain || entries.is_power_of_two();
                for entries in all.into_iter().filter(full) {
                    assert_eq!(
                        expected_places(entries, placing, defeat_order),
                        played_out(entries, placing, defeat_order),
                        "{entries} entries, {placing:?}, {defeat_order:?}"
                    );
                }
            }
        }
    }
}

#[test]
fn shared_places_as_a_person_writes_them() {
    let print = |entries, third, defeat_order| {
        let placing = PlacingMatches {
            third,
            down_to: None,
        };
        let places = expected_places(entries, placing, defeat_order);
        places
            .iter()
            .map(ToString::to_string)
            .collect::<Vec<_>>()
            .join(" ")
    };
    use {DefeatOrder::*, ThirdPlace::PlayOff};
    assert_eq!(print(6, PlayOff, ByVictor), "1 2 3 4 5 6");
    assert_eq!(print(6, ThirdPlace::Shared, ByVictor), "1 2 3–4 3–4 5 6");
    assert_eq!(
        print(8, ThirdPlace::Shared, ByVictor),
        "1 2 3–4 3–4 5 6 7–8 7–8"
    );
    assert_eq!(print(6, PlayOff, Shared), "1 2 3 4 5–6 5–6");
    assert_eq!(print(0, PlayOff, Shared), "");
    assert_eq!(print(1, PlayOff, Shared), "1");
}
