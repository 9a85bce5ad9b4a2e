//! The open app: the store, the sections being played, who is told of changes, and who is asking.

use std::ops::Deref;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

use chrono::{DateTime, Local, NaiveDateTime, Utc};
use chrono_tz::Tz;
use messages::Language;
use serde_json::{Map, Value};
use store::{EventId, JournalSeq, Store};

use crate::clock::clock_for;
use crate::door::{Task, Tasks};
use crate::files::Shelf;
use crate::hall::HallChoice;
use crate::program::{Choices, Policy, Settings};
use crate::safety::{BackupRow, Copying};
use crate::section::LiveSections;
use crate::{AppError, Caller, Changed, DataFolder, DeviceId, Listener, Notice, Reply, Role, What};

/// Where the time comes from: the machine, or a test.
pub type Clock = Arc<dyn Fn() -> DateTime<Utc> + Send + Sync>;

/// Everything behind the door, as one caller has it: the data are shared, who asks is not. Cheap to hand on.
#[derive(Clone)]
pub struct App {
    shared: Arc<Shared>,
    caller: Arc<Caller>,
    /// The work that this request is, if whoever asked wants to follow or stop it.
    task: Option<Arc<Task>>,
    /// The row of the journal up to which the caller had seen things when deciding this.
    seen: Option<i64>,
}

/// What all callers share.
pub struct Shared {
    data: DataFolder,
    clock: Clock,
    store: Mutex<Store>,
    /// Charts derived from the facts, kept while they are true.
    pub(crate) live: Mutex<LiveSections>,
    choices: Mutex<Choices>,
    pub(crate) files: Shelf,
    pub(crate) hall: Mutex<HallChoice>,
    pub(crate) copying: Mutex<Copying>,
    pub(crate) tasks: Tasks,
    listeners: Mutex<Vec<Listener>>,
    /// The newest row of the journal that everybody has been told of.
    announced: AtomicI64,
    /// The newest row of the journal that a reply was read after.
    newest: AtomicI64,
}

impl Deref for App {
    type Target = Shared;

    fn deref(&self) -> &Shared {
        &self.shared
    }
}

/// Why the data could not be opened, with the copies that could take its place, newest first.
#[derive(Debug, Clone)]
pub struct StartTrouble {
    pub error: AppError,
    pub copies: Vec<BackupRow>,
}

/// What is about to be done: its code and the values of its sentence `action-<code>`.
#[derive(Clone)]
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

    pub(crate) fn event(&self) -> Option<EventId> {
        self.event
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
        let database = data.database();
        if store::is_empty_file(&database) {
            // Beside copies this is no first start: something took the file away.
            let gone =
                trouble(AppError::new("data-missing").with("path", database.display().to_string()));
            if !gone.copies.is_empty() {
                return Err(gone);
            }
        }
        let mut store = Store::open(&database)
            .map_err(|problem| trouble(cannot_open(&data, problem.into())))?;
        store.set_refuge(&data.copies());
        let choices = crate::program::read_choices(&mut store).map_err(trouble)?;
        crate::safety::note_second_folder(&data, &store);
        let announced = store.last_seq().map_or(0, |seq| seq.0);
        let app = App {
            shared: Arc::new(Shared {
                data,
                clock,
                store: Mutex::new(store),
                live: Mutex::default(),
                choices: Mutex::new(choices),
                files: Shelf::default(),
                hall: Mutex::default(),
                copying: Mutex::default(),
                tasks: Tasks::default(),
                listeners: Mutex::default(),
                announced: AtomicI64::new(announced),
                newest: AtomicI64::new(announced),
            }),
            caller: Arc::new(Caller::desk()),
            task: None,
            seen: None,
        };
        crate::safety::finish_what_was_begun(&app);
        Ok(app)
    }

    /// The same app for somebody else, who may follow this work.
    pub(crate) fn asked_by(
        &self,
        caller: &Caller,
        task: Option<Arc<Task>>,
        seen: Option<i64>,
    ) -> App {
        App {
            shared: Arc::clone(&self.shared),
            caller: Arc::new(caller.clone()),
            task,
            seen,
        }
    }

    /// The same app for what nobody waits for. It goes when all others have gone.
    pub(crate) fn weak(&self) -> Weak<Shared> {
        Arc::downgrade(&self.shared)
    }

    /// The app for what the program does by itself.
    pub(crate) fn of_itself(shared: Arc<Shared>) -> App {
        App {
            shared,
            caller: Arc::new(Caller::desk()),
            task: None,
            seen: None,
        }
    }

    /// The laptop's own window, with the name and language that were chosen there.
    pub fn desk(&self) -> Caller {
        let settings = self.settings(&DeviceId::desk());
        Caller {
            person: settings.operator,
            language: settings.language,
            ..Caller::desk()
        }
    }

    /// The laptop's window for the hall: it shows, and asks for nothing else.
    pub fn screen(&self) -> Caller {
        Caller {
            role: Role::Screen,
            ..self.desk()
        }
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

    /// The choices of a device; the usual ones of one that has made none.
    pub(crate) fn settings(&self, device: &DeviceId) -> Settings {
        let choices = lock(&self.choices);
        choices.devices.get(device).cloned().unwrap_or_default()
    }

    /// What holds for everybody.
    pub(crate) fn policy(&self) -> Policy {
        lock(&self.choices).policy.clone()
    }

    pub(crate) fn choices(&self) -> Choices {
        lock(&self.choices).clone()
    }

    pub(crate) fn set_choices(&self, choices: Choices) {
        *lock(&self.choices) = choices;
    }

    pub(crate) fn role(&self) -> Role {
        self.caller.role
    }

    /// Up to which row of the journal the caller had seen things, if they say so.
    pub(crate) fn seen(&self) -> Option<i64> {
        self.seen
    }

    /// A row of the journal that is certainly in what is read from now on. Whoever holds the store for longer is not
    /// waited for: an older row is as true.
    pub(crate) fn revision(&self) -> i64 {
        if let Ok(store) = self.store.try_lock() {
            let newest = store.last_seq().map_or(0, |seq| seq.0);
            self.newest.fetch_max(newest, Ordering::Relaxed);
        }
        self.newest.load(Ordering::Relaxed)
    }

    /// Who asks, as the journal has it.
    pub(crate) fn who(&self) -> String {
        self.caller.who().to_owned()
    }

    /// Whether whoever asks has said who they are.
    pub(crate) fn is_named(&self) -> bool {
        !self.caller.person.trim().is_empty()
    }

    /// The device that asks.
    pub(crate) fn device(&self) -> &DeviceId {
        &self.caller.device
    }

    /// The language of whoever asks.
    pub(crate) fn language(&self) -> Language {
        self.caller.language
    }

    /// Does one thing: one transaction, one row of the journal, one announcement. What is played
    /// in a section is changed in another way: [`Held::carry_out`](crate::section::Held).
    pub(crate) fn change<T>(
        &self,
        doing: Doing,
        work: impl FnOnce(&mut store::Change<'_>) -> Reply<T>,
    ) -> Reply<T> {
        self.held(|held| held.write(doing, work))
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

    /// Tells everybody what the newest actions touched. Asks the store, so nobody calls this who holds it.
    pub(crate) fn announce(&self, event: Option<EventId>) {
        let (touched, revision) = {
            let store = self.store();
            let since = self.announced.load(Ordering::Relaxed);
            // What cannot be told in detail is told as a change of anything.
            let touched = store.read().touched_since(JournalSeq(since));
            let revision = store.last_seq().map_or(0, |seq| seq.0);
            self.announced.store(revision, Ordering::Relaxed);
            (touched.unwrap_or_default(), revision)
        };
        self.notify(&Notice::Changed(Changed {
            event,
            section: touched.section,
            what: What::of(&touched.tables),
            revision,
        }));
    }

    /// Tells everybody of something that is no fact and has no journal.
    pub(crate) fn announce_other(&self, event: Option<EventId>, what: What) {
        self.notify(&Notice::Changed(Changed {
            event,
            section: None,
            what: vec![what],
            revision: self.revision(),
        }));
    }

    /// Tells whoever asked how far the work is, if they want to know.
    pub(crate) fn progress(&self, done: u32, total: u32) {
        if let Some(task) = &self.task {
            self.notify(&Notice::Progress(task.progress(done, total)));
        }
    }

    /// Whether whoever asked has thought better of it.
    pub(crate) fn is_stopped(&self) -> bool {
        self.task.as_ref().is_some_and(|task| task.is_stopped())
    }

    pub(crate) fn notify(&self, notice: &Notice) {
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
