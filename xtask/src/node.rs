//! The UI's packages and its build: done again only when their inputs changed.

use std::path::PathBuf;
use std::process::Command;

use crate::process::{command, must, must_watching, output_of};
use crate::project::{Project, fingerprint, is_stamped, write_stamp};
use crate::steps::{Done, Tally};

/// The oldest Node that Vite runs on.
const OLDEST_NODE: (u32, u32) = (20, 19);

/// Installs what the lock file says, if that is not what is there.
pub(crate) fn install(project: &Project) -> Result<(), String> {
    check_node()?;
    let ui = project.ui();
    let locked = fingerprint(&[ui.join("package-lock.json")], &[])?;
    let stamp = ui.join("node_modules/.tabellone-installed");
    if is_stamped(&stamp, &locked) {
        println!("   as locked");
        return Ok(());
    }
    // Not `npm ci`: it refuses a lock file made where another platform's optional binaries could not be had.
    must(&mut npm(
        project,
        &[
            "install",
            "--no-save",
            "--no-audit",
            "--no-fund",
            "--loglevel=error",
        ],
    ))?;
    write_stamp(&stamp, &locked)
}

/// `npm run build`, if a source of the UI or a message changed.
pub(crate) fn build(project: &Project) -> Result<(), String> {
    let ui = project.ui();
    let inputs: Vec<PathBuf> = vec![ui.clone(), project.root.join("locales")];
    let current = fingerprint(&inputs, &["node_modules", "dist"])?;
    let stamp = ui.join("node_modules/.tabellone-built");
    if is_stamped(&stamp, &current) && ui.join("dist/index.html").is_file() {
        println!("   unchanged");
        return Ok(());
    }
    must(&mut npm(project, &["run", "--silent", "build"]))?;
    // The build may write generated files beside the sources.
    write_stamp(&stamp, &fingerprint(&inputs, &["node_modules", "dist"])?)
}

/// One script of `ui/package.json`.
pub(crate) fn script(project: &Project, name: &str) -> Result<Done, String> {
    must(&mut npm(project, &["run", "--silent", name])).map(|()| Done::Ok)
}

/// The UI's unit tests, counted.
pub(crate) fn unit_tests(project: &Project) -> Result<Done, String> {
    let mut tally = Tally::default();
    let mut run = npm(project, &["run", "--silent", "test"]);
    let result = must_watching(run.env("NO_COLOR", "1"), |line| {
        count_vitest(line, &mut tally);
    });
    tally.finish(result)
}

/// The Tauri command line tool that the UI's lock file pins.
pub(crate) fn tauri(project: &Project, args: &[&str]) -> Command {
    let name = if cfg!(windows) { "tauri.cmd" } else { "tauri" };
    let program = project.ui().join("node_modules/.bin").join(name);
    command(&program.to_string_lossy(), args, &project.root)
}

fn npm(project: &Project, args: &[&str]) -> Command {
    command(npm_name(), args, &project.ui())
}

fn npm_name() -> &'static str {
    if cfg!(windows) { "npm.cmd" } else { "npm" }
}

fn check_node() -> Result<(), String> {
    let (major, minor) = OLDEST_NODE;
    let advice =
        format!("Tabellone's UI is built with Node {major}.{minor} or newer: https://nodejs.org");
    let version = output_of(Command::new("node").arg("--version"))
        .map_err(|_| format!("Node is missing. {advice}"))?;
    match parse_version(&version) {
        Some(found) if found >= OLDEST_NODE => {}
        _ => return Err(format!("Node {} is too old. {advice}", version.trim())),
    }
    output_of(Command::new(npm_name()).arg("--version"))
        .map(|_| ())
        .map_err(|_| format!("npm is missing; it comes with Node. {advice}"))
}

fn parse_version(text: &str) -> Option<(u32, u32)> {
    let mut parts = text.trim().strip_prefix('v')?.split('.');
    Some((parts.next()?.parse().ok()?, parts.next()?.parse().ok()?))
}

/// Reads Vitest's lines: `❯ file (0 test)` for a file that did not load, `× test 5ms` for a failed
/// test, and `Tests  1 failed | 30 passed (31)`.
fn count_vitest(line: &str, tally: &mut Tally) {
    let line = line.trim();
    if let Some(file) = line
        .strip_prefix("❯ ")
        .and_then(|rest| rest.strip_suffix(" (0 test)"))
    {
        tally.failed.push(file.to_owned());
    } else if let Some(name) = line.strip_prefix("× ") {
        tally.failed.push(name.to_owned());
    } else if let Some(counts) = line.strip_prefix("Tests ") {
        let passed = counts
            .split('|')
            .find_map(|part| part.trim().split_once(" passed"));
        tally.passed += passed
            .and_then(|(number, _)| number.trim().parse::<usize>().ok())
            .unwrap_or(0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_of_node() {
        assert_eq!(parse_version("v20.20.2\n"), Some((20, 20)));
        assert_eq!(parse_version("v18.0.0"), Some((18, 0)));
        assert_eq!(parse_version("node"), None);
    }

    #[test]
    fn vitest_is_counted() {
        let mut tally = Tally::default();
        for line in [
            " ❯ src/shared/i18n/messages.test.ts (0 test)",
            " ❯ src/shared/date.test.ts (31 tests | 1 failed) 12ms",
            "   × formats > the day 5ms",
            " Test Files  2 failed | 3 passed (5)",
            "      Tests  1 failed | 30 passed (31)",
        ] {
            count_vitest(line, &mut tally);
        }
        assert_eq!(tally.passed, 30);
        assert_eq!(
            tally.failed,
            ["src/shared/i18n/messages.test.ts", "formats > the day 5ms"]
        );
    }
}
