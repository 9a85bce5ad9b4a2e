//! The event itself: what it is called, where, when, under which rules.

mod create;
mod delete;
mod forecast;
mod list;
mod logo;
mod next_thing;
mod overview;
mod programme;
mod sample;
mod sections;
mod template;

pub(crate) use create::*;
pub(crate) use delete::*;
pub(crate) use forecast::*;
pub(crate) use list::*;
pub(crate) use logo::*;
pub(crate) use overview::*;
pub(crate) use programme::*;
pub(crate) use sample::*;
pub(crate) use sections::*;
pub(crate) use template::*;
