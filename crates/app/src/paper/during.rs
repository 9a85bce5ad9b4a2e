//! Papers during play: slips, round sheets, call sheets, score sheets, and the pack to finish by hand.

use report::{
    BoardLook, CallLine, CallSheet, Chart, Colour, Competitor, HandPack, HandSection, RoundSheet,
    RoundTable, ScoreSheet, Slip, SlipBoard, TableSlips,
};
use rules::{Outcome, RuleSet, RuleSetId, Side, reasons_for};
use store::Read;
use tournament::{Chain, MatchId, StepKind, TieRule};

use super::before::section_entries;
use super::charts::chart;
use super::heads::{Desk, on_side, round_head};
use super::times::{StartTimes, table_time};
use crate::Reply;
use crate::chart::{MatchCard, MatchStateView, RoundName, SlotView, match_card};
use crate::rounds::word;
use crate::section::Live;

/// Matches of a round as cards, in the order of their tables.
pub(super) fn cards(live: &Live, round: u32) -> Reply<Vec<MatchCard>> {
    let round = u8::try_from(round).unwrap_or(u8::MAX);
    let matches = live.state.section().bracket().matches_of_round(round);
    let cards: Reply<Vec<MatchCard>> = matches
        .into_iter()
        .map(|id: MatchId| match_card(live, id))
        .collect();
    let mut cards = cards?;
    cards.sort_by_key(|card| (card.wave, card.table));
    Ok(cards)
}

/// What a match is called where its round says something else: the match for third place, those below it.
pub(super) fn part_name(desk: &Desk<'_>, card: &MatchCard) -> Option<String> {
    match card.name {
        name @ (RoundName::ThirdPlace | RoundName::Placing { .. }) => Some(name.words(desk.words)),
        _ => None,
    }
}

/// White and Black of the game to be played now, or of the first one.
fn colours(card: &MatchCard) -> (Option<Competitor>, Option<Competitor>) {
    let white = match &card.state {
        MatchStateView::ToPlay { white, .. } => *white,
        _ => card.games.first().map_or(0, |game| game.white),
    };
    let side = |side: u8| on_side(&card.sides[usize::from(side)]);
    (side(white), side(1 - white))
}

pub(super) fn slips(
    desk: &Desk<'_>,
    live: &Live,
    round: u32,
    times: &StartTimes,
) -> Reply<TableSlips> {
    let starts = times.of_round(live, round);
    let mut tables = cards(live, round)?;
    tables.retain(|card| card.table.is_some());
    // Those still open; when there is none, all of them, for the folder of a round that is over.
    if tables.iter().any(|card| card.winner.is_none()) {
        tables.retain(|card| card.winner.is_none());
    }
    let slips = tables.into_iter().map(|card| {
        // Two clubs have both colours; they stand in the order of the chart.
        let (white, black) = match live.is_clubs() {
            true => (on_side(&card.sides[0]), on_side(&card.sides[1])),
            false => colours(&card),
        };
        Slip {
            table: card.table,
            part: part_name(desk, &card),
            time: table_time(live, &card, starts),
            boards: boards(live, &card),
            white,
            black,
        }
    });
    let slips: Vec<Slip> = slips.collect();
    Ok(slips_with(desk, live, round, slips))
}

fn slips_with(desk: &Desk<'_>, live: &Live, round: u32, slips: Vec<Slip>) -> TableSlips {
    let mut reasons = Vec::new();
    for outcome in [Outcome::WhiteWins, Outcome::Drawn] {
        for fact in reasons_for(live.rule_set, outcome) {
            let reason = desk.text(&format!("reason-{}", fact.reason.as_str()));
            if !reasons.contains(&reason) {
                reasons.push(reason);
            }
        }
    }
    let chain = live.state.section().setup().chain.steps();
    TableSlips {
        event: desk.head(),
        section: desk.section(&live.title),
        round: round_head(live, round),
        count: Some(count(desk, live)),
        reasons,
        games: chain.first().map_or(1, |step| u32::from(step.kind.games())),
        ties: steps(desk, live),
        lots: ends_with_lots(live),
        slips,
    }
}

/// The rule set's count to a drawn game, in one sentence.
fn count(desk: &Desk<'_>, live: &Live) -> String {
    let rules = RuleSet::of(live.rule_set);
    let moves = rules.count.moves;
    let full = desk.text_with(
        "paper-count",
        &[
            ("moves", moves.value.into()),
            ("article", moves.article.to_string().into()),
        ],
    );
    let Some(reduced) = rules.reduced_count else {
        return full;
    };
    let less = desk.text_with(
        "paper-count-reduced",
        &[
            ("least", reduced.value.into()),
            ("article", reduced.article.to_string().into()),
        ],
    );
    format!("{full} {less}")
}

/// The boards of a meeting of two clubs; colours alternate from board to board and from game to game.
fn boards(live: &Live, card: &MatchCard) -> Vec<SlipBoard> {
    if !live.is_clubs() {
        return Vec::new();
    }
    let game = match &card.state {
        MatchStateView::ToPlay { game, .. } => *game,
        _ => 1,
    };
    let seat = |side: usize, board: u8| match &card.sides[side] {
        SlotView::Entry { entry, .. } => live
            .line_ups
            .get(&entry.id)
            .and_then(|rows| rows.get(usize::from(board) - 1))
            .and_then(|row| live.athletes.get(&row.athlete_id))
            .map_or_else(String::new, |(surname, name)| {
                format!("{surname} {name}").trim().to_owned()
            }),
        _ => String::new(),
    };
    let rows = (1..=live.form.boards).map(|board| SlipBoard {
        number: u32::from(board),
        first: seat(0, board),
        second: seat(1, board),
        first_colour: match (board + game) % 2 {
            0 => Colour::White,
            _ => Colour::Black,
        },
    });
    rows.collect()
}

/// What follows when a match is tied, step by step, down to lots: its first games stand by themselves.
pub(super) fn ties(desk: &Desk<'_>, live: &Live) -> Vec<String> {
    let mut ties = steps(desk, live);
    if ends_with_lots(live) {
        ties.push(desk.text("step-lots"));
    }
    ties
}

/// The steps before lots.
fn steps(desk: &Desk<'_>, live: &Live) -> Vec<String> {
    if live.is_clubs() {
        let chosen = live.form.tie_order.iter();
        return chosen
            .take_while(|rule| **rule != TieRule::Lots)
            .map(|rule| desk.text(&format!("paper-tie-{}", word(rule))))
            .collect();
    }
    chain_steps(desk, &live.state.section().setup().chain)
        .into_iter()
        .skip(1)
        .collect()
}

/// Clubs always end with lots; of individuals the chain says it.
fn ends_with_lots(live: &Live) -> bool {
    let steps = live.state.section().setup().chain.steps();
    live.is_clubs() || steps.iter().any(|step| step.kind == StepKind::Lots)
}

/// The steps of a chain in words, lots apart.
pub(super) fn chain_steps(desk: &Desk<'_>, chain: &Chain) -> Vec<String> {
    let played = chain
        .steps()
        .iter()
        .filter(|step| step.kind != StepKind::Lots);
    let steps = played.map(|step| {
        let name = desk.text(&format!("step-{}", step_code(step.kind)));
        match step.time {
            Some(time) => desk.text_with(
                "paper-step-minutes",
                &[
                    ("step", name.into()),
                    ("minutes", u32::from(time.minutes).into()),
                ],
            ),
            None => name,
        }
    });
    steps.collect()
}

fn step_code(kind: StepKind) -> &'static str {
    match kind {
        StepKind::Single => "single",
        StepKind::Pair => "pair",
        StepKind::FasterPair => "faster-pair",
        StepKind::Deciding => "deciding",
        StepKind::Lots => "lots",
    }
}

pub(super) fn round_sheet(
    desk: &Desk<'_>,
    live: &Live,
    round: u32,
    times: &StartTimes,
) -> Reply<RoundSheet> {
    let mut tables = Vec::new();
    let mut byes = Vec::new();
    for card in cards(live, round)? {
        let (white, black) = colours(&card);
        match card.table {
            Some(table) => tables.push(RoundTable {
                table,
                part: part_name(desk, &card),
                white,
                black,
            }),
            None if card
                .sides
                .iter()
                .any(|side| matches!(side, SlotView::Bye | SlotView::Nobody)) =>
            {
                byes.extend(white.or(black));
            }
            None => {}
        }
    }
    Ok(RoundSheet {
        event: desk.head(),
        section: desk.section(&live.title),
        round: round_head(live, round),
        starts: times.of_round(live, round),
        tables,
        byes,
    })
}

pub(super) fn call_sheet(
    desk: &Desk<'_>,
    live: &Live,
    round: u32,
    times: &StartTimes,
) -> Reply<CallSheet> {
    let lines = cards(live, round)?.into_iter().filter_map(|card| {
        let (white, black) = colours(&card);
        Some(CallLine {
            table: card.table?,
            part: part_name(desk, &card),
            white,
            black,
        })
    });
    Ok(CallSheet {
        event: desk.head(),
        section: desk.section(&live.title),
        round: round_head(live, round),
        starts: times.of_round(live, round),
        check_hearing_aids: RuleSet::of(live.rule_set).hearing_aids_excluded.is_some(),
        lines: lines.collect(),
    })
}

pub(super) fn score_sheet(desk: &Desk<'_>, rule_set: RuleSetId) -> ScoreSheet {
    ScoreSheet {
        event: desk.head(),
        section: None,
        round: None,
        table: None,
        // Of more than one day, nobody knows which the game will be played on.
        date: (desk.event.begins_on == desk.event.ends_on).then_some(desk.event.ends_on),
        white: None,
        black: None,
        first: colour(RuleSet::of(rule_set).moves_first.value),
        board: board_look(rule_set),
    }
}

pub(super) fn colour(side: Side) -> Colour {
    match side {
        Side::White => Colour::White,
        Side::Black => Colour::Black,
    }
}

pub(super) fn board_look(rule_set: RuleSetId) -> BoardLook {
    match rule_set {
        RuleSetId::Fssi2006 | RuleSetId::FidItalian => BoardLook::italian(),
        RuleSetId::FidEnglish => BoardLook::english(),
        RuleSetId::FpdClassic => BoardLook::portuguese(),
    }
}

/// The part of the pack that follows from the chart.
pub(super) struct HandChart {
    section: store::SectionId,
    chart: Chart,
    slips: Vec<TableSlips>,
    ties: Vec<String>,
}

pub(super) fn hand_section_data(
    desk: &Desk<'_>,
    live: &Live,
    times: &StartTimes,
) -> Reply<HandChart> {
    let last = live.state.section().bracket().rounds();
    let to_play = live.current_round().map(|first| first..=last);
    let mut rounds = Vec::new();
    for round in to_play.into_iter().flatten() {
        rounds.push(slips(desk, live, u32::from(round), times)?);
    }
    Ok(HandChart {
        section: live.section,
        chart: chart(desk, live)?,
        slips: rounds
            .into_iter()
            .filter(|round| !round.slips.is_empty())
            .collect(),
        ties: ties(desk, live),
    })
}

/// What the hall needs if the computer dies now: chart, slips to the end, entries, ties, prizes.
pub(super) fn hand_section(
    desk: &Desk<'_>,
    read: &Read<'_>,
    data: HandChart,
) -> Reply<HandSection> {
    let section = read.get::<store::Section>(data.section)?;
    let (prizes, for_everyone) = desk.prizes(read)?;
    Ok(HandSection {
        empty: data.chart.emptied(),
        chart: data.chart,
        slips: data.slips,
        entries: section_entries(desk, read, &section)?,
        ties: data.ties,
        prizes,
        for_everyone,
    })
}

pub(super) fn hand_pack(desk: &Desk<'_>, sections: Vec<HandSection>) -> HandPack {
    HandPack {
        event: desk.head(),
        sections,
    }
}
