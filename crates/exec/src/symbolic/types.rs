//! Classes of input objects, as sets over the class path.
//!
//! A symbolic object has a set of classes it may be of. Type tests, casts and calls split the set; as long as one
//! method is selected for all of it nothing is decided. While the set has more than one class the object in the heap
//! has no class at all, so that no cache keyed by a class can take it for an object of that class.

use heap::input::Types;
use heap::{Body, InputId, NO_CLASS, Ref, SymbolId, Value};
use jvm::{ClassId, Method, Program, Shape};
use rustc_hash::FxHashMap;

use super::{Choice, Declared};
use crate::trap::{Run, Trap};
use crate::vm::Vm;

/// The classes an input may be of.
#[derive(Clone, Default)]
pub struct Universe {
    /// Instantiable classes of the class path, in the order of their names.
    classes: Vec<ClassId>,
    /// Whether classes of the class path were left out.
    pub is_narrowed: bool,
    /// Sets by static type.
    cache: FxHashMap<ClassId, Types>,
}

/// Classes of the JDK that stand for their supertypes when the class path has none.
const STAND_INS: [&str; 14] = [
    "java/lang/Object",
    "java/lang/Integer",
    "java/lang/String",
    "java/lang/Long",
    "java/lang/Double",
    "java/lang/Boolean",
    "java/lang/Character",
    "java/util/ArrayList",
    "java/util/HashMap",
    "java/util/HashSet",
    "java/util/ArrayDeque",
    "java/lang/RuntimeException",
    "java/util/Random",
    "java/util/TreeMap",
];

impl Universe {
    /// How many classes an input of this static type may be of, if that was asked for before.
    pub fn count(&self, bound: ClassId) -> Option<usize> {
        self.cache.get(&bound).map(|types| types.len())
    }

    /// The instantiable classes among these names, which are looked up on the class path. Names that do not load are
    /// given back with the reason.
    pub fn of(program: &Program, names: impl Iterator<Item = String>) -> (Universe, Vec<String>) {
        let mut classes = Vec::new();
        let mut failed = Vec::new();
        let mut sorted: Vec<String> = names.collect();
        sorted.sort();
        sorted.dedup();
        for name in sorted {
            match program.load(&name) {
                Ok(class) if class.is_instantiable() && !is_enum(program, class) => classes.push(class.id),
                Ok(_) => {}
                Err(error) => failed.push(format!("{name}: {error}")),
            }
        }
        (Universe { classes, is_narrowed: false, cache: FxHashMap::default() }, failed)
    }

    pub(super) fn types_of(&mut self, program: &Program, bound: ClassId) -> Types {
        if let Some(types) = self.cache.get(&bound) {
            return types.clone();
        }
        let class = program.class(bound);
        let mut types: Vec<ClassId> = Vec::new();
        if matches!(class.shape, Shape::Array { .. }) || class.is_instantiable() {
            types.push(bound);
        }
        if !matches!(class.shape, Shape::Array { .. }) && !class.flags.is_final() {
            types.extend(self.classes.iter().copied().filter(|&c| c != bound && program.is_subtype(c, bound)));
        }
        if types.is_empty() {
            types = self.stand_ins(program, bound);
        } else if is_collection(program, class) && !self.is_narrowed {
            // Whoever has a list of their own is given others all the same.
            let usual = self.stand_ins(program, bound).into_iter().find(|class| !types.contains(class));
            types.extend(usual.filter(|_| !class.is_instantiable()));
        }
        let types: Types = types.into();
        self.cache.insert(bound, types.clone());
        types
    }

    /// Classes of the JDK for a type that no class of the class path can stand for.
    pub(super) fn stand_ins(&self, program: &Program, bound: ClassId) -> Vec<ClassId> {
        let loaded = STAND_INS.iter().filter_map(|name| program.load(name).ok()).map(|class| class.id);
        loaded.filter(|&class| program.is_subtype(class, bound)).take(2).collect()
    }

    /// The class that stands for a type variable that extends all of these, if it is to stand for one.
    pub(super) fn choose(&self, program: &Program, bounds: &[ClassId]) -> Option<ClassId> {
        let fits = |class: &ClassId| bounds.iter().all(|&bound| program.is_subtype(*class, bound));
        let mut own = self.classes.iter().copied().filter(fits);
        let stand_in = || {
            // A plain object is not what anybody keeps: it is equal to nothing.
            let names = STAND_INS.iter().filter(|name| **name != "java/lang/Object");
            let mut loaded = names.filter_map(|name| program.load(name).ok()).map(|class| class.id);
            loaded.find(fits)
        };
        if self.is_narrowed {
            return own.next().or_else(stand_in);
        }
        stand_in().or_else(|| own.next().filter(|_| own.next().is_none()))
    }
}

/// Whether a type of the JDK is one of its collections or maps, or what all collections are.
fn is_collection(program: &Program, class: &jvm::Class) -> bool {
    let is_below = |above: &str| program.load(above).is_ok_and(|above| program.is_subtype(class.id, above.id));
    let is_iterable = program.class_name(class.id) == "java/lang/Iterable";
    class.is_platform && (is_iterable || is_below("java/util/Collection") || is_below("java/util/Map"))
}

/// Enum constants are the program's own objects: an input of an enum's interface is none of them.
fn is_enum(program: &Program, class: &jvm::Class) -> bool {
    class.chain.iter().any(|&c| program.class(c).flags.is_enum())
}

impl<'p> Vm<'p> {
    /// The classes an input with this static type may be of.
    pub(super) fn types_of(&mut self, bound: ClassId) -> Run<Types> {
        let program = self.program;
        let types = self.symbolic()?.universe.types_of(program, bound);
        if types.is_empty() {
            let name = program.external_name(bound);
            let why = match self.program.class(bound).flags.is_abstract() {
                true => format!("{name} is abstract, and no class of the class path extends it"),
                false => format!("an input of type {name}: no class of the class path can be one"),
            };
            return Err(Trap::unsupported(why));
        }
        Ok(types)
    }

    /// Whether there is a class that an input with this static type could be of.
    pub(super) fn can_be_object(&mut self, declared: Declared) -> Run<bool> {
        let program = self.program;
        if program.class(declared.bound).flags.is_enum() {
            return Ok(true);
        }
        let types = self.symbolic()?.universe.types_of(program, declared.bound);
        Ok(!self.agreeing(types, declared)?.is_empty())
    }

    /// The static type of a reference of the input.
    pub(super) fn declared_of(&mut self, id: SymbolId) -> Run<Declared> {
        let symbol = self.symbolic()?.input.symbol(id);
        Ok(Declared { bound: symbol.bound, written: symbol.written })
    }

    /// The classes an object behind a reference of the input may be of.
    pub(super) fn symbol_types(&mut self, id: SymbolId) -> Run<Types> {
        let declared = self.declared_of(id)?;
        match self.only_class(id, declared.bound) {
            Some(made) => Ok([made].into()),
            None => {
                let types = self.types_of(declared.bound)?;
                self.agreeing(types, declared)
            }
        }
    }

    /// The class that all of these extend, or are.
    pub(super) fn layout_of(&self, types: &Types) -> ClassId {
        let program = self.program;
        let mut chain: &[ClassId] = &program.class(types[0]).chain;
        for &class in types.iter().skip(1) {
            let other = &program.class(class).chain;
            let common = chain.iter().zip(other.iter()).take_while(|(a, b)| a == b).count();
            chain = &chain[..common];
        }
        if types.len() == 1 { types[0] } else { chain.last().copied().unwrap_or(self.known.object) }
    }

    /// An object turns out to be of one of these classes.
    pub(super) fn narrow_types(&mut self, id: InputId, types: Types) -> Run<()> {
        let object = self.symbolic()?.input.object(id);
        if object.types.len() == types.len() {
            return Ok(());
        }
        let (at, before) = (object.at, object.layout);
        let layout = self.layout_of(&types);
        let slots = self.program.class(layout).slots.len();
        if layout != before
            && let Body::Fields(fields) = &self.state.heap.get(at).body
        {
            let mut grown = fields.to_vec();
            grown.resize(slots, Value::Unset);
            self.state.heap.set_body(at, Body::Fields(grown.into()));
        }
        self.state.heap.get_mut(at).class = if types.len() == 1 { types[0] } else { NO_CLASS };
        self.symbolic()?.input.set_types(id, types, layout, slots);
        Ok(())
    }

    /// The classes an object may be of, if that is not decided.
    pub(crate) fn open_types(&self, object: Ref) -> Option<(InputId, Types, ClassId)> {
        let symbolic = self.symbolic.as_deref()?;
        let id = symbolic.input.find(object)?;
        let input = symbolic.input.object(id);
        (input.types.len() > 1).then(|| (id, input.types.clone(), input.layout))
    }

    /// Whether an object that is not null is of a class; a choice if it may or may not be.
    pub(crate) fn instance_test(&mut self, object: Ref, class: ClassId) -> Run<bool> {
        let Some((id, types, _)) = self.open_types(object) else {
            return Ok(self.is_instance(object, class));
        };
        let program = self.program;
        let (yes, no): (Vec<ClassId>, Vec<ClassId>) = types.iter().partition(|&&t| program.is_subtype(t, class));
        if yes.is_empty() || no.is_empty() {
            return Ok(no.is_empty());
        }
        Err(Trap::Choose(Box::new(Choice::Types(id, vec![yes.into(), no.into()]))))
    }

    /// `instanceof` on a reference that may be symbolic. `None` for null.
    pub(crate) fn symbolic_instance(&mut self, reference: Ref, class: ClassId) -> Run<Option<bool>> {
        let canonical = self.canonical(reference);
        if let Some(id) = canonical.symbol() {
            // Nothing has to be decided if the static type says it all.
            let bound = self.symbolic()?.input.symbol(id).bound;
            let bound = self.narrowest_class(id, bound);
            if self.program.is_subtype(bound, class) {
                return Ok(if self.nullness(canonical)? { None } else { Some(true) });
            }
        }
        let object = self.resolved(canonical)?;
        if object.is_null() {
            return Ok(None);
        }
        self.instance_test(object, class).map(Some)
    }

    /// Whether a reference may go where this class is expected: null may, and nothing is decided if its static type
    /// says that it always may.
    pub(crate) fn fits(&mut self, reference: Ref, class: ClassId) -> Run<bool> {
        let canonical = self.canonical(reference);
        if let Some(id) = canonical.symbol() {
            let bound = self.symbolic()?.input.symbol(id).bound;
            if self.program.is_subtype(self.narrowest_class(id, bound), class) {
                return Ok(true);
            }
        }
        Ok(self.symbolic_instance(canonical, class)? != Some(false))
    }

    /// An object's class, decided if it is not yet.
    pub(crate) fn exact_class(&mut self, object: Ref) -> Run<ClassId> {
        match self.open_types(object) {
            None => Ok(self.state.heap.get(object).class),
            Some((id, types, _)) => {
                let each = types.iter().map(|&class| [class].into()).collect();
                Err(Trap::Choose(Box::new(Choice::Types(id, each))))
            }
        }
    }

    /// The method that a call selects for a receiver whose class is not decided.
    pub(crate) fn symbolic_dispatch(&mut self, receiver: Ref, resolved: &'p Method) -> Run<&'p Method> {
        let canonical = self.canonical(receiver);
        let (object, types) = match canonical.symbol() {
            Some(id) => {
                if self.nullness(canonical)? {
                    return Err(Trap::null());
                }
                let bound = self.symbolic()?.input.symbol(id).bound;
                if self.program.class(bound).flags.is_enum() {
                    let constant = self.resolved(canonical)?;
                    return Ok(self.program.select(self.state.heap.get(constant).class, resolved)?);
                }
                self.note_open_world(id)?;
                (None, self.symbol_types(id)?)
            }
            None => match self.open_types(canonical) {
                Some((id, types, _)) => (Some(id), types),
                None => return self.program.select(self.state.heap.get(canonical).class, resolved).map_err(Trap::from),
            },
        };
        let mut groups: Vec<(&'p Method, Vec<ClassId>)> = Vec::new();
        for &class in types.iter() {
            let method = self.program.select(class, resolved)?;
            match groups.iter_mut().find(|(m, _)| m.id == method.id) {
                Some((_, group)) => group.push(class),
                None => groups.push((method, vec![class])),
            }
        }
        match (groups.as_slice(), object) {
            ([(method, _)], _) => Ok(method),
            (_, Some(id)) => {
                let sets = groups.into_iter().map(|(_, group)| group.into()).collect();
                Err(Trap::Choose(Box::new(Choice::Types(id, sets))))
            }
            // Which object it is decides what it can be.
            (_, None) => {
                self.resolved(canonical)?;
                Err(Trap::ill_typed("receiver"))
            }
        }
    }
}
