//! A program with everything it starts, ended together.

use std::os::unix::process::CommandExt;
use std::process::{Child, Command};
use std::time::Duration;

use rustix::process::{Pid, Signal, kill_process_group};

use super::patience::wait_until;

/// A child process at the head of its own process group.
pub(super) struct Group {
    child: Child,
}

impl Group {
    /// Starts the command so that it also dies if this thread goes away without saying goodbye.
    pub(super) fn start(program: &str, prepare: impl FnOnce(&mut Command)) -> Self {
        let mut command = Command::new("setpriv");
        command
            .args(["--pdeathsig", "KILL", program])
            .process_group(0);
        prepare(&mut command);
        let child = command
            .spawn()
            .unwrap_or_else(|error| panic!("{program} cannot start: {error}"));
        Self { child }
    }

    pub(super) fn child(&mut self) -> &mut Child {
        &mut self.child
    }

    /// Ends the whole group at once and waits until nothing of it is left.
    pub(super) fn end(&mut self) {
        let id = self.child.id();
        if let Some(group) = i32::try_from(id).ok().and_then(Pid::from_raw) {
            // No such group is what we want; nothing else can go wrong with a group of our own.
            let _ = kill_process_group(group, Signal::KILL);
        }
        let _ = self.child.wait();
        let gone = wait_until(Duration::from_secs(5), || {
            alive(id).is_empty().then_some(())
        });
        assert!(
            gone.is_some() || std::thread::panicking(),
            "still running: {:?}",
            alive(id)
        );
    }
}

impl Drop for Group {
    fn drop(&mut self) {
        self.end();
    }
}

/// The processes of a group that still run. One that has ended but waits to be reaped, by a first
/// process that may take its time, runs no more.
pub(super) fn alive(group: u32) -> Vec<u32> {
    let processes = std::fs::read_dir("/proc").into_iter().flatten().flatten();
    let ids = processes.filter_map(|entry| entry.file_name().to_str()?.parse::<u32>().ok());
    ids.filter(|id| {
        let stat = std::fs::read_to_string(format!("/proc/{id}/stat")).unwrap_or_default();
        // "12 (name, which may hold anything) S parent group …"
        let mut fields = stat.rsplit(") ").next().unwrap_or_default().split(' ');
        let state = fields.next();
        fields.nth(1) == Some(&group.to_string()) && state != Some("Z")
    })
    .collect()
}

#[cfg(test)]
mod tests {
    use std::io::{BufRead, BufReader};
    use std::process::Stdio;

    use super::*;

    #[test]
    fn grandchildren_go_too() {
        let mut group = Group::start("sh", |command| {
            command
                .args(["-c", "sleep 60 & echo ready; wait"])
                .stdout(Stdio::piped());
        });
        let mut line = String::new();
        BufReader::new(group.child().stdout.take().unwrap())
            .read_line(&mut line)
            .unwrap();
        let id = group.child().id();
        assert_eq!(alive(id).len(), 2, "the shell and its sleep");

        drop(group);

        assert_eq!(alive(id), Vec::<u32>::new());
    }
}
