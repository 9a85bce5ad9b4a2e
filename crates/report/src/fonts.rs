//! Fonts: those of the program first, so that paper looks the same everywhere; those of the
//! machine only when a name needs a script that the bundled ones lack.

use std::sync::LazyLock;

use typst::foundations::Bytes;
use typst::layout::Abs;
use typst::text::{Font, FontInstance, FontVariant, FontVariations};
use typst_kit::fonts::FontStore;

/// European scripts, with which nearly every paper can be printed.
const WESTERN: [&[u8]; 6] = [
    include_bytes!("../fonts/SourceSans3-Regular.otf"),
    include_bytes!("../fonts/SourceSans3-Semibold.otf"),
    include_bytes!("../fonts/SourceSans3-It.otf"),
    include_bytes!("../fonts/SourceSerif4Display-Semibold.otf"),
    include_bytes!("../fonts/SourceSerif4-It.otf"),
    include_bytes!("../fonts/DejaVuSans.ttf"),
];

/// Many more, and slow to read: only for a paper that needs them.
const FAR: &[u8] = include_bytes!("../fonts/DroidSansFallback.ttf");

/// The fonts with which `text` can be printed.
pub(crate) fn fonts_for(text: &str) -> &'static FontStore {
    static ONLY_WESTERN: LazyLock<FontStore> = LazyLock::new(|| store(western()));
    static ALL_BUNDLED: LazyLock<FontStore> = LazyLock::new(|| store(bundled()));
    static WITH_SYSTEM: LazyLock<FontStore> = LazyLock::new(|| {
        let mut store = store(bundled());
        store.extend(typst_kit::fonts::system());
        store
    });
    if covers(western(), text) {
        &ONLY_WESTERN
    } else if covers(bundled(), text) {
        &ALL_BUNDLED
    } else {
        &WITH_SYSTEM
    }
}

fn covers(faces: &[Font], text: &str) -> bool {
    let shown = |c: char| {
        let mut coverages = faces.iter().map(|face| &face.info().coverage);
        c.is_ascii() || coverages.any(|coverage| coverage.contains(c as u32))
    };
    text.chars().all(shown)
}

/// The face of most text.
pub(crate) fn regular() -> &'static FontInstance {
    static REGULAR: LazyLock<FontInstance> = LazyLock::new(|| plain(&western()[0]));
    &REGULAR
}

/// The face of surnames.
pub(crate) fn semibold() -> &'static FontInstance {
    static SEMIBOLD: LazyLock<FontInstance> = LazyLock::new(|| plain(&western()[1]));
    &SEMIBOLD
}

/// The bundled fonts have no axes: they look the same at every size.
fn plain(font: &Font) -> FontInstance {
    let no_axes = FontVariations::default();
    font.clone()
        .instantiate(FontVariant::default(), Abs::zero(), &no_axes)
}

fn western() -> &'static [Font] {
    static FACES: LazyLock<Vec<Font>> = LazyLock::new(|| {
        let data = WESTERN.iter().map(|data| Bytes::new(*data));
        data.flat_map(Font::iter).collect()
    });
    &FACES
}

fn bundled() -> &'static [Font] {
    static FACES: LazyLock<Vec<Font>> = LazyLock::new(|| {
        let far = Font::iter(Bytes::new(FAR));
        western().iter().cloned().chain(far).collect()
    });
    &FACES
}

fn store(faces: &[Font]) -> FontStore {
    let mut store = FontStore::new();
    let with_info = faces.iter().map(|face| (face.clone(), face.info().clone()));
    store.extend(with_info);
    store
}
