//! Running the app, the demonstration without a window, and the pictures.

use std::path::Path;

use crate::process::{cargo, command, must};
use crate::project::Project;
use crate::steps::Steps;
use crate::{display, node, system};

/// Builds what changed and opens the window.
pub(crate) fn run(project: &Project, args: &[String]) -> Result<(), String> {
    // Before anything else: nobody should wait for a build only to learn that no window can open.
    display::require()?;
    let mut steps = Steps::new();
    steps.must("system packages", || system::provide(system::For::Running))?;
    build_app(project, &mut steps)?;
    println!("── Tabellone is open; close its window to come back here");
    must(&mut command(
        &project.app_binary().to_string_lossy(),
        args,
        &project.root,
    ))
}

/// A whole championship without a window; what it leaves is in `target/demo`.
pub(crate) fn demo(project: &Project) -> Result<(), String> {
    let folder = project.root.join("target/demo");
    let mut steps = Steps::new();
    steps.must("championship", || {
        // Without a package: with the features of the whole project, so that dependencies are built once.
        let args = [
            "run",
            "--locked",
            "--quiet",
            "--example",
            "championship",
            "--",
        ];
        must(cargo(&args, &project.root).arg(&folder))
    })?;
    println!(
        "\nThe database, the files and the papers are in {}",
        shown(project, &folder)
    );
    Ok(())
}

/// Takes the pictures of every screen into `target/screens`, or those whose names begin with one of the
/// given words; the few that the repository shows in `docs/screens` are renewed from them.
pub(crate) fn screens(project: &Project, names: &[String]) -> Result<(), String> {
    let folder = project.root.join("target/screens");
    let mut steps = Steps::new();
    steps.must("system packages", || system::provide(system::For::Testing))?;
    build_app(project, &mut steps)?;
    steps.must("pictures", || {
        // Without a package, as the demonstration.
        let args = ["run", "--locked", "--quiet", "--bin", "screens", "--"];
        let mut take = cargo(&args, &project.root);
        take.arg(&folder).args(names);
        must(take.env("TABELLONE_BIN", project.app_binary()))
    })?;
    let renewed = renew(&project.root.join("docs/screens"), &folder)?;
    println!(
        "\nThe pictures are in {}; {renewed} of them are in docs/screens too",
        shown(project, &folder)
    );
    Ok(())
}

/// Copies the pictures that `shown` already has from the gallery; how many.
fn renew(shown: &Path, gallery: &Path) -> Result<usize, String> {
    let trouble = |error: std::io::Error| format!("{}: {error}", shown.display());
    let mut renewed = 0;
    for picture in std::fs::read_dir(shown).map_err(trouble)? {
        let picture = picture.map_err(trouble)?;
        let taken = gallery.join(picture.file_name());
        if taken.is_file() {
            std::fs::copy(&taken, picture.path()).map_err(trouble)?;
            renewed += 1;
        }
    }
    Ok(renewed)
}

/// The UI, then the app that embeds it.
pub(crate) fn build_app(project: &Project, steps: &mut Steps) -> Result<(), String> {
    steps.must("UI packages", || node::install(project))?;
    steps.must("UI build", || node::build(project))?;
    steps.must("app build", || {
        let args = ["build", "--locked", "--workspace", "--bins"];
        must(&mut cargo(&args, &project.root))
    })
}

fn shown(project: &Project, path: &Path) -> String {
    path.strip_prefix(&project.root)
        .unwrap_or(path)
        .display()
        .to_string()
}
