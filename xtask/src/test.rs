//! `cargo xtask test`: every check there is, quick ones first, one summary at the end.

use std::process::Command;

use crate::process::{cargo, must, must_watching};
use crate::project::Project;
use crate::steps::{Done, Steps, Tally};
use crate::{dependencies, node, system};

type Check = fn(&Project, &[String]) -> Result<Done, String>;

/// The checks by name, in the order they run.
const CHECKS: &[(&str, Check)] = &[
    ("format", |project, _| {
        plain(&["fmt", "--all", "--check"], project)
    }),
    ("rooms", |project, _| dependencies::check_rooms(project)),
    ("licences", |project, _| {
        dependencies::check_licences(project)
    }),
    ("advisories", |project, _| {
        dependencies::check_advisories(project)
    }),
    ("ui-types", |project, _| node::script(project, "check")),
    ("ui-lint", |project, _| node::script(project, "lint")),
    ("ui-tests", |project, _| node::unit_tests(project)),
    ("clippy", clippy),
    ("rustdoc", rustdoc),
    ("rust-tests", rust_tests),
    ("doctests", doctests),
    ("window", window_tests),
];

pub(crate) fn test(project: &Project, args: &[String]) -> Result<(), String> {
    let (names, harness) = match args.iter().position(|arg| arg == "--") {
        Some(at) => (&args[..at], &args[at + 1..]),
        None => (args, &[][..]),
    };
    if names.iter().any(|name| name == "--list") {
        CHECKS.iter().for_each(|(name, _)| println!("{name}"));
        return Ok(());
    }
    if let Some(unknown) = names
        .iter()
        .find(|name| CHECKS.iter().all(|(known, _)| known != *name))
    {
        return Err(format!(
            "There is no step `{unknown}`; `cargo xtask test --list` names them."
        ));
    }
    let mut steps = Steps::new();
    steps.must("system packages", || system::provide(system::For::Testing))?;
    steps.must("ui-packages", || node::install(project))?;
    // The shell embeds the built UI, so even clippy needs it.
    steps.check("ui-build", || node::build(project).map(|()| Done::Ok));
    for (name, check) in CHECKS {
        if names.is_empty() || names.iter().any(|wanted| wanted == name) {
            steps.check(name, || check(project, harness));
        }
    }
    steps.summary()
}

fn plain(args: &[&str], project: &Project) -> Result<Done, String> {
    must(&mut cargo(args, &project.root)).map(|()| Done::Ok)
}

fn clippy(project: &Project, _: &[String]) -> Result<Done, String> {
    let args = [
        "clippy",
        "--locked",
        "--workspace",
        "--all-targets",
        "--features",
        "tests/window",
    ];
    must(cargo(&args, &project.root).args(["--", "-D", "warnings"])).map(|()| Done::Ok)
}

fn rustdoc(project: &Project, _: &[String]) -> Result<Done, String> {
    let mut doc = cargo(
        &["doc", "--locked", "--workspace", "--no-deps"],
        &project.root,
    );
    must(doc.env("RUSTDOCFLAGS", "-D warnings")).map(|()| Done::Ok)
}

/// Unit tests and integration tests; the drift of generated bindings is one of them. Named one by one,
/// because otherwise every example is linked too, and clippy has seen those.
fn rust_tests(project: &Project, harness: &[String]) -> Result<Done, String> {
    let targets = ["--lib", "--bins", "--tests"];
    cargo_test(project, &targets, harness)
}

fn doctests(project: &Project, harness: &[String]) -> Result<Done, String> {
    cargo_test(project, &["--doc"], harness)
}

fn cargo_test(project: &Project, targets: &[&str], harness: &[String]) -> Result<Done, String> {
    let args = ["test", "--locked", "--workspace", "--no-fail-fast"];
    let mut run = cargo(&args, &project.root);
    counted(run.args(targets).arg("--").args(harness))
}

/// The real app, on a display of its own, driven as a person would.
fn window_tests(project: &Project, harness: &[String]) -> Result<Done, String> {
    if !cfg!(target_os = "linux") {
        return Ok(Done::Skipped(
            "the real window is driven on Linux only".to_owned(),
        ));
    }
    // With --tests as well, dependencies keep the features of the step before and are not built twice.
    plain(
        &["build", "--locked", "--workspace", "--bins", "--tests"],
        project,
    )?;
    let args = [
        "test",
        "--locked",
        "--workspace",
        "--features",
        "tests/window",
        "--test",
        "window",
        "--",
    ];
    let mut run = cargo(&args, &project.root);
    counted(run.args(harness).env("TABELLONE_BIN", project.app_binary()))
}

fn counted(run: &mut Command) -> Result<Done, String> {
    let mut tally = Tally::default();
    let result = must_watching(run, |line| count(line, &mut tally));
    tally.finish(result)
}

/// Reads the lines of Rust's test harness.
fn count(line: &str, tally: &mut Tally) {
    if let Some(name) = line
        .strip_prefix("test ")
        .and_then(|rest| rest.strip_suffix(" ... FAILED"))
    {
        tally.failed.push(name.to_owned());
    } else if let Some(counts) = line.strip_prefix("test result: ") {
        let passed = counts
            .split(". ")
            .nth(1)
            .and_then(|counts| counts.split_once(" passed"));
        tally.passed += passed
            .and_then(|(number, _)| number.parse::<usize>().ok())
            .unwrap_or(0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_harness_is_counted() {
        let mut tally = Tally::default();
        for line in [
            "test board::tests::opening ... ok",
            "test art_6_7_king_captures_first ... FAILED",
            "test result: FAILED. 12 passed; 1 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.01s",
            "test result: ok. 5 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.00s",
        ] {
            count(line, &mut tally);
        }
        assert_eq!(tally.passed, 17);
        assert_eq!(tally.failed, ["art_6_7_king_captures_first"]);
    }
}
