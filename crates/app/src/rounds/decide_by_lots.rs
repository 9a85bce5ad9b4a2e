//! Lots decide after even games: drawn in public and entered, or drawn here from the section's seed.

use serde::Deserialize;
use store::SectionId;
use tournament::{Chance, Change};
use ts_rs::TS;

use super::Recorded;
use super::record_result::recorded;
use crate::app::Doing;
use crate::section::{Asked, Details, Plan, tournament_id};
use crate::{App, Reply};

/// Lots decide a match that the games left drawn.
#[derive(Debug, Clone, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct DecideByLots {
    pub section: SectionId,
    #[serde(rename = "match")]
    pub match_key: String,
    /// The winner drawn in public; none lets the program draw from the section's seed.
    pub winner: Option<store::EntryId>,
    /// The arbiter has seen the findings and confirms all the same.
    #[serde(default)]
    pub overrule: bool,
}

/// Lots decide after even games: drawn in public and entered, or drawn here from the section's seed.
pub(crate) fn decide_by_lots(app: &App, arg: DecideByLots) -> Reply<Recorded> {
    let minutes = app.policy().no_show_minutes;
    let asked = Asked {
        overrule: arg.overrule,
        rehearsed: false,
    };
    app.held(|held| {
        let live = held.open(arg.section)?;
        let match_id = live.match_id(&arg.match_key)?;
        let players = live.players_of(match_id)?;
        let seed = &live.state.section().setup().lots.seed;
        let chance = || Chance::new("tabellone-match-lots-1", seed, &arg.match_key).below(2);
        let winner = match arg.winner {
            Some(winner) => tournament_id(winner),
            None => players[chance()],
        };
        let table = live.table(match_id);
        let doing = Doing::new("match-by-lots", live.event)
            .with("section", live.title.as_str())
            .with("table", table.map_or(0, |table| table.table.0))
            .with("who", live.name(winner));
        let details = Details {
            seed: arg.winner.is_none().then(|| seed.as_str().to_owned()),
            ..Details::default()
        };
        let change = Change::DecideByLots { match_id, winner };
        let plan = Plan::with(live, change, doing, details);
        let done = held.carry_out(asked, plan)?;
        recorded(held.live(arg.section)?, match_id, &done.applied[0], minutes)
    })
}
