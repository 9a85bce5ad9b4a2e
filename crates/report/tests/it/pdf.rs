//! The PDF itself: pages, title, language, bookmarks, tags, real text.

use lopdf::{Document, Object};
use messages::Language;
use report::samples::{Size, reports};
use report::{Report, Settings, render};

fn printed(code: &str, language: Language) -> (Report, Document, u32) {
    let sample = reports(Size::Small, language)
        .into_iter()
        .find(|sample| sample.report.code() == code)
        .unwrap();
    let rendered = render(
        &sample.report,
        &Settings {
            language,
            ..sample.settings
        },
    )
    .unwrap();
    (
        sample.report,
        Document::load_mem(&rendered.pdf).unwrap(),
        rendered.pages,
    )
}

fn text_of(object: &Object) -> String {
    let bytes = object.as_str().unwrap();
    if let Some(utf16) = bytes.strip_prefix(&[0xFE, 0xFF]) {
        let units: Vec<u16> = utf16
            .chunks(2)
            .map(|pair| u16::from_be_bytes([pair[0], pair[1]]))
            .collect();
        String::from_utf16(&units).unwrap()
    } else {
        String::from_utf8_lossy(bytes).into_owned()
    }
}

#[test]
fn every_report_is_tagged_and_only_the_filled_in_form_has_document_numbers() {
    for sample in reports(Size::Small, Language::It) {
        let rendered = render(&sample.report, &sample.settings).unwrap();
        assert_eq!(rendered.warnings, []);
        let document = Document::load_mem(&rendered.pdf).unwrap();
        assert_eq!(
            document.get_pages().len() as u32,
            rendered.pages,
            "{}",
            sample.file
        );
        let catalog = document.catalog().unwrap();
        assert_eq!(
            text_of(catalog.get(b"Lang").unwrap()),
            "it-IT",
            "{}",
            sample.file
        );
        assert!(
            catalog.has(b"StructTreeRoot"),
            "{} is not tagged",
            sample.file
        );
        assert!(catalog.has(b"Outlines"), "{} has no bookmarks", sample.file);
        assert!(catalog.has(b"MarkInfo"), "{}", sample.file);
        let pages: Vec<u32> = (1..=rendered.pages).collect();
        let numbered = document.extract_text(&pages).unwrap().contains("ZZ 000000");
        assert_eq!(
            numbered,
            matches!(sample.report, Report::FilledEntryForm(_)),
            "{}",
            sample.file
        );
    }
}

#[test]
fn title_and_language_follow_the_settings() {
    for (language, title, tag) in [
        (
            Language::It,
            "Classifica – Campionato nazionale di dama",
            "it-IT",
        ),
        (
            Language::En,
            "Standings – Campionato nazionale di dama",
            "en-GB",
        ),
        (
            Language::Pt,
            "Classificação – Campionato nazionale di dama",
            "pt-PT",
        ),
    ] {
        let (_, document, _) = printed("standings", language);
        let info = document
            .trailer
            .get(b"Info")
            .and_then(|info| document.dereference(info))
            .unwrap()
            .1;
        assert_eq!(
            text_of(info.as_dict().unwrap().get(b"Title").unwrap()),
            title
        );
        assert_eq!(
            text_of(document.catalog().unwrap().get(b"Lang").unwrap()),
            tag
        );
    }
}

#[test]
fn names_are_real_text() {
    for code in [
        "standings",
        "chart",
        "round-results",
        "podium",
        "prize-list",
        "table-slips",
        "certificates",
    ] {
        let (_, document, pages) = printed(code, Language::It);
        let numbers: Vec<u32> = (1..=pages).collect();
        let text = document.extract_text(&numbers).unwrap();
        assert!(
            text.contains("Damiera") && text.contains("Pedinotti"),
            "{code}: {text}"
        );
    }
}
