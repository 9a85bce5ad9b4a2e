//! Reading an event's file: what is not one, is cut short or is too new is refused with a plain word.

use chrono::Datelike;
use serde::Deserialize;
use serde_json::Value;

use super::contents::{EventFile, FORMAT, VERSION};
use super::older::bring_up_to_date;
use crate::files::GivenFile;
use crate::{AppError, Reply};

pub(super) fn read_event_file(given: &GivenFile) -> Reply<EventFile> {
    let most = limits::EVENT_FILE;
    let bytes = given.read(most, || {
        AppError::new("event-file-too-large").with("most", most / 1024 / 1024)
    })?;
    parse(&bytes).map_err(|refused| refused.with("path", given.name()))
}

/// What every version of the file says first.
#[derive(Deserialize)]
struct Head {
    #[serde(default)]
    format: String,
    #[serde(default)]
    version: u64,
}

fn parse(bytes: &[u8]) -> Reply<EventFile> {
    let damaged = |problem: serde_json::Error| {
        log::warn!("event file: {problem}");
        AppError::new("event-file-damaged")
    };
    // Into its own shape, row by row: a tree of values would take many times the file's size.
    let head: Head = match serde_json::from_slice(bytes) {
        Ok(head) => head,
        // A file that begins as ours and ends too early was cut short; anything else was never ours.
        Err(problem)
            if String::from_utf8_lossy(&bytes[..bytes.len().min(200)]).contains(FORMAT) =>
        {
            return Err(damaged(problem));
        }
        Err(_) => return Err(AppError::new("event-file-foreign")),
    };
    if head.format != FORMAT || head.version == 0 {
        return Err(AppError::new("event-file-foreign"));
    }
    if head.version > u64::from(VERSION) {
        return Err(AppError::new("event-file-newer")
            .with("found", head.version)
            .with("known", VERSION));
    }
    let file: EventFile = if head.version < u64::from(VERSION) {
        let mut value: Value = serde_json::from_slice(bytes).map_err(damaged)?;
        bring_up_to_date(&mut value);
        serde_json::from_value(value).map_err(damaged)?
    } else {
        serde_json::from_slice(bytes).map_err(damaged)?
    };
    let too_many = file.sections.len() > limits::SECTIONS
        || file
            .counts()
            .into_iter()
            .any(|count| count > limits::EVENT_ROWS);
    if too_many || !limits::YEARS.contains(&file.written_at.year()) {
        return Err(AppError::new("event-file-damaged"));
    }
    Ok(file)
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
