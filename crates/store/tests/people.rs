//! Finding and merging people.

mod common;

use common::{act, action, at, dump, form, fresh, hall, paper};
use store::{Athlete, AthleteId, Club, Entry, EntryForm, Error, Store};

/// Who is found by what is typed, in order.
fn check_found(store: &Store, typed: &str, names: &[&str]) {
    let found = store.read().search_athletes(typed, None, 10).unwrap();
    let found: Vec<String> = found
        .iter()
        .map(|a| format!("{} {}", a.surname, a.name))
        .collect();
    assert_eq!(found, names, "typed {typed:?}");
}

#[test]
fn names_are_found_as_they_are_typed() {
    let mut f = fresh();
    act(&mut f.store, "people", |c| {
        for (surname, name, card) in [
            ("D'Àngelo", "Zoë", "T100"),
            ("Angelini", "Mario", "T101"),
            ("Marini", "Angelo", "T202"),
            ("Di Prova", "José María", "T303"),
        ] {
            c.insert(&Athlete {
                card: Some(card.into()),
                ..Athlete::named(surname, name)
            })?;
        }
        Ok(())
    });
    check_found(
        &f.store,
        "ange",
        &["Angelini Mario", "D'Àngelo Zoë", "Marini Angelo"],
    );
    check_found(&f.store, "ANGELINI", &["Angelini Mario"]);
    check_found(&f.store, "d'ang", &["D'Àngelo Zoë"]);
    check_found(&f.store, "dangelo zoe", &["D'Àngelo Zoë"]);
    check_found(&f.store, "jose di", &["Di Prova José María"]);
    check_found(&f.store, "mar ang", &["Angelini Mario", "Marini Angelo"]);
    check_found(&f.store, "t20", &["Marini Angelo"]);
    check_found(
        &f.store,
        "%",
        &[
            "Angelini Mario",
            "D'Àngelo Zoë",
            "Di Prova José María",
            "Marini Angelo",
        ],
    );
    check_found(&f.store, "nessuno", &[]);
}

#[test]
fn clubs_are_found_by_name_or_town() {
    let mut f = fresh();
    act(&mut f.store, "clubs", |c| {
        c.insert(&Club {
            town: "Città Alta".into(),
            ..Club::named("Polisportiva Uno")
        })?;
        c.insert(&Club::named("A.S. Cittadina"))
    });
    let found = f.store.read().search_clubs("citta", 10).unwrap();
    assert_eq!(found.len(), 2);
    let found = f.store.read().search_clubs("poli cit", 10).unwrap();
    assert_eq!(found[0].name, "Polisportiva Uno");
}

#[test]
fn five_thousand_athletes_are_searched_while_typing() {
    let mut f = fresh();
    hall(&mut f.store, 5000);
    let begun = std::time::Instant::now();
    let found = f
        .store
        .read()
        .search_athletes("cognome49 prova", None, 20)
        .unwrap();
    // A keystroke is felt from a tenth of a second; unoptimised code on a busy machine gets more.
    assert!(begun.elapsed().as_millis() < 1500, "{:?}", begun.elapsed());
    assert_eq!(found.len(), 20);
}

#[test]
fn merged_athletes_are_one_with_all_their_entries() {
    let mut f = fresh();
    let hall = hall(&mut f.store, 2);
    let twin = act(&mut f.store, "twin", |c| {
        let section = c.insert(&common::section(hall.event, "Altra"))?;
        let twin = c.insert(&Athlete {
            birth_year: Some(1980),
            card: Some("T9".into()),
            ..Athlete::named("Cognome0", "Prova")
        })?;
        c.insert(&Entry::of_athlete(section, twin, None))?;
        Ok(twin)
    });
    let before = dump(&f.store);
    act(&mut f.store, "merged", |c| {
        c.merge_athletes(hall.athletes[0], twin)
    });
    let merged = f.store.read().get::<Athlete>(hall.athletes[0]).unwrap();
    assert_eq!(
        (merged.card.as_deref(), merged.birth_year),
        (Some("T0000"), Some(1980))
    );
    assert_eq!(
        f.store.read().entries_of(hall.athletes[0]).unwrap().len(),
        2
    );
    assert!(f.store.read().find::<Athlete>(twin).unwrap().is_none());
    f.store.undo("arbitro", at(1)).unwrap();
    assert_eq!(dump(&f.store), before);
}

#[test]
fn two_entries_of_one_section_cannot_become_one() {
    let mut f = fresh();
    let hall = hall(&mut f.store, 2);
    let merge = |a: AthleteId, b: AthleteId| action_merge(a, b);
    let refused = f
        .store
        .change(action("merged"), merge(hall.athletes[0], hall.athletes[1]));
    assert_eq!(refused.unwrap_err().code(), "entry-section-athlete-taken");
    let refused = f
        .store
        .change(action("merged"), merge(hall.athletes[0], hall.athletes[0]));
    assert_eq!(refused.unwrap_err().code(), "merge-with-itself");
}

fn action_merge(
    keep: AthleteId,
    duplicate: AthleteId,
) -> impl FnOnce(&mut store::Change<'_>) -> Result<(), Error> {
    move |change| change.merge_athletes(keep, duplicate)
}

#[test]
fn merged_clubs_keep_both_clubs_forms() {
    let mut f = fresh();
    let hall = hall(&mut f.store, 2);
    let twin = act(&mut f.store, "twin", |c| {
        let twin = c.insert(&Club {
            contact: "fax".into(),
            ..Club::named("GS Esempio")
        })?;
        for (club, sheet) in [(hall.club, 1), (hall.club, 2), (twin, 1), (twin, 2)] {
            c.insert(&EntryForm {
                sheet,
                ..form(&hall, club)
            })?;
        }
        Ok(twin)
    });
    act(&mut f.store, "merged", |c| c.merge_clubs(hall.club, twin));
    let forms = f.store.read().list::<EntryForm>(hall.event).unwrap();
    let mut sheets: Vec<u32> = forms.iter().map(|form| form.sheet).collect();
    sheets.sort_unstable();
    assert_eq!(sheets, [1, 2, 3, 4]);
    assert_eq!(
        f.store.read().get::<Club>(hall.club).unwrap().contact,
        "fax"
    );
}

#[test]
fn an_event_goes_with_all_that_is_its_own_and_comes_back() {
    let mut f = fresh();
    let hall = hall(&mut f.store, 4);
    paper(&mut f.store, &hall);
    // All but the document, which is gone for good.
    let before = dump(&f.store)
        .replace("Text(\"AA-DOCUMENTO\")", "Null")
        .replace("Text(\"identity-card\")", "Null");
    f.store
        .delete_event(common::action("event-deleted"), hall.event)
        .unwrap();
    assert!(f.store.read().all::<store::Event>().unwrap().is_empty());
    assert_eq!(f.store.read().all::<Athlete>().unwrap().len(), 4);
    f.store.undo("arbitro", at(1)).unwrap();
    assert_eq!(dump(&f.store), before);
}
