//! The Dutch system from the command line, to hold it against other programs.
//!
//! ```text
//! cargo run --release -p tournament --example swiss -- check FILE.trf…
//! cargo run --release -p tournament --example swiss -- pair FILE.trf [ROUND]
//! cargo run --release -p tournament --example swiss -- generate ENTRIES ROUNDS NUMBER
//! ```
//!
//! `pair` prints a round of a file, the next one unless it is named, with the reasons. `generate`
//! prints a made-up event in which much goes wrong, for other programs to check. `check` pairs every round of each file again from the rounds before it and compares pairs and
//! colours. It prints a line for each file and at the end how many rounds differ.

use std::collections::BTreeSet;
use std::process::ExitCode;

use rules::Side;
use tournament::{EntryId, RoundRecord, Trf, pair_swiss, read_trf, write_trf};

#[path = "../tests/it/swiss/course.rs"]
mod course;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.split_first() {
        Some((command, files)) if command == "check" && !files.is_empty() => check(files),
        Some((command, [file])) if command == "pair" => pair(file, None),
        Some((command, [file, round])) if command == "pair" => pair(file, round.parse().ok()),
        Some((command, numbers)) if command == "generate" && numbers.len() == 3 => {
            generate(numbers)
        }
        _ => {
            eprintln!(
                "usage: swiss check FILE.trf… | pair FILE.trf [ROUND] | generate ENTRIES ROUNDS \
                 NUMBER"
            );
            ExitCode::from(2)
        }
    }
}

fn check(files: &[String]) -> ExitCode {
    let (mut rounds, mut differing, mut unread) = (0, 0, 0);
    for file in files {
        let trf = match read(file) {
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

fn pair(file: &str, round: Option<usize>) -> ExitCode {
    let pairing = read(file).and_then(|trf| {
        let round = round.map_or(trf.played_rounds(), |round| round.saturating_sub(1));
        let pairing = pair_swiss(&trf.swiss_event(round), &trf.swiss_entries(round));
        pairing.map_err(|error| error.to_string())
    });
    match pairing {
        Ok(pairing) => {
            for pair in pairing.pairs {
                println!(
                    "{} - {}  {:?} {:?}",
                    pair.white, pair.black, pair.colours, pair.notes
                );
            }
            if let Some(entry) = pairing.bye {
                println!("{entry} - bye");
            }
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{file}: {error}");
            ExitCode::FAILURE
        }
    }
}

fn generate(numbers: &[String]) -> ExitCode {
    let numbers: Vec<u32> = numbers
        .iter()
        .filter_map(|number| number.parse().ok())
        .collect();
    let &[entries, rounds, number] = numbers.as_slice() else {
        eprintln!("three numbers are needed");
        return ExitCode::from(2);
    };
    let number = u64::from(number);
    let quiet = number.is_multiple_of(3);
    let trouble = if quiet {
        course::Trouble::NONE
    } else {
        course::Trouble::MUCH
    };
    let trf = course::play(entries, rounds, number, trouble, |_, _, _| {});
    print!("{}", write_trf(&trf));
    ExitCode::SUCCESS
}

fn read(file: &str) -> Result<Trf, String> {
    let bytes = std::fs::read(file).map_err(|error| error.to_string())?;
    read_trf(&bytes).map_err(|error| error.to_string())
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
