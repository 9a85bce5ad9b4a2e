//! Dates and times, typed part by part as the fields take them.

/// The digits to type for one part (`day`, `month`, `year`, `hour`, `minute`) of `2026-05-01` or `15:30`.
pub(super) fn digits<'a>(text: &'a str, part: &str) -> Option<&'a str> {
    let (date, time) = match text.split_once('T') {
        Some((date, time)) => (date, time),
        None if text.contains(':') => ("", text),
        None => (text, ""),
    };
    let found = match part {
        "year" => date.split('-').next(),
        "month" => date.split('-').nth(1),
        "day" => date.split('-').nth(2),
        "hour" => time.split(':').next(),
        "minute" => time.split(':').nth(1),
        _ => None,
    };
    found.filter(|digits| !digits.is_empty())
}

#[cfg(test)]
mod tests {
    use super::digits;

    #[test]
    fn parts_of_dates_and_times() {
        let cases = [
            ("2026-05-01", "day", Some("01")),
            ("2026-05-01", "year", Some("2026")),
            ("15:30", "hour", Some("15")),
            ("2026-05-01T15:30", "minute", Some("30")),
            ("2026-05-01", "hour", None),
            ("15:30", "day", None),
        ];
        for (text, part, expected) in cases {
            assert_eq!(digits(text, part), expected, "{part} of {text}");
        }
    }
}
