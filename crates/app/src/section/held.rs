//! Sections and store held together: whatever is decided from what stands is written before
//! anybody else can change it.

use std::sync::MutexGuard;

use store::{EventId, Read, SectionId, Store};

use super::{Live, LiveSections};
use crate::app::Doing;
use crate::{App, AppError, Reply};

/// Both locks, in their one order: sections, then store.
pub(crate) struct Held<'a> {
    pub(super) app: &'a App,
    pub(super) sections: MutexGuard<'a, LiveSections>,
    pub(super) store: MutexGuard<'a, Store>,
    /// What was written meanwhile, to be announced once the locks are free.
    pub(super) written: Option<Written>,
}

/// Something was written.
pub(super) struct Written {
    pub(super) event: Option<EventId>,
    /// It ended a round: a copy is made.
    pub(super) ends_round: bool,
}

impl App {
    /// Does something with sections and store held together, and announces what it wrote.
    pub(crate) fn held<T>(&self, work: impl FnOnce(&mut Held<'_>) -> Reply<T>) -> Reply<T> {
        let (reply, written) = {
            let sections = self.live();
            let mut held = Held {
                app: self,
                sections,
                store: self.store(),
                written: None,
            };
            (work(&mut held), held.written)
        };
        if let Some(Written { event, ends_round }) = written {
            self.announce(event);
            if ends_round {
                crate::safety::copy_after_round(self);
            }
        }
        reply
    }
}

impl Held<'_> {
    pub(crate) fn read(&self) -> Read<'_> {
        self.store.read()
    }

    /// The section, whose lots must be confirmed.
    pub(crate) fn live(&mut self, section: SectionId) -> Reply<&Live> {
        Ok(self.sections.get(&self.store, section)?)
    }

    /// The same, or nothing while its lots are not confirmed.
    pub(crate) fn live_if_drawn(&mut self, section: SectionId) -> Reply<Option<&Live>> {
        Ok(self.sections.find(&self.store, section)?.map(|live| &*live))
    }

    /// A section in which something may be changed: neither closed nor of an archived event.
    pub(crate) fn open(&mut self, section: SectionId) -> Reply<&Live> {
        let live = self.sections.get(&self.store, section)?;
        live.refuse_if_over()?;
        Ok(live)
    }

    /// A section of an event that is not archived, closed or not.
    pub(crate) fn unarchived(&mut self, section: SectionId) -> Reply<&Live> {
        let live = self.sections.get(&self.store, section)?;
        live.refuse_if_archived()?;
        Ok(live)
    }

    /// Writes something that no section in memory can follow: they are derived again when asked for.
    pub(crate) fn write<T>(
        &mut self,
        doing: Doing,
        work: impl FnOnce(&mut store::Change<'_>) -> Reply<T>,
    ) -> Reply<T> {
        let event = doing.event();
        let action = self.app.action(doing);
        let value = self.store.change(action, work)?;
        self.sections.clear();
        self.note(event, false);
        Ok(value)
    }

    /// Takes back the newest action that stands, or does again the one taken back last.
    pub(crate) fn travel(
        &mut self,
        step: impl FnOnce(&mut Store) -> Reply<store::JournalRow>,
    ) -> Reply<()> {
        let row = step(&mut self.store)?;
        self.sections.clear();
        self.note(row.event_id, false);
        Ok(())
    }

    pub(super) fn note(&mut self, event: Option<EventId>, ends_round: bool) {
        self.written = Some(Written { event, ends_round });
    }
}

impl Live {
    /// Nothing is changed in a closed section, nor in one of an archived event.
    fn refuse_if_over(&self) -> Reply<()> {
        if self.closed {
            return Err(AppError::new("section-closed").with("section", self.title.as_str()));
        }
        self.refuse_if_archived()
    }

    fn refuse_if_archived(&self) -> Reply<()> {
        if self.archived {
            return Err(AppError::new("event-archived").with("title", self.event_title.as_str()));
        }
        Ok(())
    }
}
