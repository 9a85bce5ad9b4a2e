//! Trascrizione (arts. 12, 13) and PDN, the format in which draughts programs exchange games.

mod commands;
mod decode;
mod lexer;
mod mainline;
mod movetext;
mod reader;
mod reading;
mod tag_line;
mod tags;
mod transcription;
mod writer;

pub use commands::{ClockTimes, clock_times};
pub use movetext::SyntaxFault;
pub use reader::read_pdn;
pub use reading::{PdnError, PdnNote, PdnReading};
pub use tags::{BadTag, Tags};
pub use transcription::{TranscribedPair, transcribe, transcription};
pub use writer::{write_moves, write_pdn};
