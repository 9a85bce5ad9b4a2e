//! How much of anything the program takes from outside: from a page, a file, a stick. One list, so that
//! a person can read it; each is checked before memory is taken for what it bounds.

mod texts;

pub use texts::longest_text;

const MIB: u64 = 1 << 20;

/// Bytes of a list of athletes.
pub const LIST_FILE: u64 = 20 * MIB;
/// Bytes of a spreadsheet when it is unpacked.
pub const LIST_UNPACKED: u64 = 200 * MIB;
/// Rows of a list.
pub const LIST_ROWS: usize = 20_000;
/// Columns of a list.
pub const LIST_COLUMNS: usize = 64;
/// Letters of one cell.
pub const LIST_CELL: usize = 2_000;

/// Bytes of an event's file.
pub const EVENT_FILE: u64 = 32 * MIB;
/// Rows of each kind in it.
pub const EVENT_ROWS: usize = 100_000;
/// Sections of an event.
pub const SECTIONS: usize = 64;

/// The first and the last year of any day or instant.
pub const YEARS: std::ops::RangeInclusive<i32> = 1900..=2200;
/// The last place that a prize, a chart or a table of points knows.
pub const LAST_PLACE: u32 = 65_536;
/// Points for one place.
pub const POINTS: u32 = 9_999;
/// The highest number of a round, a table or a sheet.
pub const HIGHEST_NUMBER: u32 = 65_536;

/// Bytes of a logo.
pub const LOGO_FILE: u64 = 4 * MIB;
/// Pixels of a logo along one side.
pub const LOGO_SIDE: usize = 8_192;
/// Pixels of a logo in all.
pub const LOGO_PIXELS: usize = 16_000_000;
/// Bytes of one file among the organiser's own templates.
pub const TEMPLATE_FILE: u64 = 8 * MIB;

/// Bytes of memory for reading a foreign file, in a process of its own.
pub const ASIDE_MEMORY: u64 = 1_024 * MIB;
/// Seconds for it.
pub const ASIDE_SECONDS: u64 = 30;
/// Bytes of its answer.
pub const ASIDE_ANSWER: u64 = 256 * MIB;
