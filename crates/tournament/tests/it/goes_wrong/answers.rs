//! What play leaves open, and what the arbiter answers.

use rules::{Outcome, Reason};
use tournament::{
    Change, DepartureKind, EntryId, Question, Refusal, State, ThirdDecision, TitleDecision,
};

use super::{A, B, C, D, departs, key, next, single, wins};

fn both_lose(state: &mut State, text: &str) {
    let change = next(state, text, |_| Outcome::BothLose, Reason::BothAbsent);
    state.apply(&change).unwrap();
}

fn title(decision: TitleDecision) -> Change {
    Change::DecideTitle { decision }
}

fn third(decision: ThirdDecision) -> Change {
    Change::DecideThird { decision }
}

fn asks_title(candidates: &[EntryId]) -> Question {
    Question::Title {
        candidates: candidates.to_vec(),
    }
}

fn asks_third(candidates: &[EntryId]) -> Question {
    Question::Third {
        candidates: candidates.to_vec(),
    }
}

/// Four entries whose semi-finals A and C won.
fn finalists() -> State {
    let mut state = single(4);
    wins(&mut state, "r1-1", A);
    wins(&mut state, "r1-2", C);
    state
}

#[test]
fn a_final_that_both_lost_asks_for_the_title() {
    let mut state = finalists();
    assert_eq!(state.questions(), []);
    both_lose(&mut state, "r2-1");
    assert_eq!(state.open_questions(), [asks_title(&[A, C])]);
    for (decision, champion) in [
        (TitleDecision::Champion(C), Some(C)),
        (TitleDecision::Vacant, None),
        (TitleDecision::Champion(A), Some(A)),
    ] {
        state.apply(&title(decision)).unwrap();
        assert_eq!(state.champion(), champion);
        assert_eq!(state.open_questions(), []);
        let again = state.check(&title(decision));
        assert_eq!(again, Err(Refusal::NothingChanges));
    }
    let stranger = title(TitleDecision::Champion(B));
    assert_eq!(state.check(&stranger), Err(Refusal::NotACandidate));
}

#[test]
fn an_answer_falls_with_its_question() {
    let mut state = finalists();
    both_lose(&mut state, "r2-1");
    let decision = TitleDecision::Champion(A);
    state.apply(&title(decision)).unwrap();
    let mut sent_away = state.clone();
    let excluded = departs(DepartureKind::Excluded, A, 3);
    let applied = sent_away.apply(&excluded).unwrap();
    assert_eq!(applied.cancelled_title, Some(decision));
    assert_eq!(sent_away.open_questions(), [asks_title(&[C])]);
    let key = key("r2-1", 1);
    let applied = state.apply(&Change::Remove { key }).unwrap();
    assert_eq!(applied.cancelled_title, Some(decision));
    assert_eq!((state.champion(), state.questions()), (None, vec![]));
    wins(&mut state, "r2-1", C);
    assert_eq!(state.champion(), Some(C));
}

#[test]
fn a_finalist_left_alone_who_withdraws_is_not_champion_by_silence() {
    let mut state = single(4);
    wins(&mut state, "r1-1", A);
    both_lose(&mut state, "r1-2");
    assert_eq!(state.champion(), Some(A), "nobody is left to play");
    let from = state.leaves_from(A);
    let preview = state.preview(&departs(DepartureKind::Withdrawn, A, from));
    assert_eq!(preview.unwrap().asked, [asks_title(&[A])]);
    state
        .apply(&departs(DepartureKind::Withdrawn, A, from))
        .unwrap();
    assert_eq!(state.champion(), None);
    state.apply(&title(TitleDecision::Champion(A))).unwrap();
    assert_eq!(state.champion(), Some(A));
}

#[test]
fn both_finalists_sent_away_leave_the_title_to_the_others() {
    let mut state = finalists();
    wins(&mut state, "third", D);
    wins(&mut state, "r2-1", C);
    for entry in [A, C] {
        state
            .apply(&departs(DepartureKind::Excluded, entry, 3))
            .unwrap();
    }
    assert_eq!(state.open_questions(), [asks_title(&[B, D])]);
}

#[test]
fn a_semi_final_that_both_lost_asks_for_third_place() {
    let mut state = single(4);
    both_lose(&mut state, "r1-1");
    assert_eq!(state.questions(), [], "the other is still to play");
    wins(&mut state, "r1-2", C);
    assert_eq!(state.open_questions(), [asks_third(&[A, B, D])]);
    for decision in [
        ThirdDecision::Vacant,
        ThirdDecision::Shared,
        ThirdDecision::Entry(B),
    ] {
        state.apply(&third(decision)).unwrap();
        assert_eq!(state.facts().third, Some(decision));
    }
    let refused = state.check(&third(ThirdDecision::Entry(C)));
    assert_eq!(refused, Err(Refusal::NotACandidate));
    let applied = state
        .apply(&Change::Remove {
            key: key("r1-2", 1),
        })
        .unwrap();
    assert_eq!(
        applied.cancelled_third,
        Some(ThirdDecision::Entry(B)),
        "no longer asked"
    );
}

#[test]
fn a_match_for_third_place_that_both_lost_asks_too() {
    let mut state = finalists();
    both_lose(&mut state, "third");
    assert_eq!(state.open_questions(), [asks_third(&[B, D])]);
    state
        .apply(&departs(DepartureKind::Excluded, B, 3))
        .unwrap();
    let shared = state.check(&third(ThirdDecision::Shared));
    assert_eq!(shared, Err(Refusal::NotACandidate), "nobody to share with");
}

#[test]
fn three_entries_have_a_third_without_a_question() {
    let mut state = single(3);
    wins(&mut state, "r1-2", B);
    wins(&mut state, "r2-1", A);
    assert_eq!(state.questions(), []);
}
