//! The first of all best pairings of two halves, in the order of transpositions.

use super::matching::{Graph, Matching};
use super::weight::Weight;

/// Rows to be given columns: the best matchings are known by their tight edges, and of those the
/// one is wanted that gives the first row the earliest column, then the second row, and so on.
///
/// Vertices of the graph below `rows` are the rows, those above the columns, as many as rows.
pub(super) fn earliest<W: Weight>(graph: &Graph<W>, best: &Matching<W>, rows: usize) -> Vec<usize> {
    let words = rows.div_ceil(64);
    let mut by_row = vec![0_u64; rows * words];
    let mut by_column = vec![0_u64; rows * words];
    for row in 0..rows {
        for column in 0..rows {
            if best.is_tight(graph, row, rows + column) {
                by_row[row * words + column / 64] |= 1 << (column % 64);
                by_column[column * words + row / 64] |= 1 << (row % 64);
            }
        }
    }
    let mut column_of: Vec<usize> = (0..rows).map(|row| best.mate[row] - rows).collect();
    let mut row_of = vec![0; rows];
    for (row, &column) in column_of.iter().enumerate() {
        row_of[column] = row;
    }
    let mut open_rows = full(rows);
    let mut open_columns = full(rows);
    let mut detour = vec![0; rows];
    for row in 0..rows {
        clear(&mut open_rows, row);
        let held = column_of[row];
        let wishes = &by_row[row * words..(row + 1) * words];
        let first = bits(wishes, &open_columns).next();
        if first != Some(held) {
            let reached = rows_that_reach(held, &by_column, &open_rows, &column_of, &mut detour);
            let column = bits(wishes, &open_columns)
                .find(|&column| column == held || has(&reached, row_of[column]));
            if let Some(column) = column.filter(|&column| column != held) {
                let mut moved = row_of[column];
                column_of[row] = column;
                row_of[column] = row;
                loop {
                    let next = detour[moved];
                    let displaced = row_of[next];
                    column_of[moved] = next;
                    row_of[next] = moved;
                    if next == held {
                        break;
                    }
                    moved = displaced;
                }
            }
        }
        clear(&mut open_columns, column_of[row]);
    }
    column_of
}

/// The open rows that can change along tight edges until one takes the column that becomes free;
/// `detour` says which column each takes.
fn rows_that_reach(
    goal: usize,
    by_column: &[u64],
    open: &[u64],
    column_of: &[usize],
    detour: &mut [usize],
) -> Vec<u64> {
    let words = open.len();
    let mut reached = vec![0_u64; words];
    let mut columns = vec![goal];
    while let Some(column) = columns.pop() {
        for word in 0..words {
            let mut new = by_column[column * words + word] & open[word] & !reached[word];
            reached[word] |= new;
            while new != 0 {
                let row = word * 64 + new.trailing_zeros() as usize;
                new &= new - 1;
                detour[row] = column;
                columns.push(column_of[row]);
            }
        }
    }
    reached
}

fn full(size: usize) -> Vec<u64> {
    let mut set = vec![0; size.div_ceil(64)];
    for index in 0..size {
        set[index / 64] |= 1 << (index % 64);
    }
    set
}

fn clear(set: &mut [u64], index: usize) {
    set[index / 64] &= !(1 << (index % 64));
}

fn has(set: &[u64], index: usize) -> bool {
    set[index / 64] >> (index % 64) & 1 == 1
}

fn bits<'a>(one: &'a [u64], other: &'a [u64]) -> impl Iterator<Item = usize> + 'a {
    one.iter()
        .zip(other)
        .enumerate()
        .flat_map(|(word, (one, other))| {
            let mut left = one & other;
            std::iter::from_fn(move || {
                let bit = (left != 0).then(|| left.trailing_zeros() as usize)?;
                left &= left - 1;
                Some(word * 64 + bit)
            })
        })
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::swiss::matching::perfect_matching;

    fn permutations(size: usize) -> Vec<Vec<usize>> {
        if size == 0 {
            return vec![Vec::new()];
        }
        let mut all = Vec::new();
        for shorter in permutations(size - 1) {
            for place in 0..size {
                let mut longer = shorter.clone();
                longer.insert(place, size - 1);
                all.push(longer);
            }
        }
        all.sort();
        all
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(500))]

        #[test]
        fn equals_the_first_best_permutation(
            rows in 1_usize..6,
            cells in prop::collection::vec(prop::option::weighted(0.7, 0_i64..3), 25),
        ) {
            let mut graph = Graph::new(rows * 2, &0_i64);
            for row in 0..rows {
                for column in 0..rows {
                    if let Some(weight) = cells[row * 5 + column] {
                        graph.join(row, rows + column, &weight);
                    }
                }
            }
            let total = |columns: &[usize]| -> Option<i64> {
                let cell = |(row, &column): (usize, &usize)| cells[row * 5 + column];
                columns.iter().enumerate().map(cell).sum()
            };
            let all = permutations(rows);
            let most = all.iter().filter_map(|columns| total(columns)).max();
            let expected = all.iter().find(|columns| total(columns).is_some() && total(columns) == most);
            let found = perfect_matching(&graph, &0, 0).ok();
            let found = found.map(|best| earliest(&graph, &best, rows));
            prop_assert_eq!(found.as_ref(), expected);
        }
    }
}
