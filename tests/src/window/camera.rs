//! Pictures of the window: for the documentation, and of what stood there when a test failed.

use std::collections::HashMap;
use std::io::Cursor;
use std::path::{Path, PathBuf};

use color_quant::NeuQuant;
use fantoccini::error::CmdError;

use super::Window;

/// WebKit takes a picture with the next frame it draws, and a page at rest draws none: so something
/// that nobody sees keeps changing until the picture is taken.
const STIR: &str = "let on = false;
    window.stirring = setInterval(() => {
        on = !on;
        document.body.style.outline = on ? '1px solid transparent' : '';
    }, 20);";
const REST: &str = "clearInterval(window.stirring); document.body.style.outline = '';";

impl Window {
    /// Saves a picture of the page as a small PNG.
    pub fn picture(&self, path: &Path) {
        let png = self.photograph();
        let png = small(&self.expect(png, "take a picture"));
        std::fs::create_dir_all(path.parent().unwrap_or(Path::new(".")))
            .expect("a folder for the picture");
        std::fs::write(path, png).expect("the picture is written");
    }

    /// Stops the test with what stood in the window, and leaves a picture of it.
    pub(super) fn fail(&self, what: &str, why: &str) -> ! {
        let text = self.visible_text();
        let picture = failure_picture();
        if let Ok(png) = self.photograph() {
            let _ = std::fs::write(&picture, png);
        }
        panic!(
            "could not {what}: {why}\nin the window: {text}\npicture: {}",
            picture.display()
        );
    }

    fn photograph(&self) -> Result<Vec<u8>, CmdError> {
        self.driver.ask(async |client| {
            client.execute(STIR, vec![]).await?;
            let png = client.screenshot().await?;
            client.execute(REST, vec![]).await?;
            Ok(png)
        })
    }
}

/// The same picture in 256 colours, a third of the size: these live in the repository for good.
fn small(png: &[u8]) -> Vec<u8> {
    let mut decoder = png::Decoder::new(Cursor::new(png));
    decoder.set_transformations(png::Transformations::ALPHA);
    let mut reader = decoder.read_info().expect("a picture");
    let (width, height) = reader.info().size();
    let mut pixels = vec![0; reader.output_buffer_size().expect("a picture that fits")];
    reader.next_frame(&mut pixels).expect("a whole picture");

    let colours = NeuQuant::new(30, 256, &pixels);
    // Few colours come back again and again, mostly in a row; each is looked for once.
    let mut known = HashMap::new();
    let mut last = (&[][..], 0);
    let indices: Vec<u8> = pixels
        .chunks_exact(4)
        .map(|pixel| {
            if pixel != last.0 {
                let index = *known
                    .entry(pixel)
                    .or_insert_with(|| u8::try_from(colours.index_of(pixel)).expect("256 colours"));
                last = (pixel, index);
            }
            last.1
        })
        .collect();

    let mut out = Vec::new();
    let mut encoder = png::Encoder::new(&mut out, width, height);
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_palette(colours.color_map_rgb());
    encoder.set_compression(png::Compression::High);
    encoder.set_filter(png::Filter::NoFilter);
    let mut writer = encoder.write_header().expect("the head is written");
    writer
        .write_image_data(&indices)
        .expect("the picture is written");
    writer.finish().expect("the picture is complete");
    out
}

/// `target/window/NAME.png`, or the temporary folder where that cannot be made.
fn failure_picture() -> PathBuf {
    let name = std::thread::current()
        .name()
        .unwrap_or("window")
        .replace("::", "-");
    let program = std::env::current_exe().ok();
    // Tests stand one folder deeper than other programs.
    let folder = program
        .as_deref()
        .and_then(|program| {
            program
                .ancestors()
                .find(|dir| dir.ends_with("debug") || dir.ends_with("release"))
        })
        .and_then(|profile| profile.parent())
        .map(|target| target.join("window"));
    let folder = folder
        .filter(|folder| std::fs::create_dir_all(folder).is_ok())
        .unwrap_or_else(std::env::temp_dir);
    folder.join(format!("{name}.png"))
}
