//! What operators mean: Java's arithmetic on known values.

use crate::arena::entry;
use crate::{BinOp, Const, Model, TableId, Term, TermId, Terms, UnOp};
use Const::{Bool, Double, Float, Int, Long};
use rustc_hash::FxHashMap;

/// Below this many nodes a term is evaluated by plain recursion; above, shared subterms are remembered.
const SMALL: u32 = 64;

/// The value of `id` under `model`.
pub fn eval(terms: &Terms, id: TermId, model: &Model) -> Const {
    if terms.size(id) <= SMALL { small(terms, id, model) } else { large(terms, id, model) }
}

/// Whether the condition `id` is true under `model`.
pub fn holds(terms: &Terms, id: TermId, model: &Model) -> bool {
    eval(terms, id, model) == Bool(true)
}

fn small(terms: &Terms, id: TermId, model: &Model) -> Const {
    match terms.get(id) {
        Term::Const(c) => c,
        Term::Var(v) => model.get(v),
        Term::Unary(op, a) => eval_unary(op, small(terms, a, model)),
        Term::Binary(op, a, b) => eval_binary(op, small(terms, a, model), small(terms, b, model)),
        Term::Ite(c, t, e) => {
            let taken = if small(terms, c, model) == Bool(true) { t } else { e };
            small(terms, taken, model)
        }
        Term::Table(table, index) => look_up(terms, table, small(terms, index, model)),
    }
}

/// Evaluates operands before what is made of them, each once: a term may be deep, and as a tree exponentially large.
fn large(terms: &Terms, root: TermId, model: &Model) -> Const {
    let mut known: FxHashMap<TermId, Const> = FxHashMap::default();
    let mut stack = vec![root];
    while let Some(&id) = stack.last() {
        if known.contains_key(&id) {
            stack.pop();
            continue;
        }
        let before = stack.len();
        let mut value = |x: TermId| {
            let found = known.get(&x).copied();
            if found.is_none() {
                stack.push(x);
            }
            found
        };
        let result = match terms.get(id) {
            Term::Const(c) => Some(c),
            Term::Var(v) => Some(model.get(v)),
            Term::Unary(op, a) => value(a).map(|a| eval_unary(op, a)),
            Term::Binary(op, a, b) => value(a).zip(value(b)).map(|(a, b)| eval_binary(op, a, b)),
            Term::Ite(c, t, e) => value(c).and_then(|c| value(if c == Bool(true) { t } else { e })),
            Term::Table(table, index) => value(index).map(|index| look_up(terms, table, index)),
        };
        if let Some(result) = result {
            stack.truncate(before - 1);
            known.insert(id, result);
        }
    }
    known[&root]
}

fn look_up(terms: &Terms, table: TableId, index: Const) -> Const {
    Int(index.as_integer().map_or(0, |at| entry(terms.entries(table), at)))
}

/// The value of an operator applied to a known operand.
///
/// # Panics
/// If the operand's sort is not one the operator takes.
pub fn eval_unary(op: UnOp, a: Const) -> Const {
    use UnOp::*;
    let result = match (op, a) {
        (Not, Bool(a)) => Bool(!a),
        (Neg, Int(a)) => Int(a.wrapping_neg()),
        (Neg, Long(a)) => Long(a.wrapping_neg()),
        (Neg, Float(a)) => Float(-a),
        (Neg, Double(a)) => Double(-a),
        (Abs, Float(a)) => Float(a.abs()),
        (Abs, Double(a)) => Double(a.abs()),
        (Sqrt, Double(a)) => Double(a.sqrt()),
        (I2L, Int(a)) => Long(a.into()),
        (I2F, Int(a)) => Float(a as f32),
        (I2D, Int(a)) => Double(a.into()),
        (L2I, Long(a)) => Int(a as i32),
        (L2F, Long(a)) => Float(a as f32),
        (L2D, Long(a)) => Double(a as f64),
        // Rust's `as` saturates and takes NaN to 0, as Java does.
        (F2I, Float(a)) => Int(a as i32),
        (F2L, Float(a)) => Long(a as i64),
        (F2D, Float(a)) => Double(a.into()),
        (D2I, Double(a)) => Int(a as i32),
        (D2L, Double(a)) => Long(a as i64),
        (D2F, Double(a)) => Float(a as f32),
        (I2B, Int(a)) => Int((a as i8).into()),
        (I2C, Int(a)) => Int((a as u16).into()),
        (I2S, Int(a)) => Int((a as i16).into()),
        (FloatBits, Float(_)) => Int(a.bits() as i32),
        (BitsFloat, Int(a)) => Float(f32::from_bits(a as u32)),
        (DoubleBits, Double(_)) => Long(a.bits() as i64),
        (BitsDouble, Long(a)) => Double(f64::from_bits(a as u64)),
        _ => panic!("{op:?} does not apply to {a:?}"),
    };
    result.canonical()
}

/// The value of an operator applied to known operands.
///
/// # Panics
/// If the operands' sorts are not ones the operator takes.
pub fn eval_binary(op: BinOp, a: Const, b: Const) -> Const {
    let result = match (a, b) {
        (Bool(x), Bool(y)) => bools(op, x, y),
        (Int(x), Int(y)) => ints(op, x, y),
        (Long(x), Long(y)) => longs(op, x, y),
        (Long(x), Int(y)) => long_shift(op, x, y),
        (Float(x), Float(y)) => floats(op, x, y),
        (Double(x), Double(y)) => doubles(op, x, y),
        _ => None,
    };
    result.unwrap_or_else(|| panic!("{op:?} does not apply to {a:?} and {b:?}")).canonical()
}

fn bools(op: BinOp, x: bool, y: bool) -> Option<Const> {
    Some(Bool(match op {
        BinOp::BoolAnd => x && y,
        BinOp::BoolOr => x || y,
        BinOp::Eq => x == y,
        _ => return None,
    }))
}

fn ints(op: BinOp, x: i32, y: i32) -> Option<Const> {
    use BinOp::*;
    Some(Int(match op {
        Add => x.wrapping_add(y),
        Sub => x.wrapping_sub(y),
        Mul => x.wrapping_mul(y),
        Div => {
            if y == 0 {
                0
            } else {
                x.wrapping_div(y)
            }
        }
        Rem => {
            if y == 0 {
                x
            } else {
                x.wrapping_rem(y)
            }
        }
        // The wrapping shifts of Rust mask the amount by the width, as Java's do.
        Shl => x.wrapping_shl(y as u32),
        Shr => x.wrapping_shr(y as u32),
        Ushr => (x as u32).wrapping_shr(y as u32) as i32,
        And => x & y,
        Or => x | y,
        Xor => x ^ y,
        Eq => return Some(Bool(x == y)),
        Lt => return Some(Bool(x < y)),
        Le => return Some(Bool(x <= y)),
        _ => return None,
    }))
}

fn longs(op: BinOp, x: i64, y: i64) -> Option<Const> {
    use BinOp::*;
    Some(Long(match op {
        Add => x.wrapping_add(y),
        Sub => x.wrapping_sub(y),
        Mul => x.wrapping_mul(y),
        Div => {
            if y == 0 {
                0
            } else {
                x.wrapping_div(y)
            }
        }
        Rem => {
            if y == 0 {
                x
            } else {
                x.wrapping_rem(y)
            }
        }
        And => x & y,
        Or => x | y,
        Xor => x ^ y,
        Eq => return Some(Bool(x == y)),
        Lt => return Some(Bool(x < y)),
        Le => return Some(Bool(x <= y)),
        Lcmp => return Some(Int(x.cmp(&y) as i32)),
        _ => return None,
    }))
}

fn long_shift(op: BinOp, x: i64, y: i32) -> Option<Const> {
    Some(Long(match op {
        BinOp::Shl => x.wrapping_shl(y as u32),
        BinOp::Shr => x.wrapping_shr(y as u32),
        BinOp::Ushr => (x as u64).wrapping_shr(y as u32) as i64,
        _ => return None,
    }))
}

fn floats(op: BinOp, x: f32, y: f32) -> Option<Const> {
    use BinOp::*;
    Some(match op {
        Add => Float(x + y),
        Sub => Float(x - y),
        Mul => Float(x * y),
        Div => Float(x / y),
        Rem => Float(x % y),
        // Widening is exact, so comparisons agree with those of doubles.
        _ => return compare_floats(op, x.into(), y.into()),
    })
}

fn doubles(op: BinOp, x: f64, y: f64) -> Option<Const> {
    use BinOp::*;
    Some(match op {
        Add => Double(x + y),
        Sub => Double(x - y),
        Mul => Double(x * y),
        Div => Double(x / y),
        Rem => Double(x % y),
        _ => return compare_floats(op, x, y),
    })
}

fn compare_floats(op: BinOp, x: f64, y: f64) -> Option<Const> {
    let three_way = |unordered: i32| Int(x.partial_cmp(&y).map_or(unordered, |order| order as i32));
    Some(match op {
        BinOp::Eq => Bool(x == y),
        BinOp::Lt => Bool(x < y),
        BinOp::Le => Bool(x <= y),
        BinOp::Fcmpl => three_way(-1),
        BinOp::Fcmpg => three_way(1),
        _ => return None,
    })
}
