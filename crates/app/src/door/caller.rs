//! Who asks: a device, the person at it, what they are here for, and the language they read.

use messages::Language;

use super::Role;

/// A device that may ask: the laptop itself, or one that was paired with it.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct DeviceId(String);

impl DeviceId {
    /// The laptop's own windows.
    pub fn desk() -> DeviceId {
        DeviceId::new("desk")
    }

    /// A device under the name that its shell gave it.
    pub fn new(name: impl Into<String>) -> DeviceId {
        DeviceId(name.into())
    }

    /// That name.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Who asks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Caller {
    pub device: DeviceId,
    /// As the journal has it; empty while nobody has said who they are.
    pub person: String,
    pub role: Role,
    /// The arbiter's letters, and the words of what is made for this caller.
    pub language: Language,
}

/// In the journal, for a person who has not said their name.
const NOBODY: &str = "–";

impl Caller {
    /// The laptop's own window, before anybody has said who sits there.
    pub fn desk() -> Caller {
        Caller {
            device: DeviceId::desk(),
            person: String::new(),
            role: Role::Desk,
            language: Language::default(),
        }
    }

    /// The person as the journal has it.
    pub(crate) fn who(&self) -> &str {
        match self.person.trim() {
            "" => NOBODY,
            person => person,
        }
    }
}
