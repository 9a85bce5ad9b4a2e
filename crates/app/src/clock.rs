//! The machine's clock, or one set back for a rehearsal.

use std::sync::Arc;
use std::time::Instant;

use chrono::{DateTime, Utc};

use crate::Clock;

/// With this variable set, the program starts at that instant (`2006-04-25T09:00:00Z`) and goes on from
/// there: a day can be rehearsed, and pictures of it look the same whenever they are taken.
pub const CLOCK_VARIABLE: &str = "TABELLONE_CLOCK";

pub(crate) fn machine_clock() -> Clock {
    let wanted = std::env::var(CLOCK_VARIABLE).unwrap_or_default();
    match wanted.parse() {
        Ok(start) => from(start),
        Err(_) => Arc::new(Utc::now),
    }
}

fn from(start: DateTime<Utc>) -> Clock {
    let opened = Instant::now();
    Arc::new(move || start + opened.elapsed())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_that_is_set_goes_on_from_there() {
        let start: DateTime<Utc> = "2006-04-25T09:00:00Z".parse().expect("an instant");
        let clock = from(start);
        let (first, second) = (clock(), clock());
        assert!(start <= first && first <= second);
        assert!((second - start).num_minutes() < 60);
    }
}
