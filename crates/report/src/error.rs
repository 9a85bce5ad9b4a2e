//! What can go wrong while printing.

use std::fmt;

use serde::{Deserialize, Serialize};

/// Why there is no paper.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error, Serialize, Deserialize)]
pub enum ReportError {
    /// A built-in template failed. It is a fault of the program, and names the line.
    #[error("template failed: {}", list(.0))]
    Template(Vec<TemplateProblem>),
    /// The pages were laid out but could not be written as PDF.
    #[error("PDF not written: {}", list(.0))]
    Pdf(Vec<TemplateProblem>),
    /// The data could not be handed to the templates.
    #[error("data not understood: {0}")]
    Data(String),
    /// Somebody asked to stop.
    #[error("stopped on request")]
    Cancelled,
}

/// Something wrong in a template or a logo, with where it is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TemplateProblem {
    /// The file's name within the template folder.
    pub file: String,
    /// Line, from 1, where known.
    pub line: Option<u32>,
    /// Column, from 1, where known.
    pub column: Option<u32>,
    /// What is wrong, in Typst's words.
    pub message: String,
}

impl fmt::Display for TemplateProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.file)?;
        if let Some(line) = self.line {
            write!(f, ":{line}")?;
        }
        write!(f, ": {}", self.message)
    }
}

fn list(problems: &[TemplateProblem]) -> String {
    problems
        .iter()
        .map(ToString::to_string)
        .collect::<Vec<_>>()
        .join("; ")
}
