//! The file turns out to be damaged or gone while it is open: told on every page until a copy has taken its place.

use super::automatic::Copying;
use crate::app::lock;
use crate::{App, AppError, Reply};

/// The refusals after which only a copy helps.
const DAMAGE: [&str; 3] = ["file-damaged", "data-gone", "not-a-database"];

/// What is wrong with the data themselves; nothing when all is well.
pub(crate) fn data_trouble(app: &App, (): ()) -> Reply<Option<AppError>> {
    Ok(lock(&app.copying).damage.clone())
}

impl App {
    /// Remembers a refusal that tells of damage, and lets everybody know.
    pub(crate) fn note_damage(&self, problem: AppError) {
        if !DAMAGE.contains(&problem.code.as_str()) {
            return;
        }
        let is_news = {
            let Copying {
                damage, trouble, ..
            } = &mut *lock(&self.copying);
            *trouble = Some(problem.clone());
            damage.replace(problem).is_none()
        };
        if is_news {
            self.announce(None);
        }
    }

    /// A sound copy has taken the file's place.
    pub(super) fn forget_damage(&self) {
        let Copying {
            damage, trouble, ..
        } = &mut *lock(&self.copying);
        (*damage, *trouble) = (None, None);
    }
}
