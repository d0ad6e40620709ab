//! Models to be printed, limits, and answers that are not known.

use solver::{Answer, Config, Solver, Stage, Why};
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
fn nothing_goes_on_beyond_the_deadline() {
    let mut t = Terms::new();
    let [p, q] = [0, 1].map(|i| t.var(var(i, VarKind::Long)));
    let product = t.mul(p, q);
    let (one, root, semiprime) = (t.long(1), t.long(3_037_000_499), t.long(2_147_483_647 * 2_147_483_629));
    let path = [t.lt(one, p), t.lt(one, q), t.lt(p, root), t.lt(q, root), t.eq(product, semiprime)];
    let mut solver = Solver::new(Config { timeout: Duration::from_secs(1_000), ..Config::default() });
    solver.set_deadline(Some(Instant::now() + Duration::from_millis(200)));
    assert_eq!(solver.check(&mut t, &path[..4], path[4]), Answer::Unknown(Why::Limit));
    // It has passed: not even easy questions are answered.
    assert_eq!(solver.check(&mut t, &[], path[0]), Answer::Unknown(Why::Limit));
    assert_eq!(solver.model(&mut t, &path[..1]), Answer::Unknown(Why::Limit));
    // A model's steps are bounded by the deadline as well.
    solver.set_deadline(Some(Instant::now() + Duration::from_millis(200)));
    assert_eq!(solver.model(&mut t, &path), Answer::Unknown(Why::Limit));
    // Without one, all is well again.
    solver.set_deadline(None);
    assert!(solver.check(&mut t, &path[..1], path[2]).is_feasible());
    let [q, p] = [1, 0].map(|i| var(i, VarKind::Long));
    let Answer::Feasible(found) = solver.model(&mut t, &path[..2]) else { panic!("a model") };
    assert_eq!((found.get(p), found.get(q)), (Const::Long(2), Const::Long(2)));
}

fn answered(solver: &Solver, stage: Stage) -> u64 {
    solver.statistics().of(stage).answered
}

/// Fractions: products, quotients and remainders of variables that have few values.
#[test]
fn few_values_are_all_tried() {
    let mut t = Terms::new();
    let [n, d, m] = [0, 1, 2].map(|i| t.var(var(i, VarKind::Int)));
    let mut path = Vec::new();
    for x in [n, m] {
        let (low, high) = (t.int(-2), t.int(2));
        path.extend([t.le(low, x), t.le(x, high)]);
    }
    let choices = [-2, 1, 3].map(|c| {
        let c = t.int(c);
        t.eq(d, c)
    });
    let some = t.or(choices[0], choices[1]);
    path.push(t.or(some, choices[2]));
    let product = t.mul(n, m);
    let remainder = t.binary(BinOp::Rem, product, d);
    let (two, four, minus_four) = (t.int(2), t.int(4), t.int(-4));
    let mut solver = solver();
    let goal = t.eq(remainder, two);
    assert!(!solver.check(&mut t, &path, goal).is_infeasible());
    let goal = t.eq(product, four);
    assert!(!solver.check(&mut t, &path, goal).is_infeasible());
    path.push(goal);
    // 4 % -2 is 0, 4 % 1 is 0, 4 % 3 is 1.
    let goal = t.eq(remainder, two);
    assert_eq!(solver.check(&mut t, &path, goal), Answer::Infeasible);
    let goal = t.eq(product, minus_four);
    assert_eq!(solver.check(&mut t, &path, goal), Answer::Infeasible);
    assert!(answered(&solver, Stage::Domains) > 0);
    assert_eq!(answered(&solver, Stage::Bitvectors), 0);
    assert!(solver.disagreements().is_empty());
}

/// Bytes converted to floats, which bit-vectors need seconds for.
#[test]
fn floats_of_bytes() {
    let mut t = Terms::new();
    let [a, b] = [0, 1].map(|i| t.var(var(i, VarKind::Byte)));
    let (x, y) = (t.unary(UnOp::I2F, a), t.unary(UnOp::I2F, b));
    let (sum, exact) = (t.add(x, y), t.add(a, b));
    let exact = t.unary(UnOp::I2F, exact);
    let goal = t.ne(sum, exact);
    let mut solver = Solver::new(Config::default());
    assert_eq!(solver.check(&mut t, &[], goal), Answer::Infeasible);
    let ratio = t.binary(BinOp::Div, x, y);
    let (zero, limit) = (t.int(0), t.float(127.5));
    let path = [t.ne(b, zero)];
    let goal = t.lt(limit, ratio);
    let Answer::Feasible(found) = solver.check(&mut t, &path, goal) else { panic!("-128 / -1") };
    assert!(holds(&t, goal, &found));
    assert_eq!(answered(&solver, Stage::Bitvectors), 0);
}

/// Too many rows for a table, but the bounds alone contradict the goal.
#[test]
fn bounds_of_products() {
    let mut t = Terms::new();
    let [a, b] = [0, 1].map(|i| t.var(var(i, VarKind::Char)));
    let product = t.mul(a, b);
    let (zero, most) = (t.int(0), t.int(32768));
    let path = [t.lt(zero, a), t.lt(zero, b), t.le(a, most)];
    let goal = t.le(product, zero);
    let mut solver = solver();
    assert_eq!(solver.check(&mut t, &path, goal), Answer::Infeasible);
    assert_eq!(answered(&solver, Stage::Domains), 1);
    let Answer::Feasible(found) = solver.check(&mut t, &path[..2], goal) else { panic!("65535 * 65535 overflows") };
    assert!(holds(&t, goal, &found));
    assert!(solver.disagreements().is_empty());
}

/// `x - y` is a difference only where it cannot overflow.
#[test]
fn differences_within_bounds() {
    let mut t = Terms::new();
    let [x, y] = [0, 1].map(|i| t.var(var(i, VarKind::Int)));
    let difference = t.sub(x, y);
    let (zero, five) = (t.int(0), t.int(5));
    let (far, near) = (t.lt(five, difference), t.lt(x, y));
    let mut solver = solver();
    // With overflow a smaller number can be far above a larger one.
    assert!(solver.check(&mut t, &[near], far).is_feasible());
    let path = [t.le(zero, x), t.le(zero, y), near];
    assert_eq!(solver.check(&mut t, &path, far), Answer::Infeasible);
    let exactly = t.eq(difference, five);
    assert!(solver.check(&mut t, &path[..2], exactly).is_feasible());
    assert_eq!(solver.check(&mut t, &path, exactly), Answer::Infeasible);
    assert_eq!(answered(&solver, Stage::Linear) + answered(&solver, Stage::Domains), 0);
    assert!(solver.disagreements().is_empty());
}

#[test]
fn remainders_of_floats_are_approximated_only_for_large_quotients() {
    let mut t = Terms::new();
    let d = t.var(var(0, VarKind::Double));
    let (two, five, one, half, large) = (t.double(2.0), t.double(5.0), t.double(1.0), t.double(0.5), t.double(1e20));
    let remainder = t.binary(BinOp::Rem, d, two);
    let mut solver = solver();
    let goal = t.eq(remainder, one);
    assert!(solver.check(&mut t, &[], goal).is_feasible());
    let goal = t.eq(remainder, five);
    assert_eq!(solver.check(&mut t, &[], goal), Answer::Infeasible);
    let path = [t.lt(five, d)];
    let goal = t.eq(remainder, half);
    let answer = solver.check(&mut t, &path, goal);
    assert!(answer.is_feasible(), "{answer:?}");
    // All of these are even, which nobody knows.
    let path = [t.lt(large, d)];
    assert_eq!(solver.check(&mut t, &path, goal), Answer::Unknown(Why::Incomplete));
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
