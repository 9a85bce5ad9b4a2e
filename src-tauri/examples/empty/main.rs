//! A Tauri window with one word in it and nothing behind it: what the start of Tabellone is measured
//! against (`cargo xtask bench`).

use tauri::{WebviewUrl, WebviewWindowBuilder};

fn main() {
    tauri::Builder::default()
        .setup(|tauri_app| {
            WebviewWindowBuilder::new(tauri_app, "main", WebviewUrl::App("index.html".into()))
                .title("Empty")
                .inner_size(1280.0, 800.0)
                .build()?;
            Ok(())
        })
        .run(tauri::generate_context!("examples/empty/tauri.conf.json"))
        .expect("an empty window");
}
