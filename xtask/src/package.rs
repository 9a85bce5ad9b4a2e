//! The Debian package: release build, desktop entry and icon, made by Tauri's own bundler.

use std::path::PathBuf;

use crate::process::{cargo, must};
use crate::project::Project;
use crate::steps::Steps;
use crate::{node, system};

pub(crate) fn package(project: &Project) -> Result<(), String> {
    if !cfg!(target_os = "linux") {
        return Err(
            "The Debian package is made on Linux. Here, use: ui/node_modules/.bin/tauri build"
                .to_owned(),
        );
    }
    let mut steps = Steps::new();
    steps.must("system packages", || system::provide(system::For::Running))?;
    steps.must("ui-packages", || node::install(project))?;
    steps.must("ui-build", || node::build(project))?;
    println!("   (the next step builds everything for release: a quarter of an hour on two cores)");
    steps.must("app build", || {
        // As one workspace, which shares its build with the benchmarks; Tauri's CLI would not.
        let args = ["build", "--locked", "--release", "--workspace"];
        let mut build = cargo(&args, &project.root);
        must(build.args(["--bin", "tabellone", "--features", "tauri/custom-protocol"]))
    })?;
    steps.must("package", || {
        must(&mut node::tauri(
            project,
            &["bundle", "--bundles", "deb", "--ci"],
        ))
    })?;
    for package in packages(project)? {
        println!(
            "\n{}\nInstall it with: sudo apt install {}",
            package.display(),
            package.display()
        );
    }
    Ok(())
}

fn packages(project: &Project) -> Result<Vec<PathBuf>, String> {
    let folder = project.target.join("release/bundle/deb");
    let inside =
        std::fs::read_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let paths = inside.filter_map(|entry| entry.ok().map(|entry| entry.path()));
    let found: Vec<PathBuf> = paths
        .filter(|path| path.extension().is_some_and(|kind| kind == "deb"))
        .collect();
    if found.is_empty() {
        Err(format!("no package was left in {}", folder.display()))
    } else {
        Ok(found)
    }
}
