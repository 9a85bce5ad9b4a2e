//! Copies that nobody asks for: after each round, and each hour in which something was written.

use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::sync::{Arc, Weak};
use std::time::Duration;

use chrono::{DateTime, TimeDelta, Utc};
use store::JournalSeq;

use super::copies::make_copies;
use crate::app::lock;
use crate::{App, AppError};

/// How the copies stand.
#[derive(Default)]
pub(crate) struct Copying {
    /// What went wrong with the last copy.
    pub(super) trouble: Option<AppError>,
    /// When the last copy was made, and up to which row of the journal it goes.
    pub(super) last: Option<(DateTime<Utc>, Option<JournalSeq>)>,
    /// Asks the thread that makes copies for one; nobody to ask in a program without it.
    wake: Option<Sender<()>>,
}

impl App {
    /// From now on copies are made by themselves. The thread that makes them ends with the app.
    pub fn keep_copies(app: &Arc<App>) {
        let (wake, asked) = mpsc::channel();
        lock(&app.copying).wake = Some(wake);
        let app = Arc::downgrade(app);
        std::thread::spawn(move || {
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
fn look(app: &Weak<App>, asked: bool) -> bool {
    let Some(app) = app.upgrade() else {
        return false;
    };
    if asked || hour_is_over(&app) {
        make_copies(&app);
    }
    true
}

/// Whether an hour has passed since the last copy and something was written after it.
pub(super) fn hour_is_over(app: &App) -> bool {
    let written = app.store().last_seq();
    let now = app.now();
    match &lock(&app.copying).last {
        Some((at, seq)) => *seq != written && now - *at >= TimeDelta::hours(1),
        None => written.is_some(),
    }
}
