//! The real window: the built app on a display of its own, driven through WebDriver.
//!
//! Every window has its own display, driver, port and data folder, and takes all of it away when dropped.
//! Nothing sleeps for a fixed time: each request waits until what it needs is there.

mod barriers;
mod by_itself;
mod camera;
mod display;
mod driver;
mod eyes;
mod first_picture;
mod group;
mod hall;
mod hands;
mod options;
mod parts;
mod patience;
mod query;

use std::path::{Path, PathBuf};

use serde_json::{Value, json};
use tempfile::TempDir;

pub use self::barriers::Barriers;
pub use self::driver::app_binary;
pub use self::first_picture::{FirstPicture, first_picture};
pub use self::options::{Options, Theme};
pub use self::query::{Query, any, button, field, heading, link, option, row, tab, test_id};

use self::display::Display;
use self::driver::Driver;

/// The key WebDriver uses for an element in its answers.
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

/// The folder, beside the data, of the files that stand for the ones a person chooses.
const FILES: &str = "files";

/// One open window of the app.
pub struct Window {
    // Fields are dropped in this order: first the app, then its display, then its files.
    driver: Driver,
    display: Display,
    options: Options,
    home: TempDir,
}

impl Window {
    /// Opens the app on an empty data folder.
    pub fn open() -> Self {
        Self::open_with(Options::default())
    }

    pub fn open_with(options: Options) -> Self {
        Self::open_prepared(options, |_| {})
    }

    /// Opens the app on a data folder that `prepare` has filled.
    pub fn open_prepared(options: Options, prepare: impl FnOnce(&Path)) -> Self {
        let home = TempDir::with_prefix("tabellone-window-").expect("a temporary folder");
        let data = home.path().join("data");
        std::fs::create_dir(&data).expect("a data folder");
        std::fs::create_dir(home.path().join(FILES)).expect("a folder for files");
        prepare(&data);
        let display = Display::start(options.width, options.height);
        let driver = Driver::start(&display, &options, home.path(), &data);
        let window = Self {
            driver,
            display,
            options,
            home,
        };
        window.fill_the_screen();
        window.speak();
        window
    }

    /// Where this app keeps its files.
    pub fn data(&self) -> PathBuf {
        self.home.path().join("data")
    }

    /// Where the files lie that the app is given when it asks to choose one, and where it saves.
    pub fn files(&self) -> PathBuf {
        self.home.path().join(FILES)
    }

    /// Closes the app and opens it again on the same data.
    pub fn reopen(&mut self) {
        self.driver.close();
        self.start_again();
    }

    /// Ends the app without a warning, as a power cut does, and opens it again on the same data.
    pub fn cut_the_power(&mut self) {
        self.driver.kill();
        self.start_again();
    }

    /// Runs a piece of JavaScript in the page and gives what it returns.
    pub fn evaluate(&self, script: &str, arguments: Vec<Value>) -> Value {
        let result = self
            .driver
            .ask(async |client| client.execute(script, arguments).await);
        self.expect(result, "run a script in the page")
    }

    /// Runs a piece of JavaScript whose result is a promise, and gives what it promised.
    ///
    /// # Errors
    /// What the promise was broken with.
    pub fn evaluate_promise(&self, script: &str, arguments: Vec<Value>) -> Result<Value, String> {
        let script = format!(
            "const done = arguments[arguments.length - 1];
            const work = function () {{ {script} }};
            Promise.resolve(work.apply(null, arguments))
                .then((kept) => done({{ kept }}), (broken) => done({{ broken: String(broken) }}));"
        );
        let result = self
            .driver
            .ask(async |client| client.execute_async(&script, arguments).await);
        let mut answer = self.expect(result, "run a script in the page");
        match answer["broken"].as_str() {
            Some(broken) => Err(broken.to_owned()),
            None => Ok(answer["kept"].take()),
        }
    }

    /// Asks the program directly, as the page does; for what a test needs but does not try.
    pub fn request(&self, name: &str, argument: &Value) -> Value {
        let script = "const [name, arg, done] = arguments;
            window.__TAURI_INTERNALS__.invoke('request', { name, arg })
                .then(({ reply }) => done({ reply }), (error) => done({ error }));";
        let arguments = vec![json!(name), argument.clone()];
        let result = self
            .driver
            .ask(async |client| client.execute_async(script, arguments).await);
        let mut answer = self.expect(result, &format!("ask for {name}"));
        if answer.get("error").is_some() {
            self.fail(&format!("ask for {name}"), &answer["error"].to_string());
        }
        answer["reply"].take()
    }

    /// Loads the page again, which comes back to where it was.
    pub fn reload(&self) {
        let result = self.driver.ask(async |client| client.refresh().await);
        self.expect(result, "load the page again");
    }

    fn start_again(&mut self) {
        let data = self.data();
        self.driver = Driver::start(&self.display, &self.options, self.home.path(), &data);
        self.fill_the_screen();
    }

    fn fill_the_screen(&self) {
        let (width, height) = (self.options.width, self.options.height);
        let result = self
            .driver
            .ask(async |client| client.set_window_rect(0, 0, width, height).await);
        self.expect(result, "size the window");
    }

    /// Sets the language of the options where it is not the one a new program has.
    fn speak(&self) {
        if self.options.language != "it" {
            let mut settings = self.request("get_settings", &Value::Null);
            settings["language"] = json!(self.options.language);
            self.request("save_settings", &settings);
            self.reload();
        }
    }
}
