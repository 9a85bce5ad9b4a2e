//! The real window: the built app on a display of its own, driven through WebDriver.
//!
//! Every window has its own display, driver, port and data folder, and takes all of it away when dropped.
//! Nothing sleeps for a fixed time: each request waits until what it needs is there.

mod display;
mod driver;
mod group;
mod options;
mod patience;
mod query;

use std::path::{Path, PathBuf};
use std::time::Duration;

use fantoccini::actions::{InputSource, KeyAction, KeyActions};
use fantoccini::elements::Element;
use fantoccini::error::CmdError;
use serde_json::{Value, json};
use tempfile::TempDir;

pub use self::options::{Options, Theme};
pub use self::query::{Query, any, button, field, heading, link, option, row, tab, test_id};

use self::display::Display;
use self::driver::Driver;
use self::patience::wait_until;

const LOCATE: &str = include_str!("window/locate.js");

/// Generous, because a busy machine is slow; nothing waits longer than it needs.
const PATIENCE: Duration = Duration::from_secs(20);

/// The key WebDriver uses for an element in its answers.
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

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
        window
    }

    /// Where this app keeps its files.
    pub fn data(&self) -> PathBuf {
        self.home.path().join("data")
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

    /// Clicks on the one element that fits.
    pub fn click(&self, query: &Query) {
        let what = format!("click on the {query}");
        self.until(&what, |window| {
            let element = window.locate(query)?;
            window
                .driver
                .ask(async |_| element.click().await)
                .map_err(|error| error.to_string())
        });
    }

    /// Empties a field and types into it.
    pub fn fill(&self, query: &Query, text: &str) {
        let element = self.find(query);
        let kind = self
            .driver
            .ask(async |_| element.attr("type").await)
            .ok()
            .flatten()
            .unwrap_or_default();
        let result = if matches!(
            &*kind,
            "date" | "time" | "datetime-local" | "color" | "range"
        ) {
            self.set(&element, text)
        } else {
            self.driver.ask(async |_| {
                element.clear().await?;
                element.send_keys(text).await
            })
        };
        self.expect(result, &format!("fill the {query}"));
    }

    /// Chooses an option of a select by its visible text.
    pub fn choose(&self, query: &Query, label: &str) {
        let element = self.find(query);
        let result = self
            .driver
            .ask(async |_| element.select_by_label(label).await);
        self.expect(result, &format!("choose {label} in the {query}"));
    }

    /// Types where the cursor is.
    pub fn type_text(&self, text: &str) {
        let result = self
            .driver
            .ask(async |client| client.active_element().await?.send_keys(text).await);
        self.expect(result, &format!("type {text}"));
    }

    /// Presses keys together, as in `press(&["Control", "z"])`, where the cursor is.
    pub fn press(&self, keys: &[&str]) {
        let values: Vec<char> = keys.iter().map(|key| key_value(key)).collect();
        let down = values.iter().map(|value| KeyAction::Down { value: *value });
        let up = values
            .iter()
            .rev()
            .map(|value| KeyAction::Up { value: *value });
        let actions = down
            .chain(up)
            .fold(KeyActions::new("keyboard".to_owned()), InputSource::then);
        let result = self
            .driver
            .ask(async |client| client.perform_actions(actions).await);
        self.expect(result, &format!("press {}", keys.join("+")));
    }

    /// Waits until this text can be read in the window.
    pub fn see(&self, text: &str) {
        self.until(&format!("see \"{text}\""), |window| {
            if window.visible_text().contains(text) {
                Ok(())
            } else {
                Err("it is not there".to_owned())
            }
        });
    }

    /// Waits until this text can no longer be read in the window.
    pub fn see_no_more(&self, text: &str) {
        self.until(&format!("see \"{text}\" go"), |window| {
            if window.visible_text().contains(text) {
                Err("it is still there".to_owned())
            } else {
                Ok(())
            }
        });
    }

    /// Waits for the element and gives its text.
    pub fn text_of(&self, query: &Query) -> String {
        let element = self.find(query);
        let result = self.driver.ask(async |_| element.text().await);
        self.expect(result, &format!("read the {query}"))
    }

    /// Waits for the field and gives what is in it.
    pub fn value_of(&self, query: &Query) -> String {
        let element = self.find(query);
        let result = self.driver.ask(async |_| element.prop("value").await);
        self.expect(result, &format!("read the {query}"))
            .unwrap_or_default()
    }

    /// Waits until exactly one such element can be seen.
    pub fn see_element(&self, query: &Query) {
        self.find(query);
    }

    /// True when such an element can be seen now.
    pub fn shows(&self, query: &Query) -> bool {
        self.locate(query).is_ok()
    }

    /// Runs a piece of JavaScript in the page and gives what it returns.
    pub fn evaluate(&self, script: &str, arguments: Vec<Value>) -> Value {
        let result = self
            .driver
            .ask(async |client| client.execute(script, arguments).await);
        self.expect(result, "run a script in the page")
    }

    /// Everything that can be read in the window now, in one line.
    pub fn visible_text(&self) -> String {
        let script = "return document.body ? document.body.innerText.replace(/\\s+/g, ' ') : ''";
        let text = self
            .driver
            .ask(async |client| client.execute(script, vec![]).await);
        text.ok()
            .and_then(|text| text.as_str().map(str::to_owned))
            .unwrap_or_default()
    }

    /// Saves a picture of the page as PNG.
    pub fn picture(&self, path: &Path) {
        let result = self.driver.ask(async |client| client.screenshot().await);
        let png = self.expect(result, "take a picture");
        std::fs::create_dir_all(path.parent().unwrap_or(Path::new(".")))
            .expect("a folder for the picture");
        std::fs::write(path, png).expect("the picture is written");
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

    fn find(&self, query: &Query) -> Element {
        self.until(&format!("find the {query}"), |window| window.locate(query))
    }

    fn locate(&self, query: &Query) -> Result<Element, String> {
        let found = self
            .driver
            .ask(async |client| client.execute(LOCATE, query.to_arguments()).await)
            .map_err(|error| error.to_string())?;
        let ids: Vec<&str> = found
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(|id| id[ELEMENT].as_str())
            .collect();
        let [id] = ids[..] else {
            return Err(format!("{} fit", ids.len()));
        };
        let id = id.to_owned();
        let element = self
            .driver
            .ask(async |client| Ok(Element::from_element_id(client, id.into())));
        element.map_err(|error| error.to_string())
    }

    /// Sets a value that has no plain text to type, and tells the page as typing would.
    fn set(&self, element: &Element, text: &str) -> Result<(), CmdError> {
        let script = "arguments[0].value = arguments[1];
            for (const kind of ['input', 'change']) arguments[0].dispatchEvent(new Event(kind, { bubbles: true }));";
        let element = json!({ ELEMENT: element.element_id().as_ref() });
        self.driver
            .ask(async |client| client.execute(script, vec![element, json!(text)]).await)
            .map(|_| ())
    }

    fn until<T>(&self, what: &str, mut attempt: impl FnMut(&Self) -> Result<T, String>) -> T {
        let mut last = String::new();
        let answer = wait_until(PATIENCE, || attempt(self).map_err(|why| last = why).ok());
        answer.unwrap_or_else(|| self.fail(what, &last))
    }

    fn expect<T>(&self, result: Result<T, CmdError>, what: &str) -> T {
        result.unwrap_or_else(|error| self.fail(what, &error.to_string()))
    }

    /// Stops the test with what stood in the window, and leaves a picture of it.
    fn fail(&self, what: &str, why: &str) -> ! {
        let text = self.visible_text();
        let picture = failure_picture();
        if let Ok(png) = self.driver.ask(async |client| client.screenshot().await) {
            let _ = std::fs::write(&picture, png);
        }
        panic!(
            "could not {what}: {why}\nin the window: {text}\npicture: {}",
            picture.display()
        );
    }
}

/// The character WebDriver uses for a named key; any other key is its own character.
fn key_value(key: &str) -> char {
    match key {
        "Enter" => '\u{E007}',
        "Escape" => '\u{E00C}',
        "Tab" => '\u{E004}',
        "Backspace" => '\u{E003}',
        "Delete" => '\u{E017}',
        "Space" => ' ',
        "Shift" => '\u{E008}',
        "Control" => '\u{E009}',
        "Alt" => '\u{E00A}',
        "Home" => '\u{E011}',
        "End" => '\u{E010}',
        "PageUp" => '\u{E00E}',
        "PageDown" => '\u{E00F}',
        "ArrowLeft" => '\u{E012}',
        "ArrowUp" => '\u{E013}',
        "ArrowRight" => '\u{E014}',
        "ArrowDown" => '\u{E015}',
        character => character.chars().next().expect("a key"),
    }
}

/// `target/window/NAME.png`, or the temporary folder where that cannot be made.
fn failure_picture() -> PathBuf {
    let name = std::thread::current()
        .name()
        .unwrap_or("window")
        .replace("::", "-");
    let test = std::env::current_exe().ok();
    let folder = test
        .as_deref()
        .and_then(|test| test.ancestors().nth(3))
        .map(|target| target.join("window"));
    let folder = folder
        .filter(|folder| std::fs::create_dir_all(folder).is_ok())
        .unwrap_or_else(std::env::temp_dir);
    folder.join(format!("{name}.png"))
}
