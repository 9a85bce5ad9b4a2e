//! The list of everything that can be printed.

use serde::{Deserialize, Serialize};

use crate::data::{
    Announcement, AthleteData, Attendance, Badges, BlankEntryForm, CallSheet, Certificates, Chart,
    CheckInList, ClubRanking, DeadlineList, EntriesByClub, EntriesBySection, FeeList,
    FilledEntryForm, FinalReport, GameRecords, HandPack, LotsChart, PlaceCards, Podium,
    PodiumPicture, PrizeList, QrSheet, Receipts, RoundResults, RoundSheet, ScoreSheet,
    ShoppingList, Standings, Statistics, TableCards, TableSlips, WhereToPlay,
};

/// Declares [`Report`]: each with its data, its code, its template and where its title comes from.
macro_rules! reports {
    ($($(#[$doc:meta])* $name:ident($data:ty) = $code:literal, $template:literal, $($title:ident).+;)+) => {
        /// *Stampa*: one report with its data.
        #[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(tag = "report", content = "data", rename_all = "kebab-case")]
        pub enum Report {
            $($(#[$doc])* $name($data),)+
            /// Several reports as one document, so that a round is printed at once.
            Pack(Pack),
        }

        impl Report {
            /// Short name in kebab case: part of a file's name, and of `report-title-…` in locales.
            pub fn code(&self) -> &'static str {
                match self {
                    $(Report::$name(_) => $code,)+
                    Report::Pack(_) => "pack",
                }
            }

            /// The template that prints it, without its extension.
            pub(crate) fn template(&self) -> &'static str {
                match self {
                    $(Report::$name(_) => $template,)+
                    Report::Pack(_) => "main",
                }
            }

            /// The event's title, for the title of the document.
            pub(crate) fn event_title(&self) -> &str {
                match self {
                    $(Report::$name(data) => &data.$($title).+,)+
                    Report::Pack(data) => data.reports.first().map_or("", Report::event_title),
                }
            }

            /// Its data, as the template reads them.
            pub(crate) fn data(&self) -> Result<serde_json::Value, serde_json::Error> {
                match self {
                    $(Report::$name(data) => serde_json::to_value(data),)+
                    Report::Pack(data) => serde_json::to_value(data),
                }
            }
        }
    };
}

reports! {
    /// *Bando*.
    Announcement(Announcement) = "announcement", "announcement", event.title;
    /// *Modulo d'iscrizione*, blank.
    BlankEntryForm(BlankEntryForm) = "blank-entry-form", "entry-form", event.title;
    /// *Modulo d'iscrizione*, filled in.
    FilledEntryForm(FilledEntryForm) = "filled-entry-form", "entry-form", event.title;
    /// *Iscritti per società*.
    EntriesByClub(EntriesByClub) = "entries-by-club", "entries", event.title;
    /// *Iscritti per gara*.
    EntriesBySection(EntriesBySection) = "entries-by-section", "entries", event.title;
    /// *Elenco della scadenza*.
    DeadlineList(DeadlineList) = "deadline-list", "deadline", event.title;
    /// *Quote*.
    FeeList(FeeList) = "fee-list", "fees", event.title;
    /// *Ricevute*.
    Receipts(Receipts) = "receipts", "receipts", event.title;
    /// *Foglio di accredito*.
    CheckInList(CheckInList) = "check-in-list", "check-in", event.title;
    /// *Cartellini*.
    Badges(Badges) = "badges", "badges", event.title;
    /// *Segnaposto*.
    PlaceCards(PlaceCards) = "place-cards", "place-cards", event.title;
    /// *Cavalieri da tavolo*.
    TableCards(TableCards) = "table-cards", "table-cards", event.title;
    /// *Foglio dei codici QR*.
    QrSheet(QrSheet) = "qr-sheet", "qr-sheet", event.title;
    /// *Tabellone del sorteggio*, with what replays the lots.
    LotsChart(LotsChart) = "lots-chart", "chart", chart.event.title;
    /// *Tabellone vuoto*: to fill in by hand on the wall.
    EmptyChart(Chart) = "empty-chart", "chart", event.title;
    /// *Tabellone* with the results so far.
    Chart(Chart) = "chart", "chart", event.title;
    /// *Cedole*.
    TableSlips(TableSlips) = "table-slips", "slips", event.title;
    /// *Foglio del turno*.
    RoundSheet(RoundSheet) = "round-sheet", "round-sheet", event.title;
    /// *Dove gioco*.
    WhereToPlay(WhereToPlay) = "where-to-play", "where", event.title;
    /// *Foglio delle chiamate*.
    CallSheet(CallSheet) = "call-sheet", "call-sheet", event.title;
    /// *Formulario*.
    ScoreSheet(ScoreSheet) = "score-sheet", "score-sheet", event.title;
    /// *Per finire a mano*.
    HandPack(HandPack) = "hand-pack", "hand-pack", event.title;
    /// *Risultati turno per turno*.
    RoundResults(RoundResults) = "round-results", "results", event.title;
    /// *Classifica*.
    Standings(Standings) = "standings", "standings", event.title;
    /// *Podio*.
    Podium(Podium) = "podium", "podium", event.title;
    /// *Immagine del podio*.
    PodiumPicture(PodiumPicture) = "podium-picture", "podium", event.title;
    /// *Elenco premi*.
    PrizeList(PrizeList) = "prize-list", "prizes", event.title;
    /// *Da comprare*.
    ShoppingList(ShoppingList) = "shopping-list", "shopping", event.title;
    /// *Classifica di società*.
    ClubRanking(ClubRanking) = "club-ranking", "clubs", event.title;
    /// *Attestati*.
    Certificates(Certificates) = "certificates", "certificates", event.title;
    /// *Attestati di presenza*.
    Attendance(Attendance) = "attendance", "attendance", event.title;
    /// *Verbale finale*.
    FinalReport(FinalReport) = "final-report", "final-report", event.title;
    /// *Statistiche*.
    Statistics(Statistics) = "statistics", "statistics", event.title;
    /// *Partite trascritte*.
    GameRecords(GameRecords) = "game-records", "games", event.title;
    /// *Scheda dei dati* of one athlete.
    AthleteData(AthleteData) = "athlete-data", "athlete", athlete.surname;
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
    /// A title of its own, where the code alone does not say what is inside.
    pub(crate) fn own_title(&self) -> Option<&str> {
        match self {
            Report::Pack(data) => Some(&data.title),
            _ => None,
        }
    }
}
