//! Events that the sample does not show, made at a desk without a window: a championship that is over,
//! charts of sixty-four and of two, and names that are too long for any column.

use std::fmt::Write as _;
use std::path::Path;

use serde_json::{Value, json};
use tests::{Championship, Desk};

/// The day on which these events are held.
const MORNING: &str = "2006-04-25 09:00";

pub(crate) const SIXTY_FOUR: &str = "Torneo di sessantaquattro";
pub(crate) const TWO: &str = "Sfida a due";
pub(crate) const LONG_NAMES: &str = "Torneo dei nomi lunghi";

/// Fills a data folder with all of them.
pub(crate) fn prepare(data: &Path) {
    finished_championship(data);
    let desk = Desk::open(data, MORNING);
    let many: Vec<_> = (0..64).map(someone).collect();
    let section = tournament(&desk, SIXTY_FOUR, &many);
    play(&desk, section, 45);
    tournament(&desk, TWO, &many[..2]);
    let section = tournament(&desk, LONG_NAMES, &long_names());
    play(&desk, section, 2);
}

/// Everything played and closed; the first prizes are handed out.
fn finished_championship(data: &Path) {
    let mut day = Championship::announced(Desk::open(data, "2006-03-10 18:00"), |_| {});
    day.receive_forms();
    day.check_in();
    day.draw_lots();
    day.first_round();
    day.second_round();
    day.quarter_finals();
    day.last_rounds();
    day.close_sections();
    let event = day.event();
    let prizes = day.desk().ask("prizes", json!({ "event": event }));
    for award in prizes["awards"].as_array().expect("awards").iter().take(4) {
        let given = json!({ "event": event, "prize": award["prize"], "entry": award["entry"]["id"], "given": true });
        day.desk().ask("give_prize", given);
    }
}

/// Surname, name and club.
type Someone = (String, String, String);

/// Somebody who does not exist: surnames of trees, clubs of places nobody finds on a map.
fn someone(number: usize) -> Someone {
    const STEMS: [&str; 16] = [
        "Abet", "Betull", "Carpin", "Dattil", "Eder", "Faggi", "Ginestr", "Hortens", "Iridacc",
        "Laurett", "Mandorl", "Nespol", "Olivastr", "Pinastr", "Querc", "Roverell",
    ];
    const ENDINGS: [&str; 4] = ["ini", "elli", "oni", "ucci"];
    const NAMES: [&str; 8] = [
        "Ada", "Bruno", "Clara", "Dario", "Elsa", "Furio", "Gina", "Ugo",
    ];
    const CLUBS: [&str; 8] = [
        "G.S. Aurora Inventata",
        "A.S. Sordi Portochiaro",
        "Circolo Dama Valdombra",
        "G.S. Immaginario Lagosereno",
        "Polisportiva Silenziosa Montefinto",
        "Unione Damistica Fantasia di Borgonuovo di Sotto",
        "A.D. Pedina Quieta",
        "G.S. Ventomare",
    ];
    (
        format!("{}{}", STEMS[number % 16], ENDINGS[number / 16 % 4]),
        NAMES[number * 5 % 8].to_owned(),
        CLUBS[number * 3 % 8].to_owned(),
    )
}

fn long_names() -> Vec<Someone> {
    let long = [
        ("Limonetani della Torre Bianca", "Massimiliano Alessandro"),
        ("De Olivastris von Hohenlinden", "Maria Immacolata Concetta"),
        ("Quercetani-Castagneto Frassinelli", "Pier Ferdinando Maria"),
        ("Bo", "Io"),
        ("Roverellopoulos-Papadimitriou", "Konstantinos"),
        ("Ww Mandorlini degli Uberti", "Bartolomea Guglielmina"),
    ];
    let club = "Unione Damistica Ricreativa e Culturale dei Sordi Fantasia di Borgonuovo di Sotto";
    let people = long.iter();
    people
        .map(|(surname, name)| ((*surname).to_owned(), (*name).to_owned(), club.to_owned()))
        .collect()
}

/// An event with one section: people entered, lots confirmed. Gives the section.
fn tournament(desk: &Desk, title: &str, people: &[Someone]) -> i64 {
    let saved = desk.ask(
        "create_event",
        json!({
            "title": title, "edition": null, "organiser": "G.S. Ventomare", "venue": "Sala grande, Ventomare",
            "beginsOn": "2006-04-25", "endsOn": "2006-04-25", "deadline": null, "timeZone": "Europe/Rome",
            "ruleSet": "fssi-2006", "tables": null, "officials": [],
        }),
    );
    let event = &saved["id"];
    let mut form = desk.ask(
        "default_section",
        json!({ "event": event, "kind": "individual", "category": "open" }),
    );
    form["chain"] = json!([{ "kind": "single", "time": null }, { "kind": "lots", "time": null }]);
    let section = desk.ask(
        "save_section",
        json!({ "event": event, "id": null, "form": form }),
    );
    let section = section["id"].as_i64().expect("an id");
    let mut list = String::from("Cognome\tNome\tTessera\tSocietà\n");
    for (number, (surname, name, club)) in people.iter().enumerate() {
        let card = format!("PROVA-{event}-{number:02}");
        let _ = writeln!(list, "{surname}\t{name}\t{card}\t{club}");
    }
    let import = json!({
        "event": event, "source": { "kind": "pasted", "text": list }, "sheet": null, "columns": null,
        "headerRow": null, "defaultSection": section,
    });
    desk.ask("confirm_import", import);
    let options = json!({ "seeding": { "kind": "pure" }, "separateClubs": true });
    let lots =
        json!({ "section": section, "options": options, "seed": title, "onlyPresent": false });
    desk.ask("propose_lots", lots);
    desk.ask("confirm_lots", json!({ "section": section }));
    section
}

/// Plays so many games of a section, from the first table on; the upper name wins two out of three.
fn play(desk: &Desk, section: i64, games: usize) {
    for number in 0..games {
        let chart = desk.ask("chart", json!({ "section": section }));
        let rounds = chart["rounds"].as_array().into_iter().flatten();
        let mut cards = rounds.flat_map(|round| round["matches"].as_array().into_iter().flatten());
        let Some(card) = cards.find(|card| card["state"]["kind"] == "to-play") else {
            return;
        };
        let upper_wins = number % 3 != 2;
        let white_wins = (card["state"]["white"] == 0) == upper_wins;
        let outcome = if white_wins {
            "white-wins"
        } else {
            "black-wins"
        };
        let result = json!({
            "section": section, "match": card["match"], "game": card["state"]["game"], "outcome": outcome,
            "reason": "resigned", "boards": [], "moves": null, "overrule": false,
        });
        desk.ask("record_result", result);
    }
}

/// The number of the event with this title.
pub(crate) fn event_named(events: &Value, title: &str) -> Value {
    let mut events = events.as_array().into_iter().flatten();
    let found = events.find(|event| event["title"] == title);
    found.expect("the event is in the list")["id"].clone()
}
