//! Which method a virtual call selects: overriding (JVMS 5.4.5) and default methods (JVMS 5.4.6).

use rustc_hash::FxHashMap;

use crate::class::{Class, Method, VEntry};
use crate::error::{LinkError, LinkErrorKind};
use crate::flags::Flags;
use crate::ids::{ClassId, MethodId};
use crate::program::Program;
use crate::symbol::Symbol;

type Key = (Symbol, Symbol);

/// The methods that virtual dispatch selects from.
#[derive(Default)]
pub(crate) struct Table {
    pub(crate) entries: Box<[VEntry]>,
    pub(crate) index: FxHashMap<Key, u32>,
    /// Whether some name has two entries: a package-private method that a subclass elsewhere could not override.
    pub(crate) split: bool,
}

/// Builds the table of a class from its superclass's, its own methods and its superinterfaces' defaults.
pub(crate) fn build(
    program: &Program,
    class_name: &str,
    super_class: Option<&Class>,
    interfaces: &[&Class],
    methods: &mut [Method],
    flags: Flags,
) -> Result<Table, LinkError> {
    if flags.is_interface() {
        return Ok(Table::default());
    }
    let mut table: Vec<VEntry> = super_class.map_or(Vec::new(), |s| s.vtable.to_vec());
    let mut index: FxHashMap<Key, u32> = super_class.map_or(FxHashMap::default(), |s| s.vindex.clone());
    let mut split = super_class.is_some_and(|s| s.has_split_vtable);
    for method in methods.iter_mut().filter(|m| is_virtual(program, m)) {
        let key = (method.name, method.descriptor);
        let mut overridden: Vec<u32> = match index.get(&key) {
            // The class's own methods are not known to the program yet: only inherited entries are looked at.
            Some(_) if split => super_class.map_or(Vec::new(), |s| entries_named(program, &s.vtable, key)),
            Some(&at) => vec![at],
            None => Vec::new(),
        };
        let known = overridden.len();
        overridden.retain(|&at| may_override(program, class_name, table[at as usize].method()));
        split |= overridden.len() < known;
        for &at in &overridden {
            check_not_final(program, class_name, table[at as usize].method())?;
            table[at as usize] = VEntry::Method(method.id);
        }
        let at = overridden.last().copied().unwrap_or_else(|| {
            table.push(VEntry::Method(method.id));
            table.len() as u32 - 1
        });
        index.insert(key, at);
        method.vindex = Some(at);
    }
    if !interfaces.is_empty() {
        add_defaults(program, super_class, interfaces, methods, &mut table, &mut index);
    }
    Ok(Table { entries: table.into(), index, split })
}

fn entries_named(program: &Program, table: &[VEntry], (name, descriptor): Key) -> Vec<u32> {
    let is_it = |entry: &VEntry| {
        let method = program.method(entry.method());
        method.name == name && method.descriptor == descriptor
    };
    (0..table.len() as u32).filter(|&at| is_it(&table[at as usize])).collect()
}

fn check_not_final(program: &Program, class_name: &str, overridden: MethodId) -> Result<(), LinkError> {
    let overridden = program.method(overridden);
    if !overridden.flags.is_final() {
        return Ok(());
    }
    let message = format!(
        "class {} overrides final method {}{}",
        class_name.replace('/', "."),
        program.display_method(overridden),
        program.text(overridden.descriptor)
    );
    Err(LinkError::new(LinkErrorKind::IncompatibleClassChange, message))
}

/// Whether a method takes part in virtual dispatch.
fn is_virtual(program: &Program, method: &Method) -> bool {
    !method.flags.is_static() && !method.flags.is_private() && !program.text(method.name).starts_with('<')
}

/// Package-private methods are overridden only within their package.
fn may_override(program: &Program, class_name: &str, overridden: MethodId) -> bool {
    let overridden = program.method(overridden);
    if overridden.flags.is_public() || overridden.flags.is_protected() {
        return true;
    }
    package(program.class_name(overridden.class)) == package(class_name)
}

/// The package part of an internal name.
pub fn package(name: &str) -> &str {
    name.rfind('/').map_or("", |at| &name[..at])
}

fn add_defaults(
    program: &Program,
    super_class: Option<&Class>,
    interfaces: &[&Class],
    methods: &[Method],
    table: &mut Vec<VEntry>,
    index: &mut FxHashMap<Key, u32>,
) {
    let mut all: Vec<ClassId> = interfaces.iter().flat_map(|i| i.all_interfaces.iter().copied()).collect();
    all.extend(super_class.iter().flat_map(|s| s.all_interfaces.iter().copied()));
    all.sort_unstable();
    all.dedup();
    let mut candidates: FxHashMap<Key, Vec<MethodId>> = FxHashMap::default();
    let mut order: Vec<Key> = Vec::new();
    for &interface in &all {
        for &id in &program.class(interface).methods {
            let method = program.method(id);
            if is_virtual(program, method) {
                let key = (method.name, method.descriptor);
                let group = candidates.entry(key).or_default();
                if group.is_empty() {
                    order.push(key);
                }
                group.push(id);
            }
        }
    }
    for key in order {
        if let Some(&at) = index.get(&key) {
            let current = table[at as usize].method();
            let own = methods.iter().any(|m| m.id == current);
            if own || !program.class(program.method(current).class).is_interface() {
                continue;
            }
            table[at as usize] = most_specific(program, &candidates[&key]);
        } else {
            index.insert(key, table.len() as u32);
            table.push(most_specific(program, &candidates[&key]));
        }
    }
}

/// The maximally-specific superinterface method (JVMS 5.4.3.3) among methods of one name and descriptor.
pub(crate) fn most_specific(program: &Program, candidates: &[MethodId]) -> VEntry {
    let is_shadowed = |id: &MethodId| {
        let class = program.method(*id).class;
        candidates.iter().any(|other| {
            let other = program.method(*other).class;
            other != class && program.class(other).all_interfaces.binary_search(&class).is_ok()
        })
    };
    let specific: Vec<MethodId> = candidates.iter().copied().filter(|id| !is_shadowed(id)).collect();
    let mut concrete = specific.iter().filter(|id| !program.method(**id).flags.is_abstract());
    match (concrete.next(), concrete.next()) {
        (Some(&only), None) => VEntry::Method(only),
        (Some(&first), Some(_)) => VEntry::Conflict(first),
        (None, _) => VEntry::Method(specific.first().copied().unwrap_or(candidates[0])),
    }
}
