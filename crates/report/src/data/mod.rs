//! What each report is made of: strings, numbers and dates, already decided elsewhere.
//!
//! Nothing here knows the rules or the tournament. A name is printed as it comes; a document
//! number has a type of its own, and only the club's filled-in form has a place for it.

mod after;
mod before;
mod chart;
mod common;
mod during;
mod lots;
mod privacy;
mod records;

pub use after::{
    Award, Certificate, CertificateKind, Certificates, ClubLine, ClubRanking, Correction,
    FinalReport, Incident, Official, Podium, PodiumPlace, PodiumSection, PointsRow, PrizeList,
    PrizeSection, PurchaseItem, ResultLine, ResultsRound, RoundResults, Ruling, SectionSummary,
    ShoppingList, StandingLine, Standings,
};
pub use before::{
    Announcement, BlankEntryForm, ClubEntries, DeadlineList, DocumentNumber, EntriesByClub,
    EntriesBySection, EntryLine, FilledEntryForm, FormLine, LateForm, MissingForm, PrizeLine,
    ProgrammeDay, ProgrammeItem, Receipt, SectionEntries, UnsignedForm,
};
pub use chart::{Chart, ChartMatch, ChartRound, Half, MatchResult, Slot};
pub use common::{Colour, Competitor, EventHead, RoundHead, SectionHead};
pub use during::{
    CallLine, CallSheet, HandPack, HandSection, RoundSheet, RoundTable, ScoreSheet, Slip,
    SlipBoard, TableSlips,
};
pub use lots::{EmptyChart, HandPlacing, LotsChart, LotsEntry, LotsSeal};
pub use privacy::{AthleteData, AthleteEvent, StoredLine};
pub use records::{BoardLook, Diagram, GameRecord, GameRecords, Piece, SquareAt};
