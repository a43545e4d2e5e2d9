// What tools/bundle.mjs makes of files that are no scripts.

/** The bytes of the module. */
declare module "*.wasm?packed" {
    const packed: import("./unpack").Packed;
    export default packed;
}

/** The minified style sheet. */
declare module "*.css" {
    const text: string;
    export default text;
}

/** The core without WebAssembly: a file of its own, fetched only where it is needed. */
declare module "*/qili-fallback.js" {}
