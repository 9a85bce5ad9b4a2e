//! From the start of the program to a window that can be used, and the memory of its processes, beside
//! an empty Tauri window in the same run.
//!
//! `cargo xtask bench start`. The two take turns, and each has been started once before it counts, so that
//! both find their files in memory.

#[cfg(target_os = "linux")]
fn main() {
    linux::main();
}

#[cfg(not(target_os = "linux"))]
fn main() {
    println!("the start is measured on Linux only");
}

#[cfg(target_os = "linux")]
mod linux {
    use std::path::{Path, PathBuf};
    use std::process::Command;
    use std::time::Duration;

    use tests::{Desk, FirstPicture, first_picture};

    const STARTS: usize = 15;

    pub(super) fn main() {
        let built = build();
        let (app, empty) = (built.join("tabellone"), built.join("examples/empty"));
        let folder = tempfile::tempdir().expect("a folder");
        let data = folder.path().join("data");
        Desk::open(&data, "2026-05-20 09:00").ask("create_sample", serde_json::Value::Null);
        let (mut of_app, mut of_empty) = (Vec::new(), Vec::new());
        for start in 0..=STARTS {
            let pair = (first_picture(&empty, &data), first_picture(&app, &data));
            if start > 0 {
                of_empty.push(pair.0);
                of_app.push(pair.1);
            }
        }
        println!("median of {STARTS} starts");
        tell("time to a usable window, ms", &of_app, &of_empty, |seen| {
            milliseconds(seen.time)
        });
        tell("memory of all processes, MiB", &of_app, &of_empty, |seen| {
            seen.memory / 1024
        });
    }

    fn tell(
        what: &str,
        app: &[FirstPicture],
        empty: &[FirstPicture],
        of: fn(&FirstPicture) -> u64,
    ) {
        let (app, empty) = (median(app, of), median(empty, of));
        let ratio = app as f64 / empty as f64;
        println!("{what:<32} Tabellone {app:>5}   empty window {empty:>5}   ratio {ratio:.2}");
    }

    fn median(seen: &[FirstPicture], of: fn(&FirstPicture) -> u64) -> u64 {
        let mut values: Vec<u64> = seen.iter().map(of).collect();
        values.sort_unstable();
        values[values.len() / 2]
    }

    fn milliseconds(time: Duration) -> u64 {
        u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
    }

    /// Builds the app and the empty window as they are shipped; gives the folder they are in.
    fn build() -> PathBuf {
        let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
        let built = Command::new(cargo)
            .args(["build", "--locked", "--release", "--workspace"])
            .args(["--bin", "tabellone", "--example", "empty"])
            .args(["--features", "tauri/custom-protocol"])
            .status();
        assert!(
            built.is_ok_and(|status| status.success()),
            "the app does not build"
        );
        let bench = std::env::current_exe().expect("the path of this program");
        let folder = bench.ancestors().nth(2).unwrap_or(Path::new("."));
        folder.to_owned()
    }
}
