//! A result in one step: checked by the rules, kept, and the next round derived.

use rules::{Claim, ClaimError, EventTerms, Outcome, Reason, Side};
use serde::{Deserialize, Serialize};
use store::{Kept, SectionId};
use tournament::{Chance, Change, GameFact, GameKey, GameNo, MatchId, MatchState, Refusal, Seat};
use ts_rs::TS;

use super::{TableCard, table_card};
use crate::app::Doing;
use crate::section::{BoardRow, Live, entry_id, tournament_id};
use crate::{App, AppError, Reply};

#[derive(Debug, Clone, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct RecordResult {
    pub section: SectionId,
    #[serde(rename = "match")]
    pub match_key: String,
    pub game: u8,
    /// What the arbiter decides; for a club match it is derived from `boards`.
    pub outcome: Outcome,
    pub reason: Reason,
    /// Board results of a club match, board one first; empty otherwise.
    pub boards: Vec<Outcome>,
    /// The moves where they were written down: the game is replayed and the end must match.
    pub moves: Option<String>,
    /// The arbiter has seen the findings and confirms all the same.
    pub overrule: bool,
}

/// Nothing more than what changed: the desk updates in place.
#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Recorded {
    pub table: TableCard,
    /// Matches whose players or state changed because of it.
    pub also: Vec<TableCard>,
}

/// Why the rules do not accept a result as it stands.
#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct FindingView {
    /// `verdict-<code>` or `verdict-error-<code>`.
    pub code: String,
    pub article: String,
    pub data: serde_json::Map<String, serde_json::Value>,
    /// The arbiter may confirm all the same.
    pub may_overrule: bool,
}

/// Lots decide a match that the games left drawn.
#[derive(Debug, Clone, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct DecideByLots {
    pub section: SectionId,
    #[serde(rename = "match")]
    pub match_key: String,
    /// The winner drawn in public; none lets the program draw from the section's seed.
    pub winner: Option<store::EntryId>,
}

/// Records a result. What the rules refuse is refused; what the arbiter may overrule is shown first.
pub(crate) fn record_result(app: &App, arg: RecordResult) -> Reply<Recorded> {
    let minutes = app.settings().no_show_minutes;
    let (recorded, event, round_ended) = {
        let mut sections = app.live();
        let live = sections.get(&app.store(), arg.section)?;
        refuse_if_closed(live)?;
        let id = live.match_id(&arg.match_key)?;
        let findings = findings(live, id, &arg)?;
        if let Some(first) = findings
            .iter()
            .find(|finding| !finding.may_overrule || !arg.overrule)
        {
            return Err(refused(first, &findings));
        }
        let round = live.current_round();
        let written = if live.is_clubs() {
            write_boards(app, live, id, &arg)
        } else {
            write_game(app, live, id, &arg)
        };
        // A derived section must never be ahead of the file.
        let changed = match written {
            Ok(changed) => changed,
            Err(trouble) => {
                sections.clear();
                return Err(trouble);
            }
        };
        let table = table_card(live, id, minutes)?;
        let also = changed.into_iter().filter(|other| *other != id);
        let also: Reply<Vec<TableCard>> =
            also.map(|other| table_card(live, other, minutes)).collect();
        (
            Recorded { table, also: also? },
            live.event,
            live.current_round() != round,
        )
    };
    app.announce(Some(event));
    if round_ended {
        crate::safety::copy_after_round(app);
    }
    Ok(recorded)
}

/// What the rules have to say about a result before it is recorded.
pub(crate) fn check_result(app: &App, arg: RecordResult) -> Reply<Vec<FindingView>> {
    app.with_section(arg.section, |live| {
        findings(live, live.match_id(&arg.match_key)?, &arg)
    })
}

fn refused(first: &FindingView, all: &[FindingView]) -> AppError {
    let code = if first.may_overrule {
        "result-doubtful"
    } else {
        "result-refused"
    };
    AppError::new(code).with("findings", serde_json::to_value(all).unwrap_or_default())
}

pub(super) fn refuse_if_closed(live: &Live) -> Reply<()> {
    if live.closed {
        Err(AppError::new("section-closed").with("section", live.title.as_str()))
    } else {
        Ok(())
    }
}

fn findings(live: &Live, id: MatchId, arg: &RecordResult) -> Reply<Vec<FindingView>> {
    let mut found = Vec::new();
    if live.is_clubs() && !is_walk_over(arg.reason) {
        if arg.boards.len() != usize::from(live.form.boards) {
            return Err(AppError::new("boards-missing").with("count", live.form.boards));
        }
        return Ok(found);
    }
    let game = arg
        .moves
        .as_deref()
        .filter(|moves| !moves.trim().is_empty());
    let game = game
        .map(|moves| crate::game::replay(live, moves, &[]))
        .transpose()?;
    let terms = EventTerms {
        promotional: live.reduced_count.is_some(),
    };
    match rules::verdict(
        live.rule_set,
        Claim::new(arg.outcome, arg.reason),
        game.as_ref(),
        terms,
    ) {
        Ok(verdict) => found.extend(verdict.findings().iter().map(FindingView::of_rules)),
        Err(refused) => found.push(FindingView::of_claim(refused)),
    }
    if !live.is_clubs() {
        let change = Change::Record {
            key: key(id, arg.game),
            fact: fact(live, id, arg)?,
        };
        let said = live
            .state
            .check(&change)
            .map_err(|refusal| refusal_error(live, id, &refusal))?;
        found.extend(said.iter().map(|finding| FindingView {
            code: finding.code().to_owned(),
            article: String::new(),
            data: serde_json::Map::new(),
            may_overrule: true,
        }));
    }
    Ok(found)
}

impl FindingView {
    pub(crate) fn of_rules(finding: &rules::Finding) -> Self {
        let data = match serde_json::to_value(&finding.what) {
            Ok(serde_json::Value::Object(data)) => data,
            _ => serde_json::Map::new(),
        };
        FindingView {
            code: finding.what.code().to_owned(),
            article: finding
                .article
                .map(|article| article.to_string())
                .unwrap_or_default(),
            data,
            may_overrule: true,
        }
    }

    pub(crate) fn of_claim(refused: ClaimError) -> Self {
        let data = match serde_json::to_value(refused) {
            Ok(serde_json::Value::Object(data)) => data,
            _ => serde_json::Map::new(),
        };
        let article = match refused {
            ClaimError::WrongOutcome { article, .. } | ClaimError::AboutWinner { article, .. } => {
                article
            }
            ClaimError::UnknownReason { .. } | ClaimError::OtherRuleSet { .. } => None,
        };
        FindingView {
            code: refused.code().to_owned(),
            article: article
                .map(|article| article.to_string())
                .unwrap_or_default(),
            data,
            may_overrule: false,
        }
    }
}

pub(super) fn key(match_id: MatchId, game: u8) -> GameKey {
    GameKey {
        match_id,
        game: GameNo(game),
    }
}

/// Nobody sat down, so there is nothing to see on the boards.
pub(super) fn is_walk_over(reason: Reason) -> bool {
    matches!(
        reason,
        Reason::Absent
            | Reason::BothAbsent
            | Reason::Withdrawn
            | Reason::ExcludedHearingAid
            | Reason::Disciplinary
    )
}

/// The result with the colours that were assigned.
fn fact(live: &Live, id: MatchId, arg: &RecordResult) -> Reply<GameFact> {
    match live.state.match_state(id) {
        Some(MatchState::ToPlay { white, black, .. }) => Ok(GameFact {
            white,
            black,
            outcome: arg.outcome,
            reason: Some(arg.reason),
        }),
        Some(MatchState::LotsNeeded { .. }) => Err(AppError::new("only-lots-left")),
        Some(MatchState::Decided { .. }) => Err(AppError::new("match-decided")),
        _ => Err(AppError::new("match-not-ready").with("match", id.to_string())),
    }
}

pub(crate) fn refusal_error(live: &Live, id: MatchId, refusal: &Refusal) -> AppError {
    let mut error = AppError::new(refusal.code());
    if let Some(table) = live.table(id) {
        error = error.with("table", table.table.0);
    }
    match refusal {
        Refusal::OtherGameFirst { expected } => error.with("game", expected.0),
        Refusal::NotInMatch { entry }
        | Refusal::UnknownEntry { entry }
        | Refusal::NotOnChart { entry }
        | Refusal::AlreadyOnChart { entry }
        | Refusal::AlreadyLeft { entry }
        | Refusal::NotLeft { entry }
        | Refusal::NothingToLeave { entry }
        | Refusal::AlreadyPlayed { entry } => error.with("who", live.name(*entry)),
        Refusal::NotABye { place } => error.with("place", place.0),
        _ => error,
    }
}

/// The sentence of the journal: table, players, result.
fn doing(live: &Live, id: MatchId, arg: &RecordResult, white: &str, black: &str) -> Doing {
    Doing::new("result-recorded", live.event)
        .with("section", live.title.as_str())
        .with("table", live.table(id).map_or(0, |table| table.table.0))
        .with("game", arg.game)
        .with("white", white)
        .with("black", black)
        .with("outcome", word(&arg.outcome))
}

/// A code as the file keeps it.
pub(crate) fn word<T: serde::Serialize>(code: &T) -> String {
    match serde_json::to_value(code) {
        Ok(serde_json::Value::String(word)) => word,
        _ => String::new(),
    }
}

fn write_game(app: &App, live: &mut Live, id: MatchId, arg: &RecordResult) -> Reply<Vec<MatchId>> {
    let fact = fact(live, id, arg)?;
    let moves = arg
        .moves
        .as_deref()
        .map(str::trim)
        .filter(|moves| !moves.is_empty())
        .map(str::to_owned);
    let row = store::Game {
        moves,
        ..game_row(app, live, id, arg, fact)
    };
    let action = app.action(doing(
        live,
        id,
        arg,
        &live.name(fact.white),
        &live.name(fact.black),
    ));
    let row_id = app.store().change(action, |change| change.insert(&row))?;
    let change = Change::Record {
        key: key(id, arg.game),
        fact,
    };
    let applied = live
        .state
        .apply(&change)
        .map_err(|refusal| refusal_error(live, id, &refusal))?;
    live.games.insert(
        (id, arg.game),
        Kept {
            id: row_id,
            fact: row,
        },
    );
    reseat(live, &applied.changed);
    Ok(applied.changed)
}

/// The row of a game that has just ended.
fn game_row(
    app: &App,
    live: &Live,
    id: MatchId,
    arg: &RecordResult,
    fact: GameFact,
) -> store::Game {
    store::Game {
        section_id: arg.section,
        match_key: arg.match_key.clone(),
        game_no: u32::from(arg.game),
        white_entry_id: entry_id(fact.white),
        black_entry_id: entry_id(fact.black),
        table_no: live.table(id).map(|table| table.table.0),
        outcome: word(&fact.outcome),
        reason: fact.reason.as_ref().map(word),
        boards: None,
        moves: None,
        count_data: None,
        entered_by: app.who(),
        entered_at: app.now(),
        annulled_at: None,
        annulled_why: None,
        note: String::new(),
    }
}

/// Tables move only when somebody is missing in the round after.
fn reseat(live: &mut Live, changed: &[MatchId]) {
    let untabled = |id: &MatchId| live.table(*id).is_some() == seats_nobody(live, *id);
    if changed.iter().any(untabled) {
        live.seat_tables();
    }
}

fn seats_nobody(live: &Live, id: MatchId) -> bool {
    live.state
        .match_view(id)
        .is_some_and(|view| view.seats.contains(&Seat::Nobody))
}

/// All boards of a club match at once; a walk-over says so on every board.
fn write_boards(
    app: &App,
    live: &mut Live,
    id: MatchId,
    arg: &RecordResult,
) -> Reply<Vec<MatchId>> {
    let boards = live
        .club_boards(id)?
        .ok_or_else(|| AppError::new("match-not-ready").with("match", arg.match_key.as_str()))?;
    if !live
        .state
        .match_state(id)
        .is_some_and(|state| state.is_open())
    {
        return Err(AppError::new("match-decided"));
    }
    let replay = arg.game.saturating_sub(1);
    let rows = (1..=live.form.boards).map(|board| {
        let home_has_white = boards.facts.home_colour(board, replay) == Side::White;
        let (white, black) = if home_has_white {
            (boards.home, boards.away)
        } else {
            (boards.away, boards.home)
        };
        let seat = |club| {
            let line_up = live.line_ups.get(&entry_id(club))?;
            line_up
                .get(usize::from(board) - 1)
                .map(|row| row.athlete_id)
        };
        let outcome = match arg.boards.get(usize::from(board) - 1) {
            Some(outcome) => *outcome,
            None => walk_over(arg.outcome, home_has_white, replay),
        };
        let reason = match (is_walk_over(arg.reason), outcome) {
            (true, _) => arg.reason,
            (false, Outcome::Drawn) => Reason::Agreed,
            (false, _) => Reason::Resigned,
        };
        BoardRow {
            board,
            outcome,
            reason,
            white: seat(white),
            black: seat(black),
            moves: None,
        }
    });
    let rows: Vec<BoardRow> = rows.collect();
    let home_is_white = replay.is_multiple_of(2);
    let (white, black) = if home_is_white {
        (boards.home, boards.away)
    } else {
        (boards.away, boards.home)
    };
    let fact = GameFact {
        white,
        black,
        outcome: arg.outcome,
        reason: is_walk_over(arg.reason).then_some(arg.reason),
    };
    let row = store::Game {
        boards: Some(serde_json::to_value(rows).map_err(AppError::internal)?),
        ..game_row(app, live, id, arg, fact)
    };
    let action = app.action(doing(
        live,
        id,
        arg,
        &live.name(boards.home),
        &live.name(boards.away),
    ));
    app.store().change(action, |change| change.insert(&row))?;
    let section = arg.section;
    let mut sections = crate::section::LiveSections::default();
    let fresh = sections.get(&app.store(), section)?;
    let before: Vec<MatchId> = live.state.section().bracket().matches().collect();
    let changed = before
        .into_iter()
        .filter(|id| live.state.match_state(*id) != fresh.state.match_state(*id))
        .collect();
    std::mem::swap(live, fresh);
    Ok(changed)
}

/// The colours of a board do not matter to who stayed away: the club that came wins on every board.
fn walk_over(outcome: Outcome, home_has_white: bool, replay: u8) -> Outcome {
    let home_is_white_club = replay.is_multiple_of(2);
    match outcome {
        Outcome::WhiteWins | Outcome::BlackWins => {
            let home_wins = (outcome == Outcome::WhiteWins) == home_is_white_club;
            if home_wins == home_has_white {
                Outcome::WhiteWins
            } else {
                Outcome::BlackWins
            }
        }
        Outcome::Drawn | Outcome::BothLose => outcome,
    }
}

/// Lots decide after even games: drawn in public and entered, or drawn here from the section's seed.
pub(crate) fn decide_by_lots(app: &App, arg: DecideByLots) -> Reply<Recorded> {
    let minutes = app.settings().no_show_minutes;
    let (doing, row, id) =
        app.with_section(arg.section, |live| {
            refuse_if_closed(live)?;
            let id = live.match_id(&arg.match_key)?;
            let view = live.state.match_view(id).ok_or_else(|| {
                AppError::new("unknown-match").with("match", arg.match_key.as_str())
            })?;
            let [Seat::Entry(one), Seat::Entry(other)] = view.seats else {
                return Err(AppError::new("match-not-ready").with("match", arg.match_key.as_str()));
            };
            let seed = &live.state.section().setup().lots.seed;
            let winner = match arg.winner {
                Some(winner) => tournament_id(winner),
                None => [one, other]
                    [Chance::new("tabellone-match-lots-1", seed, &arg.match_key).below(2)],
            };
            let change = Change::DecideByLots {
                match_id: id,
                winner,
            };
            live.state
                .check(&change)
                .map_err(|refusal| refusal_error(live, id, &refusal))?;
            let doing = Doing::new("match-by-lots", live.event)
                .with("section", live.title.as_str())
                .with("table", live.table(id).map_or(0, |table| table.table.0))
                .with("who", live.name(winner));
            let row = store::MatchDecision {
                section_id: arg.section,
                match_key: arg.match_key.clone(),
                kind: store::DecisionKind::Lots,
                winner_entry_id: Some(entry_id(winner)),
                seed: arg.winner.is_none().then(|| seed.as_str().to_owned()),
                reason: String::new(),
                by: app.who(),
                at: app.now(),
            };
            Ok((doing, row, id))
        })?;
    app.change(doing, |change| {
        for before in change.read().list::<store::MatchDecision>(arg.section)? {
            if before.match_key == arg.match_key {
                change.delete::<store::MatchDecision>(before.id)?;
            }
        }
        change.insert(&row)?;
        Ok(())
    })?;
    app.with_section(arg.section, |live| {
        let table = table_card(live, id, minutes)?;
        let next = table
            .card
            .feeds
            .as_deref()
            .map(|key| live.match_id(key))
            .transpose()?;
        let also: Reply<Vec<TableCard>> = next
            .into_iter()
            .map(|next| table_card(live, next, minutes))
            .collect();
        Ok(Recorded { table, also: also? })
    })
}
