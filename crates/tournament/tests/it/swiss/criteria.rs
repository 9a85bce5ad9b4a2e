//! One small case for a criterion, worked by hand.

use rules::Side::{Black, White};
use tournament::{
    ByeKind, ColourReason, EntryId, GameScore, Obstacle, PairNote, RoundRecord, SwissEntry,
    SwissError, SwissPairing, pair_swiss,
};

use super::event;

/// An entry with its rounds as cells of a report file: `5w1` beat 5 with White, `F` full bye, `Z`
/// absent. A `-` before the number says that it is not there now.
fn entry(text: &str) -> SwissEntry {
    let mut words = text.split_whitespace();
    let number = words.next().expect("a number");
    let cell = |cell: &str| match cell {
        "F" => RoundRecord::Bye { bye: ByeKind::Full },
        "Z" => RoundRecord::Bye { bye: ByeKind::Zero },
        _ => {
            let (opponent, rest) = cell.split_at(cell.len() - 2);
            let side = if rest.starts_with('w') { White } else { Black };
            let score = match rest.as_bytes()[1] {
                b'1' => GameScore::Won,
                b'=' => GameScore::Drawn,
                _ => GameScore::Lost,
            };
            RoundRecord::Game {
                opponent: EntryId(opponent.parse().expect("a number")),
                side,
                score,
            }
        }
    };
    SwissEntry {
        entry: EntryId(number.trim_start_matches('-').parse().expect("a number")),
        history: words.map(cell).collect(),
        virtual_points: Vec::new(),
        present: !number.starts_with('-'),
    }
}

fn pair(rounds: u32, table: &[&str]) -> Result<SwissPairing, SwissError> {
    let entries: Vec<SwissEntry> = table.iter().map(|line| entry(line)).collect();
    pair_swiss(&event(rounds), &entries)
}

fn pairs(pairing: &SwissPairing) -> Vec<(u32, u32)> {
    let mut pairs: Vec<_> = (pairing.pairs.iter())
        .map(|pair| {
            (
                pair.white.0.min(pair.black.0),
                pair.white.0.max(pair.black.0),
            )
        })
        .collect();
    pairs.sort_unstable();
    pairs
}

#[test]
fn c1_who_has_met_does_not_meet_again() {
    // 4 is alone with two points and meets 1. Then 2 and 3 are left, though 1 and 2 are equal.
    let table = ["1 2w=", "2 1b=", "3 4w0", "4 3b1"];
    let pairing = pair(5, &table).expect("a way");
    assert_eq!(pairs(&pairing), [(1, 4), (2, 3)]);
}

#[test]
fn c3_the_same_absolute_preference_keeps_two_apart() {
    // 1 and 3 have had White twice. In the halves 1, 2 and 3, 4 they would meet.
    let table = [
        "1 5w1 6w1",
        "2 F F",
        "3 6w1 5w1",
        "4 F F",
        "-5 1b0 3b0",
        "-6 3b0 1b0",
    ];
    let pairing = pair(9, &table).expect("a way");
    assert_eq!(pairs(&pairing), [(1, 4), (2, 3)]);
    let note = PairNote::Instead {
        of: EntryId(3),
        because: Obstacle::ColoursForbid,
    };
    assert_eq!(pairing.pairs[0].notes, [note]);
}

#[test]
fn c3_binds_top_scorers_no_longer_in_the_last_round() {
    let table = ["1 5w1 6w1", "3 6w1 5w1", "-5 1b0 3b0", "-6 3b0 1b0"];
    assert_eq!(pair(9, &table), Err(SwissError::NoPairing));
    let pairing = pair(3, &table).expect("the last round");
    assert_eq!(
        (pairing.pairs[0].white, pairing.pairs[0].black),
        (EntryId(3), EntryId(1))
    );
    assert_eq!(pairing.pairs[0].colours, ColourReason::HigherRanked);
}

#[test]
fn c5_the_bye_goes_to_the_lowest_score() {
    let table = ["1 3w1", "2 4b0", "3 1b0", "4 2w1", "5 F"];
    // 2 and 3 have none. 4 floats down, for 5's bye was a downfloat; it has met 2, so it meets 3.
    let pairing = pair(5, &table).expect("a way");
    assert_eq!(pairing.bye, Some(EntryId(2)));
    assert_eq!(pairs(&pairing), [(1, 5), (3, 4)]);
}

#[test]
fn c2_who_scored_without_play_has_no_bye() {
    // 5 is last and has not played, but has had a win's worth.
    let table = ["1 2w1", "2 1b0", "-3 4w1", "-4 3b0", "5 F"];
    let pairing = pair(5, &table).expect("a way");
    assert_eq!(pairing.bye, Some(EntryId(2)));
}

#[test]
fn c9_rests_who_has_fewest_unplayed_games() {
    // 3, 4 and 5 have no points; 5 has been absent, so it plays and 4 rests.
    let table = ["1 3w1", "2 4b1", "3 1b0", "4 2w0", "5 Z"];
    let pairing = pair(5, &table).expect("a way");
    assert_eq!(pairing.bye, Some(EntryId(4)));
    assert_eq!(pairs(&pairing), [(1, 2), (3, 5)]);
}

#[test]
fn c12_colours_change_the_order_of_the_lower_half() {
    // 1 and 3 both want Black, 2 and 4 White: 1 with 4 and 2 with 3.
    let table = [
        "1 5w1", "2 6b1", "3 7w1", "4 8b1", "-5 1b0", "-6 2w0", "-7 3b0", "-8 4w0",
    ];
    let pairing = pair(5, &table).expect("a way");
    assert_eq!(pairs(&pairing), [(1, 4), (2, 3)]);
    assert!(
        pairing
            .pairs
            .iter()
            .all(|pair| pair.colours == ColourReason::Both)
    );
}

#[test]
fn c14_who_floated_down_does_not_float_again() {
    // One of 1, 2 and 3 floats down to 4. It would be 3, but its bye was a downfloat.
    let table = [
        "1 5w1", "2 6b1", "3 F", "4 7w0", "-5 1b0", "-6 2w0", "-7 4b1",
    ];
    let pairing = pair(5, &table).expect("a way");
    assert_eq!(pairs(&pairing), [(1, 3), (2, 4)]);
    let float = PairNote::Float {
        down: EntryId(2),
        from: 2,
        to: 0,
    };
    assert!(pairing.pairs[1].notes.contains(&float));
}
