//! Going back to a copy, after a look into it. What was there before is always kept aside.

use chrono::Utc;
use store::{BackupFile, JournalSeq, OpenError, Store, list_backups};

use super::copies::{find_copy, keep_second_folder, noted_second_folder, row, second_folder};
use super::make::watched;
use super::{BackupEvent, BackupPreview, BackupRow, CopyId, CopyRef, Holds};
use crate::app::{Doing, on_this_machine};
use crate::{App, DataFolder, Reply};

/// So many good copies are offered when the file is damaged; older ones can be chosen from the folder.
const OFFERED: usize = 5;

pub(crate) fn preview_backup(app: &App, arg: CopyRef) -> Reply<BackupPreview> {
    let copy = listed(app, &arg)?;
    let made_at = on_this_machine(copy.made_at);
    let found = match store::preview_backup(&copy.path) {
        Ok(found) => found,
        Err(OpenError::Damaged { .. } | OpenError::Other(store::Error::Damaged(_))) => {
            return Ok(BackupPreview {
                id: arg.copy,
                made_at,
                good: false,
                events: Vec::new(),
                changes_since: 0,
            });
        }
        Err(problem) => return Err(problem.into()),
    };
    let there = found.last.map_or(0, |row| row.seq.0);
    let here = app.store().last_seq().map_or(0, |seq| seq.0);
    let events = found.events.into_iter().map(|event| BackupEvent {
        title: event.title,
        entries: event.entries,
        games: event.games,
    });
    Ok(BackupPreview {
        id: arg.copy,
        made_at,
        good: true,
        events: events.collect(),
        changes_since: u32::try_from(here - there).unwrap_or(0),
    })
}

/// Puts a copy in the place of what is open. Language, theme and folders stay as they are now. It can be stopped until
/// the copy takes its place.
pub(crate) fn restore_backup(app: &App, arg: CopyRef) -> Reply<()> {
    let copy = listed(app, &arg)?;
    let made = on_this_machine(copy.made_at);
    let made = made.format("%Y-%m-%d %H:%M").to_string();
    let action = app.action(Doing::new("backup-restored", None).with("made", made));
    let choices = app.choices();
    {
        let mut store = app.store();
        let folder = second_folder(&store)?;
        store.restore(&copy.path, action, watched(app))?;
        keep_second_folder(app.data(), &mut store, folder)?;
    }
    app.forget_damage();
    app.forget_sections();
    crate::program::change_choices(app, |now| *now = choices)
}

/// The good copies at hand, those that go furthest first, for a file that does not open: those at home, and those of the second folder
/// that are not at home as well.
pub(crate) fn copies_at_hand(data: &DataFolder) -> Vec<BackupRow> {
    let files = files_at_hand(data);
    let mut good: Vec<(BackupFile, bool)> = Vec::new();
    for (file, is_second) in files {
        if good.len() == OFFERED {
            break;
        }
        let is_twin = |(known, _): &(BackupFile, bool)| {
            (known.made_at, known.seq) == (file.made_at, file.seq)
        };
        if !good.iter().any(is_twin) && store::preview_backup(&file.path).is_ok() {
            good.push((file, is_second));
        }
    }
    let rows = good.iter().map(|(file, is_second)| BackupRow {
        holds: Holds::of(file),
        ..row(file, *is_second)
    });
    rows.collect()
}

/// Every copy in both folders, sound or not, with whether it is in the second.
fn files_at_hand(data: &DataFolder) -> Vec<(BackupFile, bool)> {
    let home = (data.copies(), false);
    let second = noted_second_folder(data).map(|folder| (folder, true));
    let mut files = Vec::new();
    for (folder, is_second) in [Some(home), second].into_iter().flatten() {
        let listed = list_backups(&folder).unwrap_or_default();
        files.extend(listed.into_iter().map(|file| (file, is_second)));
    }
    // The sort keeps the order of folders among copies of one moment.
    files.sort_by_key(|(file, _)| file.rank());
    files
}

/// Puts a copy in the place of a file that is damaged or gone; the damaged one is kept beside it.
///
/// # Errors
/// The copy is not sound, or the folder cannot be written.
pub fn put_copy_in_place(data: &DataFolder, copy: &CopyId) -> Reply<()> {
    let second = noted_second_folder(data);
    let copy = find_copy(&data.copies(), second.as_deref(), copy)?;
    let action = store::Action::new("copy-put-in-place", "–", Utc::now());
    let furthest: Option<JournalSeq> = files_at_hand(data).first().map(|(file, _)| file.seq);
    Store::open_from_backup(&data.database(), &copy.path, action, furthest)?;
    Ok(())
}

/// The copy that is meant, among those that are listed.
fn listed(app: &App, arg: &CopyRef) -> Reply<BackupFile> {
    let second = second_folder(&app.store())?;
    find_copy(&app.data().copies(), second.as_deref(), &arg.copy)
}
