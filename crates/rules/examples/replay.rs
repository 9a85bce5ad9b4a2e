//! Replays the games of a PDN file: a line per game and a summary.
//!
//! `cargo run --release -p rules --example replay -- RULESET FILE.pdn`

use std::process::ExitCode;
use std::time::{Duration, Instant};

use rules::{PdnReading, RuleSetId, read_pdn};

fn main() -> ExitCode {
    match run(&std::env::args().skip(1).collect::<Vec<_>>()) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(problem) => {
            eprintln!("{problem}");
            ExitCode::from(2)
        }
    }
}

/// Replays the file; says whether every game holds.
fn run(arguments: &[String]) -> Result<bool, String> {
    let [rule_set, path] = arguments else {
        return Err("usage: replay RULESET FILE.pdn".to_owned());
    };
    let rule_set: RuleSetId = rule_set.parse().map_err(|error| format!("{error}"))?;
    let bytes = std::fs::read(path).map_err(|error| format!("{path}: {error}"))?;
    let started = Instant::now();
    let readings = read_pdn(&bytes, rule_set);
    let elapsed = started.elapsed();
    for reading in &readings {
        println!("{}", line(reading));
    }
    Ok(summary(&readings, elapsed))
}

fn line(reading: &PdnReading) -> String {
    let name = |tag| reading.tags.get(tag).unwrap_or("?");
    let players = format!("{} - {}", name("White"), name("Black"));
    let outcome = match &reading.game {
        Ok(game) => {
            let result = game
                .outcome()
                .map_or_else(|| "no result".to_owned(), |o| format!("{o:?}"));
            format!("ok, {} plies, {result}", game.len())
        }
        Err(error) => format!("FAILED, {error}"),
    };
    let notes = match reading.notes.len() {
        0 => String::new(),
        n => format!(", {n} notes"),
    };
    format!("{:>4}. {players}: {outcome}{notes}", reading.number)
}

fn summary(readings: &[PdnReading], elapsed: Duration) -> bool {
    let games = readings
        .iter()
        .filter_map(|reading| reading.game.as_ref().ok());
    let (ok, plies) = games.fold((0, 0), |(ok, plies), game| (ok + 1, plies + game.len()));
    let failed = readings.len() - ok;
    println!(
        "{} games, {ok} ok, {failed} failed, {plies} plies, {:.1} ms",
        readings.len(),
        elapsed.as_secs_f64() * 1000.0
    );
    failed == 0
}
