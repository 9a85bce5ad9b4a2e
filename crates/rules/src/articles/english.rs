//! The FID extract for English draughts, its preamble and arts. 1–10.

use super::{Chapter, RuleArticle, as_in, chapter, own, preamble, shared};
use crate::RuleSetId;

pub(super) const CHAPTERS: &[Chapter] = &[
    chapter(
        "",
        "rules-chapter-preface",
        &[preamble(RuleSetId::FidEnglish)],
    ),
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
            only_here("2.3"),
            only_here("2.4"),
            shared("2.5"),
            shared("2.6"),
            shared("2.7"),
            as_in("2.8", "2.9"),
        ],
    ),
    chapter(
        "3",
        "rules-chapter-movement",
        &[
            shared("3.1"),
            shared("3.2"),
            shared("3.3"),
            only_here("3.4"),
            shared("3.5"),
            shared("3.6"),
            shared("3.7"),
            shared("3.8"),
            shared("3.9"),
            shared("3.10"),
            shared("3.11"),
        ],
    ),
    chapter(
        "4",
        "rules-chapter-steps",
        &[
            shared("4.1"),
            shared("4.2"),
            shared("4.3"),
            as_in("4.4", "4.3.1"),
            as_in("4.5", "4.4"),
            as_in("4.6", "4.5"),
            as_in("4.7", "4.6"),
            as_in("4.8", "4.7"),
        ],
    ),
    chapter(
        "5",
        "rules-chapter-captures",
        &[
            shared("5.1"),
            shared("5.2"),
            only_here("5.3"),
            shared("5.4"),
            shared("5.5"),
            only_here("5.6"),
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
            only_here("6.5"),
            only_here("6.6"),
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
            shared("7.5"),
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
            shared("10.3"),
            only_here("10.4"),
            shared("10.5"),
        ],
    ),
];

/// An article that only the English rules put this way.
const fn only_here(article: &'static str) -> RuleArticle {
    own(RuleSetId::FidEnglish, article)
}
