//! The arbiter's line: what is typed is read at once and shown as a sentence before Enter.

mod find;
mod letters;
mod parse;
mod then;

pub(crate) use find::FoundTable;
pub(crate) use then::LineThen;

use rules::{Claim, Outcome, Reason, reasons_for};
use serde::{Deserialize, Serialize};
use store::{EventId, SectionId};
use tournament::MatchId;
use ts_rs::TS;

use self::find::find_tables;
use self::letters::Letters;
use self::parse::{Said, Typed, parse};
use self::then::then;
use super::FindingView;
use super::desk::shown_round;
use super::record_result::{Entered, key};
use crate::chart::{MatchCard, MatchStateView, RoundName, match_card, round_name, slot_name};
use crate::section::{Live, is_walk_over};
use crate::{App, AppError, Reply};

#[derive(Debug, Clone, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ReadLine {
    pub event: EventId,
    pub section: Option<SectionId>,
    /// The round on screen; none is the one being played.
    pub round: Option<u32>,
    pub text: String,
    /// The last result, brought back to be corrected: at its table that very game is meant.
    pub editing: Option<EditedGame>,
}

#[derive(Debug, Clone, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct EditedGame {
    #[serde(rename = "match")]
    pub match_key: String,
    pub game: u8,
}

/// What the line means.
#[derive(Debug, Clone, PartialEq, Serialize, TS)]
#[serde(
    tag = "kind",
    rename_all = "kebab-case",
    rename_all_fields = "camelCase"
)]
pub(crate) enum LineReading {
    Empty,
    /// A result, ready to be written with Enter.
    Result {
        section: SectionId,
        #[serde(rename = "match")]
        match_key: String,
        round: u32,
        /// The round's name, where it is not the one being played.
        other_round: Option<RoundName>,
        table: u32,
        game: u8,
        outcome: Outcome,
        reason: Reason,
        white: String,
        black: String,
        /// Board results of a club match.
        boards: Vec<Outcome>,
        /// What happens after: `line-then-<code>`.
        then: LineThen,
        /// The same table already has this game: Enter opens the correction.
        corrects: bool,
    },
    /// A name was typed: these tables have it.
    Found {
        tables: Vec<FoundTable>,
    },
    /// Not complete yet: `line-needs-<code>`.
    Needs {
        what: LineNeeds,
        other_round: Option<RoundName>,
        table: u32,
        white: String,
        black: String,
    },
    /// Cannot be: the error's sentence stands under the line.
    Refused {
        code: String,
        data: serde_json::Map<String, serde_json::Value>,
    },
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum LineNeeds {
    Result,
    Reason,
    /// The other boards of a club match.
    Boards,
}

/// Reads the line as it stands, for the sentence shown under it.
pub(crate) fn read_line(app: &App, arg: ReadLine) -> Reply<LineReading> {
    let letters = Letters::of(app.language());
    let typed = parse(&arg.text, &letters);
    let (number, said) = match typed {
        Typed::Nothing => return Ok(LineReading::Empty),
        Typed::Name(name) => return find_tables(app, &arg, &name),
        Typed::Unknown { word } => {
            return Ok(refused(
                &AppError::new("line-unknown-word").with("word", word),
            ));
        }
        Typed::Table { number, said } => (number, said),
    };
    let sections = app.store().read().list::<store::Section>(arg.event)?;
    let mut candidates = Vec::new();
    for section in sections
        .iter()
        .filter(|section| arg.section.is_none_or(|wanted| wanted == section.id))
    {
        app.with_section_if_drawn(section.id, |live| {
            let Some(live) = live else { return Ok(()) };
            if let Some(id) = at_table(live, arg.round, number) {
                let open = live
                    .state
                    .match_state(id)
                    .is_some_and(|state| state.is_open());
                candidates.push((open, reading(live, id, number, &said, arg.editing.as_ref())));
            }
            Ok(())
        })?;
    }
    // With several sections in the hall, a number means the table that still waits for a result.
    if candidates.len() > 1 && candidates.iter().filter(|(open, _)| *open).count() == 1 {
        candidates.retain(|(open, _)| *open);
    }
    Ok(match (candidates.len(), candidates.pop()) {
        (1, Some((_, reading))) => reading,
        (0, _) | (_, None) => refused(&AppError::new("no-such-table").with("table", number)),
        _ => refused(&AppError::new("table-in-several-sections").with("table", number)),
    })
}

/// The match at a table of the round on screen.
fn at_table(live: &Live, round: Option<u32>, number: u32) -> Option<MatchId> {
    live.state
        .matches_of_round(shown_round(live, round))
        .into_iter()
        .find(|id| live.table(*id).is_some_and(|table| table.table.0 == number))
}

fn reading(
    live: &Live,
    id: MatchId,
    number: u32,
    said: &Said,
    editing: Option<&EditedGame>,
) -> LineReading {
    let Ok(card) = match_card(live, id) else {
        return LineReading::Empty;
    };
    let names = [slot_name(&card.sides[0]), slot_name(&card.sides[1])];
    let (game, white, corrects) = match game_meant(&card, number, editing) {
        Ok(meant) => meant,
        Err(why) => return refused(&why),
    };
    let [white_name, black_name] = if white == 0 {
        names.clone()
    } else {
        [names[1].clone(), names[0].clone()]
    };
    let round = live.state.round_of(id).unwrap_or(1);
    let other_round =
        (round != shown_round(live, None)).then(|| round_name(live, MatchId::main(round, 1)));
    let needs = |what| LineReading::Needs {
        what,
        other_round,
        table: number,
        white: white_name.clone(),
        black: black_name.clone(),
    };
    let (outcome, reason, boards) = match said {
        Said::Nothing => return needs(LineNeeds::Result),
        Said::Boards(boards)
            if live.is_clubs() && boards.len() == usize::from(live.form.boards) =>
        {
            // The outcome of all boards together is theirs to give.
            (Outcome::Drawn, Reason::Agreed, boards.clone())
        }
        Said::Boards(boards) if live.is_clubs() && boards.len() < usize::from(live.form.boards) => {
            return needs(LineNeeds::Boards);
        }
        Said::Boards(_) if live.is_clubs() => {
            return refused(&AppError::new("boards-missing").with("count", live.form.boards));
        }
        Said::Boards(_) => return refused(&AppError::new("line-unknown-word").with("word", "")),
        Said::Outcome {
            outcome,
            reason: Some(reason),
        } if is_walk_over(*reason) => (*outcome, *reason, Vec::new()),
        Said::Outcome { reason: None, .. } if live.is_clubs() => return needs(LineNeeds::Boards),
        Said::Outcome { .. } if live.is_clubs() => {
            return refused(&AppError::new("boards-missing").with("count", live.form.boards));
        }
        Said::Outcome { outcome, reason } => {
            let reason = reason.unwrap_or(usual_reason(*outcome));
            let known = reasons_for(live.rule_set, *outcome)
                .iter()
                .any(|fact| fact.reason == reason);
            if !known && matches!(said, Said::Outcome { reason: None, .. }) {
                return needs(LineNeeds::Reason);
            }
            (*outcome, reason, Vec::new())
        }
    };
    if boards.is_empty()
        && let Err(claim) = rules::verdict(live.rule_set, Claim::new(outcome, reason), None)
    {
        let finding = serde_json::to_value([FindingView::of_claim(claim)]).unwrap_or_default();
        return refused(&AppError::new("result-refused").with("findings", finding));
    }
    LineReading::Result {
        section: live.section,
        match_key: card.match_key.clone(),
        round: u32::from(round),
        other_round,
        table: number,
        game,
        outcome,
        reason,
        then: if corrects {
            LineThen::Nothing
        } else {
            let typed = Entered {
                outcome,
                reason,
                boards: &boards,
            };
            then(live, key(id, game), &typed)
        },
        white: white_name,
        black: black_name,
        boards,
        corrects,
    }
}

/// The game that the line is about, the side that has White in it, and whether its result is in.
fn game_meant(
    card: &MatchCard,
    number: u32,
    editing: Option<&EditedGame>,
) -> Reply<(u8, u8, bool)> {
    // A game taken back in the meantime is no longer there to be corrected.
    let edited = editing
        .filter(|edited| edited.match_key == card.match_key)
        .and_then(|edited| card.games.iter().find(|game| game.game == edited.game));
    if let Some(edited) = edited {
        return Ok((edited.game, edited.white, true));
    }
    match (&card.state, card.games.last()) {
        (MatchStateView::ToPlay { game, white, .. }, _) => Ok((*game, *white, false)),
        (MatchStateView::LotsToDecide, _) => {
            Err(AppError::new("only-lots-left").with("table", number))
        }
        (MatchStateView::Decided { .. } | MatchStateView::Nobody, Some(last)) => {
            Ok((last.game, last.white, true))
        }
        // Decided with no game: by a bye or a departure, and there is no result to write or to correct.
        (MatchStateView::Decided { .. } | MatchStateView::Nobody, None) => {
            Err(AppError::new("match-decided"))
        }
        _ => Err(AppError::new("match-not-ready").with("match", card.match_key.as_str())),
    }
}

fn usual_reason(outcome: Outcome) -> Reason {
    match outcome {
        Outcome::WhiteWins | Outcome::BlackWins => Reason::Resigned,
        Outcome::Drawn => Reason::Agreed,
        Outcome::BothLose => Reason::BothAbsent,
    }
}

fn refused(error: &AppError) -> LineReading {
    LineReading::Refused {
        code: error.code.clone(),
        data: error.data.clone(),
    }
}
