//! What the operating system has to provide: found by looking for the thing itself, installed by package.

use std::path::Path;
use std::process::Command;

use crate::process::{must, on_path, output_of, succeeds};

/// How much is needed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum For {
    /// Building the app and opening its window.
    Running,
    /// That, and driving the window unattended.
    Testing,
}

/// One thing to look for, and the packages that bring it.
struct Need {
    what: &'static str,
    debian: &'static str,
    fedora: &'static str,
    arch: &'static str,
    purpose: For,
    present: fn() -> bool,
}

const NEEDS: &[Need] = &[
    Need {
        what: "a C compiler",
        debian: "build-essential",
        fedora: "gcc gcc-c++ make",
        arch: "base-devel",
        purpose: For::Running,
        present: || on_path("cc") && on_path("make"),
    },
    Need {
        what: "pkg-config",
        debian: "pkg-config",
        fedora: "pkgconf-pkg-config",
        arch: "pkgconf",
        purpose: For::Running,
        present: || on_path("pkg-config"),
    },
    Need {
        what: "WebKitGTK and GTK, development files",
        debian: "libwebkit2gtk-4.1-dev",
        fedora: "webkit2gtk4.1-devel",
        arch: "webkit2gtk-4.1",
        purpose: For::Running,
        present: || {
            succeeds(
                "pkg-config",
                &["--exists", "webkit2gtk-4.1", "gtk+-3.0", "libsoup-3.0"],
            )
        },
    },
    Need {
        what: "a font to fall back on",
        debian: "fontconfig fonts-dejavu-core",
        fedora: "fontconfig dejavu-sans-fonts",
        arch: "fontconfig ttf-dejavu",
        purpose: For::Running,
        present: has_a_font,
    },
    Need {
        what: "the WebDriver of WebKitGTK",
        debian: "webkit2gtk-driver",
        fedora: "webkit2gtk4.1",
        arch: "webkit2gtk-4.1",
        purpose: For::Testing,
        present: || on_path("WebKitWebDriver"),
    },
    Need {
        what: "a display without a screen (Xvfb)",
        // xvfb-run, which `run` names where there is no screen, wants xauth.
        debian: "xvfb xauth",
        fedora: "xorg-x11-server-Xvfb xorg-x11-xauth",
        arch: "xorg-server-xvfb xorg-xauth",
        purpose: For::Testing,
        present: || on_path("Xvfb") && on_path("xauth"),
    },
];

/// Installs what is missing, or stops with the command that does.
pub(crate) fn provide(purpose: For) -> Result<(), String> {
    match std::env::consts::OS {
        "linux" => provide_on_linux(purpose),
        "macos" if succeeds("xcode-select", &["-p"]) => window_tests_need_linux(purpose),
        "macos" => Err(
            "The Xcode command line tools are missing. Install them with: xcode-select --install"
                .to_owned(),
        ),
        "windows" => {
            println!(
                "   Windows needs the Microsoft C++ Build Tools (workload \"Desktop development with C++\")\n   \
                 and the WebView2 runtime, which Windows 10 and 11 already have.\n   \
                 If the build stops for want of a linker: winget install Microsoft.VisualStudio.2022.BuildTools"
            );
            window_tests_need_linux(purpose)
        }
        other => Err(format!(
            "Tabellone is built on Linux, macOS and Windows; this is {other}."
        )),
    }
}

fn window_tests_need_linux(purpose: For) -> Result<(), String> {
    if purpose == For::Testing {
        println!("   The tests of the real window run on Linux only; all others run here.");
    }
    Ok(())
}

fn provide_on_linux(purpose: For) -> Result<(), String> {
    let missing = missing(purpose);
    if missing.is_empty() {
        println!("   nothing missing");
        return Ok(());
    }
    for need in &missing {
        println!("   missing: {}", need.what);
    }
    if !on_path("apt-get") {
        return Err(hint_without_apt(&missing));
    }
    let packages = words(missing.iter().map(|need| need.debian));
    let Some(become_root) = way_to_root() else {
        return Err(format!(
            "Installing needs the administrator. Run this, then the same command again:\n\n  \
             sudo apt-get update && sudo apt-get install --no-install-recommends {}",
            packages.join(" ")
        ));
    };
    println!("   installing {}", packages.join(" "));
    // A source that does not answer is apt's warning; whether the packages can be had shows below.
    if must(&mut apt(become_root, &["-q", "update"])).is_err() {
        println!("   apt-get update did not finish; going on with the lists there are");
    }
    let mut install = vec!["-q", "install", "--yes", "--no-install-recommends"];
    install.extend(packages);
    must(&mut apt(become_root, &install))?;
    still_missing(purpose)
}

fn still_missing(purpose: For) -> Result<(), String> {
    let missing = missing(purpose);
    if missing.is_empty() {
        return Ok(());
    }
    let list = missing
        .iter()
        .map(|need| format!("{} (package {})", need.what, need.debian))
        .collect::<Vec<_>>();
    Err(format!(
        "apt-get finished, but still missing: {}",
        list.join(", ")
    ))
}

fn missing(purpose: For) -> Vec<&'static Need> {
    NEEDS
        .iter()
        .filter(|need| purpose == For::Testing || need.purpose == For::Running)
        .filter(|need| !(need.present)())
        .collect()
}

fn has_a_font() -> bool {
    Command::new("fc-list")
        .output()
        .is_ok_and(|output| output.status.success() && !output.stdout.is_empty())
}

/// The words before `apt-get`, if this user may install: none for root, `sudo -n` where it asks nothing.
fn way_to_root() -> Option<&'static [&'static str]> {
    let user = output_of(Command::new("id").arg("-u")).unwrap_or_default();
    if user.trim() == "0" {
        Some(&[])
    } else if succeeds("sudo", &["-n", "true"]) {
        Some(&["sudo", "-n"])
    } else {
        None
    }
}

fn apt(become_root: &[&str], args: &[&str]) -> Command {
    // Through env, because sudo drops the caller's environment.
    let line = [
        become_root,
        &["env", "DEBIAN_FRONTEND=noninteractive", "apt-get"],
        args,
    ]
    .concat();
    let mut command = Command::new(line[0]);
    command.args(&line[1..]).current_dir(Path::new("/"));
    command
}

fn hint_without_apt(missing: &[&Need]) -> String {
    let fedora = words(missing.iter().map(|need| need.fedora)).join(" ");
    let arch = words(missing.iter().map(|need| need.arch)).join(" ");
    let debian = words(missing.iter().map(|need| need.debian)).join(" ");
    format!(
        "This system has no apt-get, so install by hand, then run the same command again:\n\n  \
         Fedora   sudo dnf install {fedora}\n  \
         Arch     sudo pacman -S --needed {arch}\n  \
         others   what Debian calls {debian}"
    )
}

fn words<'a>(lists: impl Iterator<Item = &'a str>) -> Vec<&'a str> {
    let mut words: Vec<&str> = Vec::new();
    for word in lists.flat_map(str::split_whitespace) {
        if !words.contains(&word) {
            words.push(word);
        }
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hint_names_each_package_once_for_each_system() {
        let needs: Vec<&Need> = NEEDS.iter().collect();
        let hint = hint_without_apt(&needs);
        for package in [
            "webkit2gtk4.1-devel",
            "xorg-server-xvfb",
            "libwebkit2gtk-4.1-dev",
        ] {
            assert_eq!(hint.matches(package).count(), 1, "{package} in {hint}");
        }
        assert_eq!(hint.matches(" webkit2gtk-4.1").count(), 1, "{hint}");
    }

    #[test]
    fn apt_keeps_its_questions_to_itself_even_behind_sudo() {
        let command = apt(&["sudo", "-n"], &["update"]);
        let args: Vec<_> = command
            .get_args()
            .map(|arg| arg.to_string_lossy().into_owned())
            .collect();
        assert_eq!(command.get_program(), "sudo");
        assert_eq!(
            args,
            [
                "-n",
                "env",
                "DEBIAN_FRONTEND=noninteractive",
                "apt-get",
                "update"
            ]
        );
    }
}
