//! A new event: what the form accepts, what it refuses, and that nothing is lost.

use serde_json::{Value, json};
use tests::{Window, button, field, link};

/// Fills the form of a new event with what it needs; fictitious, as every name in the tests.
fn fill_in(window: &Window, title: &str) {
    window.click(&button("Da zero"));
    window.fill(&field("Titolo"), title);
    window.fill(&field("Luogo di gara"), "Palestra comunale, Borgo Esempio");
    window.fill(&field("Primo giorno"), "2031-05-03");
    window.fill(&field("Ultimo giorno"), "2031-05-04");
    window.fill(&field("Chiusura delle iscrizioni"), "2031-04-20");
    window.fill(&field("Ora"), "18:30");
}

/// Sends the form and waits until it has made way for the event's own page.
fn create(window: &Window) {
    window.click(&button("Crea la manifestazione"));
    window.see_no_more("Crea la manifestazione");
}

/// To the list of events, by the name of the program at the head of the rail.
fn go_to_the_list(window: &Window) {
    window.click(&link("Tabellone"));
}

#[test]
fn created_listed_and_still_there_after_a_restart() {
    let mut window = Window::open();
    window.see("Nessuna manifestazione");
    fill_in(&window, "Campionato di prova");
    create(&window);
    go_to_the_list(&window);
    window.see_element(&link("Campionato di prova"));

    window.reopen();

    go_to_the_list(&window);
    window.see_element(&link("Campionato di prova"));
    window.see("Palestra comunale, Borgo Esempio");
    window.see("iscrizioni aperte");
}

#[test]
fn the_answers_that_come_with_the_page_are_for_its_first_picture_only() {
    let window = Window::open();
    window.see("Nessuna manifestazione");
    let sent = window.evaluate("return window.firstAnswers.list_events", vec![]);
    assert_eq!(sent, json!([]));

    window.request("create_sample", &Value::Null);
    window.reload();

    window.see_element(&link("Campionato di esempio"));
}

#[test]
fn a_power_cut_after_the_answer_loses_nothing() {
    let mut window = Window::open();
    fill_in(&window, "Prima del buio");
    create(&window);
    go_to_the_list(&window);
    window.see_element(&link("Prima del buio"));

    window.cut_the_power();

    go_to_the_list(&window);
    window.see_element(&link("Prima del buio"));
}

#[test]
fn an_empty_title_is_refused_and_the_rest_is_kept() {
    let window = Window::open();
    fill_in(&window, "   ");
    window.click(&button("Crea la manifestazione"));
    window.see("Scrivi il titolo.");
    assert_eq!(
        window.value_of(&field("Luogo di gara")),
        "Palestra comunale, Borgo Esempio"
    );

    window.fill(&field("Titolo"), "Ora il titolo");
    window.see_no_more("Scrivi il titolo.");
    create(&window);
    go_to_the_list(&window);
    window.see_element(&link("Ora il titolo"));
}

#[test]
fn an_end_before_the_beginning_is_refused() {
    let window = Window::open();
    fill_in(&window, "Al contrario");
    window.fill(&field("Ultimo giorno"), "2031-05-02");
    window.click(&button("Crea la manifestazione"));
    window.see("L'ultimo giorno viene prima del primo.");
    assert_eq!(
        window.request("list_events", &serde_json::Value::Null),
        serde_json::json!([])
    );
}

#[test]
fn a_deadline_after_the_start_warns_but_is_accepted() {
    let window = Window::open();
    fill_in(&window, "Iscrizioni in sala");
    window.fill(&field("Chiusura delle iscrizioni"), "2031-05-04");
    window.see("Le iscrizioni chiudono a gara già iniziata.");
    create(&window);
    go_to_the_list(&window);
    window.see_element(&link("Iscrizioni in sala"));
}

#[test]
fn a_half_filled_form_comes_back_after_a_restart() {
    let mut window = Window::open();
    window.click(&button("Da zero"));
    window.fill(&field("Titolo"), "Scritto a metà");
    window.reopen();
    window.click(&button("Da zero"));
    assert_eq!(window.value_of(&field("Titolo")), "Scritto a metà");
}
