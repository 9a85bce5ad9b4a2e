//! Tabellone: the chart of a section, ready to be shown.

mod card;

use serde::Serialize;
use store::SectionId;
use tournament::MatchId;
use ts_rs::TS;

use crate::label::EntryLabel;
use crate::lots::SectionRef;
use crate::section::Live;
use crate::{App, Reply};

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

pub(crate) fn chart(app: &App, arg: SectionRef) -> Reply<ChartView> {
    app.with_section(arg.section, chart_view)
}

/// The whole chart of a section.
pub(crate) fn chart_view(live: &Live) -> Reply<ChartView> {
    let bracket = live.state.section().bracket();
    let mut rounds: Vec<ChartRound> = Vec::new();
    let mut placing: Vec<ChartRound> = Vec::new();
    let mut third_place = None;
    for id in bracket.matches() {
        let card = match_card(live, id)?;
        if id == MatchId::THIRD {
            third_place = Some(card);
            continue;
        }
        let list = if id.is_main() {
            &mut rounds
        } else {
            &mut placing
        };
        match list
            .iter_mut()
            .find(|round| round.name == card.name && round.number == card.round)
        {
            Some(round) => round.matches.push(card),
            None => list.push(ChartRound {
                number: card.round,
                name: card.name,
                matches: vec![card],
            }),
        }
    }
    rounds.sort_by_key(|round| round.number);
    placing.sort_by_key(|round| round.number);
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
