//! Someone leaves: withdrawn or excluded; or that was a mistake.

use serde::{Deserialize, Serialize};
use store::{EntryId, EntryStatus, Kept};
use tournament::{Change, Departure, DepartureKind};
use ts_rs::TS;

use super::consequences::ConsequencesView;
use crate::app::Doing;
use crate::event::refuse_if_archived;
use crate::section::{Asked, Details, Held, Live, Plan, labels_of, tournament_id};
use crate::{App, AppError, Reply};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum LeavingKind {
    Withdrawn,
    /// For a hearing aid, or by a disciplinary ruling.
    Excluded,
}

#[derive(Debug, Clone, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Depart {
    pub entry: EntryId,
    pub kind: LeavingKind,
    /// Article of the exclusion, if any.
    pub article: Option<String>,
    pub why: String,
    /// The arbiter has seen the findings and confirms all the same.
    #[serde(default)]
    pub overrule: bool,
}

#[derive(Debug, Clone, Copy, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Reinstate {
    pub entry: EntryId,
    /// The arbiter has seen the findings and confirms all the same.
    #[serde(default)]
    pub overrule: bool,
}

/// What a withdrawal or an exclusion would change.
pub(crate) fn preview_departure(app: &App, arg: Depart) -> Reply<ConsequencesView> {
    leave(app, &arg, true)
}

/// Somebody plays no further; whoever would have met them passes. Whoever is out, or has won, can
/// still be sent away: no match changes then, only what they are given for it.
pub(crate) fn depart(app: &App, arg: Depart) -> Reply<ConsequencesView> {
    if arg.why.trim().is_empty() {
        return Err(AppError::new("departure-needs-reason"));
    }
    leave(app, &arg, false)
}

fn leave(app: &App, arg: &Depart, rehearsed: bool) -> Reply<ConsequencesView> {
    let asked = Asked {
        overrule: arg.overrule,
        rehearsed,
    };
    app.held(|held| {
        let leaver = Leaver::of(held, arg.entry)?;
        let code = match arg.kind {
            LeavingKind::Withdrawn => "entry-withdrawn",
            LeavingKind::Excluded => "entry-excluded",
        };
        let doing = leaver.doing(code).with("why", arg.why.trim());
        if held.live_if_drawn(leaver.entry.section_id)?.is_none() {
            let status = match arg.kind {
                LeavingKind::Withdrawn => EntryStatus::Withdrawn,
                LeavingKind::Excluded => EntryStatus::Excluded,
            };
            return leaver.set_status(held, asked, doing, status);
        }
        let live = held.open(leaver.entry.section_id)?;
        let details = Details {
            why: arg.why.trim().to_owned(),
            article: arg.article.clone(),
            ..Details::default()
        };
        let plan = Plan::with(live, leaving(live, arg), doing, details);
        held.tell(asked, plan)
    })
}

fn leaving(live: &Live, arg: &Depart) -> Change {
    let entry = tournament_id(arg.entry);
    let aids = live.hearing_aid_article();
    let kind = match arg.kind {
        LeavingKind::Withdrawn => DepartureKind::Withdrawn,
        LeavingKind::Excluded if aids.is_some() && aids == arg.article => DepartureKind::HearingAid,
        LeavingKind::Excluded => DepartureKind::Excluded,
    };
    let departure = Departure {
        kind,
        from_round: live.state.leaves_from(entry),
    };
    Change::Depart { entry, departure }
}

/// What taking back a withdrawal or an exclusion would change.
pub(crate) fn preview_reinstatement(app: &App, arg: Reinstate) -> Reply<ConsequencesView> {
    come_back(app, arg, true)
}

/// A withdrawal or an exclusion was a mistake.
pub(crate) fn reinstate(app: &App, arg: Reinstate) -> Reply<ConsequencesView> {
    come_back(app, arg, false)
}

fn come_back(app: &App, arg: Reinstate, rehearsed: bool) -> Reply<ConsequencesView> {
    let asked = Asked {
        overrule: arg.overrule,
        rehearsed,
    };
    app.held(|held| {
        let leaver = Leaver::of(held, arg.entry)?;
        let doing = leaver.doing("entry-reinstated");
        if held.live_if_drawn(leaver.entry.section_id)?.is_none() {
            return leaver.set_status(held, asked, doing, EntryStatus::Active);
        }
        let live = held.open(leaver.entry.section_id)?;
        let entry = tournament_id(arg.entry);
        let plan = Plan::new(live, Change::Return { entry }, doing);
        held.tell(asked, plan)
    })
}

/// Whoever leaves or comes back, drawn or not.
struct Leaver {
    entry: Kept<store::Entry>,
    section: Kept<store::Section>,
    name: String,
}

impl Leaver {
    fn of(held: &Held<'_>, entry: EntryId) -> Reply<Leaver> {
        let read = held.read();
        let entry = read.get::<store::Entry>(entry)?;
        let section = read.get::<store::Section>(entry.section_id)?;
        let labels = labels_of(&read, std::slice::from_ref(&entry))?;
        Ok(Leaver {
            name: labels[&entry.id].full_name(),
            entry,
            section,
        })
    }

    fn doing(&self, code: &'static str) -> Doing {
        Doing::new(code, self.section.event_id)
            .with("who", self.name.as_str())
            .with("section", self.section.title.as_str())
    }

    /// Before the lots nothing follows: the entry is not among those they are drawn from.
    fn set_status(
        &self,
        held: &mut Held<'_>,
        asked: Asked,
        doing: Doing,
        status: EntryStatus,
    ) -> Reply<ConsequencesView> {
        let event = held.read().get::<store::Event>(self.section.event_id)?;
        refuse_if_archived(&event)?;
        let code = match (self.entry.status == status, status) {
            (true, EntryStatus::Active) => Some("not-left"),
            (true, _) => Some("already-left"),
            (false, _) => None,
        };
        if let Some(code) = code {
            return Err(AppError::new(code).with("who", self.name.as_str()));
        }
        if !asked.rehearsed {
            held.write(doing, |change| {
                change.edit::<store::Entry>(self.entry.id, |entry| entry.status = status)?;
                Ok(())
            })?;
        }
        Ok(ConsequencesView::default())
    }
}
