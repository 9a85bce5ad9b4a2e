//! Copies that nobody asks for: after each round, and each hour in which something was written.

use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::Weak;
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::time::Duration;

use chrono::{DateTime, TimeDelta, Utc};
use store::{BackupFile, JournalSeq};

use super::Holds;
use super::make::make_copies;
use crate::app::lock;
use crate::{App, AppError, Shared};

/// How the copies stand.
#[derive(Default)]
pub(crate) struct Copying {
    /// What went wrong with the last copy.
    pub(super) trouble: Option<AppError>,
    /// The file itself is damaged or gone: the way back is a copy.
    pub(super) damage: Option<AppError>,
    /// When the last copy was made, and up to which row of the journal it goes.
    pub(super) last: Option<(DateTime<Utc>, Option<JournalSeq>)>,
    /// Asks the thread that makes copies for one; nobody to ask in a program without it.
    wake: Option<Sender<()>>,
    /// How much each copy holds: none of them changes, so each is looked into once.
    holds: HashMap<PathBuf, Option<Holds>>,
}

impl Copying {
    pub(super) fn look_into(&mut self, file: &BackupFile) -> Option<Holds> {
        let known = self.holds.entry(file.path.clone());
        *known.or_insert_with(|| Holds::of(file))
    }
}

impl App {
    /// From now on copies are made by themselves. The thread that makes them ends with the app.
    pub fn keep_copies(app: &App) {
        let (wake, asked) = mpsc::channel();
        lock(&app.copying).wake = Some(wake);
        let app = app.weak();
        std::thread::spawn(move || {
            check_in_full(&app);
            loop {
                let told = asked.recv_timeout(LOOK_EVERY);
                if told == Err(RecvTimeoutError::Disconnected) || !look(&app, told.is_ok()) {
                    return;
                }
            }
        });
    }
}

/// How often the clock is looked at.
const LOOK_EVERY: Duration = Duration::from_secs(60);

/// Called when the last result of a round is in. The desk does not wait for a slow stick.
pub(crate) fn copy_after_round(app: &App) {
    let wake = lock(&app.copying).wake.clone();
    if wake.is_none_or(|wake| wake.send(()).is_err()) {
        make_copies(app);
    }
}

/// Makes a copy if one is due; false when the app is gone.
fn look(app: &Weak<Shared>, asked: bool) -> bool {
    let Some(app) = app.upgrade().map(App::of_itself) else {
        return false;
    };
    if asked || hour_is_over(&app) {
        make_copies(&app);
    }
    true
}

/// What opening had no time for: every index is compared with its rows. Nobody waits for it, and what it finds is told
/// with the copies that could take the file's place.
fn check_in_full(app: &Weak<Shared>) {
    let open = || app.upgrade().map(App::of_itself);
    let Some(database) = open().map(|app| app.data().database()) else {
        return;
    };
    let found = store::check_aside(&database);
    let Some(app) = open() else { return };
    match found {
        Ok(found) if found.is_empty() => {}
        Ok(found) => {
            log::error!("the full check found: {}", found.join("; "));
            app.note_damage(store::Error::Damaged(found.join("; ")).into());
        }
        Err(problem) => log::warn!("the full check was not done: {problem}"),
    }
}

/// Whether an hour has passed since the last copy and something was written after it. A clock that was set back behind
/// that copy tells nothing: then one is due as well.
pub(super) fn hour_is_over(app: &App) -> bool {
    let written = app.store().last_seq();
    let now = app.now();
    match &lock(&app.copying).last {
        Some((at, seq)) => *seq != written && (now < *at || now - *at >= TimeDelta::hours(1)),
        None => written.is_some(),
    }
}

#[cfg(test)]
mod tests {
    use std::sync::{Arc, Mutex};
    use std::time::Instant;

    use chrono::TimeZone;

    use super::*;
    use crate::DataFolder;
    use crate::app::Doing;

    fn app() -> (tempfile::TempDir, Arc<App>, Arc<Mutex<DateTime<Utc>>>) {
        let folder = tempfile::tempdir().expect("a folder");
        let at = Utc
            .with_ymd_and_hms(2006, 4, 25, 7, 0, 0)
            .single()
            .expect("an instant");
        let clock = Arc::new(Mutex::new(at));
        let data = DataFolder::at(folder.path()).expect("a data folder");
        let told = Arc::clone(&clock);
        let app = App::open_with_clock(data, Arc::new(move || *lock(&told)));
        (
            folder,
            Arc::new(app.unwrap_or_else(|trouble| panic!("{}", trouble.error))),
            clock,
        )
    }

    fn write_something(app: &App, name: &str) {
        let doing = Doing::new("club-added", None).with("club", name);
        app.change(
            doing,
            |change| Ok(change.insert(&store::Club::named(name))?),
        )
        .expect("written");
    }

    #[test]
    fn an_hour_without_a_change_needs_no_copy() {
        let (_folder, app, clock) = app();
        assert!(!hour_is_over(&app));
        write_something(&app, "Prima");
        assert!(hour_is_over(&app));
        make_copies(&app);
        *lock(&clock) += TimeDelta::hours(2);
        assert!(!hour_is_over(&app));
        write_something(&app, "Seconda");
        assert!(hour_is_over(&app));
        *lock(&clock) -= TimeDelta::minutes(61);
        assert!(!hour_is_over(&app));
        // Set back behind the last copy, the clock must not keep the next one from being made.
        *lock(&clock) -= TimeDelta::hours(24);
        assert!(hour_is_over(&app));
        make_copies(&app);
        assert!(!hour_is_over(&app));
    }

    #[test]
    fn a_round_is_copied_with_and_without_the_thread() {
        let (_folder, app, clock) = app();
        let copies = || store::list_backups(&app.data().copies()).map_or(0, |files| files.len());
        write_something(&app, "Prima");
        copy_after_round(&app);
        assert_eq!(copies(), 1);
        App::keep_copies(&app);
        *lock(&clock) += TimeDelta::minutes(5);
        copy_after_round(&app);
        let waiting = Instant::now();
        while copies() < 2 && waiting.elapsed() < Duration::from_secs(20) {
            std::thread::sleep(Duration::from_millis(20));
        }
        assert_eq!(copies(), 2);
    }
}
