//! Text files as they really come: any of the usual encodings, any of the usual separators.

use encoding_rs::{Encoding, UTF_16BE, UTF_16LE, WINDOWS_1252};

/// The separators that spreadsheets and mails use; where two fit alike, the first is meant.
const SEPARATORS: [u8; 4] = [b'\t', b';', b',', b'|'];

/// So many records are enough to tell the separator.
const SAMPLE: usize = 30;

/// UTF-8 or UTF-16 if the bytes say so or can be nothing else; otherwise what old Windows wrote, of which Latin-1 is
/// a part.
pub(super) fn decode(bytes: &[u8]) -> String {
    if let Some((encoding, length)) = Encoding::for_bom(bytes) {
        return encoding
            .decode_without_bom_handling(&bytes[length..])
            .0
            .into_owned();
    }
    let zeros = |odd: usize| {
        bytes
            .iter()
            .skip(odd)
            .step_by(2)
            .take(200)
            .filter(|byte| **byte == 0)
            .count()
    };
    if zeros(1) > 0 || zeros(0) > 0 {
        let encoding = if zeros(1) >= zeros(0) {
            UTF_16LE
        } else {
            UTF_16BE
        };
        return encoding.decode_without_bom_handling(bytes).0.into_owned();
    }
    match std::str::from_utf8(bytes) {
        Ok(text) => text.to_owned(),
        Err(_) => WINDOWS_1252
            .decode_without_bom_handling(bytes)
            .0
            .into_owned(),
    }
}

/// Records with their row numbers as a spreadsheet would count them.
pub(super) fn split(text: &str) -> Vec<(u32, Vec<String>)> {
    let text = text
        .trim_start_matches('\u{feff}')
        .replace("\r\n", "\n")
        .replace('\r', "\n");
    // Excel's own first line to say which separator follows.
    let (first, rest) = text.split_once('\n').unwrap_or((&text, ""));
    if let Some([separator]) = first.strip_prefix("sep=").map(str::as_bytes) {
        return records(rest, *separator, usize::MAX)
            .into_iter()
            .map(|(row, cells)| (row + 1, cells))
            .collect();
    }
    records(&text, guess_separator(&text), usize::MAX)
}

/// The separator under which the most records have the same number of cells, and more than one.
fn guess_separator(text: &str) -> u8 {
    let score = |separator: u8| {
        let sizes: Vec<usize> = records(text, separator, SAMPLE)
            .iter()
            .map(|(_, cells)| cells.len())
            .collect();
        let alike = |size: usize| sizes.iter().filter(|other| **other == size).count();
        sizes
            .iter()
            .copied()
            .filter(|size| *size > 1)
            .map(|size| (alike(size), size))
            .max()
    };
    let mut best = (SEPARATORS[0], None);
    for separator in SEPARATORS {
        let found = score(separator);
        if found > best.1 {
            best = (separator, found);
        }
    }
    best.0
}

fn records(text: &str, separator: u8, most: usize) -> Vec<(u32, Vec<String>)> {
    let mut reader = csv::ReaderBuilder::new()
        .has_headers(false)
        .flexible(true)
        .delimiter(separator)
        .from_reader(text.as_bytes());
    let mut found = Vec::new();
    // Line breaks inside quotes do not begin a row.
    let mut breaks_inside = 0;
    for record in reader.records().take(most).flatten() {
        let (line, byte) = record
            .position()
            .map_or((0, 0), |at| (at.line(), at.byte()));
        // A record is said to begin where the empty lines before it do.
        let empty = text.as_bytes()[byte as usize..]
            .iter()
            .take_while(|byte| **byte == b'\n')
            .count() as u64;
        let row = (line + empty).saturating_sub(breaks_inside);
        found.push((
            u32::try_from(row).unwrap_or(0),
            record.iter().map(str::to_owned).collect(),
        ));
        breaks_inside += record
            .iter()
            .map(|cell| cell.matches('\n').count() as u64)
            .sum::<u64>();
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expected: &[(u32, &[&str])]) {
        let found = split(text);
        let found: Vec<(u32, Vec<&str>)> = found
            .iter()
            .map(|(row, cells)| (*row, cells.iter().map(String::as_str).collect()))
            .collect();
        let expected: Vec<(u32, Vec<&str>)> = expected
            .iter()
            .map(|(row, cells)| (*row, cells.to_vec()))
            .collect();
        assert_eq!(found, expected, "{text:?}");
    }

    #[test]
    fn separators_are_guessed() {
        check("a,b\nc,d\n", &[(1, &["a", "b"]), (2, &["c", "d"])]);
        check("a;b, c\nd;e\n", &[(1, &["a", "b, c"]), (2, &["d", "e"])]);
        check("a\tb;c\nd\te", &[(1, &["a", "b;c"]), (2, &["d", "e"])]);
        check("a|b\nc|d", &[(1, &["a", "b"]), (2, &["c", "d"])]);
        check("sep=;\na;b\n", &[(2, &["a", "b"])]);
        check("alone\nby itself", &[(1, &["alone"]), (2, &["by itself"])]);
        check("", &[]);
    }

    #[test]
    fn rows_are_counted_as_a_spreadsheet_counts_them() {
        check(
            "\u{feff}a;b\r\n\r\n\"two\r\nlines\";c\r\n;;\r\nd;e",
            &[
                (1, &["a", "b"]),
                (3, &["two\nlines", "c"]),
                (4, &["", "", ""]),
                (5, &["d", "e"]),
            ],
        );
    }

    #[test]
    fn encodings_are_told_apart() {
        let utf16 = |order: fn(u16) -> [u8; 2]| {
            "Nicolò".encode_utf16().flat_map(order).collect::<Vec<u8>>()
        };
        for bytes in [
            "Nicolò".as_bytes().to_vec(),
            [b"\xEF\xBB\xBF", "Nicolò".as_bytes()].concat(),
            b"Nicol\xF2".to_vec(),
            [vec![0xFF, 0xFE], utf16(u16::to_le_bytes)].concat(),
            [vec![0xFE, 0xFF], utf16(u16::to_be_bytes)].concat(),
            utf16(u16::to_le_bytes),
            utf16(u16::to_be_bytes),
        ] {
            assert_eq!(decode(&bytes), "Nicolò", "{bytes:?}");
        }
    }
}
