//! Writes `qili_bg.wasm`, `qili.js` and `qili.d.ts` for a compiled wasm module: `qili-glue MODULE.wasm FOLDER`.

use std::env;
use std::process::ExitCode;

use wasm_bindgen_cli_support::Bindgen;

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [module, folder] = arguments.as_slice() else {
        eprintln!("usage: qili-glue MODULE.wasm FOLDER");
        return ExitCode::from(2);
    };
    let written = Bindgen::new()
        .input_path(module)
        .out_name("qili")
        .web(true)
        .and_then(|bindgen| bindgen.typescript(true).generate(folder));
    match written {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("qili-glue: {error:#}");
            ExitCode::FAILURE
        }
    }
}
