//! Several pieces in one stream: each after its length. The first is JSON, the others are bytes as they are.

use std::io;

use serde::Serialize;
use serde::de::DeserializeOwned;

pub(super) fn write(head: &impl Serialize, blobs: &[&[u8]]) -> io::Result<Vec<u8>> {
    let head = serde_json::to_vec(head)?;
    let pieces = || [head.as_slice()].into_iter().chain(blobs.iter().copied());
    let mut bytes = Vec::with_capacity(pieces().map(|piece| piece.len() + 8).sum());
    for piece in pieces() {
        bytes.extend((piece.len() as u64).to_le_bytes());
        bytes.extend(piece);
    }
    Ok(bytes)
}

/// What was written, unless it was cut short.
pub(super) fn read<T: DeserializeOwned>(mut bytes: &[u8]) -> io::Result<(T, Vec<Vec<u8>>)> {
    let mut pieces = Vec::new();
    while !bytes.is_empty() {
        let (length, rest) = bytes.split_first_chunk::<8>().ok_or_else(cut_short)?;
        let length = usize::try_from(u64::from_le_bytes(*length)).map_err(|_| cut_short())?;
        let (piece, rest) = rest.split_at_checked(length).ok_or_else(cut_short)?;
        pieces.push(piece.to_vec());
        bytes = rest;
    }
    if pieces.is_empty() {
        return Err(cut_short());
    }
    let head = serde_json::from_slice(&pieces.remove(0))?;
    Ok((head, pieces))
}

fn cut_short() -> io::Error {
    io::ErrorKind::UnexpectedEof.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_come_back_and_what_is_cut_short_does_not() {
        let bytes = write(&"head", &[b"one", b"", b"three"]).expect("written");
        let (head, blobs) = read::<String>(&bytes).expect("read");
        assert_eq!(head, "head");
        assert_eq!(blobs, [b"one".to_vec(), Vec::new(), b"three".to_vec()]);
        for end in 0..bytes.len() {
            if let Ok((_, blobs)) = read::<String>(&bytes[..end]) {
                assert!(blobs.len() < 3, "{end}");
            }
        }
        let huge = u64::MAX.to_le_bytes();
        assert!(read::<String>(&huge).is_err());
    }
}
