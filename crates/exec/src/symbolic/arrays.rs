//! Arrays with unknown elements, lengths or indices: accumulators of the indices that were used (Kiasan, 3.1).

use heap::{Body, Known, OpenArray, Origin, Ref, Value};
use jvm::Kind;
use jvm::code::Insn;
use term::TermId;

use super::step::MOST_CASES;
use super::{Bound, Choice, Flow};
use crate::arrays::out_of_bounds;
use crate::trap::{Run, Stop, Trap};
use crate::vm::Vm;

/// Different numbers in an array up to which each is a path of its own.
const MOST_FORKS: usize = 8;
/// From this length on an array of known ints is a table of the solver, as those of `Character` are.
const LONG_TABLE: usize = 128;

/// Where an element is.
enum Place {
    /// In an array of known length.
    At(usize),
    /// At a used position of an open array.
    Used(usize),
    /// At an index that was not used before.
    New,
}

impl<'p> Vm<'p> {
    /// An element instruction that the fast path could not execute.
    #[cold]
    #[inline(never)]
    pub(crate) fn symbolic_element(&mut self, insn: Insn) -> Run<Flow> {
        match insn {
            Insn::IALoad { dst, a, i }
            | Insn::LALoad { dst, a, i }
            | Insn::FALoad { dst, a, i }
            | Insn::DALoad { dst, a, i }
            | Insn::AALoad { dst, a, i }
            | Insn::BALoad { dst, a, i }
            | Insn::CALoad { dst, a, i }
            | Insn::SALoad { dst, a, i } => {
                let (array, index) = (self.register(a), self.register(i));
                if self.symbolic.is_none() {
                    return Err(self.bad_array_access(array, index));
                }
                let value = self.load_element(array, index)?;
                self.set_register(dst, value);
            }
            Insn::IAStore { a, i, v }
            | Insn::LAStore { a, i, v }
            | Insn::FAStore { a, i, v }
            | Insn::DAStore { a, i, v }
            | Insn::AAStore { a, i, v }
            | Insn::BAStore { a, i, v }
            | Insn::CAStore { a, i, v }
            | Insn::SAStore { a, i, v } => {
                let (array, index, value) = (self.register(a), self.register(i), self.register(v));
                if self.symbolic.is_none() {
                    return Err(self.bad_array_access(array, index));
                }
                self.store_element(array, index, value)?;
            }
            Insn::ArrayLength { dst, a } => {
                let array = self.register(a);
                if self.symbolic.is_none() {
                    return Err(self.bad_array(array));
                }
                let length = self.length_of(array)?;
                self.set_register(dst, length);
            }
            _ => return Err(Trap::ill_typed("array access")),
        }
        Ok(Flow::Next)
    }

    /// The array that is meant; null throws.
    fn array_of(&mut self, array: Value) -> Run<Ref> {
        let array = self.resolved(Self::as_reference(array)?)?;
        if array.is_null() {
            return Err(Trap::null());
        }
        // An open set of classes has no arrays in it, but an object behind a cast may still be open.
        self.exact_class(array)?;
        // Whatever is done with it depends on its length.
        self.symbolic()?.log_numbers();
        Ok(array)
    }

    pub(super) fn length_of(&mut self, array: Value) -> Run<Value> {
        let array = self.array_of(array)?;
        match &self.state.heap.get(array).body {
            Body::Open(open) => Ok(open.length),
            body => body.len().map(|len| Value::Int(len as i32)).ok_or_else(|| Trap::ill_typed("arraylength")),
        }
    }

    fn load_element(&mut self, array: Value, index: Value) -> Run<Value> {
        let array = self.array_of(array)?;
        let index = self.known_value(index);
        if let Some(cached) = self.cached_box(array, index)? {
            return Ok(cached);
        }
        let place = match index {
            Value::Int(index) => u32::try_from(index).ok(),
            _ => None,
        };
        self.log_read(array, place);
        if let (Value::Term(_, term), None) = (index, self.open(array)) {
            return self.load_grouped(array, term);
        }
        match self.element_place(array, index)? {
            Place::At(at) => self.cell(array, at),
            Place::Used(at) => {
                let value = self.open(array).map_or(Value::Unset, |open| open.used[at].1);
                self.read_reference(value)
            }
            Place::New => {
                let value = match self.open(array).map(|open| open.default) {
                    Some(Value::Unset) | None => self.new_element(array, index)?,
                    Some(default) => default,
                };
                self.use_index(array, index, value);
                self.read_reference(value)
            }
        }
    }

    fn store_element(&mut self, array: Value, index: Value, value: Value) -> Run<()> {
        let array = self.array_of(array)?;
        let index = self.known_value(index);
        let place = self.element_place(array, index)?;
        let class = self.state.heap.get(array).class;
        let Some((_, kind)) = self.program.class(class).element() else {
            return Err(Trap::ill_typed("array store"));
        };
        if !value.is_of(kind) {
            return Err(Trap::ill_typed("array store"));
        }
        if let Value::Ref(element) = value {
            self.check_symbolic_element(array, element)?;
        }
        let value = self.narrowed(value, kind);
        match place {
            Place::At(at) => self.set_cell(array, at, value),
            Place::Used(at) => {
                if let Body::Open(open) = &mut self.state.heap.get_mut(array).body {
                    open.used[at].1 = value;
                }
            }
            Place::New => self.use_index(array, index, value),
        }
        Ok(())
    }

    /// Whether a reference, symbolic or not, may be an element of an array.
    pub(super) fn check_symbolic_element(&mut self, array: Ref, value: Ref) -> Run<()> {
        let value = self.canonical(value);
        let class = self.state.heap.get(array).class;
        let Some((element, _)) = self.program.class(class).element() else {
            return Err(Trap::ill_typed("aastore"));
        };
        if self.fits(value, element)? {
            // An input array may be of a more special type than its declared one.
            if !value.is_null() && self.input_of(array).is_some() && !self.program.class(element).flags.is_final() {
                self.symbolic()?.notes.push(Bound::Types);
            }
            return Ok(());
        }
        let object = self.resolved(value)?;
        let class = self.exact_class(object)?;
        Err(Trap::with("java/lang/ArrayStoreException", self.program.external_name(class)))
    }

    fn open(&self, array: Ref) -> Option<&OpenArray> {
        match &self.state.heap.get(array).body {
            Body::Open(open) => Some(open),
            _ => None,
        }
    }

    /// Checks the index and finds where its element is (IALOAD1-S to IALOAD3-S).
    fn element_place(&mut self, array: Ref, index: Value) -> Run<Place> {
        let length = self.length_of(Value::Ref(array))?;
        if let (Value::Int(i), Value::Int(len)) = (index, length) {
            if i < 0 || i >= len {
                return Err(out_of_bounds(i, len as usize));
            }
            if self.open(array).is_none() {
                return Ok(Place::At(i as usize));
            }
        } else {
            self.check_index(index, length)?;
        }
        if self.open(array).is_none() {
            return self.position(index, length).map(Place::At);
        }
        let used: Vec<Value> = self.open(array).map_or(Vec::new(), |o| o.used.iter().map(|(i, _)| *i).collect());
        // The very same index needs no comparison.
        if let Some(at) = used.iter().position(|&u| u == index) {
            return Ok(Place::Used(at));
        }
        let mut conditions = Vec::with_capacity(used.len() + 1);
        let mut none = term::Terms::TRUE;
        for &other in &used {
            let symbolic = self.symbolic()?;
            let (Some(x), Some(y)) = (symbolic.term(index), symbolic.term(other)) else {
                return Err(Trap::ill_typed("index"));
            };
            let equal = symbolic.terms.eq(x, y);
            let differs = symbolic.terms.not(equal);
            none = symbolic.terms.and(none, differs);
            conditions.push(equal);
        }
        conditions.push(none);
        let chosen = self.choose_case(conditions)?;
        if chosen < used.len() {
            return Ok(Place::Used(chosen));
        }
        let most = self.symbolic()?.bounds.array_indices;
        let is_input = self.open(array).is_some_and(|open| open.default == Value::Unset);
        if is_input && most.is_some_and(|most| used.len() >= most as usize) {
            return Err(Trap::Stop(Box::new(Stop::Bound(Bound::ArrayIndices))));
        }
        Ok(Place::New)
    }

    fn check_index(&mut self, index: Value, length: Value) -> Run<()> {
        let symbolic = self.symbolic()?;
        let (Some(i), Some(len)) = (symbolic.term(index), symbolic.term(length)) else {
            return Err(Trap::ill_typed("index"));
        };
        let terms = &mut symbolic.terms;
        let zero = terms.int(0);
        let (low, high) = (terms.le(zero, i), terms.lt(i, len));
        let inside = terms.and(low, high);
        if self.decide(inside)? {
            return Ok(());
        }
        let message = match (index, length) {
            (Value::Int(i), Value::Int(len)) => return Err(out_of_bounds(i, len as usize)),
            (Value::Int(i), _) => format!("Index {i} out of bounds"),
            (_, Value::Int(len)) => format!("Index out of bounds for length {len}"),
            _ => "Index out of bounds".to_string(),
        };
        Err(Trap::with("java/lang/ArrayIndexOutOfBoundsException", message))
    }

    /// The position of an index that is within an array of known length.
    fn position(&mut self, index: Value, length: Value) -> Run<usize> {
        let (Value::Term(_, term), Value::Int(len)) = (index, length) else {
            return match index {
                Value::Int(i) => Ok(i as usize),
                _ => Err(Trap::ill_typed("index")),
            };
        };
        if len as usize > MOST_CASES {
            return Err(Trap::unsupported("writing at an unknown index of an array with more than 4096 elements"));
        }
        let mut conditions = Vec::with_capacity(len as usize);
        for i in 0..len {
            let terms = &mut self.symbolic()?.terms;
            let constant = terms.int(i);
            conditions.push(terms.eq(term, constant));
        }
        self.choose_case(conditions)
    }

    /// Reads at an unknown index of an array of known length: one case for each different element.
    fn load_grouped(&mut self, array: Ref, index: TermId) -> Run<Value> {
        let len = self.state.heap.get(array).body.len().ok_or_else(|| Trap::ill_typed("array"))?;
        self.check_index(Value::Term(term::Sort::Int, index), Value::Int(len as i32))?;
        if len >= LONG_TABLE
            && let Some(entries) = self.known_ints(array)
            && has_more(&entries, MOST_FORKS)
        {
            let symbolic = self.symbolic()?;
            let entry = symbolic.terms.table(&entries, index);
            return Ok(symbolic.value(entry));
        }
        let mut groups: Vec<(Value, Vec<(usize, usize)>)> = Vec::new();
        for at in 0..len {
            let value = self.raw_cell(array, at)?;
            match groups.iter_mut().find(|(v, _)| same_bits(*v, value)) {
                Some((_, runs)) => match runs.last_mut() {
                    Some(run) if run.1 + 1 == at => run.1 = at,
                    _ => runs.push((at, at)),
                },
                None => groups.push((value, vec![(at, at)])),
            }
            if groups.len() > MOST_CASES {
                return Err(Trap::unsupported("reading at an unknown index of an array with more than 4096 values"));
            }
        }
        let mut conditions = Vec::with_capacity(groups.len());
        for (_, runs) in &groups {
            conditions.push(self.in_runs(index, runs)?);
        }
        if groups.len() > MOST_FORKS && !matches!(groups[0].0, Value::Ref(_)) {
            return self.table_value(&groups, &conditions);
        }
        let chosen = self.choose_case(conditions)?;
        self.read_reference(groups[chosen].0)
    }

    /// The elements of an array of ints, if all are known.
    fn known_ints(&self, array: Ref) -> Option<Vec<i32>> {
        let body = &self.state.heap.get(array).body;
        let known = |at| match body.get(at) {
            Some(Value::Int(entry)) => Some(entry),
            _ => None,
        };
        (0..body.len()?).map(known).collect()
    }

    /// What an array of numbers holds at an unknown index, as one term: where a path for each number would be too many.
    fn table_value(&mut self, groups: &[(Value, Vec<(usize, usize)>)], conditions: &[TermId]) -> Run<Value> {
        let symbolic = self.symbolic()?;
        let mut result = None;
        for ((value, _), &condition) in groups.iter().zip(conditions).rev() {
            let value = symbolic.term(*value).ok_or_else(|| Trap::ill_typed("array access"))?;
            result = Some(match result {
                None => value,
                Some(rest) => symbolic.terms.ite(condition, value, rest),
            });
        }
        Ok(result.map_or(Value::Unset, |term| symbolic.value(term)))
    }

    fn in_runs(&mut self, index: TermId, runs: &[(usize, usize)]) -> Run<TermId> {
        let terms = &mut self.symbolic()?.terms;
        let mut any = term::Terms::FALSE;
        for &(low, high) in runs {
            let (from, to) = (terms.int(low as i32), terms.int(high as i32));
            let one = if low == high {
                terms.eq(index, from)
            } else {
                let (above, below) = (terms.le(from, index), terms.le(index, to));
                terms.and(above, below)
            };
            any = terms.or(any, one);
        }
        Ok(any)
    }

    /// An element of an array of known length.
    fn cell(&mut self, array: Ref, at: usize) -> Run<Value> {
        let value = self.raw_cell(array, at)?;
        self.read_reference(value)
    }

    pub(super) fn raw_cell(&mut self, array: Ref, at: usize) -> Run<Value> {
        match self.state.heap.get(array).body.get(at) {
            Some(Value::Unset) => {
                let value = self.new_element(array, Value::Int(at as i32))?;
                self.set_cell(array, at, value);
                Ok(value)
            }
            Some(value) => Ok(value),
            None => Err(Trap::ill_typed("array access")),
        }
    }

    /// Writes an element of an array of known length, in whatever form fits.
    pub(super) fn set_cell(&mut self, array: Ref, at: usize, value: Value) {
        let fits = match (&mut self.state.heap.get_mut(array).body, value) {
            (Body::Bytes(v), Value::Int(x)) => set(v, at, x as i8),
            (Body::Chars(v), Value::Int(x)) => set(v, at, x as u16),
            (Body::Shorts(v), Value::Int(x)) => set(v, at, x as i16),
            (Body::Ints(v), Value::Int(x)) => set(v, at, x),
            (Body::Longs(v), Value::Long(x)) => set(v, at, x),
            (Body::Floats(v), Value::Float(x)) => set(v, at, x),
            (Body::Doubles(v), Value::Double(x)) => set(v, at, x),
            (Body::Refs(v), Value::Ref(x)) => set(v, at, x),
            (Body::Cells(v), x) => set(v, at, x),
            _ => false,
        };
        if fits {
            return;
        }
        let body = &self.state.heap.get(array).body;
        let Some(len) = body.len() else { return };
        let mut cells: Vec<Value> = (0..len).map(|i| body.get(i).unwrap_or_default()).collect();
        if let Some(cell) = cells.get_mut(at) {
            *cell = value;
        }
        self.state.heap.set_body(array, Body::Cells(cells.into()));
    }

    fn use_index(&mut self, array: Ref, index: Value, value: Value) {
        if let Body::Open(open) = &mut self.state.heap.get_mut(array).body {
            open.used.push((index, value));
        }
    }

    /// What an array holds at an index within its length, as it is stored: nothing is decided about it.
    pub fn stored_element(&mut self, array: Ref, index: i32) -> Run<Value> {
        let index_value = Value::Int(index);
        let Some(open) = self.open(array) else { return self.raw_cell(array, index as usize) };
        if open.used.iter().any(|(at, _)| !matches!(at, Value::Int(_))) {
            return Err(Trap::unsupported("an array that was also used at an unknown index"));
        }
        if let Some((_, value)) = open.used.iter().find(|(at, _)| *at == index_value) {
            return Ok(*value);
        }
        let value = match open.default {
            Value::Unset => self.new_element(array, index_value)?,
            default => default,
        };
        self.use_index(array, index_value, value);
        Ok(value)
    }

    /// An element of an input array that nothing was known about.
    fn new_element(&mut self, array: Ref, index: Value) -> Run<Value> {
        match self.input_of(array) {
            Some(id) => self.input_element(id, index),
            None => Err(Trap::ill_typed("array access")),
        }
    }

    /// What an input array held at entry at an index at which nobody has looked.
    pub fn input_element(&mut self, id: heap::InputId, index: Value) -> Run<Value> {
        let array = self.symbolic()?.input.object(id).at;
        let class = self.state.heap.get(array).class;
        let Some((bound, kind)) = self.program.class(class).element() else {
            return Err(Trap::ill_typed("array access"));
        };
        let (depth, written) = (self.symbolic()?.input.object(id).depth, self.symbolic()?.input.object(id).elements);
        let origin = Origin::Element(id, index);
        let value = if kind == Kind::Ref {
            let declared = match written {
                Some(written) => self.declared(bound, self.program.text(written)),
                None => bound.into(),
            };
            Value::Ref(self.new_symbol(declared, origin, depth + 1, Known::Reference)?)
        } else {
            self.symbolic()?.unknown(kind, origin)
        };
        self.symbolic()?.input.add_element(id, index, value);
        Ok(value)
    }

    /// `newarray` and `anewarray` with an unknown length.
    pub(crate) fn new_open_array(&mut self, class: jvm::ClassId, kind: Kind, length: TermId) -> Run<Ref> {
        let symbolic = self.symbolic()?;
        if let Some(Value::Int(len)) = symbolic.value_of(length) {
            if len < 0 {
                return Err(Trap::with("java/lang/NegativeArraySizeException", len.to_string()));
            }
            return self.allocate_array(class, len as usize);
        }
        let zero = symbolic.terms.int(0);
        let negative = symbolic.terms.lt(length, zero);
        if self.decide(negative)? {
            return Err(Trap::java("java/lang/NegativeArraySizeException"));
        }
        let length = Value::Term(term::Sort::Int, length);
        let body = Body::Open(Box::new(OpenArray { length, default: Value::zero(kind), used: Vec::new() }));
        Ok(self.state.heap.insert(class, body)?)
    }

    /// Gives an array a known length and its used elements known places, for code that cannot do without.
    pub(super) fn close_array(&mut self, array: Ref) -> Run<()> {
        let Some(open) = self.open(array).cloned() else {
            return Ok(());
        };
        let length = self.concrete_int(open.length)?;
        if length as usize > MOST_CASES * 16 {
            return Err(Trap::Stop(Box::new(Stop::Bound(Bound::Values))));
        }
        let mut cells = vec![open.default; length.max(0) as usize];
        for (index, value) in open.used {
            let at = self.concrete_int(index)?;
            if let Some(cell) = cells.get_mut(at as usize) {
                *cell = value;
            }
        }
        self.state.heap.set_body(array, Body::Cells(cells.into()));
        Ok(())
    }

    /// A number that has to be known.
    pub(crate) fn concrete_int(&mut self, value: Value) -> Run<i32> {
        match self.known_value(value) {
            Value::Int(known) => Ok(known),
            Value::Term(_, term) => Err(Trap::Choose(Box::new(Choice::Value(term)))),
            _ => Err(Trap::ill_typed("number")),
        }
    }

    /// A term that was given a value on this path, as that value.
    pub(super) fn known_value(&self, value: Value) -> Value {
        match (value, self.symbolic.as_deref()) {
            (Value::Term(_, term), Some(symbolic)) => symbolic.value_of(term).unwrap_or(value),
            _ => value,
        }
    }
}

fn set<T>(items: &mut [T], at: usize, item: T) -> bool {
    match items.get_mut(at) {
        Some(place) => {
            *place = item;
            true
        }
        None => false,
    }
}

/// Whether there are more than so many different numbers.
fn has_more(entries: &[i32], most: usize) -> bool {
    let mut seen = Vec::with_capacity(most);
    for entry in entries {
        if !seen.contains(entry) {
            if seen.len() == most {
                return true;
            }
            seen.push(*entry);
        }
    }
    false
}

/// Equality that tells -0.0 from 0.0 and finds NaN equal to itself.
fn same_bits(a: Value, b: Value) -> bool {
    match (a, b) {
        (Value::Float(x), Value::Float(y)) => x.to_bits() == y.to_bits(),
        (Value::Double(x), Value::Double(y)) => x.to_bits() == y.to_bits(),
        _ => a == b,
    }
}
