// What tools/bundle.mjs makes of files that are no scripts.

/** The bytes of the module in hexadecimal digits. */
declare module "*.wasm?hex" {
    const digits: string;
    export default digits;
}

/** The minified style sheet. */
declare module "*.css" {
    const text: string;
    export default text;
}
