# shellcheck shell=bash
# shellcheck disable=SC2034 # The variables are read by build.sh.
# What build.sh needs, a function each: installed where that is ours to do (root on Debian, npm in this folder, a
# rustup that may install), otherwise named in one line with the way to get it.

fail() {
    echo "build.sh: $*" >&2
    exit 1
}

has() {
    command -v "$1" >/dev/null
}

has_packages() {
    [[ $(dpkg-query --show --showformat '${db:Status-Abbrev}\n' "$@" 2>/dev/null | grep --count '^ii') == "$#" ]]
}

need_packages() {
    if has_packages "$@"; then return; fi
    if ! has apt-get; then fail "missing: Debian's $* or what your system calls them"; fi
    if [[ $(id --user) != 0 ]]; then fail "missing: run 'sudo apt-get install --no-install-recommends $*'"; fi
    apt-get update --quiet=2
    DEBIAN_FRONTEND=noninteractive apt-get install --quiet=2 --yes --no-install-recommends "$@"
}

rustup_may_install() {
    has rustup && [[ ${RUSTUP_AUTO_INSTALL:-1} != 0 ]]
}

need_rust() {
    if ! has cargo; then fail "missing: Rust 1.95 or newer; get it from https://rustup.rs"; fi
}

# Formatter and linter are parts that a minimal Rust lacks.
need_rust_checks() {
    if cargo fmt --version >/dev/null 2>&1 && cargo clippy --version >/dev/null 2>&1; then return; fi
    if ! rustup_may_install; then fail "missing: run 'rustup component add rustfmt clippy'"; fi
    rustup component add rustfmt clippy
}

need_node() {
    if ! has npm || ! node --eval 'process.exitCode = Number.parseInt(process.versions.node) < 20 ? 1 : 0'; then
        fail "missing: Node.js 20 or newer with npm; get it from https://nodejs.org"
    fi
    if [[ ! node_modules/.package-lock.json -nt package-lock.json ]]; then npm ci --ignore-scripts; fi
}

# Sets `chromium` to a browser for the tests.
need_chromium() {
    local name
    for name in chromium chromium-browser google-chrome; do
        if chromium=$(command -v "$name"); then return; fi
    done
    need_packages chromium
    chromium=$(command -v chromium)
}

# Sets `firefox` to the other browser for the tests, or says that they go without.
find_firefox() {
    local name
    for name in firefox-esr firefox; do
        if firefox=$(command -v "$name"); then return; fi
    done
    echo "browser tests in Firefox: skipped, neither firefox-esr nor firefox is installed"
}

# Sets `webkit` to Debian's WebKit, which wants a screen, or says that the tests go without.
find_webkit() {
    if has Xvfb && webkit=$(compgen -G '/usr/lib/*/webkit2gtk-4.1/MiniBrowser'); then return; fi
    webkit=
    echo "browser tests in WebKit: skipped, no MiniBrowser (libwebkit2gtk-4.1-0) or no Xvfb (xvfb)"
}

wasm_target=wasm32-unknown-unknown
debian_rust=(rustc-web cargo-web rust-web-src lld-19)

has_wasm_target() {
    compgen -G "$(rustc --print target-libdir --target $wasm_target)/libstd-*.rlib" >/dev/null
}

# Sets `wasm_cargo` to the words that build for wasm: rustup's target where it is or may be installed, otherwise
# Debian's newer Rust, which has the sources of the standard library and builds that too, for size: its sorts alone would
# be a tenth of the module.
need_wasm_target() {
    if ! has_wasm_target && rustup_may_install; then rustup target add $wasm_target; fi
    if has_wasm_target; then
        wasm_cargo=(cargo build)
        wasm_sysroot=$(rustc --print sysroot)
        return
    fi
    need_packages "${debian_rust[@]}"
    wasm_cargo=(
        env RUSTC=/usr/bin/rustc RUSTC_BOOTSTRAP=1 CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER=wasm-ld-19
        /usr/bin/cargo build "-Zbuild-std=std,panic_abort" -Zbuild-std-features=optimize_for_size
    )
    wasm_sysroot=$(/usr/bin/rustc --print sysroot)
}
