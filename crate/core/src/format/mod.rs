//! Readers and writers, one file for each format.

pub mod dhtmlxq;
pub mod fen;
pub mod pgn;
pub mod text;

mod movetext;
