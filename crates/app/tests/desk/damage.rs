//! A file that is missing, empty, gone or damaged: it is told before anything is acknowledged, and a copy is offered.

use std::fs;

use app::{App, DataFolder, StartTrouble, put_copy_in_place};
use chrono::{TimeDelta, TimeZone, Utc};
use serde_json::{Value, json};

use crate::desk::Desk;

fn data(desk: &Desk) -> DataFolder {
    DataFolder::at(desk.file("data")).expect("a data folder")
}

fn refused(data: &DataFolder) -> StartTrouble {
    match App::open(data.clone()) {
        Err(trouble) => trouble,
        Ok(_) => panic!("opened"),
    }
}

fn events(app: &App) -> usize {
    let listed = app::dispatch(app, &app.desk(), "list_events", Value::Null).expect("a list");
    let listed: Value = serde_json::from_str(&listed).expect("JSON");
    listed.as_array().expect("a list").len()
}

#[test]
fn a_missing_or_empty_file_beside_copies_is_told_and_a_copy_takes_its_place() {
    let harm: [fn(&DataFolder); 3] = [
        |data| fs::remove_file(data.database()).expect("removed"),
        |data| fs::write(data.database(), "").expect("emptied"),
        |data| {
            let begun = data.database();
            fs::remove_file(&begun).expect("removed");
            fs::write(begun, "").expect("begun");
        },
    ];
    for harm in harm {
        let desk = Desk::new();
        desk.event();
        desk.ask("backup_now", Value::Null);
        let data = data(&desk);
        drop(desk.app);
        harm(&data);
        let trouble = refused(&data);
        assert_eq!(trouble.error.code, "data-missing");
        let copy = &trouble.copies[0];
        assert_eq!(copy.holds.map(|holds| holds.events), Some(1));
        put_copy_in_place(&data, &copy.id).expect("put in place");
        let app = App::open(data).unwrap_or_else(|trouble| panic!("{}", trouble.error));
        assert_eq!(events(&app), 1);
    }
}

#[test]
fn without_copies_an_empty_folder_is_a_first_start() {
    let desk = Desk::new();
    let data = data(&desk);
    drop(desk.app);
    fs::remove_file(data.database()).expect("removed");
    assert!(App::open(data).is_ok());
}

#[test]
fn a_folder_deleted_while_it_is_open_is_noticed_and_nothing_is_lost() {
    let desk = Desk::new();
    desk.event();
    fs::remove_dir_all(desk.file("data")).expect("deleted");
    let club = json!({ "id": null, "form": { "name": "G.S. Prova", "town": "", "contact": "" } });
    assert_eq!(desk.refusal("save_club", club.clone()), "data-gone");
    assert_eq!(desk.refusal("save_club", club), "data-gone");
    let told = desk.ask("data_trouble", Value::Null);
    assert_eq!(told["code"], "data-gone");
    drop(desk.app);
    let data = DataFolder::at(desk.folder.path().join("data")).expect("a data folder");
    let trouble = refused(&data);
    put_copy_in_place(&data, &trouble.copies[0].id).expect("put in place");
    let app = App::open(data).unwrap_or_else(|trouble| panic!("{}", trouble.error));
    assert_eq!(events(&app), 1);
}

#[test]
fn after_a_clock_set_back_the_copy_that_holds_most_still_comes_first() {
    let desk = Desk::new();
    desk.event();
    desk.ask("backup_now", Value::Null);
    let morning = Utc
        .with_ymd_and_hms(2006, 4, 1, 8, 0, 0)
        .single()
        .expect("an instant");
    desk.set_clock(morning - TimeDelta::days(400));
    desk.event();
    let state = desk.ask("backup_now", Value::Null);
    let held = |at: usize| state["copies"][at]["holds"]["events"].as_u64();
    assert_eq!((held(0), held(1)), (Some(2), Some(1)));
    let data = data(&desk);
    drop(desk.app);
    fs::write(data.database(), "nonsense").expect("written");
    let trouble = refused(&data);
    let held = |at: usize| trouble.copies[at].holds.map(|holds| holds.events);
    assert_eq!((held(0), held(1)), (Some(2), Some(1)));
}

#[test]
fn damage_that_is_met_while_reading_is_told_as_damage() {
    let desk = Desk::new();
    let event = desk.event();
    desk.section(event, "individual", "men");
    desk.ask("backup_now", Value::Null);
    let data = data(&desk);
    drop(desk.app);
    // One letter of a title, which no page of SQLite would mind.
    let mut bytes = fs::read(data.database()).expect("its bytes");
    let title = b"Campionato di esempio";
    let places = bytes.windows(title.len()).enumerate();
    let places: Vec<usize> = places
        .filter(|(_, part)| part == title)
        .map(|(at, _)| at)
        .collect();
    for at in places {
        bytes[at] ^= 1;
    }
    fs::write(data.database(), bytes).expect("written");
    let trouble = refused(&data);
    assert_eq!(trouble.error.code, "file-damaged");
    assert_eq!(trouble.copies.len(), 1);
}

#[cfg(unix)]
#[test]
fn nobody_else_may_look_into_the_data() {
    use std::os::unix::fs::PermissionsExt;
    let desk = Desk::new();
    desk.event();
    desk.ask("backup_now", Value::Null);
    let data = data(&desk);
    data.open_log().expect("a log");
    let mode = |path: &std::path::Path| {
        let found = fs::metadata(path).expect("there");
        found.permissions().mode() & 0o777
    };
    for folder in [data.root().to_owned(), data.copies(), data.logs()] {
        assert_eq!(mode(&folder), 0o700, "{}", folder.display());
    }
    assert_eq!(mode(&data.database()), 0o600);
    assert_eq!(mode(&data.log_file()), 0o600);
    for copy in fs::read_dir(data.copies()).expect("copies").flatten() {
        assert_eq!(mode(&copy.path()), 0o600);
    }
}
