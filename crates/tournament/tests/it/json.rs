//! What crosses to the window as JSON keeps its names and reads back.

use rules::{Outcome, Reason};
use serde_json::{Value, from_value, json, to_value};
use tournament::{
    Chain, Change, Departure, DepartureKind, EntryId, GameFact, GameKey, GameNo, How, Lots,
    LotsOptions, MatchId, MatchState, Refusal, Seat, Seeding, Slot, draw_lots,
};

use crate::play::{entries, seed};

fn check<T>(value: &T, expected: Value)
where
    T: serde::Serialize + serde::de::DeserializeOwned + PartialEq + std::fmt::Debug,
{
    assert_eq!(to_value(value).unwrap(), expected);
    assert_eq!(&from_value::<T>(expected).unwrap(), value);
}

#[test]
fn names_of_the_types_that_cross() {
    check(&MatchId::placing(5, 1, 2), json!("p5-r1-2"));
    check(
        &Slot::WinnerOf(MatchId::main(1, 3)),
        json!({"kind": "winner-of", "id": "r1-3"}),
    );
    check(&Slot::Bye, json!({"kind": "bye"}));
    check(&Seat::Entry(EntryId(7)), json!({"kind": "entry", "id": 7}));
    let how = How::Forfeit {
        reason: Reason::Absent,
    };
    check(
        &MatchState::Decided {
            winner: EntryId(1),
            loser: None,
            how,
        },
        json!({
            "kind": "decided", "winner": 1, "loser": null,
            "how": {"kind": "forfeit", "reason": "absent"}
        }),
    );
    let key = GameKey {
        match_id: MatchId::main(1, 3),
        game: GameNo(1),
    };
    let fact = GameFact {
        white: EntryId(1),
        black: EntryId(2),
        outcome: Outcome::WhiteWins,
        reason: Some(Reason::NoMoves),
    };
    check(
        &Change::Record { key, fact },
        json!({
            "kind": "record",
            "key": {"matchId": "r1-3", "game": 1},
            "fact": {"white": 1, "black": 2, "outcome": "white-wins", "reason": "no-moves"}
        }),
    );
    let departure = Departure {
        kind: DepartureKind::HearingAid,
        from_round: 2,
    };
    check(
        &Change::Depart {
            entry: EntryId(4),
            departure,
        },
        json!({
            "kind": "depart", "entry": 4,
            "departure": {"kind": "hearing-aid", "fromRound": 2}
        }),
    );
    check(
        &Refusal::MatchNotReady {
            match_id: MatchId::THIRD,
        },
        json!({"code": "match-not-ready", "matchId": "third"}),
    );
    check(
        &Seeding::Rating { seeds: 8 },
        json!({"kind": "rating", "seeds": 8}),
    );
}

#[test]
fn every_refusal_serialises_under_its_code() {
    let entry = EntryId(1);
    let match_id = MatchId::THIRD;
    let key = GameKey {
        match_id,
        game: GameNo(1),
    };
    for refusal in [
        Refusal::UnknownMatch { match_id },
        Refusal::OtherGameFirst {
            expected: GameNo(2),
        },
        Refusal::GameRecorded { key },
        Refusal::ReasonDoesNotFit,
        Refusal::NotTimeForLots { match_id },
        Refusal::AlreadyOnChart { entry },
        Refusal::NothingToLeave { entry },
        Refusal::NothingChanges,
    ] {
        assert_eq!(to_value(refusal).unwrap()["code"], refusal.code());
    }
}

#[test]
fn lots_read_back_and_a_chain_is_checked_on_the_way_in() {
    let lots = draw_lots(&entries(13), &LotsOptions::default(), &seed(1)).unwrap();
    let text = serde_json::to_string(&lots).unwrap();
    assert_eq!(serde_json::from_str::<Lots>(&text).unwrap(), lots);
    let endless = json!([{"kind": "single", "time": null}]);
    assert!(from_value::<Chain>(endless).is_err());
    let chain = Chain::default();
    check(&chain, to_value(&chain).unwrap());
}
