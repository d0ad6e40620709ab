//! Java's integers as mathematical ones in Z3's linear arithmetic.
//!
//! A result that may leave its type is `raw - 2^n * turns` with an unknown number of turns: exact, and linear. A sum of
//! many terms makes its turns once, at the end: turns of the sums in it would only be more unknowns. What is not linear (`x * y`, `x ^ y`, everything about floats) is an unknown within the term's range. So what is
//! unsatisfiable here is so in Java; values found are evaluated by the caller.

use super::context::{Context, Outcome};
use crate::Allowance;
use rustc_hash::{FxHashMap, FxHashSet};
use std::ffi::CString;
use std::sync::Arc;
use term::{BinOp, Const, Model, Range, Sort, Term, TermId, Terms, UnOp, Var, VarKind};
use z3_sys::*;

type Ast = Option<Z3_ast>;
/// The least and the greatest a number can be.
type Bounds = (i128, i128);
type Make2 = unsafe extern "C" fn(Z3_context, Z3_ast, Z3_ast) -> Ast;

/// The most turns of a sum whose operands make none.
const MOST_TURNS: i128 = 256;

/// A Z3 context of its own, and what must hold about the numbers in it.
pub(crate) struct Integers {
    context: Context,
    /// Conditions that come with a term: its range, its number of turns.
    sides: FxHashMap<TermId, Vec<Z3_ast>>,
    /// Sums that may leave their type, before their turns, and the bounds of those.
    loose: FxHashMap<TermId, (Z3_ast, Bounds)>,
    /// Sums whose operands have made no turns.
    summed: FxHashSet<TermId>,
    /// All conditions that come with a conjunct and its operands.
    collected: FxHashMap<TermId, Arc<[Z3_ast]>>,
    /// Assumed at first: no number makes a turn.
    straight: Z3_ast,
    sort: Z3_sort,
}

// SAFETY: as for the context, which holds everything these point to.
unsafe impl Send for Integers {}

impl Integers {
    pub fn new() -> Option<Integers> {
        let mut context = Context::new()?;
        // SAFETY: made in this context, and counted before the next call.
        let (straight, sort) = unsafe {
            let sort = Z3_mk_int_sort(context.raw)?;
            let ast = Z3_sort_to_ast(context.raw, sort);
            context.keep(ast)?;
            let bool_sort = Z3_mk_bool_sort(context.raw)?;
            (context.unknown("straight", bool_sort)?, sort)
        };
        Some(Integers {
            context,
            sides: FxHashMap::default(),
            loose: FxHashMap::default(),
            summed: FxHashSet::default(),
            collected: FxHashMap::default(),
            straight,
            sort,
        })
    }

    /// Whether it is time for others.
    pub fn is_spent(&self) -> bool {
        self.context.is_spent()
    }

    /// Opens a scope with one more assertion. `None` if Z3 failed; the scope is open all the same.
    pub fn push(&mut self, terms: &Terms, condition: TermId) -> Option<()> {
        let translated = self.translate(terms, condition);
        let sides = self.collect(terms, condition);
        self.context.open();
        sides.iter().for_each(|&side| self.context.assert(side));
        self.context.assert(translated?);
        Some(())
    }

    pub fn pop(&mut self, count: usize) {
        self.context.pop(count);
    }

    /// Decides the open scopes, first without overflow, then with.
    pub fn check(&mut self, terms: &mut Terms, vars: &[Var], allowance: Allowance) -> Outcome {
        match self.context.check_assuming(&[self.straight], allowance) {
            Z3_L_TRUE => {}
            Z3_L_FALSE => match self.context.check_assuming(&[], allowance) {
                Z3_L_TRUE => {}
                Z3_L_FALSE => return Outcome::Unsatisfiable,
                _ => return Outcome::Unknown(String::new()),
            },
            _ => return Outcome::Unknown(String::new()),
        }
        let asts: Vec<(Var, Z3_ast)> = vars
            .iter()
            .filter_map(|&var| {
                let id = terms.var(var);
                self.context.asts.get(&id).map(|&ast| (var, ast))
            })
            .collect();
        let mut model = Model::new();
        for (var, value) in self.context.read_integers(&asts) {
            if Range::of_kind(var.kind).contains(value) {
                model.set(var, Const::integer(var.kind.sort(), value));
            }
        }
        Outcome::Satisfiable(model)
    }

    /// The conditions that come with a conjunct and everything in it.
    fn collect(&mut self, terms: &Terms, root: TermId) -> Arc<[Z3_ast]> {
        if let Some(sides) = self.collected.get(&root) {
            return sides.clone();
        }
        let mut sides = Vec::new();
        let mut seen = FxHashSet::default();
        // Each with whether its turns matter.
        let mut pending = vec![(root, true)];
        while let Some((id, is_turned)) = pending.pop() {
            if !seen.insert((id, is_turned)) {
                continue;
            }
            if is_turned || !self.loose.contains_key(&id) {
                sides.extend(self.sides.get(&id).into_iter().flatten());
            }
            let turned = !self.summed.contains(&id);
            pending.extend(operands(terms, id).into_iter().flatten().map(|operand| (operand, turned)));
        }
        let sides: Arc<[Z3_ast]> = sides.into();
        self.collected.insert(root, sides.clone());
        sides
    }

    fn translate(&mut self, terms: &Terms, root: TermId) -> Ast {
        let mut stack = vec![root];
        while let Some(&id) = stack.last() {
            let before = stack.len();
            if !self.context.asts.contains_key(&id) {
                let missing = |x: &TermId| !self.context.asts.contains_key(x);
                stack.extend(operands(terms, id).into_iter().flatten().filter(missing));
                if stack.len() > before {
                    continue;
                }
                let ast = self.encode(terms, id)?;
                self.context.asts.insert(id, ast);
            }
            stack.pop();
        }
        self.context.asts.get(&root).copied()
    }

    fn encode(&mut self, terms: &Terms, id: TermId) -> Ast {
        match (terms.sort(id), terms.get(id)) {
            (Sort::Bool, term) => self.condition(terms, term),
            (sort, term) if sort.is_integer() => self.number(terms, id, term),
            // Floats are left out; comparisons of them are unknown conditions.
            _ => Some(self.straight),
        }
    }

    fn condition(&mut self, terms: &Terms, term: Term) -> Ast {
        let raw = self.context.raw;
        // SAFETY: operands belong to this context; arrays live through the calls.
        let ast = unsafe {
            match term {
                Term::Const(Const::Bool(true)) => Z3_mk_true(raw),
                Term::Const(_) => Z3_mk_false(raw),
                Term::Unary(_, a) => Z3_mk_not(raw, self.known(a)?),
                Term::Binary(BinOp::BoolAnd, a, b) => Z3_mk_and(raw, 2, [self.known(a)?, self.known(b)?].as_ptr()),
                Term::Binary(BinOp::BoolOr, a, b) => Z3_mk_or(raw, 2, [self.known(a)?, self.known(b)?].as_ptr()),
                Term::Binary(_, a, _) if terms.sort(a).is_float() => {
                    let sort = Z3_mk_bool_sort(raw)?;
                    return self.context.unknown(&format!("c{}", self.context.len()), sort);
                }
                Term::Binary(BinOp::Lt, a, b) => Z3_mk_lt(raw, self.known(a)?, self.known(b)?),
                Term::Binary(BinOp::Le, a, b) => Z3_mk_le(raw, self.known(a)?, self.known(b)?),
                Term::Binary(_, a, b) => Z3_mk_eq(raw, self.known(a)?, self.known(b)?),
                Term::Ite(c, t, e) => Z3_mk_ite(raw, self.known(c)?, self.known(t)?, self.known(e)?),
                Term::Var(_) | Term::Table(..) => None,
            }
        };
        self.context.keep(ast)
    }

    fn number(&mut self, terms: &Terms, id: TermId, term: Term) -> Ast {
        let all = Range::of_sort(terms.sort(id));
        match term {
            Term::Const(c) => self.literal(c.as_integer()?.into()),
            Term::Ite(c, t, e) => {
                let (c, t, e) = (self.known(c)?, self.known(t)?, self.known(e)?);
                self.choice(c, t, e)
            }
            Term::Unary(UnOp::I2L, a) => self.known(a),
            Term::Unary(UnOp::Neg, a) => self.sum(terms, id, &[(-1, a)]),
            Term::Unary(op @ (UnOp::L2I | UnOp::I2B | UnOp::I2C | UnOp::I2S), a) => {
                let target = match op {
                    UnOp::I2B => Range::of_kind(VarKind::Byte),
                    UnOp::I2C => Range::of_kind(VarKind::Char),
                    UnOp::I2S => Range::of_kind(VarKind::Short),
                    _ => all,
                };
                let raw = self.known(a)?;
                self.turned(id, raw, range(terms, a), target)
            }
            Term::Binary(BinOp::Add, a, b) => self.sum(terms, id, &[(1, a), (1, b)]),
            Term::Binary(BinOp::Sub, a, b) => self.sum(terms, id, &[(1, a), (-1, b)]),
            Term::Binary(op, a, b) => match terms.as_integer(b) {
                Some(by) => self.with_constant(terms, id, op, a, by.into()),
                None => self.unknown(terms, id),
            },
            _ => self.unknown(terms, id),
        }
    }

    /// The sum of some terms of its own type, each with a factor.
    fn sum(&mut self, terms: &Terms, id: TermId, parts: &[(i128, TermId)]) -> Ast {
        let all = Range::of_sort(terms.sort(id));
        let turned = |&(factor, x): &(i128, TermId)| Some((factor, self.known(x)?, range(terms, x)));
        let loose = |part: &(i128, TermId)| match self.loose.get(&part.1) {
            Some(&(ast, bounds)) => Some((part.0, ast, bounds)),
            None => turned(part),
        };
        let mut operands: Vec<(i128, Z3_ast, Bounds)> = parts.iter().map(loose).collect::<Option<_>>()?;
        let most = MOST_TURNS * (i128::from(all.hi) - i128::from(all.lo) + 1);
        let is_small = |&(lo, hi): &Bounds| -most <= lo && hi <= most;
        let bounds = match bounds(&operands).filter(is_small) {
            Some(bounds) => {
                self.summed.insert(id);
                bounds
            }
            // Large factors, as of a hash code, would only make numbers large.
            None => {
                operands = parts.iter().map(turned).collect::<Option<_>>()?;
                bounds(&operands)?
            }
        };
        let mut raw = None;
        for (factor, ast, _) in operands {
            raw = Some(match (raw, factor) {
                (None, 1) => ast,
                (Some(sum), 1) => self.arithmetic(BinOp::Add, sum, ast)?,
                (Some(sum), -1) => self.arithmetic(BinOp::Sub, sum, ast)?,
                (sum, factor) => {
                    let factor = self.literal(factor)?;
                    let product = self.arithmetic(BinOp::Mul, ast, factor)?;
                    match sum {
                        Some(sum) => self.arithmetic(BinOp::Add, sum, product)?,
                        None => product,
                    }
                }
            });
        }
        let raw = raw?;
        if bounds.0 < i128::from(all.lo) || i128::from(all.hi) < bounds.1 {
            self.loose.insert(id, (raw, bounds));
        }
        self.turned(id, raw, bounds, all)
    }

    /// `a op by` for a constant `by`.
    fn with_constant(&mut self, terms: &Terms, id: TermId, op: BinOp, a: TermId, by: i128) -> Ast {
        let x = self.known(a)?;
        match op {
            BinOp::Mul => self.sum(terms, id, &[(by, a)]),
            // Z3's division rounds down for a positive divisor, as an arithmetic shift does.
            BinOp::Shr => {
                let power = self.literal(1 << by)?;
                self.make2(Z3_mk_div, x, power)
            }
            // The same of the unsigned number with these bits.
            BinOp::Ushr => {
                let turn = 1i128 << if terms.sort(id) == Sort::Long { 64 } else { 32 };
                let (zero, turn, power) = (self.literal(0)?, self.literal(turn)?, self.literal(1 << by)?);
                let negative = self.make2(Z3_mk_lt, x, zero)?;
                let unsigned = self.arithmetic(BinOp::Add, x, turn)?;
                let unsigned = self.choice(negative, unsigned, x)?;
                self.make2(Z3_mk_div, unsigned, power)
            }
            BinOp::And if by > 0 && (by + 1) & by == 0 => {
                let power = self.literal(by + 1)?;
                self.make2(Z3_mk_mod, x, power)
            }
            // Dividing by 1 and -1 was simplified away, so nothing wraps.
            BinOp::Div | BinOp::Rem if by.abs() > 1 => {
                let quotient = self.truncated(x, by)?;
                if op == BinOp::Div {
                    return Some(quotient);
                }
                let by = self.literal(by)?;
                let product = self.arithmetic(BinOp::Mul, quotient, by)?;
                self.arithmetic(BinOp::Sub, x, product)
            }
            _ => self.unknown(terms, id),
        }
    }

    /// `x / by`, towards zero.
    fn truncated(&mut self, x: Z3_ast, by: i128) -> Ast {
        let (zero, divisor) = (self.literal(0)?, self.literal(by.abs())?);
        let negative = self.make2(Z3_mk_lt, x, zero)?;
        let opposite = self.arithmetic(BinOp::Sub, zero, x)?;
        let (up, down) = (self.make2(Z3_mk_div, opposite, divisor)?, self.make2(Z3_mk_div, x, divisor)?);
        let up = self.arithmetic(BinOp::Sub, zero, up)?;
        let quotient = self.choice(negative, up, down)?;
        if by < 0 { self.arithmetic(BinOp::Sub, zero, quotient) } else { Some(quotient) }
    }

    /// `raw`, which lies within `bounds`, brought into `target` by turns of the target's size.
    fn turned(&mut self, id: TermId, raw: Z3_ast, bounds: Bounds, target: Range) -> Ast {
        let (lo, hi) = (i128::from(target.lo), i128::from(target.hi));
        if lo <= bounds.0 && bounds.1 <= hi {
            return Some(raw);
        }
        let turn = hi - lo + 1;
        let turns = self.context.unknown(&format!("t{}", self.context.len()), self.sort)?;
        let (size, none) = (self.literal(turn)?, self.literal(0)?);
        let subtracted = self.arithmetic(BinOp::Mul, turns, size)?;
        let result = self.arithmetic(BinOp::Sub, raw, subtracted)?;
        let is_straight = self.make2(Z3_mk_eq, turns, none)?;
        let side = self.make2(Z3_mk_implies, self.straight, is_straight)?;
        let (fewest, most) = ((bounds.0 - lo).div_euclid(turn), (bounds.1 - lo).div_euclid(turn));
        let mut sides = vec![side];
        sides.extend(self.between(turns, fewest, most)?);
        sides.extend(self.between(result, lo, hi)?);
        self.sides.insert(id, sides);
        Some(result)
    }

    /// A number of which only the range is known, as a variable's.
    fn unknown(&mut self, terms: &Terms, id: TermId) -> Ast {
        let ast = self.context.unknown(&format!("n{}", self.context.len()), self.sort)?;
        let Range { lo, hi } = terms.range(id);
        let sides = self.between(ast, lo.into(), hi.into())?;
        self.sides.insert(id, sides.to_vec());
        Some(ast)
    }

    fn between(&mut self, x: Z3_ast, lo: i128, hi: i128) -> Option<[Z3_ast; 2]> {
        let (lo, hi) = (self.literal(lo)?, self.literal(hi)?);
        Some([self.make2(Z3_mk_le, lo, x)?, self.make2(Z3_mk_le, x, hi)?])
    }

    fn literal(&mut self, value: i128) -> Ast {
        let text = CString::new(value.to_string()).ok()?;
        // SAFETY: the text lives through the call.
        let ast = unsafe { Z3_mk_numeral(self.context.raw, text.as_ptr(), self.sort) };
        self.context.keep(ast)
    }

    fn arithmetic(&mut self, op: BinOp, a: Z3_ast, b: Z3_ast) -> Ast {
        let make = match op {
            BinOp::Add => Z3_mk_add,
            BinOp::Sub => Z3_mk_sub,
            _ => Z3_mk_mul,
        };
        // SAFETY: operands belong to this context; the array lives through the call.
        let ast = unsafe { make(self.context.raw, 2, [a, b].as_ptr()) };
        self.context.keep(ast)
    }

    fn choice(&mut self, c: Z3_ast, t: Z3_ast, e: Z3_ast) -> Ast {
        // SAFETY: operands belong to this context.
        let ast = unsafe { Z3_mk_ite(self.context.raw, c, t, e) };
        self.context.keep(ast)
    }

    fn make2(&mut self, make: Make2, a: Z3_ast, b: Z3_ast) -> Ast {
        // SAFETY: `make` is one of Z3's constructors; the operands belong to this context.
        let ast = unsafe { make(self.context.raw, a, b) };
        self.context.keep(ast)
    }

    fn known(&self, id: TermId) -> Ast {
        self.context.asts.get(&id).copied()
    }
}

fn range(terms: &Terms, id: TermId) -> Bounds {
    let Range { lo, hi } = terms.range(id);
    (lo.into(), hi.into())
}

/// The bounds of a sum; none if they are too large to be said.
fn bounds(parts: &[(i128, Z3_ast, Bounds)]) -> Option<Bounds> {
    parts.iter().try_fold((0i128, 0i128), |sum, &(factor, _, (lo, hi))| {
        let (a, b) = (lo.checked_mul(factor)?, hi.checked_mul(factor)?);
        Some((sum.0.checked_add(a.min(b))?, sum.1.checked_add(a.max(b))?))
    })
}

fn operands(terms: &Terms, id: TermId) -> [Option<TermId>; 3] {
    match terms.get(id) {
        Term::Const(_) | Term::Var(_) => [None; 3],
        Term::Unary(_, a) | Term::Table(_, a) => [Some(a), None, None],
        Term::Binary(_, a, b) => [Some(a), Some(b), None],
        Term::Ite(c, t, e) => [Some(c), Some(t), Some(e)],
    }
}
