//! Bad data still gives correct paper.

use report::inspect::look;
use report::samples::{Hostile, hostile_reports, settings};

#[test]
fn probe() {
    for kind in Hostile::ALL {
        for report in hostile_reports(kind) {
            let start = std::time::Instant::now();
            eprint!("{} {} ", kind.code(), report.code());
            let pages = look(&report, &settings());
            eprintln!("{:?} {:?}", pages.map(|p| p.len()), start.elapsed());
        }
    }
}
