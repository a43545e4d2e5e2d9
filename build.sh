#!/usr/bin/env bash
# The one door to the project; `./build.sh help` lists the verbs.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
source tools/need.sh

target=${CARGO_TARGET_DIR:-target}

help() {
    cat <<'END'
./build.sh [build]  everything: dist/ (one-file script, module, site) and target/release/qili
./build.sh serve    builds, then serves the page on http://127.0.0.1:8080
./build.sh test     formatting, lints, docs and every test, natively, under Node, in Chromium and Firefox
./build.sh bench    speeds and sizes beside their limits; `bench PART…` only some: native, wasm, bytes
./build.sh types    writes www/view.ts, the TypeScript of the view structs, anew
END
}

build() {
    build_web
    cargo build --locked --release --package qili-cli
}

build_web() {
    need_rust
    need_node
    build_wasm
    node tools/bundle.mjs
    npx tsc --project . --noEmit false --declaration --emitDeclarationOnly --rootDir www --outDir dist/types
    install -D www/glue/qili.d.ts dist/types/glue/qili.d.ts
}

# Compiles the wasm module, writes its JavaScript into www/glue and optimises the module there.
build_wasm() {
    need_wasm_target
    # The same bytes from any folder: no path of this machine stays in a panic message.
    local flags=(
        --remap-path-prefix="$PWD=/qili"
        --remap-path-prefix="${CARGO_HOME:-$HOME/.cargo}=/cargo"
        --remap-path-prefix="$wasm_sysroot/lib/rustlib/src/rust=/rust"
    )
    CARGO_ENCODED_RUSTFLAGS=$(IFS=$'\x1f' && echo "${flags[*]}") \
        "${wasm_cargo[@]}" --locked --release --package qili-wasm --target "$wasm_target"
    cargo build --quiet --locked --manifest-path tools/glue/Cargo.toml --target-dir "$target/glue"
    "$target/glue/debug/qili-glue" "$target/$wasm_target/release/qili_wasm.wasm" www/glue
    npx wasm-opt -O3 www/glue/qili_bg.wasm --output www/glue/qili_bg.wasm
}

serve() {
    build
    node tools/serve.mjs 8080
}

test() {
    need_rust_checks
    cargo fmt --all --check
    cargo clippy --locked --workspace --all-targets -- --deny warnings
    RUSTDOCFLAGS=--deny=warnings cargo doc --locked --workspace --no-deps
    cargo test --locked --workspace
    build
    npx biome ci --colors=off --error-on-warnings
    npx tsc --project .
    npx tsc --project tests
    if has python3; then python3 tests/second_opinion/axf.py; else echo 'second opinion: skipped, no python3'; fi
    node --test --test-reporter=spec crate/wasm/tests/
    need_chromium
    find_firefox
    CHROMIUM=$chromium FIREFOX=$firefox npx playwright test
}

bench() {
    build
    node tools/bench.mjs "$@"
}

types() {
    QILI_WRITE_TYPES=1 cargo test --locked --package qili --features serde --lib types
}

case ${1:-build} in
    build | serve | test | bench | types | help) "${1:-build}" "${@:2}" ;;
    *) help >&2 && exit 2 ;;
esac
