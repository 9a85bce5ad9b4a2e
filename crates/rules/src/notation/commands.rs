//! Commands that a record keeps inside comments: what was said about the count, and the clocks.
//!
//! Other programs leave them alone, and a person can read them.

use std::time::Duration;

use crate::{CountCall, Side};

/// How a record keeps what was said about the count: as a command in a comment, which other
/// programs leave alone.
pub(super) fn count_command(call: CountCall) -> String {
    match call {
        CountCall::Asked { by } => format!("[%count {by}]"),
        CountCall::Imposed => "[%count arbiter]".to_owned(),
        CountCall::Reduced { to } => format!("[%count reduced {to}]"),
    }
}

pub(super) fn read_count_command(text: &str) -> Option<CountCall> {
    let inside = text.trim().strip_prefix("[%count ")?.strip_suffix(']')?;
    Some(match inside.trim() {
        "white" => CountCall::Asked { by: Side::White },
        "black" => CountCall::Asked { by: Side::Black },
        "arbiter" => CountCall::Imposed,
        other => CountCall::Reduced {
            to: other.strip_prefix("reduced ")?.trim().parse().ok()?,
        },
    })
}

/// *Tempi di riflessione* (art. 14): what a clock comment says.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ClockTimes {
    /// The clock of the player who has just moved, from `[%clk 0:04:10]`.
    pub mover: Option<Duration>,
    /// White's clock, from `[%clock w0:04:10 b0:03:55]`.
    pub white: Option<Duration>,
    /// Black's clock, from the same.
    pub black: Option<Duration>,
}

/// The times in a comment, if it has a clock command. The comment itself stays as it is.
#[must_use]
pub fn clock_times(comment: &str) -> Option<ClockTimes> {
    let mut times = ClockTimes::default();
    for command in comment.split("[%").skip(1) {
        let Some((inside, _)) = command.split_once(']') else {
            continue;
        };
        match inside.split_once(' ') {
            Some(("clk", time)) => times.mover = times.mover.or(read_time(time)),
            Some(("clock", sides)) => {
                for word in sides.split_whitespace() {
                    // The letter's case tells which clock runs; here only the times matter.
                    if let Some(time) = word.strip_prefix(['w', 'W']) {
                        times.white = times.white.or(read_time(time));
                    } else if let Some(time) = word.strip_prefix(['b', 'B']) {
                        times.black = times.black.or(read_time(time));
                    }
                }
            }
            _ => {}
        }
    }
    (times != ClockTimes::default()).then_some(times)
}

/// `1:04:10`, `4:10` or `4:10.5`; parts of a second are dropped.
pub(super) fn read_time(text: &str) -> Option<Duration> {
    let whole = text.trim().split('.').next()?;
    let parts: Vec<u64> = whole
        .split(':')
        .map(|part| part.parse::<u32>().ok().map(u64::from))
        .collect::<Option<_>>()?;
    let seconds = match parts.as_slice() {
        [minutes, seconds] => minutes * 60 + seconds,
        [hours, minutes, seconds] => hours * 3600 + minutes * 60 + seconds,
        _ => return None,
    };
    Some(Duration::from_secs(seconds))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(comment: &str, mover: Option<u64>, white: Option<u64>, black: Option<u64>) {
        let seconds = |n: Option<u64>| n.map(Duration::from_secs);
        let expected = ClockTimes {
            mover: seconds(mover),
            white: seconds(white),
            black: seconds(black),
        };
        assert_eq!(
            clock_times(comment).unwrap_or_default(),
            expected,
            "{comment}"
        );
    }

    #[test]
    fn clocks_are_read_from_comments() {
        check("[%clk 0:04:10]", Some(250), None, None);
        check("buona [%clk 4:10.9] mossa", Some(250), None, None);
        check("[%clock w1:00:00 B0:59:59]", None, Some(3600), Some(3599));
        check("[%clk ]", None, None, None);
        check("[%clk 99999999999:00]", None, None, None);
        check("[%clk 4:10", None, None, None);
        check("senza orologio", None, None, None);
    }

    #[test]
    fn count_commands_read_back() {
        for call in [
            CountCall::Asked { by: Side::White },
            CountCall::Asked { by: Side::Black },
            CountCall::Imposed,
            CountCall::Reduced { to: 15 },
        ] {
            assert_eq!(read_count_command(&count_command(call)), Some(call));
        }
        assert_eq!(read_count_command("[%count reduced many]"), None);
        assert_eq!(read_count_command("[%count 15]"), None);
    }
}
