//! Every code of this crate has its sentence in the three languages, and every value that a
//! sentence asks for is there.

use rules::{
    Article, ClaimError, CorrectableUntil, CountKind, CountRefusal, Datum, Decides, Game,
    IrregularityCode, Misfit, Outcome, Reason, Remedy, RuleSetId, Side,
};

const VERDICTS: [&str; 3] = [
    include_str!("../../../locales/it/verdicts.ftl"),
    include_str!("../../../locales/en/verdicts.ftl"),
    include_str!("../../../locales/pt/verdicts.ftl"),
];
const IRREGULARITIES: [&str; 3] = [
    include_str!("../../../locales/it/irregularities.ftl"),
    include_str!("../../../locales/en/irregularities.ftl"),
    include_str!("../../../locales/pt/irregularities.ftl"),
];

/// The names of the values that a message asks for.
fn variables<'a>(file: &'a str, key: &str) -> Vec<&'a str> {
    let start = file
        .find(&format!("\n{key} ="))
        .unwrap_or_else(|| panic!("no sentence {key}"));
    let message = &file[start + 1..];
    let end = message
        .match_indices('\n')
        .map(|(at, _)| at)
        .find(|&at| message[at + 1..].starts_with(|c: char| c.is_ascii_lowercase() || c == '#'));
    let message = &message[..end.unwrap_or(message.len())];
    let mut names: Vec<&str> = message
        .split('$')
        .skip(1)
        .filter_map(|rest| rest.split(|c: char| !c.is_ascii_lowercase()).next())
        .collect();
    names.sort_unstable();
    names.dedup();
    names
}

fn check(files: [&str; 3], key: &str, given: &[&str]) {
    let asked: Vec<_> = files.iter().map(|file| variables(file, key)).collect();
    assert!(
        asked.windows(2).all(|pair| pair[0] == pair[1]),
        "{key}: {asked:?}"
    );
    for name in &asked[0] {
        assert!(given.contains(name), "{key} asks for {name}");
    }
}

fn names<'a>(data: &[(&'a str, Datum)]) -> Vec<&'a str> {
    data.iter()
        .map(|(name, _)| *name)
        .chain(["article"])
        .collect()
}

#[test]
fn irregularities_and_what_follows_them() {
    for code in IrregularityCode::ALL {
        check(IRREGULARITIES, &format!("irregularity-{code}-title"), &[]);
        check(IRREGULARITIES, &format!("irregularity-{code}-summary"), &[]);
    }
    for code in Decides::ALL {
        check(IRREGULARITIES, &format!("decides-{code}"), &[]);
    }
    for code in CorrectableUntil::ALL {
        check(IRREGULARITIES, &format!("until-{code}"), &[]);
    }
    for code in Remedy::ALL {
        check(IRREGULARITIES, &format!("remedy-{code}"), &[]);
    }
}

#[test]
fn reasons_and_impossible_claims() {
    for reason in Reason::ALL {
        check(VERDICTS, &format!("reason-{}", reason.as_str()), &[]);
        assert_eq!(reason.as_str().parse(), Ok(reason));
    }
    for outcome in Outcome::ALL {
        assert_eq!(outcome.as_str().parse(), Ok(outcome));
    }
    let (reason, side, article) = (Reason::Time, Side::White, None);
    let (rule_set, recorded) = (RuleSetId::FidItalian, RuleSetId::FidEnglish);
    for error in [
        ClaimError::UnknownReason { rule_set, reason },
        ClaimError::WrongOutcome {
            reason,
            outcome: Outcome::Drawn,
            article,
        },
        ClaimError::AboutWinner {
            reason,
            side,
            article,
        },
        ClaimError::OtherRuleSet { recorded },
    ] {
        check(VERDICTS, &format!("finding-{}", error.code()), &[]);
    }
}

#[test]
fn findings_with_their_values() {
    let example = Game::new(RuleSetId::FidItalian).position().legal_moves()[0];
    let (side, kind, outcome) = (Side::White, CountKind::Moves, Outcome::Drawn);
    for misfit in [
        Misfit::CanMove { side, example },
        Misfit::NotOnMove { side },
        Misfit::HasPieces { side, pieces: 3 },
        Misfit::AllTaken { side },
        Misfit::WonOnBoard {
            winner: side,
            reason: Reason::NoMoves,
        },
        Misfit::CountNotStarted { kind },
        Misfit::CountIncomplete {
            kind,
            done: 31,
            limit: 40,
            side: None,
        },
        Misfit::DrawnByCount { kind, ply: 80 },
        Misfit::CaptureOpen { side, example },
        Misfit::AgreedBeforePlay,
        Misfit::PlayedThough { plies: 1 },
        Misfit::RecordedOtherwise { outcome },
    ] {
        check(
            VERDICTS,
            &format!("finding-{}", misfit.code()),
            &names(&misfit.data()),
        );
    }
}

#[test]
fn refused_counts_with_their_values() {
    let (article, side) = (Article("10.1"), Side::White);
    for refusal in [
        CountRefusal::Automatic { article },
        CountRefusal::KingMissing { side, article },
        CountRefusal::AlreadyRunning { article },
        CountRefusal::GameOver,
        CountRefusal::NotRunning { article },
        CountRefusal::NoReduction { article },
        CountRefusal::NotAReduction {
            least: 10,
            limit: 40,
            article,
        },
    ] {
        check(
            VERDICTS,
            &format!("count-refused-{}", refusal.code()),
            &names(&refusal.data()),
        );
    }
}
