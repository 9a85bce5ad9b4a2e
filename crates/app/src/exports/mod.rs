//! Files for others: spreadsheets, game records, a page for the club's site.

mod games;
mod page;
mod table;
mod tables;
mod words;

use messages::Messages;
use serde::{Deserialize, Serialize};
use store::EventId;
use ts_rs::TS;

use table::Table;
use words::Words;

use crate::files::{Artifact, file_name};
use crate::rounds::word;
use crate::{App, AppError, Reply};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum ExportWhat {
    Entries,
    Results,
    Standings,
    Prizes,
    /// PDN of all games with moves.
    Games,
    /// One HTML page with charts and standings.
    WebPage,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum ExportFormat {
    Csv,
    Xlsx,
    Pdn,
    Html,
}

#[derive(Debug, Clone, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ExportFile {
    pub event: EventId,
    pub what: ExportWhat,
    pub format: ExportFormat,
}

#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Exported {
    pub file: Artifact,
    pub rows: u32,
}

/// Makes one file for others. Nothing changes in the event.
pub(crate) fn export_file(app: &App, arg: ExportFile) -> Reply<Exported> {
    let event = app.store().read().get::<store::Event>(arg.event)?;
    let words = Words::of(&event);
    let table = |table: Reply<Table>| -> Reply<(Vec<u8>, u32)> {
        let table = table?;
        let bytes = match arg.format {
            ExportFormat::Csv => table.to_csv()?,
            ExportFormat::Xlsx => table.to_xlsx()?,
            ExportFormat::Pdn | ExportFormat::Html => {
                return Err(AppError::new("export-format-unfit"));
            }
        };
        Ok((bytes, table.rows.len() as u32))
    };
    let (bytes, rows) = match (arg.what, arg.format) {
        (ExportWhat::Entries, _) => table(tables::entries(app, arg.event, words))?,
        (ExportWhat::Results, _) => table(tables::results(app, arg.event, words))?,
        (ExportWhat::Standings, _) => table(tables::standings(app, arg.event, words))?,
        (ExportWhat::Prizes, _) => table(tables::prizes(app, arg.event, words))?,
        (ExportWhat::Games, ExportFormat::Pdn) => {
            let (text, count) = games::games(app, &event)?;
            (text.into_bytes(), count)
        }
        (ExportWhat::WebPage, ExportFormat::Html) => {
            let (text, count) = page::page(app, &event, words)?;
            (text.into_bytes(), count)
        }
        (ExportWhat::Games | ExportWhat::WebPage, _) => {
            return Err(AppError::new("export-format-unfit"));
        }
    };
    let what = Messages::for_language(app.language())
        .text(&format!("eventpage-export-{}", word(&arg.what)), &[]);
    let name = file_name(&[&event.title, &what], &word(&arg.format));
    Ok(Exported {
        file: app.make(name, bytes)?,
        rows,
    })
}
