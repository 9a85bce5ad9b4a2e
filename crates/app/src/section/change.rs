//! The one way to change a section that is being played.
//!
//! A request looks at the section as it stands and says what it wants ([`Plan`]); what that does is
//! for `tournament` to say; the rows that follow are written in one transaction with one row of the
//! journal, and the section in memory goes along. A preview is the same, rehearsed.

use chrono::{DateTime, Utc};
use store::SectionId;
use tournament::{Applied, Change, EntryId, Refusal};

use super::{BoardRow, Held, Live, entry_id, tournament_id};
use crate::app::Doing;
use crate::label::EntryLabel;
use crate::rounds::{ConsequencesView, FindingView, consequences};
use crate::{AppError, Reply};

/// How a change is asked for.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Asked {
    /// The arbiter has seen the findings and confirms all the same.
    pub(crate) overrule: bool,
    /// Nothing is kept: what it would do is told.
    pub(crate) rehearsed: bool,
}

/// What is wanted, worked out from the sections as they stand.
pub(crate) struct Plan {
    pub(crate) doing: Doing,
    pub(crate) steps: Vec<Step>,
    /// What the rules have to say about it, before the tournament is asked.
    pub(crate) findings: Vec<FindingView>,
}

/// One change of one section, with what its rows say beyond the tournament's facts.
pub(crate) struct Step {
    pub(crate) section: SectionId,
    pub(crate) change: Change,
    pub(crate) details: Details,
}

#[derive(Default)]
pub(crate) struct Details {
    /// The moves of a game, where they were written down.
    pub(crate) moves: Option<String>,
    /// Who sat at the boards of a meeting of clubs, and how each ended.
    pub(crate) boards: Vec<BoardRow>,
    pub(crate) why: String,
    pub(crate) article: Option<String>,
    /// The seed from which the program drew.
    pub(crate) seed: Option<String>,
    /// The players sit: the game begins.
    pub(crate) started: bool,
    /// Somebody who is not on the list yet; the change knows them as [`NEWCOMER`].
    pub(crate) newcomer: Option<Newcomer>,
}

/// Somebody who is entered by the change itself.
pub(crate) struct Newcomer {
    pub(crate) entry: store::Entry,
    pub(crate) label: EntryLabel,
}

/// Stands for the newcomer until the file has given a number; none of its numbers comes near.
pub(crate) const NEWCOMER: EntryId = EntryId(u32::MAX);

/// What was done.
pub(crate) struct Done {
    /// Step by step.
    pub(crate) applied: Vec<Applied>,
    pub(crate) findings: Vec<FindingView>,
}

/// By whom and when, for the rows.
pub(super) struct Stamp {
    pub(super) by: String,
    pub(super) at: DateTime<Utc>,
}

impl Plan {
    /// One change of one section.
    pub(crate) fn new(live: &Live, change: Change, doing: Doing) -> Plan {
        Plan::with(live, change, doing, Details::default())
    }

    pub(crate) fn with(live: &Live, change: Change, doing: Doing, details: Details) -> Plan {
        let step = Step {
            section: live.section,
            change,
            details,
        };
        Plan {
            doing,
            steps: vec![step],
            findings: Vec::new(),
        }
    }

    /// Refuses what nobody may do, and what the arbiter has not confirmed.
    fn refuse(&self, found: &[FindingView], confirmed: bool) -> Reply<()> {
        let stands = |finding: &&FindingView| !finding.may_overrule || !confirmed;
        let Some(first) = found.iter().find(stands) else {
            return Ok(());
        };
        let is_result = self.steps.iter().any(|step| {
            use Change::{Correct, CorrectBoards, Record, RecordBoards};
            matches!(
                step.change,
                Record { .. } | RecordBoards { .. } | Correct { .. } | CorrectBoards { .. }
            )
        });
        let code = match (first.may_overrule, is_result) {
            (false, _) => "result-refused",
            (true, true) => "result-doubtful",
            (true, false) => "change-doubtful",
        };
        let findings = serde_json::to_value(found).map_err(AppError::internal)?;
        Err(AppError::new(code).with("findings", findings))
    }
}

impl Held<'_> {
    /// Does what is planned: all of it, or nothing.
    pub(crate) fn carry_out(&mut self, asked: Asked, plan: Plan) -> Reply<Done> {
        plan.refuse(&plan.findings, asked.overrule)?;
        for step in plan
            .steps
            .iter()
            .filter(|step| step.details.newcomer.is_none())
        {
            let live = self.live(step.section)?;
            let checked = live.state.check(&step.change);
            checked.map_err(|refusal| live.refused(&step.change, &refusal))?;
        }
        let stamp = Stamp {
            by: self.app.who(),
            at: self.app.now(),
        };
        let event = plan.doing.event();
        let action = self.app.action(plan.doing.clone());
        let Held {
            sections, store, ..
        } = self;
        let written = store.change(action, |tx| {
            let mut done = Done {
                applied: Vec::with_capacity(plan.steps.len()),
                findings: plan.findings.clone(),
            };
            for step in &plan.steps {
                let live = sections.loaded(step.section)?;
                let applied = live.carry_out(tx, step, &stamp)?;
                done.findings
                    .extend(applied.findings.iter().map(FindingView::of_tournament));
                done.applied.push(applied);
            }
            plan.refuse(&done.findings, asked.overrule)?;
            Ok(done)
        });
        // A derived section is never ahead of the file.
        let done = written.inspect_err(|_: &AppError| self.sections.clear())?;
        let ends_round = plan.steps.iter().any(|step| {
            let live = self.sections.loaded(step.section);
            let decided = step.change.match_id();
            live.is_ok_and(|live| decided.is_some_and(|id| live.round_ended_with(id)))
        });
        self.note(event, ends_round);
        Ok(done)
    }

    /// Does one change, or rehearses it, and tells everything that follows.
    pub(crate) fn tell(&mut self, asked: Asked, plan: Plan) -> Reply<ConsequencesView> {
        let section = plan.steps[0].section;
        let before = self.live(section)?.state.clone();
        if !asked.rehearsed {
            let done = self.carry_out(asked, plan)?;
            return Ok(consequences(self.live(section)?, &before, done.findings));
        }
        plan.refuse(&plan.findings, true)?;
        let live = self.sections.loaded(section)?;
        let told = live.rehearse(&plan, &before);
        live.state = before;
        live.labels.remove(&entry_id(NEWCOMER));
        told
    }
}

impl Live {
    fn rehearse(&mut self, plan: &Plan, before: &tournament::State) -> Reply<ConsequencesView> {
        let step = &plan.steps[0];
        if let Some(newcomer) = &step.details.newcomer {
            self.admit(entry_id(NEWCOMER), newcomer)?;
        }
        let applied = self.state.apply(&step.change);
        let applied = applied.map_err(|refusal| self.refused(&step.change, &refusal))?;
        let found = applied.findings.iter().map(FindingView::of_tournament);
        let findings = plan.findings.iter().cloned().chain(found).collect();
        Ok(consequences(self, before, findings))
    }

    /// Puts somebody on the list of the section.
    pub(super) fn admit(&mut self, id: store::EntryId, newcomer: &Newcomer) -> Reply<()> {
        let label = EntryLabel {
            id,
            ..newcomer.label.clone()
        };
        let entry = tournament::Entry {
            id: tournament_id(id),
            name: label.full_name(),
            club: label
                .club_id
                .and_then(|club| u32::try_from(club.0).ok())
                .map(tournament::ClubId),
            rating: newcomer.entry.rating.map(u32::from),
            category: None,
        };
        self.state
            .admit(entry)
            .map_err(|problem| AppError::internal(format!("{problem:?}")))?;
        self.labels.insert(id, label);
        Ok(())
    }

    /// What the tournament refuses, with the names that its sentence needs.
    pub(crate) fn refused(&self, change: &Change, refusal: &Refusal) -> AppError {
        let mut error = AppError::new(refusal.code());
        let at = change.match_id().and_then(|id| self.table(id));
        if let Some(table) = at {
            error = error.with("table", table.table.0);
        }
        match refusal {
            Refusal::OtherGameFirst { expected } => error.with("game", expected.0),
            Refusal::BoardsMissing { boards } => error.with("count", *boards),
            Refusal::UnknownMatch { match_id } | Refusal::MatchNotReady { match_id } => {
                error.with("match", match_id.to_string())
            }
            Refusal::NotInMatch { entry }
            | Refusal::UnknownEntry { entry }
            | Refusal::NotOnChart { entry }
            | Refusal::AlreadyOnChart { entry }
            | Refusal::AlreadyLeft { entry }
            | Refusal::NotLeft { entry }
            | Refusal::NothingToLeave { entry }
            | Refusal::AlreadyPlayed { entry } => error.with("who", self.name(*entry)),
            Refusal::NotABye { place } => error.with("place", place.0),
            _ => error,
        }
    }
}
