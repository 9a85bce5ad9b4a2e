//! Pulling the plug: a child records results as fast as it can and says each one it was promised;
//! it is killed at random moments, again and again, and every promise must have been kept.
//!
//! Also what only another process can show: a limit of the system on the file's size, and a folder
//! that may not be written. The program starts itself as the child, hence its own `main`.

mod common;

use std::collections::BTreeSet;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use common::{act, action, game, hall};
use store::{Entry, Game, Store};

const KILLS: usize = 200;
const KILLS_AT_BIRTH: usize = 30;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    if let [role, path] = args.as_slice() {
        match role.as_str() {
            "child-record" => return record(Path::new(path)),
            "child-open" => return open(Path::new(path)),
            _ => {}
        }
    }
    let tests: [(&str, fn()); 4] = [
        (
            "killed_while_recording_keeps_every_promise",
            killed_while_recording,
        ),
        ("killed_while_the_file_is_made_opens_again", killed_at_birth),
        #[cfg(unix)]
        (
            "a_file_that_may_grow_no_further_keeps_every_promise",
            size_limit,
        ),
        #[cfg(unix)]
        ("a_folder_that_may_not_be_written_is_told", read_only_folder),
    ];
    let only = args.iter().find(|arg| !arg.starts_with('-'));
    for (name, test) in tests {
        if only.is_none_or(|part| name.contains(part.as_str())) {
            let begun = Instant::now();
            test();
            println!(
                "test {name} ... ok ({:.1} s)",
                begun.elapsed().as_secs_f64()
            );
        }
    }
}

/// The child: promises one result after another until it dies or the disk refuses.
fn record(path: &Path) {
    let mut store = Store::open(path).expect("the child opens the file");
    let (section, white, black) = match store.read().all::<Entry>().expect("entries").as_slice() {
        [white, black, ..] => (white.section_id, white.id, black.id),
        _ => {
            let hall = hall(&mut store, 2);
            (hall.section, hall.entries[0], hall.entries[1])
        }
    };
    let first = store.read().count::<Game>(section).expect("games");
    let mut out = std::io::stdout().lock();
    for number in first.. {
        let result = game(section, &format!("k{number}"), white, black);
        match store.change(action("result-recorded"), |change| change.insert(&result)) {
            Ok(_) => writeln!(out, "k{number}")
                .and_then(|()| out.flush())
                .expect("a promise"),
            Err(error) => {
                let error: store::Error = error;
                writeln!(out, "error {}", error.code()).expect("a word");
                return;
            }
        }
    }
}

/// The child: says with which code opening is refused.
fn open(path: &Path) {
    match Store::open(path) {
        Ok(_) => println!("opened"),
        Err(error) => println!("error {}", error.code()),
    }
}

fn killed_while_recording() {
    let mut chance = Chance(0x7ab3_110e);
    let mut promised_in_all = 0;
    for file in 0..10 {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("tabellone.db");
        let mut promised = BTreeSet::new();
        for kill in 0..KILLS / 10 {
            // From before the first promise to some dozens later.
            let said = kill_after(&path, chance.below(40));
            promised.extend(said);
            let found = open_and_check(&path);
            let lost: Vec<_> = promised.difference(&found).collect();
            assert!(lost.is_empty(), "file {file}, kill {kill}: lost {lost:?}");
        }
        promised_in_all += promised.len();
    }
    assert!(
        promised_in_all > KILLS,
        "only {promised_in_all} promises: the kills came too early"
    );
}

fn killed_at_birth() {
    let mut chance = Chance(0x51de_c0de);
    for _ in 0..KILLS_AT_BIRTH {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("tabellone.db");
        let promised: BTreeSet<String> = kill_after(&path, chance.below(12)).into_iter().collect();
        let found = open_and_check(&path);
        assert!(
            promised.is_subset(&found),
            "promised {promised:?}, found {found:?}"
        );
    }
}

/// Starts a child, kills it after some milliseconds, and hands back what it promised.
fn kill_after(path: &Path, millis: u64) -> Vec<String> {
    let mut child = Command::new(std::env::current_exe().expect("this program"))
        .args(["child-record".as_ref(), path.as_os_str()])
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("a child");
    let mut lines = BufReader::new(child.stdout.take().expect("its voice"));
    let mut said = Vec::new();
    let mut line = String::new();
    // Half of the times the clock starts with the first promise: starting up takes longest.
    if millis.is_multiple_of(2) && lines.read_line(&mut line).is_ok() && line.ends_with('\n') {
        said.push(line.trim_end().to_owned());
    }
    std::thread::sleep(Duration::from_millis(millis));
    child.kill().expect("a kill");
    child.wait().expect("an end");
    // A last line without its end was not yet said.
    let mut rest = String::new();
    std::io::Read::read_to_string(&mut lines, &mut rest).expect("last words");
    said.extend(
        rest.split_inclusive('\n')
            .filter_map(|l| l.strip_suffix('\n'))
            .map(str::to_owned),
    );
    said
}

/// Opens the file, which checks it and its references, checks it once more in full, and hands back
/// the results it holds.
fn open_and_check(path: &Path) -> BTreeSet<String> {
    let mut store = Store::open(path).expect("the file opens after a kill");
    assert_eq!(store.check().expect("a check"), Vec::<String>::new());
    let conn = rusqlite::Connection::open(path).expect("a second reader");
    let full: String = conn
        .pragma_query_value(None, "integrity_check", |row| row.get(0))
        .expect("a full check");
    assert_eq!(full, "ok");
    let games = store.read().all::<Game>().expect("games");
    let found: BTreeSet<String> = games.iter().map(|game| game.match_key.clone()).collect();
    // Each result has its row in the journal, and the last one can be taken back and repeated.
    if !found.is_empty() {
        let undone = store.undo("arbitro", common::at(0)).expect("an undo");
        assert_eq!(undone.action, "result-recorded");
        assert_eq!(
            store.read().all::<Game>().expect("games").len(),
            found.len() - 1
        );
        store.redo("arbitro", common::at(0)).expect("a redo");
    }
    found
}

/// The system lets no file grow beyond a megabyte: a write fails in the middle of a transaction.
#[cfg(unix)]
fn size_limit() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("tabellone.db");
    let child = Command::new("sh")
        .args([
            "-c",
            r#"trap "" XFSZ; ulimit -f 2048; exec "$0" child-record "$1""#,
        ])
        .arg(std::env::current_exe().expect("this program"))
        .arg(&path)
        .output()
        .expect("a child");
    let said = String::from_utf8(child.stdout).expect("its words");
    let mut lines: Vec<&str> = said.lines().collect();
    let last = lines.pop().expect("a last word");
    assert!(
        ["error disk-full", "error disk-failed"].contains(&last),
        "it ended with {last:?}"
    );
    assert!(
        lines.len() > 10,
        "only {} promises before the limit",
        lines.len()
    );
    let promised: BTreeSet<String> = lines.into_iter().map(str::to_owned).collect();
    let found = open_and_check(&path);
    assert!(
        promised.is_subset(&found),
        "lost {:?}",
        promised.difference(&found)
    );
    // With room again, work goes on.
    let mut store = Store::open(&path).expect("the file opens");
    act(&mut store, "club-added", |change| {
        change.insert(&store::Club::named("Dopo"))
    });
}

/// Neither a folder nor a file that may not be written is changed, and both are told.
#[cfg(unix)]
fn read_only_folder() {
    use std::fs::{self, Permissions};
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().expect("a folder");
    // The superuser may write anywhere, so the child is nobody; it needs to reach this program.
    let program = folder.path().join("program");
    fs::copy(std::env::current_exe().expect("this program"), &program).expect("a copy");
    let path = folder.path().join("data/tabellone.db");
    fs::create_dir(folder.path().join("data")).expect("a folder");
    drop(Store::open(&path).expect("a new file"));
    let before = fs::read(&path).expect("its bytes");
    for (mode, place) in [
        (0o755, folder.path()),
        (0o755, &program),
        (0o555, &folder.path().join("data")),
    ] {
        fs::set_permissions(place, Permissions::from_mode(mode)).expect("permissions");
    }
    fs::set_permissions(&path, Permissions::from_mode(0o444)).expect("permissions");
    assert_eq!(opened_by_nobody(&program, &path), "error read-only");
    let new = folder.path().join("data/new.db");
    assert_eq!(opened_by_nobody(&program, &new), "error read-only");
    assert!(!new.exists());
    // The folder may be written, the file may not.
    fs::set_permissions(folder.path().join("data"), Permissions::from_mode(0o777))
        .expect("permissions");
    let _ = fs::remove_file(path.with_extension("lock"));
    assert_eq!(opened_by_nobody(&program, &path), "error read-only");
    assert_eq!(fs::read(&path).expect("its bytes"), before);
}

#[cfg(unix)]
fn opened_by_nobody(program: &PathBuf, path: &Path) -> String {
    use std::os::unix::fs::MetadataExt;
    use std::os::unix::process::CommandExt;
    const NOBODY: u32 = 65534;
    let mut command = Command::new(program);
    command.args(["child-open".as_ref(), path.as_os_str()]);
    if std::fs::metadata("/proc/self").is_ok_and(|own| own.uid() == 0) {
        command.uid(NOBODY).gid(NOBODY);
    }
    let output = command.output().expect("a child");
    String::from_utf8(output.stdout)
        .expect("its words")
        .trim_end()
        .to_owned()
}

/// A small generator: the moments differ from kill to kill and are the same in every run.
struct Chance(u64);

impl Chance {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % limit
    }
}
