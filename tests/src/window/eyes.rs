//! What a person sees in the window, and what a test says when it is not there.

use std::time::Duration;

use fantoccini::elements::Element;
use fantoccini::error::CmdError;
use serde_json::{Value, json};

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

    /// Waits until the field holds exactly this.
    pub fn see_value(&self, query: &Query, value: &str) {
        self.until(&format!("see {value:?} in the {query}"), |window| {
            let element = window.locate(query)?;
            let now = window.driver.ask(async |_| element.prop("value").await);
            match now.map_err(|error| error.to_string())? {
                Some(now) if now == value => Ok(()),
                now => Err(format!("{now:?} is there")),
            }
        });
    }

    /// Waits until the cursor is here.
    pub fn see_cursor_in(&self, query: &Query) {
        self.until(&format!("see the cursor in the {query}"), |window| {
            if window.has_cursor(query)? {
                Ok(())
            } else {
                Err("it is elsewhere".to_owned())
            }
        });
    }

    pub(super) fn has_cursor(&self, query: &Query) -> Result<bool, String> {
        let element = self.locate(query)?;
        let reference = json!({ ELEMENT: element.element_id().as_ref() });
        let script = "return document.activeElement === arguments[0]";
        let here = self
            .driver
            .ask(async |client| client.execute(script, vec![reference]).await);
        Ok(here.map_err(|error| error.to_string())? == true)
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
            "return document.fonts.status === 'loaded' && !document.getAnimations().some((one) => one.playState === 'running')
            && !document.querySelector('[aria-busy=true], progress')";
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
}
