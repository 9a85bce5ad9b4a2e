//! The verdict on a move: `why -- RULESET FEN MOVE [LANGUAGE]`, in Italian unless told otherwise.

use std::{env, error::Error, process::ExitCode};

use messages::{Language, Messages, Value};
use rules::{Datum, Move, Position, Refused, RuleSetId};

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    match verdict(&arguments) {
        Ok(verdict) => {
            println!("{verdict}");
            ExitCode::SUCCESS
        }
        Err(problem) => {
            eprintln!("{problem}\nusage: why RULESET FEN MOVE [it|en|pt]");
            ExitCode::FAILURE
        }
    }
}

fn verdict(arguments: &[String]) -> Result<String, Box<dyn Error>> {
    let [rules, fen, attempt, language @ ..] = arguments else {
        return Err("a rule set, a position and a move are needed".into());
    };
    let rules: RuleSetId = rules.parse()?;
    let position = Position::from_fen(rules, fen)?;
    let language: Language = match language {
        [] => Language::It,
        [language, ..] => language.parse()?,
    };
    Ok(match position.find_move(attempt) {
        Ok(legal) => format!("legal: {legal}"),
        Err(refused) => refusal(&refused, Messages::for_language(language)),
    })
}

fn refusal(refused: &Refused, messages: &Messages) -> String {
    let code = refused.reason.code();
    let data = refused.data();
    let values: Vec<(&str, Value<'_>)> = data
        .iter()
        .map(|(name, datum)| (*name, value(datum)))
        .collect();
    let sentence = messages.text(&format!("refusal-{code}"), &values);
    let legal: Vec<String> = refused.legal().iter().map(Move::to_string).collect();
    let article = refused.article();
    format!(
        "refused: {code}, art. {article}\n{sentence}\nlegal: {}",
        legal.join(", ")
    )
}

fn value(datum: &Datum) -> Value<'_> {
    match datum {
        Datum::Number(number) => (*number).into(),
        Datum::Text(text) => text.into(),
    }
}
