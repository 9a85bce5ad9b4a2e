//! The published list of entries as text, and its digest.
//!
//! One line for each entry, ordered by name and then number: number, name, club, rating and
//! category, separated by tabs and ended by a line feed; what is missing is left empty, and a
//! control character in a name counts as a space. The digest is the SHA-256 of that text.

use std::fmt;
use std::fmt::Write as _;
use std::str::FromStr;

use sha2::Digest as _;

use super::{LotsError, LotsOptions, Seeding, sorted};
use crate::Entry;

/// *Impronta dell'elenco*: the first ten bytes of the SHA-256 of the list, as twenty digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "String", into = "String"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Digest([u8; 10]);

/// Digest of a list, in whatever order it comes.
///
/// # Errors
/// If the list has fewer than two entries or too many, or names somebody twice.
pub fn digest_of(entries: &[Entry]) -> Result<Digest, LotsError> {
    sorted(entries).map(|list| digest_of_sorted(&list))
}

pub(super) fn digest_of_sorted(list: &[&Entry]) -> Digest {
    let mut hash = sha2::Sha256::new();
    let mut line = String::new();
    for entry in list {
        line.clear();
        write_line(&mut line, entry);
        hash.update(line.as_bytes());
    }
    let bytes: [u8; 32] = hash.finalize().into();
    let mut short = [0; 10];
    short.copy_from_slice(&bytes[..10]);
    Digest(short)
}

/// What the numbers of the lots depend on besides the seed: the list and the options.
pub(super) fn context(digest: &Digest, options: &LotsOptions) -> String {
    let clubs = if options.separate_clubs {
        "apart"
    } else {
        "free"
    };
    let mut text = format!("{digest} clubs={clubs} seeds=");
    match &options.seeding {
        Seeding::Pure => text.push_str("none"),
        Seeding::Rating { seeds } => push(&mut text, format_args!("rating:{seeds}")),
        Seeding::Category { seeds } => push(&mut text, format_args!("category:{seeds}")),
        Seeding::Order { entries } => {
            text.push_str("order");
            for entry in entries {
                push(&mut text, format_args!(":{entry}"));
            }
        }
    }
    text
}

fn write_line(line: &mut String, entry: &Entry) {
    push(line, format_args!("{}\t", entry.id));
    line.extend(
        entry
            .name
            .chars()
            .map(|c| if c.is_control() { ' ' } else { c }),
    );
    line.push('\t');
    if let Some(club) = entry.club {
        push(line, format_args!("{club}"));
    }
    line.push('\t');
    if let Some(rating) = entry.rating {
        push(line, format_args!("{rating}"));
    }
    line.push('\t');
    if let Some(category) = entry.category {
        push(line, format_args!("{category}"));
    }
    line.push('\n');
}

fn push(text: &mut String, arguments: fmt::Arguments<'_>) {
    text.write_fmt(arguments)
        .expect("writing to a string cannot fail");
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// A text that is no digest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DigestError(pub String);

impl FromStr for Digest {
    type Err = DigestError;

    fn from_str(text: &str) -> Result<Self, DigestError> {
        let refused = || DigestError(text.to_owned());
        if text.len() != 20 || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            return Err(refused());
        }
        let mut bytes = [0; 10];
        for (position, byte) in bytes.iter_mut().enumerate() {
            let digits = &text[position * 2..position * 2 + 2];
            *byte = u8::from_str_radix(digits, 16).map_err(|_| refused())?;
        }
        Ok(Self(bytes))
    }
}

impl TryFrom<String> for Digest {
    type Error = DigestError;

    fn try_from(text: String) -> Result<Self, DigestError> {
        text.parse()
    }
}

impl From<Digest> for String {
    fn from(digest: Digest) -> Self {
        digest.to_string()
    }
}

impl fmt::Display for DigestError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is not a digest of twenty digits", self.0)
    }
}

impl std::error::Error for DigestError {}
