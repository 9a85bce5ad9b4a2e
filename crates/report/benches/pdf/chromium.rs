//! Headless Chromium printing a page: as a fresh process, and kept open and asked through its pipe.
//!
//! Every browser is a process group of its own, ended by its number whatever it has started.

use std::fs::{self, File, OpenOptions};
use std::io::{BufRead, BufReader, Write};
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

const COLD_RUNS: usize = 3;
const WARM_RUNS: usize = 11;
/// How long a silent browser is waited for: it must not keep the benchmark.
const PATIENCE: Duration = Duration::from_secs(20);
const FLAGS: [&str; 7] = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
];

/// What Chromium took.
pub(crate) struct Times {
    pub(crate) cold: Duration,
    /// `None` when it could not be asked through its pipe.
    pub(crate) warm: Option<Duration>,
}

/// `None` where there is no Chromium.
pub(crate) fn measure(folder: &Path, html: &str) -> Option<Times> {
    let program = ["chromium", "chromium-browser", "google-chrome"]
        .into_iter()
        .find(|name| {
            let found = Command::new(name)
                .arg("--version")
                .stdout(Stdio::null())
                .stderr(Stdio::null())
                .status();
            found.is_ok_and(|status| status.success())
        })?;
    let page = folder.join("page.html");
    fs::write(&page, html).ok()?;
    let url = format!("file://{}", page.display());
    let mut times: Vec<Duration> = (0..COLD_RUNS)
        .filter_map(|run| cold(program, folder, &url, run))
        .collect();
    times.sort();
    Some(Times {
        cold: *times.get(times.len() / 2)?,
        warm: warm(program, folder, &url),
    })
}

fn cold(program: &str, folder: &Path, url: &str, run: usize) -> Option<Duration> {
    let target = folder.join(format!("chromium-{run}.pdf"));
    let start = Instant::now();
    let mut process = Command::new(program)
        .args(FLAGS)
        .arg(format!(
            "--user-data-dir={}",
            folder.join(format!("cold-{run}")).display()
        ))
        .arg(format!("--print-to-pdf={}", target.display()))
        // Only here: a browser that is kept open takes it for an order to print and go.
        .arg("--no-pdf-header-footer")
        .arg(url)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .process_group(0)
        .spawn()
        .ok()?;
    let status = wait(&mut process, PATIENCE);
    let time = start.elapsed();
    end(&mut process);
    (status?.success() && target.exists()).then_some(time)
}

/// The status of a process that ends in time.
fn wait(process: &mut Child, patience: Duration) -> Option<ExitStatus> {
    let start = Instant::now();
    while start.elapsed() < patience {
        if let Some(status) = process.try_wait().ok()? {
            return Some(status);
        }
        thread::sleep(Duration::from_millis(1));
    }
    None
}

/// Ends a process with all that it has started; nothing happens where they have gone by themselves.
fn end(process: &mut Child) {
    let _ = Command::new("kill")
        .args(["-KILL", "--", &format!("-{}", process.id())])
        .stderr(Stdio::null())
        .status();
    let _ = process.wait();
}

/// Loads and prints the page again and again in one browser.
fn warm(program: &str, folder: &Path, url: &str) -> Option<Duration> {
    let mut browser = Browser::open(program, folder)?;
    let target = browser.ask(
        "Target.createTarget",
        &json!({ "url": "about:blank" }),
        None,
    )?;
    let attach = json!({ "targetId": target["targetId"], "flatten": true });
    let session = browser.ask("Target.attachToTarget", &attach, None)?["sessionId"].clone();
    browser.ask("Page.enable", &json!({}), Some(&session))?;
    let mut times = Vec::new();
    for run in 0..WARM_RUNS {
        let start = Instant::now();
        browser.ask(
            "Page.navigate",
            &json!({ "url": format!("{url}?{run}") }),
            Some(&session),
        )?;
        browser.wait_for("Page.loadEventFired")?;
        let print =
            json!({ "landscape": true, "printBackground": true, "preferCSSPageSize": true });
        let answer = browser.ask("Page.printToPDF", &print, Some(&session))?;
        times.push(start.elapsed());
        assert!(
            answer["data"]
                .as_str()
                .is_some_and(|data| data.len() > 1000)
        );
    }
    times.sort();
    Some(times[times.len() / 2])
}

struct Browser {
    process: Child,
    to: File,
    messages: Receiver<Value>,
    last: u64,
    /// Events that came while an answer was awaited.
    events: Vec<Value>,
}

impl Browser {
    /// Chromium reads commands from descriptor 3 and answers on 4; a shell joins them to two FIFOs.
    fn open(program: &str, folder: &Path) -> Option<Self> {
        let (to, from) = (folder.join("to-browser"), folder.join("from-browser"));
        let made = Command::new("mkfifo").arg(&to).arg(&from).status().ok()?;
        if !made.success() {
            return None;
        }
        // Opened for both ways, a FIFO waits for nobody on the other end.
        let open = |path| OpenOptions::new().read(true).write(true).open(path).ok();
        let (ours_to, ours_from) = (open(&to)?, open(&from)?);
        let process = Command::new("sh")
            .arg("-c")
            .arg("to=$1; from=$2; shift 2; exec \"$@\" 3<\"$to\" 4>\"$from\"")
            .arg("sh")
            .args([&to, &from])
            .arg(program)
            .args(FLAGS)
            .arg("--remote-debugging-pipe")
            .arg(format!("--user-data-dir={}", folder.join("warm").display()))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .process_group(0)
            .spawn()
            .ok()?;
        let (sender, messages) = channel();
        // A read cannot be given up, so it is left to a thread that ends with the benchmark.
        thread::spawn(move || {
            let mut from = BufReader::new(ours_from);
            let mut bytes = Vec::new();
            while from.read_until(0, &mut bytes).is_ok_and(|read| read > 0) {
                bytes.pop();
                let message = serde_json::from_slice(&bytes).unwrap_or_default();
                if sender.send(message).is_err() {
                    break;
                }
                bytes.clear();
            }
        });
        Some(Self {
            process,
            to: ours_to,
            messages,
            last: 0,
            events: Vec::new(),
        })
    }

    fn ask(&mut self, method: &str, params: &Value, session: Option<&Value>) -> Option<Value> {
        self.last += 1;
        let mut message = json!({ "id": self.last, "method": method, "params": params });
        if let Some(session) = session {
            message["sessionId"] = session.clone();
        }
        self.to.write_all(format!("{message}\0").as_bytes()).ok()?;
        loop {
            let answer = self.messages.recv_timeout(PATIENCE).ok()?;
            if answer["id"] == self.last {
                return answer.get("result").cloned();
            }
            self.events.push(answer);
        }
    }

    fn wait_for(&mut self, event: &str) -> Option<()> {
        while !self.events.iter().any(|seen| seen["method"] == event) {
            let next = self.messages.recv_timeout(PATIENCE).ok()?;
            self.events.push(next);
        }
        self.events.clear();
        Some(())
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        let _ = self
            .to
            .write_all(b"{\"id\":0,\"method\":\"Browser.close\"}\0");
        let _ = wait(&mut self.process, Duration::from_secs(5));
        end(&mut self.process);
    }
}
