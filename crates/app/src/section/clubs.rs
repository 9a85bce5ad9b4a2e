//! Club matches: boards on one side, one result on the chart on the other.

use rules::{Outcome, Reason, Side};
use serde::{Deserialize, Serialize};
use store::AthleteId;
use tournament::{
    BoardResult, ClubMatchFacts, ClubMatchRules, ClubMatchState, ClubSide, GameFact, GameKey,
    GameNo, LineUp, LineUpRules, MatchId, Seat, club_match_state,
};

use super::{Live, entry_id};
use crate::game::CountFrom;
use crate::{AppError, Reply};

/// One board of a meeting of two clubs, as the game's row keeps it.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct BoardRow {
    pub(crate) board: u8,
    pub(crate) outcome: Outcome,
    pub(crate) reason: Reason,
    pub(crate) white: Option<AthleteId>,
    pub(crate) black: Option<AthleteId>,
    /// The moves, where they were written down.
    #[serde(default)]
    pub(crate) moves: Option<String>,
    /// Where counts were asked or imposed in those moves.
    #[serde(default)]
    pub(crate) counts_from: Vec<CountFrom>,
}

impl BoardRow {
    pub(crate) fn of(game: &store::Game) -> Reply<Vec<BoardRow>> {
        match &game.boards {
            Some(boards) => serde_json::from_value(boards.clone()).map_err(AppError::internal),
            None => Ok(Vec::new()),
        }
    }
}

/// A club match with its boards.
pub(crate) struct ClubBoards {
    pub(crate) facts: ClubMatchFacts,
    pub(crate) state: ClubMatchState,
    pub(crate) home: tournament::EntryId,
    pub(crate) away: tournament::EntryId,
}

impl ClubBoards {
    /// The clubs with White and with Black on board one of a meeting; each replay reverses them.
    pub(crate) fn colours(&self, game: u8) -> (tournament::EntryId, tournament::EntryId) {
        if game % 2 == 1 {
            (self.home, self.away)
        } else {
            (self.away, self.home)
        }
    }

    /// The same match with this meeting on its boards, and none after it.
    pub(crate) fn with_meeting(
        &self,
        game: u8,
        rows: &[BoardRow],
        rules: &ClubMatchRules,
    ) -> ClubBoards {
        let mut facts = self.facts.clone();
        let replay = game.saturating_sub(1);
        facts.results.retain(|result| result.replay < replay);
        facts.results.extend(rows.iter().map(|row| BoardResult {
            replay,
            board: row.board,
            outcome: row.outcome,
            reason: row.reason,
        }));
        let state = club_match_state(&facts, rules);
        ClubBoards {
            facts,
            state,
            home: self.home,
            away: self.away,
        }
    }

    /// What the chart sees of it, once it is settled or only lots are left.
    pub(crate) fn game_fact(&self) -> Option<GameFact> {
        self.state.game_fact(&self.facts, self.home, self.away)
    }
}

impl Live {
    pub(crate) fn club_rules(&self) -> ClubMatchRules {
        ClubMatchRules {
            line_up: LineUpRules {
                boards: self.form.boards,
                ..ClubMatchRules::default().line_up
            },
            tie_order: self.form.tie_order.clone(),
        }
    }

    /// The boards of a match whose clubs are known.
    pub(crate) fn club_boards(&self, id: MatchId) -> Reply<Option<ClubBoards>> {
        let Some(view) = self.state.match_view(id) else {
            return Ok(None);
        };
        let [Seat::Entry(home), Seat::Entry(away)] = view.seats else {
            return Ok(None);
        };
        // The upper club has White on board one in the first meeting; a replay reverses it.
        let mut facts = ClubMatchFacts::new(Side::White);
        facts.home = Some(self.line_up(home));
        facts.away = Some(self.line_up(away));
        for game in 1..=u8::MAX {
            let Some(row) = self.games.get(&(id, game)) else {
                break;
            };
            for board in BoardRow::of(row)? {
                let BoardRow {
                    board,
                    outcome,
                    reason,
                    ..
                } = board;
                facts.results.push(BoardResult {
                    replay: game - 1,
                    board,
                    outcome,
                    reason,
                });
            }
        }
        facts.lots = self.state.facts().lots.get(&id).map(|winner| {
            if *winner == home {
                ClubSide::Home
            } else {
                ClubSide::Away
            }
        });
        let state = club_match_state(&facts, &self.club_rules());
        Ok(Some(ClubBoards {
            facts,
            state,
            home,
            away,
        }))
    }

    fn line_up(&self, club: tournament::EntryId) -> LineUp {
        let athlete = |row: &store::Lineup| {
            tournament::AthleteId(u32::try_from(row.athlete_id.0).unwrap_or(u32::MAX))
        };
        let rows = self
            .line_ups
            .get(&entry_id(club))
            .map_or(&[][..], Vec::as_slice);
        let boards = usize::from(self.form.boards);
        let mut seats: Vec<_> = rows
            .iter()
            .filter(|row| !row.reserve)
            .map(|row| Some(athlete(row)))
            .collect();
        if seats.is_empty() {
            // A club that handed in no line-up plays all the same: names are then not known.
            seats = (0..self.form.boards)
                .map(|board| Some(tournament::AthleteId(u32::from(board))))
                .collect();
        }
        seats.resize(boards, None);
        LineUp {
            boards: seats,
            reserves: rows.iter().filter(|row| row.reserve).map(athlete).collect(),
        }
    }
}

/// Puts the result of each club match on the chart, in the order in which they feed each other.
pub(super) fn derive_results(live: &mut Live) -> Reply<()> {
    let matches: Vec<MatchId> = live.state.section().bracket().matches().collect();
    for id in matches {
        let Some(boards) = live.club_boards(id)? else {
            continue;
        };
        if let Some(fact) = boards.game_fact() {
            let mut facts = live.state.facts().clone();
            facts.games.insert(
                GameKey {
                    match_id: id,
                    game: GameNo(1),
                },
                fact,
            );
            live.state = live.state.section().derive(&facts);
        }
    }
    Ok(())
}
