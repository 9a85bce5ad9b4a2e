//! The desk behind the windows: forwards requests to `app`, or tells why there is none.

use std::sync::{Arc, OnceLock, PoisonError, RwLock};

use app::{
    App, AppError, Ask, BackupRow, CopyId, DataFolder, DeviceId, Listener, StartTrouble, TaskId,
};
use serde::Serialize;
use serde_json::Value;
use tauri::ipc::Response;
use tauri::{Manager, State, WebviewWindow};

use crate::papers::Papers;
use crate::{crash, windows};

type Opened = Result<Arc<App>, StartTrouble>;

/// The app once it is open, or what keeps it from opening.
pub(crate) struct Desk {
    data: DataFolder,
    papers: Papers,
    listener: Listener,
    opened: OnceLock<RwLock<Opened>>,
}

impl Desk {
    pub(crate) fn new(data: DataFolder, listener: Listener) -> Desk {
        Desk {
            papers: Papers::of(&data),
            data,
            listener,
            opened: OnceLock::new(),
        }
    }

    /// Opens the data if nobody has yet; whoever comes meanwhile waits. A thread does it while the
    /// window is being made, so that neither waits for the other.
    pub(crate) fn opened(&self) -> &RwLock<Opened> {
        self.opened.get_or_init(|| RwLock::new(self.open()))
    }

    pub(crate) fn papers(&self) -> &Papers {
        &self.papers
    }

    /// The papers go, unless they are those of a program that holds the data in place of this one.
    pub(crate) fn forget_papers(&self) {
        let opened = self.opened.get().map(|opened| opened.read());
        if opened.is_some_and(|opened| opened.unwrap_or_else(PoisonError::into_inner).is_ok()) {
            self.papers.forget();
        }
    }

    /// The page that asked is gone: nobody waits for its answers.
    pub(crate) fn page_left(&self) {
        let opened = self.opened.get().map(|opened| opened.read());
        if let Some(Ok(app)) = opened
            .map(|opened| opened.unwrap_or_else(PoisonError::into_inner))
            .as_deref()
        {
            app.device_left(&DeviceId::desk());
        }
    }

    fn open(&self) -> Opened {
        let app = Arc::new(App::open(self.data.clone())?);
        // What a crash left behind goes, now that the data are ours.
        self.papers.forget();
        app.on_notice(Arc::clone(&self.listener));
        App::keep_copies(&app);
        Ok(app)
    }

    pub(crate) fn app(&self) -> Result<Arc<App>, AppError> {
        match &*self.opened().read().unwrap_or_else(PoisonError::into_inner) {
            Ok(app) => Ok(Arc::clone(app)),
            Err(trouble) => Err(trouble.error.clone()),
        }
    }
}

/// What the page asks for its first picture.
const FIRST_QUESTIONS: [&str; 3] = ["get_settings", "undo_state", "list_events"];

impl Desk {
    /// A script with the answers to the first questions of the page, which then need not be asked. Nothing
    /// when the data cannot be opened: the page asks, and is told why.
    pub(crate) fn first_answers(&self) -> Option<String> {
        let app = self.app().ok()?;
        let mut answers = Vec::new();
        for name in FIRST_QUESTIONS {
            let answer = app::dispatch(&app, &app.desk(), name, Value::Null).ok()?;
            answers.push(format!("{name}:{answer}"));
        }
        Some(format!("window.firstAnswers={{{}}}", answers.join(",")))
    }
}

/// Every request of every window comes through here.
#[tauri::command]
pub(crate) async fn request(
    window: WebviewWindow,
    name: String,
    arg: Value,
    task: Option<TaskId>,
    seen: Option<i64>,
) -> Result<Response, AppError> {
    let app = window.state::<Desk>().app()?;
    let caller = windows::caller(&app, window.label());
    let reply = tauri::async_runtime::spawn_blocking(move || {
        let ask = Ask {
            name,
            arg,
            task,
            seen,
        };
        app::answer(&app, &caller, ask)
    });
    match reply.await {
        Ok(answer) => Ok(Response::new(answer?.json())),
        Err(crash) => Err(AppError::internal(crash)),
    }
}

/// Why the data could not be opened, with the copies that could take its place.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct StartTroubleView {
    error: AppError,
    copies: Vec<BackupRow>,
    /// None where not even the log can be written.
    log_file: Option<String>,
}

#[tauri::command(async)]
pub(crate) fn start_trouble(desk: State<'_, Desk>) -> Option<StartTroubleView> {
    let opened = desk.opened().read().unwrap_or_else(PoisonError::into_inner);
    opened.as_ref().err().map(|trouble| StartTroubleView {
        error: trouble.error.clone(),
        copies: trouble.copies.clone(),
        log_file: crash::is_logging().then(|| desk.data.log_file().display().to_string()),
    })
}

#[tauri::command]
pub(crate) fn recover(desk: State<'_, Desk>, copy: Option<CopyId>) -> Result<(), AppError> {
    desk.recover(copy.as_ref())
}

impl Desk {
    /// Puts one of the copies that were offered in place of damaged data (which is kept aside), or simply tries again.
    fn recover(&self, copy: Option<&CopyId>) -> Result<(), AppError> {
        let opened = self.opened();
        let mut opened = opened.write().unwrap_or_else(PoisonError::into_inner);
        let Err(trouble) = &*opened else {
            return Ok(());
        };
        if let Some(copy) = copy {
            if !trouble.copies.iter().any(|row| row.id == *copy) {
                return Err(AppError::new("file-not-chosen"));
            }
            app::put_copy_in_place(&self.data, copy)?;
        }
        *opened = self.open();
        match &*opened {
            Ok(_) => Ok(()),
            Err(trouble) => Err(trouble.error.clone()),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    fn desk(folder: &Path) -> Desk {
        Desk::new(DataFolder::at(folder).unwrap(), Arc::new(|_| ()))
    }

    fn trouble(desk: &Desk) -> StartTrouble {
        let opened = desk.opened().read().unwrap();
        opened.as_ref().err().expect("trouble").clone()
    }

    #[test]
    fn only_the_program_that_holds_the_data_empties_its_papers() {
        let folder = tempfile::tempdir().unwrap();
        let first = desk(folder.path());
        assert!(first.app().is_ok());
        let paper = first.papers().place("Cedole.pdf").unwrap();
        std::fs::write(&paper, "on screen").unwrap();

        let second = desk(folder.path());
        assert_eq!(trouble(&second).error.code, "file-in-use");
        second.forget_papers();
        assert!(paper.exists());

        first.forget_papers();
        assert!(!paper.exists());
    }

    #[test]
    fn what_a_crash_left_behind_goes_when_the_data_are_opened() {
        let folder = tempfile::tempdir().unwrap();
        let left = folder.path().join("papers/0/Cedole.pdf");
        std::fs::create_dir_all(left.parent().unwrap()).unwrap();
        std::fs::write(&left, "names").unwrap();
        assert!(desk(folder.path()).app().is_ok());
        assert!(!left.exists());
    }

    #[test]
    fn only_a_copy_that_was_offered_takes_the_place_of_damaged_data() {
        let folder = tempfile::tempdir().unwrap();
        let before = desk(folder.path());
        let app = before.app().unwrap();
        app::dispatch(&app, &app.desk(), "backup_now", Value::Null).unwrap();
        drop(app);
        drop(before);
        std::fs::write(folder.path().join("tabellone.db"), "no longer a database").unwrap();

        let desk = desk(folder.path());
        let offered = trouble(&desk).copies;
        let offered = &offered.first().expect("a copy").id;
        let elsewhere = CopyId(folder.path().join("tabellone.db").display().to_string());
        let refused = desk.recover(Some(&elsewhere)).unwrap_err();
        assert_eq!(refused.code, "file-not-chosen");
        assert!(desk.recover(Some(offered)).is_ok());
        assert!(desk.app().is_ok());
    }
}
