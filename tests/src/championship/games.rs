//! Games written down: legal moves, asked of the board one after another.

use serde_json::{Value, json};

use super::words::list;
use crate::Desk;

/// So many plies of a game that is legal all through, always with the move in the middle of the list.
pub(super) fn written_game(desk: &Desk, plies: usize) -> String {
    let mut moves = String::new();
    for _ in 0..plies {
        let board = desk.ask(
            "board",
            json!({
                "ruleSet": "fssi-2006", "fen": null, "moves": moves, "upto": null, "attempt": null,
                "countsFrom": [], "claim": null,
            }),
        );
        let last: &Value = list(&board["positions"]).last().expect("a position");
        let legal: Vec<&str> = list(&last["legal"])
            .filter_map(|legal| legal["text"].as_str())
            .collect();
        let Some(next) = legal.get(legal.len() / 2) else {
            break;
        };
        moves = format!("{} {next}", board["text"].as_str().unwrap_or_default())
            .trim()
            .to_owned();
    }
    moves
}
