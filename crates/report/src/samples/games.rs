//! Games written down: an opening and an ending with kings.

use crate::data::{Colour, Competitor, Diagram, GameRecord, Piece, RoundHead};

const MOVES: [&str; 27] = [
    "22-18", "10-14", "21-17", "5-10", "25-21", "12-16", "23-20", "16x23", "28x19", "14x23",
    "27x20", "10-14", "17-13", "9x18", "21x14x5", "1x10", "32-28", "8-12", "29-25", "10-14",
    "26-22", "14-19", "22x15", "11x27", "31x22", "7-11", "20-16",
];

/// `count` records of games between `people`.
pub(super) fn games(people: &[Competitor], count: usize) -> Vec<GameRecord> {
    people
        .chunks_exact(2)
        .take(count)
        .enumerate()
        .map(|(index, pair)| GameRecord {
            round: Some(RoundHead { number: 1, of: 5 }),
            table: Some(index as u32 + 1),
            white: pair[0].clone(),
            black: pair[1].clone(),
            result: Some(if index % 2 == 0 { "2–0" } else { "1–1" }.to_owned()),
            reason: Some(
                if index % 2 == 0 {
                    "abbandono"
                } else {
                    "pari per conteggio"
                }
                .to_owned(),
            ),
            moves: MOVES[..MOVES.len() - index % 4]
                .iter()
                .map(|one| (*one).to_owned())
                .collect(),
            // Most games end with the last position alone; one has a turning point as well.
            diagrams: diagrams().split_off(usize::from(index != 1)),
        })
        .collect()
}

fn diagrams() -> Vec<Diagram> {
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
            caption: "Dopo 2. 21-17 5-10".to_owned(),
            pieces: opening,
        },
        Diagram {
            caption: "Posizione finale".to_owned(),
            pieces: ending,
        },
    ]
}
