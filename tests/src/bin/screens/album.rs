//! Where the pictures go, and the line that says so.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

use serde_json::json;
use tests::Window;

/// The folder of the moment means nothing to whoever looks at the picture.
const USUAL_FOLDER: &str = "/home/segreteria/.local/share/tabellone";

pub(crate) struct Album {
    folder: PathBuf,
    /// Beginnings of the names that are wanted; none means all.
    wanted: Vec<String>,
    taken: AtomicUsize,
    started: Instant,
}

impl Album {
    pub(crate) fn new(folder: &Path, wanted: Vec<String>) -> Album {
        Album {
            folder: folder.to_owned(),
            wanted,
            taken: AtomicUsize::new(0),
            started: Instant::now(),
        }
    }

    pub(crate) fn wants(&self, name: &str) -> bool {
        self.wanted.is_empty() || self.wanted.iter().any(|wanted| name.starts_with(wanted))
    }

    /// Takes the picture of what the window shows.
    pub(crate) fn keep(&self, window: &Window, name: &str) {
        // Notices go by themselves after a while: a picture is of what stays.
        let script = "const [here, usual] = arguments;
            document.querySelectorAll('.toasts .close').forEach((button) => button.click());
            const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
            while (texts.nextNode())
                texts.currentNode.nodeValue = texts.currentNode.nodeValue.replaceAll(here, usual)";
        let here = window.data().display().to_string();
        window.evaluate(script, vec![json!(here), json!(USUAL_FOLDER)]);
        let wide = window.too_wide();
        assert!(wide <= 0, "{name} is {wide} pixels too wide");
        window.picture(&self.folder.join(format!("{name}.png")));
        let count = 1 + self.taken.fetch_add(1, Ordering::Relaxed);
        let seconds = self.started.elapsed().as_secs();
        println!(
            "   {count:>3}  {}:{:02}  {name}.png",
            seconds / 60,
            seconds % 60
        );
    }
}
