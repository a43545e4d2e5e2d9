/* tslint:disable */
/* eslint-disable */
export const memory: WebAssembly.Memory;
export const __wbg_book_free: (a: number, b: number) => void;
export const book_scene: (a: number, b: number, c: number, d: any) => [number, number, number];
export const book_view: (a: number) => [number, number, number];
export const decode: (a: any, b: number, c: number) => [number, number, number, number];
export const perft: (a: number, b: number, c: number) => [number, number, number];
export const read: (a: number, b: number) => number;
export const start: () => void;
export const __wbindgen_malloc: (a: number, b: number) => number;
export const __wbindgen_realloc: (a: number, b: number, c: number, d: number) => number;
export const __wbindgen_free: (a: number, b: number, c: number) => void;
export const __wbindgen_exn_store: (a: number) => void;
export const __externref_table_alloc: () => number;
export const __wbindgen_externrefs: WebAssembly.Table;
export const __externref_table_dealloc: (a: number) => void;
export const __wbindgen_start: () => void;
