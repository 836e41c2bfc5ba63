//! The types of the protocol for TypeScript.

use std::any::TypeId;
use std::collections::{BTreeMap, HashSet};

use ts_rs::{Config, TS, TypeVisitor};

use crate::protocol::{
    BoardFile, City, DrawnBoard, Fill, FromClient, Hint, Host, Join, MyTables, NewTable, Problem,
    Replay, Replayed, Reveal, Table, ToClient, Version,
};

const HEADER: &str = "\
// Made by `cargo xtask types` out of crates/table/src/protocol.rs and crates/rules/src/schema.rs, which are
// the places to change it. docs/protocol.md tells what goes where.
";

/// A TypeScript module with everything that goes over the wire.
pub fn typescript() -> String {
    let mut types = Types { config: Config::new(), seen: HashSet::new(), made: BTreeMap::new() };
    types.visit::<NewTable>();
    types.visit::<Table>();
    types.visit::<Join>();
    types.visit::<Reveal>();
    types.visit::<Fill>();
    types.visit::<Problem>();
    types.visit::<Hint>();
    types.visit::<Replay>();
    types.visit::<Replayed>();
    types.visit::<City>();
    types.visit::<Host>();
    types.visit::<MyTables>();
    types.visit::<Version>();
    types.visit::<BoardFile>();
    types.visit::<DrawnBoard>();
    types.visit::<FromClient>();
    types.visit::<ToClient>();
    let mut text = HEADER.to_owned();
    for declared in types.made.values() {
        text.push('\n');
        text.push_str(declared);
    }
    text
}

/// Declarations by name, those included that others need.
struct Types {
    config: Config,
    seen: HashSet<TypeId>,
    made: BTreeMap<String, String>,
}

impl TypeVisitor for Types {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if !self.seen.insert(TypeId::of::<T>()) {
            return;
        }
        // Only types of our own have a place to be exported to.
        if T::output_path().is_some() {
            let docs = T::docs().unwrap_or_default();
            let declared = format!("{docs}export {}", T::decl(&self.config));
            self.made.insert(T::ident(&self.config), tidy(&declared));
        }
        T::visit_dependencies(self);
    }
}

/// Comments on lines of their own, and what is inside braces indented.
fn tidy(declared: &str) -> String {
    let short = declared.replace("/**\n * ", "/** ").replace("\n */", " */");
    let mut text = String::new();
    let mut inside = false;
    for line in short.lines() {
        if inside {
            text.push_str("  ");
        }
        inside |= line.starts_with("export ");
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}
