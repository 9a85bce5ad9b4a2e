//! Tabellone: the chart of a section, ready to be shown.

mod card;
mod parts;

use messages::Messages;
use serde::Serialize;
use store::SectionId;
use tournament::MatchId;
use ts_rs::TS;

use crate::label::EntryLabel;
use crate::lots::SectionRef;
use crate::section::Live;
use crate::{App, Reply};

pub(crate) use parts::{Part, parts, trees};

pub(crate) use card::{
    DecidedHow, GameCard, MatchCard, MatchStateView, SlotView, match_card, slot_name,
};

#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ChartView {
    pub section: SectionId,
    pub title: String,
    /// Places of the first round: a power of two.
    pub size: u32,
    pub rounds: Vec<ChartRound>,
    pub third_place: Option<MatchCard>,
    /// Matches for fifth place and below, when everyone keeps playing.
    pub placing: Vec<ChartRound>,
    pub seed: Option<String>,
    pub digest: Option<String>,
    pub provisional: bool,
    pub champion: Option<EntryLabel>,
}

#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ChartRound {
    pub number: u32,
    pub name: RoundName,
    pub matches: Vec<MatchCard>,
}

/// `round-<kind>`: how a round is called in the hall.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(
    tag = "kind",
    rename_all = "kebab-case",
    rename_all_fields = "camelCase"
)]
pub(crate) enum RoundName {
    Numbered { number: u32 },
    RoundOf { entries: u32 },
    QuarterFinals,
    SemiFinals,
    Final,
    ThirdPlace,
    Placing { from: u32, to: u32 },
}

impl RoundName {
    /// As it is called in a language.
    pub(crate) fn words(self, messages: &Messages) -> String {
        match self {
            RoundName::Numbered { number } => {
                messages.text("round-numbered", &[("number", number.into())])
            }
            RoundName::RoundOf { entries } => {
                messages.text("round-round-of", &[("entries", entries.into())])
            }
            RoundName::QuarterFinals => messages.text("round-quarter-finals", &[]),
            RoundName::SemiFinals => messages.text("round-semi-finals", &[]),
            RoundName::Final => messages.text("round-final", &[]),
            RoundName::ThirdPlace => messages.text("round-third-place", &[]),
            RoundName::Placing { from, to } => {
                messages.text("round-placing", &[("from", from.into()), ("to", to.into())])
            }
        }
    }
}

pub(crate) fn chart(app: &App, arg: SectionRef) -> Reply<ChartView> {
    app.with_section(arg.section, chart_view)
}

/// The whole chart of a section.
pub(crate) fn chart_view(live: &Live) -> Reply<ChartView> {
    let mut rounds = Vec::new();
    let mut third_place = None;
    let mut placing = Vec::new();
    for part in parts(live)? {
        match part.from {
            1 => rounds = part.rounds,
            3 => {
                third_place = part
                    .rounds
                    .into_iter()
                    .find_map(|round| round.matches.into_iter().next());
            }
            _ => placing.extend(part.rounds),
        }
    }
    placing.sort_by_key(|round: &ChartRound| round.number);
    let lots = &live.state.section().setup().lots;
    Ok(ChartView {
        section: live.section,
        title: live.title.clone(),
        size: live.state.holders().len() as u32,
        rounds,
        third_place,
        placing,
        seed: Some(lots.seed.as_str().to_owned()),
        digest: Some(lots.digest.to_string()),
        provisional: !live.closed,
        champion: live.state.champion().map(|entry| live.label(entry)),
    })
}

pub(crate) fn round_name(live: &Live, id: MatchId) -> RoundName {
    let bracket = live.state.section().bracket();
    if id == MatchId::THIRD {
        return RoundName::ThirdPlace;
    }
    if id.is_main() {
        return match bracket.rounds() - id.round() {
            0 => RoundName::Final,
            1 => RoundName::SemiFinals,
            2 => RoundName::QuarterFinals,
            // Eighths, sixteenths and so on have names; what comes before them only a number.
            left @ 3..=5 => RoundName::RoundOf { entries: 2 << left },
            _ => RoundName::Numbered {
                number: u32::from(id.round()),
            },
        };
    }
    let beside = bracket
        .matches()
        .filter(|other| other.from() == id.from() && other.round() == id.round())
        .count();
    RoundName::Placing {
        from: id.from(),
        to: id.from() + 2 * beside as u32 - 1,
    }
}
