//! Where the day stands, and the one next thing to do.

use chrono::NaiveDateTime;
use serde::Serialize;
use store::{EventId, SectionId};
use tournament::MatchId;
use ts_rs::TS;

use super::next_thing::Standing;
use super::{EventDetails, ProgrammeItem, SectionRow, get_event, list_sections, programme};
use crate::app::{instant, local};
use crate::entries::{ProblemCode, list_problems};
use crate::prizes::prizes;
use crate::section::StoredLots;
use crate::{App, Reply};

/// The steps of the day, in the order of the left rail.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum DayStep {
    Event,
    Entries,
    CheckIn,
    Lots,
    Rounds,
    Chart,
    Standings,
    Print,
}

/// State of a step: a word and a number, never a colour alone.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(
    tag = "kind",
    rename_all = "kebab-case",
    rename_all_fields = "camelCase"
)]
pub(crate) enum StepState {
    /// Nothing to do yet, nothing wrong.
    Open,
    /// So many things are missing.
    Missing {
        count: u32,
    },
    Done,
    /// Not possible yet; `error-<why>` says why.
    Locked {
        why: String,
    },
}

/// The next thing to do: `next-<code>` is its sentence, `step` is where it is done.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct NextThing {
    pub code: NextCode,
    pub step: DayStep,
    pub section: Option<SectionId>,
    pub section_title: Option<String>,
    pub count: u32,
    pub total: u32,
    pub round: u32,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum NextCode {
    AddSections,
    AwaitEntries,
    EntriesCloseToday,
    FixProblems,
    CompleteForms,
    CheckIn,
    DrawLots,
    ConfirmLots,
    CallTables,
    EnterResults,
    CloseSection,
    HandOutPrizes,
    Archive,
    Nothing,
}

#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Overview {
    pub event: EventDetails,
    pub sections: Vec<SectionRow>,
    pub steps: Vec<(DayStep, StepState)>,
    pub next: NextThing,
    /// Further things worth doing, most pressing first.
    pub also: Vec<NextThing>,
    pub programme: Vec<ProgrammeItem>,
    /// The event's own wall clock, now.
    pub now: NaiveDateTime,
    /// None when the event has no deadline; negative when it has passed.
    pub minutes_to_deadline: Option<i32>,
    pub problems: u32,
    pub forms: u32,
    pub entries: u32,
    pub checked_in: u32,
}

#[derive(Debug, Clone, Copy, serde::Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct EventRef {
    pub event: EventId,
}

pub(crate) fn event_overview(app: &App, arg: EventRef) -> Reply<Overview> {
    let event = get_event(app, arg)?;
    let sections = list_sections(app, arg)?;
    let problems = list_problems(app, arg)?;
    let (forms, programme) = {
        let store = app.store();
        (
            store.read().count::<store::EntryForm>(arg.event)?,
            programme(&store.read(), arg.event)?,
        )
    };
    let now = app.now();
    let zone = event.form.time_zone.clone();
    let minutes_to_deadline = event
        .form
        .deadline
        .map(|deadline| (instant(deadline, &zone) - now).num_minutes() as i32);
    let entries = sections.iter().map(|section| section.entries).sum();
    let checked_in = sections.iter().map(|section| section.checked_in).sum();
    let unsigned = problems
        .iter()
        .filter(|problem| {
            matches!(
                problem.code,
                ProblemCode::FormUnsigned | ProblemCode::FormUnstamped
            )
        })
        .count() as u32;
    let prizes_left = if sections.iter().all(|section| section.closed) && !sections.is_empty() {
        let view = prizes(app, arg)?;
        view.awards.len() as u32 - view.given
    } else {
        0
    };
    let (proposed, uncalled) = waiting_sections(app, &sections)?;
    let facts = Standing {
        proposed,
        uncalled,
        state: event.state,
        minutes_to_deadline,
        forms,
        problems: problems.len() as u32,
        unsigned,
        prizes_left,
        sections: &sections,
    };
    let mut things = facts.things();
    let next = things.remove(0);
    Ok(Overview {
        steps: facts.steps(),
        next,
        also: things,
        programme,
        now: local(now, &zone),
        minutes_to_deadline,
        problems: problems.len() as u32,
        forms,
        entries,
        checked_in,
        event,
        sections,
    })
}

/// Sections whose lots wait for confirmation, and sections whose round nobody has been called to.
fn waiting_sections(app: &App, sections: &[SectionRow]) -> Reply<(Vec<SectionId>, Vec<SectionId>)> {
    let mut proposed = Vec::new();
    let mut uncalled = Vec::new();
    for section in sections {
        if !section.lots_confirmed && StoredLots::read(&app.store().read(), section.id)?.is_some() {
            proposed.push(section.id);
        }
        app.with_section_if_drawn(section.id, |live| {
            let waits = live.is_some_and(|live| {
                let round = live.current_round();
                let of_round = |id: &MatchId| live.state.round_of(*id) == round;
                round.is_some()
                    && !live.calls.keys().any(|(id, _)| of_round(id))
                    && !live.games.keys().any(|(id, _)| of_round(id))
            });
            if waits {
                uncalled.push(section.id);
            }
            Ok(())
        })?;
    }
    Ok((proposed, uncalled))
}
