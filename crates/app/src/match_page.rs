//! One match with everything about it: games of the chain, colours, rulings.

use rules::{Outcome, Side, reasons_for};
use serde::Serialize;
use store::{AthleteId, SectionId};
use tournament::{GameNo, MatchId, StepKind, home_colour};
use ts_rs::TS;

use crate::chart::{MatchStateView, SlotView, slot_name};
use crate::game::StoredMoves;
use crate::rounds::{MatchRef, TableCard, table_card};
use crate::rulings::{RulingView, rulings_of};
use crate::section::{BoardRow, Live};
use crate::{App, Reply};

#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct MatchPage {
    pub section: SectionId,
    pub table: TableCard,
    pub chain: Vec<ChainStepView>,
    /// Moves of each recorded game, in the order of the games.
    pub moves: Vec<Option<StoredMoves>>,
    pub rulings: Vec<RulingView>,
    /// Reasons that the rule set knows, by outcome.
    pub reasons: Vec<ReasonChoice>,
    /// The boards of the meeting to play, in a clubs' section; else empty.
    pub boards: Vec<BoardPair>,
    /// The boards of each recorded meeting of two clubs, in the order of the games; else empty.
    pub board_games: Vec<Vec<BoardGame>>,
}

/// A board of a recorded meeting: who sat there, how it ended, and its moves.
#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct BoardGame {
    pub board: u8,
    pub white: Seat,
    pub black: Seat,
    pub outcome: Outcome,
    pub reason: rules::Reason,
    pub record: Option<StoredMoves>,
}

/// A board of the next meeting of two clubs, and who sits there: the athlete, or the club that named none.
#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct BoardPair {
    pub board: u8,
    pub white: Seat,
    pub black: Seat,
}

/// Who sits at one side of a board; no surname where the line-up does not say.
#[derive(Debug, Clone, Default, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Seat {
    pub surname: String,
    pub name: String,
}

#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ChainStepView {
    pub step: StepKind,
    pub minutes: u32,
    pub increment: u32,
    pub games: u8,
    pub state: ChainStepState,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum ChainStepState {
    NotNeeded,
    Ahead,
    Current,
    Done,
}

/// Motivo: `reason-<code>`, offered where the rule set knows it.
#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ReasonChoice {
    pub outcome: rules::Outcome,
    pub reason: rules::Reason,
    pub article: Option<String>,
}

pub(crate) fn match_page(app: &App, arg: MatchRef) -> Reply<MatchPage> {
    let minutes = app.policy().no_show_minutes;
    let (page, event) = app.with_section(arg.section, |live| {
        let id = live.match_id(&arg.match_key)?;
        let table = table_card(live, id, minutes)?;
        let page = MatchPage {
            section: live.section,
            chain: chain(live, &table),
            moves: moves(live, id, &table),
            rulings: Vec::new(),
            reasons: reasons(live),
            boards: boards(live, &table),
            board_games: board_games(live, id, &table)?,
            table,
        };
        Ok((page, live.event))
    })?;
    let mut rulings = rulings_of(app, event)?;
    rulings.retain(|ruling| {
        ruling.section == Some(arg.section) && ruling.match_key.as_deref() == Some(&arg.match_key)
    });
    Ok(MatchPage { rulings, ..page })
}

fn chain(live: &Live, table: &TableCard) -> Vec<ChainStepView> {
    let now = match &table.card.state {
        MatchStateView::ToPlay { step, .. } => Some(*step),
        MatchStateView::LotsToDecide => Some(StepKind::Lots),
        _ => None,
    };
    let played = |kind| table.card.games.iter().any(|game| game.step == kind);
    let decided_by_lots = matches!(
        table.card.state,
        MatchStateView::Decided {
            how: crate::chart::DecidedHow::Lots
        }
    );
    let steps = live
        .state
        .section()
        .setup()
        .chain
        .steps()
        .iter()
        .map(|step| ChainStepView {
            step: step.kind,
            minutes: step.time.map_or(0, |time| u32::from(time.minutes)),
            increment: step.time.map_or(0, |time| u32::from(time.increment)),
            games: step.kind.games(),
            state: match () {
                () if now == Some(step.kind) => ChainStepState::Current,
                () if played(step.kind) || (step.kind == StepKind::Lots && decided_by_lots) => {
                    ChainStepState::Done
                }
                () if now.is_none() && table.card.winner.is_some() => ChainStepState::NotNeeded,
                () => ChainStepState::Ahead,
            },
        });
    steps.collect()
}

fn moves(live: &Live, id: MatchId, table: &TableCard) -> Vec<Option<StoredMoves>> {
    let stored = |game: u8| {
        let row = live.games.get(&(id, game))?;
        Some(StoredMoves {
            moves: row.moves.clone()?,
            counts_from: row
                .count_data
                .clone()
                .and_then(|data| serde_json::from_value(data).ok())
                .unwrap_or_default(),
        })
    };
    table
        .card
        .games
        .iter()
        .map(|game| stored(game.game))
        .collect()
}

fn board_games(live: &Live, id: MatchId, table: &TableCard) -> Reply<Vec<Vec<BoardGame>>> {
    let played = |game: u8| -> Reply<Vec<BoardGame>> {
        let Some(row) = live.games.get(&(id, game)) else {
            return Ok(Vec::new());
        };
        let boards = BoardRow::of(row)?.into_iter();
        Ok(boards.map(|board| board_game(live, board)).collect())
    };
    table
        .card
        .games
        .iter()
        .map(|game| played(game.game))
        .collect()
}

fn board_game(live: &Live, board: BoardRow) -> BoardGame {
    let counts_from = board.counts_from;
    BoardGame {
        board: board.board,
        white: seat_of(live, board.white),
        black: seat_of(live, board.black),
        outcome: board.outcome,
        reason: board.reason,
        record: board.moves.map(|moves| StoredMoves { moves, counts_from }),
    }
}

fn seat_of(live: &Live, athlete: Option<AthleteId>) -> Seat {
    let known = athlete.and_then(|athlete| live.athletes.get(&athlete));
    known.map_or_else(Seat::default, |(surname, name)| Seat {
        surname: surname.clone(),
        name: name.clone(),
    })
}

fn reasons(live: &Live) -> Vec<ReasonChoice> {
    let outcomes = [
        Outcome::WhiteWins,
        Outcome::BlackWins,
        Outcome::Drawn,
        Outcome::BothLose,
    ];
    let choices = outcomes.into_iter().flat_map(|outcome| {
        let reasons = reasons_for(live.rule_set, outcome);
        reasons.into_iter().map(move |fact| ReasonChoice {
            outcome,
            reason: fact.reason,
            article: fact.article.map(|article| article.to_string()),
        })
    });
    choices.collect()
}

/// Who sits at each board of the meeting that is to be played.
fn boards(live: &Live, table: &TableCard) -> Vec<BoardPair> {
    let MatchStateView::ToPlay { game, .. } = table.card.state else {
        return Vec::new();
    };
    if !live.is_clubs() {
        return Vec::new();
    }
    let seat = |side: usize, board: u8| {
        let slot = &table.card.sides[side];
        let athlete = match slot {
            SlotView::Entry { entry, .. } => live
                .line_ups
                .get(&entry.id)
                .and_then(|rows| rows.get(usize::from(board) - 1)),
            _ => None,
        };
        match seat_of(live, athlete.map(|row| row.athlete_id)) {
            seat if seat.surname.is_empty() => Seat {
                surname: slot_name(slot),
                name: String::new(),
            },
            seat => seat,
        }
    };
    let pairs = (1..=live.form.boards).map(|board| {
        let white = usize::from(home_colour(board, GameNo(game)) == Side::Black);
        BoardPair {
            board,
            white: seat(white, board),
            black: seat(1 - white, board),
        }
    });
    pairs.collect()
}
