//! Legal moves of each position: `legal -- RULESET`, one FEN per line on standard input.
//!
//! Prints one JSON object per line. A line that is no position gives `{"error": …}`, and the rest
//! goes on.

use std::{
    env,
    io::{self, BufRead, BufWriter, Write},
    process::ExitCode,
};

use rules::{Position, RuleSetId};
use serde::Serialize;

#[derive(Serialize)]
#[serde(untagged)]
enum Answer<'a> {
    Position { fen: &'a str, moves: Vec<LegalMove> },
    Error { error: String, fen: &'a str },
}

#[derive(Serialize)]
struct LegalMove {
    r#move: String,
    captured: Vec<u8>,
    then: String,
}

fn main() -> ExitCode {
    let rules = match env::args().nth(1).unwrap_or_default().parse::<RuleSetId>() {
        Ok(rules) => rules,
        Err(error) => {
            eprintln!("{error}\nusage: legal RULESET < FENS");
            return ExitCode::FAILURE;
        }
    };
    match answer_all(rules) {
        // A reader that has seen enough is no failure.
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
        _ => ExitCode::SUCCESS,
    }
}

fn answer_all(rules: RuleSetId) -> io::Result<()> {
    let mut out = BufWriter::new(io::stdout().lock());
    for line in io::stdin().lock().split(b'\n') {
        let line = line?;
        let line = String::from_utf8_lossy(&line);
        serde_json::to_writer(&mut out, &answer(rules, line.trim()))?;
        out.write_all(b"\n")?;
    }
    out.flush()
}

fn answer(rules: RuleSetId, fen: &str) -> Answer<'_> {
    let position = match Position::from_fen(rules, fen) {
        Ok(position) => position,
        Err(error) => {
            let error = error.to_string();
            return Answer::Error { error, fen };
        }
    };
    let moves = position
        .legal_moves()
        .iter()
        .filter_map(|legal| {
            let then = position.play(legal).ok()?.fen();
            Some(LegalMove {
                r#move: legal.to_string(),
                captured: legal
                    .captured()
                    .iter()
                    .map(|square| square.number())
                    .collect(),
                then,
            })
        })
        .collect();
    Answer::Position { fen, moves }
}
