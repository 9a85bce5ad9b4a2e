//! Lots decide after even games: drawn in public and entered, or drawn here from the section's seed.

use serde::Deserialize;
use store::SectionId;
use tournament::{Chance, Change, Seat};
use ts_rs::TS;

use super::findings::refusal_error;
use super::record_result::refuse_if_closed;
use super::{Recorded, TableCard, table_card};
use crate::app::Doing;
use crate::event::refuse_if_archived_with;
use crate::section::{entry_id, tournament_id};
use crate::{App, AppError, Reply};

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

/// Lots decide after even games: drawn in public and entered, or drawn here from the section's seed.
pub(crate) fn decide_by_lots(app: &App, arg: DecideByLots) -> Reply<Recorded> {
    let minutes = app.policy().no_show_minutes;
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
        refuse_if_archived_with(&change.read(), arg.section)?;
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
