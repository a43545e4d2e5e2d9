//! The two ways out: a view struct becomes a plain object, a failure becomes an `Error`.

use std::fmt;

use js_sys::Error;

/// An `Error` with the sentence of the core.
pub fn into_error(cause: impl fmt::Display) -> Error {
    Error::new(&cause.to_string())
}
