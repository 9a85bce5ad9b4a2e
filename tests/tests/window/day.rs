//! A whole championship day in the real window, by keyboard wherever a person would: from the
//! template to the archive, with the program closed once and killed once in the middle.

mod after;
mod before;
mod rounds;

use tests::{Window, button, heading, link};

use crate::ways::go_to;

const TITLE: &str = "Campionato di prova";

#[test]
fn from_the_template_to_the_archive() {
    let mut window = Window::open();
    before::create(&window);
    before::write_six_forms(&window);
    before::import_a_list(&window);
    before::check_everyone_in(&window);
    before::draw_lots(&window, "Maschile", 8);
    before::draw_lots(&window, "Femminile", 2);

    turn_to(&window, "Maschile", 8);
    go_to(&window, "Turni");
    rounds::call_the_tables(&window);
    rounds::a_drawn_match_goes_on(&window);
    rounds::someone_does_not_come(&window);
    window.reopen();
    come_back(&window);
    rounds::what_was_written_is_still_there(&window);
    rounds::someone_is_excluded(&window);
    let fourth = rounds::the_last_quarter_final(&window);
    window.cut_the_power();
    come_back(&window);
    rounds::a_semi_final_then_a_correction(&window, &fourth);
    let champion = rounds::the_rest_of_the_day(&window);

    turn_to(&window, "Femminile", 2);
    rounds::a_final_of_two(&window);

    after::close_the_sections(&window, &champion);
    after::hand_out_the_first_prize(&window, &champion);
    after::show_the_podium(&window, &champion);
    after::archive(&window);
}

/// Chooses a section at the top of the window, where its entries are counted beside its name.
fn turn_to(window: &Window, section: &str, entries: usize) {
    window.click(&button(&format!("{section} {entries}")));
}

/// After a restart: to the list, to the event, to the desk.
fn come_back(window: &Window) {
    window.see("Cerca o fai");
    go_to(window, "Manifestazioni");
    window.click(&link(TITLE));
    window.see_element(&heading(TITLE));
    turn_to(window, "Maschile", 8);
    go_to(window, "Turni");
}
