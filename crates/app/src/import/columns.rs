//! Which column holds what: by its title in Italian, English or Portuguese, or by what stands in it.

use super::Column;
use super::table::TableRow;
use crate::people::folded;

/// Titles stand within the first rows, after the name of the event and the like.
const ROWS_LOOKED_AT: usize = 20;

/// What was found out about a table.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Layout {
    /// Index of the row of titles.
    pub(super) header: Option<usize>,
    pub(super) columns: Vec<Column>,
    pub(super) titles: Vec<String>,
    /// "Nome e cognome": the given name comes first.
    pub(super) name_first: bool,
}

/// The user's choices stand; the rest is guessed.
pub(super) fn lay_out(
    rows: &[TableRow],
    header: Option<usize>,
    columns: Option<&[Column]>,
) -> Layout {
    let width = rows.iter().map(|row| row.cells.len()).max().unwrap_or(0);
    let header = header
        .filter(|index| *index < rows.len())
        .or_else(|| guess_header(rows));
    let titles: Vec<String> = (0..width)
        .map(|column| title(rows, header, column))
        .collect();
    let guessed = || match header {
        Some(_) => by_titles(&titles),
        None => by_content(rows, width),
    };
    let mut columns = columns.map_or_else(guessed, <[Column]>::to_vec);
    columns.resize(width, Column::Ignore);
    let name_first = titles.iter().zip(&columns).any(|(title, column)| {
        let first = words(title).into_iter().next().unwrap_or_default();
        *column == Column::FullName && NAME.contains(&first.as_str())
    });
    Layout {
        header,
        columns,
        titles,
        name_first,
    }
}

/// The row with the most titles that are known, and at least two.
fn guess_header(rows: &[TableRow]) -> Option<usize> {
    let known = |row: &TableRow| {
        row.cells
            .iter()
            .filter(|cell| column_of(cell).is_some())
            .count()
    };
    let first_rows = rows.iter().take(ROWS_LOOKED_AT).map(known).enumerate();
    // Of rows alike the first: below it are people, who may be called Nome too.
    let best = first_rows
        .filter(|(_, count)| *count >= 2)
        .max_by_key(|(index, count)| (*count, std::cmp::Reverse(*index)));
    let (best, _) = best?;
    // Below a head that spans several columns stands a second row of titles.
    let titles_only = |row: &TableRow| {
        let mut said = row.cells.iter().filter(|cell| !cell.is_empty()).peekable();
        said.peek().is_some() && said.all(|cell| column_of(cell).is_some())
    };
    let below = rows.get(best + 1).is_some_and(titles_only);
    Some(if below { best + 1 } else { best })
}

/// A column's title. Under a merged head the cell itself may be empty: then the one above speaks.
fn title(rows: &[TableRow], header: Option<usize>, column: usize) -> String {
    let Some(header) = header else {
        return String::new();
    };
    let cell = |index: usize| {
        rows[index]
            .cells
            .get(column)
            .filter(|cell| !cell.is_empty())
    };
    let above = (header.saturating_sub(2)..header).rev();
    let above = above
        .filter_map(cell)
        .find(|cell| column_of(cell).is_some());
    cell(header).or(above).cloned().unwrap_or_default()
}

fn by_titles(titles: &[String]) -> Vec<Column> {
    let mut columns: Vec<Column> = Vec::new();
    let has_surname = titles
        .iter()
        .any(|title| column_of(title) == Some(Column::Surname));
    for title in titles {
        let column = match column_of(title) {
            // "Nome" alone, with no column of surnames, is the whole name.
            Some(Column::Name) if !has_surname => Column::FullName,
            Some(column) => column,
            None => Column::Ignore,
        };
        // A second column of the same kind says nothing new.
        let taken = columns.contains(&column);
        columns.push(if taken { Column::Ignore } else { column });
    }
    columns
}

/// What a title means.
fn column_of(title: &str) -> Option<Column> {
    let words = words(title);
    let any = |known: &[&str]| words.iter().any(|word| known.contains(&word.as_str()));
    if words.is_empty() || words.len() > 6 {
        return None;
    }
    Some(match () {
        () if any(CARD) => Column::Card,
        () if any(SURNAME) && any(NAME) && words.len() > 2 || any(FULL_NAME) => Column::FullName,
        () if any(SURNAME) => Column::Surname,
        () if any(BIRTH) => Column::BirthYear,
        () if any(CLUB) => Column::Club,
        () if any(SEX) => Column::Sex,
        () if any(CATEGORY) => Column::Category,
        () if any(RATING) => Column::Rating,
        () if any(SECTION) => Column::Section,
        () if any(NAME) => Column::Name,
        () => return None,
    })
}

const SURNAME: &[&str] = &[
    "cognome",
    "cognomi",
    "surname",
    "family",
    "last",
    "apelido",
    "apelidos",
    "sobrenome",
];
const NAME: &[&str] = &["nome", "nomi", "name", "first", "given"];
const FULL_NAME: &[&str] = &[
    "atleta",
    "atleti",
    "giocatore",
    "giocatori",
    "nominativo",
    "concorrente",
    "partecipante",
    "athlete",
    "player",
    "full",
    "jogador",
    "completo",
    "participante",
];
const CARD: &[&str] = &[
    "tessera",
    "tess",
    "card",
    "licence",
    "license",
    "licenca",
    "cartao",
    "membership",
];
const CLUB: &[&str] = &[
    "societa",
    "squadra",
    "circolo",
    "associazione",
    "gruppo",
    "club",
    "team",
    "clube",
    "equipa",
    "equipe",
    "associacao",
];
const SEX: &[&str] = &["sesso", "sex", "gender", "sexo", "genero"];
const BIRTH: &[&str] = &[
    "nascita",
    "nato",
    "nata",
    "anno",
    "birth",
    "born",
    "year",
    "nascimento",
    "ano",
];
const CATEGORY: &[&str] = &["categoria", "cat", "category", "class"];
const RATING: &[&str] = &["punteggio", "elo", "rating", "rubele", "pontuacao"];
const SECTION: &[&str] = &[
    "gara",
    "gare",
    "torneo",
    "section",
    "competition",
    "prova",
    "seccao",
    "torneio",
];

fn words(title: &str) -> Vec<String> {
    let plain = folded(title);
    let words = plain
        .split(|c: char| !c.is_alphanumeric())
        .filter(|word| !word.is_empty());
    words.map(str::to_owned).collect()
}

/// Without titles: what each column looks like.
fn by_content(rows: &[TableRow], width: usize) -> Vec<Column> {
    let mut columns = Vec::new();
    for column in 0..width {
        let cells = || {
            rows.iter()
                .filter_map(|row| row.cells.get(column))
                .filter(|cell| !cell.is_empty())
        };
        let found = if cells().next().is_none() {
            Column::Ignore
        } else {
            looks_like(cells, &columns)
        };
        let taken = columns.contains(&found);
        columns.push(if taken { Column::Ignore } else { found });
    }
    columns
}

fn looks_like<'a, I: Iterator<Item = &'a String>>(
    cells: impl Fn() -> I,
    before: &[Column],
) -> Column {
    let all = |test: fn(&String) -> bool| cells().all(test);
    if all(|cell| matches!(folded(cell).as_str(), "m" | "f")) {
        return Column::Sex;
    }
    if all(|cell| {
        cell.parse()
            .is_ok_and(|year: u32| (1900..=2100).contains(&year))
    }) {
        return Column::BirthYear;
    }
    if all(|cell| cell.chars().any(|c| c.is_ascii_digit()) && !cell.contains(' ')) {
        return Column::Card;
    }
    if before.contains(&Column::FullName) || before.contains(&Column::Name) {
        return Column::Club;
    }
    if before.contains(&Column::Surname) {
        return Column::Name;
    }
    let two_words = cells().filter(|cell| cell.contains(' ')).count();
    if two_words * 2 > cells().count() {
        Column::FullName
    } else {
        Column::Surname
    }
}

#[cfg(test)]
mod tests {
    use super::Column::*;
    use super::*;

    fn table(rows: &[&[&str]]) -> Vec<TableRow> {
        let row = |(number, cells): (u32, &&[&str])| TableRow {
            number,
            cells: cells.iter().map(|cell| (*cell).to_owned()).collect(),
        };
        (1..).zip(rows).map(row).collect()
    }

    fn check(rows: &[&[&str]], header: Option<usize>, columns: &[Column]) {
        let layout = lay_out(&table(rows), None, None);
        assert_eq!(
            (layout.header, layout.columns.as_slice()),
            (header, columns),
            "{rows:?}"
        );
    }

    #[test]
    fn titles_in_three_languages() {
        check(
            &[&["Cognome", "Nome", "N. tessera FSSI", "Società"]],
            Some(0),
            &[Surname, Name, Card, Club],
        );
        check(
            &[&["Last name", "First name", "Year of birth", "Sex"]],
            Some(0),
            &[Surname, Name, BirthYear, Sex],
        );
        check(
            &[&["Apelido", "Nome", "Clube", "Ano de nascimento"]],
            Some(0),
            &[Surname, Name, Club, BirthYear],
        );
        check(
            &[&["N°", "Cognome e nome", "Cat.", "Elo-Rubele", "Gara"]],
            Some(0),
            &[Ignore, FullName, Category, Rating, Section],
        );
        check(&[&["Nome", "Tessera"]], Some(0), &[FullName, Card]);
        check(
            &[&["Name", "Club", "Name"]],
            Some(0),
            &[FullName, Club, Ignore],
        );
    }

    #[test]
    fn titles_below_merged_heads() {
        check(
            &[
                &["Campionato di esempio", "", "", ""],
                &["", "", "", ""],
                &["Atleta", "", "Società", "Tessera"],
                &["Cognome", "Nome", "", ""],
                &["Bianchi", "Ada", "G.S. Esempio", "T1"],
            ],
            Some(3),
            &[Surname, Name, Club, Card],
        );
        check(
            &[
                &["Atleta", "", "Tessera", "Elo", "Nato"],
                &["Cognome", "Nome", "", "", ""],
                &["Bianchi", "Ada", "1", "2", ""],
            ],
            Some(1),
            &[Surname, Name, Card, Rating, BirthYear],
        );
    }

    #[test]
    fn columns_without_titles_are_known_by_content() {
        check(
            &[
                &["Bianchi", "Ada", "F", "1980", "T-100", "G.S. Esempio"],
                &["Verdi", "Ugo", "M", "1975", "T-101", "Altra"],
            ],
            None,
            &[Surname, Name, Sex, BirthYear, Card, Club],
        );
        check(
            &[&["Bianchi Ada", "G.S. Esempio"], &["Verdi Ugo", "Altra"]],
            None,
            &[FullName, Club],
        );
    }

    #[test]
    fn a_name_may_come_first() {
        let layout = lay_out(&table(&[&["Nome e cognome", "Tessera"]]), None, None);
        assert!(layout.name_first);
        assert_eq!(layout.columns, [FullName, Card]);
    }
}
