//! The seed of the lots and the numbers that follow from it.
//!
//! Nothing here is random: whoever knows the seed's text gets the same numbers. The generator is
//! SHA-256 in counter mode, so that any program that can hash can recompute a chart:
//!
//! 1. `key = SHA-256(label ‖ LF ‖ seed text ‖ LF ‖ context ‖ LF)`, all in UTF-8;
//! 2. block *i* = `SHA-256(key ‖ i)` with *i* = 0, 1, 2… in eight bytes, most significant first;
//! 3. each block gives four numbers of 64 bits, most significant byte first;
//! 4. a number below *n* is the next 64-bit number modulo *n*, skipping those not below the
//!    largest multiple of *n* that fits in 64 bits, so that every value is equally likely;
//! 5. a list is shuffled from its last position *i* down to the second: position *i* (counting
//!    from 0) changes places with the position given by a number below *i* + 1.

use std::fmt;
use std::str::FromStr;

use sha2::{Digest, Sha256};

/// *Seme del sorteggio*: the short text from which the lots follow, printed on the chart.
///
/// Letters and digits, with hyphens for legibility; small letters count as capitals.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "String", into = "String"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Seed(String);

/// Why a text is no seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeedError {
    /// Nothing but hyphens and spaces.
    Empty,
    /// Longer than [`Seed::MAX_LENGTH`].
    TooLong,
    /// Something else than letters of the English alphabet, digits, hyphens and spaces.
    Character(char),
}

impl Seed {
    /// Characters that a seed may have.
    pub const MAX_LENGTH: usize = 40;

    /// Writes a number, from whatever source of chance the caller has, as a seed.
    ///
    /// The letters I, L, O and U are left out, for they are misread on paper.
    #[must_use]
    pub fn from_number(mut number: u64) -> Self {
        const ALPHABET: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
        let mut text = String::with_capacity(15);
        for position in 0..13 {
            if position == 4 || position == 8 {
                text.push('-');
            }
            text.push(char::from(ALPHABET[(number % 32) as usize]));
            number /= 32;
        }
        Self(text)
    }

    /// The text as printed.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for Seed {
    type Err = SeedError;

    fn from_str(text: &str) -> Result<Self, SeedError> {
        let mut kept = String::with_capacity(text.len());
        for character in text.trim().chars() {
            match character {
                ' ' => kept.push('-'),
                '-' | '0'..='9' | 'A'..='Z' => kept.push(character),
                'a'..='z' => kept.push(character.to_ascii_uppercase()),
                other => return Err(SeedError::Character(other)),
            }
        }
        if kept.len() > Self::MAX_LENGTH {
            return Err(SeedError::TooLong);
        }
        if kept.chars().all(|character| character == '-') {
            return Err(SeedError::Empty);
        }
        Ok(Self(kept))
    }
}

impl TryFrom<String> for Seed {
    type Error = SeedError;

    fn try_from(text: String) -> Result<Self, SeedError> {
        text.parse()
    }
}

impl From<Seed> for String {
    fn from(seed: Seed) -> Self {
        seed.0
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Display for SeedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("the seed is empty"),
            Self::TooLong => write!(f, "the seed has more than {} characters", Seed::MAX_LENGTH),
            Self::Character(character) => write!(f, "a seed cannot contain {character:?}"),
        }
    }
}

impl std::error::Error for SeedError {}

/// The numbers that follow from a seed, for one purpose.
#[derive(Clone, Debug)]
pub struct Chance {
    key: [u8; 32],
    block: [u64; 4],
    counter: u64,
    used: usize,
}

impl Chance {
    /// Starts the numbers of one purpose (`label`) in one context.
    #[must_use]
    pub fn new(label: &str, seed: &Seed, context: &str) -> Self {
        let mut hash = Sha256::new();
        for part in [label, seed.as_str(), context] {
            hash.update(part.as_bytes());
            hash.update(b"\n");
        }
        Self {
            key: hash.finalize().into(),
            block: [0; 4],
            counter: 0,
            used: 4,
        }
    }

    /// The next number of 64 bits.
    pub fn next_u64(&mut self) -> u64 {
        if self.used == 4 {
            let mut hash = Sha256::new();
            hash.update(self.key);
            hash.update(self.counter.to_be_bytes());
            let bytes: [u8; 32] = hash.finalize().into();
            for (number, eight) in self.block.iter_mut().zip(bytes.as_chunks::<8>().0) {
                *number = u64::from_be_bytes(*eight);
            }
            self.counter += 1;
            self.used = 0;
        }
        self.used += 1;
        self.block[self.used - 1]
    }

    /// A number below `bound`, each equally likely.
    ///
    /// # Panics
    /// If `bound` is 0: there is no number below it.
    pub fn below(&mut self, bound: usize) -> usize {
        assert!(bound > 0, "no number lies below 0");
        let bound = bound as u64;
        let excess = (u64::MAX % bound + 1) % bound;
        loop {
            let number = self.next_u64();
            if number <= u64::MAX - excess {
                return (number % bound) as usize;
            }
        }
    }

    /// Shuffles a list so that every order is equally likely.
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for last in (1..list.len()).rev() {
            let other = self.below(last + 1);
            list.swap(last, other);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_reads_back_as_printed() {
        for number in [0, 1, 2006, u64::MAX] {
            let seed = Seed::from_number(number);
            assert_eq!(seed.as_str().parse(), Ok(seed.clone()));
            assert_eq!(seed.as_str().len(), 15);
        }
        assert_eq!(
            "palermo 2006".parse::<Seed>().unwrap().as_str(),
            "PALERMO-2006"
        );
    }

    #[test]
    fn what_is_no_seed_is_refused() {
        assert_eq!("".parse::<Seed>(), Err(SeedError::Empty));
        assert_eq!(" - ".parse::<Seed>(), Err(SeedError::Empty));
        assert_eq!("città".parse::<Seed>(), Err(SeedError::Character('à')));
        assert_eq!("A".repeat(41).parse::<Seed>(), Err(SeedError::TooLong));
    }

    #[test]
    fn numbers_stay_below_their_bound() {
        let mut chance = Chance::new("test", &Seed::from_number(1), "");
        for bound in 1..200 {
            assert!(chance.below(bound) < bound);
        }
    }
}
