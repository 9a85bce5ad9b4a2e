//! Files as other programs write them, and files as nobody should.

use proptest::prelude::*;
use rules::Side;

use super::*;
use crate::{ByeKind, GameScore};

/// Four entries, two rounds: a win, a forfeit, a bye and a half-point bye.
const SMALL: &str = "\
012 Trofeo di prova
062 4
XXR 3
XXC black1
001    1 mg   Alfa, Anna                        2100 ITA      123456 1980/01/02  1.5    1     3 b 1  0000 - H
001    2      Beta, Bruno                       1900                             1.0    2     4 w +  0000 - U
001    3 w    Gamma, Carla                                                       1.0    3     1 w 0     4 b 1
001    4      Delta, Dino                                                        0.0    4     2 b -     3 w 0
XXA    2  1.0  0.5
XXP 1 2
XXZ 4
DAT 0001 anything that others write
";

fn game(opponent: u32, side: Side, score: GameScore) -> RoundRecord {
    RoundRecord::Game {
        opponent: EntryId(opponent),
        side,
        score,
    }
}

#[test]
fn reads_what_older_programs_write() {
    let trf = read_trf(SMALL.as_bytes()).expect("a good file");
    assert_eq!(trf.rounds, Some(3));
    assert_eq!(trf.first_colour, Some(Side::Black));
    assert_eq!(
        trf.texts[0],
        ("012".to_owned(), "Trofeo di prova".to_owned())
    );
    let first = &trf.players[0];
    assert_eq!((first.sex, first.title.as_str()), (Some('m'), "g"));
    assert_eq!(
        (first.name.as_str(), first.rating),
        ("Alfa, Anna", Some(2100))
    );
    assert_eq!((first.points, first.rank), (15, Some(1)));
    assert_eq!(first.rounds[0].record, game(3, Side::Black, GameScore::Won));
    assert_eq!(
        first.rounds[1].record,
        RoundRecord::Bye { bye: ByeKind::Half }
    );
    let forfeit = RoundRecord::Forfeit {
        opponent: EntryId(4),
        side: Some(Side::White),
        won: true,
    };
    assert_eq!(trf.players[1].rounds[0].record, forfeit);
    assert_eq!(trf.kept, ["DAT 0001 anything that others write"]);
    let entries = trf.swiss_entries(2);
    assert_eq!(entries[1].virtual_points, [10, 5, 0]);
    assert_eq!(trf.swiss_event(2).apart.len(), 1);
    assert_eq!(trf.played_rounds(), 2);
    let present: Vec<bool> = entries.iter().map(|entry| entry.present).collect();
    assert_eq!(present, [true, true, true, false]);
}

#[test]
fn what_is_written_reads_back_equal() {
    let trf = read_trf(SMALL.as_bytes()).expect("a good file");
    let written = write_trf(&trf);
    assert_eq!(read_trf(written.as_bytes()), Ok(trf));
    assert_eq!(
        write_trf(&read_trf(written.as_bytes()).expect("our own")),
        written
    );
}

#[test]
fn latin_1_and_lone_carriage_returns_are_read() {
    let bytes: Vec<u8> = SMALL
        .replace('\n', "\r")
        .replace("Alfa", "Alf\u{e0}")
        .chars()
        .map(|letter| letter as u8)
        .collect();
    let trf = read_trf(&bytes).expect("a good file");
    assert_eq!(trf.players[0].name, "Alf\u{e0}, Anna");
    assert_eq!(trf.players.len(), 4);
}

#[test]
fn what_cannot_be_understood_is_told_with_its_line() {
    let table = [
        ("XXR 3", "XXR many", 3, TrfFault::Number(5)),
        ("    3 b 1", "    3 x 1", 5, TrfFault::Colour('x')),
        ("    3 b 1", "    3 b ?", 5, TrfFault::Result('?')),
        ("001    2", "001    1", 6, TrfFault::Twice(EntryId(1))),
        ("012 Trofeo", "310 Trofeo", 1, TrfFault::Unsupported),
        ("001    1 mg", "001    0 mg", 5, TrfFault::Number(5)),
        (
            "    3 b 1",
            "    3 b 0",
            0,
            TrfFault::Contradiction {
                entry: EntryId(1),
                round: 1,
            },
        ),
        ("    4 w +", "    9 w +", 0, TrfFault::Unknown(EntryId(9))),
    ];
    for (from, to, line, fault) in table {
        let changed = SMALL.replacen(from, to, 1);
        assert_eq!(
            read_trf(changed.as_bytes()),
            Err(TrfError { line, fault }),
            "{to}"
        );
    }
    assert_eq!(
        read_trf(b"012 Nothing\n").unwrap_err().fault,
        TrfFault::NoEntries
    );
    let many = format!(
        "{}{}",
        SMALL.lines().nth(5).unwrap(),
        "  0000 - Z".repeat(300)
    );
    assert_eq!(
        read_trf(many.as_bytes()).unwrap_err().fault,
        TrfFault::TooManyRounds
    );
    let large = vec![b' '; MAX_TRF_BYTES + 1];
    assert_eq!(read_trf(&large).unwrap_err().fault, TrfFault::TooLarge);
}

fn record() -> impl Strategy<Value = TrfRound> {
    let bye = prop_oneof![
        Just(ByeKind::Allocated),
        Just(ByeKind::Full),
        Just(ByeKind::Half),
        Just(ByeKind::Zero)
    ];
    bye.prop_map(|bye| TrfRound {
        record: RoundRecord::Bye { bye },
        unrated: false,
    })
}

proptest! {
    #[test]
    fn any_bytes_are_read_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        let _ = read_trf(&bytes);
    }

    #[test]
    fn any_change_of_a_file_is_read_or_refused(
        at in 0..SMALL.len(),
        letter in any::<u8>(),
        cut in 0..SMALL.len(),
    ) {
        let mut bytes = SMALL.as_bytes().to_vec();
        bytes[at] = letter;
        let _ = read_trf(&bytes[cut.min(at)..]);
        if let Ok(trf) = read_trf(&bytes) {
            for round in 0..=trf.played_rounds() {
                let _ = crate::pair_swiss(&trf.swiss_event(round), &trf.swiss_entries(round));
            }
            prop_assert_eq!(read_trf(write_trf(&trf).as_bytes()), Ok(trf));
        }
    }

    #[test]
    fn whatever_is_written_reads_back(
        players in prop::collection::vec(
            ("[A-Z][a-z\u{e0}]{0,20}, [A-Z][a-z]{1,8}", prop::option::of(1_u32..3000),
             prop::collection::vec(record(), 0..12), 0_u32..999),
            1..20,
        ),
        rounds in prop::option::of(1_u32..30),
        win in 1_u32..50,
    ) {
        let mut trf = Trf { rounds, ..Trf::default() };
        trf.points.win = win;
        trf.points.bye = win;
        for (index, (name, rating, rounds, points)) in players.into_iter().enumerate() {
            let mut player = TrfPlayer::new(index as u32 + 1, name);
            player.rating = rating;
            player.rounds = rounds;
            player.points = points;
            trf.players.push(player);
        }
        prop_assert_eq!(read_trf(write_trf(&trf).as_bytes()), Ok(trf));
    }
}
