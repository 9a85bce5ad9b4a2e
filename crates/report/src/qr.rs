//! QR codes, as rows of dark and light modules for a template to draw.

use qrcode::types::Color;
use qrcode::{EcLevel, QrCode};

/// The modules of a code, row by row, `#` for a dark one; nothing for a text too long for any code.
///
/// A quarter of it may be lost to a crease or a drawing pin.
pub(crate) fn modules(text: &str) -> Vec<String> {
    let levels = [EcLevel::Q, EcLevel::L];
    let code = levels
        .into_iter()
        .find_map(|level| QrCode::with_error_correction_level(text, level).ok());
    let Some(code) = code else { return Vec::new() };
    let row = |row: &[Color]| row.iter().map(|module| module.select('#', '.')).collect();
    code.to_colors().chunks(code.width()).map(row).collect()
}

#[cfg(test)]
mod tests {
    use super::modules;

    #[test]
    fn a_code_is_square_and_has_its_three_eyes() {
        let rows = modules("http://192.168.1.20:8080/turni");
        assert!(rows.len() >= 21 && rows.iter().all(|row| row.len() == rows.len()));
        for corner in [
            &rows[0][..7],
            &rows[0][rows.len() - 7..],
            &rows[rows.len() - 7][..7],
        ] {
            assert_eq!(corner, "#######");
        }
    }

    #[test]
    fn what_no_code_can_hold_has_none() {
        assert!(modules(&"a".repeat(4000)).is_empty());
    }
}
