//! Undo and redo: exact, linear, across restarts, whatever was done.

mod common;

use common::{act, action, at, dump, fresh, game, hall};
use proptest::prelude::*;
use store::{
    Athlete, Change, Club, Entry, Error, Game, JournalKind, JournalSeq, Logo, LogoKind, Store,
};

#[test]
fn an_undone_insert_is_gone_and_a_redone_one_is_back_under_its_id() {
    let mut f = fresh();
    let before = dump(&f.store);
    let club = act(&mut f.store, "club-added", |c| {
        c.insert(&Club::named("A.S. Prova"))
    });
    let after = dump(&f.store);
    assert_eq!(f.store.undo("arbitro", at(1)).unwrap().action, "club-added");
    assert_eq!(dump(&f.store), before);
    f.store.redo("arbitro", at(2)).unwrap();
    assert_eq!(dump(&f.store), after);
    assert_eq!(f.store.read().get::<Club>(club).unwrap().name, "A.S. Prova");
}

#[test]
fn a_picture_comes_back_byte_by_byte() {
    let mut f = fresh();
    let hall = hall(&mut f.store, 0);
    let image: Vec<u8> = (0..=255).collect();
    let logo = Logo {
        event_id: hall.event,
        kind: LogoKind::Png,
        image: image.clone(),
    };
    let id = act(&mut f.store, "logo-set", |c| c.insert(&logo));
    act(&mut f.store, "logo-removed", |c| c.delete::<Logo>(id));
    f.store.undo("arbitro", at(1)).unwrap();
    assert_eq!(f.store.read().get::<Logo>(id).unwrap().image, image);
}

#[test]
fn owners_and_what_they_own_come_back_together() {
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
    let before = dump(&f.store);
    act(&mut f.store, "section-deleted", |c| {
        c.delete_under::<Game>(hall.section)?;
        c.delete_under::<Entry>(hall.section)?;
        c.delete::<store::Section>(hall.section)
    });
    f.store.undo("arbitro", at(1)).unwrap();
    assert_eq!(dump(&f.store), before);
}

#[test]
fn the_stack_lives_on_after_a_restart() {
    let mut f = fresh();
    let empty = dump(&f.store);
    act(&mut f.store, "first", |c| c.insert(&Club::named("Uno")));
    let one = dump(&f.store);
    act(&mut f.store, "second", |c| c.insert(&Club::named("Due")));
    let two = dump(&f.store);
    let mut f = f.reopened();
    f.store.undo("arbitro", at(1)).unwrap();
    let mut f = f.reopened();
    assert_eq!(f.store.next_redo().unwrap().unwrap().action, "second");
    f.store.undo("arbitro", at(2)).unwrap();
    assert_eq!(dump(&f.store), empty);
    f.store.redo("arbitro", at(3)).unwrap();
    let mut f = f.reopened();
    assert_eq!(dump(&f.store), one);
    f.store.redo("arbitro", at(4)).unwrap();
    assert_eq!(dump(&f.store), two);
    assert!(f.store.next_redo().unwrap().is_none());
}

#[test]
fn a_new_action_after_an_undo_ends_the_redo_but_not_the_history() {
    let mut f = fresh();
    act(&mut f.store, "first", |c| c.insert(&Club::named("Uno")));
    f.store.undo("arbitro", at(1)).unwrap();
    act(&mut f.store, "second", |c| c.insert(&Club::named("Due")));
    assert!(matches!(
        f.store.redo("arbitro", at(2)),
        Err(Error::NothingToRedo)
    ));
    let rows = f.store.read().journal(None, None, 10).unwrap().rows;
    let told: Vec<_> = rows
        .iter()
        .map(|r| (r.kind, r.action.as_str(), r.undone))
        .collect();
    assert_eq!(
        told,
        [
            (JournalKind::Action, "second", false),
            (JournalKind::Undo, "first", false),
            (JournalKind::Action, "first", true),
        ]
    );
    f.store.undo("arbitro", at(3)).unwrap();
    assert!(matches!(
        f.store.undo("arbitro", at(4)),
        Err(Error::NothingToUndo)
    ));
}

#[test]
fn what_was_done_for_good_stays_and_shuts_off_what_came_before() {
    let mut f = fresh();
    act(&mut f.store, "first", |c| c.insert(&Club::named("Uno")));
    f.store
        .change_for_good(action("purge"), |c| c.insert(&Club::named("Due")))
        .unwrap();
    assert!(matches!(
        f.store.undo("arbitro", at(1)),
        Err(Error::NothingToUndo)
    ));
    let mut f = f.reopened();
    assert!(matches!(
        f.store.undo("arbitro", at(1)),
        Err(Error::NothingToUndo)
    ));
    act(&mut f.store, "third", |c| c.insert(&Club::named("Tre")));
    f.store.undo("arbitro", at(1)).unwrap();
    assert!(matches!(
        f.store.undo("arbitro", at(1)),
        Err(Error::NothingToUndo)
    ));
}

#[test]
fn a_refused_action_leaves_no_row_and_no_journal() {
    let mut f = fresh();
    hall(&mut f.store, 2);
    let (before, seq) = (dump(&f.store), f.store.last_seq());
    let refused = f.store.change(action("clubs"), |c| {
        c.insert(&Club::named("Nuova"))?;
        c.insert(&Club::named("G.S. Esempio"))
    });
    assert_eq!(refused.unwrap_err().code(), "club-name-taken");
    assert_eq!((dump(&f.store), f.store.last_seq()), (before, seq));
}

#[test]
fn an_action_that_changes_nothing_is_not_one() {
    let mut f = fresh();
    let hall = hall(&mut f.store, 1);
    let seq = f.store.last_seq();
    act(&mut f.store, "nothing", |c| {
        c.edit::<Athlete>(hall.athletes[0], |_| {}).map(|_| ())
    });
    assert_eq!(f.store.last_seq(), seq);
}

#[test]
fn a_rehearsal_leaves_nothing() {
    let mut f = fresh();
    let (before, seq) = (dump(&f.store), f.store.last_seq());
    let seen = f.store.rehearse(|c| {
        c.insert(&Club::named("Solo vista"))?;
        Ok::<_, Error>(c.read().all::<Club>()?.len())
    });
    assert_eq!(seen.unwrap(), 1);
    assert_eq!((dump(&f.store), f.store.last_seq()), (before, seq));
}

/// One step of a random afternoon.
#[derive(Clone, Debug)]
enum Step {
    AddClub(u8),
    AddAthlete { card: u8, club: u8 },
    Rename(u8),
    Move { athlete: u8, club: u8 },
    Remove(u8),
    SwapCards(u8, u8),
    ManyAtOnce(u8),
    Undo,
    Redo,
    Restart,
}

fn step() -> impl Strategy<Value = Step> {
    prop_oneof![
        3 => any::<u8>().prop_map(|n| Step::AddClub(n % 12)),
        4 => (any::<u8>(), any::<u8>()).prop_map(|(card, club)| Step::AddAthlete { card: card % 16, club }),
        2 => any::<u8>().prop_map(Step::Rename),
        2 => (any::<u8>(), any::<u8>()).prop_map(|(athlete, club)| Step::Move { athlete, club }),
        2 => any::<u8>().prop_map(Step::Remove),
        1 => (any::<u8>(), any::<u8>()).prop_map(|(a, b)| Step::SwapCards(a, b)),
        1 => (1..20u8).prop_map(Step::ManyAtOnce),
        5 => Just(Step::Undo),
        4 => Just(Step::Redo),
        1 => Just(Step::Restart),
    ]
}

fn pick<T: store::Fact>(change: &Change<'_>, n: u8) -> Result<Option<T::Id>, Error> {
    let all = change.read().all::<T>()?;
    Ok(all
        .get(usize::from(n) % all.len().max(1))
        .map(|kept| kept.id))
}

fn work(change: &mut Change<'_>, step: &Step) -> Result<(), Error> {
    match *step {
        Step::AddClub(n) => change.insert(&Club::named(format!("Club {n}"))).map(|_| ()),
        Step::AddAthlete { card, club } => {
            let club_id = pick::<Club>(change, club)?;
            let athlete = Athlete {
                card: Some(format!("T{card}")),
                club_id,
                ..Athlete::named("Cognome", "Nome")
            };
            change.insert(&athlete).map(|_| ())
        }
        Step::Rename(n) => match pick::<Athlete>(change, n)? {
            Some(id) => change
                .edit::<Athlete>(id, |a| a.surname.push('x'))
                .map(|_| ()),
            None => Ok(()),
        },
        Step::Move { athlete, club } => {
            let club_id = pick::<Club>(change, club)?;
            match pick::<Athlete>(change, athlete)? {
                Some(id) => change
                    .edit::<Athlete>(id, |a| a.club_id = club_id)
                    .map(|_| ()),
                None => Ok(()),
            }
        }
        Step::Remove(n) if n % 2 == 0 => match pick::<Club>(change, n / 2)? {
            Some(id) => change.delete::<Club>(id),
            None => Ok(()),
        },
        Step::Remove(n) => match pick::<Athlete>(change, n / 2)? {
            Some(id) => change.delete::<Athlete>(id),
            None => Ok(()),
        },
        Step::SwapCards(a, b) => {
            let (Some(a), Some(b)) = (pick::<Athlete>(change, a)?, pick::<Athlete>(change, b)?)
            else {
                return Ok(());
            };
            let card_of_a = change.read().get::<Athlete>(a)?.card.clone();
            let card_of_b = change.read().get::<Athlete>(b)?.card.clone();
            change.edit::<Athlete>(a, |athlete| athlete.card = None)?;
            change.edit::<Athlete>(b, |athlete| athlete.card = card_of_a)?;
            change
                .edit::<Athlete>(a, |athlete| athlete.card = card_of_b)
                .map(|_| ())
        }
        Step::ManyAtOnce(n) => {
            for number in 0..n {
                change.insert(&Athlete::named(format!("Gruppo{number}"), "Nome"))?;
            }
            Ok(())
        }
        Step::Undo | Step::Redo | Step::Restart => Ok(()),
    }
}

/// What the facts must be: the dumps along the line of actions that stand, and those undone.
struct Model {
    done: Vec<String>,
    undone: Vec<String>,
}

fn refused_or_not_allowed(error: &Error) -> bool {
    matches!(error, Error::Refused(_))
}

fn walk(steps: &[Step]) {
    let mut f = fresh();
    let mut model = Model {
        done: vec![dump(&f.store)],
        undone: vec![],
    };
    for step in steps {
        match step {
            Step::Restart => f = f.reopened(),
            Step::Undo => {
                let undone = f.store.undo("arbitro", at(0));
                assert_eq!(undone.is_ok(), model.done.len() > 1, "{undone:?}");
                if undone.is_ok() {
                    model.undone.push(model.done.pop().unwrap());
                }
            }
            Step::Redo => {
                let redone = f.store.redo("arbitro", at(0));
                assert_eq!(redone.is_ok(), !model.undone.is_empty(), "{redone:?}");
                model.done.extend(model.undone.pop());
            }
            doing => act_in(&mut f.store, doing, &mut model),
        }
        assert_eq!(
            &dump(&f.store),
            model.done.last().unwrap(),
            "after {step:?}"
        );
        assert_eq!(f.store.next_undo().unwrap().is_some(), model.done.len() > 1);
        assert_eq!(
            f.store.next_redo().unwrap().is_some(),
            !model.undone.is_empty()
        );
    }
    assert!(f.store.check().unwrap().is_empty());
}

fn act_in(store: &mut Store, step: &Step, model: &mut Model) {
    let seq = store.last_seq();
    match store.change(action("step"), |change| work(change, step)) {
        Ok(()) if store.last_seq() == seq => {}
        Ok(()) => {
            assert_eq!(
                store.last_seq().map(|s| s.0),
                Some(seq.map_or(1, |JournalSeq(s)| s + 1))
            );
            model.done.push(dump(store));
            model.undone.clear();
        }
        Err(error) => assert!(refused_or_not_allowed(&error), "{error}"),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]

    #[test]
    fn any_sequence_of_actions_equals_the_actions_that_stand(steps in proptest::collection::vec(step(), 1..40)) {
        walk(&steps);
    }
}
