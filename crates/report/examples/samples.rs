//! Writes every report of three sample events: `samples DIR [LANGUAGE] [TEMPLATES] [ONLY]`.
//!
//! A folder of templates given as third argument is tried instead of the built-in ones, which is
//! how a designer sees a change at once; with a fourth, only the files whose path contains it.

use std::error::Error;
use std::path::{Path, PathBuf};
use std::{env, fs};

use messages::Language;
use report::samples::{Hostile, Size, hostile_reports, reports, settings, spoiled_reports};
use report::{Report, Settings, render};

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = env::args().skip(1);
    let folder = PathBuf::from(
        args.next()
            .ok_or("say where to write: samples DIR [LANGUAGE] [TEMPLATES]")?,
    );
    let language: Language = args.next().map_or(Ok(Language::It), |code| code.parse())?;
    let templates = args.next().map(PathBuf::from);
    let only = args.next().unwrap_or_default();
    let write = |path: &Path, report: &Report, settings: &Settings| {
        let wanted = path.to_string_lossy().contains(&only);
        if wanted {
            write(path, report, settings)
        } else {
            Ok(())
        }
    };
    let with = |settings: Settings| Settings {
        language,
        templates: templates.clone(),
        ..settings
    };

    for size in Size::ALL {
        for sample in reports(size, language) {
            let path = folder
                .join(size.code())
                .join(sample.file)
                .with_extension("pdf");
            write(&path, &sample.report, &with(sample.settings))?;
        }
    }
    for kind in Hostile::ALL {
        let hostile = folder.join("hostile").join(kind.code());
        for report in hostile_reports(kind, language) {
            let path = hostile.join(report.code()).with_extension("pdf");
            write(&path, &report, &with(settings()))?;
        }
        for report in spoiled_reports(kind, language) {
            let path = hostile
                .join("all")
                .join(report.code())
                .with_extension("pdf");
            write(&path, &report, &with(settings()))?;
        }
    }
    Ok(())
}

fn write(path: &Path, report: &Report, settings: &Settings) -> Result<(), Box<dyn Error>> {
    let rendered =
        render(report, settings).map_err(|error| format!("{}: {error}", path.display()))?;
    for warning in &rendered.warnings {
        eprintln!("{}: {warning}", path.display());
    }
    fs::create_dir_all(path.parent().unwrap_or(Path::new(".")))?;
    fs::write(path, &rendered.pdf)?;
    println!("{} ({} pages)", path.display(), rendered.pages);
    Ok(())
}
