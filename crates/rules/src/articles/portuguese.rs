//! The Portuguese rules, chapters 1–6.

use super::{Chapter, RuleArticle, chapter, own};
use crate::RuleSetId;

pub(super) const CHAPTERS: &[Chapter] = &[
    chapter("1", "rules-chapter-preface", &[only_here("1")]),
    chapter(
        "2.1",
        "rules-chapter-board",
        &[
            only_here("2.1.1"),
            only_here("2.1.2"),
            only_here("2.1.3"),
            only_here("2.1.4"),
            only_here("2.1.5"),
        ],
    ),
    chapter(
        "2.2",
        "rules-chapter-pieces",
        &[
            only_here("2.2.1"),
            only_here("2.2.2"),
            only_here("2.2.3"),
            only_here("2.2.5"),
            only_here("2.2.6"),
            only_here("2.2.7"),
            only_here("2.2.8"),
            only_here("2.2.9"),
            only_here("2.2.10"),
        ],
    ),
    chapter(
        "3.1",
        "rules-chapter-capture-laws",
        &[
            only_here("3.1.1a"),
            only_here("3.1.1b"),
            only_here("3.1.1c"),
        ],
    ),
    chapter(
        "3.2",
        "rules-chapter-move-limits",
        &[
            only_here("3.2.1a"),
            only_here("3.2.1b"),
            only_here("3.2.1c"),
        ],
    ),
    chapter(
        "4",
        "rules-chapter-aim",
        &[
            only_here("4.1"),
            only_here("4.2"),
            only_here("4.3"),
            only_here("4.4"),
        ],
    ),
    chapter(
        "5.1",
        "rules-chapter-conduct",
        &[
            only_here("5.1.1"),
            only_here("5.1.2"),
            only_here("5.1.3"),
            only_here("5.1.4"),
            only_here("5.1.5"),
            only_here("5.1.6"),
            only_here("5.1.7"),
        ],
    ),
    chapter("6", "rules-chapter-not-covered", &[only_here("6.1")]),
];

/// The Portuguese rules share no article with the others.
const fn only_here(article: &'static str) -> RuleArticle {
    own(RuleSetId::FpdClassic, article)
}
