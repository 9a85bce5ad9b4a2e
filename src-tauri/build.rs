//! Checks the shell's permissions and embeds its icons.

fn main() {
    // Only these may be called from a page; each is named again in `capabilities/`.
    let manifest = tauri_build::AppManifest::new().commands(&[
        "request",
        "choose_open",
        "choose_folder",
        "save_made",
        "open_made",
        "open_saved",
        "open_hall",
        "close_hall",
        "hall_is_open",
        "start_trouble",
        "recover",
    ]);
    tauri_build::try_build(tauri_build::Attributes::new().app_manifest(manifest))
        .expect("the shell's manifest is sound");
}
