//! What a difference in rating promises, in ten-thousandths of a game.

/// *Punteggio atteso*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Expectation {
    /// The logistic curve: 10 to 1 for 400 points.
    Logistic,
    /// The normal curve by Elo's table in hundredths.
    Gaussian,
}

impl Expectation {
    /// What is expected of who has so many points more than the opponent.
    #[must_use]
    pub fn of(self, difference: i64) -> u32 {
        let ahead = match self {
            Self::Logistic => logistic(difference.unsigned_abs()),
            Self::Gaussian => gaussian(difference.unsigned_abs()),
        };
        if difference < 0 {
            10_000 - ahead
        } else {
            ahead
        }
    }
}

/// The greatest difference for which the table promises 50, 51, 52… hundredths; beyond the last
/// one a win is certain.
const LAST_OF_HUNDREDTH: [u64; 50] = [
    3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121, 129, 137, 145, 153, 162,
    170, 179, 188, 197, 206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344, 357, 374,
    391, 411, 432, 456, 484, 517, 559, 619, 735,
];

fn gaussian(ahead: u64) -> u32 {
    let hundredths = LAST_OF_HUNDREDTH.partition_point(|&last| last < ahead);
    100 * (50 + hundredths as u32)
}

/// The 400th root of 10, with 60 binary places.
const ROOT: u128 = 1_159_577_393_089_001_151;
const PLACES: u32 = 60;

/// `1 / (1 + 10^(-d / 400))` without a fraction that is not whole: the power is taken with 60
/// binary places, far more than the four decimal ones that are kept.
fn logistic(ahead: u64) -> u32 {
    // From here on the rest is below half a ten-thousandth.
    if ahead >= 1721 {
        return 10_000;
    }
    let one = 1_u128 << PLACES;
    let (mut power, mut factor, mut left) = (one, ROOT, ahead);
    while left > 0 {
        if left % 2 == 1 {
            power = times(power, factor);
        }
        left /= 2;
        if left > 0 {
            factor = times(factor, factor);
        }
    }
    // power / (1 + power), rounded to the nearest.
    let whole = power + one;
    ((power * 10_000 + whole / 2) / whole) as u32
}

fn times(one: u128, other: u128) -> u128 {
    // Both stay below 2^76: split so that the product fits.
    let (high, low) = (one >> 30, one & ((1 << 30) - 1));
    ((high * (other >> 15)) >> 15) + ((low * (other >> 15)) >> 45)
}
