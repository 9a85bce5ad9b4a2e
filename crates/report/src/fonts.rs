//! Fonts: those of the program first, so that paper looks the same everywhere; those of the
//! machine only when a name needs a script that the bundled ones lack.

use std::sync::LazyLock;

use typst::foundations::Bytes;
use typst::text::{Coverage, Font};
use typst_kit::fonts::FontStore;

const BUNDLED: [&[u8]; 7] = [
    include_bytes!("../fonts/SourceSans3-Regular.otf"),
    include_bytes!("../fonts/SourceSans3-Semibold.otf"),
    include_bytes!("../fonts/SourceSans3-It.otf"),
    include_bytes!("../fonts/SourceSerif4Display-Semibold.otf"),
    include_bytes!("../fonts/SourceSerif4-It.otf"),
    include_bytes!("../fonts/DejaVuSans.ttf"),
    include_bytes!("../fonts/DroidSansFallback.ttf"),
];

/// The fonts with which `text` can be printed.
pub(crate) fn fonts_for(text: &str) -> &'static FontStore {
    static ONLY_BUNDLED: LazyLock<FontStore> = LazyLock::new(bundled);
    static WITH_SYSTEM: LazyLock<FontStore> = LazyLock::new(|| {
        let mut store = bundled();
        store.extend(typst_kit::fonts::system());
        store
    });
    let covered = |c: char| c.is_ascii() || coverages().any(|coverage| coverage.contains(c as u32));
    if text.chars().all(covered) {
        &ONLY_BUNDLED
    } else {
        &WITH_SYSTEM
    }
}

fn coverages() -> impl Iterator<Item = &'static Coverage> {
    faces().iter().map(|font| &font.info().coverage)
}

fn faces() -> &'static [Font] {
    static FACES: LazyLock<Vec<Font>> = LazyLock::new(|| {
        BUNDLED
            .iter()
            .flat_map(|data| Font::iter(Bytes::new(*data)))
            .collect()
    });
    &FACES
}

fn bundled() -> FontStore {
    let mut store = FontStore::new();
    store.extend(
        faces()
            .iter()
            .map(|font| (font.clone(), font.info().clone())),
    );
    store
}
