//! `deny.toml`: which licences we may pass on and which advisories we live with, read here as
//! cargo-deny reads it where that tool is at hand.

use serde::Deserialize;

use crate::project::Project;

#[derive(Debug, Deserialize)]
pub(super) struct Policy {
    pub(super) advisories: Advisories,
    pub(super) licenses: Licences,
}

#[derive(Debug, Deserialize)]
pub(super) struct Advisories {
    pub(super) ignore: Vec<Exception>,
}

/// An advisory that we live with, and why.
#[derive(Debug, Deserialize)]
pub(super) struct Exception {
    pub(super) id: String,
    pub(super) reason: String,
}

#[derive(Debug, Deserialize)]
pub(super) struct Licences {
    pub(super) allow: Vec<String>,
}

pub(super) fn read(project: &Project) -> Result<Policy, String> {
    let file = project.root.join("deny.toml");
    let text = std::fs::read_to_string(&file);
    let text = text.map_err(|error| format!("{}: {error}", file.display()))?;
    toml::from_str(&text).map_err(|error| format!("{}: {error}", file.display()))
}
