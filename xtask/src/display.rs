//! Is there a screen to open a window on?

use std::path::Path;

/// An error that says what to do when no window can open here.
pub(crate) fn require() -> Result<(), String> {
    if !cfg!(target_os = "linux") {
        return Ok(());
    }
    let variable = |name| std::env::var(name).ok().filter(|value| !value.is_empty());
    if variable("WAYLAND_DISPLAY").is_some() {
        return Ok(());
    }
    let Some(display) = variable("DISPLAY") else {
        return Err(advice(
            "There is no display: neither DISPLAY nor WAYLAND_DISPLAY is set, so no window can open.",
        ));
    };
    match local_number(&display) {
        Some(number) if !x_server_answers(number) => Err(advice(&format!(
            "There is no display: DISPLAY is {display}, but no X server answers there."
        ))),
        _ => Ok(()),
    }
}

fn advice(what: &str) -> String {
    format!(
        "{what}\n\n\
         What to do:\n  \
         - on this machine, run it from a terminal of the graphical session;\n  \
         - on a remote machine, connect with `ssh -X` and run it again;\n  \
         - without any screen, use a virtual one: xvfb-run -a cargo xtask run\n    \
         (package xvfb; `cargo xtask setup` installs it).\n\n\
         `cargo xtask test` needs no display: it brings its own."
    )
}

/// The number in `:N` or `:N.S`; none for a display on another host.
fn local_number(display: &str) -> Option<&str> {
    let number = display.strip_prefix(':')?;
    Some(number.split('.').next().unwrap_or(number))
}

#[cfg(target_os = "linux")]
fn x_server_answers(number: &str) -> bool {
    use std::os::linux::net::SocketAddrExt;
    use std::os::unix::net::{SocketAddr, UnixStream};

    let path = format!("/tmp/.X11-unix/X{number}");
    let abstract_name = SocketAddr::from_abstract_name(&path);
    UnixStream::connect(Path::new(&path)).is_ok()
        || abstract_name.is_ok_and(|address| UnixStream::connect_addr(&address).is_ok())
}

#[cfg(not(target_os = "linux"))]
fn x_server_answers(_number: &str) -> bool {
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_local_displays_have_a_number() {
        let cases = [
            (":0", Some("0")),
            (":99.0", Some("99")),
            ("localhost:10.0", None),
            ("", None),
        ];
        for (display, number) in cases {
            assert_eq!(local_number(display), number, "{display}");
        }
    }
}
