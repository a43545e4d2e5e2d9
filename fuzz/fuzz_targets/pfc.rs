#![no_main]

#[path = "../../crate/core/tests/common/mod.rs"]
mod common;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| common::laws::law("pfc")(bytes));
