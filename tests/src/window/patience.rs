//! Waiting for something that is about to be true.

use std::thread::sleep;
use std::time::{Duration, Instant};

/// Asks again and again, until there is an answer or the time is over.
pub(super) fn wait_until<T>(limit: Duration, mut ask: impl FnMut() -> Option<T>) -> Option<T> {
    let started = Instant::now();
    loop {
        if let Some(answer) = ask() {
            return Some(answer);
        }
        if started.elapsed() > limit {
            return None;
        }
        sleep(Duration::from_millis(25));
    }
}
