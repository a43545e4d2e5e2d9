//! Writes `qili_bg.wasm` and its JavaScript for a compiled wasm module: `qili-glue MODULE.wasm FOLDER KIND`.
//!
//! The kind is `web`, where the JavaScript fetches the module and has types beside it, or `bundler`, where it imports
//! the module.

use std::env;
use std::process::ExitCode;

use wasm_bindgen_cli_support::Bindgen;

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [module, folder, kind] = arguments.as_slice() else {
        eprintln!("usage: qili-glue MODULE.wasm FOLDER web|bundler");
        return ExitCode::from(2);
    };
    let mut bindgen = Bindgen::new();
    bindgen.input_path(module).out_name("qili");
    let chosen = match kind.as_str() {
        "web" => bindgen.typescript(true).web(true),
        _ => bindgen.typescript(false).bundler(true),
    };
    match chosen.and_then(|bindgen| bindgen.generate(folder)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("qili-glue: {error:#}");
            ExitCode::FAILURE
        }
    }
}
