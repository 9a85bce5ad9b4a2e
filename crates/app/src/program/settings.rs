//! Impostazioni: language, theme, text size, shortcuts, who sits at the desk.

use std::collections::BTreeMap;

use messages::Language;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Theme {
    #[default]
    System,
    Light,
    Dark,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default)]
pub struct Settings {
    pub language: Language,
    pub theme: Theme,
    /// Per cent, 100 to 200.
    pub text_size: u16,
    /// Who is at the keyboard: it stands in the journal and on rulings.
    pub operator: String,
    pub single_key_shortcuts: bool,
    /// Changed shortcuts by action.
    pub shortcuts: BTreeMap<String, String>,
    pub no_show_minutes: u32,
    /// The organiser's own templates.
    pub template_folder: Option<String>,
    /// The last event on screen opens again.
    pub last_event: Option<i64>,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            language: Language::It,
            theme: Theme::System,
            text_size: 100,
            operator: String::new(),
            single_key_shortcuts: true,
            shortcuts: BTreeMap::new(),
            no_show_minutes: 15,
            template_folder: None,
            last_event: None,
        }
    }
}

/// What the window needs to know at the start.
#[derive(Debug, Clone, Serialize, TS)]
pub struct About {
    pub version: String,
    pub data_folder: String,
    pub log_file: String,
}
