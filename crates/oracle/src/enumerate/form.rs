//! The canonical form of a structure: its objects in breadth-first order from the root, as bytes.
//!
//! Two input heaps are isomorphic if and only if their forms are equal: edges have names, so the order in which objects
//! are met from the root depends on the structure alone. A number leaves a mark only, read or not: where a range is given
//! for it, its value is added at the end.

use exec::Vm;
use exec::symbolic::Symbolic;
use heap::input::Initial;
use heap::{InputId, Known, Ref, Value};
use jvm::{ClassId, Kind};
use rustc_hash::FxHashMap;
use term::{Model, TermId, eval};

use crate::constants;

/// A canonical form.
pub(super) type Code = Box<[u8]>;

// What a field or element holds.
pub(super) const OPEN: u8 = 0;
pub(super) const NULL: u8 = 1;
pub(super) const NOT_NULL: u8 = 2;
pub(super) const FALSE: u8 = 3;
pub(super) const TRUE: u8 = 4;
pub(super) const NUMBER: u8 = 5;
pub(super) const CONSTANT: u8 = 6;
/// An object with a number that takes four bytes.
pub(super) const FAR: u8 = 7;
/// This and above: an object by its number.
pub(super) const NEAR: u8 = 8;

// What an object is.
pub(super) const FIELDS: u8 = 0;
pub(super) const ELEMENTS: u8 = 1;
pub(super) const TEXT: u8 = 2;

/// Names of enum constants, by class and ordinal.
pub(super) type Names = FxHashMap<(u32, i32), String>;

/// Values of what counts as structure.
#[derive(Clone, Default)]
pub(super) struct Settled {
    pub model: Model,
    /// Terms that have a value although not all their variables do.
    pub terms: Vec<(TermId, i64)>,
}

impl Settled {
    pub fn integer(&self, symbolic: &Symbolic, value: Value) -> Option<i64> {
        match value {
            Value::Int(known) => Some(known.into()),
            Value::Long(known) => Some(known),
            Value::Term(_, term) => {
                let own = self.terms.iter().find(|(of, _)| *of == term).map(|(_, value)| *value);
                own.or_else(|| eval(&symbolic.terms, term, &self.model).as_integer())
            }
            _ => None,
        }
    }
}

/// A form, and the numbers its marks stand for.
pub(super) struct Form {
    pub code: Vec<u8>,
    pub numbers: Vec<Value>,
    /// The length of the first array.
    pub length: Option<u32>,
}

/// The form of the input heap.
pub(super) fn encode(vm: &Vm<'_>, symbolic: &Symbolic, settled: &Settled, names: &mut Names) -> Form {
    let count = symbolic.input.objects().len();
    let form = Form { code: Vec::with_capacity(count * 12), numbers: Vec::new(), length: None };
    let mut encoder =
        Encoder { vm, symbolic, settled, names, form, order: Vec::with_capacity(count), numbered: vec![None; count] };
    encoder.object(InputId(0));
    let mut at = 0;
    while let Some(&id) = encoder.order.get(at) {
        encoder.contents(id);
        at += 1;
    }
    encoder.form
}

struct Encoder<'a, 'p> {
    vm: &'a Vm<'p>,
    symbolic: &'a Symbolic,
    settled: &'a Settled,
    names: &'a mut Names,
    form: Form,
    order: Vec<InputId>,
    numbered: Vec<Option<u32>>,
}

impl Encoder<'_, '_> {
    /// The number of an object.
    fn object(&mut self, id: InputId) -> u32 {
        let next = self.order.len() as u32;
        *self.numbered[id.0 as usize].get_or_insert_with(|| {
            self.order.push(id);
            next
        })
    }

    fn word(&mut self, word: u32) {
        self.form.code.extend(word.to_be_bytes());
    }

    fn contents(&mut self, id: InputId) {
        let symbolic = self.symbolic;
        let object = symbolic.input.object(id);
        let program = self.vm.program;
        self.word(object.layout.index() as u32);
        // Which classes it may be of is known for some: they are few, or it is not asked.
        self.word(object.types.len() as u32);
        let listed: &[ClassId] = if (2..8).contains(&object.types.len()) { &object.types } else { &[] };
        listed.iter().for_each(|class| self.word(class.index() as u32));
        match &object.initial {
            Initial::Fields(values) => {
                self.form.code.push(FIELDS);
                let class = program.class(object.layout);
                for (slot, &kind) in class.slots.iter().enumerate() {
                    self.value(values.get(slot).copied().unwrap_or_default(), kind);
                }
            }
            Initial::Array(length, known) => {
                let length = self.settled.integer(symbolic, *length).unwrap_or(0).max(0) as usize;
                self.form.length.get_or_insert(length as u32);
                let kind = program.class(object.layout).element().map_or(Kind::Ref, |(_, kind)| kind);
                let mut elements = vec![Value::Unset; length];
                for (index, value) in known {
                    let index = self.settled.integer(symbolic, *index).and_then(|at| usize::try_from(at).ok());
                    if let Some(element) = index.and_then(|at| elements.get_mut(at)) {
                        *element = *value;
                    }
                }
                self.form.code.push(ELEMENTS);
                self.word(length as u32);
                elements.into_iter().for_each(|element| self.value(element, kind));
            }
            Initial::Text(chars) => {
                self.form.code.push(TEXT);
                self.word(chars.len() as u32);
                self.form.numbers.extend(chars);
            }
        }
    }

    fn value(&mut self, value: Value, kind: Kind) {
        match value {
            Value::Ref(reference) => self.reference(reference),
            Value::Unset | Value::Address(_) if matches!(kind, Kind::Ref | Kind::Boolean) => self.form.code.push(OPEN),
            _ if kind == Kind::Boolean => {
                let is_true = self.settled.integer(self.symbolic, value) == Some(1);
                self.form.code.push(if is_true { TRUE } else { FALSE });
            }
            _ => {
                self.form.code.push(NUMBER);
                self.form.numbers.push(value);
            }
        }
    }

    fn reference(&mut self, reference: Ref) {
        let input = &self.symbolic.input;
        let canonical = input.canonical(reference);
        if canonical.is_null() {
            return self.form.code.push(NULL);
        }
        if let Some(id) = canonical.symbol() {
            // What was read but decides nothing counts as not read.
            let is_null_known = input.symbol(id).known == Known::Location && self.vm.never_null(id).is_none();
            return self.form.code.push(if is_null_known { NOT_NULL } else { OPEN });
        }
        if let Some(id) = input.find(canonical) {
            let number = self.object(id);
            return match u8::try_from(number + u32::from(NEAR)) {
                Ok(token) => self.form.code.push(token),
                Err(_) => {
                    self.form.code.push(FAR);
                    self.word(number);
                }
            };
        }
        self.form.code.push(CONSTANT);
        let key = constants::of(self.vm, canonical).map_or((0, 0), |c| (c.class.index() as u32, c.ordinal));
        self.word(key.0);
        self.word(key.1 as u32);
        if !self.names.contains_key(&key) {
            let name = constants::name(self.vm, canonical).unwrap_or_else(|| "?".to_string());
            self.names.insert(key, name);
        }
    }
}
