//! The sheet that tells an athlete what is kept.

use report::{AthleteData, AthleteEvent, Competitor, StoredLine};
use store::AthleteId;

use super::heads::Desk;
use crate::people::{AthleteRef, athlete_record};
use crate::{App, Reply};

pub(super) fn athlete_data(desk: &Desk<'_>, app: &App, athlete: AthleteId) -> Reply<AthleteData> {
    let record = athlete_record(app, AthleteRef { athlete })?;
    let form = &record.athlete.form;
    let line = |key: &str, value: Option<String>| StoredLine {
        label: desk.text(key),
        value,
    };
    Ok(AthleteData {
        athlete: Competitor::new(
            &form.surname,
            &form.name,
            record.athlete.club_name.as_deref().unwrap_or_default(),
        ),
        stored: vec![
            line("paper-stored-card", form.card.clone()),
            line(
                "paper-stored-birth-year",
                form.birth_year.map(|year| year.to_string()),
            ),
            line("paper-stored-category", form.category.clone()),
            line(
                "paper-stored-rating",
                form.rating.map(|rating| rating.to_string()),
            ),
        ],
        document_kept: record.entries.iter().any(|entry| entry.document.is_some()),
        events: record
            .entries
            .iter()
            .map(|entry| AthleteEvent {
                title: entry.event.clone(),
                date: None,
                section: entry.section.clone(),
                place: None,
            })
            .collect(),
        rulings: record
            .entries
            .iter()
            .filter(|entry| entry.rulings > 0)
            .map(|entry| {
                desk.text_with(
                    "paper-stored-rulings",
                    &[
                        ("event", (&entry.event).into()),
                        ("section", (&entry.section).into()),
                        ("count", entry.rulings.into()),
                    ],
                )
            })
            .collect(),
        erasure: vec![desk.text(if record.needed_by.is_empty() {
            "paper-erase-all"
        } else {
            "paper-erase-some"
        })],
    })
}
