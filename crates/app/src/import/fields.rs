//! One row read as a person: each cell checked by itself.

use chrono::{Datelike, NaiveDate, TimeDelta};
use store::Sex;

use super::columns::Layout;
use super::{Column, RowProblem, RowProblemCode};
use crate::people::{folded, longest_name};

/// What a row says, before anybody is looked for.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Fields {
    pub(super) surname: String,
    pub(super) name: String,
    pub(super) card: Option<String>,
    pub(super) club: Option<String>,
    pub(super) sex: Option<Sex>,
    pub(super) birth_year: Option<u16>,
    pub(super) category: Option<String>,
    pub(super) rating: Option<u16>,
    pub(super) section: Option<String>,
    /// Cells that a spreadsheet would run as a formula: kept as the text they are.
    pub(super) formulas: Vec<RowProblem>,
}

/// Reads the cells, or says everything that is wrong with them.
pub(super) fn read_fields(cells: &[String], layout: &Layout) -> Result<Fields, Vec<RowProblem>> {
    let mut fields = Fields::default();
    let mut problems = Vec::new();
    for (cell, column) in cells.iter().zip(&layout.columns) {
        if cell.is_empty() || *column == Column::Ignore {
            continue;
        }
        if cell.chars().count() > longest_name() {
            let beginning: String = cell.chars().take(40).collect();
            problems.push(RowProblem {
                code: RowProblemCode::TooLong,
                value: format!("{beginning}…"),
            });
            continue;
        }
        if cell.starts_with(['=', '+', '-', '@']) {
            fields.formulas.push(RowProblem {
                code: RowProblemCode::FormulaKeptAsText,
                value: cell.clone(),
            });
        }
        if let Err(code) = fields.take(cell, *column, layout.name_first) {
            problems.push(RowProblem {
                code,
                value: cell.clone(),
            });
        }
    }
    let too_long = problems
        .iter()
        .any(|problem| problem.code == RowProblemCode::TooLong);
    if fields.surname.is_empty() && !too_long {
        problems.push(RowProblem {
            code: RowProblemCode::NameMissing,
            value: String::new(),
        });
    }
    if problems.is_empty() {
        Ok(fields)
    } else {
        Err(problems)
    }
}

impl Fields {
    fn take(&mut self, cell: &str, column: Column, name_first: bool) -> Result<(), RowProblemCode> {
        match column {
            Column::Ignore => {}
            Column::Surname => self.surname = cell.to_owned(),
            Column::Name => self.name = cell.to_owned(),
            Column::FullName => (self.surname, self.name) = split_name(cell, name_first),
            Column::Card => self.card = Some(cell.to_owned()),
            Column::Club => self.club = Some(cell.to_owned()),
            Column::Category => self.category = Some(cell.to_owned()),
            Column::Section => self.section = Some(cell.to_owned()),
            Column::Sex => self.sex = Some(sex(cell).ok_or(RowProblemCode::SexUnreadable)?),
            Column::BirthYear => {
                self.birth_year =
                    Some(birth_year(cell).ok_or(RowProblemCode::BirthYearUnreadable)?);
            }
            Column::Rating => {
                self.rating = Some(rating(cell).ok_or(RowProblemCode::RatingUnreadable)?);
            }
        }
        Ok(())
    }
}

/// "ROSSI Mario", "De Luca, Ada", "Rossi Mario Ugo": capitals or a comma mark the surname; otherwise it is one word,
/// or two where the first is a particle.
fn split_name(cell: &str, name_first: bool) -> (String, String) {
    if let Some((surname, name)) = cell.split_once(',') {
        return (surname.trim().to_owned(), name.trim().to_owned());
    }
    let words: Vec<&str> = cell.split_whitespace().collect();
    let (loud, quiet): (Vec<&str>, Vec<&str>) = words.iter().partition(|word| is_loud(word));
    if !loud.is_empty() && !quiet.is_empty() {
        return (loud.join(" "), quiet.join(" "));
    }
    if words.len() < 2 {
        return (cell.to_owned(), String::new());
    }
    if name_first {
        return (words[1..].join(" "), words[0].to_owned());
    }
    let of_surname = if words.len() > 2 && is_particle(words[0]) {
        2
    } else {
        1
    };
    (words[..of_surname].join(" "), words[of_surname..].join(" "))
}

fn is_loud(word: &str) -> bool {
    word.chars().filter(|c| c.is_alphabetic()).count() > 1 && !word.chars().any(char::is_lowercase)
}

fn is_particle(word: &str) -> bool {
    let particles = [
        "de", "di", "da", "do", "dos", "das", "del", "della", "dello", "degli", "dei", "dal",
        "dalla", "d'", "la", "lo", "li", "van", "von", "san", "santa",
    ];
    particles.contains(&folded(word).as_str())
}

fn sex(cell: &str) -> Option<Sex> {
    match folded(cell).trim_end_matches('.') {
        "m" | "maschio" | "maschile" | "uomo" | "male" | "man" | "masculino" | "homem" => {
            Some(Sex::Male)
        }
        "f" | "femmina" | "femminile" | "donna" | "female" | "woman" | "feminino" | "mulher" => {
            Some(Sex::Female)
        }
        _ => None,
    }
}

/// A year, a date that holds one, or the number under which a spreadsheet keeps a date.
fn birth_year(cell: &str) -> Option<u16> {
    let plausible = |year: u16| (1900..=2100).contains(&year).then_some(year);
    if let Ok(number) = cell.parse::<u32>() {
        if let Some(year) = u16::try_from(number).ok().and_then(plausible) {
            return Some(year);
        }
        // Days since the end of 1899: everyone alive was born between day 3,000 and day 60,000.
        let days = TimeDelta::days(i64::from(number));
        let day = NaiveDate::from_ymd_opt(1899, 12, 30)?.checked_add_signed(days)?;
        return (3_000..60_000)
            .contains(&number)
            .then_some(u16::try_from(day.year()).ok())
            .flatten();
    }
    let mut groups = cell
        .split(|c: char| !c.is_ascii_digit())
        .filter(|group| group.len() == 4);
    groups.find_map(|group| group.parse().ok().and_then(plausible))
}

fn rating(cell: &str) -> Option<u16> {
    cell.parse().ok().filter(|rating| *rating <= 9999)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn full_names() {
        for (cell, name_first, surname, name) in [
            ("Rossi Mario", false, "Rossi", "Mario"),
            ("ROSSI Mario", true, "ROSSI", "Mario"),
            ("Mario ROSSI", false, "ROSSI", "Mario"),
            ("De Luca Ada", false, "De Luca", "Ada"),
            ("DE LUCA Ada Pia", false, "DE LUCA", "Ada Pia"),
            ("De Luca, Ada", false, "De Luca", "Ada"),
            ("Ada De Luca", true, "De Luca", "Ada"),
            ("Rossi", false, "Rossi", ""),
            ("ROSSI MARIO", false, "ROSSI", "MARIO"),
        ] {
            assert_eq!(
                split_name(cell, name_first),
                (surname.to_owned(), name.to_owned()),
                "{cell}"
            );
        }
    }

    #[test]
    fn years_of_birth() {
        for (cell, year) in [
            ("1975", Some(1975)),
            ("12/03/1975", Some(1975)),
            ("1975-03-12", Some(1975)),
            ("27465", Some(1975)),
            ("marzo 1975", Some(1975)),
            ("75", None),
            ("12/03/75", None),
            ("domani", None),
            ("99999999999", None),
        ] {
            assert_eq!(birth_year(cell), year, "{cell}");
        }
    }
}
