//! A display of our own, on a number nobody uses.

use std::ffi::OsStr;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::Stdio;

use super::group::Group;

/// A running Xvfb.
pub(super) struct Display {
    _server: Group,
    /// What goes into `DISPLAY`.
    pub(super) name: String,
}

impl Display {
    pub(super) fn start(width: u32, height: u32) -> Self {
        Self::start_with(width, height, &[])
    }

    /// A display whose picture lies in a file of this folder, where [`super::first_picture`] reads it.
    pub(super) fn start_in_file(width: u32, height: u32, folder: &Path) -> Self {
        Self::start_with(width, height, &[OsStr::new("-fbdir"), folder.as_os_str()])
    }

    fn start_with(width: u32, height: u32, more: &[&OsStr]) -> Self {
        let mut server = Group::start("Xvfb", |command| {
            // With -displayfd the server picks a free number itself and prints it when it is ready.
            command
                .args([
                    "-displayfd",
                    "1",
                    "-screen",
                    "0",
                    &format!("{width}x{height}x24"),
                ])
                .args(["-nolisten", "tcp", "-noreset"])
                .args(more)
                .stdin(Stdio::null())
                .stdout(Stdio::piped())
                .stderr(Stdio::null());
        });
        let mut number = String::new();
        if let Some(stdout) = server.child().stdout.take() {
            BufReader::new(stdout)
                .read_line(&mut number)
                .expect("Xvfb prints its number");
        }
        assert!(
            !number.trim().is_empty(),
            "Xvfb did not start; `cargo xtask setup` installs it"
        );
        Self {
            _server: server,
            name: format!(":{}", number.trim()),
        }
    }
}
