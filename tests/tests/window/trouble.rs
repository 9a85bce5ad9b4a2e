//! Data that cannot be opened: a clear sentence, and the file stays as it was.

use std::fs;
use std::path::Path;

use tests::{Options, Window};

/// Opens the app on a data folder with this database, and gives the database as it is afterwards.
fn opened_on(database: &[u8], sentence: &str) -> Vec<u8> {
    let place = |data: &Path| data.join("tabellone.db");
    let window = Window::open_prepared(Options::default(), |data| {
        fs::write(place(data), database).expect("the file is written");
    });
    window.see(sentence);
    fs::read(place(&window.data())).expect("the file is still there")
}
