//! Who asks, what they may, and how a question is read: everything between a shell and the use cases.

mod arguments;
mod caller;
pub(crate) mod rights;
mod seen;
mod task;

pub(crate) use arguments::read_argument;
pub use caller::{Caller, DeviceId};
pub use rights::{Access, Request, Role, Roles, rights_table};
pub(crate) use seen::time_of;
pub use task::TaskId;
pub(crate) use task::{Task, TaskRef, Tasks, run, stop_task};
