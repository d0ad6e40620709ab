//! The arena of interned terms.

use crate::{BinOp, Const, Range, Sort, TableId, Term, TermId, UnOp, Var, range};
use rustc_hash::FxHashMap;
use std::cmp::Ordering;
use std::sync::Arc;

/// All terms of one worker. Making a term twice gives the same id.
#[derive(Clone, Debug)]
pub struct Terms {
    nodes: Vec<Node>,
    ids: FxHashMap<Term, TermId>,
    tables: Vec<Arc<[i32]>>,
    table_ids: FxHashMap<Arc<[i32]>, TableId>,
}

#[derive(Clone, Copy, Debug)]
struct Node {
    term: Term,
    /// Depends on the structure only, not on ids: the order of operands is taken from it.
    hash: u64,
    range: Range,
    /// Nodes of the term as a tree, at most `u32::MAX`.
    size: u32,
    sort: Sort,
}

impl Default for Terms {
    fn default() -> Terms {
        Terms::new()
    }
}

impl Terms {
    /// The id of `true` in every arena.
    pub const TRUE: TermId = TermId(0);
    /// The id of `false` in every arena.
    pub const FALSE: TermId = TermId(1);

    /// An arena that holds `true` and `false`.
    pub fn new() -> Terms {
        let mut terms =
            Terms { nodes: Vec::new(), ids: FxHashMap::default(), tables: Vec::new(), table_ids: FxHashMap::default() };
        let constants = [true, false].map(|b| terms.intern(Term::Const(Const::Bool(b))));
        debug_assert_eq!(constants, [Terms::TRUE, Terms::FALSE]);
        terms
    }

    /// A symbolic input.
    pub fn var(&mut self, var: Var) -> TermId {
        self.intern(Term::Var(var))
    }

    /// A term of another arena with its variables replaced.
    pub fn import(&mut self, from: &Terms, id: TermId, value: &mut dyn FnMut(&mut Terms, Var) -> TermId) -> TermId {
        match from.get(id) {
            Term::Const(known) => self.constant(known),
            Term::Var(var) => value(self, var),
            Term::Unary(op, a) => {
                let a = self.import(from, a, value);
                self.unary(op, a)
            }
            Term::Binary(op, a, b) => {
                let (a, b) = (self.import(from, a, value), self.import(from, b, value));
                self.binary(op, a, b)
            }
            Term::Ite(c, t, e) => {
                let c = self.import(from, c, value);
                let (t, e) = (self.import(from, t, value), self.import(from, e, value));
                self.ite(c, t, e)
            }
            Term::Table(table, index) => {
                let index = self.import(from, index, value);
                self.table(from.entries(table), index)
            }
        }
    }

    /// A term with its variables replaced.
    pub fn replace(&mut self, id: TermId, value: &mut dyn FnMut(&mut Terms, Var) -> TermId) -> TermId {
        match self.get(id) {
            Term::Const(_) => id,
            Term::Var(var) => value(self, var),
            Term::Unary(op, a) => {
                let a = self.replace(a, value);
                self.unary(op, a)
            }
            Term::Binary(op, a, b) => {
                let (a, b) = (self.replace(a, value), self.replace(b, value));
                self.binary(op, a, b)
            }
            Term::Ite(c, t, e) => {
                let c = self.replace(c, value);
                let (t, e) = (self.replace(t, value), self.replace(e, value));
                self.ite(c, t, e)
            }
            Term::Table(table, index) => {
                let index = self.replace(index, value);
                let entries = self.tables[table.index()].clone();
                self.table(&entries, index)
            }
        }
    }

    /// The term of a variable, if it is there.
    pub fn find_var(&self, var: Var) -> Option<TermId> {
        self.ids.get(&Term::Var(var)).copied()
    }

    /// A known value.
    pub fn constant(&mut self, value: Const) -> TermId {
        match value {
            Const::Bool(b) => self.bool(b),
            other => self.intern(Term::Const(other.canonical())),
        }
    }

    /// A known `int`.
    pub fn int(&mut self, value: i32) -> TermId {
        self.intern(Term::Const(Const::Int(value)))
    }

    /// A known `long`.
    pub fn long(&mut self, value: i64) -> TermId {
        self.intern(Term::Const(Const::Long(value)))
    }

    /// A known `float`.
    pub fn float(&mut self, value: f32) -> TermId {
        self.constant(Const::Float(value))
    }

    /// A known `double`.
    pub fn double(&mut self, value: f64) -> TermId {
        self.constant(Const::Double(value))
    }

    /// `true` or `false`.
    pub fn bool(&self, value: bool) -> TermId {
        if value { Terms::TRUE } else { Terms::FALSE }
    }

    /// A known integer of sort `Int` or `Long`, wrapped.
    pub fn integer(&mut self, sort: Sort, value: i64) -> TermId {
        self.intern(Term::Const(Const::integer(sort, value)))
    }

    /// `!a`
    pub fn not(&mut self, a: TermId) -> TermId {
        self.unary(UnOp::Not, a)
    }

    /// `a && b`
    pub fn and(&mut self, a: TermId, b: TermId) -> TermId {
        self.binary(BinOp::BoolAnd, a, b)
    }

    /// `a || b`
    pub fn or(&mut self, a: TermId, b: TermId) -> TermId {
        self.binary(BinOp::BoolOr, a, b)
    }

    /// `a == b`
    pub fn eq(&mut self, a: TermId, b: TermId) -> TermId {
        self.binary(BinOp::Eq, a, b)
    }

    /// `a != b`
    pub fn ne(&mut self, a: TermId, b: TermId) -> TermId {
        let equal = self.eq(a, b);
        self.not(equal)
    }

    /// `a < b`
    pub fn lt(&mut self, a: TermId, b: TermId) -> TermId {
        self.binary(BinOp::Lt, a, b)
    }

    /// `a <= b`
    pub fn le(&mut self, a: TermId, b: TermId) -> TermId {
        self.binary(BinOp::Le, a, b)
    }

    /// `a > b`
    pub fn gt(&mut self, a: TermId, b: TermId) -> TermId {
        self.lt(b, a)
    }

    /// `a >= b`
    pub fn ge(&mut self, a: TermId, b: TermId) -> TermId {
        self.le(b, a)
    }

    /// `a + b`
    pub fn add(&mut self, a: TermId, b: TermId) -> TermId {
        self.binary(BinOp::Add, a, b)
    }

    /// `a - b`
    pub fn sub(&mut self, a: TermId, b: TermId) -> TermId {
        self.binary(BinOp::Sub, a, b)
    }

    /// What a table holds at an index, an int; 0 beyond its ends: the engine asks about the index first.
    pub fn table(&mut self, entries: &[i32], index: TermId) -> TermId {
        if let Some(at) = self.as_integer(index) {
            return self.int(entry(entries, at));
        }
        let table = match self.table_ids.get(entries) {
            Some(&table) => table,
            None => {
                let table = TableId(u32::try_from(self.tables.len()).expect("fewer than 2^32 tables"));
                let entries: Arc<[i32]> = entries.into();
                self.tables.push(entries.clone());
                self.table_ids.insert(entries, table);
                table
            }
        };
        self.intern(Term::Table(table, index))
    }

    /// What stands in a table.
    pub fn entries(&self, table: TableId) -> &[i32] {
        &self.tables[table.index()]
    }

    /// `a * b`
    pub fn mul(&mut self, a: TermId, b: TermId) -> TermId {
        self.binary(BinOp::Mul, a, b)
    }

    /// The term itself, its operands being ids.
    pub fn get(&self, id: TermId) -> Term {
        self.nodes[id.index()].term
    }

    /// The sort of its value.
    pub fn sort(&self, id: TermId) -> Sort {
        self.nodes[id.index()].sort
    }

    /// Bounds of its value, if its sort is `Int` or `Long`. They hold for every assignment.
    pub fn range(&self, id: TermId) -> Range {
        self.nodes[id.index()].range
    }

    /// How many nodes it has, written as a tree; at most `u32::MAX`.
    pub fn size(&self, id: TermId) -> u32 {
        self.nodes[id.index()].size
    }

    /// A hash of its structure: the same in every arena and in every run.
    pub fn structural_hash(&self, id: TermId) -> u64 {
        self.nodes[id.index()].hash
    }

    /// The value, if it is a constant.
    pub fn as_const(&self, id: TermId) -> Option<Const> {
        match self.get(id) {
            Term::Const(c) => Some(c),
            _ => None,
        }
    }

    /// The value, if it is a constant integer.
    pub fn as_integer(&self, id: TermId) -> Option<i64> {
        self.as_const(id).and_then(Const::as_integer)
    }

    /// The truth value, if it is a constant condition.
    pub fn as_bool(&self, id: TermId) -> Option<bool> {
        match id {
            Terms::TRUE => Some(true),
            Terms::FALSE => Some(false),
            _ => None,
        }
    }

    /// How many different terms there are.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Never: there are always `true` and `false`.
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// The order operands are put in: variables by number, then other terms by structure, then constants.
    pub fn order(&self, a: TermId, b: TermId) -> Ordering {
        if a == b {
            return Ordering::Equal;
        }
        let rank = |term: &Term| match term {
            Term::Var(_) => 0,
            Term::Const(_) => 2,
            _ => 1,
        };
        let (x, y) = (&self.nodes[a.index()], &self.nodes[b.index()]);
        match (x.term, y.term) {
            (Term::Var(v), Term::Var(w)) => v.cmp(&w),
            _ => rank(&x.term).cmp(&rank(&y.term)).then(x.hash.cmp(&y.hash)),
        }
    }

    /// The id of exactly this term, unsimplified.
    pub(crate) fn intern(&mut self, term: Term) -> TermId {
        if let Some(&id) = self.ids.get(&term) {
            return id;
        }
        let sort = match term {
            Term::Const(c) => c.sort(),
            Term::Var(v) => v.kind.sort(),
            Term::Unary(op, a) => op.result(self.sort(a)),
            Term::Binary(op, a, _) => op.result(self.sort(a)),
            Term::Ite(_, t, _) => self.sort(t),
            Term::Table(..) => Sort::Int,
        };
        let node = Node {
            term,
            hash: self.hash(term),
            range: range::of_term(self, &|id| self.range(id), term, sort),
            size: self.count(term),
            sort,
        };
        let id = TermId(u32::try_from(self.nodes.len()).expect("fewer than 2^32 terms"));
        self.nodes.push(node);
        self.ids.insert(term, id);
        id
    }

    fn count(&self, term: Term) -> u32 {
        let operands = match term {
            Term::Const(_) | Term::Var(_) => 0,
            Term::Unary(_, a) | Term::Table(_, a) => self.size(a),
            Term::Binary(_, a, b) => self.size(a).saturating_add(self.size(b)),
            Term::Ite(c, t, e) => self.size(c).saturating_add(self.size(t)).saturating_add(self.size(e)),
        };
        operands.saturating_add(1)
    }

    fn hash(&self, term: Term) -> u64 {
        let of = |id: TermId| self.nodes[id.index()].hash;
        match term {
            Term::Const(c) => mix(&[1, c.sort() as u64, c.bits()]),
            Term::Var(v) => mix(&[2, v.index.into(), v.kind as u64]),
            Term::Unary(op, a) => mix(&[3, op as u64, of(a)]),
            Term::Binary(op, a, b) => mix(&[4, op as u64, of(a), of(b)]),
            Term::Ite(c, t, e) => mix(&[5, of(c), of(t), of(e)]),
            Term::Table(table, index) => {
                let entries = self.entries(table).iter().fold(0, |hash, &entry| mix(&[hash, entry as u64]));
                mix(&[6, entries, of(index)])
            }
        }
    }
}

/// What a table holds at an index.
pub(crate) fn entry(entries: &[i32], at: i64) -> i32 {
    usize::try_from(at).ok().and_then(|at| entries.get(at)).copied().unwrap_or(0)
}

/// A hash that is the same on every machine and in every version of the library: printed order hangs on it.
fn mix(parts: &[u64]) -> u64 {
    parts.iter().fold(0x9e37_79b9_7f4a_7c15, |hash, &part| {
        let mixed = (hash ^ part).wrapping_mul(0xff51_afd7_ed55_8ccd);
        (mixed ^ (mixed >> 32)).wrapping_mul(0xc4ce_b9fe_1a85_ec53).rotate_left(29)
    })
}
