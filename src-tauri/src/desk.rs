//! The desk behind the windows: forwards requests to `app`, or tells why there is none.

use std::path::Path;
use std::sync::{Arc, OnceLock, PoisonError, RwLock};

use app::{App, AppError, BackupRow, DataFolder, Listener, StartTrouble};
use serde::Serialize;
use serde_json::Value;
use tauri::ipc::Response;
use tauri::{Manager, State, WebviewWindow};

use crate::dialogs::{Granted, not_chosen};
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

    fn open(&self) -> Opened {
        let app = Arc::new(App::open(self.data.clone())?);
        // What a crash left behind goes, now that the data are ours.
        self.papers.forget();
        app.on_notice(Arc::clone(&self.listener));
        App::keep_copies(&app);
        Ok(app)
    }

    fn app(&self) -> Result<Arc<App>, AppError> {
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
            let answer = app::dispatch(&app, name, Value::Null).ok()?;
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
) -> Result<Response, AppError> {
    if !windows::may_ask(window.label(), &name) {
        return Err(AppError::new("unknown-request").with("request", name));
    }
    let app = window.state::<Desk>().app()?;
    let reply = tauri::async_runtime::spawn_blocking(move || {
        let granted = window.state::<Granted>();
        granted.check(&arg, &|path| app.offers(&name, path))?;
        app::dispatch(&app, &name, arg)
    });
    match reply.await {
        Ok(reply) => Ok(Response::new(reply?)),
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
pub(crate) fn recover(desk: State<'_, Desk>, copy: Option<String>) -> Result<(), AppError> {
    desk.recover(copy.as_deref().map(Path::new))
}

impl Desk {
    /// Puts one of the copies that were offered in place of damaged data (which is kept aside), or simply tries again.
    fn recover(&self, copy: Option<&Path>) -> Result<(), AppError> {
        let opened = self.opened();
        let mut opened = opened.write().unwrap_or_else(PoisonError::into_inner);
        let Err(trouble) = &*opened else {
            return Ok(());
        };
        if let Some(copy) = copy {
            let offered = |row: &BackupRow| Path::new(&row.path) == copy;
            if !trouble.copies.iter().any(offered) {
                return Err(not_chosen(copy));
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
        app::dispatch(&before.app().unwrap(), "backup_now", Value::Null).unwrap();
        drop(before);
        std::fs::write(folder.path().join("tabellone.db"), "no longer a database").unwrap();

        let desk = desk(folder.path());
        let offered = trouble(&desk).copies;
        let offered = Path::new(&offered.first().expect("a copy").path);
        let elsewhere = folder.path().join("elsewhere.db");
        std::fs::copy(offered, &elsewhere).unwrap();
        let refused = desk.recover(Some(&elsewhere)).unwrap_err();
        assert_eq!(refused.code, "file-not-chosen");
        assert!(desk.recover(Some(offered)).is_ok());
        assert!(desk.app().is_ok());
    }
}
