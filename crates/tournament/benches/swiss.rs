//! What the pairing of one Swiss round costs, from 16 entries to 1,024.

use std::hint::black_box;
use std::time::{Duration, Instant};

use tournament::pair_swiss;

#[path = "../tests/it/swiss/course.rs"]
mod course;

fn main() {
    // Under `cargo test` benchmarks are only tried out.
    let measured = std::env::args().any(|argument| argument == "--bench");
    let sizes: &[(u32, u32)] = if measured {
        &[(16, 7), (64, 9), (256, 11), (1024, 13)]
    } else {
        &[(16, 5)]
    };
    println!(
        "{:>8} {:>8} {:>10} {:>10} {:>10}",
        "entries", "rounds", "first", "median", "slowest"
    );
    for &(entries, rounds) in sizes {
        row(entries, rounds);
    }
}

fn row(count: u32, rounds: u32) {
    let mut times: Vec<Duration> = Vec::new();
    course::play(count, rounds, 1, course::Trouble::NONE, |round, trf, _| {
        let (event, entries) = (trf.swiss_event(round), trf.swiss_entries(round));
        let start = Instant::now();
        black_box(pair_swiss(&event, &entries)).expect("it has just been paired");
        times.push(start.elapsed());
    });
    let first = times[0];
    times.sort_unstable();
    let (median, slowest) = (times[times.len() / 2], times[times.len() - 1]);
    println!("{count:>8} {rounds:>8} {first:>10.1?} {median:>10.1?} {slowest:>10.1?}");
}
