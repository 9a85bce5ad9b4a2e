//! A crash says where the log is: in the log itself, on the terminal, and in a box that can be read.
//!
//! A process that is going down cannot be trusted to draw, so the box is shown by a second, fresh one:
//! the program started again with [`TELL`] and the sentence.

use std::io::Write;
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
    let data = data.clone();
    let before = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        let logged = write_down(&data, &format!("panic: {panic}"));
        before(panic);
        if std::thread::current().name() == Some("main") {
            tell(&with_log(in_words("shell-crashed", &[]), logged));
        }
    }));
}

/// The program cannot even open a window; without `data` there is no log either.
pub(crate) fn cannot_start(problem: &AppError, data: Option<&DataFolder>) -> ! {
    let logged = data.and_then(|data| write_down(data, &format!("cannot start: {problem}")));
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
    let sentence = in_words(&format!("error-{}", problem.code), &args);
    tell(&with_log(sentence, logged));
    exit(1)
}

/// Whether what is logged goes to a file: not before the log is set up, nor where it cannot be written.
pub(crate) fn is_logging() -> bool {
    log::max_level() != log::LevelFilter::Off
}

/// Logs a line, or writes it into the log's file where nobody logs yet; says which file has it now.
fn write_down(data: &DataFolder, line: &str) -> Option<String> {
    if is_logging() {
        log::error!("{line}");
        log::logger().flush();
    } else {
        let mut file = data.open_log().ok()?;
        writeln!(file, "{line}").ok()?;
    }
    Some(data.log_file().display().to_string())
}

/// The sentence, and where more can be read if it can.
fn with_log(sentence: String, log_file: Option<String>) -> String {
    match log_file {
        Some(path) => {
            let more = in_words("start-trouble-log", &[("path", path.into())]);
            format!("{sentence} {more}")
        }
        None => sentence,
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_happens_before_the_log_is_set_up_is_in_it_nevertheless() {
        let folder = tempfile::tempdir().unwrap();
        let data = DataFolder::at(folder.path()).unwrap();
        assert!(!is_logging());
        let file = write_down(&data, "panic: too early").unwrap();
        assert_eq!(
            std::fs::read_to_string(&file).unwrap(),
            "panic: too early\n"
        );
        assert!(with_log("Stopped.".to_owned(), Some(file.clone())).ends_with(&file));
    }

    #[test]
    fn a_log_that_cannot_be_written_is_not_named() {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("logs"), "in the way").unwrap();
        let data = DataFolder::at(folder.path()).unwrap();
        assert_eq!(write_down(&data, "panic"), None);
        assert_eq!(with_log("Stopped.".to_owned(), None), "Stopped.");
    }
}
