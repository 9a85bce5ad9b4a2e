//! From the bytes of a user's file to text: UTF-8, UTF-16 with its mark, or Windows' Latin-1.

use std::borrow::Cow;

use encoding_rs::{Encoding, WINDOWS_1252};

/// Decodes a record file. A byte order mark decides; else valid UTF-8 is taken as such; else the
/// file is old and each byte is a Western European letter. Nothing is ever refused here.
pub(super) fn decode(bytes: &[u8]) -> Cow<'_, str> {
    if let Some((encoding, mark)) = Encoding::for_bom(bytes) {
        return encoding.decode_without_bom_handling(&bytes[mark..]).0;
    }
    match std::str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => WINDOWS_1252.decode_without_bom_handling(bytes).0,
    }
}

#[cfg(test)]
mod tests {
    use super::decode;

    fn check(bytes: &[u8], expected: &str) {
        assert_eq!(decode(bytes), expected);
    }

    #[test]
    fn the_encodings_users_have() {
        check(b"1\xc2\xb0 turno", "1° turno");
        check(b"\xef\xbb\xbf1\xc2\xb0 turno", "1° turno");
        check(b"1\xb0 turno", "1° turno");
        check(b"\xff\xfe1\x00\xb0\x00", "1°");
        check(b"\xfe\xff\x001\x00\xb0", "1°");
        check(b"", "");
    }

    #[test]
    fn broken_utf_16_does_not_stop_the_reading() {
        check(b"\xff\xfe1\x00\xd8", "1\u{fffd}");
    }
}
