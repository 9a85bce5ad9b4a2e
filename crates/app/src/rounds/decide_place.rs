//! Titolo e terzo posto: the arbiter answers where play gave the place to nobody.

use serde::{Deserialize, Serialize};
use store::{EntryId, SectionId};
use tournament::{Change, Question, ThirdDecision, TitleDecision};
use ts_rs::TS;

use super::ConsequencesView;
use crate::app::Doing;
use crate::label::EntryLabel;
use crate::section::{Asked, Details, Live, Plan, tournament_id};
use crate::{App, AppError, Reply};

/// The place about which the arbiter is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum AskedPlace {
    Title,
    Third,
}

/// A question to the arbiter: `question-<place>`.
#[derive(Debug, Clone, PartialEq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct QuestionView {
    pub place: AskedPlace,
    /// Who may be named.
    pub candidates: Vec<EntryLabel>,
    /// Whether they may share the place.
    pub may_share: bool,
}

/// The arbiter's answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, TS)]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub(crate) enum PlaceAnswer {
    /// Nobody has the place.
    Vacant,
    /// Those who could have had third place share it.
    Shared,
    /// This one has it.
    Entry { entry: EntryId },
}

#[derive(Debug, Clone, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct DecidePlace {
    pub section: SectionId,
    pub place: AskedPlace,
    pub answer: PlaceAnswer,
    /// Why, for the journal and the final report.
    pub why: String,
    /// The arbiter has seen the findings and confirms all the same.
    #[serde(default)]
    pub overrule: bool,
}

/// What an answer would change, without giving it.
pub(crate) fn preview_place(app: &App, arg: DecidePlace) -> Reply<ConsequencesView> {
    decide(app, &arg, true)
}

/// Keeps the arbiter's answer.
pub(crate) fn decide_place(app: &App, arg: DecidePlace) -> Reply<ConsequencesView> {
    if arg.why.trim().is_empty() {
        return Err(AppError::new("place-decision-reason-given"));
    }
    decide(app, &arg, false)
}

fn decide(app: &App, arg: &DecidePlace, rehearsed: bool) -> Reply<ConsequencesView> {
    let asked = Asked {
        overrule: arg.overrule,
        rehearsed,
    };
    app.held(|held| {
        let live = held.open(arg.section)?;
        let plan = plan(live, arg)?;
        held.tell(asked, plan)
    })
}

fn plan(live: &Live, arg: &DecidePlace) -> Reply<Plan> {
    let change = match (arg.place, arg.answer) {
        (AskedPlace::Title, PlaceAnswer::Vacant) => Change::DecideTitle {
            decision: TitleDecision::Vacant,
        },
        (AskedPlace::Title, PlaceAnswer::Entry { entry }) => Change::DecideTitle {
            decision: TitleDecision::Champion(tournament_id(entry)),
        },
        (AskedPlace::Title, PlaceAnswer::Shared) => return Err(AppError::new("not-a-candidate")),
        (AskedPlace::Third, PlaceAnswer::Vacant) => Change::DecideThird {
            decision: ThirdDecision::Vacant,
        },
        (AskedPlace::Third, PlaceAnswer::Shared) => Change::DecideThird {
            decision: ThirdDecision::Shared,
        },
        (AskedPlace::Third, PlaceAnswer::Entry { entry }) => Change::DecideThird {
            decision: ThirdDecision::Entry(tournament_id(entry)),
        },
    };
    let code = match (arg.place, arg.answer) {
        (AskedPlace::Title, PlaceAnswer::Entry { .. }) => "title-given",
        (AskedPlace::Title, _) => "title-vacant",
        (AskedPlace::Third, PlaceAnswer::Entry { .. }) => "third-given",
        (AskedPlace::Third, PlaceAnswer::Shared) => "third-shared",
        (AskedPlace::Third, PlaceAnswer::Vacant) => "third-vacant",
    };
    let doing = Doing::new(code, live.event)
        .with("section", live.title.as_str())
        .with("why", arg.why.trim());
    let doing = match arg.answer {
        PlaceAnswer::Entry { entry } => doing.with("who", live.name(tournament_id(entry))),
        _ => doing,
    };
    let details = Details {
        why: arg.why.trim().to_owned(),
        ..Details::default()
    };
    Ok(Plan::with(live, change, doing, details))
}

/// A question with the names of those it is about.
pub(crate) fn question_view(live: &Live, question: &Question) -> QuestionView {
    let (place, candidates) = match question {
        Question::Title { candidates } => (AskedPlace::Title, candidates),
        Question::Third { candidates } => (AskedPlace::Third, candidates),
    };
    QuestionView {
        place,
        candidates: candidates.iter().map(|entry| live.label(*entry)).collect(),
        may_share: place == AskedPlace::Third && candidates.len() > 1,
    }
}
