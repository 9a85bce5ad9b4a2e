//! Forgetting people: what goes, what stays, and not one byte more.

mod common;

use std::fs;
use std::ops::ControlFlow;

use common::{act, action, at, dump, event, fresh, game, hall, paper};
use serde_json::json;
use store::{
    Athlete, Club, Entry, Erased, Error, Game, Lineup, Purged, Section, SectionKind, unwatched,
};

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
fn a_purge_that_is_broken_off_leaves_every_row_and_can_be_done_again() {
    let mut f = fresh();
    let hall = hall(&mut f.store, 4);
    paper(&mut f.store, &hall);
    for row in 0..2_500 {
        act(&mut f.store, "club-added", |c| {
            c.insert(&Club::named(format!("G.S. Prova {row}")))
        });
    }
    let journal = |f: &common::Fresh| f.store.read().journal(None, None, 5_000).unwrap().rows;
    let (now, told) = (dump(&f.store), journal(&f));
    let mut steps = Vec::new();
    let refused = f
        .store
        .purge_event(action("event-purged").of(hall.event), hall.event, |step| {
            steps.push(step.done);
            match steps.len() {
                2 => ControlFlow::Break(()),
                _ => ControlFlow::Continue(()),
            }
        });
    assert!(matches!(refused, Err(Error::Cancelled)));
    assert_eq!(steps, [0, 2_000]);
    assert_eq!(dump(&f.store), now);
    assert_eq!(journal(&f), told);
    // What the journal remembers is all there too: the last thing done can be taken back and repeated.
    f.store.undo("arbitro", at(1)).unwrap();
    assert_ne!(dump(&f.store), now);
    f.store.redo("arbitro", at(2)).unwrap();
    assert_eq!(dump(&f.store), now);
    f.store
        .purge_event(action("event-purged"), hall.event, unwatched)
        .unwrap();
    assert_eq!(
        f.store.read().purge_preview(hall.event).unwrap(),
        Purged::default()
    );
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
        .purge_event(action("event-purged").of(hall.event), hall.event, unwatched)
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
        .purge_event(action("event-purged"), hall.event, unwatched)
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

#[test]
fn who_sat_at_a_board_keeps_the_name_after_leaving_the_team() {
    let mut f = fresh();
    let hall = hall(&mut f.store, 1);
    let (section, teams, sat) = act(&mut f.store, "clubs-met", |c| {
        let section = c.insert(&Section {
            kind: SectionKind::Clubs,
            ..common::section(hall.event, "Società")
        })?;
        let other = c.insert(&Club::named("Altra"))?;
        let teams = [
            c.insert(&Entry::of_club(section, hall.club, ""))?,
            c.insert(&Entry::of_club(section, other, ""))?,
        ];
        let mut sat = Vec::new();
        for (board, surname) in [(1, "Seduto"), (2, "Accanto")] {
            let athlete_id = c.insert(&Athlete::named(surname, "Prova"))?;
            c.insert(&Lineup {
                entry_id: teams[0],
                board,
                athlete_id,
                reserve: false,
            })?;
            sat.push(athlete_id);
        }
        Ok((section, teams, sat))
    });
    act(&mut f.store, "met", |c| {
        let boards = json!([{ "board": 1, "outcome": "white-wins", "reason": "resigned", "white": sat[0], "black": null }]);
        c.insert(&Game {
            boards: Some(boards),
            reason: None,
            ..game(section, "r1-1", teams[0], teams[1])
        })?;
        c.delete_under::<Lineup>(teams[0])
    });
    let needed = |id| f.store.read().about_athlete(id).unwrap().needed_by;
    assert_eq!(needed(sat[0]), ["Campionato di prova"]);
    assert!(needed(sat[1]).is_empty());
    for (athlete, erased) in [(sat[0], Erased::NameKept), (sat[1], Erased::Whole)] {
        let done = f.store.erase_athlete(action("athlete-erased"), athlete);
        assert_eq!(done.unwrap(), erased);
    }
    assert_eq!(
        f.store.read().get::<Athlete>(sat[0]).unwrap().surname,
        "Seduto"
    );
}
