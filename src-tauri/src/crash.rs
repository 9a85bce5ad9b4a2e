//! A crash says where the log is, in a box that can be read, and in the log itself.

use std::fmt::Display;
use std::path::PathBuf;
use std::process::exit;

use app::DataFolder;

/// From now on a panic is logged with its place, and the user is told where to find it.
pub(crate) fn tell_where_the_log_is(data: &DataFolder) {
    let log_file: PathBuf = data.log_file();
    let before = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        log::error!("panic: {panic}");
        log::logger().flush();
        before(panic);
        eprintln!("Tabellone: {}", log_file.display());
    }));
}

/// The program cannot even open a window: one plain sentence on the terminal.
pub(crate) fn cannot_start(problem: &dyn Display) -> ! {
    log::error!("cannot start: {problem}");
    eprintln!("Tabellone: {problem}");
    exit(1)
}
