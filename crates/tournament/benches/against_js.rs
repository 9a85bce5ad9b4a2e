//! Creating a chart and recording results, beside a well-known JavaScript library.
//!
//! `brackets-manager` with its in-memory storage runs under Node in the same run, with the same
//! number of entries, a play-off for third place, and every match played. Where Node or the
//! packages are missing, only this crate is measured. Then the cost is shown up to 65,536 entries.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use rules::{Outcome, Reason};
use tournament::{
    Chain, Change, Entry, Facts, GameFact, GameKey, LotsOptions, MatchState, Section, SectionKind,
    SectionSetup, Seed, State, StepKind, draw_lots,
};

/// How many times faster this crate sets out to be.
const TARGET: f64 = 100.0;
const ENTRIES: u32 = 1024;

fn main() {
    // Under `cargo test` benchmarks are only tried out.
    if !std::env::args().any(|argument| argument == "--bench") {
        let ours = measure(16, 1);
        assert!(ours.create > Duration::ZERO);
        return;
    }
    let ours = measure(ENTRIES, 31);
    match measure_js(ENTRIES, 7) {
        Ok(theirs) => compare(&ours, &theirs),
        Err(missing) => {
            println!("brackets-manager is not measured: {missing}");
            println!("create {ENTRIES} entries  {:>10.1?}", ours.create);
            println!("record one result    {:>10.1?}", ours.record);
        }
    }
    println!("derive all of it again {:.1?}", ours.derive);

    println!("\n entries      create  per entry    a result  derive all");
    for size in (10..=16).map(|power| 1 << power) {
        let costs = measure(size, 7);
        println!(
            "{size:>8}  {:>10.1?} {:>10.0?}  {:>10.1?}  {:>10.1?}",
            costs.create,
            costs.create / size,
            costs.record,
            costs.derive,
        );
    }
}

/// What was measured of one implementation.
struct Costs {
    /// Lots, chart and first state.
    create: Duration,
    /// One result and the state after it, on average over a whole tournament.
    record: Duration,
    /// The final state derived from all facts at once.
    derive: Duration,
}

fn measure(entries: u32, runs: u32) -> Costs {
    let list: Vec<Entry> = (1..=entries)
        .map(|number| Entry::new(number, format!("Entry {number}")))
        .collect();
    let chain = Chain::of(&[StepKind::Single]).expect("a game, then lots");

    let mut created = Vec::new();
    let mut state = None;
    for run in 0..runs {
        let start = Instant::now();
        let new = create(&list, &chain, u64::from(run));
        created.push(start.elapsed());
        state = Some(new);
    }
    let mut state = state.expect("at least one run");

    let ids: Vec<_> = state.section().bracket().matches().collect();
    let count = ids.len() as u32;
    let start = Instant::now();
    for match_id in ids {
        let Some(MatchState::ToPlay {
            game, white, black, ..
        }) = state.match_state(match_id)
        else {
            panic!("{match_id} comes after the matches that feed it");
        };
        let fact = GameFact {
            white,
            black,
            outcome: Outcome::WhiteWins,
            reason: Some(Reason::Resigned),
        };
        let key = GameKey { match_id, game };
        let applied = state
            .apply(&Change::Record { key, fact })
            .expect("a game to be played");
        assert!(!applied.changed.is_empty());
    }
    let record = start.elapsed() / count;
    assert!(state.champion().is_some());

    let start = Instant::now();
    let again = state.section().derive(state.facts());
    let derive = start.elapsed();
    assert!(again == state);
    Costs {
        create: median(created),
        record,
        derive,
    }
}

fn create(list: &[Entry], chain: &Chain, seed: u64) -> State {
    let lots = draw_lots(list, &LotsOptions::default(), &Seed::from_number(seed));
    let setup = SectionSetup {
        chain: chain.clone(),
        ..SectionSetup::new(
            SectionKind::Open,
            list.to_vec(),
            lots.expect("enough entries"),
        )
    };
    Section::new(setup)
        .expect("lots of this list")
        .derive(&Facts::default())
}

fn median(mut times: Vec<Duration>) -> Duration {
    times.sort_unstable();
    times[times.len() / 2]
}

fn compare(ours: &Costs, theirs: &Theirs) {
    println!("{ENTRIES} entries              ours  brackets-manager   ratio");
    let line = |what: &str, ours: Duration, theirs: Duration| {
        let ratio = theirs.as_secs_f64() / ours.as_secs_f64();
        let verdict = if ratio >= TARGET {
            ""
        } else {
            "  below the target of 100"
        };
        println!("{what:<20} {ours:>10.1?}  {theirs:>16.1?}  {ratio:>6.0}{verdict}");
    };
    line("create", ours.create, theirs.create);
    line("record one result", ours.record, theirs.record);
}

/// What Node reported.
struct Theirs {
    create: Duration,
    record: Duration,
}

/// Installs the packages of `benches/js` under the target directory and measures them there.
fn measure_js(entries: u32, runs: u32) -> Result<Theirs, String> {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("benches/js");
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("against_js");
    fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
    for name in ["package.json", "package-lock.json", "measure.mjs"] {
        fs::copy(source.join(name), folder.join(name)).map_err(|error| error.to_string())?;
    }
    run(Command::new("node").arg("--version"), &folder)?;
    run(
        Command::new("npm").args(["ci", "--no-audit", "--no-fund"]),
        &folder,
    )?;
    let printed = run(
        Command::new("node")
            .arg("measure.mjs")
            .args([entries.to_string(), runs.to_string()]),
        &folder,
    )?;
    let micros: Vec<f64> = printed
        .split_whitespace()
        .filter_map(|number| number.parse().ok())
        .collect();
    let [create, record] = micros[..] else {
        return Err(format!("measure.mjs printed {printed:?}"));
    };
    let duration = |micros: f64| Duration::from_secs_f64(micros / 1e6);
    Ok(Theirs {
        create: duration(create),
        record: duration(record),
    })
}

fn run(command: &mut Command, folder: &Path) -> Result<String, String> {
    let program = command.get_program().to_string_lossy().into_owned();
    let output = command
        .current_dir(folder)
        .output()
        .map_err(|error| format!("{program}: {error}"))?;
    if output.status.success() {
        Ok(String::from_utf8_lossy(&output.stdout).into_owned())
    } else {
        Err(format!(
            "{program}: {}",
            String::from_utf8_lossy(&output.stderr).trim()
        ))
    }
}
