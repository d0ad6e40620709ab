//! Which classes a source file imports.
//!
//! Names of classes are marked where they are written. When the file is put together it is known which there are: one
//! that no other has the simple name of is imported.

use std::collections::{BTreeMap, BTreeSet};

const BEGIN: char = '\u{e000}';
const END: char = '\u{e001}';

/// The name of a class, with its package if it is in another one than the file.
pub(crate) fn marked(name: &str) -> String {
    format!("{BEGIN}{name}{END}")
}

/// The imports of a file.
#[derive(Default)]
pub(crate) struct Imports {
    /// Names with their packages.
    names: BTreeSet<String>,
}

impl Imports {
    /// What source with marked names imports that uses these simple names otherwise.
    pub fn of(source: &str, taken: &[&str]) -> Imports {
        let mut simple: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
        for name in source.split(BEGIN).skip(1).filter_map(|rest| rest.split(END).next()) {
            simple.entry(last(name)).or_default().insert(name);
        }
        let is_only = |(simple, names): &(&str, BTreeSet<&str>)| names.len() == 1 && !taken.contains(simple);
        let only = simple.into_iter().filter(is_only).flat_map(|(_, names)| names);
        Imports { names: only.filter(|name| name.contains('.')).map(String::from).collect() }
    }

    /// The names that are imported.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.names.iter().map(String::as_str)
    }

    /// The source as it stands in the file.
    pub fn applied(&self, source: &str) -> String {
        let mut text = String::with_capacity(source.len());
        let mut parts = source.split(BEGIN);
        text.push_str(parts.next().unwrap_or_default());
        for part in parts {
            let (name, rest) = part.split_once(END).unwrap_or((part, ""));
            text.push_str(if self.names.contains(name) { last(name) } else { name });
            text.push_str(rest);
        }
        text
    }
}

fn last(name: &str) -> &str {
    name.rsplit('.').next().unwrap_or(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_simple_name_is_used_where_it_means_one_class() {
        let (list, awt) = (marked("java.util.List"), marked("java.awt.List"));
        let (date, own, test) = (marked("java.util.Date"), marked("Date"), marked("org.acme.Test"));
        let map = marked("java.util.Map");
        let source = format!("{list} {awt} {date} {own} {test} {map}.Entry \"java.util.Map\"");
        let imports = Imports::of(&source, &["Test"]);
        assert_eq!(imports.names().collect::<Vec<_>>(), ["java.util.Map"]);
        assert_eq!(
            imports.applied(&source),
            "java.util.List java.awt.List java.util.Date Date org.acme.Test Map.Entry \"java.util.Map\""
        );
    }
}
