//! Models to be printed, limits, and answers that are not known.

use solver::{Answer, Config, Solver, Why};
use std::time::{Duration, Instant};
use term::{BinOp, Const, Model, TermId, Terms, UnOp, Var, VarKind, holds};

fn var(index: u32, kind: VarKind) -> Var {
    Var { index, kind }
}

fn solver() -> Solver {
    Solver::new(Config { cross_check: true, ..Config::default() })
}

fn model(terms: &mut Terms, path: &[TermId]) -> Model {
    match solver().model(terms, path) {
        Answer::Feasible(model) => {
            assert!(path.iter().all(|&c| holds(terms, c, &model)));
            model
        }
        other => panic!("{other:?}"),
    }
}

fn ints(model: &Model) -> Vec<i64> {
    model.iter().map(|(_, value)| value.as_integer().expect("an integer")).collect()
}

#[test]
fn orders_are_small_numbers() {
    let mut t = Terms::new();
    let [x, y, z, w] = [0, 1, 2, 3].map(|i| t.var(var(i, VarKind::Int)));
    let path = [t.lt(x, y), t.lt(y, z), t.ne(w, x), t.ne(w, y)];
    assert_eq!(ints(&model(&mut t, &path)), [0, 1, 2, 2]);
    let hundred = t.int(100);
    let path = [t.lt(x, y), t.lt(hundred, z), t.lt(z, y)];
    assert_eq!(ints(&model(&mut t, &path)), [0, 102, 101]);
    let less = t.int(-5);
    let path = [t.lt(x, less), t.ne(y, x)];
    assert_eq!(ints(&model(&mut t, &path)), [-6, 0]);
}

#[test]
fn overflow_is_the_only_way() {
    let mut t = Terms::new();
    let x = t.var(var(0, VarKind::Int));
    let one = t.int(1);
    let next = t.add(x, one);
    let path = [t.lt(next, x)];
    assert_eq!(ints(&model(&mut t, &path)), [i64::from(i32::MAX)]);
    let p = t.var(var(1, VarKind::Long));
    let one = t.long(-1);
    let previous = t.add(p, one);
    let path = [t.lt(p, previous)];
    assert_eq!(ints(&model(&mut t, &path)), [i64::MIN]);
}

#[test]
fn products_and_characters() {
    let mut t = Terms::new();
    let x = t.var(var(0, VarKind::Int));
    let square = t.mul(x, x);
    let c = t.var(var(1, VarKind::Char));
    let (many, letter, digit) = (t.int(49), t.int('a' as i32), t.int('9' as i32));
    let path = [t.eq(square, many), t.ne(c, letter)];
    assert_eq!(ints(&model(&mut t, &path)), [7, 'b' as i64]);
    let path = [t.le(c, digit)];
    assert_eq!(ints(&model(&mut t, &path)), ['0' as i64]);
    let b = t.var(var(2, VarKind::Boolean));
    let one = t.int(1);
    let path = [t.eq(b, one)];
    assert_eq!(ints(&model(&mut t, &path)), [1]);
}

#[test]
fn floats_are_simple() {
    let mut t = Terms::new();
    let f = t.var(var(0, VarKind::Float));
    let d = t.var(var(1, VarKind::Double));
    let half = t.float(1.5);
    let path = [t.lt(half, f), t.ne(d, d)];
    let found = model(&mut t, &path);
    assert_eq!(found.get(var(0, VarKind::Float)), Const::Float(2.0));
    assert_eq!(found.get(var(1, VarKind::Double)), Const::Double(f64::NAN));
    let bits = t.unary(UnOp::DoubleBits, d);
    let zero = t.double(0.0);
    let least = t.long(i64::MIN);
    let path = [t.eq(d, zero), t.eq(bits, least)];
    assert_eq!(model(&mut t, &path).get(var(1, VarKind::Double)), Const::Double(-0.0));
}

/// Neither earlier questions nor earlier terms show in a model.
#[test]
fn models_depend_on_the_conditions_only() {
    let conditions = |t: &mut Terms| {
        let [x, y, z] = [0, 1, 2].map(|i| t.var(var(i, VarKind::Int)));
        let (seven, ten) = (t.int(7), t.int(10));
        let product = t.mul(x, y);
        let remainder = t.binary(BinOp::Rem, z, seven);
        let mask = t.binary(BinOp::Xor, x, z);
        vec![t.lt(ten, product), t.eq(remainder, y), t.lt(mask, seven), t.lt(x, y)]
    };
    let mut fresh = Terms::new();
    let path = conditions(&mut fresh);
    let expected = model(&mut fresh, &path);

    let mut used = Terms::new();
    let mut solver = Solver::new(Config::default());
    let [z, y] = [2, 1].map(|i| used.var(var(i, VarKind::Int)));
    let product = used.mul(z, y);
    let many = used.int(1_000_003);
    let odd = used.eq(product, many);
    assert!(solver.check(&mut used, &[], odd).is_feasible());
    let path = conditions(&mut used);
    solver.check(&mut used, &path[1..], path[0]);
    assert_eq!(solver.model(&mut used, &path), Answer::Feasible(expected.clone()));
    assert_eq!(solver.model(&mut used, &path), Answer::Feasible(expected));
}

#[test]
fn a_limit_is_kept() {
    let mut t = Terms::new();
    let [p, q] = [0, 1].map(|i| t.var(var(i, VarKind::Long)));
    // Factoring without wrapping around: hopeless for bit-vectors.
    let product = t.mul(p, q);
    let (one, root, semiprime) = (t.long(1), t.long(3_037_000_499), t.long(2_147_483_647 * 2_147_483_629));
    let path = [t.lt(one, p), t.lt(one, q), t.lt(p, root), t.lt(q, root)];
    let goal = t.eq(product, semiprime);
    let mut solver = Solver::new(Config { timeout: Duration::from_millis(300), ..Config::default() });
    let start = Instant::now();
    let answer = solver.check(&mut t, &path, goal);
    assert!(start.elapsed() < Duration::from_secs(5));
    assert_eq!(answer, Answer::Unknown(Why::Limit));
    assert_eq!(solver.statistics().unknown, 1);
    // And the solver is of use afterwards.
    let goal = t.lt(product, one);
    assert!(!matches!(solver.check(&mut t, &path[..2], goal), Answer::Infeasible));
}

#[test]
fn remainders_of_floats_are_only_approximated() {
    let mut t = Terms::new();
    let d = t.var(var(0, VarKind::Double));
    let (two, five, one) = (t.double(2.0), t.double(5.0), t.double(1.0));
    let remainder = t.binary(BinOp::Rem, d, two);
    let mut solver = solver();
    let goal = t.eq(remainder, one);
    assert!(solver.check(&mut t, &[], goal).is_feasible());
    let goal = t.eq(remainder, five);
    assert_eq!(solver.check(&mut t, &[], goal), Answer::Unknown(Why::Incomplete));
    let contradiction = t.lt(remainder, one);
    assert_eq!(solver.check(&mut t, &[contradiction], goal), Answer::Infeasible);
}

#[test]
fn contradictions() {
    let mut t = Terms::new();
    let [x, y] = [0, 1].map(|i| t.var(var(i, VarKind::Int)));
    let mut solver = solver();
    let less = t.lt(x, y);
    assert_eq!(solver.check(&mut t, &[Terms::FALSE], less), Answer::Infeasible);
    assert_eq!(solver.check(&mut t, &[less], Terms::FALSE), Answer::Infeasible);
    let greater = t.lt(y, x);
    assert_eq!(solver.check(&mut t, &[less], greater), Answer::Infeasible);
    assert!(solver.check(&mut t, &[less], Terms::TRUE).is_feasible());
    // A path that is itself contradictory.
    let z = t.var(var(2, VarKind::Int));
    let (a, b) = (t.lt(y, z), t.lt(z, x));
    let other = t.ne(z, x);
    assert_eq!(solver.check(&mut t, &[less, a, b], other), Answer::Infeasible);
    assert_eq!(solver.check(&mut t, &[less, a, b, other], less), Answer::Infeasible);
    assert!(solver.check(&mut t, &[less, a], other).is_feasible());
    assert!(solver.disagreements().is_empty());
}
