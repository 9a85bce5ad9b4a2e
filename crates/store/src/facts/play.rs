//! Lots, games, and what the arbiter decides.

use chrono::{DateTime, Utc};
use serde_json::Value;

use crate::codes::{DecisionKind, DepartureKind, PlaceDecisionKind};
use crate::fact::fact;
use crate::ids::{
    CallId, DecisionId, DepartureId, EntryId, EventId, GameId, LateEntryId, LotsId, OverrideId,
    PlaceDecisionId, PlacementId, ReplacementId, RulingId, SectionId,
};

fact! {
    /// Sorteggio.
    pub struct Lots in "lots", id LotsId, order "id", under section_id: SectionId {
        /// Of which section; a section has one at most.
        pub section_id: SectionId,
        /// Seme.
        pub seed: String,
        /// Name and version of the algorithm.
        pub algorithm: String,
        /// Digest of the entries that took part.
        pub digest: String,
        /// The options it ran with, as JSON.
        pub options: Value,
        /// The seeds in order, as JSON.
        pub seeds: Value,
        /// When the lots were made.
        pub made_at: DateTime<Utc>,
        /// When they were confirmed.
        pub confirmed_at: Option<DateTime<Utc>>,
        /// By whom.
        pub confirmed_by: Option<String>,
    }
}

fact! {
    /// Posto sorteggiato.
    pub struct LotsPlacement in "lots_placement", id PlacementId, order "place", under lots_id: LotsId {
        /// Of which lots.
        pub lots_id: LotsId,
        /// Place in the chart, from 1.
        pub place: u32,
        /// Who stands there.
        pub entry_id: EntryId,
    }
}

fact! {
    /// Posto assegnato a mano dall'arbitro.
    pub struct LotsOverride in "lots_override", id OverrideId, order "id", under lots_id: LotsId {
        /// Of which lots.
        pub lots_id: LotsId,
        /// Who was placed.
        pub entry_id: EntryId,
        /// Where.
        pub place: u32,
        /// Why.
        pub reason: String,
        /// By which arbiter.
        pub by: String,
        /// When.
        pub at: DateTime<Utc>,
    }
}

fact! {
    /// Partita.
    pub struct Game in "game", id GameId, order "id", under section_id: SectionId {
        /// In which section.
        pub section_id: SectionId,
        /// Key of the match in the bracket.
        pub match_key: String,
        /// Which game of the match, from 1.
        pub game_no: u32,
        /// Bianco.
        pub white_entry_id: EntryId,
        /// Nero.
        pub black_entry_id: EntryId,
        /// Tavolo.
        pub table_no: Option<u32>,
        /// Code of the outcome.
        pub outcome: String,
        /// Code of the reason; none where several boards gave the outcome together.
        pub reason: Option<String>,
        /// The boards of a clubs' match, as JSON.
        pub boards: Option<Value>,
        /// Mosse, in notation.
        pub moves: Option<String>,
        /// Conteggio, as JSON.
        pub count_data: Option<Value>,
        /// Who entered the result.
        pub entered_by: String,
        /// When.
        pub entered_at: DateTime<Utc>,
        /// When it was annulled.
        pub annulled_at: Option<DateTime<Utc>>,
        /// Why.
        pub annulled_why: Option<String>,
        /// Anything else.
        pub note: String,
    }
}

fact! {
    /// Incontro deciso senza giocare.
    pub struct MatchDecision in "match_decision", id DecisionId, order "id", under section_id: SectionId {
        /// In which section.
        pub section_id: SectionId,
        /// Key of the match in the bracket.
        pub match_key: String,
        /// How.
        pub kind: DecisionKind,
        /// Who goes on; nobody when both are out.
        pub winner_entry_id: Option<EntryId>,
        /// Seed, when by lots.
        pub seed: Option<String>,
        /// Why.
        pub reason: String,
        /// By whom.
        pub by: String,
        /// When.
        pub at: DateTime<Utc>,
    }
}

fact! {
    /// Titolo o terzo posto, deciso dall'arbitro.
    pub struct PlaceDecision in "place_decision", id PlaceDecisionId, order "place", under section_id: SectionId {
        /// In which section.
        pub section_id: SectionId,
        /// 1 for the title, 3 for third place.
        pub place: u32,
        /// How.
        pub kind: PlaceDecisionKind,
        /// Who has it, when somebody has.
        pub entry_id: Option<EntryId>,
        /// Why.
        pub reason: String,
        /// By whom.
        pub by: String,
        /// When.
        pub at: DateTime<Utc>,
    }
}

fact! {
    /// Rinuncia, esclusione.
    pub struct Departure in "departure", id DepartureId, order "id", under entry_id: EntryId {
        /// Who.
        pub entry_id: EntryId,
        /// In what way.
        pub kind: DepartureKind,
        /// From which round on.
        pub from_round: u32,
        /// At which match, if at one.
        pub match_key: Option<String>,
        /// Article applied.
        pub article: Option<String>,
        /// Why.
        pub reason: String,
        /// Recorded by whom.
        pub by: String,
        /// When.
        pub at: DateTime<Utc>,
    }
}

fact! {
    /// Sostituzione prima del primo turno.
    pub struct Replacement in "replacement", id ReplacementId, order "id", under out_entry_id: EntryId {
        /// Who leaves the place.
        pub out_entry_id: EntryId,
        /// Who takes it.
        pub in_entry_id: EntryId,
        /// Why.
        pub reason: String,
        /// Recorded by whom.
        pub by: String,
        /// When.
        pub at: DateTime<Utc>,
    }
}

fact! {
    /// Iscrizione tardiva.
    pub struct LateEntry in "late_entry", id LateEntryId, order "id", under entry_id: EntryId {
        /// Who.
        pub entry_id: EntryId,
        /// The free place it took, when the lots were already confirmed.
        pub place: Option<u32>,
        /// Why.
        pub reason: String,
        /// Admitted by whom.
        pub by: String,
        /// When.
        pub at: DateTime<Utc>,
    }
}

fact! {
    /// Chiamata al tavolo.
    pub struct TableCall in "table_call", id CallId, order "called_at, id", under section_id: SectionId {
        /// In which section.
        pub section_id: SectionId,
        /// Key of the match in the bracket.
        pub match_key: String,
        /// Which game of the match.
        pub game_no: u32,
        /// Tavolo.
        pub table_no: u32,
        /// When the players were called.
        pub called_at: DateTime<Utc>,
        /// When the game began.
        pub started_at: Option<DateTime<Utc>>,
    }
}

fact! {
    /// Provvedimento arbitrale.
    pub struct Ruling in "ruling", id RulingId, order "at, id", under event_id: EventId {
        /// In which event.
        pub event_id: EventId,
        /// In which section, if in one.
        pub section_id: Option<SectionId>,
        /// At which match, if at one.
        pub match_key: Option<String>,
        /// In which game, if in one.
        pub game_no: Option<u32>,
        /// Articolo.
        pub article: Option<String>,
        /// Code of the irregularity; none for a ruling of the arbiter's own.
        pub irregularity: Option<String>,
        /// Against whom, if one entry.
        pub against_entry_id: Option<EntryId>,
        /// Against the other of the table too, in the same decision.
        #[serde(default)]
        pub against_other_entry_id: Option<EntryId>,
        /// Code of the remedy.
        pub remedy: Option<String>,
        /// The arbiter's own words.
        pub text: String,
        /// Arbitro.
        pub arbiter: String,
        /// When.
        pub at: DateTime<Utc>,
    }
}
