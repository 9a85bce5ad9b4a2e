//! Incontro as a card: who sits there, what was played, what comes next.

use rules::{Outcome, Reason};
use serde::Serialize;
use tournament::{How, MatchId, MatchState, MatchView, Seat, Slot, StepKind};
use ts_rs::TS;

use super::{RoundName, round_name};
use crate::label::EntryLabel;
use crate::section::{BoardRow, Live};
use crate::{AppError, Reply};

/// Incontro, as a card: on the chart, on the desk, on the hall screen.
#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct MatchCard {
    #[serde(rename = "match")]
    pub match_key: String,
    pub round: u32,
    pub name: RoundName,
    /// From 0, top to bottom in its round.
    pub index: u32,
    pub table: Option<u32>,
    /// From 1: which turn at the real table.
    pub wave: u32,
    pub sides: [SlotView; 2],
    pub games: Vec<GameCard>,
    pub state: MatchStateView,
    /// 0 or 1, once decided.
    pub winner: Option<u8>,
    /// The match where the winner goes on.
    pub feeds: Option<String>,
}

#[derive(Debug, Clone, Serialize, TS)]
#[serde(
    tag = "kind",
    rename_all = "kebab-case",
    rename_all_fields = "camelCase"
)]
pub(crate) enum SlotView {
    Entry {
        entry: EntryLabel,
        points: u32,
        departed: bool,
    },
    Bye,
    WinnerOf {
        #[serde(rename = "match")]
        match_key: String,
        table: Option<u32>,
    },
    LoserOf {
        #[serde(rename = "match")]
        match_key: String,
        table: Option<u32>,
    },
    /// Both were absent before: nobody comes.
    Nobody,
}

#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct GameCard {
    pub game: u8,
    /// Step of the chain: `step-<kind>`.
    pub step: StepKind,
    /// Which side of the match has White: 0 or 1.
    pub white: u8,
    pub outcome: Outcome,
    pub reason: Reason,
    pub annulled: bool,
    pub has_moves: bool,
    pub boards: Vec<Outcome>,
    pub ballot: Option<String>,
}

#[derive(Debug, Clone, Serialize, TS)]
#[serde(
    tag = "kind",
    rename_all = "kebab-case",
    rename_all_fields = "camelCase"
)]
pub(crate) enum MatchStateView {
    /// A player is not known yet.
    Waiting,
    /// This game is to be played.
    ToPlay {
        game: u8,
        step: StepKind,
        white: u8,
        minutes: u32,
        increment: u32,
        ballot: Option<String>,
    },
    /// The games are over and drawn: lots decide.
    LotsToDecide,
    Decided {
        how: DecidedHow,
    },
    /// A bye: nothing to play.
    Bye,
    /// Neither player came.
    Nobody,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum DecidedHow {
    Games,
    WalkOver,
    Lots,
    Exclusion,
    Withdrawal,
    /// Nobody came from the match before.
    Unopposed,
}

/// One match as a card.
pub(crate) fn match_card(live: &Live, id: MatchId) -> Reply<MatchCard> {
    let view = live
        .state
        .match_view(id)
        .ok_or_else(|| AppError::new("unknown-match").with("match", id.to_string()))?;
    let table = live.table(id);
    let score = view.score;
    let side_of = |entry| u8::from(view.seats[1] == Seat::Entry(entry));
    Ok(MatchCard {
        match_key: id.to_string(),
        round: u32::from(view.round),
        name: round_name(live, id),
        index: id.number() - 1,
        table: table.map(|table| table.table.0),
        wave: table.map_or(1, |table| table.wave),
        sides: [
            slot_view(live, &view, 0, score[0]),
            slot_view(live, &view, 1, score[1]),
        ],
        games: game_cards(live, &view)?,
        state: match_state(live, &view),
        winner: view.state.winner().map(side_of),
        feeds: id
            .is_main()
            .then(|| MatchId::main(id.round() + 1, id.number().div_ceil(2)))
            .filter(|next| live.state.round_of(*next).is_some())
            .map(|next| next.to_string()),
    })
}

fn slot_view(live: &Live, view: &MatchView, side: usize, points: u32) -> SlotView {
    let from = |id: MatchId| (id.to_string(), live.table(id).map(|table| table.table.0));
    match (view.seats[side], view.slots[side]) {
        (Seat::Entry(entry), _) => SlotView::Entry {
            entry: live.label(entry),
            points,
            departed: live.state.facts().departures.contains_key(&entry),
        },
        (_, Slot::Bye) => SlotView::Bye,
        (Seat::Nobody, _) => SlotView::Nobody,
        (Seat::Waiting, Slot::WinnerOf(id)) => {
            let (match_key, table) = from(id);
            SlotView::WinnerOf { match_key, table }
        }
        (Seat::Waiting, Slot::LoserOf(id)) => {
            let (match_key, table) = from(id);
            SlotView::LoserOf { match_key, table }
        }
        (Seat::Waiting, Slot::Entry(entry)) => SlotView::Entry {
            entry: live.label(entry),
            points: 0,
            departed: false,
        },
    }
}

fn step_kind(live: &Live, step: u8) -> StepKind {
    let chain = &live.state.section().setup().chain;
    chain
        .steps()
        .get(usize::from(step))
        .map_or(StepKind::Single, |step| step.kind)
}

fn game_cards(live: &Live, view: &MatchView) -> Reply<Vec<GameCard>> {
    if live.is_clubs() {
        return club_game_cards(live, view);
    }
    let cards = view.games.iter().map(|played| {
        let row = live.games.get(&(view.id, played.game.0));
        GameCard {
            game: played.game.0,
            step: step_kind(live, played.step),
            white: u8::from(view.seats[1] == Seat::Entry(played.fact.white)),
            outcome: played.fact.outcome,
            reason: played.fact.reason.unwrap_or(Reason::Resigned),
            annulled: false,
            has_moves: row.is_some_and(|row| row.moves.is_some()),
            boards: Vec::new(),
            ballot: played.ballot.map(|ballot| ballot.to_string()),
        }
    });
    Ok(cards.collect())
}

/// A meeting of two clubs is one game with its boards.
fn club_game_cards(live: &Live, view: &MatchView) -> Reply<Vec<GameCard>> {
    let mut cards = Vec::new();
    for meeting in live.state.meetings(view.id) {
        let row = live.games.get(&(view.id, meeting.game.0));
        let recorded = row.map(|row| BoardRow::of(row)).transpose()?;
        let recorded = recorded.unwrap_or_default();
        cards.push(GameCard {
            game: meeting.game.0,
            step: StepKind::Single,
            white: u8::from(view.seats[1] == Seat::Entry(meeting.fact.white)),
            outcome: meeting.fact.outcome,
            reason: meeting.fact.reason.unwrap_or(Reason::Agreed),
            annulled: false,
            has_moves: recorded.iter().any(|board| board.moves.is_some()),
            boards: recorded.iter().map(|board| board.outcome).collect(),
            ballot: None,
        });
    }
    Ok(cards)
}

fn match_state(live: &Live, view: &MatchView) -> MatchStateView {
    match view.state {
        MatchState::Waiting => MatchStateView::Waiting,
        MatchState::ToPlay {
            game,
            step,
            white,
            ballot,
            ..
        } => {
            let time = live
                .form
                .chain
                .steps()
                .get(usize::from(step))
                .and_then(|step| step.time);
            MatchStateView::ToPlay {
                game: game.0,
                step: step_kind(live, step),
                white: u8::from(view.seats[1] == Seat::Entry(white)),
                minutes: time.map_or(0, |time| u32::from(time.minutes)),
                increment: time.map_or(0, |time| u32::from(time.increment)),
                ballot: ballot.map(|ballot| ballot.to_string()),
            }
        }
        MatchState::LotsNeeded { .. } => MatchStateView::LotsToDecide,
        MatchState::Decided { how: How::Bye, .. } => MatchStateView::Bye,
        MatchState::Decided { how, .. } => MatchStateView::Decided {
            how: decided_how(how),
        },
        MatchState::NobodyPasses { .. } | MatchState::Empty => MatchStateView::Nobody,
    }
}

fn decided_how(how: How) -> DecidedHow {
    use tournament::DepartureKind;
    match how {
        How::Bye | How::Unopposed => DecidedHow::Unopposed,
        How::Games { .. } => DecidedHow::Games,
        How::Forfeit {
            reason: Reason::Absent | Reason::BothAbsent,
        } => DecidedHow::WalkOver,
        How::Forfeit {
            reason: Reason::Withdrawn,
        } => DecidedHow::Withdrawal,
        How::Forfeit { .. } => DecidedHow::Exclusion,
        How::Departure {
            departure: DepartureKind::Withdrawn,
        } => DecidedHow::Withdrawal,
        How::Departure { .. } => DecidedHow::Exclusion,
        How::Lots => DecidedHow::Lots,
    }
}

/// The names on a side of a card: a player, or where one will come from.
pub(crate) fn slot_name(slot: &SlotView) -> String {
    match slot {
        SlotView::Entry { entry, .. } => entry.full_name(),
        SlotView::Bye | SlotView::Nobody => "–".to_owned(),
        SlotView::WinnerOf { match_key, .. } | SlotView::LoserOf { match_key, .. } => {
            match_key.clone()
        }
    }
}
