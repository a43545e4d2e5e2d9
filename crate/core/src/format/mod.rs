//! Readers and writers, one file for each format.

pub mod cbf;
pub mod cbr;
pub mod dhtmlxq;
pub mod facts;
pub mod fen;
pub mod line;
pub mod pfc;
pub mod pgn;
pub mod text;
pub mod xqf;

mod binary;
mod entity;
mod export;
mod listing;
mod movetext;

pub use export::{Export, LeftOut};
