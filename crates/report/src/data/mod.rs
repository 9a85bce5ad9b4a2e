//! What each report is made of: strings, numbers and dates, already decided elsewhere.
//!
//! Nothing here knows the rules or the tournament. A name is printed as it comes; a document
//! number has a type of its own, and only the club's filled-in form has a place for it.

mod after;
mod before;
mod ceremony;
mod chart;
mod common;
mod during;
mod figures;
mod hall;
mod lots;
mod money;
mod privacy;
mod records;

pub use after::{
    Award, ClubLine, ClubRanking, Correction, FinalReport, Incident, PointsRow, PrizeList,
    PrizeSection, PurchaseItem, ResultLine, ResultsRound, RoundResults, Ruling, SectionSummary,
    ShoppingList, StandingLine, Standings,
};
pub use before::{
    Announcement, BlankEntryForm, ClubEntries, DeadlineList, DocumentNumber, EntriesByClub,
    EntriesBySection, EntryLine, FilledEntryForm, FormLine, FormulaLine, LateForm, MissingForm,
    PrizeLine, ProgrammeDay, ProgrammeItem, Receipt, SectionEntries, UnsignedForm,
};
pub use ceremony::{
    Attendance, AttendanceDay, Attendant, Certificate, CertificateKind, Certificates, PictureShape,
    Podium, PodiumPicture, PodiumPlace, PodiumSection,
};
pub use chart::{Chart, ChartMatch, ChartPart, ChartRound, Half, MatchResult, Slot};
pub use common::{Colour, Competitor, EventHead, Official, RoundHead, SectionHead};
pub use during::{
    CallLine, CallSheet, HandPack, HandSection, RoundSheet, RoundTable, ScoreSheet, Slip,
    SlipBoard, TableSlips,
};
pub use figures::{ClubFigures, ReasonFigures, RoundFigures, SectionFigures, Statistics};
pub use hall::{
    Badges, CheckInLine, CheckInList, CheckInSection, NameCard, PlaceCards, QrLink, QrSheet,
    SeatLine, TableCards, WhereToPlay,
};
pub use lots::{HandPlacing, LotsChart, LotsEntry, LotsSeal};
pub use money::{FeeLine, FeeList, FeeReceipt, Receipts};
pub use privacy::{AthleteData, AthleteEvent, StoredLine};
pub use records::{BoardLook, Diagram, GameRecord, GameRecords, Piece, SquareAt};
