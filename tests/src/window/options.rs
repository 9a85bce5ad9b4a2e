//! How a window is opened.

/// Size, theme and language of a window under test.
#[derive(Debug, Clone)]
pub struct Options {
    pub(super) width: u32,
    pub(super) height: u32,
    pub(super) theme: Theme,
    pub(super) language: String,
    pub(super) clock: Option<String>,
}

/// What the system asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Theme {
    Light,
    Dark,
}

impl Default for Options {
    /// The smallest screen we promise, light, in Italian.
    fn default() -> Self {
        Self {
            width: 1280,
            height: 720,
            theme: Theme::Light,
            language: "it".to_owned(),
            clock: None,
        }
    }
}

impl Options {
    #[must_use]
    pub fn size(mut self, width: u32, height: u32) -> Self {
        (self.width, self.height) = (width, height);
        self
    }

    #[must_use]
    pub fn theme(mut self, theme: Theme) -> Self {
        self.theme = theme;
        self
    }

    /// The language chosen in the program's settings: `it`, `en` or `pt`.
    #[must_use]
    pub fn language(mut self, language: &str) -> Self {
        language.clone_into(&mut self.language);
        self
    }

    /// The instant at which the program starts, instead of now.
    #[must_use]
    pub fn clock(mut self, start: &str) -> Self {
        self.clock = Some(start.to_owned());
        self
    }
}
