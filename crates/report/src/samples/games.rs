//! Games written down: an opening and an ending with kings.

use crate::data::{Colour, Competitor, Diagram, GameRecord, Piece, RoundHead};

use super::said::Said;

const MOVES: [&str; 27] = [
    "22-18", "10-14", "21-17", "5-10", "25-21", "12-16", "23-20", "16x23", "28x19", "14x23",
    "27x20", "10-14", "17-13", "9x18", "21x14x5", "1x10", "32-28", "8-12", "29-25", "10-14",
    "26-22", "14-19", "22x15", "11x27", "31x22", "7-11", "20-16",
];

/// `count` records of games between `people`.
pub(super) fn games(said: Said, people: &[Competitor], count: usize) -> Vec<GameRecord> {
    let ended = |index: usize| match index % 2 {
        0 => ("outcome-white-wins", "reason-resigned", Vec::new()),
        _ => ("outcome-drawn", "reason-count", counts(said)),
    };
    people
        .chunks_exact(2)
        .take(count)
        .enumerate()
        .map(|(index, pair)| (index, pair, ended(index)))
        .map(|(index, pair, (result, reason, counts))| GameRecord {
            round: Some(RoundHead { number: 1, of: 5 }),
            part: None,
            table: Some(index as u32 + 1),
            white: pair[0].clone(),
            black: pair[1].clone(),
            result: Some(said.text(result)),
            reason: Some(said.text(reason)),
            counts,
            moves: MOVES[..MOVES.len() - index % 4]
                .iter()
                .map(|one| (*one).to_owned())
                .collect(),
            // Most games end with the last position alone; one has a turning point as well.
            diagrams: diagrams(said).split_off(usize::from(index != 1)),
        })
        .collect()
}

/// A count that Black asked for and that ran to its end.
fn counts(said: Said) -> Vec<String> {
    let stands = said.with(
        "board-count-stands",
        &[("done", 40.into()), ("needed", 40.into())],
    );
    vec![
        said.with("paper-count-asked-black", &[("move", "11. 26-22".into())]),
        said.with(
            "paper-count-stood",
            &[
                ("count", said.text("board-count-moves").into()),
                ("article", "10.4".into()),
                (
                    "stands",
                    format!("{stands} {}", said.text("board-count-of-white")).into(),
                ),
            ],
        ),
        said.text("board-count-reached"),
    ]
}

fn diagrams(said: Said) -> Vec<Diagram> {
    let men = |squares: &[u8], colour| {
        squares
            .iter()
            .map(|square| Piece {
                square: *square,
                colour,
                king: false,
            })
            .collect::<Vec<_>>()
    };
    let king = |square, colour| Piece {
        square,
        colour,
        king: true,
    };
    let mut opening = men(&[1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 14], Colour::Black);
    opening.extend(men(
        &[17, 18, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32],
        Colour::White,
    ));
    let mut ending = vec![
        king(10, Colour::Black),
        king(28, Colour::White),
        king(19, Colour::White),
    ];
    ending.extend(men(&[12], Colour::Black));
    ending.extend(men(&[16, 25], Colour::White));
    vec![
        Diagram {
            caption: "2. 21-17 5-10".to_owned(),
            pieces: opening,
        },
        Diagram {
            caption: said.text("paper-final-position"),
            pieces: ending,
        },
    ]
}
