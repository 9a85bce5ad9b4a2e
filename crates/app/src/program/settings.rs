//! Impostazioni: language, theme, text size, shortcuts, who sits at the desk.

use std::collections::BTreeMap;

use messages::Language;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{App, AppError, Reply};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Theme {
    #[default]
    System,
    Light,
    Dark,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[serde(default)]
pub(crate) struct Settings {
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
#[serde(rename_all = "camelCase")]
pub(crate) struct About {
    pub version: String,
    pub data_folder: String,
    pub log_file: String,
}

const KEY: &str = "settings";

pub(crate) fn about(app: &App, (): ()) -> Reply<About> {
    Ok(About {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        data_folder: app.data().root().display().to_string(),
        log_file: app.data().log_file().display().to_string(),
    })
}

pub(crate) fn get_settings(app: &App, (): ()) -> Reply<Settings> {
    Ok(app.settings())
}

pub(crate) fn save_settings(app: &App, settings: Settings) -> Reply<Settings> {
    let settings = Settings {
        text_size: settings.text_size.clamp(100, 200),
        no_show_minutes: settings.no_show_minutes.clamp(1, 120),
        operator: settings.operator.trim().to_owned(),
        ..settings
    };
    let value = serde_json::to_value(&settings).map_err(AppError::internal)?;
    app.store().set_setting(KEY, &value)?;
    app.set_settings(settings.clone());
    app.announce(None);
    Ok(settings)
}

/// The settings kept in the file; unreadable ones give way to the defaults rather than keep the program shut.
pub(crate) fn read_settings(store: &store::Store) -> Reply<Settings> {
    let kept = store.read().setting(KEY)?;
    Ok(kept
        .and_then(|value| serde_json::from_value(value).ok())
        .unwrap_or_default())
}
