//! Numbers wide enough for twenty-one criteria at once.
//!
//! A pairing is better than another when it is better in the first criterion where they differ.
//! So the weight of a pair is a row of counts, the first criterion leftmost, and rows compare from
//! the left. Few counts fit in one machine word, many need several; the matching does not care,
//! for all it does is add, subtract, halve and compare.

use std::fmt::Debug;

/// Bits of a word that counts may fill. The rest is for the matching's own labels, which are sums
/// along paths, four times too large so that they can be halved.
const WORD: u32 = 48;
const DOUBLE: u32 = 112;

/// A row of counts that compares from the left.
pub(super) trait Weight: Clone + Ord + Debug {
    /// All counts zero.
    fn zero(words: usize) -> Self;
    /// Adds to the count at a place.
    fn put(&mut self, place: Place, value: i64);
    fn plus(&self, other: &Self) -> Self;
    fn minus(&self, other: &Self) -> Self;
    /// Half of an even number.
    fn half(&self) -> Self;
    fn quadruple(&self) -> Self;
    fn is_zero(&self) -> bool;
}

/// Where a count stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Place {
    word: usize,
    shift: u32,
}

/// The places of all counts, and how many words they take.
#[derive(Clone, Debug)]
pub(super) struct Layout {
    places: Vec<Place>,
    words: usize,
    bits: u32,
}

impl Layout {
    /// Finds places for counts of the given widths in bits, the most important first.
    pub(super) fn new(widths: &[u32]) -> Self {
        let bits = widths.iter().sum();
        let capacity = if bits <= DOUBLE { DOUBLE } else { WORD };
        let mut word_of = Vec::with_capacity(widths.len());
        let (mut word, mut used) = (0, 0);
        for &width in widths {
            if used + width > capacity {
                word += 1;
                used = 0;
            }
            used += width;
            word_of.push(word);
        }
        let mut places = vec![Place { word: 0, shift: 0 }; widths.len()];
        let (mut last, mut shift) = (usize::MAX, 0);
        for index in (0..widths.len()).rev() {
            if word_of[index] != last {
                last = word_of[index];
                shift = 0;
            }
            places[index] = Place { word: last, shift };
            shift += widths[index];
        }
        Self {
            places,
            words: word + 1,
            bits,
        }
    }

    pub(super) fn place(&self, count: usize) -> Place {
        self.places[count]
    }

    pub(super) fn zero<W: Weight>(&self) -> W {
        W::zero(self.words)
    }

    /// Does the work with the narrowest numbers that hold the layout.
    pub(super) fn dispatch<T: Work>(&self, work: T) -> T::Output {
        match self.words {
            1 if self.bits <= WORD => work.run::<i64>(self),
            1 => work.run::<i128>(self),
            2..=6 => work.run::<Words<6>>(self),
            7..=20 => work.run::<Words<20>>(self),
            _ => work.run::<Long>(self),
        }
    }
}

/// Something to be done with weights, whatever their width.
pub(super) trait Work {
    type Output;
    fn run<W: Weight>(self, layout: &Layout) -> Self::Output;
}

/// Bits that a sum up to `most` needs.
pub(super) fn width(most: usize) -> u32 {
    usize::BITS - most.leading_zeros()
}

macro_rules! one_word {
    ($int:ty) => {
        impl Weight for $int {
            fn zero(_: usize) -> Self {
                0
            }
            fn put(&mut self, place: Place, value: i64) {
                *self += <$int>::from(value) << place.shift;
            }
            fn plus(&self, other: &Self) -> Self {
                self + other
            }
            fn minus(&self, other: &Self) -> Self {
                self - other
            }
            fn half(&self) -> Self {
                self >> 1
            }
            fn quadruple(&self) -> Self {
                self << 2
            }
            fn is_zero(&self) -> bool {
                *self == 0
            }
        }
    };
}

one_word!(i64);
one_word!(i128);

/// Several words; they never carry into each other, for a row is compared, not read as a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Words<const N: usize>([i64; N]);

impl<const N: usize> Weight for Words<N> {
    fn zero(_: usize) -> Self {
        Self([0; N])
    }
    fn put(&mut self, place: Place, value: i64) {
        self.0[place.word] += value << place.shift;
    }
    fn plus(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] + other.0[word]))
    }
    fn minus(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] - other.0[word]))
    }
    fn half(&self) -> Self {
        Self(self.0.map(|word| word >> 1))
    }
    fn quadruple(&self) -> Self {
        Self(self.0.map(|word| word << 2))
    }
    fn is_zero(&self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }
}

/// Any number of words, for brackets into which half the field has floated.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Long(Vec<i64>);

impl Long {
    fn zip(&self, other: &Self, both: impl Fn(i64, i64) -> i64) -> Self {
        let words = self.0.iter().zip(&other.0);
        Self(words.map(|(&one, &two)| both(one, two)).collect())
    }
}

impl Weight for Long {
    fn zero(words: usize) -> Self {
        Self(vec![0; words])
    }
    fn put(&mut self, place: Place, value: i64) {
        self.0[place.word] += value << place.shift;
    }
    fn plus(&self, other: &Self) -> Self {
        self.zip(other, |one, two| one + two)
    }
    fn minus(&self, other: &Self) -> Self {
        self.zip(other, |one, two| one - two)
    }
    fn half(&self) -> Self {
        Self(self.0.iter().map(|word| word >> 1).collect())
    }
    fn quadruple(&self) -> Self {
        Self(self.0.iter().map(|word| word << 2).collect())
    }
    fn is_zero(&self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Compare<'a>(&'a [i64], &'a [i64]);

    impl Work for Compare<'_> {
        type Output = std::cmp::Ordering;
        fn run<W: Weight>(self, layout: &Layout) -> Self::Output {
            let row = |counts: &[i64]| {
                let mut row: W = layout.zero();
                for (index, &count) in counts.iter().enumerate() {
                    row.put(layout.place(index), count);
                }
                row
            };
            row(self.0)
                .quadruple()
                .half()
                .cmp(&row(self.1).plus(&row(self.1)))
        }
    }

    #[test]
    fn rows_of_every_width_compare_from_the_left() {
        for fields in [3, 9, 20, 90, 600] {
            let layout = Layout::new(&vec![10; fields]);
            let mut one = vec![0; fields];
            let mut two = vec![500; fields];
            (one[0], two[0]) = (3, 3);
            (one[1], two[1]) = (8, 7);
            assert!(
                layout.dispatch(Compare(&one, &two)).is_gt(),
                "{fields} counts"
            );
            one[1] = 7;
            assert!(
                layout.dispatch(Compare(&one, &two)).is_lt(),
                "{fields} counts"
            );
            assert!(
                layout.dispatch(Compare(&one, &one)).is_eq(),
                "{fields} counts"
            );
        }
    }
}
