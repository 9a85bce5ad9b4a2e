//! The main window, and the hall screen for the projector.

use app::{App, Caller};
use tauri::webview::{NewWindowResponse, PageLoadEvent};
use tauri::{AppHandle, Manager, RunEvent, Url, WebviewUrl, WebviewWindowBuilder, WindowEvent};

use crate::desk::Desk;

const MAIN: &str = "main";
const HALL: &str = "hall";

/// Who asks through the window with this label. The hall screen stands where anyone may come by.
pub(crate) fn caller(app: &App, label: &str) -> Caller {
    match label {
        MAIN => app.desk(),
        _ => app.screen(),
    }
}

pub(crate) fn open_main(handle: &AppHandle) -> tauri::Result<()> {
    let page = WebviewUrl::App("index.html".into());
    let mut builder = WebviewWindowBuilder::new(handle, MAIN, page)
        .title("Tabellone")
        .inner_size(1280.0, 800.0)
        .min_inner_size(900.0, 600.0)
        .on_navigation(is_ours)
        .on_new_window(|_, _| NewWindowResponse::Deny);
    // A page that is loaded again has forgotten what it had begun.
    builder = builder.on_page_load(|window, load| {
        if load.event() == PageLoadEvent::Started {
            window.state::<Desk>().page_left();
        }
    });
    if let Some(answers) = handle.state::<Desk>().first_answers() {
        builder = builder.initialization_script(on_our_page(&answers));
    }
    builder.build()?;
    Ok(())
}

/// Whether an address is a page of the program itself; the windows go nowhere else.
fn is_ours(address: &Url) -> bool {
    match address.scheme() {
        "tauri" => address.host_str() == Some("localhost"),
        "http" | "https" => address.host_str() == Some("tauri.localhost"),
        _ => false,
    }
}

/// The first answers are for our own page: should another ever load here, it gets nothing.
fn on_our_page(script: &str) -> String {
    format!(
        "if((location.protocol==='tauri:'&&location.hostname==='localhost')\
         ||location.hostname==='tauri.localhost'){{{script}}}"
    )
}

/// The hall screen goes with the main window: it must not keep a program alive that nobody can see.
pub(crate) fn follow(handle: &AppHandle, event: RunEvent) {
    if let RunEvent::WindowEvent { label, event, .. } = event
        && label == MAIN
        && matches!(event, WindowEvent::Destroyed)
    {
        handle.exit(0);
    }
}

pub(crate) fn bring_to_front(handle: &AppHandle) {
    if let Some(window) = handle.get_webview_window(MAIN) {
        // Each step is a courtesy: a window manager may refuse it.
        let _ = window.unminimize();
        let _ = window.show();
        let _ = window.set_focus();
    }
}

/// Opens the hall screen on the second monitor when there is one, filling it.
#[tauri::command]
pub(crate) async fn open_hall(handle: AppHandle) -> Result<(), String> {
    if let Some(window) = handle.get_webview_window(HALL) {
        return window.set_focus().map_err(|problem| problem.to_string());
    }
    let projector = second_monitor(&handle);
    let mut builder = WebviewWindowBuilder::new(&handle, HALL, WebviewUrl::App("hall.html".into()))
        .title("Tabellone")
        .inner_size(1280.0, 720.0)
        .on_navigation(is_ours)
        .on_new_window(|_, _| NewWindowResponse::Deny);
    if let Some((x, y)) = projector {
        builder = builder.position(x, y);
    }
    let window = builder.build().map_err(|problem| problem.to_string())?;
    if projector.is_some() {
        window
            .set_fullscreen(true)
            .map_err(|problem| problem.to_string())?;
    }
    Ok(())
}

#[tauri::command]
pub(crate) async fn close_hall(handle: AppHandle) -> Result<(), String> {
    match handle.get_webview_window(HALL) {
        Some(window) => window.close().map_err(|problem| problem.to_string()),
        None => Ok(()),
    }
}

#[tauri::command]
pub(crate) fn hall_is_open(handle: AppHandle) -> bool {
    handle.get_webview_window(HALL).is_some()
}

/// Where a monitor other than the main window's begins, in logical pixels.
fn second_monitor(handle: &AppHandle) -> Option<(f64, f64)> {
    let main = handle.get_webview_window(MAIN)?.current_monitor().ok()??;
    let other = handle
        .available_monitors()
        .ok()?
        .into_iter()
        .find(|monitor| monitor.position() != main.position())?;
    let position = other.position().to_logical::<f64>(other.scale_factor());
    Some((position.x, position.y))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_window_goes_to_our_own_pages_and_nowhere_else() {
        for (address, ours) in [
            ("tauri://localhost/index.html", true),
            ("http://tauri.localhost/hall.html", true),
            ("https://example.invalid/", false),
            ("http://localhost:8080/", false),
            ("http://tauri.localhost.example.invalid/", false),
            ("file:///etc/passwd", false),
            ("data:text/html,x", false),
            ("tauri://elsewhere/", false),
        ] {
            assert_eq!(is_ours(&address.parse().unwrap()), ours, "{address}");
        }
        assert!(on_our_page("window.x={}").ends_with("{window.x={}}"));
    }
}
