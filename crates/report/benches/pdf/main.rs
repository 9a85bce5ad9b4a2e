//! How fast paper comes, beside headless Chromium printing the same page where it is present.
//!
//! `cargo xtask bench pdf`. "Cold" is a whole fresh process, from its start to the PDF on disk;
//! "warm" is one more PDF with changed data in a process that has printed before.

// Chromium is spoken to through FIFOs, which only Unix has.
#[cfg(unix)]
mod chromium;
#[cfg(unix)]
mod page;

use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};
use std::{env, fs};

use messages::Language;
use report::samples::{Size, certificates, event_head, people, reports, settings, slips};
use report::{Report, RoundHead, SectionHead, Settings, render};

const COLD_RUNS: usize = 7;
const WARM_RUNS: usize = 21;

fn main() {
    let args: Vec<String> = env::args().collect();
    if let Some(at) = args.iter().position(|arg| arg == "--cold-child") {
        let rendered = render(&typical_chart(), &settings()).expect("the typical chart prints");
        fs::write(&args[at + 1], rendered.pdf).expect("the PDF can be written");
        return;
    }
    let folder = tempfile::tempdir().expect("a folder for the PDFs");
    println!("{:<44}{:>10}", "report", "ms");
    let cold = cold(folder.path());
    line("typical chart, first PDF of a fresh process", cold);
    let warm = warm();
    line("typical chart, warm", warm);
    let slips = once(&Report::TableSlips(sixty_four_slips()));
    line("64 slips", slips);
    let certificates = once(&Report::Certificates(certificates(
        &people(64),
        Language::It,
    )));
    line("64 certificates", certificates);

    compare(folder.path(), cold, warm);
}

#[cfg(not(unix))]
fn compare(_folder: &Path, _cold: Duration, _warm: Duration) {
    println!("\nNo comparison with Chromium on this system.");
}

#[cfg(unix)]
fn compare(folder: &Path, cold: Duration, warm: Duration) {
    let Some(other) = chromium::measure(folder, &page::html(&typical_chart_data())) else {
        println!("\nChromium is not here: no comparison.");
        return;
    };
    println!();
    line("Chromium, fresh process", other.cold);
    ratio("cold", other.cold, cold, 15.0);
    match other.warm {
        Some(time) => {
            line("Chromium, kept open", time);
            ratio("warm", time, warm, 3.0);
        }
        None => println!("Chromium did not answer over its pipe: no warm comparison."),
    }
}

fn typical_chart() -> Report {
    Report::Chart(typical_chart_data())
}

fn typical_chart_data() -> report::Chart {
    let section = SectionHead {
        title: "Maschile".to_owned(),
        rule_set: Some("Dama italiana".to_owned()),
    };
    report::samples::chart(
        &event_head(),
        &section,
        &people(Size::Typical.entries().0),
        2,
        Language::It,
    )
}

fn sixty_four_slips() -> report::TableSlips {
    let section = SectionHead {
        title: "Maschile".to_owned(),
        rule_set: None,
    };
    let chart = report::samples::chart(&event_head(), &section, &people(128), 0, Language::It);
    let mut slips = slips(&chart, Language::It);
    slips.round = RoundHead { number: 1, of: 7 };
    assert_eq!(slips.slips.len(), 64);
    slips
}

fn cold(folder: &Path) -> Duration {
    let myself = env::current_exe().expect("the benchmark knows itself");
    let times = (0..COLD_RUNS).map(|run| {
        let target = folder.join(format!("cold-{run}.pdf"));
        let start = Instant::now();
        let status = Command::new(&myself)
            .arg("--cold-child")
            .arg(&target)
            .status()
            .expect("a second process");
        let time = start.elapsed();
        assert!(status.success() && target.exists());
        time
    });
    median(times.collect())
}

fn warm() -> Duration {
    let mut changing = settings();
    let reports: Vec<Report> = reports(Size::Typical, Language::It)
        .into_iter()
        .map(|sample| sample.report)
        .collect();
    // A day's other papers come first, so that nothing is measured in an untouched memory.
    for report in reports.iter().take(3) {
        render(report, &changing).expect("it prints");
    }
    let times = (0..WARM_RUNS).map(|run| {
        changing.printed_at += chrono::Duration::minutes(1);
        let mut chart = typical_chart_data();
        chart.event.title = format!("Campionato, prova {run}");
        timed(&Report::Chart(chart), &changing)
    });
    median(times.collect())
}

fn once(report: &Report) -> Duration {
    timed(report, &settings())
}

fn timed(report: &Report, settings: &Settings) -> Duration {
    let start = Instant::now();
    render(report, settings).expect("it prints");
    start.elapsed()
}

fn median(mut times: Vec<Duration>) -> Duration {
    times.sort();
    times[times.len() / 2]
}

fn line(what: &str, time: Duration) {
    println!("{what:<44}{:>10.1}", time.as_secs_f64() * 1000.0);
}

fn ratio(what: &str, theirs: Duration, ours: Duration, wanted: f64) {
    let ratio = theirs.as_secs_f64() / ours.as_secs_f64();
    let verdict = if ratio >= wanted { "reached" } else { "missed" };
    println!("{what}: {ratio:.1} times faster (target {wanted}, {verdict})");
}
