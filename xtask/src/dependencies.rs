//! Who may depend on whom: the rooms of ARCHITECTURE.md, licences, and known faults.

mod advisories;
mod licences;
mod policy;
mod rooms;

use serde_json::Value;

use crate::process::{cargo, output_of};
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
    let allowed = policy::read(project)?.licenses.allow;
    let mut found = licences::of_crates(&metadata(project)?, &allowed);
    found.extend(licences::of_npm(&lock, &allowed));
    refuse(&found)
}

/// Known faults of what we build on.
pub(crate) fn check_advisories(project: &Project) -> Result<Done, String> {
    match advisories::violations(project, &policy::read(project)?)? {
        Some(found) => refuse(&found),
        None => Ok(Done::Skipped(advisories::how_to_give_one())),
    }
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
