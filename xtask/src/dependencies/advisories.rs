//! Known faults of what we build on, by RustSec's advisories: every one that concerns us stands in
//! `deny.toml` with its reason, or the check fails. An exception that has nothing to except fails too.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use rustsec::advisory::Informational;
use rustsec::report::{Report, Settings};
use rustsec::{Database, Lockfile};

use super::policy::Policy;
use crate::process::{command, must};
use crate::project::Project;

/// Names the advisories, as a folder or packed (`.tgz`).
const VARIABLE: &str = "TABELLONE_ADVISORIES";

/// What is wrong; nothing if no database is at hand.
pub(super) fn violations(
    project: &Project,
    policy: &Policy,
) -> Result<Option<Vec<String>>, String> {
    let Some(place) = find(project) else {
        return Ok(None);
    };
    let database = open(&place, project)?;
    let lock = project.root.join("Cargo.lock");
    let lock = Lockfile::load(&lock).map_err(|error| format!("{}: {error}", lock.display()))?;
    let found = concerning(&database, &lock);
    println!(
        "   {} advisories of {}; {} concern us",
        database.iter().count(),
        place.file_name().unwrap_or_default().to_string_lossy(),
        found.len()
    );
    Ok(Some(compare(&found, policy)))
}

/// Where no database is at hand, what to do about it.
pub(super) fn how_to_give_one() -> String {
    format!(
        "no advisories on this machine; {VARIABLE} names RustSec's advisory-db, as a folder or .tgz"
    )
}

/// What the organiser of this machine names, what other tools keep, or what lies beside the clone.
fn find(project: &Project) -> Option<PathBuf> {
    if let Some(named) = std::env::var_os(VARIABLE) {
        return Some(named.into());
    }
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| std::env::home_dir().map(|home| home.join(".cargo")));
    let kept = home.map(|home| home.join("advisory-db"));
    if let Some(kept) = kept.filter(|kept| kept.join("crates").is_dir()) {
        return Some(kept);
    }
    let beside = project.root.parent()?.join("shared/data");
    let mut packed: Vec<PathBuf> = std::fs::read_dir(beside)
        .ok()?
        .filter_map(|file| file.ok().map(|file| file.path()))
        .filter(|file| {
            let name = file.file_name().unwrap_or_default().to_string_lossy();
            name.starts_with("advisory-db") && name.ends_with(".tgz")
        })
        .collect();
    packed.sort();
    packed.pop()
}

fn open(place: &Path, project: &Project) -> Result<Database, String> {
    let folder = if place.is_dir() {
        place.to_owned()
    } else {
        unpack(place, project)?
    };
    Database::open(&folder).map_err(|error| format!("{}: {error}", place.display()))
}

fn unpack(packed: &Path, project: &Project) -> Result<PathBuf, String> {
    let folder = project.target.join("advisory-db");
    if folder.exists() {
        std::fs::remove_dir_all(&folder).map_err(|error| error.to_string())?;
    }
    std::fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
    let args = [
        "-xzf",
        &packed.to_string_lossy(),
        "-C",
        &folder.to_string_lossy(),
    ];
    must(&mut command("tar", &args.map(str::to_owned), &project.root))?;
    // Packed from inside the folder, or with it.
    let inside = folder.join("advisory-db");
    Ok(if inside.is_dir() { inside } else { folder })
}

/// Advisory by advisory, the packages of the lock file that it names.
fn concerning(database: &Database, lock: &Lockfile) -> BTreeMap<String, String> {
    let settings = Settings {
        informational_warnings: vec![
            Informational::Notice,
            Informational::Unmaintained,
            Informational::Unsound,
        ],
        ..Settings::default()
    };
    let report = Report::generate(database, lock, &settings);
    let mut found = BTreeMap::new();
    for fault in report.vulnerabilities.list {
        let what = format!(
            "{} {}: vulnerable: {}",
            fault.package.name, fault.package.version, fault.advisory.title
        );
        found.insert(fault.advisory.id.to_string(), what);
    }
    for warning in report.warnings.into_values().flatten() {
        let kind = warning.kind.as_str();
        if let Some(advisory) = warning.advisory {
            let package = warning.package;
            let what = format!(
                "{} {}: {kind}: {}",
                package.name, package.version, advisory.title
            );
            found.insert(advisory.id.to_string(), what);
        }
    }
    found
}

fn compare(found: &BTreeMap<String, String>, policy: &Policy) -> Vec<String> {
    let excepted = |id: &String| policy.advisories.ignore.iter().any(|one| one.id == *id);
    let new = found
        .iter()
        .filter(|(id, _)| !excepted(id))
        .map(|(id, what)| format!("{id}: {what}"));
    let idle = policy
        .advisories
        .ignore
        .iter()
        .filter(|one| !found.contains_key(&one.id))
        .map(|one| {
            format!(
                "{}: the exception in deny.toml has nothing to except",
                one.id
            )
        });
    let mute = policy
        .advisories
        .ignore
        .iter()
        .filter(|one| one.reason.trim().is_empty())
        .map(|one| format!("{}: the exception in deny.toml gives no reason", one.id));
    new.chain(idle).chain(mute).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn policy(text: &str) -> Policy {
        toml::from_str(text).expect("a policy")
    }

    #[test]
    fn an_advisory_needs_an_exception_and_an_exception_an_advisory() {
        let found = BTreeMap::from([
            (
                "RUSTSEC-2020-0001".to_owned(),
                "left 1.0.0: vulnerable: it leaks".to_owned(),
            ),
            (
                "RUSTSEC-2020-0002".to_owned(),
                "right 2.0.0: unmaintained".to_owned(),
            ),
        ]);
        let policy = policy(
            r#"
            [advisories]
            ignore = [
                { id = "RUSTSEC-2020-0002", reason = "comes with the window" },
                { id = "RUSTSEC-2020-0003", reason = "gone since" },
            ]
            [licenses]
            allow = []
            "#,
        );
        assert_eq!(
            compare(&found, &policy),
            [
                "RUSTSEC-2020-0001: left 1.0.0: vulnerable: it leaks",
                "RUSTSEC-2020-0003: the exception in deny.toml has nothing to except",
            ]
        );
    }

    #[test]
    fn an_exception_gives_its_reason() {
        let found = BTreeMap::from([("RUSTSEC-2020-0002".to_owned(), String::new())]);
        let policy = policy(
            r#"
            [advisories]
            ignore = [{ id = "RUSTSEC-2020-0002", reason = " " }]
            [licenses]
            allow = []
            "#,
        );
        assert_eq!(compare(&found, &policy).len(), 1);
    }
}
