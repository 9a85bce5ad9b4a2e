//! Who may depend on whom: the rooms of ARCHITECTURE.md, licences, and known vulnerabilities.

mod licences;
mod rooms;

use std::path::PathBuf;

use serde_json::Value;

use crate::process::{cargo, must, output_of, succeeds};
use crate::project::Project;
use crate::steps::Done;

/// Every crate keeps to its room.
pub(crate) fn check_rooms(project: &Project) -> Result<Done, String> {
    refuse(&rooms::violations(&metadata(project)?))
}

/// Everything that ships, from crates and from npm, has a licence we may pass on.
pub(crate) fn check_licences(project: &Project) -> Result<Done, String> {
    let lock = project.ui().join("package-lock.json");
    let text =
        std::fs::read_to_string(&lock).map_err(|error| format!("{}: {error}", lock.display()))?;
    let lock: Value =
        serde_json::from_str(&text).map_err(|error| format!("{}: {error}", lock.display()))?;
    let mut found = licences::of_crates(&metadata(project)?);
    found.extend(licences::of_npm(&lock));
    refuse(&found)
}

/// Known vulnerabilities, as far as this machine can tell without a network.
pub(crate) fn check_advisories(project: &Project) -> Result<Done, String> {
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| std::env::home_dir().map(|home| home.join(".cargo")));
    if !home.is_some_and(|home| home.join("advisory-db").is_dir()) {
        return Ok(Done::Skipped(
            "no advisory data on this machine (cargo audit would fetch it)".to_owned(),
        ));
    }
    if !succeeds("cargo", &["audit", "--version"]) {
        return Ok(Done::Skipped(
            "advisory data is here, but cargo-audit is not installed".to_owned(),
        ));
    }
    must(&mut cargo(
        &["audit", "--no-fetch", "--stale"],
        &project.root,
    ))
    .map(|()| Done::Ok)
}

fn metadata(project: &Project) -> Result<Value, String> {
    let text = output_of(&mut cargo(
        &["metadata", "--format-version=1", "--locked"],
        &project.root,
    ))?;
    serde_json::from_str(&text).map_err(|error| error.to_string())
}

fn refuse(violations: &[String]) -> Result<Done, String> {
    if violations.is_empty() {
        return Ok(Done::Ok);
    }
    for violation in violations {
        println!("   {violation}");
    }
    Err(format!(
        "{} broken rules, the first: {}",
        violations.len(),
        violations[0]
    ))
}

/// The elements of a JSON list, or none.
fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}
