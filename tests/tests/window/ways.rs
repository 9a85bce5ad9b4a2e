//! Ways through the program that several tests take.

use tests::{Window, button, field, heading};

/// Opens a page by keyboard: Ctrl+K, a few letters, Enter.
pub(crate) fn go_to(window: &Window, page: &str) {
    window.press(&["Control", "k"]);
    window.see_cursor_in(&field("Cerca o fai"));
    window.type_text(page);
    window.press(&["Enter"]);
    window.see_element(&heading(page));
}

/// Answers the question on screen with Enter, once the cursor stands on its confirming button.
pub(crate) fn confirm(window: &Window, question: &str, verb: &str) {
    window.see(question);
    window.see_cursor_in(&button(verb));
    window.press(&["Enter"]);
    window.see_no_more(question);
}
