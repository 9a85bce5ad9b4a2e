//! Headless Chromium printing a page: as a fresh process, and kept open and asked through its pipe.

use std::fs::{self, File, OpenOptions};
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

const COLD_RUNS: usize = 3;
const WARM_RUNS: usize = 11;
const FLAGS: [&str; 8] = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--no-pdf-header-footer",
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
    let status = Command::new(program)
        .args(FLAGS)
        .arg(format!(
            "--user-data-dir={}",
            folder.join(format!("cold-{run}")).display()
        ))
        .arg(format!("--print-to-pdf={}", target.display()))
        .arg(url)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .ok()?;
    let time = start.elapsed();
    (status.success() && target.exists()).then_some(time)
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
        browser.wait_for("Page.frameStoppedLoading")?;
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
    from: BufReader<File>,
    last: u64,
    /// Events that came while an answer was awaited.
    events: Vec<Value>,
}

impl Browser {
    /// Chromium reads commands from descriptor 3 and answers on 4; a shell joins them to two FIFOs.
    fn open(program: &str, folder: &Path) -> Option<Self> {
        let (to, from): (PathBuf, PathBuf) =
            (folder.join("to-browser"), folder.join("from-browser"));
        let made = Command::new("mkfifo").arg(&to).arg(&from).status().ok()?;
        if !made.success() {
            return None;
        }
        let process = Command::new("sh")
            .arg("-c")
            .arg("to=$1; from=$2; shift 2; exec \"$@\" 3<\"$to\" 4>\"$from\"")
            .arg("sh")
            .args([&to, &from])
            // A browser that falls silent must not keep the benchmark waiting.
            .args(["timeout", "60", program])
            .args(FLAGS)
            .arg("--remote-debugging-pipe")
            .arg(format!("--user-data-dir={}", folder.join("warm").display()))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .ok()?;
        let to = OpenOptions::new().write(true).open(&to).ok()?;
        let from = BufReader::new(File::open(&from).ok()?);
        Some(Self {
            process,
            to,
            from,
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
            let answer = self.read()?;
            if answer["id"] == self.last {
                return answer.get("result").cloned();
            }
            self.events.push(answer);
        }
    }

    fn wait_for(&mut self, event: &str) -> Option<()> {
        while !self.events.iter().any(|seen| seen["method"] == event) {
            let next = self.read()?;
            self.events.push(next);
        }
        self.events.clear();
        Some(())
    }

    fn read(&mut self) -> Option<Value> {
        let mut bytes = Vec::new();
        self.from.read_until(0, &mut bytes).ok()?;
        bytes.pop()?;
        serde_json::from_slice(&bytes).ok()
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        // Killing the shell's child would leave the browser's own children behind: it is asked to go.
        let _ = self
            .to
            .write_all(b"{\"id\":0,\"method\":\"Browser.close\"}\0");
        let _ = self.process.wait();
    }
}
