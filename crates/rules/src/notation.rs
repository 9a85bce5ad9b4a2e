//! Trascrizione (arts. 12, 13) and PDN, the format in which draughts programs exchange games.

mod decode;
mod lexer;
mod mainline;
mod movetext;
mod reader;
mod tags;
mod transcription;
mod writer;

pub use movetext::SyntaxFault;
pub use reader::{PdnError, PdnNote, PdnReading, read_pdn};
pub use tags::{BadTag, Tags};
pub use transcription::{TranscribedPair, transcribe, transcription};
pub use writer::write_pdn;
