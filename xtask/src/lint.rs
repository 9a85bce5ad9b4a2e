//! Clippy and rustdoc look at every crate of the project while it is built.
//!
//! `cargo clippy` and `cargo doc` would first check each of several hundred dependencies that the tests
//! then build all the same, minutes of a fresh clone's time. Here cargo starts xtask in place of the
//! compiler for the project's own crates (`RUSTC_WORKSPACE_WRAPPER`): the compiler runs as it would
//! have, then clippy and rustdoc with the same arguments, warnings as errors.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use crate::project::{Project, fingerprint};

/// Tells xtask that it stands in for the compiler, and where the lints may write.
const FOLDER: &str = "TABELLONE_LINTS";

/// What cargo starts in place of the compiler.
pub(crate) struct Wrapper {
    folder: PathBuf,
    program: PathBuf,
}

impl Wrapper {
    /// A copy of xtask, because the build replaces xtask itself while it runs. Cargo looks again at every
    /// crate when the wrapper has another path, so the path changes with the rules.
    pub(crate) fn new(project: &Project) -> Result<Self, String> {
        let rules = ["xtask/src/lint.rs", "crates/rules/clippy.toml"];
        let these_lints = fingerprint(&rules.map(|file| project.root.join(file)), &[])?;
        let folder = project.target.join("lints").join(these_lints);
        let program = folder.join(format!("xtask{}", env::consts::EXE_SUFFIX));
        let copy = program.with_extension("new");
        let made = fs::create_dir_all(&folder)
            .and_then(|()| env::current_exe())
            .and_then(|xtask| fs::copy(xtask, &copy))
            .and_then(|_| fs::rename(&copy, &program));
        made.map_err(|error| format!("{}: {error}", program.display()))?;
        Ok(Self { folder, program })
    }

    /// Makes a cargo command lint what it builds.
    pub(crate) fn watch(&self, cargo: &mut Command) {
        cargo.env("RUSTC_WORKSPACE_WRAPPER", &self.program);
        cargo.env(FOLDER, &self.folder);
    }
}

/// When cargo has started xtask as a compiler: the compiler's command line, after the program's name.
pub(crate) fn compiling() -> Option<(PathBuf, Vec<String>)> {
    let folder = env::var_os(FOLDER)?;
    let args: Vec<String> = env::args().skip(1).collect();
    let compiler = Path::new(args.first()?).file_stem()?;
    (compiler == "rustc").then(|| (folder.into(), args))
}

/// Compiles, then lints; the error is the code to end with. What is wrong was told by the tools.
pub(crate) fn compile(folder: &Path, command: &[String]) -> Result<(), u8> {
    let [rustc, args @ ..] = command else {
        return Err(2);
    };
    let krate = args.iter().skip_while(|arg| *arg != "--crate-name").nth(1);
    let Some(krate) = krate.filter(|name| *name != "___") else {
        // Only a question about the compiler.
        return tool(rustc, args);
    };
    // Clippy tells the compiler's own warnings too; once is enough.
    tool(rustc, &[args, &["-Awarnings".to_owned()]].concat())?;
    let clippy = [&command[..1], &for_clippy(args, folder)].concat();
    tool(&beside(rustc, "clippy-driver"), &clippy)?;
    // Pages are made of libraries and programs, not of their tests.
    if krate != "build_script_build" && !args.iter().any(|arg| arg == "--test") {
        tool(&beside(rustc, "rustdoc"), &for_rustdoc(args, folder))?;
    }
    Ok(())
}

fn tool(program: &str, args: &[String]) -> Result<(), u8> {
    match Command::new(program).args(args).status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(status
            .code()
            .and_then(|code| code.try_into().ok())
            .unwrap_or(2)),
        Err(error) => {
            eprintln!(
                "`{program}` could not start: {error}. `rustup component add clippy` brings it."
            );
            Err(2)
        }
    }
}

/// A tool of the toolchain whose compiler this is.
fn beside(rustc: &str, tool: &str) -> String {
    let path = Path::new(rustc).with_file_name(format!("{tool}{}", env::consts::EXE_SUFFIX));
    path.to_string_lossy().into_owned()
}

/// Checked only, and written where the build does not look.
fn for_clippy(args: &[String], folder: &Path) -> Vec<String> {
    let folder = folder.display();
    let change = |arg: String| match split(&arg) {
        ("--emit", _) => "--emit=metadata".to_owned(),
        ("--out-dir", _) => format!("--out-dir={folder}"),
        ("-Cincremental", _) => format!("-Cincremental={folder}/incremental"),
        ("--json", kinds) => without_artifacts(kinds),
        _ => arg,
    };
    let last = ["-Dwarnings".to_owned()];
    one_by_one(args).map(change).chain(last).collect()
}

/// What rustdoc understands of it, and a folder for the pages.
fn for_rustdoc(args: &[String], folder: &Path) -> Vec<String> {
    let change = |arg: String| match split(&arg) {
        ("--emit" | "--out-dir", _) => None,
        (option, _) if option.starts_with("-C") => None,
        // The pages of a program are for those who work on it.
        ("--crate-type", "bin") => Some("--document-private-items".to_owned()),
        ("--json", kinds) => Some(without_artifacts(kinds)),
        _ => Some(arg),
    };
    let pages = format!("--out-dir={}/doc", folder.display());
    let last = [pages, "-Dwarnings".to_owned()];
    one_by_one(args).filter_map(change).chain(last).collect()
}

/// The options that concern us written as one argument, where cargo gives them as two.
fn one_by_one(args: &[String]) -> impl Iterator<Item = String> {
    let mut args = args.iter();
    std::iter::from_fn(move || {
        let arg = args.next()?;
        let mut value = || args.next().map_or("", String::as_str);
        Some(match arg.as_str() {
            "-C" => format!("-C{}", value()),
            "--out-dir" | "--crate-type" => format!("{arg}={}", value()),
            _ => arg.clone(),
        })
    })
}

fn split(arg: &str) -> (&str, &str) {
    arg.split_once('=').unwrap_or((arg, ""))
}

/// Cargo would take a file that a lint has written for the one it waits for.
fn without_artifacts(kinds: &str) -> String {
    let kept = kinds.split(',').filter(|kind| *kind != "artifacts");
    format!("--json={}", kept.collect::<Vec<_>>().join(","))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(line: &str) -> Vec<String> {
        line.split_whitespace().map(ToOwned::to_owned).collect()
    }

    const AS_CARGO_CALLS: &str = "--crate-name tabellone --edition=2024 src/main.rs --error-format=json \
        --json=diagnostic-rendered-ansi,artifacts,future-incompat --crate-type bin \
        --emit=dep-info,link -C debuginfo=1 --warn=unreachable_pub -C metadata=0f \
        --out-dir build/deps -C incremental=build/incremental -L dependency=build/deps \
        --extern app=build/deps/libapp.rlib";

    #[test]
    fn clippy_checks_the_same_crate_elsewhere() {
        assert_eq!(
            for_clippy(&words(AS_CARGO_CALLS), Path::new("lints")),
            words(
                "--crate-name tabellone --edition=2024 src/main.rs --error-format=json \
                 --json=diagnostic-rendered-ansi,future-incompat --crate-type=bin --emit=metadata \
                 -Cdebuginfo=1 --warn=unreachable_pub -Cmetadata=0f --out-dir=lints \
                 -Cincremental=lints/incremental -L dependency=build/deps \
                 --extern app=build/deps/libapp.rlib -Dwarnings"
            )
        );
    }

    #[test]
    fn rustdoc_reads_the_same_crate() {
        assert_eq!(
            for_rustdoc(&words(AS_CARGO_CALLS), Path::new("lints")),
            words(
                "--crate-name tabellone --edition=2024 src/main.rs --error-format=json \
                 --json=diagnostic-rendered-ansi,future-incompat --document-private-items \
                 --warn=unreachable_pub -L dependency=build/deps \
                 --extern app=build/deps/libapp.rlib --out-dir=lints/doc -Dwarnings"
            )
        );
    }
}
