//! The organiser's desk through the one door: requests in, replies out, on a folder of its own.

mod copies;
mod desk;
mod event_file;
mod exports;
mod forms;
mod import;
mod people;
mod sentences;
