//! The desk behind the windows: forwards requests to `app`, or tells why there is none.

use std::sync::{Arc, OnceLock, PoisonError, RwLock};

use app::{App, AppError, BackupRow, DataFolder, Listener, StartTrouble};
use serde::Serialize;
use serde_json::Value;
use tauri::ipc::Response;
use tauri::{AppHandle, Manager, State};

use crate::dialogs::Granted;

type Opened = Result<Arc<App>, StartTrouble>;

/// The app once it is open, or what keeps it from opening.
pub(crate) struct Desk {
    data: DataFolder,
    listener: Listener,
    opened: OnceLock<RwLock<Opened>>,
}

impl Desk {
    pub(crate) fn new(data: DataFolder, listener: Listener) -> Desk {
        Desk {
            data,
            listener,
            opened: OnceLock::new(),
        }
    }

    /// Opens the data if nobody has yet; whoever comes meanwhile waits. A thread does it while the
    /// window is being made, so that neither waits for the other.
    pub(crate) fn opened(&self) -> &RwLock<Opened> {
        self.opened
            .get_or_init(|| RwLock::new(open(&self.data, &self.listener)))
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

fn open(data: &DataFolder, listener: &Listener) -> Opened {
    let app = Arc::new(App::open(data.clone())?);
    app.on_notice(Arc::clone(listener));
    App::keep_copies(&app);
    Ok(app)
}

/// Every request of every window comes through here.
#[tauri::command]
pub(crate) async fn request(
    handle: AppHandle,
    name: String,
    arg: Value,
) -> Result<Response, AppError> {
    let app = handle.state::<Desk>().app()?;
    handle.state::<Granted>().check(&arg)?;
    let reply = tauri::async_runtime::spawn_blocking(move || app::dispatch(&app, &name, arg)).await;
    match reply {
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
    log_file: String,
}

#[tauri::command(async)]
pub(crate) fn start_trouble(desk: State<'_, Desk>) -> Option<StartTroubleView> {
    let opened = desk.opened().read().unwrap_or_else(PoisonError::into_inner);
    opened.as_ref().err().map(|trouble| StartTroubleView {
        error: trouble.error.clone(),
        copies: trouble.copies.clone(),
        log_file: desk.data.log_file().display().to_string(),
    })
}

/// Puts a good copy in place of damaged data (which is kept aside), or simply tries again.
#[tauri::command]
pub(crate) fn recover(desk: State<'_, Desk>, copy: Option<String>) -> Result<(), AppError> {
    let mut opened = desk
        .opened()
        .write()
        .unwrap_or_else(PoisonError::into_inner);
    if opened.is_ok() {
        return Ok(());
    }
    if let Some(copy) = copy {
        app::put_copy_in_place(&desk.data, copy.as_ref())?;
    }
    *opened = open(&desk.data, &desk.listener);
    match &*opened {
        Ok(_) => Ok(()),
        Err(trouble) => Err(trouble.error.clone()),
    }
}
