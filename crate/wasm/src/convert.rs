//! The ways out: a view struct becomes a plain object, a failure becomes an `Error`.

use std::fmt;

use js_sys::Error;
use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::prelude::*;

/// What the signatures of the bindings name, written from the same structs.
#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"import type { BookView, Language, PassageView, RuleSetView, RulingView, Scene, VerdictView } from "../view";"#;

/// A plain object as JSON would hold it: `null` for what is missing.
pub fn encode(view: &impl Serialize) -> Result<JsValue, Error> {
    view.serialize(&Serializer::json_compatible()).map_err(into_error)
}

/// An `Error` with the sentence of the core.
pub fn into_error(cause: impl fmt::Display) -> Error {
    Error::new(&cause.to_string())
}
