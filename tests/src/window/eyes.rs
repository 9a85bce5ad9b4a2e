//! What a person sees in the window, and what a test says when it is not there.

use std::path::{Path, PathBuf};
use std::time::Duration;

use fantoccini::elements::Element;
use fantoccini::error::CmdError;
use serde_json::Value;

use super::patience::wait_until;
use super::{ELEMENT, Query, Window};

const LOCATE: &str = include_str!("locate.js");

/// Generous, because a busy machine is slow; nothing waits longer than it needs.
const PATIENCE: Duration = Duration::from_secs(20);

impl Window {
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

    /// Waits until exactly one such element can be seen.
    pub fn see_element(&self, query: &Query) {
        self.find(query);
    }

    /// True when such an element can be seen now.
    pub fn shows(&self, query: &Query) -> bool {
        self.locate(query).is_ok()
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

    /// Waits until the page has come to rest: fonts loaded, nothing moving, the text no longer changing.
    pub fn settle(&self) {
        let script =
            "return document.fonts.status === 'loaded' && document.getAnimations().length === 0
            && !document.querySelector('[aria-busy=true]')";
        let mut before = String::new();
        let mut same = 0;
        self.until("see the page at rest", |window| {
            let text = window.visible_text();
            let still = window.evaluate(script, vec![]) == true
                && text == before
                && !text.trim().is_empty();
            same = if still { same + 1 } else { 0 };
            before = text;
            if same >= 5 {
                Ok(())
            } else {
                Err("it still changes".to_owned())
            }
        });
    }

    /// Saves a picture of the page as PNG.
    pub fn picture(&self, path: &Path) {
        let result = self.driver.ask(async |client| client.screenshot().await);
        let png = self.expect(result, "take a picture");
        std::fs::create_dir_all(path.parent().unwrap_or(Path::new(".")))
            .expect("a folder for the picture");
        std::fs::write(path, png).expect("the picture is written");
    }

    pub(super) fn find(&self, query: &Query) -> Element {
        self.until(&format!("find the {query}"), |window| window.locate(query))
    }

    pub(super) fn locate(&self, query: &Query) -> Result<Element, String> {
        let found = self
            .driver
            .ask(async |client| client.execute(LOCATE, query.to_arguments()).await)
            .map_err(|error| error.to_string())?;
        let mut found: Vec<Element> = found
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(|reference| self.element(reference))
            .collect();
        match found.len() {
            1 => Ok(found.remove(0)),
            several => Err(format!("{several} fit")),
        }
    }

    pub(super) fn element(&self, reference: &Value) -> Option<Element> {
        let id = reference[ELEMENT].as_str()?.to_owned();
        self.driver
            .ask(async |client| Ok(Element::from_element_id(client, id.into())))
            .ok()
    }

    pub(super) fn until<T>(
        &self,
        what: &str,
        mut attempt: impl FnMut(&Self) -> Result<T, String>,
    ) -> T {
        let mut last = String::new();
        let answer = wait_until(PATIENCE, || attempt(self).map_err(|why| last = why).ok());
        answer.unwrap_or_else(|| self.fail(what, &last))
    }

    pub(super) fn expect<T>(&self, result: Result<T, CmdError>, what: &str) -> T {
        result.unwrap_or_else(|error| self.fail(what, &error.to_string()))
    }

    /// Stops the test with what stood in the window, and leaves a picture of it.
    pub(super) fn fail(&self, what: &str, why: &str) -> ! {
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
