//! The clubs' section of 2006: six clubs, each match on its boards, from the line-ups to the end.

use rules::{Outcome, Reason, Side};
use tournament::{
    AthleteId, BoardResult, Chain, Chance, Change, ClubMatchFacts, ClubMatchNext, ClubMatchRules,
    ClubSide, Entry, EntryId, Facts, GameKey, LineUp, LotsOptions, MatchState, Seat, Section,
    SectionKind, SectionSetup, StepKind, club_match_state, draw_lots,
};

use crate::play::seed;

fn line_up(club: EntryId) -> LineUp {
    let athlete = |line| Some(AthleteId(club.0 * 10 + line));
    LineUp {
        boards: (1..=3).map(athlete).collect(),
        reserves: vec![AthleteId(club.0 * 10 + 4)],
    }
}

/// Plays the boards of a match until they give a result for the chart.
fn boards(home: EntryId, away: EntryId, white: EntryId, chance: &mut Chance) -> ClubMatchFacts {
    let colour = if white == home {
        Side::White
    } else {
        Side::Black
    };
    let mut facts = ClubMatchFacts::new(colour);
    facts.home = Some(line_up(home));
    facts.away = Some(line_up(away));
    let outcomes = [Outcome::WhiteWins, Outcome::BlackWins, Outcome::Drawn];
    while let ClubMatchNext::Boards { replay, boards } =
        club_match_state(&facts, &ClubMatchRules::default()).next
    {
        let (outcome, reason) = (outcomes[chance.below(3)], Reason::Agreed);
        let board = boards[chance.below(boards.len())];
        facts.results.push(BoardResult {
            replay,
            board,
            outcome,
            reason,
        });
    }
    facts
}

#[test]
fn six_clubs_play_board_by_board_to_the_end() {
    let rules = ClubMatchRules::default();
    let mut lots_needed = 0;
    for number in 0..300 {
        let entries: Vec<Entry> = (1..=6)
            .map(|id| Entry::new(id, format!("Club {id}")))
            .collect();
        let lots = draw_lots(&entries, &LotsOptions::default(), &seed(number)).unwrap();
        let setup = SectionSetup {
            chain: Chain::of(&[StepKind::Single]).unwrap(),
            ..SectionSetup::new(SectionKind::Clubs, entries, lots)
        };
        let section = Section::new(setup).unwrap();
        let mut state = section.derive(&Facts::default());
        let mut chance = Chance::new("test", &seed(number), "clubs");
        while let Some(&match_id) = state.open_matches().first() {
            let [Some(home), Some(away)] =
                state.match_view(match_id).unwrap().seats.map(Seat::entry)
            else {
                panic!("{match_id} is open without two clubs")
            };
            let Some(MatchState::ToPlay { game, white, .. }) = state.match_state(match_id) else {
                panic!("{match_id} has boards to play")
            };
            let facts = boards(home, away, white, &mut chance);
            let club_match = club_match_state(&facts, &rules);
            let fact = club_match
                .game_fact(&facts, home, away)
                .expect("all boards are played");
            let key = GameKey { match_id, game };
            state.apply(&Change::Record { key, fact }).unwrap();
            if club_match.next == ClubMatchNext::Lots {
                lots_needed += 1;
                let needed = state.match_state(match_id).unwrap();
                assert!(matches!(needed, MatchState::LotsNeeded { .. }));
                state
                    .apply(&Change::DecideByLots {
                        match_id,
                        winner: away,
                    })
                    .unwrap();
            }
            let winner = state.match_state(match_id).unwrap().winner();
            let expected = match club_match.winner() {
                Some(ClubSide::Home) => home,
                Some(ClubSide::Away) | None => away,
            };
            assert_eq!(winner, Some(expected));
        }
        assert_eq!(state, section.derive(state.facts()));
        let standings = state.standings();
        let places: Vec<String> = standings
            .rows
            .iter()
            .map(|row| row.place.to_string())
            .collect();
        assert_eq!(places, ["1", "2", "3", "4", "5", "6"]);
        assert_eq!(standings.champion, Some(standings.rows[0].entry));
    }
    assert!(lots_needed > 0, "some match went all the way to lots");
}
