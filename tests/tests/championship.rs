//! The whole day of 2006 as facts, seen at each step as people in the hall would see it.

use tests::{Championship, Desk};

#[test]
fn a_whole_championship() {
    let folder = tempfile::tempdir().expect("a folder");
    let desk = Desk::open(&folder.path().join("data"), "2006-03-10 18:00");
    let mut day = Championship::announced(desk, |_| {});
    insta::assert_snapshot!("prizes_announced", day.prizes());
    day.receive_forms();
    day.check_in();
    day.draw_lots();
    insta::assert_snapshot!("chart_drawn", day.all(Championship::chart));
    day.first_round();
    insta::assert_snapshot!("chart_after_round_1", day.all(Championship::chart));
    insta::assert_snapshot!("standings_after_round_1", day.all(Championship::standings));
    day.second_round();
    insta::assert_snapshot!("chart_after_round_2", day.all(Championship::chart));
    insta::assert_snapshot!("standings_after_round_2", day.all(Championship::standings));
    day.quarter_finals();
    insta::assert_snapshot!("chart_after_quarter_finals", day.all(Championship::chart));
    day.last_rounds();
    insta::assert_snapshot!("chart_played", day.all(Championship::chart));
    insta::assert_snapshot!("prizes_provisional", day.prizes());
    day.close_sections();
    insta::assert_snapshot!("standings_closed", day.all(Championship::standings));
    day.hand_out_prizes();
    insta::assert_snapshot!("prizes_handed_out", day.prizes());
    day.leave_files(&folder.path().join("files"));
    insta::assert_snapshot!(
        "results_csv",
        std::fs::read_to_string(folder.path().join("files/results.csv")).expect("a file")
    );
    day.archive();
}
