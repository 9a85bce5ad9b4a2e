//! Finding, merging, and forgetting people.

mod common;

use std::fs;

use common::{act, action, at, dump, event, fresh, game, hall};
use serde_json::json;
use store::{
    Athlete, AthleteId, Club, DocumentKind, Entry, EntryForm, EntryStatus, Erased, Error, FormLine,
    Game, Means, Purged, Store,
};

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
    let before = dump(&f.store);
    act(&mut f.store, "event-deleted", |c| {
        c.delete_event(hall.event)
    });
    assert!(f.store.read().all::<store::Event>().unwrap().is_empty());
    assert_eq!(f.store.read().all::<Athlete>().unwrap().len(), 4);
    f.store.undo("arbitro", at(1)).unwrap();
    assert_eq!(dump(&f.store), before);
}

/// The bytes of the file and of whatever lies beside it, except locks.
fn bytes_of(f: &common::Fresh) -> Vec<u8> {
    let files = fs::read_dir(f.folder.path())
        .unwrap()
        .map(|item| item.unwrap().path());
    files.flat_map(|path| fs::read(path).unwrap()).collect()
}

fn holds(bytes: &[u8], text: &str) -> bool {
    bytes
        .windows(text.len())
        .any(|window| window == text.as_bytes())
}

#[test]
fn a_purged_event_keeps_results_and_not_one_byte_of_document_numbers() {
    let mut f = fresh();
    let hall = hall(&mut f.store, 4);
    paper(&mut f.store, &hall);
    act(&mut f.store, "corrected", |c| {
        c.edit::<Entry>(hall.entries[0], |e| {
            e.document_number = Some("ZZ-PRIMA".into());
        })?;
        c.edit::<Entry>(hall.entries[0], |e| {
            e.document_number = Some("ZZ-SECONDA".into());
        })
    });
    f.store.undo("arbitro", at(1)).unwrap();
    assert!(
        holds(&bytes_of(&f), "ZZ-PRIMA"),
        "the test must be able to see it"
    );
    let preview = f.store.read().purge_preview(hall.event).unwrap();
    assert_eq!(
        preview,
        Purged {
            documents: 2,
            cards: 5,
            birth_years: 1,
            contacts: 1,
            hearing_aids: 1
        }
    );
    let purged = f
        .store
        .purge_event(action("event-purged").of(hall.event), hall.event)
        .unwrap();
    assert_eq!(purged, preview);
    assert_eq!(
        f.store.read().purge_preview(hall.event).unwrap(),
        Purged::default()
    );
    let bytes = bytes_of(&f);
    for number in ["ZZ-PRIMA", "ZZ-SECONDA", "AA-DOCUMENTO", "T0001", "fax 000"] {
        assert!(!holds(&bytes, number), "{number} is still in the file");
    }
    assert!(matches!(
        f.store.undo("arbitro", at(2)),
        Err(Error::NothingToUndo)
    ));
    assert_eq!(f.store.read().list::<Game>(hall.section).unwrap().len(), 1);
    assert_eq!(
        f.store
            .read()
            .get::<Athlete>(hall.athletes[1])
            .unwrap()
            .surname,
        "Cognome1"
    );
    assert!(
        f.store
            .read()
            .get::<store::Event>(hall.event)
            .unwrap()
            .purged_at
            .is_some()
    );
}

#[test]
fn who_is_in_another_event_keeps_the_card_there() {
    let mut f = fresh();
    let hall = hall(&mut f.store, 2);
    act(&mut f.store, "second-event", |c| {
        let other = c.insert(&event())?;
        let section = c.insert(&common::section(other, "Maschile"))?;
        c.insert(&Entry::of_athlete(
            section,
            hall.athletes[0],
            Some(hall.club),
        ))
    });
    f.store
        .purge_event(action("event-purged"), hall.event)
        .unwrap();
    let card = |id| f.store.read().get::<Athlete>(id).unwrap().card.clone();
    assert_eq!(card(hall.athletes[0]).as_deref(), Some("T0000"));
    assert_eq!(card(hall.athletes[1]), None);
}

#[test]
fn a_person_without_results_is_erased_whole_also_from_the_journal() {
    let mut f = fresh();
    let hall = hall(&mut f.store, 2);
    let added = action("athlete-added").with(json!({ "name": "Dimenticando Tizio", "id": 3 }));
    let id = f
        .store
        .change(added, |c| {
            let id = c.insert(&Athlete::named("Dimenticando", "Tizio"))?;
            c.insert(&Entry::of_athlete(hall.section, id, None))?;
            Ok::<_, Error>(id)
        })
        .unwrap();
    let record = f.store.read().about_athlete(id).unwrap();
    assert_eq!((record.entries.len(), record.needed_by.len()), (1, 0));
    assert_eq!(
        f.store.erase_athlete(action("athlete-erased"), id).unwrap(),
        Erased::Whole
    );
    assert!(f.store.read().find::<Athlete>(id).unwrap().is_none());
    assert!(!holds(&bytes_of(&f), "Dimenticando"));
    assert!(f.store.check().unwrap().is_empty());
}

#[test]
fn a_person_with_results_keeps_only_the_name() {
    let mut f = fresh();
    let hall = hall(&mut f.store, 4);
    paper(&mut f.store, &hall);
    let record = f.store.read().about_athlete(hall.athletes[0]).unwrap();
    assert_eq!(record.needed_by, ["Campionato di prova"]);
    assert_eq!((record.entries[0].games, record.form_lines.len()), (1, 1));
    let erased = f
        .store
        .erase_athlete(action("athlete-erased"), hall.athletes[0])
        .unwrap();
    assert_eq!(erased, Erased::NameKept);
    let left = f.store.read().get::<Athlete>(hall.athletes[0]).unwrap();
    assert_eq!(
        (left.surname.as_str(), &left.card, left.birth_year),
        ("Cognome0", &None, None)
    );
    assert!(left.erased_at.is_some());
    let bytes = bytes_of(&f);
    assert!(!holds(&bytes, "AA-DOCUMENTO") && !holds(&bytes, "T0000"));
}

fn form(hall: &common::Hall, club_id: store::ClubId) -> EntryForm {
    EntryForm {
        event_id: hall.event,
        club_id,
        sheet: 1,
        received_at: at(0),
        means: Means::Fax,
        signed: true,
        stamped: true,
        late_reason: None,
        note: String::new(),
    }
}

/// A form with a document on it, a checked entry, a game: what a purge must see.
fn paper(store: &mut Store, hall: &common::Hall) {
    act(store, "paper", |c| {
        let form = c.insert(&form(hall, hall.club))?;
        let line = c.insert(&FormLine {
            form_id: form,
            line: 1,
            athlete_id: Some(hall.athletes[0]),
            written: "Cognome0 Prova".into(),
            card: Some("T0000".into()),
            document_kind: Some(DocumentKind::IdentityCard),
            document_number: Some("AA-DOCUMENTO".into()),
        })?;
        c.edit::<Entry>(hall.entries[0], |entry| {
            entry.form_line_id = Some(line);
            entry.document_kind = Some(DocumentKind::IdentityCard);
            entry.document_number = Some("AA-DOCUMENTO".into());
            entry.hearing_aid_ok = Some(true);
            entry.hearing_aid_checked_at = Some(at(1));
            entry.status = EntryStatus::Active;
        })?;
        c.edit::<Athlete>(hall.athletes[0], |athlete| athlete.birth_year = Some(1975))?;
        c.edit::<Club>(hall.club, |club| club.contact = "fax 000".into())?;
        c.insert(&game(
            hall.section,
            "r1-1",
            hall.entries[0],
            hall.entries[1],
        ))
    });
}
