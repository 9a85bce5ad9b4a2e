//! A program with everything it starts, ended together.

use std::os::unix::process::CommandExt;
use std::process::{Child, Command};
use std::time::Duration;

use rustix::process::{Pid, Signal, kill_process_group, test_kill_process_group};

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
        let Some(group) = i32::try_from(self.child.id()).ok().and_then(Pid::from_raw) else {
            return;
        };
        // No such group is what we want; nothing else can go wrong with a group of our own.
        let _ = kill_process_group(group, Signal::KILL);
        let _ = self.child.wait();
        let gone = wait_until(Duration::from_secs(5), || {
            test_kill_process_group(group).is_err().then_some(())
        });
        assert!(
            gone.is_some() || std::thread::panicking(),
            "processes of group {group:?} are still there"
        );
    }
}

impl Drop for Group {
    fn drop(&mut self) {
        self.end();
    }
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
                .args(["-c", "sleep 60 & echo $!; wait"])
                .stdout(Stdio::piped());
        });
        let mut line = String::new();
        BufReader::new(group.child().stdout.take().unwrap())
            .read_line(&mut line)
            .unwrap();
        let grandchild = Pid::from_raw(line.trim().parse().unwrap()).unwrap();
        assert!(rustix::process::test_kill_process(grandchild).is_ok());

        drop(group);

        let gone = wait_until(Duration::from_secs(5), || {
            // Until somebody reaps it, an ended process still has its number, in state Z.
            let state =
                std::fs::read_to_string(format!("/proc/{}/stat", line.trim())).unwrap_or_default();
            (state.is_empty() || state.contains(") Z")).then_some(())
        });
        assert!(gone.is_some());
    }
}
