//! What is read from a foreign file is read aside: in a second process of this program, which has a bound on memory and
//! on time, may write no file, and can be ended. A file that takes it down takes nothing else along.
//!
//! A shell calls [`serve_if_asked`] before anything else. A program that does not, such as a test, is served by the
//! program `aside` beside it.

mod frames;
mod job;
mod serve;

use std::io::{Read, Write};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

pub(crate) use job::{Answer, Job, Output, PaperMade};
pub(crate) use serve::logo;
pub use serve::serve_aside;

use crate::{AppError, Reply};

/// The argument with which the program starts itself.
const ASIDE: &str = "--aside";

/// Whether this program starts itself to read aside.
static SERVES: AtomicBool = AtomicBool::new(false);

/// Reads aside and ends, if that is what the program was started for.
pub fn serve_if_asked() {
    if std::env::args_os()
        .nth(1)
        .is_some_and(|first| first == ASIDE)
    {
        serve_aside();
        std::process::exit(0);
    }
    SERVES.store(true, Ordering::Relaxed);
}

/// Why there is no answer.
#[derive(Debug)]
pub(crate) enum Failed {
    /// It took more time or memory than there is for it, or it crashed.
    OutOfBounds,
    /// Somebody asked to stop, or the answer is a refusal.
    Refused(AppError),
}

/// Lets somebody stop the work: asked again and again while it goes on.
pub(crate) type GoOn<'a> = &'a mut dyn FnMut() -> Reply<()>;

/// While work goes on aside, somebody is asked this often whether to go on.
const ASKED_EVERY: Duration = Duration::from_millis(20);

/// Does a job aside: the blobs go along, and come back.
pub(crate) fn ask(job: &Job, blobs: &[&[u8]], go_on: GoOn<'_>) -> Result<job::Answer, Failed> {
    let mut child = start().map_err(|problem| Failed::Refused(AppError::internal(problem)))?;
    let answer = converse(&mut child, job, blobs, go_on);
    // Whatever came of it, nothing goes on aside.
    let _ = child.kill();
    let _ = child.wait();
    answer
}

fn converse(
    child: &mut Child,
    job: &Job,
    blobs: &[&[u8]],
    go_on: GoOn<'_>,
) -> Result<job::Answer, Failed> {
    let (Some(mut to), Some(from)) = (child.stdin.take(), child.stdout.take()) else {
        return Err(Failed::OutOfBounds);
    };
    let question = frames::write(job, blobs);
    let question = question.map_err(|problem| Failed::Refused(AppError::internal(problem)))?;
    thread::spawn(move || {
        // One that ends early does not listen to the end.
        let _ = to.write_all(&question);
    });
    let (told, heard) = mpsc::channel();
    thread::spawn(move || {
        let mut bytes = Vec::new();
        let read = from.take(limits::ASIDE_ANSWER).read_to_end(&mut bytes);
        let _ = told.send(read.map(|_| bytes));
    });
    let end = Instant::now() + Duration::from_secs(limits::ASIDE_SECONDS);
    let bytes = loop {
        match heard.recv_timeout(ASKED_EVERY) {
            Ok(Ok(bytes)) => break bytes,
            Ok(Err(_)) | Err(RecvTimeoutError::Disconnected) => return Err(Failed::OutOfBounds),
            Err(RecvTimeoutError::Timeout) if Instant::now() >= end => {
                return Err(Failed::OutOfBounds);
            }
            Err(RecvTimeoutError::Timeout) => go_on().map_err(Failed::Refused)?,
        }
    };
    job::Answer::read(&bytes)
}

fn start() -> std::io::Result<Child> {
    let (program, argument) = program()?;
    Command::new(program)
        .args(argument)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
}

/// This program, or the one beside it.
fn program() -> std::io::Result<(PathBuf, Option<&'static str>)> {
    let own = std::env::current_exe()?;
    if SERVES.load(Ordering::Relaxed) {
        // Also when an update has put another file in its place meanwhile.
        let running = PathBuf::from("/proc/self/exe");
        let own = if running.exists() { running } else { own };
        return Ok((own, Some(ASIDE)));
    }
    let name = format!("aside{}", std::env::consts::EXE_SUFFIX);
    let folders = own.ancestors().skip(1).take(2);
    let mut found = folders.map(|folder| folder.join(&name));
    let found = found.find(|path| path.is_file());
    let found = found.ok_or_else(|| std::io::Error::other("no program to read aside with"))?;
    Ok((found, None))
}
