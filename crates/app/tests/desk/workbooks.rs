//! Spreadsheets as they really come, and as nobody should send them.

use std::io::Write;
use std::path::PathBuf;

use rust_xlsxwriter::{ExcelDateTime, Format, Formula, Workbook};
use serde_json::json;

use crate::desk::Desk;
use crate::import::{import, outcomes};

#[test]
fn a_workbook_with_merged_heads_dates_numbers_and_formulas() {
    let desk = Desk::new();
    let event = desk.event();
    desk.section(event, "individual", "men");
    let mut book = Workbook::new();
    book.add_worksheet().set_name("Vuoto").expect("a name");
    let sheet = book.add_worksheet().set_name("Iscritti").expect("a name");
    let day = Format::new().set_num_format("dd/mm/yyyy");
    let head = Format::new();
    let write = |sheet: &mut rust_xlsxwriter::Worksheet| -> Result<(), rust_xlsxwriter::XlsxError> {
        sheet.merge_range(0, 1, 0, 6, "Campionato di esempio", &head)?;
        sheet.merge_range(2, 1, 2, 2, "Atleta", &head)?;
        sheet.merge_range(2, 3, 3, 3, "N. tessera", &head)?;
        sheet.merge_range(2, 4, 3, 4, "Data di nascita", &head)?;
        sheet.merge_range(2, 5, 3, 5, "Elo", &head)?;
        sheet.write(3, 1, "Cognome")?.write(3, 2, "Nome")?;
        sheet
            .write(4, 1, "Bianchi")?
            .write(4, 2, "Ugo")?
            .write(4, 3, 1234)?;
        sheet.write_with_format(4, 4, ExcelDateTime::from_ymd(1975, 3, 12)?, &day)?;
        sheet.write_formula(4, 5, Formula::new("=1000+500").set_result("1500"))?;
        // A date whose cell lost its format is a bare number.
        sheet
            .write(6, 1, "Verdi")?
            .write(6, 2, "Ivo")?
            .write(6, 3, "0042")?
            .write(6, 4, 27465)?;
        sheet.write_formula(
            7,
            1,
            Formula::new("=HYPERLINK(\"http://example.invalid\",\"Neri\")").set_result("Neri"),
        )?;
        sheet.write(7, 2, "Leo")?;
        Ok(())
    };
    write(sheet).expect("a sheet");
    let path = desk.file("iscritti.xlsx");
    book.save(&path).expect("a file");
    let arg = import(event, json!({ "kind": "file", "path": path }));
    let preview = desk.ask("preview_import", arg.clone());
    assert_eq!(
        (&preview["sheet"], &preview["headerRow"]),
        (&json!("Iscritti"), &json!(3))
    );
    assert_eq!(outcomes(&preview), ["5 new", "6 empty", "7 new", "8 new"]);
    desk.ask("confirm_import", arg.clone());
    let rows = desk.entries(event);
    let facts: Vec<String> = rows
        .iter()
        .map(|row| {
            format!(
                "{} {} {} {}",
                row["label"]["surname"], row["card"], row["birthYear"], row["rating"]
            )
        })
        .collect();
    assert_eq!(
        facts,
        [
            "\"Bianchi\" \"1234\" 1975 1500",
            "\"Neri\" null null null",
            "\"Verdi\" \"0042\" 1975 null"
        ]
    );
    let mut other = arg;
    other["sheet"] = json!("Altro");
    assert_eq!(
        desk.refusal("preview_import", other),
        "import-no-such-sheet"
    );
}

#[test]
fn an_open_document_spreadsheet() {
    let desk = Desk::new();
    let event = desk.event();
    desk.section(event, "individual", "men");
    let cell = |text: &str| {
        format!(
            "<table:table-cell office:value-type=\"string\"><text:p>{text}</text:p></table:table-cell>"
        )
    };
    let row = |cells: &[&str]| {
        format!(
            "<table:table-row>{}</table:table-row>",
            cells.iter().map(|text| cell(text)).collect::<String>()
        )
    };
    let date = "<table:table-cell office:value-type=\"date\" office:date-value=\"1975-03-12\"><text:p>12/03/75</text:p></table:table-cell>";
    let content = format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?><office:document-content \
         xmlns:office=\"urn:oasis:names:tc:opendocument:xmlns:office:1.0\" \
         xmlns:table=\"urn:oasis:names:tc:opendocument:xmlns:table:1.0\" \
         xmlns:text=\"urn:oasis:names:tc:opendocument:xmlns:text:1.0\"><office:body><office:spreadsheet>\
         <table:table table:name=\"Iscritti\">{}<table:table-row>{}{}{date}</table:table-row></table:table>\
         </office:spreadsheet></office:body></office:document-content>",
        row(&["Cognome", "Nome", "Data di nascita"]),
        cell("Bianchi"),
        cell("Ugo"),
    );
    let path = desk.file("iscritti.ods");
    let mut archive = zip::ZipWriter::new(std::fs::File::create(&path).expect("a file"));
    let plain =
        zip::write::SimpleFileOptions::default().compression_method(zip::CompressionMethod::Stored);
    for (name, text) in [
        ("mimetype", "application/vnd.oasis.opendocument.spreadsheet"),
        (
            "META-INF/manifest.xml",
            "<?xml version=\"1.0\"?><manifest:manifest xmlns:manifest=\"urn:oasis:names:tc:opendocument:xmlns:manifest:1.0\"/>",
        ),
        ("content.xml", &content),
    ] {
        archive.start_file(name, plain).expect("a part");
        archive.write_all(text.as_bytes()).expect("its text");
    }
    archive.finish().expect("an archive");
    let arg = import(event, json!({ "kind": "file", "path": path }));
    assert_eq!(
        outcomes(&desk.ask("preview_import", arg.clone())),
        ["2 new"]
    );
    desk.ask("confirm_import", arg);
    assert_eq!(desk.entries(event)[0]["birthYear"], json!(1975));
}

/// An open document with this between the tags of its only table.
fn open_document(desk: &Desk, name: &str, rows: &str) -> PathBuf {
    let content = format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?><office:document-content \
         xmlns:office=\"urn:oasis:names:tc:opendocument:xmlns:office:1.0\" \
         xmlns:table=\"urn:oasis:names:tc:opendocument:xmlns:table:1.0\" \
         xmlns:text=\"urn:oasis:names:tc:opendocument:xmlns:text:1.0\"><office:body><office:spreadsheet>\
         <table:table table:name=\"Iscritti\">{rows}</table:table>\
         </office:spreadsheet></office:body></office:document-content>",
    );
    let path = desk.file(name);
    let mut archive = zip::ZipWriter::new(std::fs::File::create(&path).expect("a file"));
    let packed = zip::write::SimpleFileOptions::default();
    for (name, text) in [
        ("mimetype", "application/vnd.oasis.opendocument.spreadsheet"),
        (
            "META-INF/manifest.xml",
            "<?xml version=\"1.0\"?><manifest:manifest xmlns:manifest=\"urn:oasis:names:tc:opendocument:xmlns:manifest:1.0\"/>",
        ),
        ("content.xml", &content),
    ] {
        archive.start_file(name, packed).expect("a part");
        archive.write_all(text.as_bytes()).expect("its text");
    }
    archive.finish().expect("an archive");
    path
}

#[test]
fn a_cell_in_the_last_corner_does_not_make_the_sheet_endless() {
    let desk = Desk::new();
    let event = desk.event();
    desk.section(event, "individual", "men");
    let mut book = Workbook::new();
    let sheet = book.add_worksheet();
    for (row, cells) in [["Cognome", "Nome"], ["Bianchi", "Ugo"]].iter().enumerate() {
        for (column, cell) in cells.iter().enumerate() {
            sheet
                .write(row as u32, column as u16, *cell)
                .expect("a cell");
        }
    }
    sheet.write(1_048_575, 16_383, "x").expect("the last cell");
    sheet.write(1_048_575, 0, "Verdi").expect("a cell");
    let path = desk.file("angolo.xlsx");
    book.save(&path).expect("a file");
    let preview = desk.ask(
        "preview_import",
        import(event, json!({ "kind": "file", "path": path })),
    );
    assert_eq!(outcomes(&preview), ["2 new", "1048576 new"]);
}

#[test]
fn a_row_repeated_a_million_times_is_refused_before_it_is_laid_out() {
    let desk = Desk::new();
    let event = desk.event();
    desk.section(event, "individual", "men");
    let row = "<table:table-row table:number-rows-repeated=\"1048576\"><table:table-cell \
               table:number-columns-repeated=\"16384\" office:value-type=\"string\">\
               <text:p>x</text:p></table:table-cell></table:table-row>";
    let path = open_document(&desk, "ripetuto.ods", row);
    assert_eq!(
        desk.refusal(
            "preview_import",
            import(event, json!({ "kind": "file", "path": path }))
        ),
        "import-too-many-rows"
    );
}

#[test]
fn what_unpacks_to_more_than_any_list_is_refused() {
    let desk = Desk::new();
    let event = desk.event();
    desk.section(event, "individual", "men");
    let path = desk.file("bomba.xlsx");
    let mut archive = zip::ZipWriter::new(std::fs::File::create(&path).expect("a file"));
    archive
        .start_file(
            "xl/worksheets/sheet1.xml",
            zip::write::SimpleFileOptions::default(),
        )
        .expect("a part");
    let blank = vec![b' '; 1024 * 1024];
    for _ in 0..220 {
        archive.write_all(&blank).expect("a megabyte");
    }
    archive.finish().expect("an archive");
    assert_eq!(
        desk.refusal(
            "preview_import",
            import(event, json!({ "kind": "file", "path": path }))
        ),
        "import-file-too-large"
    );
}

#[test]
fn a_spreadsheet_damaged_anywhere_is_read_or_refused() {
    let desk = Desk::new();
    let event = desk.event();
    desk.section(event, "individual", "men");
    let mut book = Workbook::new();
    let sheet = book.add_worksheet();
    for (column, cell) in ["Cognome", "Nome", "Tessera"].iter().enumerate() {
        sheet.write(0, column as u16, *cell).expect("a cell");
        sheet.write(1, column as u16, *cell).expect("a cell");
    }
    let whole = book.save_to_buffer().expect("a workbook");
    let path = desk.file("rovinato.xlsx");
    for step in 0..120 {
        let mut bytes = whole.clone();
        let at = step * whole.len() / 120;
        match step % 3 {
            0 => bytes.truncate(at),
            1 => bytes[at] ^= 0xff,
            _ => drop(bytes.splice(at..(at + 7).min(whole.len()), [0; 3])),
        }
        std::fs::write(&path, &bytes).expect("written");
        let arg = import(event, json!({ "kind": "file", "path": path }));
        if let Err(refused) = desk.try_ask("preview_import", arg) {
            assert_eq!(refused.code, "import-unreadable", "step {step}");
        }
    }
}
