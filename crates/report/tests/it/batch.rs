//! Progress is told and a stop is obeyed; a preview shows the pages asked for.

use report::samples::{certificates, people, settings};
use report::{Flow, Progress, Report, ReportError, preview, render, render_batch};

fn reports() -> Vec<Report> {
    people(3)
        .chunks(1)
        .map(|one| Report::Certificates(certificates(one)))
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
    let mut steps = 0;
    let stopped = render_batch(&reports(), &settings(), &mut |progress| {
        steps += 1;
        if progress.done == 1 {
            Flow::Cancel
        } else {
            Flow::Continue
        }
    });
    assert_eq!(stopped, Err(ReportError::Cancelled));
    assert_eq!(steps, 2);
}

#[test]
fn a_preview_shows_the_pages_asked_for() {
    let report = Report::Certificates(certificates(&people(4)));
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
