//! What a person would say to point at something: "the button Conferma", "the field Titolo".

use serde_json::{Value, json};

/// A thing on the screen, by what it is and what it is called.
#[derive(Debug, Clone)]
pub struct Query {
    role: &'static str,
    name: String,
    /// The row it stands in, where several have the same.
    row: Option<String>,
}

/// The button with this name.
pub fn button(name: &str) -> Query {
    Query::new("button", name)
}

/// The link with this name.
pub fn link(name: &str) -> Query {
    Query::new("link", name)
}

/// The input, select, checkbox or radio button with this label.
pub fn field(label: &str) -> Query {
    Query::new("field", label)
}

/// The heading with this text.
pub fn heading(text: &str) -> Query {
    Query::new("heading", text)
}

/// The tab with this name.
pub fn tab(name: &str) -> Query {
    Query::new("tab", name)
}

/// The option of an open list with this name.
pub fn option(name: &str) -> Query {
    Query::new("option", name)
}

/// The table row or list item in which this text stands.
pub fn row(text: &str) -> Query {
    Query::new("row", text)
}

/// The element with this `data-testid`, for what has no name of its own.
pub fn test_id(id: &str) -> Query {
    Query::new("test-id", id)
}

/// The element that this CSS selector finds, for what a person would point at with a finger.
pub fn any(selector: &str) -> Query {
    Query::new("selector", selector)
}

impl Query {
    fn new(role: &'static str, name: &str) -> Self {
        Self {
            role,
            name: name.to_owned(),
            row: None,
        }
    }

    /// Only the one in the row where this text stands.
    #[must_use]
    pub fn in_row(mut self, text: &str) -> Self {
        self.row = Some(text.to_owned());
        self
    }

    pub(super) fn to_arguments(&self) -> Vec<Value> {
        vec![json!(self.role), json!(self.name), json!(self.row)]
    }
}

impl std::fmt::Display for Query {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} \"{}\"", self.role, self.name)?;
        match &self.row {
            Some(row) => write!(f, " in the row \"{row}\""),
            None => Ok(()),
        }
    }
}
