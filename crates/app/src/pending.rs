//! Requests whose answer is not written yet.
use crate::{App, AppError, Reply};
pub(crate) fn pending<A, R>(_: &App, _: A) -> Reply<R> {
    Err(AppError::new("not-yet"))
}
