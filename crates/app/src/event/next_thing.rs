//! The one next thing to do, the further ones, and the state of each step of the day: all follow from a few numbers.

use store::SectionId;

use super::{DayStep, EventState, NextCode, NextThing, SectionRow, StepState};

/// What the next thing follows from.
pub(super) struct Standing<'a> {
    pub(super) proposed: Vec<SectionId>,
    pub(super) uncalled: Vec<SectionId>,
    pub(super) state: EventState,
    pub(super) minutes_to_deadline: Option<i32>,
    pub(super) forms: u32,
    pub(super) problems: u32,
    pub(super) unsigned: u32,
    pub(super) prizes_left: u32,
    pub(super) sections: &'a [SectionRow],
}

impl Standing<'_> {
    fn entries(&self) -> u32 {
        self.sections.iter().map(|section| section.entries).sum()
    }

    fn missing_at_check_in(&self) -> u32 {
        self.sections
            .iter()
            .map(|section| section.entries - section.checked_in)
            .sum()
    }

    fn all_drawn(&self) -> bool {
        !self.sections.is_empty() && self.sections.iter().all(|section| section.lots_confirmed)
    }

    /// What there is to do, most pressing first; there is always one.
    pub(super) fn things(&self) -> Vec<NextThing> {
        use DayStep::{CheckIn, Entries, Event, Lots, Rounds, Standings};
        let thing = |code, step, count, total| NextThing {
            code,
            step,
            section: None,
            section_title: None,
            count,
            total,
            round: 0,
        };
        let mut things = Vec::new();
        if self.state == EventState::Archived {
            return vec![thing(NextCode::Nothing, Event, 0, 0)];
        }
        if self.sections.is_empty() {
            things.push(thing(NextCode::AddSections, Event, 0, 0));
        }
        for section in self
            .sections
            .iter()
            .filter(|section| section.lots_confirmed && !section.closed)
        {
            let code = match section.finished {
                true => NextCode::CloseSection,
                false if self.uncalled.contains(&section.id) => NextCode::CallTables,
                false => NextCode::EnterResults,
            };
            let step = if section.finished { Standings } else { Rounds };
            things.push(NextThing {
                section: Some(section.id),
                section_title: Some(section.form.title.clone()),
                round: section.current_round.unwrap_or(section.rounds),
                ..thing(code, step, section.results_missing, section.entries)
            });
        }
        if self.unsigned > 0 && !self.all_drawn() {
            things.push(thing(
                NextCode::CompleteForms,
                Entries,
                self.unsigned,
                self.forms,
            ));
        }
        if self.problems > self.unsigned && !self.all_drawn() {
            things.push(thing(
                NextCode::FixProblems,
                Entries,
                self.problems - self.unsigned,
                self.problems,
            ));
        }
        let open = self.minutes_to_deadline.is_none_or(|minutes| minutes > 0);
        if !self.sections.is_empty() && !self.all_drawn() {
            match self.minutes_to_deadline {
                Some(minutes) if (1..24 * 60).contains(&minutes) => {
                    things.push(thing(
                        NextCode::EntriesCloseToday,
                        Entries,
                        self.forms,
                        self.entries(),
                    ));
                }
                _ if open => things.push(thing(
                    NextCode::AwaitEntries,
                    Entries,
                    self.forms,
                    self.entries(),
                )),
                _ => {}
            }
            let missing = self.missing_at_check_in();
            if !open && missing > 0 {
                things.push(thing(NextCode::CheckIn, CheckIn, missing, self.entries()));
            }
            for section in self
                .sections
                .iter()
                .filter(|section| !section.lots_confirmed && section.entries >= 2)
            {
                let lots_code = match self.proposed.contains(&section.id) {
                    true => NextCode::ConfirmLots,
                    false => NextCode::DrawLots,
                };
                things.push(NextThing {
                    section: Some(section.id),
                    section_title: Some(section.form.title.clone()),
                    ..thing(lots_code, Lots, section.entries, section.entries)
                });
            }
        }
        if self.prizes_left > 0 {
            things.push(thing(
                NextCode::HandOutPrizes,
                Standings,
                self.prizes_left,
                self.prizes_left,
            ));
        }
        // It says that everything is done, so nothing may stand before it.
        if self.state == EventState::Finished && things.is_empty() {
            things.push(thing(NextCode::Archive, Event, 0, 0));
        }
        if things.is_empty() {
            things.push(thing(NextCode::Nothing, Event, 0, 0));
        }
        things
    }

    pub(super) fn steps(&self) -> Vec<(DayStep, StepState)> {
        let locked = |why: &str| StepState::Locked {
            why: why.to_owned(),
        };
        let some_drawn = self.sections.iter().any(|section| section.lots_confirmed);
        let all_closed =
            !self.sections.is_empty() && self.sections.iter().all(|section| section.closed);
        let missing = |count: u32, done: bool| match (count, done) {
            (0, true) => StepState::Done,
            (0, false) => StepState::Open,
            (count, _) => StepState::Missing { count },
        };
        let entries = if self.sections.is_empty() {
            locked("no-sections")
        } else {
            missing(self.problems, self.all_drawn())
        };
        let check_in = match self.entries() {
            0 => locked("no-entries"),
            _ => missing(self.missing_at_check_in(), true),
        };
        let undrawn = self
            .sections
            .iter()
            .filter(|section| !section.lots_confirmed)
            .count() as u32;
        let lots = match self.entries() {
            0 => locked("no-entries"),
            _ => missing(undrawn, self.all_drawn()),
        };
        let results = self
            .sections
            .iter()
            .map(|section| section.results_missing)
            .sum();
        let all_finished = self.all_drawn() && self.sections.iter().all(|section| section.finished);
        let after_lots = |state| {
            if some_drawn {
                state
            } else {
                locked("lots-not-confirmed")
            }
        };
        vec![
            (
                DayStep::Event,
                if all_closed {
                    StepState::Done
                } else {
                    StepState::Open
                },
            ),
            (DayStep::Entries, entries),
            (DayStep::CheckIn, check_in),
            (DayStep::Lots, lots),
            (DayStep::Rounds, after_lots(missing(results, all_finished))),
            (
                DayStep::Chart,
                after_lots(if all_finished {
                    StepState::Done
                } else {
                    StepState::Open
                }),
            ),
            (
                DayStep::Standings,
                after_lots(missing(self.prizes_left, all_closed)),
            ),
            (DayStep::Print, StepState::Open),
        ]
    }
}
