//! The heading of a PDN game: who, where, when, and which game.

use crate::RuleSetId;

/// The seven headings that every file should have; the result is not among them, because it
/// belongs to the game.
const ROSTER: [&str; 6] = ["Event", "Site", "Date", "Round", "White", "Black"];

/// Headings under other names, as users' files have them.
const OTHER_NAMES: [(&str, &str); 23] = [
    ("dati", "Event"),
    ("evento", "Event"),
    ("gara", "Event"),
    ("manifestazione", "Event"),
    ("prova", "Event"),
    ("torneo", "Event"),
    ("local", "Site"),
    ("luogo", "Site"),
    ("sede", "Site"),
    ("anno", "Date"),
    ("ano", "Date"),
    ("data", "Date"),
    ("ronda", "Round"),
    ("turno", "Round"),
    ("bianco", "White"),
    ("brancas", "White"),
    ("nero", "Black"),
    ("negras", "Black"),
    ("pretas", "Black"),
    ("resultado", "Result"),
    ("risultato", "Result"),
    ("abertura", "Opening"),
    ("apertura", "Opening"),
];

/// Standard names that may come in any case.
const STANDARD: [&str; 5] = ["Result", "GameType", "SetUp", "FEN", "Opening"];

/// *Intestazione*: the tags of a game, under their standard names, the usual six first.
///
/// Result, game type and starting position are not here: they belong to the game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tags(Vec<(String, String)>);

/// Why a tag cannot be kept.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadTag {
    /// The name has something other than letters, digits and `_`, or nothing.
    #[error("{0:?} is not the name of a tag")]
    Name(String),
    /// The tag is written from the game itself.
    #[error("{0} comes from the game")]
    FromTheGame(String),
    /// There is such a tag already.
    #[error("{0} is there already")]
    Repeated(String),
}

impl Tags {
    /// No tags.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// The value of a tag, by its standard name.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0
            .iter()
            .find(|(known, _)| known == name)
            .map(|(_, value)| value.as_str())
    }

    /// All tags, in the order in which they are written.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0
            .iter()
            .map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// Adds a tag. A name in Italian or Portuguese becomes the standard one, unless that is taken.
    /// An empty value, or `?` where the standard asks for something, says nothing and is left out.
    pub fn add(&mut self, name: &str, value: &str) -> Result<(), BadTag> {
        if name.is_empty() || !name.chars().all(|c| c.is_alphanumeric() || c == '_') {
            return Err(BadTag::Name(name.to_owned()));
        }
        let standard = standard_name(name);
        if comes_from_game(standard) {
            return Err(BadTag::FromTheGame(standard.to_owned()));
        }
        let value = value.replace(['\r', '\n'], " ").trim().to_owned();
        if value.is_empty() || is_unknown(standard, &value) {
            return Ok(());
        }
        let free = [standard, name]
            .into_iter()
            .find(|name| self.get(name).is_none());
        let name = free.ok_or_else(|| BadTag::Repeated(standard.to_owned()))?;
        let place = self
            .0
            .partition_point(|(known, _)| rank(known) <= rank(name));
        self.0.insert(place, (name.to_owned(), value));
        Ok(())
    }
}

/// The standard name of a tag; unknown names stay as they are.
pub(super) fn standard_name(name: &str) -> &str {
    let standard = ROSTER
        .iter()
        .chain(&STANDARD)
        .find(|known| known.eq_ignore_ascii_case(name));
    let other = || {
        OTHER_NAMES
            .iter()
            .find(|(known, _)| known.eq_ignore_ascii_case(name))
    };
    match standard {
        Some(known) => known,
        None => other().map_or(name, |(_, known)| known),
    }
}

/// The six usual tags as they must be written, `?` where nothing is known.
pub(super) fn roster(tags: &Tags) -> impl Iterator<Item = (&'static str, &str)> {
    ROSTER
        .iter()
        .map(|&name| (name, tags.get(name).unwrap_or("?")))
}

pub(super) fn is_in_roster(name: &str) -> bool {
    ROSTER.contains(&name)
}

/// The type of game in PDN.
pub(super) fn game_type(rule_set: RuleSetId) -> &'static str {
    match rule_set {
        RuleSetId::Fssi2006 | RuleSetId::FidItalian => "22,W,8,8,N2,1",
        RuleSetId::FidEnglish => "21,B,8,8,N1,0",
        RuleSetId::FpdClassic => "28,W,8,8,N1,1",
    }
}

/// The rule set for a PDN game type, if this crate plays that game. The Italian type does not
/// tell the two Italian texts apart: the one in force stays.
pub(super) fn rule_set_of(game_type: &str, in_force: RuleSetId) -> Option<RuleSetId> {
    let number = game_type.split(',').next()?.trim();
    match (number, in_force) {
        ("22", RuleSetId::Fssi2006) => Some(RuleSetId::Fssi2006),
        ("22", _) => Some(RuleSetId::FidItalian),
        ("21", _) => Some(RuleSetId::FidEnglish),
        ("28", _) => Some(RuleSetId::FpdClassic),
        _ => None,
    }
}

fn comes_from_game(standard: &str) -> bool {
    matches!(standard, "Result" | "GameType" | "SetUp" | "FEN")
}

/// `?` and `????.??.??` stand for an unknown value.
fn is_unknown(standard: &str, value: &str) -> bool {
    is_in_roster(standard) && value.chars().all(|c| matches!(c, '?' | '.'))
}

fn rank(name: &str) -> usize {
    ROSTER
        .iter()
        .position(|known| *known == name)
        .unwrap_or(ROSTER.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn italian_names_become_standard_in_the_usual_order() {
        let mut tags = Tags::new();
        for (name, value) in [
            ("Dati", "Torneo di prova"),
            ("Anno", "2005"),
            ("Nero", "VERDI Anna"),
            ("Bianco", "ROSSI Bruno"),
            ("Apertura", "0028"),
            ("Data", "3 maggio"),
        ] {
            tags.add(name, value).expect("a good tag");
        }
        let names: Vec<&str> = tags.iter().map(|(name, _)| name).collect();
        assert_eq!(
            names,
            ["Event", "Date", "White", "Black", "Opening", "Data"]
        );
    }

    #[test]
    fn what_cannot_be_kept_is_refused() {
        let mut tags = Tags::new();
        assert_eq!(tags.add("a b", "x"), Err(BadTag::Name("a b".to_owned())));
        assert_eq!(
            tags.add("Risultato", "1-0"),
            Err(BadTag::FromTheGame("Result".to_owned()))
        );
        assert_eq!(tags.add("White", "?"), Ok(()));
        assert_eq!(tags.add("White", "ROSSI"), Ok(()));
        assert_eq!(tags.add("white", "VERDI"), Ok(()));
        assert_eq!(tags.add("WHITE", "VERDI"), Ok(()));
        assert_eq!(
            tags.add("White", "VERDI"),
            Err(BadTag::Repeated("White".to_owned()))
        );
        assert_eq!(tags.get("White"), Some("ROSSI"));
    }

    #[test]
    fn the_game_type_decides_the_game() {
        use RuleSetId::*;
        for (text, in_force, expected) in [
            ("22,W,8,8,N2,1", FidEnglish, Some(FidItalian)),
            ("22", Fssi2006, Some(Fssi2006)),
            ("21,B,8,8,N1,0", FidItalian, Some(FidEnglish)),
            ("28", FidItalian, Some(FpdClassic)),
            ("20,W,10,10,N2,0", FidItalian, None),
            ("", FidItalian, None),
        ] {
            assert_eq!(rule_set_of(text, in_force), expected, "{text}");
        }
        for rule_set in RuleSetId::ALL {
            assert_eq!(rule_set_of(game_type(rule_set), rule_set), Some(rule_set));
        }
    }
}
