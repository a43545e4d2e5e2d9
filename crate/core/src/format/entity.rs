//! Entities of HTML and XML.

/// The character of an entity at the beginning of a text, and its length.
pub(super) fn entity(text: &str) -> Option<(char, usize)> {
    const LONGEST: usize = 10;
    let body = text.strip_prefix('&')?;
    let length = body.bytes().take(LONGEST).position(|byte| byte == b';')?;
    let name = &body[..length];
    let letter = match name {
        "amp" => '&',
        "lt" => '<',
        "gt" => '>',
        "quot" => '"',
        "apos" => '\'',
        "nbsp" => ' ',
        _ => {
            let code = name.strip_prefix('#')?;
            let code = match code.strip_prefix(['x', 'X']) {
                Some(digits) => u32::from_str_radix(digits, 16).ok()?,
                None => code.parse().ok()?,
            };
            char::from_u32(code)?
        }
    };
    Some((letter, length + 2))
}

/// A text with its entities decoded, once.
pub(super) fn decode(text: &str) -> String {
    let mut decoded = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find('&') {
        decoded.push_str(&rest[..at]);
        let (letter, length) = entity(&rest[at..]).unwrap_or(('&', 1));
        decoded.push(letter);
        rest = &rest[at + length..];
    }
    decoded + rest
}
