//! Takes the gallery: every screen of the sample event in both themes and two sizes,
//! and what the sample alone does not show: other languages, clubs that play, a finished championship,
//! charts of any size, long names, large text.
//!
//! `cargo xtask screens` builds the app and calls this with the folder for the pictures.

#[cfg(target_os = "linux")]
mod album;
#[cfg(target_os = "linux")]
mod scenes;
#[cfg(target_os = "linux")]
mod walk;

#[cfg(target_os = "linux")]
fn main() {
    let mut args = std::env::args().skip(1);
    let folder = args
        .next()
        .expect("the folder for the pictures; call this through `cargo xtask screens`");
    // Further words keep only the pictures whose names begin so.
    walk::take(folder.as_ref(), args.collect());
}

#[cfg(not(target_os = "linux"))]
fn main() {
    panic!("the real window is driven on Linux only");
}
