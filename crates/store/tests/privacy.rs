//! Forgetting people: what goes, what stays, and not one byte more.

mod common;

use std::fs;
use std::ops::ControlFlow;

use common::{act, action, at, dump, event, fresh, game, hall, paper};
use serde_json::json;
use store::{
    Athlete, Club, Entry, Erased, Error, Game, Lineup, Owed, Purged, Section, SectionKind,
    unwatched,
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
    let refused = f.store.purge_event(
        action("event-purged").of(hall.event),
        hall.event,
        &[],
        |step| {
            steps.push(step.done);
            match steps.len() {
                2 => ControlFlow::Break(()),
                _ => ControlFlow::Continue(()),
            }
        },
    );
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
        .purge_event(action("event-purged"), hall.event, &[], unwatched)
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
        .purge_event(
            action("event-purged").of(hall.event),
            hall.event,
            &[],
            unwatched,
        )
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
        .purge_event(action("event-purged"), hall.event, &[], unwatched)
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
        f.store
            .erase_athlete(action("athlete-erased"), id, &[])
            .unwrap(),
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
        .erase_athlete(action("athlete-erased"), hall.athletes[0], &[])
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
        let done = f
            .store
            .erase_athlete(action("athlete-erased"), athlete, &[]);
        assert_eq!(done.unwrap(), erased);
    }
    assert_eq!(
        f.store.read().get::<Athlete>(sat[0]).unwrap().surname,
        "Seduto"
    );
}

#[test]
fn what_is_owed_is_noted_with_the_removal_and_stays_until_it_is_paid() {
    let mut f = fresh();
    let hall = hall(&mut f.store, 2);
    paper(&mut f.store, &hall);
    let folders = ["/copies".into(), "/stick".into()];
    let seq = |f: &common::Fresh| f.store.last_seq().unwrap();
    f.store
        .purge_event(action("event-purged"), hall.event, &folders, unwatched)
        .unwrap();
    let purged = seq(&f);
    let mut f = f.reopened();
    let owed = |folder: &str, before| Owed {
        folder: folder.into(),
        before,
    };
    assert_eq!(
        f.store.read().owed().unwrap(),
        [owed("/copies", purged), owed("/stick", purged)]
    );
    f.store.paid("/copies".as_ref()).unwrap();
    // A copy of before knows of no debt; going back to it does not cancel one.
    let copies = tempfile::tempdir().unwrap();
    let mut other = fresh();
    common::hall(&mut other.store, 2);
    let copy = other.store.backup_into(copies.path(), at(1), unwatched);
    f.store
        .restore(&copy.unwrap().path, action("backup-restored"), unwatched)
        .unwrap();
    assert_eq!(f.store.read().owed().unwrap(), [owed("/stick", purged)]);
    f.store
        .erase_athlete(action("athlete-erased"), hall.athletes[0], &folders)
        .unwrap();
    let erased = seq(&f);
    let owed_now = f.store.read().owed().unwrap();
    assert!(owed_now.iter().all(|debt| debt.before == erased) && owed_now.len() == 2);
}

#[test]
fn a_deleted_event_leaves_no_document_number_and_can_be_taken_back() {
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
    f.store
        .delete_event(action("event-deleted").of(hall.event), hall.event)
        .unwrap();
    let bytes = bytes_of(&f);
    for number in ["ZZ-PRIMA", "ZZ-SECONDA", "AA-DOCUMENTO"] {
        assert!(!holds(&bytes, number), "{number} is still in the file");
    }
    assert!(f.store.check().unwrap().is_empty());
    // Everything else comes back, step by step, to the very beginning.
    f.store.undo("arbitro", at(1)).unwrap();
    let entry = f.store.read().get::<Entry>(hall.entries[0]).unwrap();
    assert_eq!(
        (&entry.document_number, entry.hearing_aid_ok),
        (&None, Some(true))
    );
    while f.store.undo("arbitro", at(2)).is_ok() {}
    assert!(f.store.read().all::<Athlete>().unwrap().is_empty());
    while f.store.redo("arbitro", at(3)).is_ok() {}
    assert!(f.store.read().all::<store::Event>().unwrap().is_empty());
    let f = f.reopened();
    assert!(f.store.check().unwrap().is_empty());
}

#[test]
fn an_erased_person_leaves_no_name_of_before() {
    let mut f = fresh();
    let hall = hall(&mut f.store, 2);
    let (id, twin) = (hall.athletes[0], hall.athletes[1]);
    let tell = |name: &str| action("athlete-changed").with(json!({ "athlete": name }));
    let rename = |f: &mut common::Fresh, id, surname: &str| {
        f.store
            .change(tell(&format!("{surname} Prova")), |c| {
                c.edit::<Athlete>(id, |athlete| athlete.surname = surname.into())
            })
            .unwrap();
    };
    rename(&mut f, id, "Primissimo");
    rename(&mut f, id, "Secondissimo");
    rename(&mut f, twin, "Gemellissimo");
    f.store
        .change(
            action("athletes-merged").with(json!({
                "duplicate": "Gemellissimo Prova", "athleteId": id, "duplicateId": twin,
                "was": ["Gemellissimo", "Prova"],
            })),
            |c| {
                c.delete::<Entry>(hall.entries[1])?;
                c.merge_athletes(id, twin)
            },
        )
        .unwrap();
    f.store
        .erase_athlete(action("athlete-erased"), id, &[])
        .unwrap();
    let bytes = bytes_of(&f);
    for name in [
        "Primissimo",
        "Secondissimo",
        "Gemellissimo",
        "Cognome0",
        "Cognome1",
    ] {
        assert!(!holds(&bytes, name), "{name} is still in the file");
    }
    assert!(f.store.check().unwrap().is_empty());
}

#[test]
fn a_name_of_before_goes_also_where_the_rows_are_forgotten() {
    let mut f = fresh();
    let hall = hall(&mut f.store, 2);
    let id = hall.athletes[0];
    act(&mut f.store, "result", |c| {
        c.insert(&game(
            hall.section,
            "r1-1",
            hall.entries[0],
            hall.entries[1],
        ))
    });
    let told =
        json!({ "athlete": "Nuovissimo Prova", "athleteId": id, "was": ["Cognome0", "Prova"] });
    f.store
        .change(action("athlete-changed").with(told), |c| {
            c.edit::<Athlete>(id, |athlete| athlete.surname = "Nuovissimo".into())
        })
        .unwrap();
    f.store
        .purge_event(action("event-purged"), hall.event, &[], unwatched)
        .unwrap();
    assert!(holds(&bytes_of(&f), "Cognome0"));
    let erased = f.store.erase_athlete(action("athlete-erased"), id, &[]);
    assert_eq!(erased.unwrap(), Erased::NameKept);
    let bytes = bytes_of(&f);
    assert!(!holds(&bytes, "Cognome0") && holds(&bytes, "Nuovissimo"));
}
