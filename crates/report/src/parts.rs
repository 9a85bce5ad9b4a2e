//! From a report to the templates that print it. Most reports are one part; some are several.

use serde::Serialize;
use serde_json::{Value, json};

use crate::data::{
    Chart, ChartMatch, ChartRound, EmptyChart, EntriesBySection, HandPack, HandSection, LotsChart,
    Slot,
};
use crate::error::ReportError;
use crate::report::Report;

/// The biggest chart that fits the paper a hall can glue together.
const MAX_PLACES: u32 = 1024;

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
    let code = report.code();
    let one = |template, data: Result<Value, serde_json::Error>| {
        Ok(vec![Part {
            template,
            report: code,
            data: data.map_err(unreadable)?,
        }])
    };
    match report {
        Report::Announcement(data) => one("announcement", serde_json::to_value(data)),
        Report::BlankEntryForm(data) => one("entry-form", serde_json::to_value(data)),
        Report::FilledEntryForm(data) => one("entry-form", serde_json::to_value(data)),
        Report::EntriesByClub(data) => one("entries", serde_json::to_value(data)),
        Report::EntriesBySection(data) => one("entries", serde_json::to_value(data)),
        Report::DeadlineList(data) => one("deadline", serde_json::to_value(data)),
        Report::LotsChart(data) => lots(data),
        Report::EmptyChart(data) => one("chart", serde_json::to_value(empty(data))),
        Report::Chart(data) => one("chart", serde_json::to_value(data)),
        Report::TableSlips(data) => one("slips", serde_json::to_value(data)),
        Report::RoundSheet(data) => one("round-sheet", serde_json::to_value(data)),
        Report::CallSheet(data) => one("call-sheet", serde_json::to_value(data)),
        Report::ScoreSheet(data) => one("score-sheet", serde_json::to_value(data)),
        Report::HandPack(data) => hand_pack(data),
        Report::RoundResults(data) => one("results", serde_json::to_value(data)),
        Report::Standings(data) => one("standings", serde_json::to_value(data)),
        Report::Podium(data) => one("podium", serde_json::to_value(data)),
        Report::PrizeList(data) => one("prizes", serde_json::to_value(data)),
        Report::ShoppingList(data) => one("shopping", serde_json::to_value(data)),
        Report::ClubRanking(data) => one("clubs", serde_json::to_value(data)),
        Report::Certificates(data) => one("certificates", serde_json::to_value(data)),
        Report::FinalReport(data) => one("final-report", serde_json::to_value(data)),
        Report::GameRecords(data) => one("games", serde_json::to_value(data)),
        Report::AthleteData(data) => one("athlete", serde_json::to_value(data)),
        Report::Pack(pack) => {
            let mut all = Vec::new();
            for report in &pack.reports {
                all.extend(parts(report)?);
            }
            Ok(all)
        }
    }
}

/// The chart as drawn, then the page that lets anybody replay it.
fn lots(data: &LotsChart) -> Result<Vec<Part>, ReportError> {
    let chart = serde_json::to_value(&data.chart).map_err(unreadable)?;
    let mut sealed = chart.clone();
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

/// Places and connectors with nothing written on them.
fn empty(data: &EmptyChart) -> Chart {
    let places = data.size.clamp(2, MAX_PLACES).next_power_of_two();
    let open = |table| ChartMatch {
        table,
        top: Slot::Open,
        bottom: Slot::Open,
        result: None,
    };
    let mut next_table = 0;
    let mut rounds = Vec::new();
    let mut matches = places / 2;
    while matches > 0 {
        let tables = (0..matches).map(|_| {
            next_table += 1;
            open(Some(next_table))
        });
        rounds.push(ChartRound {
            starts: None,
            matches: tables.collect(),
        });
        matches /= 2;
    }
    Chart {
        event: data.event.clone(),
        section: data.section.clone(),
        rounds,
        third_place: (data.third_place && places > 2).then(|| open(None)),
    }
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
    let mut all = parts(&Report::Chart(section.chart.clone()))?;
    for slips in section.slips.iter().filter(|slips| !slips.slips.is_empty()) {
        all.extend(parts(&Report::TableSlips(slips.clone()))?);
    }
    let places = section
        .chart
        .rounds
        .first()
        .map_or(0, |round| 2 * round.matches.len() as u32);
    all.extend(parts(&Report::EmptyChart(EmptyChart {
        event: pack.event.clone(),
        section: section.chart.section.clone(),
        size: places,
        third_place: section.chart.third_place.is_some(),
    }))?);
    all.extend(parts(&Report::EntriesBySection(EntriesBySection {
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
