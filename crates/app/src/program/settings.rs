//! Impostazioni: what belongs to a device (language, theme, text size, shortcuts, who is at it), and what holds for the
//! whole program, whoever asks.

use std::collections::BTreeMap;

use messages::Language;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use store::Store;
use ts_rs::TS;

use crate::files::FileToken;
use crate::{App, AppError, DeviceId, Reply, What};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Theme {
    #[default]
    System,
    Light,
    Dark,
}

/// The choices of one device.
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
            last_event: None,
        }
    }
}

/// What holds for everybody.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[serde(default)]
pub(crate) struct Policy {
    pub no_show_minutes: u32,
    /// The organiser's own templates.
    pub template_folder: Option<String>,
}

impl Default for Policy {
    fn default() -> Self {
        Policy {
            no_show_minutes: 15,
            template_folder: None,
        }
    }
}

/// All that is kept of both.
#[derive(Debug, Clone, Default)]
pub(crate) struct Choices {
    pub(crate) devices: BTreeMap<DeviceId, Settings>,
    pub(crate) policy: Policy,
}

#[derive(Debug, Clone, Copy, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct SavePolicy {
    pub no_show_minutes: u32,
}

#[derive(Debug, Clone, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct SetTemplateFolder {
    pub folder: Option<FileToken>,
}

/// What the window needs to know at the start.
#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct About {
    pub version: String,
    pub data_folder: String,
    pub log_file: String,
}

pub(crate) fn about(app: &App, (): ()) -> Reply<About> {
    Ok(About {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        data_folder: app.data().root().display().to_string(),
        log_file: app.data().log_file().display().to_string(),
    })
}

/// The choices of the caller's own device.
pub(crate) fn get_settings(app: &App, (): ()) -> Reply<Settings> {
    Ok(app.settings(app.device()))
}

pub(crate) fn save_settings(app: &App, settings: Settings) -> Reply<Settings> {
    let settings = Settings {
        text_size: settings.text_size.clamp(100, 200),
        operator: settings.operator.trim().to_owned(),
        ..settings
    };
    let most = limits::longest_text("setting", "operator");
    if settings.operator.chars().count() > most {
        return Err(AppError::new("text-too-long").with("most", most));
    }
    change_choices(app, |choices| {
        let device = app.device().clone();
        choices.devices.insert(device, settings.clone());
    })?;
    Ok(settings)
}

pub(crate) fn get_policy(app: &App, (): ()) -> Reply<Policy> {
    Ok(app.policy())
}

pub(crate) fn save_policy(app: &App, arg: SavePolicy) -> Reply<Policy> {
    change_policy(app, |policy| {
        policy.no_show_minutes = arg.no_show_minutes.clamp(1, 120);
    })
}

pub(crate) fn set_template_folder(app: &App, arg: SetTemplateFolder) -> Reply<Policy> {
    let folder = match &arg.folder {
        Some(token) => Some(app.given_folder(token)?.display().to_string()),
        None => None,
    };
    change_policy(app, |policy| policy.template_folder = folder)
}

fn change_policy(app: &App, change: impl FnOnce(&mut Policy)) -> Reply<Policy> {
    change_choices(app, |choices| change(&mut choices.policy))?;
    Ok(app.policy())
}

/// Changes the choices in the file and in memory. Whoever changes others at the same time waits for the file.
pub(crate) fn change_choices(app: &App, change: impl FnOnce(&mut Choices)) -> Reply<()> {
    {
        let mut store = app.store();
        let mut choices = app.choices();
        change(&mut choices);
        write_choices(&mut store, &choices)?;
        app.set_choices(choices);
    }
    app.announce_other(None, What::Settings);
    Ok(())
}

const DEVICES: &str = "devices";
const POLICY: &str = "policy";
/// Where both were kept together, when the laptop was the only device.
const TOGETHER: &str = "settings";

/// The choices kept in the file; unreadable ones give way to the defaults rather than keep the program shut.
pub(crate) fn read_choices(store: &mut Store) -> Reply<Choices> {
    let together = store.read().setting(TOGETHER)?;
    if let Some(together) = together.filter(|value| !value.is_null()) {
        let choices = Choices {
            devices: BTreeMap::from([(DeviceId::desk(), readable(Some(together.clone())))]),
            policy: readable(Some(together)),
        };
        write_choices(store, &choices)?;
        store.set_setting(TOGETHER, &Value::Null)?;
        return Ok(choices);
    }
    let devices: BTreeMap<String, Settings> = readable(store.read().setting(DEVICES)?);
    Ok(Choices {
        devices: devices
            .into_iter()
            .map(|(device, settings)| (DeviceId::new(device), settings))
            .collect(),
        policy: readable(store.read().setting(POLICY)?),
    })
}

fn readable<T: serde::de::DeserializeOwned + Default>(kept: Option<Value>) -> T {
    kept.and_then(|value| serde_json::from_value(value).ok())
        .unwrap_or_default()
}

fn write_choices(store: &mut Store, choices: &Choices) -> Reply<()> {
    let devices: BTreeMap<&str, &Settings> = choices
        .devices
        .iter()
        .map(|(device, settings)| (device.as_str(), settings))
        .collect();
    let devices = serde_json::to_value(devices).map_err(AppError::internal)?;
    let policy = serde_json::to_value(&choices.policy).map_err(AppError::internal)?;
    store.set_setting(DEVICES, &devices)?;
    store.set_setting(POLICY, &policy)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn what_was_kept_together_is_taken_apart_once() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut store = Store::open(&folder.path().join("tabellone.db")).expect("opened");
        let old = json!({
            "language": "pt", "theme": "dark", "textSize": 125, "operator": "Anna", "noShowMinutes": 20,
            "singleKeyShortcuts": false, "shortcuts": { "undo": "F8" }, "templateFolder": "/modelli",
            "lastEvent": 3,
        });
        store.set_setting(TOGETHER, &old).expect("kept");
        let first = read_choices(&mut store).expect("read");
        let desk = &first.devices[&DeviceId::desk()];
        assert_eq!((desk.language, desk.text_size), (Language::Pt, 125));
        assert_eq!((desk.operator.as_str(), desk.last_event), ("Anna", Some(3)));
        assert_eq!(first.policy.no_show_minutes, 20);
        assert_eq!(first.policy.template_folder.as_deref(), Some("/modelli"));
        let again = read_choices(&mut store).expect("read");
        assert_eq!(again.devices, first.devices);
        assert_eq!(again.policy, first.policy);
    }
}
