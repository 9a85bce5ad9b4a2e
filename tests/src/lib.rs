//! What the tests of whole days and of the real window share.
//!
//! A [`Championship`] is played at a [`Desk`] through the one door that the window uses too.
//!
//! The window is driven as a person would: by the words on its buttons and the labels of its fields.
//!
//! ```no_run
//! use tests::{Window, button, field};
//!
//! let mut window = Window::open();
//! window.click(&button("Nuova manifestazione"));
//! window.fill(&field("Titolo"), "Campionato di prova");
//! window.reopen();
//! window.see("Campionato di prova");
//! ```

mod championship;
mod desk;
mod hall;
#[cfg(target_os = "linux")]
mod screens;
mod seen;
mod shell;
#[cfg(target_os = "linux")]
mod window;

pub use championship::{Championship, chart_text, prizes_text, standings_text};
pub use desk::Desk;
pub use hall::Hall;
pub use seen::seen;

#[cfg(target_os = "linux")]
pub use screens::{EMPTY, Screen, screens_of_the_sample};
#[cfg(target_os = "linux")]
pub use window::{
    Barriers, FirstPicture, Options, Query, Theme, Window, any, app_binary, button, field,
    first_picture, heading, link, option, row, tab, test_id,
};
