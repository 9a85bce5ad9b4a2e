//! Fonts: those of the program first, so that paper looks the same everywhere; those of the
//! machine only when a name needs a script that the bundled ones lack.

use std::collections::BTreeSet;
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
const FAR: [&[u8]; 16] = [
    include_bytes!("../fonts/DroidSansFallback.ttf"),
    include_bytes!("../fonts/NotoSansBengali-Regular.ttf"),
    include_bytes!("../fonts/NotoSansDevanagari-Regular.ttf"),
    include_bytes!("../fonts/NotoSansEthiopic-Regular.ttf"),
    include_bytes!("../fonts/NotoSansGujarati-Regular.ttf"),
    include_bytes!("../fonts/NotoSansGurmukhi-Regular.ttf"),
    include_bytes!("../fonts/NotoSansKannada-Regular.ttf"),
    include_bytes!("../fonts/NotoSansKhmer-Regular.ttf"),
    include_bytes!("../fonts/NotoSansMalayalam-Regular.ttf"),
    include_bytes!("../fonts/NotoSansMyanmar-Regular.ttf"),
    include_bytes!("../fonts/NotoSansOriya-Regular.ttf"),
    include_bytes!("../fonts/NotoSansSinhala-Regular.ttf"),
    include_bytes!("../fonts/NotoSansTamil-Regular.ttf"),
    include_bytes!("../fonts/NotoSansTelugu-Regular.ttf"),
    include_bytes!("../fonts/NotoSansThaana-Regular.ttf"),
    include_bytes!("../fonts/NotoSansThai-Regular.ttf"),
];

/// Stands for a letter that no font has.
pub(crate) const UNKNOWN_LETTER: char = '□';

/// The fonts with which `text` can be printed, and the letters that none of them has.
pub(crate) fn fonts_for(text: &str) -> (&'static FontStore, BTreeSet<char>) {
    static ONLY_WESTERN: LazyLock<FontStore> = LazyLock::new(|| store(western()));
    static ALL_BUNDLED: LazyLock<FontStore> = LazyLock::new(|| store(bundled()));
    static WITH_SYSTEM: LazyLock<FontStore> = LazyLock::new(|| {
        let mut store = store(bundled());
        store.extend(typst_kit::fonts::system());
        store
    });
    let needed: BTreeSet<char> = text.chars().filter(|c| !is_silent(*c)).collect();
    let lacking = |store: &FontStore| -> BTreeSet<char> {
        let book = store.book();
        let shown = |c: char| {
            let mut fonts = (0..).map_while(|index| book.info(index));
            fonts.any(|font| font.coverage.contains(c as u32))
        };
        needed.iter().copied().filter(|c| !shown(*c)).collect()
    };
    for store in [&ONLY_WESTERN, &ALL_BUNDLED] {
        if lacking(store).is_empty() {
            return (store, BTreeSet::new());
        }
    }
    (&WITH_SYSTEM, lacking(&WITH_SYSTEM))
}

/// Letters that join or part others and show nothing themselves: no font needs to have them.
fn is_silent(c: char) -> bool {
    c.is_ascii()
        || matches!(
            c,
            '\u{AD}' | '\u{34F}' | '\u{200B}'..='\u{200F}' | '\u{2060}'..='\u{2064}' | '\u{FE00}'..='\u{FE0F}'
                | '\u{E0000}'..='\u{E0FFF}'
        )
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
        let far = FAR.iter().flat_map(|data| Font::iter(Bytes::new(*data)));
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
