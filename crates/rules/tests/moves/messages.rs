//! Every article and every refusal has its sentence in the three languages, and no other.

use std::collections::{BTreeMap, BTreeSet};

use rules::{Position, Refusal, RuleSet, RuleSetId};

use super::position;

const RULES: [(&str, &str); 3] = [
    ("it", include_str!("../../../../locales/it/rules.ftl")),
    ("en", include_str!("../../../../locales/en/rules.ftl")),
    ("pt", include_str!("../../../../locales/pt/rules.ftl")),
];
const REFUSALS: [(&str, &str); 3] = [
    ("it", include_str!("../../../../locales/it/refusals.ftl")),
    ("en", include_str!("../../../../locales/en/refusals.ftl")),
    ("pt", include_str!("../../../../locales/pt/refusals.ftl")),
];

/// The messages of a file, each with the variables it uses.
fn messages(file: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut messages = BTreeMap::new();
    let mut current = String::new();
    for line in file.lines().filter(|line| !line.starts_with('#')) {
        if let Some((key, _)) = line.split_once(" =").filter(|_| !line.starts_with(' ')) {
            current = key.to_owned();
            let earlier = messages.insert(current.clone(), BTreeSet::new());
            assert!(earlier.is_none(), "{current} appears twice");
        }
        for variable in line.split('$').skip(1) {
            let end = variable.find([' ', '}']).unwrap_or(variable.len());
            let known: &mut BTreeSet<String> = messages.entry(current.clone()).or_default();
            known.insert(variable[..end].to_owned());
        }
    }
    messages
}

#[test]
fn every_article_is_told_in_three_languages() {
    let mut wanted = BTreeSet::new();
    for id in RuleSetId::ALL {
        for chapter in RuleSet::of(id).articles() {
            wanted.insert(chapter.title_key.to_owned());
            let first_number = format!("{}.", chapter.number);
            for article in chapter.articles {
                let number = article.article.0;
                assert!(
                    number == chapter.number || number.starts_with(&first_number),
                    "{id} {number}"
                );
                wanted.insert(article.key());
            }
        }
    }
    for (language, file) in RULES {
        let told: BTreeSet<String> = messages(file).into_keys().collect();
        assert_eq!(told, wanted, "{language}");
    }
}

#[test]
fn the_articles_cited_by_facts_and_refusals_are_listed() {
    for id in RuleSetId::ALL {
        let facts = RuleSet::of(id);
        let listed: BTreeSet<&str> = facts
            .articles()
            .iter()
            .flat_map(|chapter| chapter.articles)
            .map(|article| article.article.0)
            .collect();
        // A letter or the place in the list of art. 8.1 or 9.2 belongs to the article before it.
        let is_listed = |article: &str| {
            let whole = article.trim_end_matches(char::is_alphabetic);
            let parent = whole.rsplit_once('.').map_or(whole, |(parent, _)| parent);
            [article, whole, parent]
                .iter()
                .any(|known| listed.contains(known))
        };
        let mut cited = vec![
            facts.dark_corner.article,
            facts.first_square.article,
            facts.low_side.article,
            facts.moves_first.article,
            facts.king_reach.article,
            facts.man_takes_king.article,
            facts.capture_compulsory.article,
            facts.crowned_man_stops.article,
            facts.count.moves.article,
            facts.count.start.article,
        ];
        cited.extend(
            facts
                .capture_choice
                .value
                .iter()
                .map(|criterion| criterion.article),
        );
        cited.extend(facts.reasons.iter().filter_map(|reason| reason.article));
        cited.extend(every_refusal().iter().map(|refusal| refusal.article(id)));
        for article in cited {
            assert!(is_listed(article.0), "{id} {article}");
        }
    }
}

#[test]
fn every_refusal_has_its_sentence_in_three_languages() {
    let refusals = every_refusal();
    let codes: BTreeSet<String> = refusals
        .iter()
        .map(|refusal| format!("refusal-{}", refusal.code()))
        .collect();
    for (language, file) in REFUSALS {
        let sentences = messages(file);
        assert_eq!(
            sentences.keys().cloned().collect::<BTreeSet<_>>(),
            codes,
            "{language}"
        );
        for refusal in &refusals {
            let mut known: BTreeSet<String> = refusal
                .data()
                .into_iter()
                .map(|(name, _)| name.to_owned())
                .collect();
            known.extend(["article".to_owned(), "attempt".to_owned()]);
            let used = &sentences[&format!("refusal-{}", refusal.code())];
            assert!(
                used.is_subset(&known),
                "{language} {}: {used:?}",
                refusal.code()
            );
            assert!(used.contains("article"), "{language} {}", refusal.code());
        }
    }
}

/// One refusal of each kind, each from a real attempt.
fn every_refusal() -> Vec<Refusal> {
    let italian = RuleSetId::FidItalian;
    let conflicts = "W:W17,K22,K30:B6,13,K19,20,27";
    [
        (italian, "W:W22:B1", "what"),
        (italian, "W:W31:B27,28,19,20", "31x15"),
        (italian, "W:W22:B1", "23-19"),
        (italian, "W:W22:B1", "1-5"),
        (italian, "W:W22:B1", "22-21"),
        (italian, "W:W22:B1", "22-15"),
        (italian, "W:WK22:B1", "22-15"),
        (italian, "W:W22,18:B1", "22-18"),
        (italian, "W:W22:B1", "22-26"),
        (italian, "W:W18:B22", "18x27"),
        (italian, "W:W22:BK18", "22x13"),
        (italian, "W:WK22:B1", "22x13x6"),
        (italian, "W:W22:B18,13", "22x13"),
        (RuleSetId::FpdClassic, "W:WK1:B10,14", "1x19"),
        (italian, "W:W22,18:B1", "22x13"),
        (italian, "W:W22,10:B18", "22x13x6"),
        (italian, "W:WK22:B18,10,11,19", "22x13x6x13"),
        (italian, "W:W10:B6,7", "10x3x12"),
        (italian, "W:W22,32:B18", "32-28"),
        (italian, "W:WK22:B18,10,11", "22x13"),
        (italian, conflicts, "22x31"),
        (italian, conflicts, "17x10x3"),
        (italian, conflicts, "30x23x16"),
        (italian, conflicts, "30x23x14"),
    ]
    .into_iter()
    .map(|(rules, fen, attempt)| {
        let before: Position = position(rules, fen);
        before.find_move(attempt).expect_err(attempt).reason
    })
    .collect()
}
