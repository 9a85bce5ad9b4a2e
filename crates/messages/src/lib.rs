//! The sentences of `locales/`, for Rust code: reports, exports, the journal.
//!
//! The interface reads the same files, so that a word is never translated twice.
//!
//! ```
//! use messages::{Language, Messages};
//!
//! let italian = Messages::for_language(Language::It);
//! assert_eq!(italian.text("app-name", &[]), "Tabellone");
//! ```

mod language;

use std::borrow::Cow;
use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

pub use language::{Language, UnknownLanguage};

mod sources {
    include!(concat!(env!("OUT_DIR"), "/sources.rs"));
}

/// A value put into a sentence.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Value<'a> {
    /// A name, a title: shown as it is.
    Text(Cow<'a, str>),
    /// A count: chooses the plural.
    Number(i64),
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Self {
        Value::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Value<'_> {
    fn from(text: String) -> Self {
        Value::Text(Cow::Owned(text))
    }
}

impl<'a> From<&'a String> for Value<'a> {
    fn from(text: &'a String) -> Self {
        Value::Text(Cow::Borrowed(text))
    }
}

macro_rules! number_values {
    ($($integer:ty),+) => {$(
        impl From<$integer> for Value<'_> {
            fn from(number: $integer) -> Self {
                Value::Number(number as i64)
            }
        }
    )+};
}
number_values!(u8, u16, u32, u64, usize, i32, i64);

/// All sentences of one language.
pub struct Messages {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Messages {
    /// The sentences of `language`; parsed once in the life of the program.
    pub fn for_language(language: Language) -> &'static Messages {
        static ITALIAN: LazyLock<Messages> = LazyLock::new(|| load(Language::It, sources::IT));
        static ENGLISH: LazyLock<Messages> = LazyLock::new(|| load(Language::En, sources::EN));
        static PORTUGUESE: LazyLock<Messages> = LazyLock::new(|| load(Language::Pt, sources::PT));
        match language {
            Language::It => &ITALIAN,
            Language::En => &ENGLISH,
            Language::Pt => &PORTUGUESE,
        }
    }

    /// The language these sentences are in.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Whether there is a sentence under `key`.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// The sentence under `key`, or the key itself where there is none: a hole is seen, and never a crash.
    pub fn text(&self, key: &str, args: &[(&str, Value<'_>)]) -> String {
        let Some(pattern) = self
            .bundle
            .get_message(key)
            .and_then(|message| message.value())
        else {
            return key.to_owned();
        };
        let mut fluent_args = FluentArgs::with_capacity(args.len());
        for (name, value) in args {
            fluent_args.set(*name, to_fluent(value));
        }
        // A missing variable shows as `{$name}` in the sentence; the tests of locales/ catch it before a user does.
        let mut problems = Vec::new();
        self.bundle
            .format_pattern(pattern, Some(&fluent_args), &mut problems)
            .into_owned()
    }

    /// The `.ftl` files of a language with their text, for the tests that compare languages.
    pub fn files(language: Language) -> &'static [(&'static str, &'static str)] {
        match language {
            Language::It => sources::IT,
            Language::En => sources::EN,
            Language::Pt => sources::PT,
        }
    }
}

fn to_fluent<'a>(value: &'a Value<'_>) -> FluentValue<'a> {
    match value {
        Value::Text(text) => FluentValue::from(text.as_ref()),
        Value::Number(number) => FluentValue::from(*number),
    }
}

fn load(language: Language, files: &'static [(&'static str, &'static str)]) -> Messages {
    let mut bundle =
        FluentBundle::new_concurrent(vec![language.tag().parse().expect("a valid tag")]);
    // Direction marks around every value would show as boxes in PDF and in spreadsheets.
    bundle.set_use_isolating(false);
    for (name, text) in files {
        let resource = FluentResource::try_new((*text).to_owned())
            .unwrap_or_else(|(_, errors)| panic!("{}/{name}: {errors:?}", language.tag()));
        bundle
            .add_resource(resource)
            .unwrap_or_else(|errors| panic!("{}/{name}: {errors:?}", language.tag()));
    }
    Messages { language, bundle }
}
