//! What crosses the door when something is refused: a short code plus data.
//!
//! The sentence is chosen in the user's language from `error-<code>` in `locales/`.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// A refusal or a failure, told as a code that every language has a sentence for.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ts_rs::TS)]
pub struct AppError {
    /// Kebab-case; `error-<code>` is its message.
    pub code: String,
    /// The values of the message's variables.
    pub data: Map<String, Value>,
}

/// What every request returns.
pub type Reply<T> = Result<T, AppError>;

impl AppError {
    /// An error with no data.
    pub fn new(code: impl Into<String>) -> Self {
        AppError {
            code: code.into(),
            data: Map::new(),
        }
    }

    /// The same error with one more value for its sentence.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl Into<Value>) -> Self {
        self.data.insert(name.to_owned(), value.into());
        self
    }

    /// Something that is a fault of the program: the details go to the log, the user is told where the log is.
    pub fn internal(details: impl std::fmt::Display) -> Self {
        log::error!("internal: {details}");
        AppError::new("internal")
    }
}

impl std::fmt::Display for AppError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.code)?;
        if !self.data.is_empty() {
            write!(f, " {}", Value::Object(self.data.clone()))?;
        }
        Ok(())
    }
}

impl std::error::Error for AppError {}

impl From<store::Error> for AppError {
    fn from(error: store::Error) -> Self {
        if matches!(
            error,
            store::Error::Sqlite(_)
                | store::Error::JournalBroken(_)
                | store::Error::Damaged(_)
                | store::Error::DiskFailed(_)
        ) {
            // A fault of the program: what SQLite says of it is for the log alone.
            log::error!("store: {error}");
            return AppError::new(error.code());
        }
        AppError {
            code: error.code().to_owned(),
            data: object(error.data()),
        }
    }
}

impl From<store::OpenError> for AppError {
    fn from(error: store::OpenError) -> Self {
        log::error!("open: {error}");
        AppError {
            code: error.code().to_owned(),
            data: object(error.data()),
        }
    }
}

fn object(value: Value) -> Map<String, Value> {
    match value {
        Value::Object(map) => map,
        _ => Map::new(),
    }
}
