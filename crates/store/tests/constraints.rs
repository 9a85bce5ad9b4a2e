//! What the schema refuses comes back as the right code, and the structs match the tables.

mod common;

use common::{act, action, at, event, fresh, game, hall, section};
use serde_json::json;
use store::{
    Athlete, AthleteId, Change, Club, ClubId, ClubPoints, Departure, DepartureKind, Entry,
    EntryForm, EntryId, Error, Event, Fact, FormLine, Game, LateEntry, Lineup, Logo, LogoKind,
    Lots, LotsId, LotsOverride, LotsPlacement, MatchDecision, Means, Official, PlaceDecision,
    Prize, PrizeGiven, PrizeKind, ProgrammeItem, Replacement, Ruling, Section, SectionId,
    TableCall,
};

/// A step in a hall of four, and the code with which it is refused.
fn check(code: &str, step: impl FnOnce(&mut Change<'_>, &common::Hall) -> Result<(), Error>) {
    let mut f = fresh();
    let hall = hall(&mut f.store, 4);
    act(&mut f.store, "result", |c| {
        c.insert(&game(
            hall.section,
            "r1-1",
            hall.entries[0],
            hall.entries[1],
        ))
    });
    let before = common::dump(&f.store);
    let refused = f.store.change(action("step"), |change| step(change, &hall));
    assert_eq!(refused.unwrap_err().code(), code);
    assert_eq!(
        common::dump(&f.store),
        before,
        "{code} left something behind"
    );
}

fn insert(change: &mut Change<'_>, fact: &impl Fact) -> Result<(), Error> {
    change.insert(fact).map(|_| ())
}

#[test]
fn unique_constraints_name_their_columns() {
    check("athlete-card-taken", |c, _| {
        insert(
            c,
            &Athlete {
                card: Some("T0000".into()),
                ..Athlete::named("Altro", "Nome")
            },
        )
    });
    check("club-name-taken", |c, _| {
        insert(c, &Club::named("g.s. esempio"))
    });
    check("entry-section-athlete-taken", |c, hall| {
        insert(c, &Entry::of_athlete(hall.section, hall.athletes[0], None))
    });
    check("entry-section-club-team-taken", |c, hall| {
        insert(c, &Entry::of_club(hall.section, hall.club, "A"))?;
        insert(c, &Entry::of_club(hall.section, hall.club, "A"))
    });
    check("section-event-title-taken", |c, hall| {
        insert(c, &section(hall.event, "Maschile"))
    });
    check("game-section-match-key-game-no-taken", |c, hall| {
        insert(
            c,
            &game(hall.section, "r1-1", hall.entries[1], hall.entries[0]),
        )
    });
}

#[test]
fn an_annulled_game_makes_room_for_another() {
    let mut f = fresh();
    let hall = hall(&mut f.store, 2);
    let played = game(hall.section, "r1-1", hall.entries[0], hall.entries[1]);
    act(&mut f.store, "annulled", |c| {
        let first = c.insert(&played)?;
        c.edit::<Game>(first, |game| {
            game.annulled_at = Some(at(9));
            game.annulled_why = Some("posizione iniziale sbagliata".into());
        })?;
        c.insert(&played)
    });
    assert_eq!(f.store.read().list::<Game>(hall.section).unwrap().len(), 2);
}

#[test]
fn checks_give_their_own_name() {
    check("event-title-given", |c, _| {
        insert(
            c,
            &Event {
                title: "  ".into(),
                ..event()
            },
        )
    });
    check("event-ends-after-it-begins", |c, _| {
        let event = event();
        insert(
            c,
            &Event {
                begins_on: event.ends_on,
                ends_on: event.begins_on,
                ..event
            },
        )
    });
    check("athlete-surname-given", |c, _| {
        insert(c, &Athlete::named("", "Nome"))
    });
    check("athlete-birth-year-plausible", |c, hall| {
        c.edit::<Athlete>(hall.athletes[0], |a| a.birth_year = Some(20))
            .map(|_| ())
    });
    check("game-of-two-entries", |c, hall| {
        insert(
            c,
            &game(hall.section, "r1-2", hall.entries[2], hall.entries[2]),
        )
    });
    check("game-reason-given", |c, hall| {
        let game = game(hall.section, "r1-2", hall.entries[2], hall.entries[3]);
        insert(
            c,
            &Game {
                reason: None,
                ..game
            },
        )
    });
    check("known-code", |c, hall| {
        let game = game(hall.section, "r1-2", hall.entries[2], hall.entries[3]);
        insert(
            c,
            &Game {
                outcome: "nobody-knows".into(),
                ..game
            },
        )
    });
    check("form-line-one-to-six", |c, hall| {
        let form = c.insert(&form(hall))?;
        insert(c, &line(form, 7))
    });
    check("prize-places-given", |c, hall| {
        insert(
            c,
            &Prize {
                from_place: None,
                ..prize(hall)
            },
        )
    });
    check("prize-rule-given", |c, hall| {
        insert(
            c,
            &Prize {
                rule: Some(json!({"kind": "youngest"})),
                ..prize(hall)
            },
        )
    });
    check("logo-size-bounded", |c, hall| {
        insert(
            c,
            &Logo {
                event_id: hall.event,
                kind: LogoKind::Png,
                image: vec![],
            },
        )
    });
}

#[test]
fn references_say_what_is_missing_or_what_stands_in_the_way() {
    check("missing-club", |c, _| {
        insert(
            c,
            &Athlete {
                club_id: Some(ClubId(99)),
                ..Athlete::named("Altro", "Nome")
            },
        )
    });
    check("missing-athlete", |c, hall| {
        insert(c, &Entry::of_athlete(hall.section, AthleteId(99), None))
    });
    check("missing-section", |c, hall| {
        insert(
            c,
            &game(SectionId(99), "r1-2", hall.entries[2], hall.entries[3]),
        )
    });
    check("missing-entry", |c, hall| {
        insert(c, &game(hall.section, "r1-2", hall.entries[2], EntryId(99)))
    });
    check("missing-lots", |c, hall| {
        insert(
            c,
            &LotsPlacement {
                lots_id: LotsId(99),
                place: 1,
                entry_id: hall.entries[0],
            },
        )
    });
    check("used-by-game", |c, hall| c.delete::<Entry>(hall.entries[0]));
    check("used-by-entry", |c, hall| {
        c.delete::<Athlete>(hall.athletes[0])
    });
    check("used-by-section", |c, hall| c.delete::<Event>(hall.event));
    check("row-missing", |c, _| c.delete::<Club>(ClubId(99)));
}

#[test]
fn after_an_explained_refusal_the_action_goes_on() {
    let mut f = fresh();
    let hall = hall(&mut f.store, 2);
    act(&mut f.store, "tried", |c| {
        assert_eq!(
            c.delete::<Athlete>(hall.athletes[0]).unwrap_err().code(),
            "used-by-entry"
        );
        c.insert(&Club::named("Dopo"))
    });
    f.store.undo("arbitro", at(1)).unwrap();
    assert_eq!(f.store.read().all::<Club>().unwrap().len(), 1);
    assert_eq!(f.store.read().all::<Athlete>().unwrap().len(), 2);
}

#[test]
fn structs_have_the_columns_of_their_tables() {
    fn check<T: Fact>(conn: &rusqlite::Connection, seen: &mut Vec<&str>) {
        let sql = "SELECT name FROM pragma_table_info(?) WHERE name <> 'id' ORDER BY cid";
        let mut info = conn.prepare(sql).unwrap();
        let names = info
            .query_map([T::TABLE], |row| row.get::<_, String>("name"))
            .unwrap();
        let mut columns: Vec<String> = names.map(Result::unwrap).collect();
        let mut fields: Vec<String> = T::COLUMNS.iter().map(|&c| c.to_owned()).collect();
        columns.sort();
        fields.sort();
        assert_eq!(columns, fields, "{}", T::TABLE);
        seen.push(T::TABLE);
    }
    macro_rules! check_all {
        ($conn:expr, $seen:expr, $($fact:ty),*) => { $(check::<$fact>($conn, $seen);)* };
    }
    let f = fresh();
    let conn = rusqlite::Connection::open(f.path()).unwrap();
    let mut seen = Vec::new();
    check_all!(
        &conn,
        &mut seen,
        Club,
        Athlete,
        Event,
        Official,
        Logo,
        Section,
        ProgrammeItem,
        EntryForm,
        FormLine,
        Entry,
        Lineup,
        Lots,
        LotsPlacement,
        LotsOverride,
        Game,
        MatchDecision,
        PlaceDecision,
        Departure,
        Replacement,
        LateEntry,
        TableCall,
        Ruling,
        Prize,
        PrizeGiven,
        ClubPoints
    );
    assert_eq!(seen, store::FACT_TABLES);
    let sql = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'";
    let mut tables = conn.prepare(sql).unwrap();
    let mut names: Vec<String> = tables
        .query_map([], |r| r.get(0))
        .unwrap()
        .map(Result::unwrap)
        .collect();
    names.retain(|name| name != "journal" && name != "setting");
    assert_eq!(
        names.len(),
        seen.len(),
        "a table of facts escapes the journal: {names:?}"
    );
}

#[test]
fn every_code_is_accepted_and_read_back() {
    let mut f = fresh();
    let hall = hall(&mut f.store, 4);
    for &kind in DepartureKind::ALL {
        let departure = Departure {
            entry_id: hall.entries[0],
            kind,
            from_round: 1,
            match_key: None,
            article: None,
            reason: String::new(),
            by: "arbitro".into(),
            at: at(1),
        };
        let id = act(&mut f.store, "departure", |c| c.insert(&departure));
        assert_eq!(f.store.read().get::<Departure>(id).unwrap().fact, departure);
        f.store.undo("arbitro", at(2)).unwrap();
    }
    for &role in store::OfficialRole::ALL {
        let official = Official {
            event_id: hall.event,
            role,
            name: "Nome".into(),
            position: 1,
        };
        act(&mut f.store, "official", |c| c.insert(&official));
    }
    for &means in Means::ALL {
        let sheet = 1 + means as u32;
        act(&mut f.store, "form", |c| {
            c.insert(&EntryForm {
                means,
                sheet,
                ..form(&hall)
            })
        });
    }
    assert_eq!(
        f.store.read().list::<EntryForm>(hall.event).unwrap().len(),
        Means::ALL.len()
    );
}

fn form(hall: &common::Hall) -> EntryForm {
    EntryForm {
        event_id: hall.event,
        club_id: hall.club,
        sheet: 1,
        received_at: at(0),
        means: Means::Fax,
        signed: true,
        stamped: true,
        late_reason: None,
        note: String::new(),
    }
}

fn line(form_id: store::FormId, line: u32) -> FormLine {
    FormLine {
        form_id,
        line,
        athlete_id: None,
        written: "Cognome Nome".into(),
        card: None,
        document_kind: None,
        document_number: None,
    }
}

fn prize(hall: &common::Hall) -> Prize {
    Prize {
        event_id: hall.event,
        section_id: None,
        kind: PrizeKind::Places,
        from_place: Some(1),
        to_place: Some(1),
        rule: None,
        items: "Trofeo\nMedaglia".into(),
        position: 0,
    }
}
