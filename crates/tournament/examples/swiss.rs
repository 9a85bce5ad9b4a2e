//! The Dutch system from the command line, to hold it against other programs.
//!
//! ```text
//! cargo run --release -p tournament --example swiss -- check FILE.trf…
//! ```
//!
//! `check` pairs every round of each file again from the rounds before it and compares pairs and
//! colours. It prints a line for each file and at the end how many rounds differ.

use std::collections::BTreeSet;
use std::process::ExitCode;

use rules::Side;
use tournament::{EntryId, RoundRecord, Trf, pair_swiss, read_trf};

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.split_first() {
        Some((command, files)) if command == "check" && !files.is_empty() => check(files),
        _ => {
            eprintln!("usage: swiss check FILE.trf…");
            ExitCode::from(2)
        }
    }
}

fn check(files: &[String]) -> ExitCode {
    let (mut rounds, mut differing, mut unread) = (0, 0, 0);
    for file in files {
        let trf = match std::fs::read(file)
            .map_err(|error| error.to_string())
            .and_then(|bytes| read_trf(&bytes).map_err(|error| error.to_string()))
        {
            Ok(trf) => trf,
            Err(error) => {
                println!("{file}: {error}");
                unread += 1;
                continue;
            }
        };
        let played = trf.played_rounds();
        let wrong: Vec<String> = (0..played)
            .filter(|&round| !round_agrees(&trf, round))
            .map(|round| (round + 1).to_string())
            .collect();
        rounds += played;
        differing += wrong.len();
        if wrong.is_empty() {
            println!("{file}: {played} rounds agree");
        } else {
            println!("{file}: of {played} rounds differ {}", wrong.join(", "));
        }
    }
    println!("{rounds} rounds, {differing} differ");
    if unread > 0 {
        println!("{unread} files could not be read");
    }
    ExitCode::from(u8::from(differing + unread > 0))
}

/// Who meets whom, White first; who rests meets nobody.
type Pairs = BTreeSet<(EntryId, Option<EntryId>)>;

fn round_agrees(trf: &Trf, round: usize) -> bool {
    let Ok(pairing) = pair_swiss(&trf.swiss_event(round), &trf.swiss_entries(round)) else {
        return false;
    };
    let mut ours: Pairs = (pairing.pairs.iter())
        .map(|pair| (pair.white, Some(pair.black)))
        .collect();
    ours.extend(pairing.bye.map(|entry| (entry, None)));
    let mut theirs = Pairs::new();
    for player in &trf.players {
        let Some(cell) = player.rounds.get(round) else {
            continue;
        };
        let (opponent, side) = match cell.record {
            RoundRecord::Game { opponent, side, .. } => (opponent, Some(side)),
            RoundRecord::Forfeit { opponent, side, .. } => (opponent, side),
            RoundRecord::Bye { .. } if cell.record.was_paired() => {
                theirs.insert((player.number, None));
                continue;
            }
            RoundRecord::Bye { .. } => continue,
        };
        let pair = (player.number, Some(opponent));
        // A forfeit may come without colours: then ours are as good as any.
        if side == Some(Side::White) || side.is_none() && ours.contains(&pair) {
            theirs.insert(pair);
        }
    }
    ours == theirs
}
