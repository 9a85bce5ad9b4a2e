//! Fairness of the lots: over many seeds everybody reaches every place equally often.

use tournament::{Chance, Entry, LotsOptions, draw_lots};

use crate::play::seed;

const SEEDS: u64 = 20_000;

/// How far counts of equally likely things are from equal: the chi-square statistic in
/// thousandths, so that no fraction is needed.
fn chi_square(counts: &[Vec<u64>]) -> u64 {
    let mut sum = 0;
    for row in counts {
        let total: u64 = row.iter().sum();
        let cells = row.len() as u64;
        for &count in row {
            let off = (count * cells).abs_diff(total);
            sum += off * off * 1000 / (total * cells);
        }
    }
    sum
}

/// A value that fair lots hardly ever exceed: the mean of the statistic plus four times its
/// spread, in thousandths.
///
/// Rows and columns both have fixed sums, so of n² cells (n-1)² are free, and the statistic is
/// n/(n-1) times a chi-square of that many: its mean is n (n-1) and its spread √2 n.
fn limit(n: u64) -> u64 {
    n * (n - 1) * 1000 + 5657 * n
}

/// How often each entry reached each place that is not a bye.
fn counts(entries: &[Entry], options: &LotsOptions) -> Vec<Vec<u64>> {
    let n = entries.len();
    let mut counts = vec![vec![0; n]; n];
    for number in 0..SEEDS {
        let lots = draw_lots(entries, options, &seed(number)).unwrap();
        let held = lots.drawn.iter().filter_map(|holder| holder.entry());
        for (place, entry) in held.enumerate() {
            counts[entry.0 as usize - 1][place] += 1;
        }
    }
    counts
}

fn check(entries: &[Entry], options: &LotsOptions) {
    let statistic = chi_square(&counts(entries, options));
    let limit = limit(entries.len() as u64);
    assert!(statistic < limit, "{statistic} is not below {limit}");
}

fn entries(count: u32) -> Vec<Entry> {
    (1..=count)
        .map(|id| Entry::new(id, format!("E{id}")))
        .collect()
}

fn in_clubs(sizes: &[u32]) -> Vec<Entry> {
    let clubs = sizes
        .iter()
        .zip(1..)
        .flat_map(|(&size, club)| vec![club; size as usize]);
    clubs
        .zip(1..)
        .map(|(club, id)| Entry::new(id, format!("E{id}")).of_club(club))
        .collect()
}

#[test]
fn pure_lots_are_fair() {
    let options = LotsOptions::default();
    check(&entries(8), &options);
    check(&entries(5), &options);
    check(&entries(13), &options);
}

#[test]
fn keeping_clubmates_apart_favours_nobody() {
    let options = LotsOptions {
        separate_clubs: true,
        ..Default::default()
    };
    check(&in_clubs(&[2, 2, 2, 2]), &options);
    check(&in_clubs(&[3, 3, 1, 1]), &options);
    check(&in_clubs(&[5, 3]), &options);
}

#[test]
fn the_test_catches_the_usual_biased_shuffle() {
    let n = 8;
    let mut counts = vec![vec![0; n]; n];
    for number in 0..SEEDS {
        let mut chance = Chance::new("biased", &seed(number), "");
        let mut list: Vec<usize> = (0..n).collect();
        // Every position changes with any position, not only with those up to it.
        for position in 0..n {
            list.swap(position, chance.below(n));
        }
        for (place, entry) in list.into_iter().enumerate() {
            counts[entry][place] += 1;
        }
    }
    let statistic = chi_square(&counts);
    assert!(
        statistic > 2 * limit(n as u64),
        "{statistic} would pass for fair"
    );
}

#[test]
fn the_test_catches_a_place_that_is_a_little_likelier() {
    let n = 8;
    let mut counts = vec![vec![0; n]; n];
    for number in 0..SEEDS {
        let mut chance = Chance::new("likelier", &seed(number), "");
        let mut list: Vec<usize> = (0..n).collect();
        chance.shuffle(&mut list);
        // Once in twenty times the first entry is put on the first place.
        if chance.below(20) == 0 {
            let position = list.iter().position(|&entry| entry == 0).unwrap();
            list.swap(0, position);
        }
        for (place, entry) in list.into_iter().enumerate() {
            counts[entry][place] += 1;
        }
    }
    assert!(chi_square(&counts) > limit(n as u64));
}
