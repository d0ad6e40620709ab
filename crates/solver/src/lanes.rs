//! One condition evaluated for many assignments at once.
//!
//! The operators of Java's integers are loops over lanes, which the compiler turns into vector instructions; all others
//! are left to the terms' own evaluator, lane by lane.

use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::Arc;
use term::{BinOp, Const, Sort, Term, TermId, Terms, UnOp, Var, eval_binary, eval_unary};

/// Assignments evaluated together.
pub(crate) const LANES: usize = 64;

/// A value per assignment: integers as they are, conditions as 0 and 1, floats as their bits.
pub(crate) type Lanes = [i64; LANES];

/// A condition, operands first. Shared subterms are evaluated once.
pub(crate) struct Program {
    steps: Vec<Step>,
}

/// Operands are the numbers of earlier steps.
enum Step {
    Constant(i64),
    Input(Var),
    Unary(UnOp, Sort, usize),
    Binary(BinOp, [Sort; 2], usize, usize),
    Choice(usize, usize, usize),
    Entry(Arc<[i32]>, usize),
}

impl Program {
    /// The program of a condition; `None` if it has more than `longest` steps.
    pub fn new(terms: &Terms, condition: TermId, longest: usize) -> Option<Program> {
        let mut seen = FxHashSet::default();
        let mut pending = vec![condition];
        while let Some(id) = pending.pop() {
            if !seen.insert(id) {
                continue;
            }
            if seen.len() > longest {
                return None;
            }
            match terms.get(id) {
                Term::Const(_) | Term::Var(_) => {}
                Term::Unary(_, a) | Term::Table(_, a) => pending.push(a),
                Term::Binary(_, a, b) => pending.extend([a, b]),
                Term::Ite(c, t, e) => pending.extend([c, t, e]),
            }
        }
        // Operands are always older than what is made of them.
        let mut ids: Vec<TermId> = seen.into_iter().collect();
        ids.sort_unstable();
        let places: FxHashMap<TermId, usize> = ids.iter().zip(0..).map(|(&id, at)| (id, at)).collect();
        let step = |id: TermId| match terms.get(id) {
            Term::Const(c) => Step::Constant(to_lane(c)),
            Term::Var(var) => Step::Input(var),
            Term::Unary(op, a) => Step::Unary(op, terms.sort(a), places[&a]),
            Term::Binary(op, a, b) => Step::Binary(op, [terms.sort(a), terms.sort(b)], places[&a], places[&b]),
            Term::Ite(c, t, e) => Step::Choice(places[&c], places[&t], places[&e]),
            Term::Table(table, index) => Step::Entry(terms.entries(table).into(), places[&index]),
        };
        Some(Program { steps: ids.into_iter().map(step).collect() })
    }

    pub fn len(&self) -> usize {
        self.steps.len()
    }

    /// The truth values for the inputs `input` gives; `registers` is working memory.
    pub fn run(&self, registers: &mut Vec<Lanes>, input: impl Fn(Var, &mut Lanes)) -> Lanes {
        registers.resize(self.steps.len().max(registers.len()), [0; LANES]);
        for (at, step) in self.steps.iter().enumerate() {
            let (earlier, later) = registers.split_at_mut(at);
            let result = &mut later[0];
            match *step {
                Step::Entry(ref entries, index) => {
                    for (result, &at) in result.iter_mut().zip(&earlier[index]) {
                        *result =
                            usize::try_from(at).ok().and_then(|at| entries.get(at)).map_or(0, |&entry| entry.into());
                    }
                }
                Step::Constant(value) => *result = [value; LANES],
                Step::Input(var) => input(var, result),
                Step::Unary(op, sort, a) => unary(op, sort, &earlier[a], result),
                Step::Binary(op, sorts, a, b) => binary(op, sorts, &earlier[a], &earlier[b], result),
                Step::Choice(c, t, e) => {
                    for (lane, result) in result.iter_mut().enumerate() {
                        let taken = if earlier[c][lane] != 0 { t } else { e };
                        *result = earlier[taken][lane];
                    }
                }
            }
        }
        registers[self.steps.len() - 1]
    }
}

fn to_lane(value: Const) -> i64 {
    value.as_integer().unwrap_or(value.bits() as i64)
}

fn from_lane(sort: Sort, lane: i64) -> Const {
    match sort {
        Sort::Bool => Const::Bool(lane != 0),
        Sort::Int => Const::Int(lane as i32),
        Sort::Long => Const::Long(lane),
        Sort::Float => Const::Float(f32::from_bits(lane as u32)),
        Sort::Double => Const::Double(f64::from_bits(lane as u64)),
    }
}

fn unary(op: UnOp, sort: Sort, a: &Lanes, result: &mut Lanes) {
    let mut each = |f: fn(i64) -> i64| result.iter_mut().zip(a).for_each(|(r, &a)| *r = f(a));
    match (op, sort) {
        (UnOp::Not, _) => each(|a| a ^ 1),
        (UnOp::Neg, Sort::Int) => each(|a| (a as i32).wrapping_neg().into()),
        (UnOp::Neg, Sort::Long) => each(i64::wrapping_neg),
        (UnOp::I2L, _) => each(|a| a),
        (UnOp::L2I, _) => each(|a| (a as i32).into()),
        (UnOp::I2B, _) => each(|a| (a as i8).into()),
        (UnOp::I2C, _) => each(|a| (a as u16).into()),
        (UnOp::I2S, _) => each(|a| (a as i16).into()),
        _ => result.iter_mut().zip(a).for_each(|(r, &a)| *r = to_lane(eval_unary(op, from_lane(sort, a)))),
    }
}

fn binary(op: BinOp, [left, right]: [Sort; 2], a: &Lanes, b: &Lanes, result: &mut Lanes) {
    /// A loop of its own for each operator.
    macro_rules! each {
        ($f:expr) => {{
            for lane in 0..LANES {
                result[lane] = $f(a[lane], b[lane]);
            }
        }};
    }
    macro_rules! int {
        ($f:expr) => {
            each!(|a, b| i64::from($f(a as i32, b as i32)))
        };
    }
    match (op, left) {
        (BinOp::Eq, Sort::Bool | Sort::Int | Sort::Long) => each!(|a, b| i64::from(a == b)),
        (BinOp::Lt, Sort::Int | Sort::Long) => each!(|a, b| i64::from(a < b)),
        (BinOp::Le, Sort::Int | Sort::Long) => each!(|a, b| i64::from(a <= b)),
        (BinOp::BoolAnd, _) => each!(|a, b| a & b),
        (BinOp::BoolOr, _) => each!(|a, b| a | b),
        (BinOp::And, _) => each!(|a, b| a & b),
        (BinOp::Or, _) => each!(|a, b| a | b),
        (BinOp::Xor, _) => each!(|a, b| a ^ b),
        (BinOp::Add, Sort::Int) => int!(i32::wrapping_add),
        (BinOp::Sub, Sort::Int) => int!(i32::wrapping_sub),
        (BinOp::Mul, Sort::Int) => int!(i32::wrapping_mul),
        (BinOp::Shl, Sort::Int) => int!(|a: i32, b: i32| a.wrapping_shl(b as u32)),
        (BinOp::Shr, Sort::Int) => int!(|a: i32, b: i32| a.wrapping_shr(b as u32)),
        (BinOp::Ushr, Sort::Int) => int!(|a: i32, b: i32| (a as u32).wrapping_shr(b as u32) as i32),
        (BinOp::Div, Sort::Int) => int!(|a: i32, b: i32| if b == 0 { 0 } else { a.wrapping_div(b) }),
        (BinOp::Rem, Sort::Int) => int!(|a: i32, b: i32| if b == 0 { a } else { a.wrapping_rem(b) }),
        (BinOp::Add, Sort::Long) => each!(i64::wrapping_add),
        (BinOp::Sub, Sort::Long) => each!(i64::wrapping_sub),
        (BinOp::Mul, Sort::Long) => each!(i64::wrapping_mul),
        _ => each!(|a, b| to_lane(eval_binary(op, from_lane(left, a), from_lane(right, b)))),
    }
}
