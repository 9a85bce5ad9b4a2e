//! The picture at the head of every paper. It comes from outside, so it is looked at aside before it is kept.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Mutex, PoisonError};

use serde::Deserialize;
use store::{EventId, LogoKind};
use ts_rs::TS;

use super::create::refuse_if_archived;
use crate::app::Doing;
use crate::aside::{self, Failed, Job};
use crate::files::{FileToken, GivenFile};
use crate::{App, AppError, Reply};

/// A PNG, JPEG or SVG file; none takes it away.
#[derive(Debug, Clone, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct SetLogo {
    pub event: EventId,
    pub file: Option<FileToken>,
}

pub(crate) fn set_logo(app: &App, arg: SetLogo) -> Reply<()> {
    let logo = match &arg.file {
        Some(file) => Some(read_logo(&app.given_file(file)?)?),
        None => None,
    };
    app.change(Doing::new("logo-changed", arg.event), |change| {
        let event = change.read().get::<store::Event>(arg.event)?;
        refuse_if_archived(&event)?;
        change.delete_under::<store::Logo>(arg.event)?;
        if let Some((kind, image)) = logo {
            change.insert(&store::Logo {
                event_id: arg.event,
                kind,
                image,
            })?;
        }
        Ok(())
    })
}

/// Refuses a picture that cannot stand on a paper. One that was looked at is known from then on.
pub(crate) fn check_logo(kind: LogoKind, image: &[u8]) -> Reply<()> {
    static KNOWN: Mutex<Option<HashMap<u64, Reply<()>>>> = Mutex::new(None);
    let mut hasher = DefaultHasher::new();
    (kind as u8, image).hash(&mut hasher);
    let key = hasher.finish();
    let known = || KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(checked) = known().get_or_insert_default().get(&key) {
        return checked.clone();
    }
    let checked = match aside::ask(&Job::Logo { kind }, &[image], &mut || Ok(())) {
        Ok(_) => Ok(()),
        Err(Failed::OutOfBounds) => Err(AppError::new("logo-unreadable")),
        Err(Failed::Refused(problem)) => Err(problem),
    };
    known().get_or_insert_default().insert(key, checked.clone());
    checked
}

/// A picture is known by how it begins, not by its name.
fn read_logo(given: &GivenFile) -> Reply<(LogoKind, Vec<u8>)> {
    let image = given.read(limits::LOGO_FILE, || AppError::new("logo-size-bounded"))?;
    let start = String::from_utf8_lossy(&image[..image.len().min(1024)]).to_lowercase();
    let kind = match () {
        () if image.starts_with(b"\x89PNG\r\n\x1a\n") => LogoKind::Png,
        () if image.starts_with(b"\xff\xd8\xff") => LogoKind::Jpeg,
        () if start.contains("<svg") => LogoKind::Svg,
        () => return Err(AppError::new("logo-kind-known")),
    };
    check_logo(kind, &image)?;
    Ok((kind, image))
}
