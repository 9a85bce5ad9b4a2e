//! First pages of the typical event beside committed pictures.
//!
//! `RENEW_REFERENCES=1 cargo test -p report images` writes them anew; look at them before committing.

use std::path::PathBuf;
use std::{env, fs};

use messages::Language;
use report::inspect::document;
use report::samples::{NamedReport, Size, reports};
use report::{Report, Settings, Slot};
use tiny_skia::Pixmap;
use typst_render::{RenderOptions, render};

/// Pixels for each point: enough to see a name go, small enough to commit.
const SCALE: f64 = 1.0;
/// A pixel differs when a channel is further away than this: machines round glyph edges differently.
const CHANNEL: u8 = 64;
/// Pictures are compared part by part: over a whole page a lost name would be nothing.
const TILE: (u32, u32) = (20, 8);
/// So many pixels of a part may differ.
const IN_TILE: usize = 8;

#[test]
fn typical_event_looks_as_before() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/references");
    let renew = env::var_os("RENEW_REFERENCES").is_some();
    let mut wrong = Vec::new();
    for sample in reports(Size::Typical, Language::It) {
        let drawn = painted(&sample.report, &sample.settings);
        let path = folder.join(sample.file).with_extension("png");
        if renew {
            fs::create_dir_all(&folder).unwrap();
            drawn.save_png(&path).unwrap();
        } else if let Err(problem) = compare(&drawn, &path) {
            wrong.push(problem);
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

fn compare(drawn: &Pixmap, path: &std::path::Path) -> Result<(), String> {
    let name = path.file_name().unwrap().to_string_lossy().into_owned();
    let kept = Pixmap::load_png(path).map_err(|error| format!("{name}: {error}"))?;
    if (kept.width(), kept.height()) != (drawn.width(), drawn.height()) {
        return Err(format!("{name}: another size"));
    }
    match worst_tile(&kept, drawn) {
        (_, different) if different <= IN_TILE => Ok(()),
        ((x, y), different) => Err(format!("{name}: {different} pixels differ at {x}, {y}")),
    }
}

/// The part of two pictures in which most pixels differ, and how many.
fn worst_tile(one: &Pixmap, other: &Pixmap) -> ((u32, u32), usize) {
    let across = one.width().div_ceil(TILE.0);
    let mut tiles = vec![0; (across * one.height().div_ceil(TILE.1)) as usize];
    let pixels = one.data().chunks(4).zip(other.data().chunks(4));
    for (index, (a, b)) in (0..).zip(pixels) {
        if a.iter().zip(b).any(|(x, y)| x.abs_diff(*y) > CHANNEL) {
            let (x, y) = (index % one.width() / TILE.0, index / one.width() / TILE.1);
            tiles[(y * across + x) as usize] += 1;
        }
    }
    let worst = (0..).zip(tiles).max_by_key(|(_, count)| *count);
    let (tile, count) = worst.unwrap_or((0, 0));
    ((tile % across * TILE.0, tile / across * TILE.1), count)
}

fn painted(report: &Report, settings: &Settings) -> Pixmap {
    let laid_out = document(report, settings).unwrap();
    let options = RenderOptions {
        pixel_per_pt: SCALE.into(),
        ..RenderOptions::default()
    };
    render(&laid_out.pages()[0], &options)
}

/// The comparison itself is tried: one name fewer, whether large or small, is seen.
#[test]
fn a_lost_name_is_seen() {
    let samples = reports(Size::Typical, Language::It);
    let wanted = |sample: &&NamedReport| matches!(sample.report, Report::Chart(_));
    let sample = samples.iter().find(wanted).unwrap();
    let whole = painted(&sample.report, &sample.settings);
    let Report::Chart(chart) = &sample.report else {
        unreachable!("it was chosen by its kind");
    };
    let mut poorer = chart.clone();
    let Slot::Entry { competitor, .. } = &mut poorer.parts[0].rounds[0].matches[5].top else {
        unreachable!("somebody was drawn there");
    };
    competitor.surname.clear();
    let lost = painted(&Report::Chart(poorer), &sample.settings);
    let (_, different) = worst_tile(&whole, &lost);
    assert!(different > IN_TILE, "{different}");
}
