//! Steps of a command: each announced, timed, and named again at the end if it failed.

use std::time::{Duration, Instant};

/// How a step that did not fail ended.
pub(crate) enum Done {
    Ok,
    /// Tests ran: how many passed and which failed.
    Tests(Tally),
    /// Nothing was checked, and why.
    Skipped(String),
}

/// Tests counted in a step.
#[derive(Debug, Default)]
pub(crate) struct Tally {
    pub(crate) passed: usize,
    pub(crate) failed: Vec<String>,
}

impl Tally {
    /// What the step says when its command has ended: nothing counted is a failure too.
    pub(crate) fn finish(mut self, ended: Result<(), String>) -> Result<Done, String> {
        let counted = self.passed + self.failed.len();
        match ended {
            Err(message) if counted == 0 => Err(message),
            Ok(()) if counted == 0 => Err("no test ran".to_owned()),
            Err(message) if self.failed.is_empty() => {
                self.failed.push(message);
                Ok(Done::Tests(self))
            }
            _ => Ok(Done::Tests(self)),
        }
    }
}

/// The steps of one command so far.
pub(crate) struct Steps {
    started: Instant,
    finished: Vec<Finished>,
}

struct Finished {
    name: String,
    time: Duration,
    result: Result<Done, String>,
}

impl Steps {
    pub(crate) fn new() -> Self {
        Self {
            started: Instant::now(),
            finished: Vec::new(),
        }
    }

    /// A step without which the rest makes no sense.
    pub(crate) fn must<T>(
        &mut self,
        name: &str,
        step: impl FnOnce() -> Result<T, String>,
    ) -> Result<T, String> {
        let (value, time) = timed(name, step);
        println!(
            "   {} in {}",
            if value.is_ok() { "done" } else { "failed" },
            in_words(time)
        );
        let value = value?;
        self.finished.push(Finished {
            name: name.to_owned(),
            time,
            result: Ok(Done::Ok),
        });
        Ok(value)
    }

    /// A check whose failure is told at the end.
    pub(crate) fn check(&mut self, name: &str, step: impl FnOnce() -> Result<Done, String>) {
        let (result, time) = timed(name, step);
        let finished = Finished {
            name: name.to_owned(),
            time,
            result,
        };
        match &finished.result {
            Err(message) => println!("   FAILED in {}: {message}", in_words(time)),
            Ok(Done::Skipped(why)) => println!("   not checked: {why}"),
            Ok(_) if finished.failed() => println!("   FAILED in {}", in_words(time)),
            Ok(_) => println!("   ok in {}", in_words(time)),
        }
        self.finished.push(finished);
    }

    /// Prints every step with its result, then one line that counts; an error if anything failed.
    pub(crate) fn summary(&self) -> Result<(), String> {
        println!("\n── summary");
        for step in &self.finished {
            println!(
                "   {:<20} {:>9}  {}",
                step.name,
                in_words(step.time),
                step.in_words()
            );
            if let Ok(Done::Tests(tally)) = &step.result {
                for name in &tally.failed {
                    println!("      failed: {name}");
                }
            }
        }
        let failed: Vec<&str> = self
            .finished
            .iter()
            .filter(|step| step.failed())
            .map(|step| &*step.name)
            .collect();
        let tests_passed: usize = self.tallies().map(|tally| tally.passed).sum();
        let tests_failed: usize = self.tallies().map(|tally| tally.failed.len()).sum();
        let skipped = self.finished.iter().filter(|step| step.skipped()).count();
        let unchecked = match skipped {
            0 => String::new(),
            some => format!(" ({some} not checked)"),
        };
        let line = format!(
            "{} of {} steps ok{unchecked}; {tests_passed} tests passed; {tests_failed} failed; finished in {}",
            self.finished.len() - failed.len() - skipped,
            self.finished.len(),
            in_words(self.started.elapsed()),
        );
        if failed.is_empty() {
            println!("\ntest result: ok. {line}");
            Ok(())
        } else {
            Err(format!(
                "failed: {}\n\ntest result: FAILED. {line}",
                failed.join(", ")
            ))
        }
    }

    fn tallies(&self) -> impl Iterator<Item = &Tally> {
        self.finished.iter().filter_map(|step| match &step.result {
            Ok(Done::Tests(tally)) => Some(tally),
            _ => None,
        })
    }
}

impl Finished {
    fn failed(&self) -> bool {
        match &self.result {
            Err(_) => true,
            Ok(Done::Tests(tally)) => !tally.failed.is_empty(),
            Ok(_) => false,
        }
    }

    /// What was not checked is not ok.
    fn skipped(&self) -> bool {
        matches!(self.result, Ok(Done::Skipped(_)))
    }

    fn in_words(&self) -> String {
        match &self.result {
            Ok(Done::Ok) => "ok".to_owned(),
            Ok(Done::Tests(tally)) if tally.failed.is_empty() => {
                format!("ok, {} tests passed", tally.passed)
            }
            Ok(Done::Tests(tally)) => format!(
                "FAILED, {} tests passed, {} failed",
                tally.passed,
                tally.failed.len()
            ),
            Ok(Done::Skipped(why)) => format!("NOT CHECKED: {why}"),
            Err(message) => format!("FAILED: {}", message.lines().next().unwrap_or_default()),
        }
    }
}

/// Times as people say them: 0.4 s, 12 s, 3 min 05 s.
pub(crate) fn in_words(time: Duration) -> String {
    let seconds = time.as_secs();
    match seconds {
        0..10 => format!("{:.1} s", time.as_secs_f64()),
        10..60 => format!("{seconds} s"),
        _ => format!("{} min {:02} s", seconds / 60, seconds % 60),
    }
}

fn timed<T>(name: &str, step: impl FnOnce() -> Result<T, String>) -> (Result<T, String>, Duration) {
    println!("── {name}");
    let started = Instant::now();
    (step(), started.elapsed())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failed_step_is_named_and_the_others_still_run() {
        let mut steps = Steps::new();
        steps.check("format", || Err("not formatted".to_owned()));
        steps.check("advisories", || Ok(Done::Skipped("no data".to_owned())));
        steps.check("tests", || {
            Ok(Done::Tests(Tally {
                passed: 3,
                failed: vec!["one".to_owned()],
            }))
        });
        let message = steps.summary().unwrap_err();
        assert!(message.starts_with("failed: format, tests\n"), "{message}");
        assert!(
            message.contains("0 of 3 steps ok (1 not checked); 3 tests passed; 1 failed"),
            "{message}"
        );
    }

    #[test]
    fn all_well_is_no_error() {
        let mut steps = Steps::new();
        steps.check("format", || Ok(Done::Ok));
        assert!(steps.summary().is_ok());
    }

    #[test]
    fn a_command_that_fails_after_its_tests_passed_is_a_failure() {
        let tally = |passed| Tally {
            passed,
            failed: Vec::new(),
        };
        let failed = || Err("`cargo test` failed".to_owned());
        assert!(
            matches!(tally(3).finish(failed()), Ok(Done::Tests(tally)) if tally.failed.len() == 1)
        );
        assert!(tally(0).finish(failed()).is_err());
        assert!(tally(0).finish(Ok(())).is_err());
        assert!(
            matches!(tally(3).finish(Ok(())), Ok(Done::Tests(tally)) if tally.failed.is_empty())
        );
    }

    #[test]
    fn times_in_words() {
        let cases = [(400, "0.4 s"), (12_300, "12 s"), (185_000, "3 min 05 s")];
        for (milliseconds, words) in cases {
            assert_eq!(in_words(Duration::from_millis(milliseconds)), words);
        }
    }
}
