//! Bytes to text.

use std::borrow::Cow;

/// Decodes a text: by its byte order mark, else as UTF-8 if it is valid throughout, else by a code page of the caller's.
///
/// The whole text is decoded before anything is looked for in it: the second bytes of GBK and Big5 include brackets and
/// bars.
///
/// ```
/// use qili::encoding::decode;
/// let never = |_: &[u8]| unreachable!();
/// assert_eq!(decode("车".as_bytes(), &never), "车");
/// assert_eq!(decode(b"\xff\xfe\x66\x8f", &never), "车");
/// assert_eq!(decode(b"\xb3\xb5", &|_| "车".to_owned()), "车");
/// ```
pub fn decode<'a>(bytes: &'a [u8], legacy: &dyn Fn(&[u8]) -> String) -> Cow<'a, str> {
    match bytes {
        [0xEF, 0xBB, 0xBF, text @ ..] => String::from_utf8_lossy(text),
        [0xFF, 0xFE, text @ ..] => utf_16(text, u16::from_le_bytes),
        [0xFE, 0xFF, text @ ..] => utf_16(text, u16::from_be_bytes),
        _ => match std::str::from_utf8(bytes) {
            Ok(text) => Cow::Borrowed(text),
            Err(_) => Cow::Owned(legacy(bytes)),
        },
    }
}

fn utf_16(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> Cow<'_, str> {
    let units = bytes.chunks_exact(2).map(|pair| unit([pair[0], pair[1]]));
    char::decode_utf16(units).map(|letter| letter.unwrap_or(char::REPLACEMENT_CHARACTER)).collect()
}
