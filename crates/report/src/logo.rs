//! A picture from outside: how large it says it is comes first, then whether it is one.

use roxmltree::{Document, Node, ParsingOptions};
use typst::foundations::Bytes;
use typst::visualize::{ExchangeFormat, RasterImage, SvgImage};

use crate::settings::Logo;

/// Why a picture cannot stand on a paper.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum LogoProblem {
    /// More pixels than any printer shows.
    #[error("the picture has {width} × {height} pixels")]
    TooLarge {
        /// Pixels across.
        width: usize,
        /// Pixels down.
        height: usize,
    },
    /// A drawing that leads to another file, which is not taken along.
    #[error("the drawing leads to another file: {0}")]
    Linked(String),
    /// It cannot be read.
    #[error("{0}")]
    Unreadable(String),
}

/// Looks at a picture before it is kept or printed. A drawing may still be costly to look at: whoever takes one from
/// outside does so where it can be stopped.
pub fn check_logo(logo: &Logo) -> Result<(), LogoProblem> {
    let unreadable = |problem: &dyn std::fmt::Display| LogoProblem::Unreadable(problem.to_string());
    let (bytes, format) = match logo {
        Logo::Svg(bytes) => {
            refuse_links(bytes)?;
            let drawing = SvgImage::new(Bytes::new(bytes.clone()));
            return drawing
                .map(|_| ())
                .map_err(|_| unreadable(&"not an SVG picture"));
        }
        Logo::Png(bytes) => (bytes, ExchangeFormat::Png),
        Logo::Jpeg(bytes) => (bytes, ExchangeFormat::Jpg),
    };
    let size = imagesize::blob_size(bytes).map_err(|problem| unreadable(&problem))?;
    let (width, height) = (size.width, size.height);
    let pixels = width.checked_mul(height);
    let side = limits::LOGO_SIDE;
    if width > side || height > side || pixels.is_none_or(|pixels| pixels > limits::LOGO_PIXELS) {
        return Err(LogoProblem::TooLarge { width, height });
    }
    let picture = RasterImage::plain(Bytes::new(bytes.clone()), format);
    picture.map(|_| ()).map_err(|problem| unreadable(&problem))
}

/// A link inside the drawing begins with `#`, and a picture that it brings along with `data:`.
fn refuse_links(bytes: &[u8]) -> Result<(), LogoProblem> {
    let unreadable = |problem: String| LogoProblem::Unreadable(problem);
    let text = std::str::from_utf8(bytes).map_err(|problem| unreadable(problem.to_string()))?;
    let options = ParsingOptions {
        allow_dtd: true,
        nodes_limit: NODES,
        ..ParsingOptions::default()
    };
    let parsed = Document::parse_with_options(text, options);
    let parsed = parsed.map_err(|problem| unreadable(problem.to_string()))?;
    for node in parsed.descendants().filter(Node::is_element) {
        // A link that is clicked leads somewhere only on a screen.
        if node.tag_name().name() == "a" {
            continue;
        }
        let mut links = node
            .attributes()
            .filter(|attribute| attribute.name() == "href");
        let outside = |link: &str| !link.starts_with('#') && !link.starts_with("data:");
        if let Some(link) = links.find(|link| outside(link.value().trim())) {
            let shown = link.value().chars().take(80).collect();
            return Err(LogoProblem::Linked(shown));
        }
    }
    Ok(())
}

/// A drawing with more parts than this is no logo.
const NODES: u32 = 100_000;
