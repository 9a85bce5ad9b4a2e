//! The pages of rules: every article of each text, and the article that each fact is written in.

use serde_json::{Value, json};

use crate::desk::Desk;

fn page(pages: &Value, rules: &str) -> Value {
    let mut pages = pages.as_array().expect("pages").iter();
    let page = pages.find(|page| page["ruleSet"] == json!(rules));
    page.expect("a page").clone()
}

#[test]
fn every_article_from_the_first_to_the_last_is_there() {
    let desk = Desk::new();
    let pages = desk.ask("rules_pages", Value::Null);
    for (rules, first, last) in [
        ("fssi-2006", "1.1", "12"),
        ("fid-italian", "1.1", "15.3"),
        // What stands before the first article has no number.
        ("fid-english", "", "10.5"),
        ("fpd-classic", "1", "6.1"),
    ] {
        let page = page(&pages, rules);
        let articles = page["articles"].as_array().expect("articles");
        let ends = [
            &articles[0]["article"],
            &articles[articles.len() - 1]["article"],
        ];
        assert_eq!(ends, [&json!(first), &json!(last)], "{rules}");
    }
}

#[test]
fn each_fact_cites_the_article_that_states_it() {
    let desk = Desk::new();
    let pages = desk.ask("rules_pages", Value::Null);
    for (rules, code, value, article) in [
        ("fid-english", "capture-choice", "free", "6.6"),
        (
            "fid-italian",
            "capture-choice",
            "number-king-value-order",
            "6.6",
        ),
        ("fpd-classic", "capture-choice", "number-value", "3.1.1b"),
        ("fid-english", "king", "one-step", "4.8"),
        ("fid-italian", "reduced-count", "number", "11"),
        ("fid-english", "reduced-count", "none", ""),
        ("fssi-2006", "hearing-aids", "excluded", "12"),
        ("fid-italian", "hearing-aids", "none", ""),
    ] {
        let page = page(&pages, rules);
        let mut facts = page["facts"].as_array().expect("facts").iter();
        let fact = facts
            .find(|fact| fact["code"] == json!(code))
            .expect("a fact");
        assert_eq!(
            (&fact["value"], &fact["article"]),
            (&json!(value), &json!(article)),
            "{rules} {code}"
        );
    }
}

#[test]
fn a_refused_move_cites_the_article_of_the_piece() {
    let desk = Desk::new();
    for (rules, fen, attempt, code, article) in [
        ("fid-italian", "W:WK22:B1", "22-21", "not-diagonal", "4.7"),
        ("fid-english", "W:WK22:B1", "22-21", "not-diagonal", "4.8"),
        ("fid-italian", "W:W22:B1", "22-21", "not-diagonal", "4.1"),
    ] {
        let view = desk.ask(
            "board",
            json!({ "ruleSet": rules, "fen": fen, "moves": "", "upto": null, "attempt": attempt,
                "countsFrom": [], "claim": null }),
        );
        let refused = &view["refused"];
        assert_eq!(
            (&refused["code"], &refused["article"]),
            (&json!(code), &json!(article))
        );
    }
}
