//! The organiser's desk through the one door: requests in, replies out, on a folder of its own.

mod archived;
mod boards;
mod calls;
mod copies;
mod desk;
mod entries;
mod event_file;
mod exclusion;
mod exports;
mod forecast;
mod forms;
mod garbage;
mod hall;
mod import;
mod journal;
mod line;
mod lots;
mod nonsense;
mod papers;
mod people;
mod prizes;
mod sentences;
mod stopped;
mod workbooks;
