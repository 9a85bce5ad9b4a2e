//! Rows of a file on their way in: counted as they are written, so that the work shows and can be stopped.

use store::{Change, Fact, Kept, Read};

use super::contents::EventFile;
use crate::Reply;
use crate::files::Watch;

/// So many rows go by between two looks at whether the work is to stop.
const STEP: u32 = 100;

/// The change that everything belongs to, and who hears how far it is.
pub(super) struct Bringing<'a, 'c> {
    change: &'a mut Change<'c>,
    watch: Watch<'a>,
    done: u32,
    total: u32,
}

impl<'a, 'c> Bringing<'a, 'c> {
    pub(super) fn new(
        change: &'a mut Change<'c>,
        file: &EventFile,
        watch: Watch<'a>,
    ) -> Bringing<'a, 'c> {
        Bringing {
            change,
            watch,
            done: 0,
            total: file.rows() as u32,
        }
    }

    pub(super) fn read(&self) -> Read<'_> {
        self.change.read()
    }

    pub(super) fn insert<T: Fact>(&mut self, fact: &T) -> Reply<T::Id> {
        if self.done.is_multiple_of(STEP) {
            (self.watch)(self.done.min(self.total), self.total)?;
        }
        self.done += 1;
        Ok(self.change.insert(fact)?)
    }

    pub(super) fn edit<T: Fact>(&mut self, id: T::Id, edit: impl FnOnce(&mut T)) -> Reply<Kept<T>> {
        Ok(self.change.edit(id, edit)?)
    }

    /// The last look: from here on it goes through.
    pub(super) fn end(&mut self) -> Reply<()> {
        (self.watch)(self.total, self.total)
    }
}
