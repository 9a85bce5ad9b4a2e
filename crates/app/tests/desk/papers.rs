//! Papers through the door: a stop leaves no file, a broken template does not stop them, and times
//! and tie breaks stand where the hall looks for them.

use std::fs;
use std::sync::Arc;
use std::thread;

use app::{Ask, Notice, TaskId, answer};
use chrono::{TimeZone, Utc};
use messages::{Language, Messages};
use serde_json::{Value, json};

use crate::boards::{clubs, with_a_king_each};
use crate::desk::{Desk, line};
use crate::exports::played;

fn paper(event: i64, kind: &str) -> Value {
    json!({ "event": event, "kind": kind, "section": null, "round": null, "athlete": null, "size": "a4",
        "language": null })
}

fn words(desk: &Desk, paper: &Value) -> String {
    let path = desk.file("words.pdf");
    desk.ask("save_papers", json!({ "papers": [paper], "path": path }));
    let document = lopdf::Document::load(path).expect("a PDF");
    let pages: Vec<u32> = document.get_pages().keys().copied().collect();
    document.extract_text(&pages).expect("its text")
}

/// How a saved picture begins, its width and its height.
fn picture(desk: &Desk, paper: &Value) -> (Vec<u8>, u32, u32) {
    let path = desk.file("picture.png");
    desk.ask("save_papers", json!({ "papers": [paper], "path": path }));
    let bytes = fs::read(path).expect("a file");
    let pixels = |at: usize| {
        let four = bytes[at..at + 4].try_into().expect("four bytes");
        u32::from_be_bytes(four)
    };
    (bytes[..4].to_vec(), pixels(16), pixels(20))
}

/// From now on papers are made with this template of the organiser's own.
fn own_template(desk: &Desk, file: &str, text: &str) {
    let folder = desk.file("templates");
    fs::create_dir_all(&folder).expect("a folder");
    fs::write(folder.join(file), text).expect("a template");
    desk.ask("set_template_folder", json!({ "path": folder }));
}

#[test]
fn a_large_paper_is_stopped_in_the_middle_and_leaves_no_file() {
    let (desk, event) = played();
    // Seconds of work in one document.
    let slow = "#let render(part) = {\n  let n = 0\n  for i in range(6000) { for j in range(1000) { n += 1 } }\n  [= #n]\n}\n";
    own_template(&desk, "results.typ", slow);
    let (began, beginning) = std::sync::mpsc::channel();
    desk.app.on_notice(Arc::new(move |notice| {
        if let Notice::Progress(progress) = notice {
            let _ = began.send((progress.done, progress.total));
        }
    }));
    let saving = thread::spawn({
        let app = Arc::clone(&desk.app);
        let arg = json!({ "papers": [paper(event, "results")] });
        let ask = Ask {
            name: "save_papers".to_owned(),
            arg,
            task: Some(TaskId("risultati".to_owned())),
            ..Ask::default()
        };
        move || answer(&app, &app.desk(), ask)
    });
    assert_eq!(beginning.recv().expect("progress"), (0, 1));
    // Everything else goes on meanwhile.
    desk.ask("list_papers", json!({ "event": event }));
    desk.ask(
        "round_desk",
        json!({ "event": event, "section": null, "round": null }),
    );
    assert!(!saving.is_finished(), "too quick to be stopped");
    // Another's work of the same name is not meant.
    let tablet = app::Caller {
        device: app::DeviceId::new("tablet"),
        ..app::Caller::desk()
    };
    let stop = json!({ "task": "risultati" });
    desk.try_ask_as(&tablet, "stop_task", stop.clone())
        .expect("nothing to stop");
    assert!(!saving.is_finished(), "stopped by somebody else");
    desk.ask("stop_task", stop);
    let refused = saving.join().expect("no crash").expect_err("stopped");
    assert_eq!(refused.code, "papers-cancelled");

    // The stop was meant for that paper only.
    own_template(
        &desk,
        "results.typ",
        "#let render(part) = [= Nostri risultati]\n",
    );
    let path = desk.file("risultati.pdf");
    desk.ask(
        "save_papers",
        json!({ "papers": [paper(event, "results")], "path": path }),
    );
    assert!(path.exists());
}

#[test]
fn an_error_in_an_own_template_is_named_and_the_built_in_prints() {
    let (desk, event) = played();
    let right = words(&desk, &paper(event, "standings"));
    own_template(
        &desk,
        "standings.typ",
        "#import \"house.typ\": *\n\n#let render(part) = [= #punti]\n",
    );
    let arg = json!({ "paper": paper(event, "standings"), "fromPage": 0, "pages": 1 });
    let shown = desk.ask("preview_paper", arg);
    let problem = &shown["problems"][0];
    assert_eq!(
        (&problem["file"], &problem["line"]),
        (&json!("standings.typ"), &json!(3)),
        "{shown}"
    );
    let message = problem["message"].as_str().expect("a message");
    assert!(message.contains("unknown variable: punti"), "{message}");
    assert_eq!(words(&desk, &paper(event, "standings")), right);
}

#[test]
fn an_own_template_that_takes_everything_is_ended_and_the_built_in_prints() {
    let (desk, event) = played();
    let right = words(&desk, &paper(event, "standings"));
    own_template(
        &desk,
        "standings.typ",
        "#let render(part) = {\n  let a = (1,) * 1000000\n  for i in range(20) { a = a + a }\n  [= #a.len()]\n}\n",
    );
    let arg = json!({ "paper": paper(event, "standings"), "fromPage": 0, "pages": 1 });
    let shown = desk.ask("preview_paper", arg);
    assert_eq!(
        shown["problems"][0]["file"],
        json!("templates"),
        "{}",
        shown["problems"]
    );
    assert_eq!(words(&desk, &paper(event, "standings")), right);
}

#[cfg(unix)]
#[test]
fn a_link_out_of_the_template_folder_leads_nowhere() {
    let (desk, event) = played();
    let outside = desk.file("outside.typ");
    fs::write(&outside, "#let render(part) = [= Fuori]\n").expect("a file");
    own_template(
        &desk,
        "results.typ",
        "#import \"house.typ\": *\n#let render(part) = [= #read(\"link.txt\")]\n",
    );
    std::os::unix::fs::symlink(&outside, desk.file("templates").join("link.txt")).expect("a link");
    let text = words(&desk, &paper(event, "results"));
    assert!(!text.contains("Fuori"), "{text}");
}

#[test]
fn names_in_far_scripts_print() {
    let desk = Desk::new();
    let event = desk.event();
    let men = desk.section(event, "individual", "men");
    let far = [
        ("สมชาย", "ใจดี"),
        ("शर्मा", "राहुल"),
        ("தமிழ்", "செல்வன்"),
        ("ኃይለ", "ገብረ"),
        ("𐤀𐤁", "𒀀"),
    ];
    let lines: Vec<Value> = (1..)
        .zip(far)
        .map(|(number, (surname, name))| {
            crate::desk::line(number, surname, name, &format!("T{number}"), &[men])
        })
        .collect();
    desk.save_form(event, crate::desk::form("ชมรม", &lines));
    let path = desk.file("iscritti.pdf");
    let saved = desk.ask(
        "save_papers",
        json!({ "papers": [paper(event, "entries-by-club")], "path": path }),
    );
    assert!(fs::read(&path).expect("a PDF").starts_with(b"%PDF"));
    // Nobody lacks the first four; the last may be a box, and is then said to be one.
    let told = saved["problems"].to_string();
    for (surname, _) in &far[..4] {
        assert!(
            surname.chars().all(|letter| !told.contains(letter)),
            "{told}"
        );
    }
}

#[test]
fn a_round_says_when_it_begins_as_foreseen_and_then_as_called() {
    let (desk, event) = played();
    let sheets = ["round-sheet", "slips", "call-sheet"].map(|kind| paper(event, kind));
    for sheet in &sheets {
        assert!(
            !words(&desk, sheet).contains("9:0"),
            "nothing is planned yet"
        );
    }
    let play = json!({ "at": "2006-04-25T09:00:00", "kind": "play", "text": "Si gioca" });
    desk.ask("save_programme", json!({ "event": event, "items": [play] }));
    for sheet in &sheets {
        let text = words(&desk, sheet);
        assert!(text.contains("9:00"), "{sheet}: {text}");
    }
    let called = Utc
        .with_ymd_and_hms(2006, 4, 25, 7, 7, 30)
        .single()
        .expect("an instant");
    desk.set_clock(called);
    let section = desk.entries(event)[0]["section"].clone();
    desk.ask("call_tables", json!({ "section": section, "matches": [] }));
    for sheet in &sheets {
        let text = words(&desk, sheet);
        assert!(text.contains("9:07"), "{sheet}: {text}");
    }
}

#[test]
fn the_slip_of_two_clubs_has_the_order_of_their_tie_breaks() {
    let (desk, event, _) = clubs();
    let text = words(&desk, &paper(event, "slips"));
    let places: Vec<Option<usize>> = [
        "1. Prima damiera vinta",
        "2. Tutte le damiere a colori invertiti",
        "3. Sorteggio",
    ]
    .map(|step| text.find(step))
    .to_vec();
    assert!(
        places.iter().all(Option::is_some) && places.is_sorted(),
        "{text}"
    );
}

#[test]
fn papers_in_a_folder_have_names_of_their_own_in_the_language_they_are_printed_in() {
    let (desk, event) = played();
    let folder = desk.file("carte");
    fs::create_dir(&folder).expect("a folder");
    let section = desk.entries(event)[0]["section"].clone();
    let mut slips = paper(event, "slips");
    (slips["section"], slips["round"]) = (section, json!(2));
    let mut english = paper(event, "podium");
    english["language"] = json!("en");
    let papers = [slips.clone(), slips, english];
    let saved = desk.ask("save_papers", json!({ "papers": papers, "path": folder }));
    assert_eq!(saved["files"].as_array().map(Vec::len), Some(3));
    let mut names: Vec<String> = fs::read_dir(&folder)
        .expect("the folder")
        .map(|file| {
            file.expect("a file")
                .file_name()
                .to_string_lossy()
                .into_owned()
        })
        .collect();
    names.sort();
    assert_eq!(
        names,
        [
            "Cedole dei risultati - Maschile - turno 2 (2).pdf",
            "Cedole dei risultati - Maschile - turno 2.pdf",
            "Podium.pdf",
        ]
    );
}

/// A played match whose first game has its moves, and a count that the arbiter imposed.
fn counted() -> (Desk, i64, Vec<String>) {
    let (desk, event) = played();
    let section = desk.entries(event)[0]["section"].clone();
    let moves = with_a_king_each(&desk);
    desk.ask(
        "attach_moves",
        json!({ "section": section, "match": "r1-1", "game": 1, "board": null, "moves": moves.join(" "),
            "countsFrom": [{ "ply": moves.len(), "imposed": true }], "overrule": true }),
    );
    (desk, event, moves)
}

#[test]
fn slips_are_for_open_tables_or_for_all_of_a_round_that_is_over() {
    let (desk, event) = played();
    let section = desk.entries(event)[0]["section"].clone();
    let mut slips = paper(event, "slips");
    slips["section"] = section.clone();
    slips["round"] = json!(1);
    let tables = |desk: &Desk| words(desk, &slips).matches("TAVOLO").count();
    assert_eq!(tables(&desk), 1);
    for (game, outcome) in [(1, "white-wins"), (2, "black-wins")] {
        desk.ask(
            "record_result",
            json!({ "section": section, "match": "r1-2", "game": game, "outcome": outcome, "reason": "resigned",
                "boards": [], "moves": null, "overrule": false }),
        );
    }
    assert_eq!(tables(&desk), 2);
}

#[test]
fn every_paper_speaks_its_language_and_shows_no_key() {
    let (desk, event, _) = counted();
    let italian = Messages::for_language(Language::It);
    // Sentences that papers put together from a code.
    let stems = [
        "paper-",
        "reason-",
        "outcome-",
        "step-",
        "official-",
        "rule-set-",
        "means-",
        "action-",
        "remedy-",
        "board-count-",
    ];
    for language in [Language::It, Language::En, Language::Pt] {
        let own = Messages::for_language(language);
        let sentences = Messages::files(Language::It)
            .iter()
            .flat_map(|(_, text)| text.lines())
            .filter_map(|line| Some(line.split_once(" =")?.0));
        let foreign: Vec<String> = sentences
            .filter(|key| stems.iter().any(|stem| key.starts_with(stem)))
            .filter(|key| italian.text(key, &[]) != own.text(key, &[]))
            .map(|key| italian.text(key, &[]))
            .filter(|text| text.contains(' ') && !text.contains('{'))
            .collect();
        for choice in desk
            .ask("list_papers", json!({ "event": event }))
            .as_array()
            .expect("papers")
        {
            if !choice["unavailable"].is_null() {
                continue;
            }
            let mut wanted = paper(event, choice["kind"].as_str().expect("a kind"));
            wanted["language"] = json!(language);
            if choice["extension"] == "png" {
                let width = if wanted["kind"] == "podium-wide" {
                    1920
                } else {
                    1080
                };
                let expected = (b"\x89PNG".to_vec(), width, 1080);
                assert_eq!(picture(&desk, &wanted), expected, "{wanted}");
                continue;
            }
            let text = words(&desk, &wanted);
            for stem in stems {
                assert!(!text.contains(stem), "{wanted}: {stem} in {text}");
            }
            for sentence in &foreign {
                assert!(
                    !text.contains(sentence.as_str()),
                    "{wanted}: {sentence} in {text}"
                );
            }
        }
    }
}

#[test]
fn a_printed_game_has_its_counts() {
    let (desk, event, moves) = counted();
    let text = words(&desk, &paper(event, "game-records"));
    let last = moves.last().expect("a move");
    let said = text.replace('\n', " ");
    assert!(
        said.contains("Conteggio imposto dall'arbitro dopo"),
        "{text}"
    );
    assert!(said.contains(last.as_str()), "{text}");
    assert!(
        said.contains("Conteggio delle mosse (art. 10.4): 0 di 40"),
        "{text}"
    );
}

/// Eight athletes whose section plays for every place, with the first round decided.
fn playing_for_every_place() -> (Desk, i64, Vec<&'static str>) {
    const NAMES: [&str; 8] = [
        "Alfieri", "Bossi", "Cardi", "Doria", "Elmi", "Fano", "Gallo", "Icardi",
    ];
    let desk = Desk::new();
    let event = desk.event();
    let men = desk.section(event, "individual", "men");
    let sections = desk.ask("list_sections", json!({ "event": event }));
    let mut form = sections[0]["form"].clone();
    form["placingMatches"] = json!(true);
    desk.ask(
        "save_section",
        json!({ "event": event, "id": men, "form": form }),
    );
    for (club, names) in ["G.S. Esempio", "G.S. Prova"].iter().zip(NAMES.chunks(4)) {
        let lines: Vec<Value> = (1..)
            .zip(names)
            .map(|(number, name)| line(number, name, "Ugo", &format!("T-{name}"), &[men]))
            .collect();
        desk.save_form(event, crate::desk::form(club, &lines));
    }
    let options = json!({ "seeding": { "kind": "pure" }, "separateClubs": false });
    desk.ask(
        "propose_lots",
        json!({ "section": men, "seed": "PROVA-2006", "options": options, "onlyPresent": false }),
    );
    desk.ask("confirm_lots", json!({ "section": men }));
    let chart = desk.ask("chart", json!({ "section": men }));
    let open = chart["rounds"][0]["matches"].as_array().expect("matches");
    for one in open.iter().filter(|one| !one["table"].is_null()) {
        for (game, outcome) in [(1, "white-wins"), (2, "black-wins")] {
            desk.ask(
                "record_result",
                json!({ "section": men, "match": one["match"], "game": game, "outcome": outcome,
                    "reason": "resigned", "boards": [], "moves": null, "overrule": true }),
            );
        }
    }
    (desk, event, NAMES.to_vec())
}

#[test]
fn matches_for_lower_places_are_on_every_paper_that_shows_the_section() {
    let (desk, event, names) = playing_for_every_place();
    for kind in ["chart", "lots-chart", "empty-chart", "finish-by-hand"] {
        let text = words(&desk, &paper(event, kind));
        assert!(text.contains("Finale 3° posto"), "{kind}: {text}");
        assert!(text.contains("Posti 5–8"), "{kind}: {text}");
        assert!(text.contains("Posti 7–8"), "{kind}: {text}");
    }
    for kind in [
        "chart",
        "lots-chart",
        "results",
        "arbiter-report",
        "standings",
    ] {
        let text = words(&desk, &paper(event, kind));
        for name in &names {
            assert!(text.contains(name), "{kind}: {name} in {text}");
        }
    }
    // The losers of the first round meet in the second, and their match has a name of its own.
    for kind in ["slips", "round-sheet", "call-sheet"] {
        let text = words(&desk, &paper(event, kind));
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(text.contains("Posti 5–8"), "{kind}: {text}");
    }
}

#[test]
fn everybody_finds_their_table_and_their_badge() {
    let (desk, event, names) = playing_for_every_place();
    for kind in [
        "where-to-play",
        "badges",
        "place-cards",
        "check-in-list",
        "attendance",
    ] {
        let text = words(&desk, &paper(event, kind));
        for name in &names {
            assert!(text.contains(name), "{kind}: {name} in {text}");
        }
    }
    let text = words(&desk, &paper(event, "statistics"));
    assert!(text.contains("G.S. Esempio"), "{text}");
}
