//! Barriers for people who see, read or move differently: what axe-core finds in the page.

use std::path::Path;
use std::time::Duration;

use serde_json::{Value, json};

use super::Window;
use super::patience::wait_until;

/// What is looked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Barriers {
    /// Every rule of WCAG 2.2, levels A and AA.
    All,
    /// Contrast alone: the one thing that changes with the theme.
    Contrast,
}

/// Names are compared letter by letter by an experimental rule, which takes a club's coloured letter
/// and the lines of a drawing for words of the name; it is left out, as axe does by itself.
const RUN: &str = "const options = arguments[0]
        ? { runOnly: { type: 'rule', values: ['color-contrast'] } }
        : {
            runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
            rules: { 'label-content-name-mismatch': { enabled: false } },
        };
    window.barriers = null;
    axe.run(document, options).then(
        ({ violations }) => {
            window.barriers = violations.flatMap(({ id, nodes }) =>
                nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`));
        },
        (error) => { window.barriers = [`axe stopped: ${error}`]; },
    );";

/// Checking a long page takes a slow machine a while.
const LONG: Duration = Duration::from_secs(120);

impl Window {
    /// Everything axe-core finds in the page as it stands, one sentence each.
    pub fn barriers(&self, which: Barriers) -> Vec<String> {
        if self.evaluate("return typeof axe === 'undefined'", vec![]) == true {
            self.evaluate(&axe_source(), vec![]);
        }
        self.evaluate(RUN, vec![json!(which == Barriers::Contrast)]);
        let found = wait_until(LONG, || {
            let found = self.evaluate("return window.barriers", vec![]);
            found.is_array().then_some(found)
        });
        match found {
            Some(Value::Array(found)) => found
                .iter()
                .filter_map(Value::as_str)
                .map(str::to_owned)
                .collect(),
            _ => self.fail("look for barriers", "axe does not come to an end"),
        }
    }
}

/// The copy that the tests of the interface use too.
fn axe_source() -> String {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../ui/node_modules/axe-core/axe.min.js");
    std::fs::read_to_string(&file).unwrap_or_else(|error| {
        panic!(
            "{}: {error}; `cargo xtask setup` brings the packages of the interface",
            file.display()
        )
    })
}
