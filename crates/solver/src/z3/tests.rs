//! The encodings against the evaluator: with all variables fixed, a term has the value the evaluator gives it.

use crate::bitvectors::Bitvectors;
use crate::linear::Linear;
use crate::{Allowance, Answer, Limit};
use std::time::Duration;
use term::{BinOp, Const, Model, Sort, TermId, Terms, UnOp, Var, VarKind, eval};

fn allowance() -> Allowance {
    Allowance::new(Limit::Time(Duration::from_secs(20)), None)
}

const INTS: [i32; 14] = [0, 1, -1, 2, 7, -7, 31, 33, 255, -128, 65535, i32::MAX, i32::MIN, 123_456_789];
const DOUBLES: [f64; 16] = [
    0.0,
    -0.0,
    1.0,
    -1.5,
    0.5,
    3.0,
    f64::NAN,
    f64::INFINITY,
    f64::NEG_INFINITY,
    5e-324,
    1e-40,
    f64::MAX,
    2147483647.5,
    -2147483649.0,
    9.3e18,
    -1e30,
];

fn value(kind: VarKind, at: usize) -> Const {
    let int = INTS[at % INTS.len()];
    match kind {
        VarKind::Long => Const::Long(if at.is_multiple_of(3) { i64::from(int) << 31 } else { int.into() }),
        VarKind::Float => Const::Float(DOUBLES[at % DOUBLES.len()] as f32),
        VarKind::Double => Const::Double(DOUBLES[at % DOUBLES.len()]),
        _ => Const::Int(int),
    }
}

/// `id == value`, by bits.
fn equals(terms: &mut Terms, id: TermId, value: Const) -> TermId {
    let constant = terms.constant(value);
    let bits = match value.sort() {
        Sort::Float => UnOp::FloatBits,
        Sort::Double => UnOp::DoubleBits,
        _ => return terms.eq(id, constant),
    };
    let (a, b) = (terms.unary(bits, id), terms.unary(bits, constant));
    terms.eq(a, b)
}

struct Case {
    conjuncts: Vec<TermId>,
    vars: Vec<Var>,
    /// The operator's result equals what the evaluator says, and its opposite.
    right: TermId,
    wrong: TermId,
    what: String,
}

/// Fixes the operands of `make` to the values numbered `at`.
fn case(terms: &mut Terms, kinds: &[VarKind], at: [usize; 2], make: impl Fn(&mut Terms, &[TermId]) -> TermId) -> Case {
    let vars: Vec<Var> = kinds.iter().zip(0..).map(|(&kind, index)| Var { index, kind }).collect();
    let ids: Vec<TermId> = vars.iter().map(|&var| terms.var(var)).collect();
    let mut model = Model::new();
    let mut conjuncts = Vec::new();
    for ((&var, &id), at) in vars.iter().zip(&ids).zip(at) {
        model.set(var, value(var.kind, at));
        conjuncts.push(equals(terms, id, value(var.kind, at)));
    }
    let result = make(terms, &ids);
    let expected = eval(terms, result, &model);
    let right = equals(terms, result, expected);
    let wrong = terms.not(right);
    let what = format!("{} for {model:?} is {expected:?}", terms.show(result, &|v| format!("x{}", v.index)));
    Case { conjuncts, vars, right, wrong, what }
}

fn unary_cases(terms: &mut Terms) -> Vec<Case> {
    use UnOp::*;
    use VarKind::{Double, Float, Int, Long};
    let operators = [
        (Neg, Int),
        (Neg, Long),
        (Neg, Float),
        (Neg, Double),
        (Abs, Float),
        (Abs, Double),
        (Sqrt, Double),
        (I2L, Int),
        (I2F, Int),
        (I2D, Int),
        (L2I, Long),
        (L2F, Long),
        (L2D, Long),
        (F2I, Float),
        (F2L, Float),
        (F2D, Float),
        (D2I, Double),
        (D2L, Double),
        (D2F, Double),
        (I2B, Int),
        (I2C, Int),
        (I2S, Int),
        (FloatBits, Float),
        (BitsFloat, Int),
        (DoubleBits, Double),
        (BitsDouble, Long),
    ];
    let mut cases = Vec::new();
    for (op, kind) in operators {
        // Floats take Z3 long; a few of them suffice.
        let step = match kind {
            Double => 6,
            Float => 3,
            _ => 1,
        };
        for at in (0..DOUBLES.len()).step_by(step) {
            cases.push(case(terms, &[kind], [at, 0], |terms, x| terms.unary(op, x[0])));
        }
    }
    cases
}

fn binary_cases(terms: &mut Terms, kind: VarKind, operators: &[BinOp], step: usize) -> Vec<Case> {
    let mut cases = Vec::new();
    for &op in operators {
        let shift = matches!(op, BinOp::Shl | BinOp::Shr | BinOp::Ushr);
        let right = if shift { VarKind::Int } else { kind };
        for at in (0..DOUBLES.len() * DOUBLES.len()).step_by(step) {
            let at = [at % DOUBLES.len(), at / DOUBLES.len()];
            cases.push(case(terms, &[kind, right], at, |terms, x| terms.binary(op, x[0], x[1])));
            // The same with a constant on the right, for which there are encodings of their own.
            let known = value(right, at[1]);
            cases.push(case(terms, &[kind], at, |terms, x| {
                let known = terms.constant(known);
                terms.binary(op, x[0], known)
            }));
        }
    }
    cases
}

/// `refuted` is told the conjuncts and says whether they were found to contradict each other.
fn compare(
    terms: &mut Terms,
    cases: Vec<Case>,
    complete: bool,
    refuted: &mut dyn FnMut(&mut Terms, &Case, &[TermId]) -> bool,
) {
    for case in cases {
        let with = |last: TermId| [&case.conjuncts[..], &[last]].concat();
        assert!(!refuted(terms, &case, &with(case.right)), "refuted: {}", case.what);
        let contradiction = refuted(terms, &case, &with(case.wrong));
        assert!(contradiction || !complete, "not refuted: not {}", case.what);
    }
}

fn by_bitvectors() -> impl FnMut(&mut Terms, &Case, &[TermId]) -> bool {
    let mut z3 = Bitvectors::default();
    move |terms, case, conjuncts| z3.check(terms, conjuncts, &case.vars, allowance()) == Answer::Infeasible
}

const INTEGER: [BinOp; 14] = {
    use BinOp::*;
    [Add, Sub, Mul, Div, Rem, Shl, Shr, Ushr, And, Or, Xor, Eq, Lt, Le]
};
const FLOAT: [BinOp; 9] = {
    use BinOp::*;
    [Add, Sub, Mul, Div, Eq, Lt, Le, Fcmpl, Fcmpg]
};

#[test]
fn bitvectors_know_unary_operators() {
    let mut terms = Terms::new();
    let cases = unary_cases(&mut terms);
    compare(&mut terms, cases, true, &mut by_bitvectors());
}

#[test]
fn bitvectors_know_tables() {
    let mut terms = Terms::new();
    let mut cases = Vec::new();
    for entries in [&[3, 3, -7, 0, 9, 9, 9, i32::MIN][..], &[5], &[0, 0], &(0..300).collect::<Vec<i32>>()] {
        for at in 0..INTS.len() {
            cases.push(case(&mut terms, &[VarKind::Int], [at, 0], |terms, x| terms.table(entries, x[0])));
        }
    }
    compare(&mut terms, cases, true, &mut by_bitvectors());
}

#[test]
fn bitvectors_know_binary_operators() {
    let mut terms = Terms::new();
    let mut cases = binary_cases(&mut terms, VarKind::Int, &INTEGER, 29);
    cases.extend(binary_cases(&mut terms, VarKind::Long, &INTEGER, 67));
    cases.extend(binary_cases(&mut terms, VarKind::Long, &[BinOp::Lcmp], 17));
    cases.extend(binary_cases(&mut terms, VarKind::Float, &FLOAT, 67));
    cases.extend(binary_cases(&mut terms, VarKind::Double, &FLOAT, 151));
    compare(&mut terms, cases, true, &mut by_bitvectors());
}

#[test]
fn bitvectors_know_the_remainder_of_floats() {
    let mut terms = Terms::new();
    let mut cases = Vec::new();
    for divisor in [2.0, -0.7, 0.3, f64::INFINITY, 0.0, f64::NAN] {
        for at in [1, 3, 5, 7, 8] {
            // Doubles take Z3 long.
            let (kind, divisor) = match at {
                0..8 => (VarKind::Float, Const::Float(divisor as f32)),
                _ => (VarKind::Double, Const::Double(divisor)),
            };
            cases.push(case(&mut terms, &[kind], [at, 0], |terms, x| {
                let divisor = terms.constant(divisor);
                terms.binary(BinOp::Rem, x[0], divisor)
            }));
        }
    }
    compare(&mut terms, cases, true, &mut by_bitvectors());
    // Where the quotient is large, an unknown is too much, but not too little.
    let others = binary_cases(&mut terms, VarKind::Float, &[BinOp::Rem], 67);
    compare(&mut terms, others, false, &mut by_bitvectors());
}

/// Linear arithmetic need not refute everything, but must not refute what holds.
#[test]
fn integers_refute_nothing_that_holds() {
    let mut terms = Terms::new();
    let mut cases = unary_cases(&mut terms);
    cases.extend(binary_cases(&mut terms, VarKind::Int, &INTEGER, 7));
    cases.extend(binary_cases(&mut terms, VarKind::Long, &INTEGER, 23));
    let mut linear = Linear::default();
    compare(&mut terms, cases, false, &mut |terms, case, conjuncts| {
        linear.check(terms, conjuncts, &case.vars, allowance()) == Some(Answer::Infeasible)
    });
}

/// Sums of sums, with small factors and large ones, have the value that Java gives them, however often they overflow.
#[test]
fn sums_turn_as_in_java() {
    let mut terms = Terms::new();
    let mut cases = Vec::new();
    for kind in [VarKind::Int, VarKind::Long] {
        for at in 0..60 {
            cases.push(case(&mut terms, &[kind, kind], [at % 14, at / 3], |terms, ids| {
                let factors = [1, -1, 3, -2, 31, 1 << 20, i32::MAX, i32::MIN];
                let mut sum = ids[0];
                for round in 0..2 + at % 7 {
                    let factor = match kind {
                        VarKind::Long => Const::Long(factors[(at + round) % 8].into()),
                        _ => Const::Int(factors[(at + round) % 8]),
                    };
                    let factor = terms.constant(factor);
                    let other = terms.binary(BinOp::Mul, ids[round % 2], factor);
                    // What is compared has made its turns, and may be added up again.
                    let op = if (at + round) % 3 == 0 { BinOp::Sub } else { BinOp::Add };
                    sum = terms.binary(op, sum, other);
                    if round == 1 {
                        let is_less = terms.binary(BinOp::Lt, sum, ids[1]);
                        sum = terms.ite(is_less, sum, ids[0]);
                    }
                }
                sum
            }));
        }
    }
    let steps = Allowance::new(Limit::Steps(4_000_000), None);
    let mut linear = Linear::default();
    compare(&mut terms, cases, true, &mut |terms, case, conjuncts| {
        linear.check(terms, conjuncts, &case.vars, steps) == Some(Answer::Infeasible)
    });
}

/// Interrupting Z3 while it works on one question must not change its answers to the next ones.
#[test]
fn interrupted_questions_spoil_no_others() {
    let mut terms = Terms::new();
    let vars: Vec<Var> = (0..4).map(|index| Var { index, kind: VarKind::Long }).collect();
    let ids: Vec<TermId> = vars.iter().map(|&var| terms.var(var)).collect();
    // A product of two odd numbers is a large prime: too much for a few milliseconds.
    let prime = terms.constant(Const::Long(1_000_000_007 * 998_244_353));
    let product = terms.binary(BinOp::Mul, ids[0], ids[1]);
    let mut hard = vec![terms.eq(product, prime)];
    let one = terms.constant(Const::Long(1));
    for &id in &ids[..2] {
        let is_small = terms.binary(BinOp::Lt, id, prime);
        let is_large = terms.binary(BinOp::Lt, one, id);
        hard.extend([is_small, is_large]);
    }
    let sum = terms.binary(BinOp::Add, ids[2], ids[3]);
    let possible = terms.binary(BinOp::Lt, sum, ids[2]);
    let impossible = terms.not(possible);
    let (mut bitvectors, mut linear) = (Bitvectors::default(), Linear::default());
    for round in 0..12 {
        let brief = Allowance::new(Limit::Time(Duration::from_millis(1 + round)), None);
        bitvectors.check(&mut terms, &hard, &vars, brief);
        linear.check(&mut terms, &hard, &vars, brief);
        assert!(matches!(bitvectors.check(&mut terms, &[possible], &vars, allowance()), Answer::Feasible(_)));
        let both = [possible, impossible];
        assert!(matches!(bitvectors.check(&mut terms, &both, &vars, allowance()), Answer::Infeasible));
        assert!(matches!(linear.check(&mut terms, &[possible], &vars, allowance()), Some(Answer::Feasible(_))));
        assert!(matches!(linear.check(&mut terms, &both, &vars, allowance()), Some(Answer::Infeasible)));
    }
}
