//! Texts: bytes become one by the decoders that every browser has (no table of characters is shipped), and games are
//! found in one.

use js_sys::Uint8Array;
use qili::format::dhtmlxq;
use wasm_bindgen::prelude::*;
use web_sys::TextDecoder;

/// Turns the bytes of a file into text.
///
/// Unicode is recognised, by its byte order mark or because the bytes are valid UTF-8. All else is read in the encoding
/// of a label (`gb18030`, `big5`, `windows-1258` …, as the Encoding Standard names them), GB18030 if there is none; a
/// damaged character becomes U+FFFD.
///
/// # Errors
///
/// A `RangeError` if the label names no encoding.
#[wasm_bindgen]
pub fn decode(bytes: &[u8], label: Option<String>) -> Result<String, JsValue> {
    Ok(qili::encoding::decode(bytes, &decoder(label)?).into_owned())
}

/// What turns bytes that are not Unicode into text.
pub fn decoder(label: Option<String>) -> Result<impl Fn(&[u8]) -> String, JsValue> {
    let decoder = TextDecoder::new_with_label(label.as_deref().unwrap_or("gb18030"))?;
    // A decoder that may be mended refuses nothing.
    Ok(move |bytes: &[u8]| decoder.decode_with_js_u8_array(&Uint8Array::from(bytes)).unwrap_or_default())
}

/// Where the games of a post stand that a board can show something of, as DhtmlXQ writes them: the beginning and the end
/// of each, one after the other, in UTF-16 code units as a page counts them.
#[wasm_bindgen]
#[must_use]
pub fn find(text: &str) -> Vec<u32> {
    let (mut bytes, mut units) = (0, 0);
    let count = |end| {
        units += text[bytes..end].encode_utf16().count() as u32;
        bytes = end;
        units
    };
    dhtmlxq::find(text).into_iter().flat_map(|span| [span.start, span.end]).map(count).collect()
}
