//! `cargo xtask`: everything a developer starts by hand, from a fresh clone to a package.
//!
//! One file per command. A command is a list of steps; each step says what it does and how long it took.

mod bench;
mod dependencies;
mod display;
mod node;
mod package;
mod process;
mod project;
mod run;
mod steps;
mod system;
mod test;

use std::process::ExitCode;

use crate::project::Project;
use crate::steps::Steps;

const HELP: &str = "\
cargo xtask COMMAND

  setup            install what building, running and testing need
  run [ARGS]       build the app if something changed, and open its window
  test [STEP…]     check everything; with names, only those steps (`test --list`)
  bench [NAME…]    measure in release mode; results also in target/bench.txt
  package          make the Debian package
  demo             play a whole championship with no window, into target/demo
  screens [NAME…]  take pictures of every screen into target/screens, or of those whose names begin so

Each command first installs what it needs, or says which command does.";

fn main() -> ExitCode {
    let mut args = std::env::args().skip(1);
    let command = args.next().unwrap_or_default();
    let rest: Vec<String> = args.collect();
    if command.is_empty() || rest.iter().any(|arg| arg == "--help" || arg == "-h") {
        println!("{HELP}");
        return ExitCode::SUCCESS;
    }
    match dispatch(&command, &rest) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("\n{message}");
            ExitCode::FAILURE
        }
    }
}

fn dispatch(command: &str, rest: &[String]) -> Result<(), String> {
    let project = Project::find()?;
    match command {
        "setup" => setup(&project),
        "run" => run::run(&project, rest),
        "test" => test::test(&project, rest),
        "bench" => bench::bench(&project, rest),
        "package" => package::package(&project),
        "demo" => run::demo(&project),
        "screens" => run::screens(&project, rest),
        "help" | "--help" | "-h" => {
            println!("{HELP}");
            Ok(())
        }
        unknown => Err(format!("There is no command `{unknown}`.\n\n{HELP}")),
    }
}

fn setup(project: &Project) -> Result<(), String> {
    let mut steps = Steps::new();
    steps.must("system packages", || system::provide(system::For::Testing))?;
    steps.must("UI packages", || node::install(project))?;
    println!("\nReady. Next: cargo xtask run, or cargo xtask test");
    Ok(())
}
