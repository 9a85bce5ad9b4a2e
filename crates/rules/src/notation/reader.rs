//! Reading PDN: forgiving about how a file is written, strict about what it says.
//!
//! A game that does not hold together is reported with its number, line, move, reason and
//! article, and the other games still load.

use super::commands::read_count_command;
use super::decode::decode;
use super::mainline::resolve;
use super::movetext::{Asides, Item, RawGame, WrittenResult, parse};
use super::reading::{PdnError, PdnNote, PdnReading};
use super::tags::{BadTag, Tags, rule_set_of, standard_name};
use crate::{
    Game, Line, Move, Outcome, Position, RecordedMove, Refused, Remark, RuleSet, RuleSetId,
};

/// Reads all games of a file. `in_force` is the rule set for games that do not say theirs.
#[must_use]
pub fn read_pdn(bytes: &[u8], in_force: RuleSetId) -> Vec<PdnReading> {
    let text = decode(bytes).replace("\r\n", "\n").replace('\r', "\n");
    let games = parse(&text);
    let readings = games.into_iter().enumerate();
    readings
        .map(|(i, raw)| read_game(i + 1, &raw, in_force))
        .collect()
}

fn read_game(number: usize, raw: &RawGame, in_force: RuleSetId) -> PdnReading {
    let mut notes = Vec::new();
    let mut tags = Tags::new();
    let mut own = OwnTags::default();
    for (name, value) in &raw.tags {
        match standard_name(name) {
            "Result" => own.result = own.result.or(Some(value)),
            "GameType" => own.game_type = own.game_type.or(Some(value)),
            "FEN" => own.fen = own.fen.or(Some(value)),
            "SetUp" => own.set_up = own.set_up.or(Some(value)),
            _ => {
                if let Err(BadTag::Repeated(name)) = tags.add(name, value) {
                    notes.push(PdnNote::TagRepeated(name));
                }
            }
        }
    }
    PdnReading {
        number,
        line: raw.line,
        game: load_with_asides(raw, &own, in_force, &mut notes),
        tags,
        notes,
    }
}

/// Moves after semicolons belong to the game if they go on from where it is; otherwise they are the
/// comment that the standard makes of them, and a note says so.
fn load_with_asides(
    raw: &RawGame,
    own: &OwnTags<'_>,
    in_force: RuleSetId,
    notes: &mut Vec<PdnNote>,
) -> Result<Game, PdnError> {
    let told = raw.moves_in_comments.iter();
    notes.extend(told.map(|line| PdnNote::MovesInComment { line: *line }));
    let asides = raw.asides();
    if asides.is_empty() {
        return load(raw, own, in_force, notes);
    }
    let before = notes.len();
    let as_moves = load(&raw.taking(Asides::Moves), own, in_force, notes);
    let Err(refused) = as_moves else {
        return as_moves;
    };
    notes.truncate(before);
    let as_comments = load(&raw.taking(Asides::Comments), own, in_force, notes);
    match as_comments {
        Ok(game) => {
            let lines = asides.into_iter();
            notes.extend(lines.map(|line| PdnNote::MovesInComment { line }));
            Ok(game)
        }
        Err(_) => Err(refused),
    }
}

/// The tags that become part of the game.
#[derive(Default)]
struct OwnTags<'a> {
    result: Option<&'a str>,
    game_type: Option<&'a str>,
    fen: Option<&'a str>,
    set_up: Option<&'a str>,
}

fn load(
    raw: &RawGame,
    own: &OwnTags<'_>,
    in_force: RuleSetId,
    notes: &mut Vec<PdnNote>,
) -> Result<Game, PdnError> {
    if let Some((line, fault)) = raw.fault.clone() {
        return Err(PdnError::Syntax { line, fault });
    }
    let rule_set = match own.game_type {
        Some(text) if !text.is_empty() => {
            rule_set_of(text, in_force).ok_or_else(|| PdnError::OtherGame(text.to_owned()))?
        }
        _ => in_force,
    };
    let mut game = match own.fen {
        Some(fen) if !fen.is_empty() && own.set_up != Some("0") => {
            Game::from_position(Position::from_fen(rule_set, fen)?)
        }
        _ => Game::new(rule_set),
    };
    let (moves, refused) = main_line(raw, *game.start(), notes);
    let mut moves = moves.into_iter();
    for item in &raw.items {
        match item {
            Item::Move(line, text) => {
                let stopped = match moves.next() {
                    Some(played) => game.play(&played).err(),
                    None => refused.clone(),
                };
                if let Some(refused) = stopped {
                    return Err(PdnError::Illegal {
                        line: *line,
                        ply: game.len() + 1,
                        text: text.clone(),
                        refused,
                        until: Box::new(game),
                    });
                }
            }
            Item::Sign(sign) => {
                game.annotate(game.len(), *sign);
            }
            Item::Comment(text) => add_comment(&mut game, text, notes),
            Item::Variation(items) => add_variation(&mut game, items, notes),
            Item::Aside(_, text, _) => add_comment(&mut game, text, notes),
        }
    }
    game.set_outcome(outcome(raw.result, own.result, rule_set, notes));
    Ok(game)
}

/// The legal moves that the written ones mean, and why the one after them is none.
fn main_line(
    raw: &RawGame,
    start: Position,
    notes: &mut Vec<PdnNote>,
) -> (Vec<Move>, Option<Refused>) {
    let written = raw.items.iter().filter_map(|item| match item {
        Item::Move(_, text) => Some(text.as_str()),
        _ => None,
    });
    let texts: Vec<&str> = written.collect();
    let (resolved, refused) = match resolve(start, &texts) {
        Ok(resolved) => (Some(resolved), None),
        Err(stuck) => (
            resolve(start, &texts[..stuck.index]).ok(),
            Some(stuck.refused),
        ),
    };
    let Some(resolved) = resolved else {
        return (Vec::new(), refused);
    };
    let deduced = resolved.deduced.iter();
    notes.extend(deduced.map(|index| PdnNote::Deduced { ply: index + 1 }));
    let undecided = resolved.undecided.into_iter();
    notes.extend(undecided.map(|(index, candidates)| PdnNote::Undecided {
        ply: index + 1,
        candidates,
    }));
    (resolved.moves, refused)
}

fn add_comment(game: &mut Game, text: &str, notes: &mut Vec<PdnNote>) {
    let ply = game.len();
    if let Some(call) = read_count_command(text) {
        if let Err(refusal) = game.call_count(call) {
            notes.push(PdnNote::CountRefused { ply, refusal });
        }
    } else if !text.trim().is_empty() {
        game.comment(ply, text);
    }
}

fn add_variation(game: &mut Game, items: &[Item], notes: &mut Vec<PdnNote>) {
    let ply = game.len();
    let before = ply
        .checked_sub(1)
        .and_then(|i| game.position_after(i).copied());
    let Some(before) = before else {
        notes.push(PdnNote::VariationMisplaced);
        return;
    };
    let line = read_line(items, before, notes);
    if line.moves.is_empty() {
        for text in line.intro {
            add_comment(game, &text, notes);
        }
    } else {
        game.remark(ply, Remark::Variation(line));
    }
}

/// Reads a variation as far as its moves are legal.
fn read_line(items: &[Item], from: Position, notes: &mut Vec<PdnNote>) -> Line {
    let mut line = Line::default();
    let mut before = from;
    let mut now = from;
    for item in items {
        match (item, line.moves.last_mut()) {
            (Item::Move(at, text), _) => match now.find_move(text) {
                Ok(played) => {
                    before = now;
                    now = now.after(&played);
                    line.moves.push(RecordedMove::new(played));
                }
                Err(refused) => {
                    notes.push(PdnNote::VariationCut {
                        line: *at,
                        text: text.clone(),
                        refused,
                    });
                    break;
                }
            },
            (Item::Sign(sign), Some(last)) => sign.insert_into(&mut last.annotations),
            (Item::Sign(sign), None) => line.intro.push(sign.to_string()),
            (Item::Comment(text), _) if text.trim().is_empty() => {}
            (Item::Comment(text) | Item::Aside(_, text, _), Some(last)) => {
                last.remarks.push(Remark::Comment(text.clone()));
            }
            (Item::Comment(text) | Item::Aside(_, text, _), None) => line.intro.push(text.clone()),
            (Item::Variation(_), None) => notes.push(PdnNote::VariationMisplaced),
            (Item::Variation(items), Some(last)) => {
                let inner = read_line(items, before, notes);
                if inner.moves.is_empty() {
                    last.remarks
                        .extend(inner.intro.into_iter().map(Remark::Comment));
                } else {
                    last.remarks.push(Remark::Variation(inner));
                }
            }
        }
    }
    line
}

/// The result at the end of the moves; the tag's, when there is none.
fn outcome(
    end: Option<WrittenResult>,
    tag: Option<&str>,
    rule_set: RuleSetId,
    notes: &mut Vec<PdnNote>,
) -> Option<Outcome> {
    let begins = RuleSet::of(rule_set).moves_first.value;
    let end = end.and_then(|result| result.outcome(begins));
    let Some(value) = tag.filter(|value| !value.is_empty() && *value != "?") else {
        return end;
    };
    let Some(result) = WrittenResult::from_tag(value) else {
        notes.push(PdnNote::ResultUnreadable(value.to_owned()));
        return end;
    };
    let tagged = result.outcome(begins);
    if end.is_some() && tagged.is_some() && end != tagged {
        notes.push(PdnNote::ResultDiffers);
    }
    end.or(tagged)
}
