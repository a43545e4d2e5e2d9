//! Readers and writers, one file for each format.

pub mod fen;
