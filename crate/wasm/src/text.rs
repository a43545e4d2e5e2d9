//! Bytes to text, by the decoders that every browser has: no table of characters is shipped.

use js_sys::Uint8Array;
use wasm_bindgen::prelude::*;
use web_sys::{TextDecoder, TextDecoderOptions};

/// Turns the bytes of a file into text.
///
/// With a label (`gb18030`, `big5`, `utf-16le` …, as the Encoding Standard names them) that encoding is taken and a
/// damaged character becomes U+FFFD. Without one, bytes that are valid UTF-8 are read as such and all others as
/// GB18030, which most Chinese records without a declared encoding are in.
///
/// # Errors
///
/// A `RangeError` if the label names no encoding.
#[wasm_bindgen]
pub fn decode(bytes: &Uint8Array, label: Option<String>) -> Result<String, JsValue> {
    if let Some(label) = label {
        return TextDecoder::new_with_label(&label)?.decode_with_js_u8_array(bytes);
    }
    let strict = TextDecoderOptions::new();
    strict.set_fatal(true);
    TextDecoder::new_with_label_and_options("utf-8", &strict)?
        .decode_with_js_u8_array(bytes)
        .or_else(|_| TextDecoder::new_with_label("gb18030")?.decode_with_js_u8_array(bytes))
}
