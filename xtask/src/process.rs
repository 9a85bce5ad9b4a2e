//! Starting other programs, with errors that say which one and how it ended.

use std::ffi::OsStr;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};

/// A command that runs in `dir`.
pub(crate) fn command<S: AsRef<OsStr>>(program: &str, args: &[S], dir: &Path) -> Command {
    let mut command = Command::new(program);
    command.args(args).current_dir(dir);
    command
}

/// Cargo as it was called, so that `cargo +toolchain xtask` keeps its toolchain.
pub(crate) fn cargo<S: AsRef<OsStr>>(args: &[S], dir: &Path) -> Command {
    let program = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    command(&program, args, dir)
}

/// Runs to the end with the terminal shared.
pub(crate) fn must(command: &mut Command) -> Result<(), String> {
    let status = command
        .status()
        .map_err(|error| cannot_start(command, &error))?;
    if status.success() {
        Ok(())
    } else {
        Err(format!("`{}` failed ({status})", line_of(command)))
    }
}

/// Runs to the end and gives what it printed.
pub(crate) fn output_of(command: &mut Command) -> Result<String, String> {
    let output = command
        .stderr(Stdio::inherit())
        .output()
        .map_err(|error| cannot_start(command, &error))?;
    if !output.status.success() {
        return Err(format!("`{}` failed ({})", line_of(command), output.status));
    }
    String::from_utf8(output.stdout)
        .map_err(|_| format!("`{}` printed something that is not text", line_of(command)))
}

/// True when the command can be started and succeeds; says nothing.
pub(crate) fn succeeds(program: &str, args: &[&str]) -> bool {
    Command::new(program)
        .args(args)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

/// True when a program of this name is on the PATH.
pub(crate) fn on_path(program: &str) -> bool {
    let paths = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&paths).any(|dir| dir.join(program).is_file())
}

/// Runs with the terminal shared, and hands every line of standard output to `see` as well.
pub(crate) fn must_watching(
    command: &mut Command,
    mut see: impl FnMut(&str),
) -> Result<(), String> {
    let mut child = command
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|error| cannot_start(command, &error))?;
    let mut terminal = std::io::stdout();
    if let Some(stdout) = child.stdout.take() {
        let mut lines = BufReader::new(stdout);
        let mut bytes = Vec::new();
        while lines
            .read_until(b'\n', &mut bytes)
            .is_ok_and(|read| read > 0)
        {
            // A closed terminal must not stop the work: its result still counts.
            let _ = terminal.write_all(&bytes).and_then(|()| terminal.flush());
            see(String::from_utf8_lossy(&bytes).trim_end());
            bytes.clear();
        }
    }
    let status = child
        .wait()
        .map_err(|error| cannot_start(command, &error))?;
    if status.success() {
        Ok(())
    } else {
        Err(format!("`{}` failed ({status})", line_of(command)))
    }
}

fn line_of(command: &Command) -> String {
    let program = Path::new(command.get_program());
    let mut line = program
        .file_name()
        .unwrap_or(command.get_program())
        .to_string_lossy()
        .into_owned();
    for arg in command.get_args() {
        line.push(' ');
        line.push_str(&arg.to_string_lossy());
    }
    line
}

fn cannot_start(command: &Command, error: &std::io::Error) -> String {
    format!("`{}` could not start: {error}", line_of(command))
}
