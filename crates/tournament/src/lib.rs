//! Lots, brackets, matches, standings and prizes of a knockout championship: facts in, charts and
//! lists out.
//!
//! No clock, no file, no chance but a given seed: every function gives the same answer on the
//! same facts.
//!
//! ```
//! use rules::{Outcome, Reason};
//! use tournament::{
//!     Change, Entry, Facts, GameFact, GameKey, LotsOptions, MatchState, Section, SectionKind,
//!     SectionSetup, draw_lots,
//! };
//!
//! let entries: Vec<Entry> = (1..=27).map(|id| Entry::new(id, format!("Entry {id}"))).collect();
//! let lots = draw_lots(&entries, &LotsOptions::default(), &"Palermo 2006".parse()?)?;
//! let section = Section::new(SectionSetup::new(SectionKind::Men, entries, lots))?;
//! let mut state = section.derive(&Facts::default());
//! assert_eq!(state.open_matches().len(), 11); // 27 entries on 32 places: five byes
//!
//! let match_id = state.open_matches()[0];
//! let Some(MatchState::ToPlay { game, white, black, .. }) = state.match_state(match_id) else {
//!     panic!("an open match has a game to play");
//! };
//! let (outcome, reason) = (Outcome::WhiteWins, Some(Reason::Resigned));
//! let fact = GameFact { white, black, outcome, reason };
//! state.apply(&Change::Record { key: GameKey { match_id, game }, fact })?;
//! assert_eq!(state, section.derive(state.facts()));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod apply;
mod bracket;
mod chain;
mod change;
mod check;
mod club_match;
mod clubs_ranking;
mod colours;
mod entry;
mod facts;
mod history;
mod lots;
mod match_id;
mod match_view;
mod place;
mod preview;
mod prizes;
mod programme;
mod questions;
mod ratings;
mod refresh;
mod render;
mod rotation;
mod round_robin;
mod rounds_proposal;
mod section;
mod seed;
mod standings;
mod state;
mod swiss;
mod tables;
mod tiebreaks;
mod trf;
mod verdict;

pub use bracket::{Bracket, PlacingMatches, Slot, ThirdPlace};
pub use chain::{Chain, ChainError, GameNo, Step, StepKind, TimeControl};
pub use change::{Change, Finding, Refusal};
pub use club_match::{ClubMatchRules, Meeting, TieRule, home_colour};
pub use clubs_ranking::{
    ClubPoints, ClubResult, ClubRow, ClubScore, ClubTiebreak, SharedPoints, rank_clubs,
};
pub use entry::{ClubId, Entry, EntryId};
pub use facts::{
    Annulled, BoardFact, Departure, DepartureKind, Facts, GameFact, GameKey, ThirdDecision,
    TitleDecision, ends_match,
};
pub use history::{ByeKind, GameScore, PointsTable, RoundRecord};
pub use lots::{
    Digest, DigestError, LOTS_ALGORITHM, Lots, LotsError, LotsOptions, MAX_ENTRIES, Mismatch,
    Placement, PlacementError, Reveal, RevealedBy, Seeding, Verification, digest_of, draw_lots,
    reveal_order, verify,
};
pub use match_id::{MatchId, MatchIdError};
pub use match_view::{MatchState, MatchView, PlayedGame};
pub use place::{Holder, Place, PlaceNo};
pub use preview::{
    CancelledGame, CancelledLots, Consequences, MatchChange, PlaceChange, SeatChange,
};
pub use prizes::{
    AthleteFact, Attendance, Award, AwardList, AwardReason, ListDifference, Participant,
    PlacePrize, PrizeFinding, PrizeTable, Recipient, SharedPrizes, ShoppingLine, ShoppingUse,
    SouvenirRule, SpecialPrize, SpecialRule, Unclaimed, award_prizes, compare_lists,
    expected_places, handed_out, merge_lists, to_buy,
};
pub use programme::{
    AtBreak, Break, DayProgress, Fit, MatchTime, Minute, Pace, Programme, Remedy, RoundActual,
    RoundPlan, RoundStatus, RoundTimes, SectionPlan, Timetable, knockout_matches, matches_by_round,
    remedies, rounds_of, timetable,
};
pub use questions::Question;
pub use ratings::{
    EloRubeleList, Expectation, FactorBand, RatedEntry, RatedGame, RatingChange, RatingNote,
    RatingRules, rate_section,
};
pub use refresh::Applied;
pub use render::render_text;
pub use rotation::{
    MAX_ROTATION_ENTRIES, RotationEntry, RotationError, RotationPair, RotationPairing, WhyPassed,
    pair_rotation,
};
pub use round_robin::{
    MAX_ROBIN_ENTRIES, RobinError, RobinForm, RobinPair, RobinRound, WithdrawalEffect,
    WithdrawalRule, berger_meeting, berger_table, clubmates_first,
};
pub use rounds_proposal::{RoundsFor, RoundsProposal, RoundsReason, propose_rounds};
pub use section::{DefeatOrder, Section, SectionError, SectionKind, SectionSetup};
pub use seed::{Chance, Seed, SeedError};
pub use standings::{Standings, StandingsRow};
pub use state::State;
pub use swiss::{
    ColourReason, MAX_SWISS_ENTRIES, Obstacle, PairNote, SWISS_ALGORITHM, SwissEntry, SwissError,
    SwissEvent, SwissPair, SwissPairing, WhyApart, baku_acceleration, pair_swiss,
};
pub use tables::{TableAssignment, TableNo};
pub use tiebreaks::{
    RankEntry, RankResult, RankRow, RankRules, Tiebreak, TiebreakPart, TiebreakValue,
    UnplayedRounds, rank_entries,
};
pub use trf::{
    MAX_TRF_BYTES, MAX_TRF_ENTRIES, MAX_TRF_ROUNDS, TRF_POINTS, Trf, TrfAcceleration, TrfApart,
    TrfByes, TrfError, TrfFault, TrfPlayer, TrfRound, read_trf, write_trf,
};
pub use verdict::{How, Seat};
