//! The list of everything that can be printed.

use serde::{Deserialize, Serialize};

use crate::data::{
    Announcement, AthleteData, BlankEntryForm, CallSheet, Certificates, Chart, ClubRanking,
    DeadlineList, EmptyChart, EntriesByClub, EntriesBySection, FilledEntryForm, FinalReport,
    GameRecords, HandPack, LotsChart, Podium, PrizeList, RoundResults, RoundSheet, ScoreSheet,
    ShoppingList, Standings, TableSlips,
};

/// *Stampa*: one report with its data.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "report", content = "data", rename_all = "kebab-case")]
pub enum Report {
    /// *Bando*.
    Announcement(Announcement),
    /// *Modulo d'iscrizione*, blank.
    BlankEntryForm(BlankEntryForm),
    /// *Modulo d'iscrizione*, filled in.
    FilledEntryForm(FilledEntryForm),
    /// *Iscritti per società*.
    EntriesByClub(EntriesByClub),
    /// *Iscritti per gara*.
    EntriesBySection(EntriesBySection),
    /// *Elenco della scadenza*.
    DeadlineList(DeadlineList),
    /// *Tabellone del sorteggio*, with what replays the lots.
    LotsChart(LotsChart),
    /// *Tabellone vuoto*.
    EmptyChart(EmptyChart),
    /// *Tabellone* with the results so far.
    Chart(Chart),
    /// *Cedole*.
    TableSlips(TableSlips),
    /// *Foglio del turno*.
    RoundSheet(RoundSheet),
    /// *Foglio delle chiamate*.
    CallSheet(CallSheet),
    /// *Formulario*.
    ScoreSheet(ScoreSheet),
    /// *Per finire a mano*.
    HandPack(HandPack),
    /// *Risultati turno per turno*.
    RoundResults(RoundResults),
    /// *Classifica*.
    Standings(Standings),
    /// *Podio*.
    Podium(Podium),
    /// *Elenco premi*.
    PrizeList(PrizeList),
    /// *Da comprare*.
    ShoppingList(ShoppingList),
    /// *Classifica di società*.
    ClubRanking(ClubRanking),
    /// *Attestati*.
    Certificates(Certificates),
    /// *Verbale finale*.
    FinalReport(FinalReport),
    /// *Partite trascritte*.
    GameRecords(GameRecords),
    /// *Scheda dei dati* of one athlete.
    AthleteData(AthleteData),
    /// Several reports as one document, so that a round is printed at once.
    Pack(Pack),
}

/// Several reports in one document.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pack {
    /// The document's title.
    pub title: String,
    /// Its reports, in order.
    pub reports: Vec<Report>,
}

impl Report {
    /// Short name in kebab case: part of a file's name, and of `report-title-…` in locales.
    pub fn code(&self) -> &'static str {
        match self {
            Report::Announcement(_) => "announcement",
            Report::BlankEntryForm(_) => "blank-entry-form",
            Report::FilledEntryForm(_) => "filled-entry-form",
            Report::EntriesByClub(_) => "entries-by-club",
            Report::EntriesBySection(_) => "entries-by-section",
            Report::DeadlineList(_) => "deadline-list",
            Report::LotsChart(_) => "lots-chart",
            Report::EmptyChart(_) => "empty-chart",
            Report::Chart(_) => "chart",
            Report::TableSlips(_) => "table-slips",
            Report::RoundSheet(_) => "round-sheet",
            Report::CallSheet(_) => "call-sheet",
            Report::ScoreSheet(_) => "score-sheet",
            Report::HandPack(_) => "hand-pack",
            Report::RoundResults(_) => "round-results",
            Report::Standings(_) => "standings",
            Report::Podium(_) => "podium",
            Report::PrizeList(_) => "prize-list",
            Report::ShoppingList(_) => "shopping-list",
            Report::ClubRanking(_) => "club-ranking",
            Report::Certificates(_) => "certificates",
            Report::FinalReport(_) => "final-report",
            Report::GameRecords(_) => "game-records",
            Report::AthleteData(_) => "athlete-data",
            Report::Pack(_) => "pack",
        }
    }

    /// The event's title, for the title of the document.
    pub(crate) fn event_title(&self) -> &str {
        match self {
            Report::Announcement(data) => &data.event.title,
            Report::BlankEntryForm(data) => &data.event.title,
            Report::FilledEntryForm(data) => &data.event.title,
            Report::EntriesByClub(data) => &data.event.title,
            Report::EntriesBySection(data) => &data.event.title,
            Report::DeadlineList(data) => &data.event.title,
            Report::LotsChart(data) => &data.chart.event.title,
            Report::EmptyChart(data) => &data.event.title,
            Report::Chart(data) => &data.event.title,
            Report::TableSlips(data) => &data.event.title,
            Report::RoundSheet(data) => &data.event.title,
            Report::CallSheet(data) => &data.event.title,
            Report::ScoreSheet(data) => &data.event.title,
            Report::HandPack(data) => &data.event.title,
            Report::RoundResults(data) => &data.event.title,
            Report::Standings(data) => &data.event.title,
            Report::Podium(data) => &data.event.title,
            Report::PrizeList(data) => &data.event.title,
            Report::ShoppingList(data) => &data.event.title,
            Report::ClubRanking(data) => &data.event.title,
            Report::Certificates(data) => &data.event.title,
            Report::FinalReport(data) => &data.event.title,
            Report::GameRecords(data) => &data.event.title,
            Report::AthleteData(data) => &data.athlete.surname,
            Report::Pack(data) => data.reports.first().map_or("", Report::event_title),
        }
    }

    /// A title of its own, where the code alone does not say what is inside.
    pub(crate) fn own_title(&self) -> Option<&str> {
        match self {
            Report::Pack(data) => Some(&data.title),
            _ => None,
        }
    }
}
