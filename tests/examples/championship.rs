//! A whole championship with no window; everything it makes is left in the folder given.
//!
//! `cargo run -p tests --example championship -- target/demo`, or `cargo xtask demo`.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use tests::{Championship, Desk};

/// What this program makes in its folder, and clears when it starts.
const LEFT: [&str; 3] = ["data", "files", "papers"];

fn main() -> ExitCode {
    let Some(folder) = std::env::args_os().nth(1).map(PathBuf::from) else {
        eprintln!("Which folder? For example: target/demo");
        return ExitCode::FAILURE;
    };
    if let Err(problem) = clear(&folder) {
        eprintln!("{}: {problem}", folder.display());
        return ExitCode::FAILURE;
    }
    play(&folder);
    ExitCode::SUCCESS
}

/// Only what an earlier run left: the folder may hold other things.
fn clear(folder: &Path) -> std::io::Result<()> {
    for name in LEFT {
        let old = folder.join(name);
        if old.exists() {
            std::fs::remove_dir_all(old)?;
        }
    }
    std::fs::create_dir_all(folder)
}

fn play(folder: &Path) {
    let [data, files, papers] = LEFT.map(|name| folder.join(name));
    let desk = Desk::open(&data, "2006-03-10 18:00");
    let mut day = Championship::announced(desk, |what| println!("{what}"));
    day.receive_forms();
    day.check_in();
    day.draw_lots();
    day.first_round();
    day.second_round();
    day.quarter_finals();
    day.last_rounds();
    day.close_sections();
    day.hand_out_prizes();
    println!();
    for section in day.sections() {
        println!("{}", day.standings(section));
    }
    day.leave_files(&files);
    day.leave_papers(&papers);
    day.archive();
}
