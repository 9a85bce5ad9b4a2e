//! A desk without a window: an app on a folder, with a clock that the day sets.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use app::{App, AppError, DataFolder};
use chrono::{DateTime, FixedOffset, NaiveDateTime, TimeDelta, Utc};
use serde_json::Value;

use crate::shell::ask_with_files;

/// Everything is asked through the same door as the window's.
pub struct Desk {
    folder: PathBuf,
    clock: Arc<Mutex<DateTime<Utc>>>,
    app: App,
}

/// Italian summer time, in which the days of 2006 are told.
const SUMMER: i32 = 2 * 3600;

impl Desk {
    /// Opens the data in `folder`; the clock stands at this time in Rome.
    ///
    /// # Panics
    /// When the data cannot be opened.
    pub fn open(folder: &Path, wall: &str) -> Desk {
        let clock = Arc::new(Mutex::new(instant(wall)));
        Desk {
            app: open(folder, &clock),
            folder: folder.to_owned(),
            clock,
        }
    }

    /// Closes the data and opens it again, as after a night.
    #[must_use]
    pub fn reopened(self) -> Desk {
        let Desk { folder, clock, app } = self;
        drop(app);
        Desk {
            app: open(&folder, &clock),
            folder,
            clock,
        }
    }

    /// Where the data is.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Sets the clock, in Rome: `2006-04-25 09:00`.
    pub fn set_clock(&self, wall: &str) {
        *self.clock.lock().expect("the clock") = instant(wall);
    }

    /// Lets time pass.
    pub fn wait(&self, minutes: i64) {
        *self.clock.lock().expect("the clock") += TimeDelta::minutes(minutes);
    }

    /// Asks for something that must be granted.
    ///
    /// # Panics
    /// When it is refused.
    #[track_caller]
    pub fn ask(&self, request: &str, arg: Value) -> Value {
        match self.try_ask(request, arg.clone()) {
            Ok(reply) => reply,
            Err(error) => panic!("{request} {arg}: {error}"),
        }
    }

    /// Asks for something that may be refused.
    ///
    /// # Errors
    /// The refusal.
    pub fn try_ask(&self, request: &str, arg: Value) -> Result<Value, AppError> {
        ask_with_files(&self.app, &self.app.desk(), request, arg, "work")
    }

    /// Asks for something that must be refused, and hands back the code of the refusal.
    ///
    /// # Panics
    /// When it is granted.
    #[track_caller]
    pub fn refusal(&self, request: &str, arg: Value) -> String {
        match self.try_ask(request, arg) {
            Ok(reply) => panic!("{request} was not refused: {reply}"),
            Err(error) => error.code,
        }
    }
}

fn open(folder: &Path, clock: &Arc<Mutex<DateTime<Utc>>>) -> App {
    let data = DataFolder::at(folder).expect("a data folder");
    let clock = Arc::clone(clock);
    let app = App::open_with_clock(data, Arc::new(move || *clock.lock().expect("the clock")));
    app.unwrap_or_else(|trouble| panic!("{}", trouble.error))
}

fn instant(wall: &str) -> DateTime<Utc> {
    let wall = NaiveDateTime::parse_from_str(wall, "%Y-%m-%d %H:%M")
        .expect("a time such as 2006-04-25 09:00");
    let rome = FixedOffset::east_opt(SUMMER).expect("two hours");
    wall.and_local_timezone(rome)
        .single()
        .expect("one instant")
        .with_timezone(&Utc)
}
