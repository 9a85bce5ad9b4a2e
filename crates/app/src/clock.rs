//! The machine's clock, or one set back for a rehearsal.

use std::sync::Arc;
use std::time::Instant;

use chrono::{DateTime, Utc};

use crate::{Clock, DataFolder};

/// With this variable set beside [`DATA_VARIABLE`](crate::DATA_VARIABLE), the program starts at that instant (`2006-04-25T09:00:00Z`) and goes on from
/// there: a day can be rehearsed, and pictures of it look the same whenever they are taken.
pub const CLOCK_VARIABLE: &str = "TABELLONE_CLOCK";

/// Never for the data of every day: their copies would be dated wrongly.
pub(crate) fn clock_for(data: &DataFolder) -> Clock {
    let wanted = std::env::var(CLOCK_VARIABLE).ok();
    match wanted
        .filter(|_| !data.is_the_default())
        .map(|text| text.parse())
    {
        Some(Ok(start)) => from(start),
        Some(Err(problem)) => {
            log::warn!("{CLOCK_VARIABLE}: {problem}");
            Arc::new(Utc::now)
        }
        None => Arc::new(Utc::now),
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
