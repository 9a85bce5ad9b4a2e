//! Charts as text that a person can read in a review.

use rules::{Outcome, Reason};
use tournament::{
    Chain, Chance, Change, Departure, DepartureKind, Entry, EntryId, Facts, GameFact, GameKey,
    LotsOptions, MatchState, PlaceNo, PlacingMatches, Section, SectionKind, SectionSetup, Seed,
    Seeding, State, StepKind, ThirdPlace, draw_lots, render_text,
};

use crate::play::{Trouble, play};

const NAMES: [&str; 27] = [
    "Abete",
    "Betulla",
    "Carpino",
    "Dattero",
    "Edera",
    "Faggio",
    "Ginepro",
    "Ippocastano",
    "Kiwi",
    "Larice",
    "Mirto",
    "Noce",
    "Olmo",
    "Pioppo",
    "Quercia",
    "Rovere",
    "Salice",
    "Tiglio",
    "Ulivo",
    "Vite",
    "Acero",
    "Bosso",
    "Cedro",
    "Erica",
    "Frassino",
    "Gelso",
    "Leccio",
];

fn section(count: usize, options: &LotsOptions, adapt: impl Fn(&mut SectionSetup)) -> State {
    let mut entries: Vec<Entry> = (NAMES.iter().zip(1..).take(count))
        .map(|(name, id)| {
            Entry::new(id, *name)
                .of_club(id.div_ceil(6))
                .rated(2000 - id)
        })
        .collect();
    let lots = draw_lots(&entries, options, &"palermo-2006".parse::<Seed>().unwrap()).unwrap();
    entries.push(Entry::new(99, "Zelkova"));
    let mut setup = SectionSetup::new(SectionKind::Open, entries, lots);
    setup.chain = Chain::of(&[StepKind::Pair, StepKind::Deciding]).unwrap();
    adapt(&mut setup);
    Section::new(setup).unwrap().derive(&Facts::default())
}

fn played(state: &State, trouble: Trouble) -> State {
    let mut chance = Chance::new("charts", &Seed::from_number(1), "");
    play(state.section(), trouble, &mut chance, |_, _, _| ())
}

#[test]
fn men_of_2006_before_play() {
    let options = LotsOptions {
        seeding: Seeding::Pure,
        separate_clubs: true,
    };
    insta::assert_snapshot!(render_text(&section(27, &options, |_| ())));
}

#[test]
fn men_of_2006_at_the_end() {
    let options = LotsOptions {
        seeding: Seeding::Pure,
        separate_clubs: true,
    };
    insta::assert_snapshot!(render_text(&played(
        &section(27, &options, |_| ()),
        Trouble::DRAWN_GAMES
    )));
}

#[test]
fn women_of_2006_with_seeds_at_the_end() {
    let options = LotsOptions {
        seeding: Seeding::Rating { seeds: 4 },
        separate_clubs: true,
    };
    insta::assert_snapshot!(render_text(&played(
        &section(9, &options, |_| ()),
        Trouble::DRAWN_GAMES
    )));
}

#[test]
fn clubs_of_2006_everyone_plays_on() {
    let everyone = |setup: &mut SectionSetup| {
        setup.kind = SectionKind::Clubs;
        setup.placing = PlacingMatches {
            third: ThirdPlace::PlayOff,
            down_to: Some(8),
        };
    };
    let options = LotsOptions::default();
    insta::assert_snapshot!(render_text(&played(
        &section(6, &options, everyone),
        Trouble::NONE
    )));
}

#[test]
fn a_day_on_which_much_goes_wrong() {
    let options = LotsOptions {
        seeding: Seeding::Order {
            entries: (1..=7).map(EntryId).collect(),
        },
        separate_clubs: false,
    };
    let mut state = section(7, &options, |_| ());
    // Entry 1 has the bye; somebody comes late and takes it.
    state
        .apply(&Change::EnterLate {
            place: PlaceNo(2),
            entry: EntryId(99),
        })
        .unwrap();
    for (text, reason, outcome) in [
        ("r1-1", Reason::Resigned, Outcome::WhiteWins),
        ("r1-1", Reason::Resigned, Outcome::BlackWins),
        ("r1-2", Reason::Absent, Outcome::WhiteWins),
        ("r1-3", Reason::BothAbsent, Outcome::BothLose),
        ("r1-4", Reason::Agreed, Outcome::Drawn),
    ] {
        record(&mut state, text, outcome, reason);
    }
    let departure = Departure {
        kind: DepartureKind::HearingAid,
        from_round: 1,
    };
    state
        .apply(&Change::Depart {
            entry: EntryId(2),
            departure,
        })
        .unwrap();
    insta::assert_snapshot!(render_text(&state));
}

fn record(state: &mut State, text: &str, outcome: Outcome, reason: Reason) {
    let match_id = text.parse().unwrap();
    let Some(MatchState::ToPlay {
        game, white, black, ..
    }) = state.match_state(match_id)
    else {
        panic!("{text} has no game to play")
    };
    let fact = GameFact {
        white,
        black,
        outcome,
        reason: Some(reason),
    };
    state
        .apply(&Change::Record {
            key: GameKey { match_id, game },
            fact,
        })
        .unwrap();
}
