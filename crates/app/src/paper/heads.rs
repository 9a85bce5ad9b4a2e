//! What the heads of all papers share: event, section, round, names.

use messages::{Messages, Value};
use report::{Competitor, EventHead, Official, PrizeLine, RoundHead, SectionHead};
use store::{EventId, OfficialRole, Read};

use crate::chart::SlotView;
use crate::label::EntryLabel;
use crate::section::Live;
use crate::{AppError, Reply};

/// An event with the sentences of the language it is printed in.
pub(super) struct Desk<'a> {
    pub(super) event: store::Kept<store::Event>,
    pub(super) words: &'a Messages,
}

impl Desk<'_> {
    pub(super) fn head(&self) -> EventHead {
        // The first line is the name; an address may follow.
        let given = |text: &str| {
            let name = text.lines().next().unwrap_or_default().trim();
            (!name.is_empty()).then(|| name.to_owned())
        };
        EventHead {
            title: self.event.title.clone(),
            subtitle: self
                .event
                .edition
                .map(|number| self.text_with("paper-edition", &[("number", number.into())])),
            federation: None,
            organiser: given(&self.event.organiser),
            venue: given(&self.event.venue),
            place: town(&self.event.venue),
            starts: Some(self.event.begins_on),
            ends: Some(self.event.ends_on),
        }
    }

    pub(super) fn section(&self, title: &str) -> SectionHead {
        SectionHead {
            title: title.to_owned(),
            rule_set: Some(self.text(&format!("rule-set-{}", self.event.rule_set))),
        }
    }

    pub(super) fn text(&self, key: &str) -> String {
        self.text_with(key, &[])
    }

    pub(super) fn text_with(&self, key: &str, args: &[(&str, Value<'_>)]) -> String {
        self.words.text(key, args)
    }

    pub(super) fn officials(&self, read: &Read<'_>) -> Reply<Vec<Official>> {
        let rows = read.list::<store::Official>(self.event.id)?;
        let officials = rows.into_iter().map(|row| self.official(row.fact));
        Ok(officials.collect())
    }

    /// Who signs what is hung up or framed: those who answer for the event, or else an arbiter.
    pub(super) fn signing(&self, read: &Read<'_>) -> Reply<Vec<Official>> {
        let answers = [
            OfficialRole::Delegate,
            OfficialRole::Director,
            OfficialRole::ChiefArbiter,
        ];
        let mut rows = read.list::<store::Official>(self.event.id)?;
        if rows.iter().any(|row| answers.contains(&row.role)) {
            rows.retain(|row| answers.contains(&row.role));
        } else {
            rows.retain(|row| row.role == OfficialRole::Arbiter);
        }
        let signing = rows.into_iter().take(3).map(|row| self.official(row.fact));
        Ok(signing.collect())
    }

    fn official(&self, row: store::Official) -> Official {
        Official {
            role: self.text(&format!("official-{}", row.role.as_str())),
            name: row.name,
        }
    }

    /// Prizes by place, and what everyone receives.
    pub(super) fn prizes(&self, read: &Read<'_>) -> Reply<(Vec<PrizeLine>, Option<String>)> {
        let mut lines = Vec::new();
        let mut everyone = Vec::new();
        for prize in read.list::<store::Prize>(self.event.id)? {
            let items: Vec<&str> = prize.items.lines().collect();
            match (prize.kind, prize.from_place, prize.to_place) {
                (store::PrizeKind::Places, Some(from), Some(to)) => {
                    let line = |place| PrizeLine {
                        place,
                        text: items.join(", "),
                    };
                    lines.extend((from..=to.min(from.saturating_add(63))).map(line));
                }
                (store::PrizeKind::Everyone, ..) => everyone.push(items.join(", ")),
                _ => {}
            }
        }
        lines.sort_by_key(|line| line.place);
        lines.dedup_by(|later, first| later.place == first.place && later.text == first.text);
        Ok((lines, (!everyone.is_empty()).then(|| everyone.join(", "))))
    }
}

/// The town of a venue: what stands last in its address, without the postal code.
fn town(venue: &str) -> Option<String> {
    let last = venue
        .lines()
        .map(str::trim)
        .rfind(|line| !line.is_empty())?;
    let last = last.rsplit([',', ';']).next().unwrap_or(last);
    let words = last.split_whitespace().filter(|word| {
        let province = word.starts_with('(') && word.ends_with(')');
        !province && !word.chars().any(|c| c.is_ascii_digit())
    });
    let town = words.collect::<Vec<_>>().join(" ");
    (!town.is_empty()).then_some(town)
}

pub(super) fn event_row(read: &Read<'_>, event: EventId) -> Reply<store::Kept<store::Event>> {
    read.get::<store::Event>(event).map_err(AppError::from)
}

pub(super) fn competitor(label: &EntryLabel) -> Competitor {
    Competitor {
        surname: label.surname.clone(),
        name: label.name.clone(),
        club: label.club.clone(),
    }
}

/// Who sits on a side, if anybody is known.
pub(super) fn on_side(side: &SlotView) -> Option<Competitor> {
    match side {
        SlotView::Entry { entry, .. } => Some(competitor(entry)),
        _ => None,
    }
}

pub(super) fn round_head(live: &Live, round: u32) -> RoundHead {
    RoundHead {
        number: round,
        of: u32::from(live.state.section().bracket().rounds()),
    }
}

#[cfg(test)]
mod tests {
    use super::town;

    #[test]
    fn the_town_stands_last_in_an_address() {
        let check = |venue: &str, expected: &str| {
            assert_eq!(town(venue).unwrap_or_default(), expected, "{venue}");
        };
        check(
            "Istituto della Damiera\nVia Lunga, 32\n00000 Borgodama (BD)",
            "Borgodama",
        );
        check(
            "Palestra comunale, Via Roma 1, Sant’Agata in Collina",
            "Sant’Agata in Collina",
        );
        check("Borgodama", "Borgodama");
        check("Borgodama\n", "Borgodama");
        check("", "");
        check("1234", "");
    }
}
