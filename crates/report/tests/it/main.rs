//! Paper checked against the data it was made from.
//!
//! Positions are read from the laid-out pages, the rest from the PDF itself.

mod bad_data;
mod batch;
mod chart;
mod data;
mod images;
mod pages;
mod pdf;
mod slips;
mod templates;
mod words;
