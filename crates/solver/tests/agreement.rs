//! Random walks over random conditions: the chain must answer what bit-vectors alone answer.

use solver::{Answer, Config, Solver, Stage};
use std::time::Duration;
use term::{BinOp, Const, Model, TermId, Terms, UnOp, Var, VarKind, holds};

struct Random(u64);

impl Random {
    /// xorshift64*: the same numbers in every run.
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        ((self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 16) % n as u64) as usize
    }

    fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }
}

type Condition = fn(&mut Random, &mut Terms) -> TermId;

/// Walks from one seed, or from as many as `LISSOM_SEEDS` says. Returns how many questions each stage answered.
fn walks(seed: u64, steps: usize, deepest: usize, condition: Condition) -> [u64; Stage::CHAIN.len()] {
    let seeds = std::env::var("LISSOM_SEEDS").ok().and_then(|text| text.parse().ok()).unwrap_or(1);
    let mut answered = [0; Stage::CHAIN.len()];
    for more in 0..seeds {
        let by_stage = walk(seed + 1000 * more, steps, deepest, condition);
        answered.iter_mut().zip(by_stage).for_each(|(sum, n)| *sum += n);
    }
    answered
}

/// Explores as an executor does: assumes, asks, backtracks.
fn walk(seed: u64, steps: usize, deepest: usize, condition: Condition) -> [u64; Stage::CHAIN.len()] {
    let mut random = Random(seed);
    let mut terms = Terms::new();
    let timeout = Duration::from_secs(20);
    let mut chain = Solver::new(Config { timeout, ..Config::default() });
    let mut truth = Solver::new(Config { timeout, fast: false, ..Config::default() });
    let mut path: Vec<TermId> = Vec::new();
    let mut unknown = 0;
    for _ in 0..steps {
        let goal = condition(&mut random, &mut terms);
        let answer = chain.check(&mut terms, &path, goal);
        let expected = truth.check(&mut terms, &path, goal);
        let show = |terms: &Terms| {
            let name = |v: Var| format!("{:?}{}", v.kind, v.index);
            path.iter().chain([&goal]).map(|&c| terms.show(c, &name)).collect::<Vec<_>>().join("\n")
        };
        match (&answer, &expected) {
            (Answer::Unknown(_), _) | (_, Answer::Unknown(_)) => unknown += 1,
            _ => assert_eq!(answer.is_feasible(), expected.is_feasible(), "{}\n{answer:?}", show(&terms)),
        }
        if let Answer::Feasible(model) = &answer {
            assert!(path.iter().chain([&goal]).all(|&c| holds(&terms, c, model)), "{}", show(&terms));
            path.push(goal);
        } else if random.below(2) == 0 {
            let opposite = terms.not(goal);
            if chain.check(&mut terms, &path, opposite).is_feasible() {
                path.push(opposite);
            }
        }
        if path.len() > deepest || random.below(5) == 0 {
            let keep = random.below(path.len() + 1);
            path.truncate(keep);
        }
    }
    assert!(unknown * 50 <= steps, "{unknown} of {steps} questions could not be compared");
    chain.statistics().stages.map(|stage| stage.answered)
}

fn int_var(random: &mut Random, terms: &mut Terms) -> TermId {
    let index = random.below(6) as u32;
    terms.var(Var { index, kind: VarKind::Int })
}

fn compare(random: &mut Random, terms: &mut Terms, a: TermId, b: TermId) -> TermId {
    match random.below(4) {
        0 => terms.lt(a, b),
        1 => terms.le(a, b),
        2 => terms.eq(a, b),
        _ => terms.ne(a, b),
    }
}

/// `x < y`, `x != 3`, `x <= y + 1`, within few values, so that disequalities fill them up.
fn tight(random: &mut Random, terms: &mut Terms) -> TermId {
    let a = int_var(random, terms);
    match random.below(6) {
        0 => {
            let limit = random.below(4) as i32;
            let limit = terms.int(limit);
            terms.lt(a, limit)
        }
        1 => {
            let limit = -(random.below(3) as i32);
            let limit = terms.int(limit);
            terms.ge(a, limit)
        }
        2 => {
            let c = random.below(5) as i32 - 2;
            let c = terms.int(c);
            compare(random, terms, a, c)
        }
        3 => {
            let (b, c) = (int_var(random, terms), random.below(5) as i32 - 2);
            let c = terms.int(c);
            let sum = terms.add(b, c);
            compare(random, terms, a, sum)
        }
        _ => {
            let b = int_var(random, terms);
            compare(random, terms, a, b)
        }
    }
}

/// Different numbers in few values.
fn crowded(random: &mut Random, terms: &mut Terms) -> TermId {
    let (a, b) = (int_var(random, terms), int_var(random, terms));
    match random.below(8) {
        0 => {
            let zero = terms.int(0);
            terms.ge(a, zero)
        }
        1 => {
            let limit = random.below(3) as i32 + 3;
            let limit = terms.int(limit);
            terms.lt(a, limit)
        }
        2 => terms.lt(a, b),
        _ => terms.ne(a, b),
    }
}

/// Offsets that overflow, and variables of all widths.
fn wrapping(random: &mut Random, terms: &mut Terms) -> TermId {
    const OFFSETS: [i32; 12] =
        [1, -1, 2, 100, -100, i32::MAX, i32::MIN, i32::MAX - 1, 65535, -128, 1 << 30, i32::MIN + 5];
    fn side(random: &mut Random, terms: &mut Terms) -> TermId {
        let kind =
            random.pick(&[VarKind::Int, VarKind::Int, VarKind::Int, VarKind::Byte, VarKind::Char, VarKind::Boolean]);
        let var = terms.var(Var { index: random.below(3) as u32 + 10 * kind as u32, kind });
        let offset = terms.int(random.pick(&OFFSETS));
        match random.below(5) {
            0 => offset,
            1 | 2 => terms.add(var, offset),
            _ => var,
        }
    }
    let (a, b) = (side(random, terms), side(random, terms));
    if random.below(4) == 0 {
        let long = terms.var(Var { index: 90 + random.below(2) as u32, kind: VarKind::Long });
        let a = terms.unary(UnOp::I2L, a);
        let offset = terms.long(random.pick(&[1, i64::MAX, i64::MIN, 1 << 33]));
        let b = if random.below(2) == 0 { terms.add(long, offset) } else { long };
        return compare(random, terms, a, b);
    }
    let first = compare(random, terms, a, b);
    if random.below(6) == 0 {
        let (c, d) = (side(random, terms), side(random, terms));
        let second = compare(random, terms, c, d);
        return terms.or(first, second);
    }
    first
}

fn mixed(random: &mut Random, terms: &mut Terms) -> TermId {
    use BinOp::*;
    let (a, b) = (int_var(random, terms), int_var(random, terms));
    let c = terms.int(random.pick(&[0, 1, 2, 3, 7, -1, 255, 1000, i32::MAX, i32::MIN]));
    let op = random.pick(&[Add, Sub, And, Or, Xor, Shl, Shr, Ushr, Mul, Div, Rem]);
    // Products and quotients of variables take Z3 seconds; by constants they are fine.
    let second = if matches!(op, Mul | Div | Rem) || random.below(2) == 0 { c } else { b };
    let left = terms.binary(op, a, second);
    let left = match random.below(5) {
        0 => terms.unary(random.pick(&[UnOp::I2B, UnOp::I2C, UnOp::I2S]), left),
        _ => left,
    };
    let right = if random.below(2) == 0 { c } else { int_var(random, terms) };
    let condition = compare(random, terms, left, right);
    match random.below(8) {
        0 => {
            let other = tight(random, terms);
            terms.or(condition, other)
        }
        1 => {
            let chosen = terms.ite(condition, a, c);
            compare(random, terms, chosen, right)
        }
        _ => condition,
    }
}

/// Kinds and numbers of variables that are given few values.
const SMALL: [(VarKind, u32); 5] =
    [(VarKind::Int, 40), (VarKind::Int, 41), (VarKind::Long, 50), (VarKind::Long, 51), (VarKind::Boolean, 0)];

/// A number made of variables of few values, by operators that no theory likes.
fn small_number(random: &mut Random, terms: &mut Terms, depth: usize) -> TermId {
    use BinOp::*;
    let leaf = if random.below(3) == 0 {
        terms.long(random.pick(&[0, 1, 2, 3, -1, -2, 7, 1 << 40]))
    } else {
        let (kind, index) = random.pick(&SMALL);
        let var = terms.var(Var { index, kind });
        if kind == VarKind::Long { var } else { terms.unary(UnOp::I2L, var) }
    };
    if depth == 0 {
        return leaf;
    }
    let other = small_number(random, terms, depth - 1);
    let amount = terms.unary(UnOp::L2I, other);
    match random.below(12) {
        0 => terms.binary(random.pick(&[Shl, Shr, Ushr]), leaf, amount),
        1 | 2 => {
            let narrow = terms.unary(UnOp::L2I, leaf);
            let op = random.pick(&[Add, Sub, Mul, Div, Rem, Shl, Shr, Ushr, And, Or, Xor]);
            let int = terms.binary(op, narrow, amount);
            let int = terms.unary(random.pick(&[UnOp::I2B, UnOp::I2C, UnOp::I2S, UnOp::Neg]), int);
            terms.unary(UnOp::I2L, int)
        }
        3 => {
            let condition = compare(random, terms, leaf, other);
            terms.ite(condition, other, leaf)
        }
        4 => {
            let order = terms.binary(Lcmp, leaf, other);
            terms.unary(UnOp::I2L, order)
        }
        5 => {
            let (a, b) = (terms.unary(UnOp::L2D, leaf), terms.unary(UnOp::L2D, other));
            let ratio = terms.binary(Div, a, b);
            terms.unary(UnOp::D2L, ratio)
        }
        _ => terms.binary(random.pick(&[Add, Sub, Mul, Div, Rem, And, Or, Xor]), leaf, other),
    }
}

/// All assignments of the small variables.
fn assignments() -> Vec<Model> {
    let mut all = vec![Model::new()];
    for (kind, index) in SMALL {
        let values = if kind == VarKind::Boolean { 0..=1 } else { -2..=2 };
        let with = |model: &Model, value: i64| {
            let mut model = model.clone();
            model.set(Var { index, kind }, Const::integer(kind.sort(), value));
            model
        };
        all = all.iter().flat_map(|model| values.clone().map(|value| with(model, value))).collect();
    }
    all
}

/// What bit-vectors take minutes for is compared with the evaluator.
#[test]
fn few_values_and_hard_operators() {
    let mut random = Random(9);
    let mut terms = Terms::new();
    let mut solver = Solver::new(Config::default());
    let mut path = Vec::new();
    for (kind, index) in SMALL.into_iter().filter(|&(kind, _)| kind != VarKind::Boolean) {
        let var = terms.var(Var { index, kind });
        let (low, high) = (terms.integer(kind.sort(), -2), terms.integer(kind.sort(), 2));
        path.extend([terms.le(low, var), terms.le(var, high)]);
    }
    let bounds = path.len();
    let mut left = vec![assignments()];
    for _ in 0..2_000 {
        let (a, b) = (small_number(&mut random, &mut terms, 2), small_number(&mut random, &mut terms, 1));
        let goal = compare(&mut random, &mut terms, a, b);
        let models: Vec<Model> = left[left.len() - 1].iter().filter(|m| holds(&terms, goal, m)).cloned().collect();
        let answer = solver.check(&mut terms, &path, goal);
        let shown = || terms.show(goal, &|v| format!("{:?}{}", v.kind, v.index));
        assert_eq!(answer.is_feasible(), !models.is_empty(), "{}", shown());
        assert_eq!(answer.is_infeasible(), models.is_empty(), "{}", shown());
        if !models.is_empty() {
            path.push(goal);
            left.push(models);
        }
        if random.below(4) == 0 {
            let keep = random.below(left.len());
            left.truncate(keep + 1);
            path.truncate(bounds + keep);
        }
    }
    let statistics = solver.statistics();
    assert!(statistics.of(Stage::Domains).answered > 100, "{statistics:?}");
    assert_eq!(statistics.of(Stage::Bitvectors).asked, 0, "{statistics:?}");
}

/// Variables of few values in conditions that bit-vectors can be asked about.
fn small(random: &mut Random, terms: &mut Terms) -> TermId {
    use BinOp::*;
    let [a, b, c] = [0; 3].map(|_| {
        let kind = random.pick(&[VarKind::Int, VarKind::Int, VarKind::Boolean, VarKind::Byte]);
        terms.var(Var { index: random.below(2) as u32 + 10 * kind as u32, kind })
    });
    let [one, two, three] = [0; 3].map(|_| terms.int(random.below(9) as i32 - 4));
    match random.below(6) {
        0 => {
            let (x, y, z) = (terms.eq(a, one), terms.eq(a, two), terms.eq(a, three));
            let either = terms.or(x, y);
            terms.or(either, z)
        }
        1 | 2 => {
            let (low, high) = (terms.int(-5), terms.int(4));
            let (x, y) = (terms.le(low, a), terms.le(a, high));
            terms.and(x, y)
        }
        3 => {
            let next = terms.add(a, one);
            compare(random, terms, next, two)
        }
        _ => {
            let inner = terms.binary(random.pick(&[Add, Sub, And, Or, Xor]), a, b);
            let inner = terms.binary(random.pick(&[And, Or, Xor, Add, Shl, Ushr]), inner, two);
            let outer = if random.below(3) == 0 { c } else { three };
            compare(random, terms, inner, outer)
        }
    }
}

/// `x - y` compared with a constant, within bounds that rule overflow out, or nearly so.
fn differences(random: &mut Random, terms: &mut Terms) -> TermId {
    let kind = random.pick(&[VarKind::Int, VarKind::Int, VarKind::Short]);
    let [a, b] = [0; 2].map(|_| terms.var(Var { index: random.below(3) as u32 + 10 * kind as u32, kind }));
    match random.below(3) {
        0 => {
            let limit = terms.int(random.pick(&[0, 100, -100, 1 << 30, -(1 << 30), -1, i32::MAX - 5, i32::MIN + 5]));
            if random.below(2) == 0 { terms.le(limit, a) } else { terms.lt(a, limit) }
        }
        _ => {
            let difference = terms.sub(a, b);
            let limit = terms.int(random.pick(&[0, 1, -1, 5, -70, i32::MAX, i32::MIN, 1 << 30]));
            if random.below(2) == 0 {
                compare(random, terms, difference, limit)
            } else {
                compare(random, terms, limit, difference)
            }
        }
    }
}

/// Sums and products by constants, near the edge of overflow.
fn linear(random: &mut Random, terms: &mut Terms) -> TermId {
    let [a, b, c] = [0; 3].map(|_| {
        let kind = random.pick(&[VarKind::Int, VarKind::Int, VarKind::Byte, VarKind::Char]);
        terms.var(Var { index: random.below(2) as u32 + 10 * kind as u32, kind })
    });
    let number = terms.int(random.pick(&[2, 3, -5, 10, 1 << 16, i32::MAX, i32::MIN + 1]));
    let left = match random.below(7) {
        0 | 1 => terms.add(a, b),
        2 | 3 => terms.sub(a, b),
        4 => terms.mul(a, number),
        5 => terms.binary(random.pick(&[BinOp::Div, BinOp::Rem]), a, number),
        _ => {
            let sum = terms.add(a, b);
            let amount = terms.int(random.pick(&[1, 3, 31]));
            terms.binary(random.pick(&[BinOp::Shr, BinOp::Ushr]), sum, amount)
        }
    };
    let left = match random.below(6) {
        0 => terms.unary(random.pick(&[UnOp::I2B, UnOp::I2C, UnOp::I2S]), left),
        1 => terms.add(left, number),
        _ => left,
    };
    let right = if random.below(3) == 0 { number } else { c };
    compare(random, terms, left, right)
}

fn floats(random: &mut Random, terms: &mut Terms) -> TermId {
    let kind = random.pick(&[VarKind::Float, VarKind::Float, VarKind::Double]);
    let [a, b] = [0; 2].map(|_| terms.var(Var { index: random.below(3) as u32 + 10 * kind as u32, kind }));
    let value = random.pick(&[0.0, -0.0, 1.0, -1.5, 100.25, f64::NAN, f64::INFINITY, 1e30, 5e-324]);
    let value = if kind == VarKind::Float { Const::Float(value as f32) } else { Const::Double(value) };
    let c = terms.constant(value);
    let left = match random.below(8) {
        0 => terms.add(a, c),
        1 => terms.sub(a, b),
        2 => terms.unary(UnOp::Neg, a),
        3 => terms.unary(UnOp::Abs, a),
        _ => a,
    };
    let right = if random.below(2) == 0 { c } else { b };
    match random.below(8) {
        0 => {
            let to_int = if kind == VarKind::Float { UnOp::F2I } else { UnOp::D2I };
            let (x, y) = (terms.unary(to_int, a), int_var(random, terms));
            compare(random, terms, x, y)
        }
        1 => {
            let how = random.pick(&[BinOp::Fcmpl, BinOp::Fcmpg]);
            let (three_way, outcome) = (terms.binary(how, left, right), random.below(3) as i32 - 1);
            let outcome = terms.int(outcome);
            compare(random, terms, three_way, outcome)
        }
        _ => compare(random, terms, left, right),
    }
}

#[test]
fn tight_bounds_and_disequalities() {
    let answered = walks(1, 3_000, 25, tight);
    assert_eq!(answered[Stage::Bitvectors as usize], 0, "difference logic is complete for these: {answered:?}");
}

#[test]
fn different_numbers_in_few_values() {
    let answered = walks(6, 2_000, 30, crowded);
    assert_eq!(answered[Stage::Bitvectors as usize], 0, "difference logic is complete for these: {answered:?}");
}

#[test]
fn offsets_that_overflow() {
    let answered = walks(2, 3_000, 15, wrapping);
    assert_eq!(answered[Stage::Bitvectors as usize], 0, "difference logic is complete for these: {answered:?}");
}

#[test]
fn sums_that_overflow() {
    println!("{:?}", walks(5, 80, 8, linear));
}

#[test]
fn variables_of_few_values() {
    let answered = walks(7, 400, 12, small);
    assert!(answered[Stage::Domains as usize] > 20, "{answered:?}");
}

#[test]
fn differences_that_may_overflow() {
    let answered = walks(8, 500, 12, differences);
    assert!(answered[Stage::Difference as usize] > 50, "{answered:?}");
}

#[test]
fn mixed_arithmetic() {
    println!("{:?}", walks(3, 400, 10, mixed));
}

#[test]
fn floating_point() {
    println!("{:?}", walks(4, 200, 5, floats));
}
