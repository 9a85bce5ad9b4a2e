//! Columns and numbers of a line.

use super::{MAX_TRF_ENTRIES, TrfFault};
use crate::EntryId;

/// A line by characters, so that accented names do not shift the columns.
pub(super) struct Line {
    characters: Vec<char>,
}

impl Line {
    pub(super) fn new(text: &str) -> Self {
        Self {
            characters: text
                .chars()
                .map(|letter| if letter.is_control() { ' ' } else { letter })
                .collect(),
        }
    }

    pub(super) fn len(&self) -> usize {
        self.characters.len()
    }

    /// The character at a column, counted from 1; blank beyond the end.
    pub(super) fn at(&self, column: usize) -> char {
        self.characters.get(column - 1).copied().unwrap_or(' ')
    }

    /// The text of some columns, counted from 1, without blanks around it.
    pub(super) fn text(&self, from: usize, to: usize) -> String {
        let end = to.min(self.characters.len());
        let slice = self.characters.get(from - 1..end).unwrap_or(&[]);
        slice.iter().collect::<String>().trim().to_owned()
    }

    pub(super) fn number(&self, from: usize, to: usize) -> Result<Option<u32>, TrfFault> {
        let text = self.text(from, to);
        if text.is_empty() {
            return Ok(None);
        }
        whole(&text).map(Some).ok_or(TrfFault::Number(from))
    }

    pub(super) fn required(&self, from: usize, to: usize) -> Result<u32, TrfFault> {
        self.number(from, to)?.ok_or(TrfFault::Number(from))
    }

    /// Points in tenths.
    pub(super) fn points(&self, from: usize, to: usize) -> Result<Option<u32>, TrfFault> {
        let text = self.text(from, to);
        if text.is_empty() {
            return Ok(None);
        }
        tenths(&text).map(Some).ok_or(TrfFault::Number(from))
    }

    /// Numbers of four columns with a blank between them, up to the end of the line.
    pub(super) fn numbers(&self, from: usize) -> Result<Vec<u32>, TrfFault> {
        let mut found = Vec::new();
        for column in (from..=self.len()).step_by(5) {
            found.extend(self.number(column, column + 3)?);
        }
        Ok(found)
    }
}

pub(super) fn whole(text: &str) -> Option<u32> {
    let plain = text.len() <= 9 && text.bytes().all(|byte| byte.is_ascii_digit());
    plain.then(|| text.parse().ok())?
}

/// `5.5`, `5,5` or `5` as 55, 55 and 50.
pub(super) fn tenths(text: &str) -> Option<u32> {
    let (units, tenth) = match text.split_once(['.', ',']) {
        Some((units, tenth)) if tenth.len() == 1 => (units, whole(tenth)?),
        Some(_) => return None,
        None => (text, 0),
    };
    let units = if units.is_empty() { 0 } else { whole(units)? };
    (units <= 100_000).then_some(units * 10 + tenth)
}

/// Points in the four columns that the format has for them; beyond 99.9 without tenths.
pub(super) fn in_tenths(points: u32) -> String {
    if points < 1000 {
        format!("{}.{}", points / 10, points % 10)
    } else {
        (points / 10).min(9999).to_string()
    }
}

/// A starting number that the format can write.
pub(super) fn entry_number(number: u32, column: usize) -> Result<EntryId, TrfFault> {
    let in_range = (1..=MAX_TRF_ENTRIES).contains(&number);
    in_range
        .then_some(EntryId(number))
        .ok_or(TrfFault::Number(column))
}
