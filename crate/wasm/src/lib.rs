//! The browser's door to the rules core: decode, call, encode.
//!
//! Nothing here knows a rule or a format. Text and numbers come in, view structs go out as plain objects, and every
//! failure is a JavaScript `Error` with the core's own sentence.

mod book;
mod convert;
mod text;

use js_sys::Error;
use qili::format::fen;
use wasm_bindgen::prelude::*;

use convert::into_error;

pub use book::{Book, read, read_bytes, rule_sets};
pub use text::{decode, find};

/// Makes a panic readable in the console. Runs once, when the module is instantiated.
#[wasm_bindgen(start)]
fn start() {
    console_error_panic_hook::set_once();
}

/// How many sequences of legal moves of a length (in plies) start from a FEN.
///
/// # Errors
///
/// If the FEN cannot be read or its position cannot be played.
#[wasm_bindgen]
pub fn perft(fen: &str, depth: u32) -> Result<f64, Error> {
    let setup = fen::read(fen).map_err(into_error)?;
    let position = qili::Position::try_from(&setup).map_err(into_error)?;
    Ok(qili::perft(&position, depth) as f64)
}
