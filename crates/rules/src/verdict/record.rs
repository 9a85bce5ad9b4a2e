//! What the written moves say about a claim.

use super::{Claim, Finding, Misfit};
use crate::{
    Article, CountKind, CountState, CountStatus, Game, Move, Outcome, Position, Reason, ReasonFact,
    RuleSet, RuleSetId, Tally,
};

/// Everything in the record that does not fit the claim.
pub(super) fn findings(claim: Claim, fact: &ReasonFact, game: &Game) -> Vec<Finding> {
    let mut findings = Vec::new();
    let mut note = |what, article| findings.push(Finding { what, article });
    match claim.reason {
        Reason::NoMoves => no_moves(claim, fact, game.position(), &mut note),
        Reason::NoPieces => no_pieces(claim, fact, game.position(), &mut note),
        Reason::Count => count(CountKind::Moves, game, &mut note),
        Reason::ForcedTwelve => count(CountKind::Forced, game, &mut note),
        Reason::Repetition => count(CountKind::Repetition, game, &mut note),
        Reason::NoWinningChance => no_winning_chance(fact, game.position(), &mut note),
        // The Portuguese text wants the agreement in the course of the game (4.3 c).
        Reason::Agreed if game.rule_set() == RuleSetId::FpdClassic && game.is_empty() => {
            note(Misfit::AgreedBeforePlay, fact.article);
        }
        Reason::Absent | Reason::BothAbsent if !game.is_empty() => {
            let plies = short(game.len());
            note(Misfit::PlayedThough { plies }, fact.article);
        }
        _ => {}
    }
    if ends_by_play(claim.reason) {
        won_on_board(claim, game.position(), &mut note);
        drawn_by_count(claim, game, &mut note);
    }
    if let Some(outcome) = game.outcome().filter(|&outcome| outcome != claim.outcome) {
        note(Misfit::RecordedOtherwise { outcome }, None);
    }
    findings
}

/// Whether the reason speaks of the game itself. Exclusions and sanctions may overturn whatever
/// happened on the board.
fn ends_by_play(reason: Reason) -> bool {
    !matches!(
        reason,
        Reason::Absent
            | Reason::BothAbsent
            | Reason::Withdrawn
            | Reason::ExcludedHearingAid
            | Reason::Disciplinary
            | Reason::RefusedRules
    )
}

fn no_moves(
    claim: Claim,
    fact: &ReasonFact,
    last: &Position,
    note: &mut impl FnMut(Misfit, Option<Article>),
) {
    let Some(side) = claim.loser() else { return };
    if last.turn() != side {
        note(Misfit::NotOnMove { side }, fact.article);
    } else if last.pieces(side).is_empty() {
        let article = article_of(last, Reason::NoPieces, claim.outcome);
        note(Misfit::AllTaken { side }, article);
    } else if let Some(example) = first_move(last) {
        note(Misfit::CanMove { side, example }, fact.article);
    }
}

fn no_pieces(
    claim: Claim,
    fact: &ReasonFact,
    last: &Position,
    note: &mut impl FnMut(Misfit, Option<Article>),
) {
    let Some(side) = claim.loser() else { return };
    let pieces = last.pieces(side).len();
    if pieces > 0 {
        note(Misfit::HasPieces { side, pieces }, fact.article);
    }
}

fn count(kind: CountKind, game: &Game, note: &mut impl FnMut(Misfit, Option<Article>)) {
    let complete = (0..=game.len())
        .filter_map(|ply| game.counts_after(ply))
        .flatten()
        .find(|state| state.kind == kind && state.is_complete());
    let Some(state) = complete.or_else(|| game.count(kind)) else {
        return;
    };
    if !state.is_complete() {
        note(shortfall(&state), Some(shortfall_article(game, &state)));
    }
}

fn shortfall(state: &CountState) -> Misfit {
    let kind = state.kind;
    if state.status == CountStatus::NotStarted {
        return Misfit::CountNotStarted { kind };
    }
    let side = match state.tally {
        Tally::OnePlayer { side, .. } => Some(side),
        _ => None,
    };
    Misfit::CountIncomplete {
        kind,
        done: state.done(),
        limit: state.limit,
        side,
    }
}

/// A count never asked goes against the article on asking; a short one, against its number.
fn shortfall_article(game: &Game, state: &CountState) -> Article {
    let start = RuleSet::of(game.rule_set()).count.start;
    if state.kind == CountKind::Moves && state.status == CountStatus::NotStarted {
        start.article
    } else {
        state.article
    }
}

fn no_winning_chance(
    fact: &ReasonFact,
    last: &Position,
    note: &mut impl FnMut(Misfit, Option<Article>),
) {
    if let Some(example) = first_move(last).filter(Move::is_capture) {
        let side = last.turn();
        note(Misfit::CaptureOpen { side, example }, fact.article);
    }
}

/// The board itself ends the game when the side to move has no move; a claim that says otherwise
/// came too late.
fn won_on_board(claim: Claim, last: &Position, note: &mut impl FnMut(Misfit, Option<Article>)) {
    if !last.is_over() {
        return;
    }
    let winner = last.turn().other();
    if claim.outcome != Outcome::win(winner) {
        let reason = if last.pieces(last.turn()).is_empty() {
            Reason::NoPieces
        } else {
            Reason::NoMoves
        };
        note(
            Misfit::WonOnBoard { winner, reason },
            article_of(last, reason, Outcome::win(winner)),
        );
    }
}

fn drawn_by_count(claim: Claim, game: &Game, note: &mut impl FnMut(Misfit, Option<Article>)) {
    if claim.outcome == Outcome::Drawn {
        return;
    }
    if let Some((ply, state)) = game.first_complete_count() {
        let what = Misfit::DrawnByCount {
            kind: state.kind,
            ply: short(ply),
        };
        note(what, Some(state.article));
    }
}

fn first_move(position: &Position) -> Option<Move> {
    position.legal_moves().first().copied()
}

fn article_of(position: &Position, reason: Reason, outcome: Outcome) -> Option<Article> {
    RuleSet::of(position.rules())
        .reason(reason, outcome)
        .and_then(|fact| fact.article)
}

fn short(plies: usize) -> u32 {
    u32::try_from(plies).unwrap_or(u32::MAX)
}
