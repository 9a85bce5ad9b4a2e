//! The event itself: what it is called, where, when, under which rules.

mod create;
mod delete;
mod forecast;
mod list;
mod overview;
mod programme;
mod sample;
mod sections;
mod template;

pub use create::*;
pub(crate) use delete::*;
pub(crate) use forecast::*;
pub use list::*;
pub use overview::*;
pub use programme::*;
pub(crate) use sample::*;
pub use sections::*;
pub use template::*;
