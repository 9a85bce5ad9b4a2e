//! The app, started by WebKit's own WebDriver.

use std::io;
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;

use fantoccini::error::CmdError;
use fantoccini::wd::Capabilities;
use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::json;
use tokio::runtime::Runtime;

use super::FILES;
use super::by_itself::by_itself;
use super::display::Display;
use super::group::Group;
use super::options::{Options, Theme};
use super::patience::wait_until;

/// One running app and the means to talk to it.
pub(super) struct Driver {
    client: Option<Client>,
    runtime: Runtime,
    /// Ends the driver, the app and WebKit's processes: they are one group.
    group: Group,
}

impl Driver {
    pub(super) fn start(display: &Display, options: &Options, home: &Path, data: &Path) -> Self {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()
            .expect("a runtime");
        let (group, port) = start_driver(display, options, home, data);
        let capabilities = capabilities(&app_binary());
        let session = async {
            ClientBuilder::new(HttpConnector::new())
                .capabilities(capabilities)
                .connect(&format!("http://127.0.0.1:{port}"))
                .await
        };
        let client = runtime
            .block_on(async { tokio::time::timeout(Duration::from_secs(60), session).await });
        let client = client
            .expect("the app answers within a minute")
            .unwrap_or_else(|error| {
                panic!("the app did not start under WebDriver: {error}");
            });
        Self {
            client: Some(client),
            runtime,
            group,
        }
    }

    /// Sends one request and waits for its answer, but not for ever.
    pub(super) fn ask<T>(
        &self,
        request: impl AsyncFnOnce(Client) -> Result<T, CmdError>,
    ) -> Result<T, CmdError> {
        let client = self.client.clone().expect("the session is open");
        let answer = async { tokio::time::timeout(Duration::from_secs(30), request(client)).await };
        self.runtime.block_on(answer).unwrap_or_else(|_| {
            let late = io::Error::new(
                io::ErrorKind::TimedOut,
                "no answer from the window for half a minute",
            );
            Err(CmdError::Lost(late))
        })
    }

    /// Ends the session as WebDriver does, which closes the app; then whatever is left.
    pub(super) fn close(&mut self) {
        if let Some(client) = self.client.take() {
            let closing =
                async { tokio::time::timeout(Duration::from_secs(10), client.close()).await };
            // If the app is gone already there is nothing to close.
            let _ = self.runtime.block_on(closing);
        }
        self.group.end();
    }

    /// Ends everything without a warning, as a power cut does.
    pub(super) fn kill(&mut self) {
        self.group.end();
        self.client = None;
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        // After a failure the app may be stuck; do not ask it to close.
        if std::thread::panicking() {
            self.kill();
        } else {
            self.close();
        }
    }
}

fn start_driver(display: &Display, options: &Options, home: &Path, data: &Path) -> (Group, u16) {
    let port = free_port();
    let mut group = Group::start("WebKitWebDriver", |command| {
        command
            .arg(format!("--port={port}"))
            .arg("--host=127.0.0.1")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(if std::env::var_os("TABELLONE_WINDOW_LOG").is_some() {
                Stdio::inherit()
            } else {
                Stdio::null()
            })
            .env("TAURI_AUTOMATION", "true")
            .env("TAURI_WEBVIEW_AUTOMATION", "true")
            .env("TABELLONE_DATA", data)
            // There is no hand for the system's own dialogs: the file in this folder is chosen.
            .env("TABELLONE_CHOSEN_FOLDER", home.join(FILES))
            .env(
                "GTK_THEME",
                if options.theme == Theme::Dark {
                    "Adwaita:dark"
                } else {
                    "Adwaita"
                },
            );
        if let Some(start) = &options.clock {
            command.env(app::CLOCK_VARIABLE, start);
        }
        by_itself(command, display, home);
    });
    let ready = wait_until(Duration::from_secs(20), || {
        assert!(
            group.child().try_wait().is_ok_and(|ended| ended.is_none()),
            "WebKitWebDriver did not start; `cargo xtask setup` installs it"
        );
        TcpStream::connect(("127.0.0.1", port)).ok()
    });
    assert!(
        ready.is_some(),
        "WebKitWebDriver does not answer on port {port}"
    );
    (group, port)
}

fn free_port() -> u16 {
    let listener = TcpListener::bind(("127.0.0.1", 0)).expect("a free port");
    listener.local_addr().expect("an address").port()
}

fn capabilities(binary: &Path) -> Capabilities {
    let mut capabilities = Capabilities::new();
    let browser = json!({ "binary": binary, "args": [] });
    capabilities.insert("webkitgtk:browserOptions".to_owned(), browser);
    capabilities
}

/// The app that `TABELLONE_BIN` names, or the one built beside this test.
pub fn app_binary() -> PathBuf {
    let beside = || {
        let test = std::env::current_exe().ok()?;
        Some(test.ancestors().nth(2)?.join("tabellone"))
    };
    let binary = std::env::var_os("TABELLONE_BIN")
        .map(PathBuf::from)
        .or_else(beside)
        .filter(|path| path.is_file());
    binary.expect("the app is built first; run these tests with: cargo xtask test window")
}
