//! Surroundings for a program that nothing of the user's own session touches.

use std::path::Path;
use std::process::Command;

use super::display::Display;

/// On this display, with a home of its own, on no bus, in Rome.
pub(super) fn by_itself(command: &mut Command, display: &Display, home: &Path) {
    command
        .env("DISPLAY", &display.name)
        .env_remove("WAYLAND_DISPLAY")
        .env("GDK_BACKEND", "x11")
        // A virtual display has no graphics card to share buffers with.
        .env("WEBKIT_DISABLE_DMABUF_RENDERER", "1")
        .env("LIBGL_ALWAYS_SOFTWARE", "1")
        .env("LC_ALL", "C.UTF-8")
        .env("TZ", "Europe/Rome")
        .env("HOME", home)
        .env("XDG_CACHE_HOME", home.join("cache"))
        .env("XDG_CONFIG_HOME", home.join("config"))
        .env("XDG_DATA_HOME", home.join("share"))
        .env("XDG_RUNTIME_DIR", home)
        // An address where nobody listens, so that no bus is found or started.
        .env(
            "DBUS_SESSION_BUS_ADDRESS",
            format!("unix:path={}", home.join("no-bus").display()),
        )
        .env("NO_AT_BRIDGE", "1");
}
