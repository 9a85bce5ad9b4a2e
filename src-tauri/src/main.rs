//! Tabellone's desktop shell: windows, dialogs, permissions. Every decision is made in `app`.

// No console window beside the program on Windows.
#![cfg_attr(not(debug_assertions), windows_subsystem = "windows")]

mod crash;
mod desk;
mod dialogs;
mod papers;
mod windows;

use std::sync::Arc;

use app::{AppError, DataFolder, DeviceId};
use tauri::{Emitter, Manager};
use tauri_plugin_log::{RotationStrategy, Target, TargetKind, TimezoneStrategy};

use crate::desk::Desk;

/// One log file may grow to this many bytes; four older ones are kept.
const LOG_SIZE: u128 = 1_000_000;

fn main() {
    app::serve_if_asked();
    crash::tell_if_asked();
    let data = match DataFolder::find() {
        Ok(data) => data,
        Err(problem) => crash::cannot_start(&problem, None),
    };
    crash::tell_where_the_log_is(&data);

    let mut builder = tauri::Builder::default();
    // In a folder that cannot be written the program still opens its window, and says so there.
    if data.open_log().is_ok() {
        builder = builder.plugin(
            tauri_plugin_log::Builder::new()
                .clear_targets()
                .target(Target::new(TargetKind::Folder {
                    path: data.logs(),
                    file_name: Some("tabellone".into()),
                }))
                .level(log::LevelFilter::Info)
                .max_file_size(LOG_SIZE)
                .rotation_strategy(RotationStrategy::KeepSome(4))
                .timezone_strategy(TimezoneStrategy::UseLocal)
                .build(),
        );
    }
    // A data folder of its own (tests, a USB stick) is another program as far as the user is concerned;
    // two programs on one folder are kept apart by the store's lock.
    if data.is_the_default() {
        builder = builder.plugin(tauri_plugin_single_instance::init(
            |handle, _arguments, _folder| {
                windows::bring_to_front(handle);
            },
        ));
    }
    let of_desk = data.clone();
    let window_state = data.root().join("windows.json");
    let result = builder
        .plugin(
            tauri_plugin_window_state::Builder::new()
                .with_filename(window_state.to_string_lossy())
                .build(),
        )
        .plugin(tauri_plugin_dialog::init())
        .plugin(tauri_plugin_opener::init())
        .invoke_handler(tauri::generate_handler![
            desk::request,
            desk::start_trouble,
            desk::recover,
            dialogs::choose_open,
            dialogs::choose_folder,
            dialogs::save_made,
            dialogs::open_made,
            dialogs::open_saved,
            windows::open_hall,
            windows::close_hall,
            windows::hall_is_open,
        ])
        .setup(move |tauri_app| {
            let handle = tauri_app.handle().clone();
            let desk = Desk::new(
                of_desk,
                Arc::new(move |notice| {
                    if notice
                        .concerns()
                        .is_none_or(|device| device == DeviceId::desk())
                    {
                        // A window that is gone simply does not listen any more.
                        let _ = handle.emit(notice.channel(), notice);
                    }
                }),
            );
            tauri_app.manage(desk);
            tauri_app.manage(dialogs::Saved::default());
            let handle = tauri_app.handle().clone();
            std::thread::spawn(move || {
                handle.state::<Desk>().opened();
            });
            windows::open_main(tauri_app.handle())?;
            Ok(())
        })
        .build(tauri::generate_context!());
    match result {
        Ok(tauri_app) => tauri_app.run(|handle, event| {
            papers::follow(handle, &event);
            windows::follow(handle, event);
        }),
        Err(problem) => crash::cannot_start(&AppError::internal(problem), Some(&data)),
    }
}
