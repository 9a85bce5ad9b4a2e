//! Pages as pictures, for a club's site.

use crate::error::{ReportError, TemplateProblem};
use crate::render::lay_out;
use crate::report::Report;
use crate::settings::Settings;
use typst_render::RenderOptions;

/// The pages of a report as PNG, one pixel for each point of the page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pictures {
    /// One file per page.
    pub png: Vec<Vec<u8>>,
    /// What was wrong with the organiser's templates or logo.
    pub warnings: Vec<TemplateProblem>,
}

/// Paints a report.
pub fn pictures(report: &Report, settings: &Settings) -> Result<Pictures, ReportError> {
    let laid_out = lay_out(report, settings)?;
    let paint = |page| {
        let options = RenderOptions {
            pixel_per_pt: 1.0.into(),
            ..RenderOptions::default()
        };
        let painted = typst_render::render(page, &options);
        painted
            .encode_png()
            .map_err(|error| ReportError::Data(error.to_string()))
    };
    let png: Result<Vec<Vec<u8>>, ReportError> =
        laid_out.document.pages().iter().map(paint).collect();
    Ok(Pictures {
        png: png?,
        warnings: laid_out.warnings,
    })
}
