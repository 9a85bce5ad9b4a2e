//! Lists every `locales/<language>/*.ftl` file, so that a new file needs no mention in code.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    let locales = Path::new(&env::var("CARGO_MANIFEST_DIR").unwrap()).join("../../locales");
    let locales = locales
        .canonicalize()
        .expect("locales/ stands beside crates/");
    println!("cargo::rerun-if-changed={}", locales.display());

    let mut out = String::new();
    for language in ["it", "en", "pt"] {
        let folder = locales.join(language);
        println!("cargo::rerun-if-changed={}", folder.display());
        writeln!(
            out,
            "pub(crate) const {}: &[(&str, &str)] = &[",
            language.to_uppercase()
        )
        .unwrap();
        for file in ftl_files(&folder) {
            println!("cargo::rerun-if-changed={}", file.display());
            let name = file.file_name().unwrap().to_string_lossy().into_owned();
            writeln!(
                out,
                "    ({name:?}, include_str!({:?})),",
                file.display().to_string()
            )
            .unwrap();
        }
        out.push_str("];\n");
    }
    let target = Path::new(&env::var("OUT_DIR").unwrap()).join("sources.rs");
    fs::write(target, out).unwrap();
}

fn ftl_files(folder: &Path) -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "ftl"))
        .collect();
    files.sort();
    files
}
