#!/usr/bin/env bash
# The one door to the project; `./build.sh help` lists the verbs.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
source tools/need.sh

target=${CARGO_TARGET_DIR:-target}

help() {
    cat <<'END'
./build.sh [build]  everything: dist/ (one-file script, module, site) and target/release/qili
./build.sh web      only dist/
./build.sh serve    builds, then serves the page on http://127.0.0.1:8080
./build.sh test     formatting, lints, docs and every test, natively, under Node, in Chromium, Firefox and WebKit
./build.sh bench    speeds and sizes beside their limits; `bench PART…` only some: native, wasm, bytes, steps, page
./build.sh types    writes www/view.ts, the TypeScript of the view structs, anew
./build.sh sizes    writes README's table of sizes anew
./build.sh release  checks that this commit can be released: versions, change log, the same bytes from two folders
END
}

build() {
    web
    cargo build --locked --release --package qili-cli
}

web() {
    need_rust
    need_node
    build_wasm
    build_plain
    node tools/bundle.mjs
    node tools/types.mjs
    node tools/deliveries.mjs
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
    # Level 3 makes the module 4 KB bigger after brotli and, since what is asked all the time is marked `inline`, no
    # faster; levels s and z make it slower.
    CARGO_PROFILE_RELEASE_OPT_LEVEL=2 CARGO_ENCODED_RUSTFLAGS=$(IFS=$'\x1f' && echo "${flags[*]}") \
        "${wasm_cargo[@]}" --locked --release --package qili-wasm --target "$wasm_target"
    cargo build --quiet --locked --manifest-path tools/glue/Cargo.toml --target-dir "$target/glue"
    "$target/glue/debug/qili-glue" "$target/$wasm_target/release/qili_wasm.wasm" www/glue web
    # Tables of mostly zeros stay whole: cut into segments round each zero they are 4 KB more to send. So do functions
    # with one caller: a long function names many locals, and names that differ pack badly, 2 KB in all.
    npx wasm-opt -O3 --converge --skip-pass=memory-packing --one-caller-inline-max-function-size=50 \
        www/glue/qili_bg.wasm --output www/glue/qili_bg.wasm
}

# Translates the same module to JavaScript into www/glue/plain, for pages that refuse WebAssembly: what is newer than
# WebAssembly's first version is expressed in terms of that first, since wasm2js knows nothing else.
build_plain() {
    local module=$target/$wasm_target/release/qili_wasm.wasm folder=www/glue/plain
    if [[ $folder/qili_bg.wasm.js -nt $module ]]; then return; fi
    npx wasm-opt --debuginfo --llvm-memory-copy-fill-lowering --llvm-nontrapping-fptoint-lowering \
        --signext-lowering --strip-target-features "$module" --output "$target/plain.wasm"
    npx wasm-opt --debuginfo --mvp-features --enable-mutable-globals --emit-target-features \
        "$target/plain.wasm" --output "$target/plain.wasm"
    "$target/glue/debug/qili-glue" "$target/plain.wasm" $folder bundler
    npx wasm2js -O3 $folder/qili_bg.wasm --output $folder/qili_bg.wasm.js
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
    cargo package --locked --allow-dirty --package qili
    # Not compiled: cargo would take the core of an earlier run for the one that this command asks for.
    cargo package --locked --allow-dirty --no-verify --package qili --package qili-cli
    node tools/version.mjs
    build
    node tools/sizes.mjs check
    npx biome ci --colors=off --error-on-warnings
    npx tsc --project .
    npx tsc --project tests
    if has python3; then python3 tests/second_opinion/axf.py; else echo 'second opinion: skipped, no python3'; fi
    node --test --test-reporter=spec crate/wasm/tests/
    need_chromium
    find_firefox
    find_webkit
    export CHROMIUM=$chromium FIREFOX=$firefox
    node --test --test-reporter=spec tests/package/
    npx playwright test
    if [[ -n $webkit ]]; then WEBKIT=$webkit npx playwright test; fi
}

bench() {
    build
    node tools/bench.mjs "$@"
}

sizes() {
    web
    node tools/sizes.mjs write
    npx biome format --write README.md
}

# Builds the commit in two folders of its own, each with a target folder of its own, and compares what comes out.
release() {
    need_node
    node tools/version.mjs release
    if [[ -n $(git status --porcelain) ]]; then fail "release: there are changes that are not committed"; fi
    local folder copy
    folder=$(mktemp --directory)
    for copy in one another/folder; do
        mkdir --parents "$folder/$copy"
        git archive HEAD | tar --extract --directory "$folder/$copy"
        env --unset CARGO_TARGET_DIR "$folder/$copy/build.sh" web
    done
    diff --recursive "$folder/one/dist" "$folder/another/folder/dist" || fail "release: two builds differ"
    rm -rf dist
    mv "$folder/one/dist" dist
    rm -r "$folder"
    node tools/sizes.mjs check
    node tools/deliveries.mjs
}

types() {
    QILI_WRITE_TYPES=1 cargo test --locked --package qili --features serde --lib types
}

case ${1:-build} in
    build | web | serve | test | bench | types | sizes | release | help) "${1:-build}" "${@:2}" ;;
    *) help >&2 && exit 2 ;;
esac
