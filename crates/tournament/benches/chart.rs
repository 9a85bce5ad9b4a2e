//! What lots, charts, results, corrections and standings cost, from 64 entries to 65,536.

use std::hint::black_box;
use std::time::{Duration, Instant};

use rules::{Outcome, Reason};
use tournament::{
    Chain, Change, Entry, Facts, GameFact, GameKey, GameNo, LotsOptions, MatchId, MatchState,
    Section, SectionKind, SectionSetup, Seed, Seeding, State, StepKind, draw_lots,
};

fn main() {
    // Under `cargo test` benchmarks are only tried out.
    let measured = std::env::args().any(|argument| argument == "--bench");
    let powers = if measured { 6..=16 } else { 4..=4 };
    println!(
        "{:>8} {:>10} {:>10} {:>10} {:>10} {:>10} {:>10} {:>10}",
        "entries", "pure lots", "clubs", "8 seeds", "chart", "a result", "standings", "preview"
    );
    for entries in powers.map(|power| 1_u32 << power) {
        row(
            entries,
            if measured {
                (200_000 / entries).clamp(3, 200)
            } else {
                1
            },
        );
    }
}

fn row(count: u32, runs: u32) {
    let entries: Vec<Entry> = (1..=count)
        .map(|id| {
            Entry::new(id, format!("Entry {id}"))
                .of_club(id.div_ceil(6))
                .rated(id)
        })
        .collect();
    let lots = |seeding: Seeding, separate_clubs| {
        let options = LotsOptions {
            seeding,
            separate_clubs,
        };
        median(runs, |run| drop(black_box(draw(&entries, &options, run))))
    };
    let pure = lots(Seeding::Pure, false);
    let clubs = lots(Seeding::Pure, true);
    let seeds = lots(Seeding::Rating { seeds: 8 }, true);

    let options = LotsOptions {
        seeding: Seeding::Pure,
        separate_clubs: true,
    };
    let lots = draw(&entries, &options, 0);
    let setup = SectionSetup {
        chain: Chain::of(&[StepKind::Single]).expect("a game, then lots"),
        ..SectionSetup::new(SectionKind::Open, entries, lots)
    };
    let mut copies = vec![setup; runs as usize];
    let chart = median(runs, |_| {
        let section = Section::new(copies.pop().expect("one for each run")).expect("checked lots");
        drop(black_box(section.derive(&Facts::default())));
    });

    let mut state = unplayed(count);
    let last = record_all(&mut state);
    let standings = median(runs.min(20), |_| drop(black_box(state.standings())));
    let key = GameKey {
        match_id: MatchId::main(1, 1),
        game: GameNo(1),
    };
    let fact = GameFact {
        outcome: Outcome::BlackWins,
        ..state.facts().games[&key]
    };
    let preview = median(runs.min(20), |_| {
        let consequences = state
            .preview(&Change::Correct { key, fact })
            .expect("recorded");
        assert!(!consequences.cancelled.is_empty() || count == 2);
    });
    println!(
        "{count:>8} {pure:>10.1?} {clubs:>10.1?} {seeds:>10.1?} {chart:>10.1?} {last:>10.1?} \
         {standings:>10.1?} {preview:>10.1?}"
    );
}

fn draw(entries: &[Entry], options: &LotsOptions, run: u32) -> tournament::Lots {
    draw_lots(entries, options, &Seed::from_number(u64::from(run))).expect("enough entries")
}

/// A chart with nothing played yet.
fn unplayed(count: u32) -> State {
    let entries: Vec<Entry> = (1..=count)
        .map(|id| Entry::new(id, format!("E{id}")))
        .collect();
    let lots = draw(&entries, &LotsOptions::default(), 1);
    let setup = SectionSetup {
        chain: Chain::of(&[StepKind::Single]).expect("a game, then lots"),
        ..SectionSetup::new(SectionKind::Open, entries, lots)
    };
    Section::new(setup)
        .expect("checked lots")
        .derive(&Facts::default())
}

/// Records every match; gives the time of one result with the state after it: the median over
/// groups of matches, so that what else the machine does weighs little.
fn record_all(state: &mut State) -> Duration {
    let matches: Vec<MatchId> = state.section().bracket().matches().collect();
    let mut times = Vec::new();
    for group in matches.chunks(16) {
        let start = Instant::now();
        for &match_id in group {
            record(state, match_id);
        }
        times.push(start.elapsed() / group.len() as u32);
    }
    middle(times)
}

fn record(state: &mut State, match_id: MatchId) {
    let Some(MatchState::ToPlay {
        game, white, black, ..
    }) = state.match_state(match_id)
    else {
        panic!("{match_id} comes after the matches that feed it")
    };
    let fact = GameFact {
        white,
        black,
        outcome: Outcome::WhiteWins,
        reason: Some(Reason::Resigned),
    };
    let key = GameKey { match_id, game };
    black_box(state.apply(&Change::Record { key, fact })).expect("a game to be played");
}

fn median(runs: u32, mut work: impl FnMut(u32)) -> Duration {
    let times = (0..runs).map(|run| {
        let start = Instant::now();
        work(run);
        start.elapsed()
    });
    middle(times.collect())
}

fn middle(mut times: Vec<Duration>) -> Duration {
    times.sort_unstable();
    times[times.len() / 2]
}
