//! What an import would do, row by row. Nothing is written.

use serde::{Deserialize, Serialize};
use store::{AthleteId, EventId, SectionId};
use ts_rs::TS;

use super::plan::plan;
use super::table::read_table;
use crate::entries::is_late;
use crate::files::FileToken;
use crate::{App, Reply};

/// Where the rows come from.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(
    tag = "kind",
    rename_all = "kebab-case",
    rename_all_fields = "camelCase"
)]
pub(crate) enum ImportSource {
    /// A CSV, xlsx or ods file chosen by the user.
    File { file: FileToken },
    /// Cells pasted from a spreadsheet or a mail.
    Pasted { text: String },
}

/// What a column holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Column {
    Ignore,
    Surname,
    Name,
    /// "Rossi Mario" in one cell.
    FullName,
    Card,
    Club,
    Sex,
    BirthYear,
    Category,
    Rating,
    Section,
}

#[derive(Debug, Clone, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PreviewImport {
    pub event: EventId,
    pub source: ImportSource,
    /// Name of the sheet, where a file has several.
    pub sheet: Option<String>,
    /// The user's own choice of columns; none lets the program guess.
    pub columns: Option<Vec<Column>>,
    /// Index of the row with the titles; none lets the program guess.
    pub header_row: Option<u32>,
    /// Where rows without a section go.
    pub default_section: Option<SectionId>,
    /// Why a list that comes after the deadline is accepted.
    pub late_reason: Option<String>,
}

#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ImportPreview {
    pub sheets: Vec<String>,
    pub sheet: Option<String>,
    pub header_row: Option<u32>,
    pub columns: Vec<Column>,
    /// The titles as they stand in the file.
    pub titles: Vec<String>,
    pub rows: Vec<ImportRow>,
    pub good: u32,
    pub bad: u32,
    pub skipped: u32,
    pub new_athletes: u32,
    pub new_clubs: u32,
    /// The deadline has passed: a reason is needed.
    pub late: bool,
}

#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ImportRow {
    /// Row number as a spreadsheet shows it.
    pub row: u32,
    pub cells: Vec<String>,
    pub outcome: RowOutcome,
}

#[derive(Debug, Clone, Serialize, TS)]
#[serde(
    tag = "kind",
    rename_all = "kebab-case",
    rename_all_fields = "camelCase"
)]
pub(crate) enum RowOutcome {
    /// A new person will be made.
    New {
        section: SectionId,
        notes: Vec<RowProblem>,
    },
    /// This person is known already.
    Known {
        athlete: AthleteId,
        section: SectionId,
        notes: Vec<RowProblem>,
    },
    /// Already entered: nothing to do.
    AlreadyEntered,
    Empty,
    /// Cannot be taken as it is; each problem's sentence is `import-<code>`.
    Bad {
        problems: Vec<RowProblem>,
    },
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct RowProblem {
    pub code: RowProblemCode,
    pub value: String,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum RowProblemCode {
    NameMissing,
    CardTwiceInFile,
    CardOfAnother,
    SectionUnknown,
    SectionMissing,
    BirthYearUnreadable,
    SexUnreadable,
    RatingUnreadable,
    TooLong,
    NameDiffers,
    FormulaKeptAsText,
}

pub(crate) fn preview_import(app: &App, arg: PreviewImport) -> Reply<ImportPreview> {
    // Before the data is taken hold of: a slow stick keeps nobody else waiting.
    let table = read_table(app, &arg.source, arg.sheet.as_deref())?;
    let (plan, event) = {
        let store = app.store();
        (
            plan(&store.read(), &arg, table)?,
            store.read().get::<store::Event>(arg.event)?,
        )
    };
    let count = |test: fn(&RowOutcome) -> bool| {
        plan.rows.iter().filter(|row| test(&row.outcome)).count() as u32
    };
    let (good, bad, skipped) = (
        count(|outcome| matches!(outcome, RowOutcome::New { .. } | RowOutcome::Known { .. })),
        count(|outcome| matches!(outcome, RowOutcome::Bad { .. })),
        count(|outcome| matches!(outcome, RowOutcome::Empty | RowOutcome::AlreadyEntered)),
    );
    let rows = plan.rows.into_iter().map(|row| ImportRow {
        row: plan.table.rows[row.index].number,
        cells: plan.table.rows[row.index].cells.clone(),
        outcome: row.outcome,
    });
    Ok(ImportPreview {
        rows: rows.collect(),
        sheets: plan.table.sheets,
        sheet: plan.table.sheet,
        header_row: plan.layout.header.map(|index| index as u32),
        columns: plan.layout.columns,
        titles: plan.layout.titles,
        good,
        bad,
        skipped,
        new_athletes: plan.new_people,
        new_clubs: plan.new_clubs.len() as u32,
        late: is_late(&event, app.now()),
    })
}
