//! What is wrong with the entries, each with where to put it right.

use serde::Serialize;
use store::{EntryId, FormId, SectionId};
use ts_rs::TS;

/// `problem-<code>` is its sentence.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct Problem {
    pub code: ProblemCode,
    /// The club or the athlete it is about.
    pub who: String,
    pub form: Option<FormId>,
    pub line: Option<u8>,
    pub entry: Option<EntryId>,
    pub section: Option<SectionId>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum ProblemCode {
    FormUnsigned,
    FormUnstamped,
    FormLate,
    FormLateWithoutReason,
    FormWithoutDate,
    FormEmpty,
    CardMissing,
    SexMissing,
    WrongCategory,
    NoSection,
    DocumentMissing,
    SameNameTwice,
    LineUpShort,
    TooFewEntries,
}
