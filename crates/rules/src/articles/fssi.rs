//! The 2006 rules, arts. 1–12, in the numbering of their own announcement.

use super::{Chapter, RuleArticle, as_in, chapter, own, shared};
use crate::RuleSetId;

pub(super) const CHAPTERS: &[Chapter] = &[
    chapter(
        "1",
        "rules-chapter-game",
        &[shared("1.1"), shared("1.2"), shared("1.3")],
    ),
    chapter(
        "2",
        "rules-chapter-material",
        &[
            shared("2.1"),
            shared("2.2"),
            shared("2.3"),
            shared("2.4"),
            shared("2.5"),
            shared("2.6"),
            shared("2.7"),
            only_here("2.8"),
            shared("2.9"),
        ],
    ),
    chapter(
        "3",
        "rules-chapter-movement",
        &[
            shared("3.1"),
            shared("3.2"),
            as_in("3.3", "3.2"),
            as_in("3.4", "3.3"),
            as_in("3.5", "3.4"),
            as_in("3.6", "3.5"),
            as_in("3.7", "3.6"),
            as_in("3.8", "3.7"),
            as_in("3.9", "3.8"),
            as_in("3.10", "3.9"),
            as_in("3.11", "3.9"),
            only_here("3.12"),
        ],
    ),
    chapter(
        "4",
        "rules-chapter-steps",
        &[
            shared("4.1"),
            shared("4.2"),
            only_here("4.3"),
            only_here("4.4"),
            shared("4.5"),
            shared("4.6"),
            shared("4.7"),
        ],
    ),
    chapter(
        "5",
        "rules-chapter-captures",
        &[
            shared("5.1"),
            shared("5.2"),
            shared("5.3"),
            shared("5.4"),
            shared("5.5"),
            shared("5.6"),
            shared("5.7"),
            shared("5.8"),
            shared("5.9"),
            shared("5.10"),
            shared("5.11"),
            shared("5.12"),
            shared("5.13"),
        ],
    ),
    chapter(
        "6",
        "rules-chapter-capture-rules",
        &[
            shared("6.1"),
            shared("6.2"),
            shared("6.3"),
            shared("6.4"),
            shared("6.5"),
            shared("6.6"),
            shared("6.7"),
            shared("6.8"),
            shared("6.9"),
            shared("6.10"),
        ],
    ),
    chapter(
        "7",
        "rules-chapter-anomalies",
        &[
            shared("7.1"),
            only_here("7.2"),
            only_here("7.3"),
            only_here("7.4"),
            only_here("7.5"),
            shared("7.6"),
            shared("7.7"),
            shared("7.8"),
        ],
    ),
    chapter(
        "8",
        "rules-chapter-irregularities",
        &[
            shared("8.1"),
            shared("8.2"),
            shared("8.3"),
            shared("8.4"),
            shared("8.5"),
        ],
    ),
    chapter(
        "9",
        "rules-chapter-result",
        &[shared("9.1"), shared("9.2"), shared("9.3"), shared("9.4")],
    ),
    chapter(
        "10",
        "rules-chapter-count",
        &[
            shared("10.1"),
            shared("10.2"),
            only_here("10.3"),
            only_here("10.4"),
            only_here("10.5"),
        ],
    ),
    chapter("11", "rules-chapter-reduced-count", &[shared("11")]),
    chapter("12", "rules-chapter-ban", &[only_here("12")]),
];

/// An article that only the 2006 rules put this way.
const fn only_here(article: &'static str) -> RuleArticle {
    own(RuleSetId::Fssi2006, article)
}
