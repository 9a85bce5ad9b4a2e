//! `cargo xtask test`: every check there is, quick ones first, one summary at the end.

use std::cell::Cell;
use std::path::PathBuf;
use std::process::Command;

use crate::process::{cargo, must, must_watching, output_of};
use crate::project::Project;
use crate::steps::{Done, Steps, Tally};
use crate::{dependencies, node, system};

/// One `cargo xtask test`.
struct Run<'a> {
    project: &'a Project,
    /// What stands after `--`, for the tests' harness.
    harness: &'a [String],
    /// Clippy, which compiles as the compiler does and lints on the way.
    clippy: Option<PathBuf>,
    /// Whether the crates were built by clippy: then the tests take those.
    linted: Cell<bool>,
}

type Check = fn(&Run<'_>) -> Result<Done, String>;

/// The checks by name, in the order they run.
const CHECKS: &[(&str, Check)] = &[
    ("format", |run| {
        must(&mut run.cargo(&["fmt", "--all", "--check"])).map(|()| Done::Ok)
    }),
    ("rooms", |run| dependencies::check_rooms(run.project)),
    ("licences", |run| dependencies::check_licences(run.project)),
    ("advisories", |run| {
        dependencies::check_advisories(run.project)
    }),
    ("workflows", |run| node::script(run.project, "workflows")),
    ("ui-types", |run| node::script(run.project, "check")),
    ("ui-lint", |run| node::script(run.project, "lint")),
    ("ui-tests", |run| node::unit_tests(run.project)),
    ("clippy", |run| run.clippy()),
    ("rust-tests", |run| run.rust_tests()),
    ("doctests", |run| run.doctests()),
    ("rustdoc", |run| run.rustdoc()),
    ("window", |run| run.window_tests()),
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
    let run = Run {
        project,
        harness,
        clippy: clippy(),
        linted: Cell::new(false),
    };
    for (name, check) in CHECKS {
        if names.is_empty() || names.iter().any(|wanted| wanted == name) {
            steps.check(name, || check(&run));
        }
    }
    steps.summary()
}

impl Run<'_> {
    fn cargo(&self, args: &[&str]) -> Command {
        let mut cargo = cargo(args, &self.project.root);
        if let Some(clippy) = self.clippy.as_ref().filter(|_| self.linted.get()) {
            // Cargo calls it for the project's own crates in place of the compiler, as `cargo clippy` does
            // for a check; so nothing is compiled once for the lints and once more for the tests.
            cargo.env("RUSTC_WORKSPACE_WRAPPER", clippy);
            cargo.env("CLIPPY_ARGS", "-Dwarnings__CLIPPY_HACKERY__");
        }
        cargo
    }

    /// Everything there is to build. When something is wrong, the tests still run, on what cargo then
    /// builds without lints.
    fn clippy(&self) -> Result<Done, String> {
        if self.clippy.is_none() {
            return Err("clippy is missing: rustup component add clippy".to_owned());
        }
        self.linted.set(true);
        let built = self
            .build(&["--all-targets", "--keep-going"])
            .and_then(|()| self.build(&["--test", "window"]));
        self.linted.set(built.is_ok());
        built.map(|()| Done::Ok)
    }

    /// The pages of every crate: links that lead nowhere are errors.
    fn rustdoc(&self) -> Result<Done, String> {
        let mut doc = cargo(
            &["doc", "--locked", "--workspace", "--no-deps"],
            &self.project.root,
        );
        must(doc.env("RUSTDOCFLAGS", "-Dwarnings")).map(|()| Done::Ok)
    }

    fn build(&self, targets: &[&str]) -> Result<(), String> {
        let build = ["build", "--locked", "--workspace"];
        must(self.cargo(&build).args(targets))
    }

    /// Unit tests and integration tests; the drift of generated bindings is one of them.
    fn rust_tests(&self) -> Result<Done, String> {
        self.cargo_test(&["--lib", "--bins", "--tests"])
    }

    fn doctests(&self) -> Result<Done, String> {
        self.cargo_test(&["--doc"])
    }

    /// The real app, on a display of its own, driven as a person would.
    fn window_tests(&self) -> Result<Done, String> {
        if !cfg!(target_os = "linux") {
            return Ok(Done::Skipped(
                "the real window is driven on Linux only".to_owned(),
            ));
        }
        // With --tests as well, dependencies keep the features of the step before and are not built twice.
        self.build(&["--bins", "--tests"])?;
        self.cargo_test(&["--test", "window"])
    }

    fn cargo_test(&self, targets: &[&str]) -> Result<Done, String> {
        let test = ["test", "--locked", "--workspace", "--no-fail-fast"];
        let mut run = self.cargo(&test);
        run.args(targets).arg("--").args(self.harness);
        counted(run.env("TABELLONE_BIN", self.project.app_binary()))
    }
}

/// The driver that belongs to the compiler cargo uses.
fn clippy() -> Option<PathBuf> {
    let sysroot = output_of(Command::new("rustc").args(["--print", "sysroot"])).ok()?;
    let name = format!("clippy-driver{}", std::env::consts::EXE_SUFFIX);
    let driver = PathBuf::from(sysroot.trim()).join("bin").join(name);
    driver.is_file().then_some(driver)
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
