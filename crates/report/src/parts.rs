//! From a report to the templates that print it. Most reports are one part; some are several.

use serde::Serialize;
use serde_json::{Value, json};

use crate::data::{Chart, EntriesBySection, HandPack, HandSection, LotsChart, QrSheet, Slot};
use crate::error::ReportError;
use crate::qr;
use crate::report::Report;

/// One part of a document: a template and its data.
#[derive(Debug, Serialize)]
pub(crate) struct Part {
    /// Name of the template, without its extension.
    template: &'static str,
    /// Which report it is, for the title and for templates that print more than one.
    report: &'static str,
    data: Value,
}

impl Part {
    /// Whether it is laid out as a chart.
    pub(crate) fn is_chart(&self) -> bool {
        self.template == "chart"
    }
}

/// The parts of a report, in order.
pub(crate) fn parts(report: &Report) -> Result<Vec<Part>, ReportError> {
    match report {
        Report::LotsChart(data) => lots(data),
        Report::HandPack(data) => hand_pack(data),
        Report::QrSheet(data) => Ok(vec![qr_sheet(report, data)?]),
        Report::Pack(pack) => {
            let mut all = Vec::new();
            for report in &pack.reports {
                all.extend(parts(report)?);
            }
            Ok(all)
        }
        _ => Ok(vec![one(report)?]),
    }
}

impl Chart {
    /// The same chart with nothing written on it but tables and the numbers of its places.
    pub fn emptied(&self) -> Chart {
        let mut chart = self.clone();
        for (part, number) in chart.parts.iter_mut().zip(0..) {
            let mut places = 0..;
            for (round, depth) in part.rounds.iter_mut().zip(0..) {
                for one in &mut round.matches {
                    for slot in [&mut one.top, &mut one.bottom] {
                        *slot = match (number, depth) {
                            (0, 0) => Slot::Place {
                                place: places.next().unwrap_or(0) + 1,
                            },
                            _ => Slot::Open,
                        };
                    }
                    one.result = None;
                }
            }
        }
        chart
    }
}

fn one(report: &Report) -> Result<Part, ReportError> {
    Ok(Part {
        template: report.template(),
        report: report.code(),
        data: report.data().map_err(unreadable)?,
    })
}

/// Each address comes with its code, for a template cannot make one.
fn qr_sheet(report: &Report, sheet: &QrSheet) -> Result<Part, ReportError> {
    let mut part = one(report)?;
    for (link, data) in sheet.links.iter().zip(0..) {
        part.data["links"][data]["code"] = json!(qr::modules(&link.address));
    }
    Ok(part)
}

/// The chart as drawn, then the page that lets anybody replay it.
fn lots(data: &LotsChart) -> Result<Vec<Part>, ReportError> {
    let mut sealed = serde_json::to_value(&data.chart).map_err(unreadable)?;
    sealed["seal"] = json!({
        "seed": data.seal.seed,
        "digest": data.seal.digest,
        "algorithm": data.seal.algorithm,
    });
    let seal = json!({
        "event": data.chart.event,
        "section": data.chart.section,
        "seal": data.seal,
    });
    Ok(vec![
        Part {
            template: "chart",
            report: "lots-chart",
            data: sealed,
        },
        Part {
            template: "lots",
            report: "lots-seal",
            data: seal,
        },
    ])
}

/// A cover that says what to do, then for each section what is needed to do it.
fn hand_pack(pack: &HandPack) -> Result<Vec<Part>, ReportError> {
    let sections: Vec<Value> = pack
        .sections
        .iter()
        .map(|part| {
            json!({
                "section": part.chart.section,
                "entries": part.entries.entries.len(),
                "slips": part.slips.iter().map(|slips| slips.slips.len()).sum::<usize>(),
                "ties": part.ties,
                "prizes": part.prizes,
                "for_everyone": part.for_everyone,
            })
        })
        .collect();
    let cover = json!({ "event": pack.event, "sections": sections });
    let mut all = vec![Part {
        template: "hand-pack",
        report: "hand-pack",
        data: cover,
    }];
    for section in &pack.sections {
        all.extend(hand_section(pack, section)?);
    }
    Ok(all)
}

fn hand_section(pack: &HandPack, section: &HandSection) -> Result<Vec<Part>, ReportError> {
    let mut all = vec![one(&Report::Chart(section.chart.clone()))?];
    for slips in section.slips.iter().filter(|slips| !slips.slips.is_empty()) {
        all.push(one(&Report::TableSlips(slips.clone()))?);
    }
    all.push(one(&Report::EmptyChart(section.empty.clone()))?);
    all.push(one(&Report::EntriesBySection(EntriesBySection {
        event: pack.event.clone(),
        sections: vec![section.entries.clone()],
    }))?);
    Ok(all)
}

#[expect(
    clippy::needless_pass_by_value,
    reason = "the shape that map_err wants"
)]
fn unreadable(error: serde_json::Error) -> ReportError {
    ReportError::Data(error.to_string())
}
