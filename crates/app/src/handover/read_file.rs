//! Reading an event's file: what is not one, is cut short or is too new is refused with a plain word.

use serde_json::Value;

use super::contents::{EventFile, FORMAT, VERSION};
use super::older::bring_up_to_date;
use crate::files::GivenFile;
use crate::{AppError, Reply};

/// A championship with every game written down stays far below this.
const LARGEST_FILE: u64 = 100 * 1024 * 1024;

pub(super) fn read_event_file(given: &GivenFile) -> Reply<EventFile> {
    let bytes = given.read(LARGEST_FILE, || AppError::new("event-file-foreign"))?;
    parse(&bytes).map_err(|refused| refused.with("path", given.name()))
}

fn parse(bytes: &[u8]) -> Reply<EventFile> {
    let damaged = |problem: serde_json::Error| {
        AppError::new("event-file-damaged").with("detail", problem.to_string())
    };
    let mut value: Value = match serde_json::from_slice(bytes) {
        Ok(value) => value,
        // A file that begins as ours and ends too early was cut short; anything else was never ours.
        Err(problem)
            if String::from_utf8_lossy(&bytes[..bytes.len().min(200)]).contains(FORMAT) =>
        {
            return Err(damaged(problem));
        }
        Err(_) => return Err(AppError::new("event-file-foreign")),
    };
    if value.get("format").and_then(Value::as_str) != Some(FORMAT) {
        return Err(AppError::new("event-file-foreign"));
    }
    let version = value.get("version").and_then(Value::as_u64).unwrap_or(0);
    if version == 0 {
        return Err(AppError::new("event-file-foreign"));
    }
    if version > u64::from(VERSION) {
        return Err(AppError::new("event-file-newer")
            .with("found", version)
            .with("known", VERSION));
    }
    bring_up_to_date(&mut value);
    serde_json::from_value(value).map_err(damaged)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_event_is_refused() {
        for (bytes, code) in [
            (&b""[..], "event-file-foreign"),
            (b"not json", "event-file-foreign"),
            (b"\xFF\xFE\x00", "event-file-foreign"),
            (b"{\"format\":\"something-else\"}", "event-file-foreign"),
            (b"[1,2]", "event-file-foreign"),
            (
                b"{\"format\":\"tabellone-event\",\"version\":0}",
                "event-file-foreign",
            ),
            (
                b"{\"format\":\"tabellone-event\",\"version\":1,\"ev",
                "event-file-damaged",
            ),
            (
                b"{\"format\":\"tabellone-event\",\"version\":1}",
                "event-file-damaged",
            ),
            (
                b"{\"format\":\"tabellone-event\",\"version\":99}",
                "event-file-newer",
            ),
        ] {
            assert_eq!(
                parse(bytes).expect_err("refused").code,
                code,
                "{:?}",
                String::from_utf8_lossy(bytes)
            );
        }
    }
}
