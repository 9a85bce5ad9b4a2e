//! The TypeScript side of the list of requests.
//!
//! `ui/src/ipc/bindings.ts` is this text, committed; a test fails when the two drift apart.

use std::any::TypeId;
use std::collections::{BTreeMap, HashSet};
use std::fmt::Write as _;

use ts_rs::{Config, TS, TypeVisitor};

use crate::requests;

/// The whole of `bindings.ts`.
pub fn bindings() -> String {
    // Ids and counts stay far below 2^53, where JavaScript's numbers are exact.
    let config = Config::new().with_large_int("number");
    let mut declarations = Declarations::new(&config);
    requests::declare(&config, &mut declarations);
    declarations.write()
}

/// Types met so far, each declared once, in alphabetical order.
pub(crate) struct Declarations<'a> {
    config: &'a Config,
    seen: HashSet<TypeId>,
    types: BTreeMap<String, String>,
    requests: Vec<(&'static str, String, String)>,
}

impl<'a> Declarations<'a> {
    fn new(config: &'a Config) -> Self {
        let mut declarations = Declarations {
            config,
            seen: HashSet::new(),
            types: BTreeMap::new(),
            requests: Vec::new(),
        };
        declarations.add::<crate::Changed>();
        declarations.add::<crate::AppError>();
        declarations.add::<crate::Progress>();
        declarations.add::<crate::Left>();
        declarations
    }

    pub(crate) fn add<T: TS + 'static + ?Sized>(&mut self) {
        self.visit::<T>();
    }

    pub(crate) fn request(&mut self, name: &'static str, arg: String, reply: String) {
        self.requests.push((name, arg, reply));
    }

    fn write(self) -> String {
        let mut out = String::from(
            "// Generated from the list of requests in crates/app/src/requests.rs; do not edit.\n\
             // Renew with: cargo run --example bindings\n\n",
        );
        for declaration in self.types.values() {
            let _ = writeln!(out, "export {declaration}\n");
        }
        out.push_str("export interface Requests {\n");
        for (name, arg, reply) in &self.requests {
            let _ = writeln!(out, "  {name}: {{ arg: {arg}; reply: {reply} }};");
        }
        out.push_str("}\n");
        out
    }
}

impl TypeVisitor for Declarations<'_> {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if !self.seen.insert(TypeId::of::<T>()) {
            return;
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
        // Only types that derive `TS` have a file of their own, and so a declaration.
        if T::output_path().is_some() {
            let declaration = T::decl(self.config);
            let before = self
                .types
                .insert(T::ident(self.config), declaration.clone());
            assert!(
                before.is_none_or(|before| before == declaration),
                "two types are called {} in TypeScript: rename one",
                T::ident(self.config)
            );
        }
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn committed_bindings_are_current() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../ui/src/ipc/bindings.ts");
        let committed = std::fs::read_to_string(path).unwrap_or_default();
        assert!(
            committed == super::bindings(),
            "ui/src/ipc/bindings.ts has drifted: run `cargo run --example bindings` and commit it"
        );
    }
}
