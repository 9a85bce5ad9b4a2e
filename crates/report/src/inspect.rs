//! A look at the laid-out pages: which text stands where. For tests and measurements.

use typst::layout::{Frame, FrameItem, Point, Transform};
use typst_layout::PagedDocument;

use crate::error::ReportError;
use crate::render::lay_out;
use crate::report::Report;
use crate::settings::Settings;

/// One page; lengths in points from its upper left corner.
#[derive(Debug, Clone, PartialEq)]
pub struct PageLook {
    /// Width.
    pub width: f64,
    /// Height.
    pub height: f64,
    /// Every run of text, in the order in which it is painted.
    pub texts: Vec<PlacedText>,
    /// Lines, shapes and pictures.
    pub marks: Vec<Area>,
}

/// A run of text and where it stands.
#[derive(Debug, Clone, PartialEq)]
pub struct PlacedText {
    /// What it says.
    pub text: String,
    /// From the baseline up to the height of a capital, and as wide as its glyphs.
    pub area: Area,
    /// Size in points, after any scaling.
    pub size: f64,
    /// Characters that no font could show.
    pub missing_glyphs: usize,
}

/// A rectangle.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Area {
    /// Left.
    pub x0: f64,
    /// Top.
    pub y0: f64,
    /// Right.
    pub x1: f64,
    /// Bottom.
    pub y1: f64,
}

impl Area {
    /// Whether two areas share more than `slack` points in both directions.
    pub fn overlaps(&self, other: &Area, slack: f64) -> bool {
        self.x1.min(other.x1) - self.x0.max(other.x0) > slack
            && self.y1.min(other.y1) - self.y0.max(other.y0) > slack
    }
}

impl PageLook {
    /// All text of the page, run after run.
    pub fn text(&self) -> String {
        self.texts
            .iter()
            .map(|run| run.text.as_str())
            .collect::<Vec<_>>()
            .join(" ")
    }
}

/// The pages of a report, as they will be printed.
pub fn look(report: &Report, settings: &Settings) -> Result<Vec<PageLook>, ReportError> {
    Ok(document(report, settings)?
        .pages()
        .iter()
        .map(|page| look_at(&page.frame))
        .collect())
}

/// The laid-out document itself, for whoever wants to paint it.
pub fn document(report: &Report, settings: &Settings) -> Result<PagedDocument, ReportError> {
    Ok(lay_out(report, settings)?.document)
}

fn look_at(frame: &Frame) -> PageLook {
    let mut page = PageLook {
        width: frame.width().to_pt(),
        height: frame.height().to_pt(),
        texts: Vec::new(),
        marks: Vec::new(),
    };
    walk(frame, Transform::identity(), &mut page);
    page
}

fn walk(frame: &Frame, transform: Transform, page: &mut PageLook) {
    for (position, item) in frame.items() {
        let here = transform.pre_concat(Transform::translate(position.x, position.y));
        match item {
            FrameItem::Group(group) => walk(&group.frame, here.pre_concat(group.transform), page),
            FrameItem::Text(run) => {
                let top_left = Point::new(typst::layout::Abs::zero(), -run.size * 0.7);
                let end = Point::new(run.width(), typst::layout::Abs::zero());
                page.texts.push(PlacedText {
                    text: run.text.to_string(),
                    area: area(top_left, end, here),
                    size: run.size.to_pt() * here.sx.get().abs().max(here.kx.get().abs()),
                    missing_glyphs: run.glyphs.iter().filter(|glyph| glyph.id == 0).count(),
                });
            }
            FrameItem::Shape(shape, _) => {
                let bounds = shape.geometry.bbox(shape.stroke.as_ref());
                page.marks.push(area(bounds.min, bounds.max, here));
            }
            FrameItem::Image(_, size, _) => {
                page.marks
                    .push(area(Point::zero(), Point::new(size.x, size.y), here));
            }
            FrameItem::Link(..) | FrameItem::Tag(_) => {}
        }
    }
}

fn area(from: Point, to: Point, transform: Transform) -> Area {
    let a = from.transform(transform);
    let b = to.transform(transform);
    Area {
        x0: a.x.min(b.x).to_pt(),
        y0: a.y.min(b.y).to_pt(),
        x1: a.x.max(b.x).to_pt(),
        y1: a.y.max(b.y).to_pt(),
    }
}
