//! What a person does in the window: clicking and typing.

use fantoccini::actions::{InputSource, KeyAction, KeyActions};
use fantoccini::elements::Element;
use serde_json::json;

use super::{ELEMENT, Query, Window, option, parts};

impl Window {
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

    /// Empties a field and types into it. A date is given as `2026-05-01`, a time as `15:30`.
    pub fn fill(&self, query: &Query, text: &str) {
        let what = format!("fill the {query}");
        let element = self.find(query);
        let parts = self.parts_of(&element);
        if !parts.is_empty() {
            for (part, element) in parts {
                let digits = parts::digits(text, &part)
                    .unwrap_or_else(|| self.fail(&what, &format!("no {part} in {text}")));
                let typed = self.driver.ask(async |_| {
                    element.click().await?;
                    element.send_keys(digits).await
                });
                self.expect(typed, &what);
            }
            return;
        }
        let typed = self.driver.ask(async |_| {
            element.clear().await?;
            element.send_keys(text).await
        });
        self.expect(typed, &what);
    }

    /// Opens a list of options and chooses one by its words.
    pub fn choose(&self, query: &Query, label: &str) {
        self.click(query);
        self.click(&option(label));
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

    /// Walks with Tab until the cursor is there, as a person without a mouse does.
    pub fn tab_to(&self, query: &Query) {
        // More stops than any screen has on the way.
        for _ in 0..60 {
            match self.has_cursor(query) {
                Ok(true) => return,
                Ok(false) => self.press(&["Tab"]),
                Err(why) => self.fail(&format!("walk to the {query}"), &why),
            }
        }
        self.fail(&format!("walk to the {query}"), "Tab never gets there");
    }

    /// The parts of a date or time field, by name; none for other fields.
    fn parts_of(&self, element: &Element) -> Vec<(String, Element)> {
        let script = "const parts = ['day', 'month', 'year', 'hour', 'minute'];
            return [...arguments[0].querySelectorAll('[data-segment]')]
                .filter((part) => parts.includes(part.dataset.segment))
                .map((part) => [part.dataset.segment, part])";
        let found = self.evaluate(
            script,
            vec![json!({ ELEMENT: element.element_id().as_ref() })],
        );
        let found = found.as_array().into_iter().flatten();
        found
            .filter_map(|part| Some((part[0].as_str()?.to_owned(), self.element(&part[1])?)))
            .collect()
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
        "F1" => '\u{E031}',
        "F6" => '\u{E036}',
        "F8" => '\u{E038}',
        "F9" => '\u{E039}',
        "ArrowLeft" => '\u{E012}',
        "ArrowUp" => '\u{E013}',
        "ArrowRight" => '\u{E014}',
        "ArrowDown" => '\u{E015}',
        character => {
            let mut letters = character.chars();
            match (letters.next(), letters.next()) {
                (Some(letter), None) => letter,
                _ => panic!("no key is called {character}"),
            }
        }
    }
}
