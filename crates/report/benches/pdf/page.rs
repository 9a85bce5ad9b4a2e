//! The typical chart as a web page: the same names on the same lines.

use report::{Chart, Slot};

/// An A4 page across, positions in millimetres.
pub(crate) fn html(chart: &Chart) -> String {
    let mut body = String::new();
    let rows = 2 * chart.main()[0].matches.len();
    let pitch = 165.0 / rows as f64;
    let width = 273.0 / (chart.main().len() as f64 + 1.0);
    let mut span = 1.0;
    for (number, round) in chart.main().iter().enumerate() {
        for (index, one) in round.matches.iter().enumerate() {
            for (half, slot) in [&one.top, &one.bottom].into_iter().enumerate() {
                let top = 28.0 + ((2 * index + half) as f64 + 0.5) * span * pitch;
                let left = 12.0 + number as f64 * width;
                body.push_str(&format!(
                    "<div class=s style='left:{left:.2}mm;top:{top:.2}mm;width:{:.2}mm'>{}</div>",
                    width - 4.0,
                    words(slot)
                ));
            }
            let top = 28.0 + (2.0 * index as f64 + 0.5) * span * pitch;
            body.push_str(&format!(
                "<div class=c style='left:{:.2}mm;top:{top:.2}mm;height:{:.2}mm'></div>",
                8.0 + (number as f64 + 1.0) * width,
                span * pitch
            ));
        }
        span *= 2.0;
    }
    format!(
        "<!doctype html><html lang=it><meta charset=utf-8><title>Tabellone</title><style>\
         @page{{size:A4 landscape;margin:0}}body{{margin:0;font:8.6pt sans-serif;color:#2a211b}}\
         h1{{position:absolute;left:12mm;top:7mm;margin:0;font:600 17pt serif}}\
         .s{{position:absolute;border-bottom:.6pt solid #6b5747;white-space:nowrap;height:4mm;margin-top:-4mm}}\
         .c{{position:absolute;border-right:.6pt solid #6b5747}}small{{color:#75665a}}</style>\
         <h1>{}</h1>{body}</html>",
        escape(&chart.event.title)
    )
}

fn words(slot: &Slot) -> String {
    match slot {
        Slot::Entry { competitor, .. } => format!(
            "<b>{}</b> {} <small>{}</small>",
            escape(&competitor.surname),
            escape(&competitor.name),
            escape(competitor.club.as_deref().unwrap_or_default())
        ),
        Slot::Bye => "<i>riposo</i>".to_owned(),
        Slot::WinnerOf { table } => format!("<small>vinc. tav. {table}</small>"),
        Slot::LoserOf { table } => format!("<small>perd. tav. {table}</small>"),
        Slot::Nobody | Slot::Place { .. } | Slot::Open => String::new(),
    }
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}
