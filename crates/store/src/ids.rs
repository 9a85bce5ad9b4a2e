//! The names of rows. An id of one table cannot be passed where another's is meant.

use rusqlite::ToSql;
use rusqlite::types::{FromSql, FromSqlResult, ToSqlOutput, ValueRef};
use serde::{Deserialize, Serialize};

/// What every id can do: go into SQLite and come back.
pub trait Id: Copy + Eq + Ord + std::fmt::Debug + ToSql + FromSql {
    /// The number in the table.
    fn get(self) -> i64;
    /// An id from a number that came from the table.
    fn new(number: i64) -> Self;
}

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident),* $(,)?) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ts_rs::TS)]
        #[serde(transparent)]
        #[ts(type = "number")]
        pub struct $name(pub i64);

        impl Id for $name {
            fn get(self) -> i64 {
                self.0
            }
            fn new(number: i64) -> Self {
                Self(number)
            }
        }

        impl ToSql for $name {
            fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
                Ok(self.0.into())
            }
        }

        impl FromSql for $name {
            fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
                i64::column_result(value).map(Self)
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                self.0.fmt(f)
            }
        }
    )*};
}

ids! {
    /// Società: names a club.
    ClubId,
    /// Atleta: names an athlete.
    AthleteId,
    /// Manifestazione: names an event.
    EventId,
    /// Ufficiale di gara: names an official of an event.
    OfficialId,
    /// Logo: names an event's picture.
    LogoId,
    /// Gara: names a section.
    SectionId,
    /// Voce del programma: names a programme item.
    ProgrammeItemId,
    /// Modulo d'iscrizione: names an entry form.
    FormId,
    /// Riga del modulo: names a line of an entry form.
    FormLineId,
    /// Iscrizione: names an entry.
    EntryId,
    /// Posto in formazione: names a place in a club's line-up.
    LineupId,
    /// Sorteggio: names the lots of a section.
    LotsId,
    /// Posto sorteggiato: names a placement.
    PlacementId,
    /// Posto assegnato a mano: names an override.
    OverrideId,
    /// Partita: names a game.
    GameId,
    /// Incontro deciso senza giocare: names a decision.
    DecisionId,
    /// Titolo o terzo posto deciso dall'arbitro: names the answer.
    PlaceDecisionId,
    /// Rinuncia, esclusione: names a departure.
    DepartureId,
    /// Sostituzione: names a replacement.
    ReplacementId,
    /// Iscrizione tardiva: names an admission after the deadline.
    LateEntryId,
    /// Chiamata al tavolo: names a call.
    CallId,
    /// Provvedimento arbitrale: names a ruling.
    RulingId,
    /// Premio: names a prize.
    PrizeId,
    /// Premio consegnato: names a tick on the prize list.
    PrizeGivenId,
    /// Punteggio di società: names a line of the points table.
    ClubPointsId,
    /// Registro: names a row of the journal, in order of time.
    JournalSeq,
}
