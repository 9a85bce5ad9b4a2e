//! Finding people and clubs while a name is being typed: accents and capitals do not matter, and
//! each typed word may begin any word of the name, in any order.
//!
//! Names are folded when they are searched, not kept folded: a federation has a few thousand
//! athletes, which is a matter of milliseconds, and nothing can fall out of step.

use rusqlite::functions::FunctionFlags;
use rusqlite::{Connection, named_params};
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use crate::error::Error;
use crate::fact::Kept;
use crate::facts::{Athlete, Club};
use crate::ids::ClubId;
use crate::read::Read;

impl Read<'_> {
    /// Athletes by what was typed of surname, name or card, best first; of one club if asked.
    pub fn search_athletes(
        &self,
        typed: &str,
        club: Option<ClubId>,
        limit: u32,
    ) -> Result<Vec<Kept<Athlete>>, Error> {
        self.filtered(
            include_str!("sql/search_athletes.sql"),
            named_params! { ":typed": fold(typed), ":club": club, ":limit": limit },
        )
    }

    /// Clubs by what was typed of name or town, best first.
    pub fn search_clubs(&self, typed: &str, limit: u32) -> Result<Vec<Kept<Club>>, Error> {
        self.filtered(
            include_str!("sql/search_clubs.sql"),
            named_params! { ":typed": fold(typed), ":limit": limit },
        )
    }
}

/// Gives SQLite the two functions that the searches ask.
pub(crate) fn install(conn: &Connection) -> rusqlite::Result<()> {
    let flags = FunctionFlags::SQLITE_UTF8 | FunctionFlags::SQLITE_DETERMINISTIC;
    conn.create_scalar_function("found_by", 2, flags, |context| {
        let (text, typed) = (context.get::<String>(0)?, context.get::<String>(1)?);
        Ok(found_by(&text, &typed))
    })?;
    conn.create_scalar_function("begins_with", 2, flags, |context| {
        let (text, typed) = (context.get::<String>(0)?, context.get::<String>(1)?);
        Ok(fold(&text).starts_with(typed.trim()))
    })
}

/// The text without accents and capitals.
fn fold(text: &str) -> String {
    let bare = text.nfd().filter(|c| !is_combining_mark(*c));
    bare.flat_map(char::to_lowercase).collect()
}

/// Whether each typed word, folded already, begins a word of the text.
fn found_by(text: &str, typed: &str) -> bool {
    let folded = fold(text);
    let whole = |word: &str| -> String { word.chars().filter(|c| c.is_alphanumeric()).collect() };
    // "D'Angelo" is found by "d'angelo", "angelo" and "dangelo".
    let joined: Vec<String> = folded.split_whitespace().map(whole).collect();
    let parts: Vec<&str> = folded.split(|c: char| !c.is_alphanumeric()).collect();
    typed
        .split(|c: char| !c.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .all(|word| {
            parts.iter().any(|part| part.starts_with(word))
                || joined.iter().any(|whole| whole.starts_with(word))
        })
}
