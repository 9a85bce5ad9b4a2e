//! Reading: by owner, across a section or an event, and the journal page by page.

mod common;

use common::{act, action, at, event, fresh, game, hall, section};
use serde_json::json;
use store::{
    Athlete, Departure, DepartureKind, Entry, EntryForm, FormLine, Game, JournalSeq, LateEntry,
    Lineup, Means, Official, OfficialRole, Prize, PrizeGiven, PrizeKind, Section, Store,
};

#[test]
fn what_hangs_on_entries_is_read_for_a_whole_section() {
    let mut f = fresh();
    let hall = hall(&mut f.store, 4);
    act(&mut f.store, "left", |c| {
        for &entry in &hall.entries[1..3] {
            c.insert(&Departure {
                entry_id: entry,
                kind: DepartureKind::Withdrawn,
                from_round: 2,
                match_key: None,
                article: None,
                reason: String::new(),
                by: "arbitro".into(),
                at: at(1),
            })?;
        }
        let other = c.insert(&section(hall.event, "Altra"))?;
        let entry = c.insert(&Entry::of_athlete(other, hall.athletes[0], None))?;
        c.insert(&LateEntry {
            entry_id: entry,
            place: Some(3),
            reason: "treno".into(),
            by: "arbitro".into(),
            at: at(2),
        })
    });
    let read = f.store.read();
    let left: Vec<_> = read.in_section::<Departure>(hall.section).unwrap();
    assert_eq!(
        left.iter().map(|d| d.entry_id).collect::<Vec<_>>(),
        hall.entries[1..3]
    );
    assert!(
        read.in_section::<LateEntry>(hall.section)
            .unwrap()
            .is_empty()
    );
    assert_eq!(read.in_event::<Entry>(hall.event).unwrap().len(), 5);
    assert_eq!(read.count::<Entry>(hall.section).unwrap(), 4);
    assert_eq!(read.entries_of(hall.athletes[0]).unwrap().len(), 2);
}

#[test]
fn whoever_is_in_an_event_is_listed_once() {
    let mut f = fresh();
    let hall = hall(&mut f.store, 2);
    let (on_form, in_team, prize) = act(&mut f.store, "others", |c| {
        let on_form = c.insert(&Athlete::named("Aaa", "Modulo"))?;
        let in_team = c.insert(&Athlete::named("Zzz", "Squadra"))?;
        c.insert(&Athlete::named("Nessuno", "Altrove"))?;
        let form = c.insert(&EntryForm {
            event_id: hall.event,
            club_id: hall.club,
            sheet: 1,
            received_at: at(0),
            means: Means::Hand,
            signed: false,
            stamped: false,
            late_reason: None,
            note: String::new(),
        })?;
        for (line, athlete_id) in [(2, Some(hall.athletes[0])), (1, Some(on_form))] {
            c.insert(&FormLine {
                form_id: form,
                line,
                athlete_id,
                written: String::new(),
                card: None,
                document_kind: None,
                document_number: None,
            })?;
        }
        let team = c.insert(&Entry::of_club(hall.section, hall.club, ""))?;
        c.insert(&Lineup {
            entry_id: team,
            board: 1,
            athlete_id: in_team,
            reserve: false,
        })?;
        let prize = c.insert(&Prize {
            event_id: hall.event,
            section_id: Some(hall.section),
            kind: PrizeKind::Special,
            from_place: None,
            to_place: None,
            rule: Some(json!({ "kind": "youngest" })),
            items: "Targa".into(),
            position: 1,
        })?;
        c.insert(&PrizeGiven {
            prize_id: prize,
            entry_id: Some(hall.entries[0]),
            club_id: None,
            by: "arbitro".into(),
            at: at(9),
        })?;
        Ok((on_form, in_team, prize))
    });
    let read = f.store.read();
    let people: Vec<_> = read
        .athletes_of(hall.event)
        .unwrap()
        .iter()
        .map(|a| a.id)
        .collect();
    assert_eq!(
        people,
        [on_form, hall.athletes[0], hall.athletes[1], in_team]
    );
    let lines: Vec<_> = read
        .form_lines_of(hall.event)
        .unwrap()
        .iter()
        .map(|l| l.line)
        .collect();
    assert_eq!(lines, [1, 2]);
    assert_eq!(read.prizes_given_in(hall.event).unwrap()[0].prize_id, prize);
    assert_eq!(
        read.get::<Prize>(prize).unwrap().rule,
        Some(json!({ "kind": "youngest" }))
    );
    let by_card = read.athlete_by_card("T0001").unwrap().unwrap();
    assert_eq!(by_card.id, hall.athletes[1]);
    assert_eq!(
        read.club_by_name("G.S. ESEMPIO").unwrap().unwrap().id,
        hall.club
    );
    assert!(read.athlete_by_card("T9999").unwrap().is_none());
}

#[test]
fn rows_come_in_their_tables_order() {
    let mut f = fresh();
    let hall = hall(&mut f.store, 0);
    act(&mut f.store, "more", |c| {
        for (title, position) in [("Terza", 3), ("Prima", 1), ("Seconda", 2)] {
            c.insert(&Section {
                position,
                ..section(hall.event, title)
            })?;
        }
        c.insert(&Official {
            event_id: hall.event,
            role: OfficialRole::Interpreter,
            name: "Nome".into(),
            position: 0,
        })
    });
    let titles: Vec<_> = f.store.read().list::<Section>(hall.event).unwrap();
    let titles: Vec<_> = titles.iter().map(|s| s.title.as_str()).collect();
    assert_eq!(titles, ["Maschile", "Prima", "Seconda", "Terza"]);
    assert_eq!(
        f.store.read().get::<store::Event>(hall.event).unwrap().fact,
        event()
    );
}

#[test]
fn the_journal_is_read_page_by_page_and_event_by_event() {
    let mut f = fresh();
    let hall = hall(&mut f.store, 2);
    for number in 0..7 {
        let doing = action("result-recorded")
            .of(hall.event)
            .with(json!({ "table": number }));
        let result = game(
            hall.section,
            &format!("k{number}"),
            hall.entries[0],
            hall.entries[1],
        );
        let kept: Result<_, store::Error> = f.store.change(doing, |c| c.insert(&result));
        kept.unwrap();
    }
    let read = f.store.read();
    let mut told = Vec::new();
    let mut before = None;
    loop {
        let page = read.journal(Some(hall.event), before, 3).unwrap();
        assert!(page.rows.len() <= 3);
        told.extend(
            page.rows
                .iter()
                .map(|row| row.args["table"].as_i64().unwrap()),
        );
        before = page.older;
        if before.is_none() {
            break;
        }
    }
    assert_eq!(told, [6, 5, 4, 3, 2, 1, 0]);
    assert_eq!(read.journal(None, None, 50).unwrap().rows.len(), 8);
    assert_eq!(read.journal_row(JournalSeq(1)).unwrap().action, "hall-made");
    assert_eq!(f.store.next_undo().unwrap().unwrap().args["table"], 6);
    assert_eq!(read.list::<Game>(hall.section).unwrap().len(), 7);
}

#[test]
fn a_store_can_be_handed_to_another_thread() {
    fn check<T: Send>() {}
    check::<Store>();
}
