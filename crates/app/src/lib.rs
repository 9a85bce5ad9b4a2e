//! One file per thing a person does; the only door for any shell.
//!
//! A shell opens an [`App`] on a [`DataFolder`], forwards requests to [`answer`] with their [`Caller`], and passes on
//! every [`Notice`] to whom it concerns. Nothing here knows of windows or of a network.

mod app;
mod aside;
mod bindings;
mod chart;
mod clock;
mod data_folder;
mod door;
mod entries;
mod error;
mod event;
mod exports;
mod files;
mod game;
mod hall;
mod handover;
mod import;
mod label;
mod lots;
mod match_page;
mod notice;
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

pub use app::{App, Clock, Shared, StartTrouble};
pub use aside::{serve_aside, serve_if_asked};
pub use bindings::bindings;
pub use clock::CLOCK_VARIABLE;
pub use data_folder::{DATA_VARIABLE, DataFolder};
pub use door::{Access, Caller, DeviceId, Request, Role, Roles, TaskId, rights_table};
pub use error::{AppError, Reply};
pub use files::{FileToken, Made, SaveTo};
pub use notice::{Changed, Left, Listener, Notice, Progress, What};
pub use requests::{Answer, Ask, REQUESTS, answer, dispatch};
pub use safety::{BackupRow, CopyId, put_copy_in_place};
pub use store::private_folder;
