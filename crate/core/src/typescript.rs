//! Writes `www/view.ts` from the types that are sent to the page, and fails while the file differs from them.

use std::collections::BTreeMap;
use std::{env, fs};

use ts_rs::{Config, TS, TypeVisitor};

use crate::language::Language;
use crate::scene::Scene;
use crate::view::{BookView, PassageView, RuleSetView, RulingView, VerdictView};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../www/view.ts");

/// Declarations by name, gathered from a few roots.
struct Declarations {
    config: Config,
    texts: BTreeMap<String, String>,
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // A type with a file of its own is declared; all others (texts, numbers, lists) are written in place.
        if T::output_path().is_some() {
            let name = T::ident(&self.config);
            if self.texts.contains_key(&name) {
                return;
            }
            let docs = T::docs().unwrap_or_default();
            let text = format!("{docs}export {}\n", T::decl(&self.config));
            self.texts.insert(name, text);
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}

#[test]
fn page_and_core_share_their_types() {
    let config = Config::new().with_large_int("number");
    let mut found = Declarations { config, texts: BTreeMap::new() };
    found.visit::<BookView>();
    found.visit::<RulingView>();
    found.visit::<VerdictView>();
    found.visit::<RuleSetView>();
    found.visit::<Scene>();
    found.visit::<PassageView>();
    found.visit::<Language>();
    let declarations: Vec<String> = found.texts.into_values().collect();
    let expected = format!(
        "// The view structs of the core, written from the Rust types by `./build.sh types`; not to be edited.\n\n{}",
        declarations.join("\n")
    );
    if env::var_os("QILI_WRITE_TYPES").is_some() {
        fs::write(FILE, &expected).expect("www/view.ts can be written");
    }
    let written = fs::read_to_string(FILE).unwrap_or_default();
    assert_eq!(written, expected, "www/view.ts is out of date: run ./build.sh types");
}
