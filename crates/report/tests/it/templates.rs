//! The organiser's own templates and logo: used when right, named when wrong.

use std::fs;

use report::inspect::look;
use report::samples::settings;
use report::{BlankEntryForm, EventHead, Logo, Report, Settings, built_in_templates, render};

fn form() -> Report {
    let event = EventHead {
        title: "Gara di prova".to_owned(),
        ..EventHead::default()
    };
    Report::BlankEntryForm(BlankEntryForm {
        event,
        lines: 6,
        ..BlankEntryForm::default()
    })
}

fn with(file: &str, text: &str) -> (tempfile::TempDir, Settings) {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join(file), text).unwrap();
    let settings = Settings {
        templates: Some(folder.path().to_owned()),
        ..settings()
    };
    (folder, settings)
}

#[test]
fn an_own_template_takes_the_place_of_the_built_in() {
    let own =
        "#import \"house.typ\": *\n#let render(part) = [= #part.data.event.title\nModulo nostro]\n";
    let (_folder, settings) = with("entry-form.typ", own);
    let rendered = render(&form(), &settings).unwrap();
    assert_eq!(rendered.warnings, []);
    let text = look(&form(), &settings).unwrap()[0].text();
    assert!(
        text.contains("Modulo nostro") && text.contains("Gara di prova"),
        "{text}"
    );
}

#[test]
fn an_error_names_file_line_and_message_and_the_built_in_prints() {
    let own = "#import \"house.typ\": *\n\n#let render(part) = {\n  unknown-thing\n}\n";
    let (_folder, settings) = with("entry-form.typ", own);
    let rendered = render(&form(), &settings).unwrap();
    let warning = &rendered.warnings[0];
    assert_eq!(
        (warning.file.as_str(), warning.line),
        ("entry-form.typ", Some(4))
    );
    assert!(warning.message.contains("unknown variable"), "{warning}");
    let text = look(&form(), &settings).unwrap()[0].text();
    assert!(text.contains("MODULO D’ISCRIZIONE"), "{text}");
}

#[test]
fn a_syntax_error_is_named_too() {
    let (_folder, settings) = with("entry-form.typ", "#let render(part) = {\n  (\n");
    let warning = &render(&form(), &settings).unwrap().warnings[0];
    assert_eq!(warning.file, "entry-form.typ");
    assert!(warning.line.is_some(), "{warning}");
}

#[test]
fn a_file_that_is_not_text_falls_back() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("entry-form.typ"), [0xFF, 0xFE, 0x00]).unwrap();
    let settings = Settings {
        templates: Some(folder.path().to_owned()),
        ..settings()
    };
    let rendered = render(&form(), &settings).unwrap();
    assert!(!rendered.warnings.is_empty());
    assert_eq!(rendered.pages, 1);
}

#[test]
fn a_template_cannot_read_outside_its_folder() {
    let own = "#let render(part) = [= T\n#read(\"../../../../etc/hostname\")]\n";
    let (_folder, settings) = with("entry-form.typ", own);
    assert!(!render(&form(), &settings).unwrap().warnings.is_empty());
}

#[test]
fn a_copy_of_the_built_in_folder_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    for (name, text) in built_in_templates() {
        fs::write(folder.path().join(name), text).unwrap();
    }
    let copied = Settings {
        templates: Some(folder.path().to_owned()),
        ..settings()
    };
    assert_eq!(
        render(&form(), &copied).unwrap().pdf,
        render(&form(), &settings()).unwrap().pdf
    );
}

#[test]
fn a_broken_logo_is_left_out_and_named() {
    for (logo, name) in [
        (Logo::Png(b"no".to_vec()), "logo.png"),
        (Logo::Jpeg(b"no".to_vec()), "logo.jpg"),
        (Logo::Svg(b"<svg".to_vec()), "logo.svg"),
    ] {
        let rendered = render(
            &form(),
            &Settings {
                logo: Some(logo),
                ..settings()
            },
        )
        .unwrap();
        assert_eq!(rendered.warnings.len(), 1);
        assert_eq!(rendered.warnings[0].file, name);
    }
}

#[test]
fn every_kind_of_logo_is_printed() {
    let svg = r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="4"/></svg>"##;
    let bare = look(
        &form(),
        &Settings {
            logo: None,
            ..settings()
        },
    )
    .unwrap();
    for logo in [
        Logo::Png(include_bytes!("../logos/mark.png").to_vec()),
        Logo::Jpeg(include_bytes!("../logos/mark.jpg").to_vec()),
        Logo::Svg(svg.as_bytes().to_vec()),
    ] {
        let marked = Settings {
            logo: Some(logo),
            ..settings()
        };
        assert_eq!(render(&form(), &marked).unwrap().warnings, []);
        let shown = look(&form(), &marked).unwrap();
        assert_eq!(shown[0].marks.len(), bare[0].marks.len() + 1);
    }
}
