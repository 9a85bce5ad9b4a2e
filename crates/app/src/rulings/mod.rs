//! Provvedimenti arbitrali: logged with article, time and arbiter.

mod limits;

use chrono::NaiveDateTime;
use rules::{CorrectableUntil, Decides, Irregularity, IrregularityCode, Remedy};
use serde::{Deserialize, Serialize};
use store::{EntryId, EventId, RulingId, SectionId};
use ts_rs::TS;

use crate::app::{Doing, local};
use crate::event::{EventRef, refuse_if_archived, refuse_of_another_event, rule_set};
use crate::section::labels_of;
use crate::{App, AppError, Reply};

use limits::time_at;
pub(crate) use limits::{RulingTime, RulingTimeOf, ruling_time};

/// An irregularity that the rule set names: `irregularity-<code>-title` and `-summary`.
#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct IrregularityView {
    pub code: IrregularityCode,
    pub article: String,
    pub decides: Decides,
    pub until: CorrectableUntil,
    /// Most usual first.
    pub remedies: Vec<Remedy>,
}

#[derive(Debug, Clone, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct AddRuling {
    pub event: EventId,
    pub section: Option<SectionId>,
    #[serde(rename = "match")]
    pub match_key: Option<String>,
    pub game: Option<u8>,
    /// From the catalogue; none for a ruling of the arbiter's own.
    pub irregularity: Option<IrregularityCode>,
    /// Needed where the catalogue gives none.
    pub article: Option<String>,
    /// Nobody in particular, one player, or both of the table in one decision.
    pub against: Vec<EntryId>,
    pub remedy: Option<Remedy>,
    pub text: String,
    pub arbiter: String,
    /// The arbiter has seen that the time for it is over, and decides all the same.
    pub overrule: bool,
}

#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct RulingView {
    pub id: RulingId,
    pub at: NaiveDateTime,
    pub arbiter: String,
    pub section: Option<SectionId>,
    pub section_title: Option<String>,
    #[serde(rename = "match")]
    pub match_key: Option<String>,
    pub table: Option<u32>,
    pub round: Option<u32>,
    pub game: Option<u8>,
    /// Of the catalogue; none for the arbiter's own.
    pub irregularity: Option<String>,
    pub article: String,
    /// One name or two.
    pub against: Option<String>,
    pub remedy: Option<String>,
    pub text: String,
}

#[derive(Debug, Clone, Copy, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct RulingRef {
    pub ruling: RulingId,
}

pub(crate) fn irregularities(app: &App, arg: EventRef) -> Reply<Vec<IrregularityView>> {
    let event = app.store().read().get::<store::Event>(arg.event)?;
    let catalogue = rules::irregularities(rule_set(&event)?);
    let views = catalogue.into_iter().map(|irregularity| IrregularityView {
        code: irregularity.code,
        article: irregularity.article.to_string(),
        decides: irregularity.decides,
        until: irregularity.until,
        remedies: irregularity.remedies.to_vec(),
    });
    Ok(views.collect())
}

pub(crate) fn list_rulings(app: &App, arg: EventRef) -> Reply<Vec<RulingView>> {
    rulings_of(app, arg.event)
}

/// Every ruling of the event, in the order in which they were given.
pub(crate) fn rulings_of(app: &App, event: EventId) -> Reply<Vec<RulingView>> {
    let rows = app.store().read().list::<store::Ruling>(event)?;
    rows.into_iter().map(|row| ruling_view(app, row)).collect()
}

fn ruling_view(app: &App, row: store::Kept<store::Ruling>) -> Reply<RulingView> {
    let (zone, section_title, against) = {
        let store = app.store();
        let read = store.read();
        let zone = read.get::<store::Event>(row.event_id)?.fact.time_zone;
        let section = row
            .section_id
            .map(|id| read.get::<store::Section>(id))
            .transpose()?;
        let mut against = Vec::new();
        for id in [row.against_entry_id, row.against_other_entry_id]
            .into_iter()
            .flatten()
        {
            let entry = read.get::<store::Entry>(id)?;
            against.push(labels_of(&read, std::slice::from_ref(&entry))?[&id].full_name());
        }
        let against = (!against.is_empty()).then(|| against.join(", "));
        (zone, section.map(|section| section.fact.title), against)
    };
    let place = match (row.section_id, &row.match_key) {
        (Some(section), Some(key)) => app.with_section_if_drawn(section, |live| {
            let Some(live) = live else { return Ok(None) };
            let Ok(id) = live.match_id(key) else {
                return Ok(None);
            };
            Ok(Some((
                live.table(id).map(|table| table.table.0),
                live.state.round_of(id),
            )))
        })?,
        _ => None,
    };
    Ok(RulingView {
        id: row.id,
        at: local(row.at, &zone),
        section: row.section_id,
        section_title,
        table: place.and_then(|(table, _)| table),
        round: place.and_then(|(_, round)| round).map(u32::from),
        game: row.game_no.and_then(|game| u8::try_from(game).ok()),
        against,
        arbiter: row.fact.arbiter,
        match_key: row.fact.match_key,
        irregularity: row.fact.irregularity,
        article: row.fact.article.unwrap_or_default(),
        remedy: row.fact.remedy,
        text: row.fact.text,
    })
}

pub(crate) fn add_ruling(app: &App, arg: AddRuling) -> Reply<RulingView> {
    let event = app.store().read().get::<store::Event>(arg.event)?;
    refuse_if_archived(&event)?;
    if let Some(section) = arg.section {
        let row = app.store().read().get::<store::Section>(section)?;
        refuse_of_another_event("section", section.0, row.event_id, arg.event)?;
    }
    let known = match arg.irregularity {
        Some(code) => {
            let rules = rule_set(&event)?;
            Some(
                rules::irregularity(rules, code)
                    .ok_or_else(|| AppError::new("irregularity-unknown"))?,
            )
        }
        None => None,
    };
    refuse_unfit_remedy(known.as_ref(), arg.remedy)?;
    refuse_if_too_late(app, &arg, known.as_ref())?;
    let &[first, other] = match *arg.against.as_slice() {
        [] => &[None, None],
        [one] => &[Some(one), None],
        [one, other] => &[Some(one), Some(other)],
        _ => return Err(AppError::new("ruling-against-two")),
    };
    let own_article = arg
        .article
        .as_deref()
        .map(str::trim)
        .filter(|article| !article.is_empty())
        .map(str::to_owned);
    let article = own_article.or_else(|| known.as_ref().map(|known| known.article.to_string()));
    let article = article.ok_or_else(|| AppError::new("ruling-article-given"))?;
    let arbiter = arg.arbiter.trim().to_owned();
    if arbiter.is_empty() {
        return Err(AppError::new("ruling-arbiter-given"));
    }
    let row = store::Ruling {
        event_id: arg.event,
        section_id: arg.section,
        match_key: arg.match_key,
        game_no: arg.game.map(u32::from),
        article: Some(article.clone()),
        irregularity: known.map(|known| known.code.as_str().to_owned()),
        against_entry_id: first,
        against_other_entry_id: other,
        remedy: arg.remedy.map(|remedy| remedy.as_str().to_owned()),
        text: arg.text.trim().to_owned(),
        arbiter,
        at: app.now(),
    };
    let doing = Doing::new("ruling-added", arg.event).with("article", article);
    let id = app.change(doing, |change| Ok(change.insert(&row)?))?;
    ruling_view(app, store::Kept { id, fact: row })
}

/// What the catalogue does not offer for an irregularity cannot follow from it.
fn refuse_unfit_remedy(known: Option<&Irregularity>, remedy: Option<Remedy>) -> Reply<()> {
    match (known, remedy) {
        (Some(known), Some(remedy)) if !known.remedies.contains(&remedy) => {
            Err(AppError::new("ruling-remedy-unfit").with("article", known.article.to_string()))
        }
        _ => Ok(()),
    }
}

/// A game begins again only in time (arts. 7.2–7.4), unless the arbiter says so.
fn refuse_if_too_late(app: &App, arg: &AddRuling, known: Option<&Irregularity>) -> Reply<()> {
    let (Some(known), Some(section), Some(key)) = (known, arg.section, &arg.match_key) else {
        return Ok(());
    };
    if arg.overrule || arg.remedy != Some(Remedy::StartAgain) {
        return Ok(());
    }
    let now = app.now();
    let time = app.with_section_if_drawn(section, |live| {
        let Some(live) = live else { return Ok(None) };
        time_at(live, live.match_id(key)?, known.until, now).map(Some)
    })?;
    match time {
        Some(time) if time.over == Some(true) => {
            Err(AppError::new("ruling-too-late").with("article", known.article.to_string()))
        }
        _ => Ok(()),
    }
}

pub(crate) fn remove_ruling(app: &App, arg: RulingRef) -> Reply<()> {
    let ruling = app.store().read().get::<store::Ruling>(arg.ruling)?;
    let doing = Doing::new("ruling-removed", ruling.event_id)
        .with("article", ruling.article.as_deref().unwrap_or("–"));
    app.change(doing, |change| {
        refuse_if_archived(&change.read().get::<store::Event>(ruling.event_id)?.fact)?;
        Ok(change.delete::<store::Ruling>(arg.ruling)?)
    })
}
