//! Pulling the plug on the whole program: a child records results through the door as fast as it can
//! and says each one that was acknowledged; it is killed at random moments, and every one of them
//! must be there when the data is opened again.
//!
//! The program starts itself as the child, hence its own `main`.

use std::collections::BTreeSet;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::json;
use tests::Hall;

const HALLS: usize = 4;
const KILLS: usize = 10;
const ENTRIES: usize = 128;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    if let [role, folder] = args.as_slice()
        && role == "child-record"
    {
        return record(Path::new(folder));
    }
    let name = "killed_while_recording_keeps_every_acknowledged_result";
    if args
        .iter()
        .find(|arg| !arg.starts_with('-'))
        .is_none_or(|part| name.contains(part.as_str()))
    {
        let begun = Instant::now();
        let (kills, kept) = killed_while_recording();
        println!(
            "test {name} ... ok ({kills} kills, {kept} results, {:.1} s)",
            begun.elapsed().as_secs_f64()
        );
    }
}

/// The child: one result after another, until it dies or the section is played.
fn record(folder: &Path) {
    let hall = Hall::again(folder);
    let mut out = std::io::stdout().lock();
    loop {
        let open = hall.to_play();
        if open.is_empty() {
            return;
        }
        for (key, game) in open {
            hall.desk.ask("record_result", hall.result(&key, &game));
            writeln!(out, "{key}")
                .and_then(|()| out.flush())
                .expect("a word to the parent");
        }
    }
}

fn killed_while_recording() -> (usize, usize) {
    let mut chance = Chance(0x0da3_ba11);
    let mut in_all = 0;
    for number in 0..HALLS {
        let folder = tempfile::tempdir().expect("a folder");
        drop(Hall::new(folder.path(), ENTRIES));
        let mut acknowledged = BTreeSet::new();
        for kill in 0..KILLS {
            acknowledged.extend(kill_after(folder.path(), chance.below(30)));
            let found = recorded(folder.path());
            let lost: Vec<_> = acknowledged.difference(&found).collect();
            assert!(lost.is_empty(), "hall {number}, kill {kill}: lost {lost:?}");
            // What was being written when the plug was pulled may be there or not; nothing else may.
            assert!(
                found.len() <= acknowledged.len() + kill + 1,
                "hall {number}, kill {kill}: {} found",
                found.len()
            );
        }
        in_all += acknowledged.len();
    }
    assert!(
        in_all > HALLS * KILLS,
        "only {in_all} results: the kills came too early"
    );
    (HALLS * KILLS, in_all)
}

/// Starts a child, kills it some milliseconds after its first word, and hands back what it said.
fn kill_after(folder: &Path, millis: u64) -> Vec<String> {
    let mut child = Command::new(std::env::current_exe().expect("this program"))
        .args(["child-record".as_ref(), folder.as_os_str()])
        .stdout(Stdio::piped())
        .spawn()
        .expect("a child");
    let mut voice = BufReader::new(child.stdout.take().expect("its voice"));
    let mut said = String::new();
    voice.read_line(&mut said).expect("a first word");
    std::thread::sleep(Duration::from_millis(millis));
    child.kill().expect("a kill");
    child.wait().expect("an end");
    voice.read_to_string(&mut said).expect("last words");
    // A last line without its end was not yet said.
    said.split_inclusive('\n')
        .filter_map(|line| line.strip_suffix('\n'))
        .map(str::to_owned)
        .collect()
}

/// The matches that have a result, after opening the data, which checks it; the last one can be
/// taken back and repeated.
fn recorded(folder: &Path) -> BTreeSet<String> {
    let hall = Hall::again(folder);
    let found = with_games(&hall);
    if !found.is_empty() {
        hall.desk.ask("undo", json!(null));
        assert_eq!(with_games(&hall).len(), found.len() - 1);
        hall.desk.ask("redo", json!(null));
        assert_eq!(with_games(&hall), found);
    }
    found
}

fn with_games(hall: &Hall) -> BTreeSet<String> {
    let chart = hall.desk.ask("chart", json!({ "section": hall.section }));
    let rounds = chart["rounds"].as_array().expect("rounds");
    let cards = rounds
        .iter()
        .flat_map(|round| round["matches"].as_array().expect("matches"));
    let played = cards.filter(|card| {
        card["games"]
            .as_array()
            .is_some_and(|games| !games.is_empty())
    });
    played
        .map(|card| card["match"].as_str().expect("a key").to_owned())
        .collect()
}

/// A small generator: which moments are tried must not change from run to run.
struct Chance(u64);

impl Chance {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % limit
    }
}
