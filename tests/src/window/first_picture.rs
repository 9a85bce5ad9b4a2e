//! How long a program takes until its window is there to be used, and how much memory that needs.
//!
//! Measured from outside, the same for any program: the picture of a display of its own is watched
//! until it no longer changes.

use std::path::Path;
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use tempfile::TempDir;

use super::by_itself::by_itself;
use super::display::Display;
use super::group::{Group, alive};

/// A picture that stays the same for this long is the one to be used.
const AT_REST: Duration = Duration::from_millis(1_500);

/// What a program's start costs.
#[derive(Debug, Clone, Copy)]
pub struct FirstPicture {
    /// From the start of the program to the last change of the picture.
    pub time: Duration,
    /// Memory of all its processes, in KiB; what they share is counted once.
    pub memory: u64,
}

/// Starts the program with its data in `data`, waits for its picture to come to rest, and ends it.
///
/// # Panics
/// The program shows nothing within a minute.
pub fn first_picture(program: &Path, data: &Path) -> FirstPicture {
    let home = TempDir::with_prefix("tabellone-start-").expect("a temporary folder");
    let display = Display::start_in_file(1280, 800, home.path());
    let picture = home.path().join("Xvfb_screen0");
    let see = || std::fs::read(&picture).expect("the picture of the display");
    let mut last = see();
    let started = Instant::now();
    let mut group = Group::start(&program.to_string_lossy(), |command: &mut Command| {
        command.env("TABELLONE_DATA", data);
        command.stdout(Stdio::null()).stderr(Stdio::null());
        by_itself(command, &display, home.path());
    });
    let mut changed = None;
    while changed.is_none_or(|at: Instant| at.elapsed() < AT_REST) {
        assert!(
            changed.is_some() || started.elapsed() < Duration::from_secs(60),
            "{} shows nothing",
            program.display()
        );
        let now = see();
        if is_another(&last, &now) {
            (last, changed) = (now, Some(Instant::now()));
        }
        sleep(Duration::from_millis(5));
    }
    let time = changed.expect("a picture").duration_since(started);
    let memory = alive(group.child().id()).into_iter().map(memory_of).sum();
    FirstPicture { time, memory }
}

/// A blinking cursor is not another picture: that takes more than one byte in a thousand.
fn is_another(before: &[u8], after: &[u8]) -> bool {
    let differences = before.iter().zip(after).filter(|(a, b)| a != b).count();
    differences * 1_000 > after.len()
}

/// The share of memory that is this process's own, in KiB.
fn memory_of(id: u32) -> u64 {
    std::fs::read_to_string(format!("/proc/{id}/smaps_rollup"))
        .unwrap_or_default()
        .lines()
        .find_map(|line| {
            line.strip_prefix("Pss:")?
                .trim()
                .strip_suffix(" kB")?
                .trim()
                .parse()
                .ok()
        })
        .unwrap_or(0)
}
