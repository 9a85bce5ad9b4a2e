//! Copies that still hold what was removed for good: a debt that is noted together with the removal
//! and stays until the last of them is gone. The stick they are on may be in a drawer meanwhile.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::change::Change;
use crate::error::Error;
use crate::ids::JournalSeq;
use crate::open::Store;
use crate::read::Read;

/// Under this name the debts are kept among the preferences.
pub(crate) const OWED: &str = "copies-owed";

/// A folder whose copies up to some row of the journal must go.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Owed {
    /// Where they are.
    pub folder: PathBuf,
    /// Copies that end before this row hold what was removed.
    pub before: JournalSeq,
}

impl Owed {
    /// Both lists as one: of each folder the later row.
    pub(crate) fn joined(one: &[Owed], other: Vec<Owed>) -> Value {
        let mut all = other;
        for debt in one {
            match all.iter_mut().find(|known| known.folder == debt.folder) {
                Some(known) => known.before = known.before.max(debt.before),
                None => all.push(debt.clone()),
            }
        }
        to_value(&all)
    }
}

impl Read<'_> {
    /// What is still owed.
    pub fn owed(&self) -> Result<Vec<Owed>, Error> {
        let kept = self.setting(OWED)?.unwrap_or_default();
        Ok(serde_json::from_value(kept).unwrap_or_default())
    }
}

impl Change<'_> {
    /// Notes that the copies in these folders must go, with the action that removes something.
    pub(crate) fn owe(&self, folders: &[PathBuf], before: JournalSeq) -> Result<(), Error> {
        let debts = folders.iter().map(|folder| Owed {
            folder: folder.clone(),
            before,
        });
        let debts = Owed::joined(&self.read().owed()?, debts.collect());
        self.set_setting(OWED, &debts)
    }
}

impl Store {
    /// The copies in this folder are gone.
    pub fn paid(&mut self, folder: &Path) -> Result<(), Error> {
        let mut debts = self.read().owed()?;
        debts.retain(|debt| debt.folder != folder);
        self.set_setting(OWED, &to_value(&debts))
    }
}

fn to_value(debts: &[Owed]) -> Value {
    let items = debts
        .iter()
        .map(|debt| serde_json::json!({ "folder": debt.folder, "before": debt.before }));
    items.collect()
}
