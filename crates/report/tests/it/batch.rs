//! Progress is told and a stop is obeyed; a preview shows the pages asked for.

use std::time::Instant;

use messages::Language;
use report::samples::{certificates, people, settings};
use report::{Flow, Progress, Report, ReportError, preview, render, render_batch};

fn reports() -> Vec<Report> {
    people(3)
        .chunks(1)
        .map(|one| Report::Certificates(certificates(one, Language::It)))
        .collect()
}

#[test]
fn progress_goes_from_nothing_to_all() {
    let mut told = Vec::new();
    let rendered = render_batch(&reports(), &settings(), &mut |progress| {
        told.push(progress);
        Flow::Continue
    })
    .unwrap();
    assert_eq!(rendered.len(), 3);
    // It is told again and again while a report is being made.
    told.dedup();
    let done: Vec<usize> = told.iter().map(|progress| progress.done).collect();
    assert_eq!(done, [0, 1, 2, 3]);
    assert_eq!(
        told[3],
        Progress {
            done: 3,
            total: 3,
            pages: 3
        }
    );
}

#[test]
fn a_stop_is_obeyed() {
    let mut told = Vec::new();
    let stopped = render_batch(&reports(), &settings(), &mut |progress| {
        told.push(progress.done);
        if progress.done == 1 {
            Flow::Cancel
        } else {
            Flow::Continue
        }
    });
    assert_eq!(stopped, Err(ReportError::Cancelled));
    told.dedup();
    assert_eq!(told, [0, 1]);
}

#[test]
fn one_large_report_is_stopped_while_it_is_being_made() {
    let large = [Report::Certificates(certificates(
        &people(256),
        Language::It,
    ))];
    let mut asked = 0;
    let started = Instant::now();
    let stopped = render_batch(&large, &settings(), &mut |progress| {
        assert_eq!(progress.done, 0);
        asked += 1;
        // Once before it begins, then while it is being made.
        if asked == 2 {
            Flow::Cancel
        } else {
            Flow::Continue
        }
    });
    let waited = started.elapsed();
    assert_eq!(stopped, Err(ReportError::Cancelled));
    assert_eq!(asked, 2);
    let started = Instant::now();
    render(&large[0], &settings()).unwrap();
    assert!(
        waited < started.elapsed(),
        "a stop that waits for the end is none"
    );
}

#[test]
fn a_preview_shows_the_pages_asked_for() {
    let report = Report::Certificates(certificates(&people(4), Language::It));
    let shown = preview(&report, &settings(), 1..3).unwrap();
    assert_eq!((shown.svg.len(), shown.pages), (2, 4));
    assert!(shown.svg[0].starts_with("<svg"));
    assert!(preview(&report, &settings(), 9..12).unwrap().svg.is_empty());
}

#[test]
fn the_same_data_gives_the_same_bytes() {
    let report = &reports()[0];
    assert_eq!(
        render(report, &settings()).unwrap(),
        render(report, &settings()).unwrap()
    );
}
