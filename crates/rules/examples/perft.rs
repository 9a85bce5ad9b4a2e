//! Counts positions to a depth: `perft -- RULESET DEPTH [FEN] [--unique]`.
//!
//! Prints the count under each move of the position, the total, and the speed. Captures that
//! differ only in the order of their jumps count as different moves, as in the published tables;
//! with `--unique` they count once.

use std::{env, error::Error, process::ExitCode, time::Instant};

use rules::{Counting, Position, RuleSetId};

fn main() -> ExitCode {
    let (flags, arguments): (Vec<String>, Vec<String>) = env::args()
        .skip(1)
        .partition(|argument| argument.starts_with("--"));
    match count(&arguments, &flags) {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("{problem}\nusage: perft RULESET DEPTH [FEN] [--unique]");
            ExitCode::FAILURE
        }
    }
}

fn count(arguments: &[String], flags: &[String]) -> Result<(), Box<dyn Error>> {
    let [rules, depth, fen @ ..] = arguments else {
        return Err("a rule set and a depth are needed".into());
    };
    let rules: RuleSetId = rules.parse()?;
    let depth: u32 = depth.parse()?;
    let counting = match flags {
        [] => Counting::Paths,
        [flag] if flag == "--paths" => Counting::Paths,
        [flag] if flag == "--unique" => Counting::Unique,
        _ => return Err(format!("unknown: {}", flags.join(" ")).into()),
    };
    let position = match fen {
        [] => Position::initial(rules),
        [fen, ..] => Position::from_fen(rules, fen)?,
    };
    let Some(below) = depth.checked_sub(1) else {
        println!("total 1");
        return Ok(());
    };
    let moves = match counting {
        Counting::Paths => position.legal_moves(),
        Counting::Unique => position.distinct_moves(),
    };
    let start = Instant::now();
    let mut total = 0;
    for legal in moves {
        let next = position.play(&legal)?;
        let positions = next.perft(below, counting);
        println!("{legal} {positions}");
        total += positions;
    }
    let seconds = start.elapsed().as_secs_f64();
    println!("total {total}");
    println!("{:.1} million a second", total as f64 / seconds / 1e6);
    Ok(())
}
