//! Enumerations whose variants have a code, the same in files, in messages and in the interface.

/// Declares an enumeration with one code per variant, `ALL` and `as_str`.
macro_rules! coded {
    (
        $(#[$about:meta])*
        pub enum $name:ident { $($(#[$doc:meta])* $variant:ident = $code:literal,)+ }
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        pub enum $name {
            $($(#[$doc])* #[cfg_attr(feature = "serde", serde(rename = $code))] $variant,)+
        }

        impl $name {
            /// Every value.
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];

            /// The code used in files and messages.
            #[must_use]
            pub const fn as_str(self) -> &'static str {
                match self { $(Self::$variant => $code,)+ }
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.as_str())
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::UnknownCode;

            fn from_str(code: &str) -> Result<Self, Self::Err> {
                let known = Self::ALL.iter().copied().find(|known| known.as_str() == code);
                known.ok_or_else(|| $crate::UnknownCode(code.to_owned()))
            }
        }
    };
}

pub(crate) use coded;

/// A code that names nothing of its kind.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown code {0:?}")]
pub struct UnknownCode(pub String);
