//! Files of earlier programs, brought to what this one reads.

use serde_json::{Value, json};

/// Rule sets whose count an event could reduce, and the numbers that did.
const REDUCED: [&str; 2] = ["fssi-2006", "fid-italian"];
const NUMBERS: std::ops::RangeInclusive<u64> = 10..=39;

/// The reduced count was one number of the event; it belongs to each game that was judged by it (art. 11).
pub(super) fn bring_up_to_date(file: &mut Value) {
    let Some(to) = file["event"]["reduced_count"].as_u64() else {
        return;
    };
    let known = file["event"]["rule_set"]
        .as_str()
        .is_some_and(|rules| REDUCED.contains(&rules));
    if !known || !NUMBERS.contains(&to) {
        return;
    }
    for game in file["games"].as_array_mut().into_iter().flatten() {
        reduce(&mut game["count_data"], to);
        for board in game["boards"].as_array_mut().into_iter().flatten() {
            reduce(&mut board["countsFrom"], to);
        }
    }
}

fn reduce(calls: &mut Value, to: u64) {
    for call in calls.as_array_mut().into_iter().flatten() {
        call["reducedTo"] = json!(to);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(rules: &str, reduced: u64) -> Value {
        let calls = json!([{ "ply": 4, "imposed": true }]);
        json!({ "event": { "rule_set": rules, "reduced_count": reduced }, "games": [
            { "count_data": calls, "boards": null },
            { "count_data": null, "boards": [{ "countsFrom": calls }, { "countsFrom": [] }] },
        ] })
    }

    #[test]
    fn the_reduced_count_of_an_event_goes_to_its_games() {
        let mut old = file("fid-italian", 12);
        bring_up_to_date(&mut old);
        let reduced = json!([{ "ply": 4, "imposed": true, "reducedTo": 12 }]);
        assert_eq!(old["games"][0]["count_data"], reduced);
        assert_eq!(old["games"][1]["boards"][0]["countsFrom"], reduced);
        assert_eq!(old["games"][1]["boards"][1]["countsFrom"], json!([]));
        for (rules, to) in [("fid-english", 12), ("fid-italian", 40), ("fid-italian", 9)] {
            let mut old = file(rules, to);
            bring_up_to_date(&mut old);
            assert_eq!(old["games"], file(rules, to)["games"], "{rules} {to}");
        }
    }
}
