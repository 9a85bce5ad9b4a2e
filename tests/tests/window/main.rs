//! The real window, driven as a person would; one module per subject.
//!
//! Run with `cargo xtask test window`, which builds the app first.

#![cfg(target_os = "linux")]

mod copies;
mod day;
mod doors;
mod event;
mod hall;
mod papers;
mod screens;
mod trouble;
mod ways;
