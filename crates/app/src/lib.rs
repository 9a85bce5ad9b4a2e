//! One file per thing a person does; the only door for any shell.
//!
//! A shell opens an [`App`] on a [`DataFolder`], forwards requests to [`dispatch`], and passes on
//! every [`Notice`] to whoever shows data. Nothing here knows of windows or of a network.

mod app;
mod bindings;
mod chart;
mod clock;
mod data_folder;
mod entries;
mod error;
mod event;
mod exports;
mod game;
mod hall;
mod handover;
mod import;
mod label;
mod lots;
mod match_page;
mod notice;
mod offered;
mod paper;
mod people;
mod prizes;
mod program;
mod requests;
mod rounds;
mod rulings;
mod safety;
mod section;
mod standings;

pub use app::{App, Clock, StartTrouble};
pub use bindings::bindings;
pub use clock::CLOCK_VARIABLE;
pub use data_folder::{DATA_VARIABLE, DataFolder};
pub use error::{AppError, Reply};
pub use notice::{Changed, Listener, Notice, Progress};
pub use requests::{REQUESTS, dispatch};
pub use safety::{BackupRow, put_copy_in_place};
