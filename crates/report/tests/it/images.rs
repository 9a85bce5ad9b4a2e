//! First pages of the typical event beside committed pictures.
//!
//! `RENEW_REFERENCES=1 cargo test -p report images` writes them anew; look at them before committing.

use std::path::PathBuf;
use std::{env, fs};

use messages::Language;
use report::inspect::document;
use report::samples::{Size, reports};
use tiny_skia::Pixmap;
use typst_render::{RenderOptions, render};

/// Pixels for each point: enough to see a word move, small enough to commit.
const SCALE: f64 = 0.6;
/// A pixel differs when a channel is further away than this.
const CHANNEL: u8 = 48;
/// How many pixels in a thousand may differ: machines round glyph edges differently.
const PER_THOUSAND: usize = 4;

#[test]
fn typical_event_looks_as_before() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/references");
    let renew = env::var_os("RENEW_REFERENCES").is_some();
    let mut wrong = Vec::new();
    for sample in reports(Size::Typical, Language::It) {
        let laid_out = document(&sample.report, &sample.settings).unwrap();
        let options = RenderOptions {
            pixel_per_pt: SCALE.into(),
            ..RenderOptions::default()
        };
        let drawn = render(&laid_out.pages()[0], &options);
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
    let different = kept
        .data()
        .chunks(4)
        .zip(drawn.data().chunks(4))
        .filter(|(a, b)| a.iter().zip(*b).any(|(x, y)| x.abs_diff(*y) > CHANNEL))
        .count();
    let all = (kept.width() * kept.height()) as usize;
    if different * 1000 > PER_THOUSAND * all {
        return Err(format!("{name}: {different} of {all} pixels differ"));
    }
    Ok(())
}
