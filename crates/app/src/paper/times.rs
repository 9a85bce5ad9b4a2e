//! When a round begins: as it was called or, for the one that is next, as the programme foresees it.

use chrono::{NaiveTime, Timelike};
use tournament::{MatchId, RoundStatus};

use crate::chart::MatchCard;
use crate::event::{EventRef, forecast};
use crate::section::Live;
use crate::{App, Reply};

/// What the programme foresees for the rounds that are not over.
pub(super) struct StartTimes {
    foreseen: Vec<(u32, NaiveTime)>,
}

impl StartTimes {
    /// To be asked before a section is looked at: the forecast looks at all of them.
    pub(super) fn of(app: &App, event: EventRef) -> Reply<StartTimes> {
        let rounds = forecast(app, event)?.rounds.into_iter();
        let foreseen = rounds
            .filter(|round| round.status != RoundStatus::Finished)
            .map(|round| (round.round, round.begins.time()));
        Ok(StartTimes {
            foreseen: foreseen.collect(),
        })
    }

    /// When a round begins; nothing for one that lies further ahead than the next.
    pub(super) fn of_round(&self, live: &Live, round: u32) -> Option<NaiveTime> {
        let bracket = live.state.section().bracket();
        let of_round = |id: MatchId| bracket.round_of(id).map(u32::from) == Some(round);
        let next = live.current_round().map(u32::from) == Some(round);
        let foreseen = self.foreseen.iter().find(|(number, _)| *number == round);
        first_call(live, of_round).or_else(|| foreseen.filter(|_| next).map(|(_, time)| *time))
    }
}

/// When a table begins: a later wave waits until its table is free, and nobody knows when.
pub(super) fn table_time(
    live: &Live,
    card: &MatchCard,
    of_round: Option<NaiveTime>,
) -> Option<NaiveTime> {
    let called = first_call(live, |id| id.to_string() == card.match_key);
    called.or_else(|| of_round.filter(|_| card.wave <= 1))
}

/// When the first of some matches was called.
fn first_call(live: &Live, wanted: impl Fn(MatchId) -> bool) -> Option<NaiveTime> {
    let calls = live.calls.iter().filter(|((id, _), _)| wanted(*id));
    let first = calls.map(|(_, call)| call.called_at).min()?;
    let time = live.local(first).time();
    NaiveTime::from_hms_opt(time.hour(), time.minute(), 0)
}
