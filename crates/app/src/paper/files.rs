//! Names of saved papers: what they are, in the language they are printed in.

use std::path::{Path, PathBuf};

use messages::Messages;

use super::print::language;
use super::{PaperRequest, SavePapers};
use crate::rounds::word;
use crate::{App, Reply};

/// A section's title may be long; a file's name may not.
const LONGEST: usize = 60;

/// The file asked for, or one in the folder asked for that none of the others has taken.
pub(super) fn target(
    app: &App,
    arg: &SavePapers,
    paper: &PaperRequest,
    taken: &[PathBuf],
) -> Reply<PathBuf> {
    let path = Path::new(&arg.path);
    if arg.papers.len() == 1 && !path.is_dir() {
        return Ok(path.to_owned());
    }
    let name = name(app, paper)?;
    let numbered = (2..).map(|number| path.join(format!("{name} ({number}).pdf")));
    let mut candidates = std::iter::once(path.join(format!("{name}.pdf"))).chain(numbered);
    let free = candidates.find(|candidate| !taken.contains(candidate));
    Ok(free.unwrap_or_else(|| path.join(name)))
}

/// "Cedole dei risultati - Maschile - turno 1".
fn name(app: &App, paper: &PaperRequest) -> Reply<String> {
    let words = Messages::for_language(language(app, paper));
    let mut parts = vec![words.text(&format!("paper-{}", word(&paper.kind)), &[])];
    if let Some(section) = paper.section {
        let section = app.store().read().get::<store::Section>(section)?;
        parts.push(section.fact.title.chars().take(LONGEST).collect());
    }
    if let Some(round) = paper.round {
        parts.push(words.text("paper-file-round", &[("round", round.into())]));
    }
    Ok(safe(&parts.join(" - ")))
}

/// Letters, figures and what no file system minds.
fn safe(name: &str) -> String {
    let kept = |letter: char| letter.is_alphanumeric() || " -'’(),".contains(letter);
    let letters = name.chars().map(|c| if kept(c) { c } else { '-' });
    letters.collect::<String>().trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::safe;

    #[test]
    fn a_name_leads_nowhere_else() {
        assert_eq!(safe("Cedole - Società - 1"), "Cedole - Società - 1");
        assert_eq!(safe("../a\\b:c"), "---a-b-c");
        assert_eq!(safe(" Per finire a mano "), "Per finire a mano");
    }
}
