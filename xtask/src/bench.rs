//! Benchmarks, in release mode; what they print is kept in `target/bench.txt`.

use std::fmt::Write;

use serde_json::Value;

use crate::process::{cargo, must_watching, output_of};
use crate::project::Project;
use crate::steps::Steps;
use crate::{node, system};

pub(crate) fn bench(project: &Project, wanted: &[String]) -> Result<(), String> {
    let mut benches = find(project)?;
    benches.retain(|(_, name)| wanted.is_empty() || wanted.contains(name));
    if benches.is_empty() {
        return Err("There is no such benchmark.".to_owned());
    }
    let mut steps = Steps::new();
    // One of them starts the real window.
    steps.must("system packages", || system::provide(system::For::Testing))?;
    steps.must("ui-packages", || node::install(project))?;
    steps.must("ui-build", || node::build(project))?;
    let mut kept = String::new();
    for (package, name) in &benches {
        steps.must(&format!("{package}: {name}"), || {
            // As one workspace, so that all benchmarks share one build of what they depend on.
            let args = ["bench", "--locked", "--workspace", "--bench", name];
            let mut run = cargo(&args, &project.root);
            let _ = writeln!(kept, "# {package}: {name}");
            must_watching(&mut run, |line| {
                kept.push_str(line);
                kept.push('\n');
            })
        })?;
    }
    let file = project.root.join("target/bench.txt");
    std::fs::create_dir_all(project.root.join("target"))
        .and_then(|()| std::fs::write(&file, kept))
        .map_err(|error| format!("{}: {error}", file.display()))?;
    println!("\nKept in target/bench.txt");
    Ok(())
}

/// Package and name of every benchmark in the workspace.
fn find(project: &Project) -> Result<Vec<(String, String)>, String> {
    let text = output_of(&mut cargo(
        &["metadata", "--format-version=1", "--no-deps"],
        &project.root,
    ))?;
    let metadata: Value = serde_json::from_str(&text).map_err(|error| error.to_string())?;
    let mut found = Vec::new();
    for package in metadata["packages"].as_array().into_iter().flatten() {
        for target in package["targets"].as_array().into_iter().flatten() {
            if target["kind"][0] == "bench"
                && let (Some(package), Some(name)) =
                    (package["name"].as_str(), target["name"].as_str())
            {
                found.push((package.to_owned(), name.to_owned()));
            }
        }
    }
    Ok(found)
}
