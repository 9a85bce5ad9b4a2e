//! The open app: the store, the sections being played, and who is told of changes.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use chrono::{DateTime, Local, NaiveDateTime, Utc};
use chrono_tz::Tz;
use serde_json::{Map, Value};
use store::{EventId, Store};

use crate::clock::clock_for;
use crate::hall::HallChoice;
use crate::program::Settings;
use crate::safety::{BackupRow, Copying};
use crate::section::LiveSections;
use crate::{AppError, Changed, DataFolder, Listener, Notice, Progress, Reply};

/// Where the time comes from: the machine, or a test.
pub type Clock = Arc<dyn Fn() -> DateTime<Utc> + Send + Sync>;

/// Everything behind the door.
pub struct App {
    data: DataFolder,
    clock: Clock,
    store: Mutex<Store>,
    /// Charts derived from the facts, kept while they are true.
    pub(crate) live: Mutex<LiveSections>,
    settings: Mutex<Settings>,
    pub(crate) hall: Mutex<HallChoice>,
    pub(crate) copying: Mutex<Copying>,
    pub(crate) cancel_papers: AtomicBool,
    pub(crate) cancel_import: AtomicBool,
    pub(crate) cancel_copies: AtomicBool,
    pub(crate) cancel_purge: AtomicBool,
    pub(crate) cancel_file: AtomicBool,
    listeners: Mutex<Vec<Listener>>,
    revision: AtomicU64,
}

/// Why the data could not be opened, with the copies that could take its place, newest first.
#[derive(Debug, Clone)]
pub struct StartTrouble {
    pub error: AppError,
    pub copies: Vec<BackupRow>,
}

/// What is about to be done: its code and the values of its sentence `action-<code>`.
pub(crate) struct Doing {
    code: &'static str,
    event: Option<EventId>,
    data: Map<String, Value>,
}

impl Doing {
    pub(crate) fn new(code: &'static str, event: impl Into<Option<EventId>>) -> Self {
        Doing {
            code,
            event: event.into(),
            data: Map::new(),
        }
    }

    #[must_use]
    pub(crate) fn with(mut self, name: &str, value: impl Into<Value>) -> Self {
        self.data.insert(name.to_owned(), value.into());
        self
    }
}

impl App {
    /// Opens the data, with the machine's clock or the one that [`CLOCK_VARIABLE`](crate::CLOCK_VARIABLE) sets.
    ///
    /// # Errors
    /// What is wrong with the data, and which copies are at hand.
    pub fn open(data: DataFolder) -> Result<App, StartTrouble> {
        let clock = clock_for(&data);
        App::open_with_clock(data, clock)
    }

    /// The same with another clock, so that a test can live through a whole day.
    ///
    /// # Errors
    /// As for [`App::open`].
    pub fn open_with_clock(data: DataFolder, clock: Clock) -> Result<App, StartTrouble> {
        let trouble = |error| StartTrouble {
            error,
            copies: crate::safety::copies_at_hand(&data),
        };
        let store = Store::open(&data.database())
            .map_err(|problem| trouble(cannot_open(&data, problem.into())))?;
        let settings = crate::program::read_settings(&store).map_err(trouble)?;
        crate::safety::note_second_folder(&data, &store);
        Ok(App {
            data,
            clock,
            store: Mutex::new(store),
            live: Mutex::default(),
            settings: Mutex::new(settings),
            hall: Mutex::default(),
            copying: Mutex::default(),
            cancel_papers: AtomicBool::new(false),
            cancel_import: AtomicBool::new(false),
            cancel_copies: AtomicBool::new(false),
            cancel_purge: AtomicBool::new(false),
            cancel_file: AtomicBool::new(false),
            listeners: Mutex::default(),
            revision: AtomicU64::new(0),
        })
    }

    /// From now on `listener` hears of every change.
    pub fn on_notice(&self, listener: Listener) {
        lock(&self.listeners).push(listener);
    }

    /// Where everything is kept.
    pub fn data(&self) -> &DataFolder {
        &self.data
    }

    pub(crate) fn now(&self) -> DateTime<Utc> {
        (self.clock)()
    }

    pub(crate) fn store(&self) -> MutexGuard<'_, Store> {
        lock(&self.store)
    }

    pub(crate) fn settings(&self) -> Settings {
        lock(&self.settings).clone()
    }

    pub(crate) fn set_settings(&self, settings: Settings) {
        *lock(&self.settings) = settings;
    }

    /// Who is at the keyboard, as the journal has it.
    pub(crate) fn who(&self) -> String {
        let operator = self.settings().operator;
        if operator.trim().is_empty() {
            "–".to_owned()
        } else {
            operator
        }
    }

    /// Does one thing: one transaction, one row of the journal, one announcement.
    pub(crate) fn change<T>(
        &self,
        doing: Doing,
        work: impl FnOnce(&mut store::Change<'_>) -> Reply<T>,
    ) -> Reply<T> {
        let event = doing.event;
        let action = self.action(doing);
        let value = self.store().change(action, work)?;
        self.forget_sections();
        self.announce(event);
        Ok(value)
    }

    /// Does one thing that makes a new event: its row of the journal belongs to that event.
    pub(crate) fn make_event(
        &self,
        doing: Doing,
        work: impl FnOnce(&mut store::Change<'_>) -> Reply<EventId>,
    ) -> Reply<EventId> {
        self.change(doing, |change| {
            let event = work(change)?;
            change.belongs_to(event);
            Ok(event)
        })
    }

    pub(crate) fn action(&self, doing: Doing) -> store::Action {
        let mut action =
            store::Action::new(doing.code, self.who(), self.now()).with(Value::Object(doing.data));
        action.event = doing.event;
        action
    }

    /// Derived charts are derived again when they are next asked for.
    pub(crate) fn forget_sections(&self) {
        lock(&self.live).clear();
    }

    pub(crate) fn announce(&self, event: Option<EventId>) {
        let revision = self.revision.fetch_add(1, Ordering::Relaxed) + 1;
        self.notify(&Notice::Changed(Changed { event, revision }));
    }

    pub(crate) fn progress(&self, task: &str, done: u32, total: u32) {
        self.notify(&Notice::Progress(Progress {
            task: task.to_owned(),
            done,
            total,
        }));
    }

    fn notify(&self, notice: &Notice) {
        let listeners = lock(&self.listeners).clone();
        for listener in listeners {
            listener(notice);
        }
    }
}

/// The refusal with the place it is about: the folder where nothing can be written, or else the file.
fn cannot_open(data: &DataFolder, problem: AppError) -> AppError {
    if problem.code == store::Error::ReadOnly.code() {
        AppError::new("folder-read-only").with("path", data.root().display().to_string())
    } else {
        problem.with("path", data.database().display().to_string())
    }
}

/// A thread that crashed while holding the lock left only finished writes behind: the store writes in
/// transactions, and what is derived is derived again.
pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// An instant on the wall clock of an event.
pub(crate) fn local(at: DateTime<Utc>, time_zone: &str) -> NaiveDateTime {
    at.with_timezone(&zone(time_zone)).naive_local()
}

/// An instant on the clock of this machine, for what belongs to no event.
pub(crate) fn on_this_machine(at: DateTime<Utc>) -> NaiveDateTime {
    at.with_timezone(&Local).naive_local()
}

/// The instant at which the wall clock of an event shows this time.
///
/// In the hour that a clock change skips there is no such instant: the hour after it is meant.
pub(crate) fn instant(local: NaiveDateTime, time_zone: &str) -> DateTime<Utc> {
    let zone = zone(time_zone);
    let found = local.and_local_timezone(zone).earliest();
    let found = found.or_else(|| {
        (local + chrono::TimeDelta::hours(1))
            .and_local_timezone(zone)
            .earliest()
    });
    found.map_or_else(|| local.and_utc(), |at| at.with_timezone(&Utc))
}

fn zone(name: &str) -> Tz {
    // A zone is checked when an event is saved; a file from elsewhere may still carry an unknown one.
    name.parse().unwrap_or(Tz::UTC)
}
