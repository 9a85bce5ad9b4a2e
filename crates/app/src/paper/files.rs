//! Names of papers: what they are, in the language they are printed in.

use messages::Messages;

use super::PaperRequest;
use super::print::language;
use crate::files::file_name;
use crate::rounds::word;
use crate::{App, Reply};

/// "Cedole dei risultati - Maschile - turno 1.pdf".
pub(super) fn name(app: &App, paper: &PaperRequest) -> Reply<String> {
    let words = Messages::for_language(language(app, paper));
    let mut parts = vec![words.text(&format!("paper-{}", word(&paper.kind)), &[])];
    if let Some(section) = paper.section {
        let section = app.store().read().get::<store::Section>(section)?;
        parts.push(section.fact.title);
    }
    if let Some(round) = paper.round {
        parts.push(words.text("paper-file-round", &[("round", round.into())]));
    }
    let parts: Vec<&str> = parts.iter().map(String::as_str).collect();
    Ok(file_name(&parts, paper.kind.extension()))
}
