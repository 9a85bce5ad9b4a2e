//! A crash says where the log is: in the log itself, on the terminal, and in a box that can be read.
//!
//! A process that is going down cannot be trusted to draw, so the box is shown by a second, fresh one:
//! the program started again with [`TELL`] and the sentence.

use std::path::PathBuf;
use std::process::{Command, exit};

use app::{AppError, DataFolder};
use messages::{Language, Messages, Value};

/// `tabellone --tell SENTENCE` shows the sentence in a box and does nothing else.
const TELL: &str = "--tell";

/// Shows the box, if that is what the program was started for.
pub(crate) fn tell_if_asked() {
    let mut args = std::env::args().skip(1);
    if let (Some(TELL), Some(sentence)) = (args.next().as_deref(), args.next()) {
        if has_a_screen() {
            rfd::MessageDialog::new()
                .set_level(rfd::MessageLevel::Error)
                .set_title("Tabellone")
                .set_description(sentence)
                .show();
        }
        exit(0);
    }
}

/// From now on a panic is logged with its place, and the user is told where to find it.
///
/// Only the main thread takes the program down; a request that panics is answered with a sentence.
pub(crate) fn tell_where_the_log_is(data: &DataFolder) {
    let log_file: PathBuf = data.log_file();
    let before = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        log::error!("panic: {panic}");
        log::logger().flush();
        before(panic);
        if std::thread::current().name() == Some("main") {
            let path = log_file.display().to_string();
            tell(&in_words("shell-crashed", &[("path", path.into())]));
        }
    }));
}

/// The program cannot even open a window.
pub(crate) fn cannot_start(problem: &AppError) -> ! {
    log::error!("cannot start: {problem}");
    let args: Vec<(&str, Value<'_>)> = problem
        .data
        .iter()
        .map(|(name, value)| {
            let text = value
                .as_str()
                .map_or_else(|| value.to_string(), str::to_owned);
            (&**name, text.into())
        })
        .collect();
    tell(&in_words(&format!("error-{}", problem.code), &args));
    exit(1)
}

fn tell(sentence: &str) {
    eprintln!("Tabellone: {sentence}");
    // If even this fails, the terminal and the log have the sentence.
    let _ = std::env::current_exe()
        .and_then(|program| Command::new(program).args([TELL, sentence]).spawn());
}

/// Without a screen, or with the name of one that is not there, the box would wait for it for ever.
fn has_a_screen() -> bool {
    #[cfg(target_os = "linux")]
    let found = gtk::init().is_ok();
    #[cfg(not(target_os = "linux"))]
    let found = true;
    found
}

/// The sentence in the system's language: the one that the user chose is in data that may not be readable.
fn in_words(key: &str, args: &[(&str, Value<'_>)]) -> String {
    let language = sys_locale::get_locale()
        .and_then(|tag| tag.get(..2)?.to_lowercase().parse::<Language>().ok())
        .unwrap_or_default();
    Messages::for_language(language).text(key, args)
}
