//! The corners of Java's arithmetic, one by one.

use term::{BinOp, Const, Model, PathCondition, TermId, Terms, UnOp, Var, VarKind, eval, eval_binary, eval_unary};

const fn var(index: u32, kind: VarKind) -> Var {
    Var { index, kind }
}

fn name(v: Var) -> String {
    ["x", "y", "z", "w"].get(v.index as usize).map_or_else(|| format!("v{}", v.index), |s| (*s).to_string())
}

fn int(op: BinOp, a: i32, b: i32) -> i32 {
    match eval_binary(op, Const::Int(a), Const::Int(b)) {
        Const::Int(value) => value,
        other => panic!("{other:?}"),
    }
}

#[test]
fn integer_overflow() {
    assert_eq!(int(BinOp::Add, i32::MAX, 1), i32::MIN);
    assert_eq!(int(BinOp::Div, i32::MIN, -1), i32::MIN);
    assert_eq!(int(BinOp::Rem, i32::MIN, -1), 0);
    assert_eq!(int(BinOp::Div, 7, 0), 0);
    assert_eq!(int(BinOp::Rem, 7, 0), 7);
    assert_eq!(int(BinOp::Rem, -7, 3), -1);
    assert_eq!(int(BinOp::Div, -7, 3), -2);
    assert_eq!(eval_unary(UnOp::Neg, Const::Int(i32::MIN)), Const::Int(i32::MIN));
    // The midpoint of a binary search, computed the wrong way.
    let sum = int(BinOp::Add, i32::MAX, i32::MAX);
    assert_eq!(int(BinOp::Div, sum, 2), -1);
    assert_eq!(int(BinOp::Ushr, sum, 1), i32::MAX);
}

#[test]
fn shifts_mask_their_amount() {
    assert_eq!(int(BinOp::Shl, 1, 32), 1);
    assert_eq!(int(BinOp::Shl, 1, 33), 2);
    assert_eq!(int(BinOp::Shl, 1, -1), i32::MIN);
    assert_eq!(int(BinOp::Shr, -8, 1), -4);
    assert_eq!(int(BinOp::Ushr, -1, 28), 15);
    assert_eq!(eval_binary(BinOp::Shl, Const::Long(1), Const::Int(64)), Const::Long(1));
    assert_eq!(eval_binary(BinOp::Ushr, Const::Long(-1), Const::Int(-1)), Const::Long(1));
}

#[test]
fn conversions() {
    let cases = [
        (UnOp::F2I, Const::Float(f32::NAN), Const::Int(0)),
        (UnOp::F2I, Const::Float(f32::INFINITY), Const::Int(i32::MAX)),
        (UnOp::D2I, Const::Double(-1e300), Const::Int(i32::MIN)),
        (UnOp::D2L, Const::Double(f64::NEG_INFINITY), Const::Long(i64::MIN)),
        (UnOp::D2I, Const::Double(-1.9), Const::Int(-1)),
        (UnOp::I2C, Const::Int(-1), Const::Int(65535)),
        (UnOp::I2C, Const::Int(65536), Const::Int(0)),
        (UnOp::I2B, Const::Int(128), Const::Int(-128)),
        (UnOp::I2S, Const::Int(32768), Const::Int(-32768)),
        (UnOp::L2I, Const::Long(1 << 32), Const::Int(0)),
        (UnOp::I2F, Const::Int((1 << 24) + 1), Const::Float(16_777_216.0)),
        (UnOp::FloatBits, Const::Float(-f32::NAN), Const::Int(0x7fc0_0000)),
        (UnOp::DoubleBits, Const::Double(-0.0), Const::Long(i64::MIN)),
    ];
    for (op, from, to) in cases {
        assert_eq!(eval_unary(op, from), to, "{op:?} {from:?}");
    }
}

#[test]
fn floats() {
    use BinOp::*;
    let nan = Const::Float(f32::NAN);
    let one = Const::Float(1.0);
    assert_eq!(eval_binary(Fcmpl, nan, one), Const::Int(-1));
    assert_eq!(eval_binary(Fcmpg, nan, one), Const::Int(1));
    assert_eq!(eval_binary(Eq, nan, nan), Const::Bool(false));
    assert_eq!(eval_binary(Eq, Const::Double(-0.0), Const::Double(0.0)), Const::Bool(true));
    assert_ne!(Const::Double(-0.0), Const::Double(0.0));
    assert_eq!(eval_binary(Rem, Const::Double(-5.5), Const::Double(2.0)), Const::Double(-1.5));
    assert_eq!(eval_binary(Div, one, Const::Float(-0.0)), Const::Float(f32::NEG_INFINITY));
    assert_eq!(eval_binary(Lcmp, Const::Long(i64::MIN), Const::Long(i64::MAX)), Const::Int(-1));
}

/// What the constructors make of Java expressions.
#[test]
fn simplification() {
    let mut t = Terms::new();
    let [x, y] = [0, 1].map(|i| t.var(var(i, VarKind::Int)));
    let [c, b] = [(2, VarKind::Char), (3, VarKind::Byte)].map(|(i, kind)| t.var(var(i, kind)));
    let [p, q] = [5, 6].map(|i| t.var(var(i, VarKind::Long)));
    let [f, g] = [7, 8].map(|i| t.var(var(i, VarKind::Float)));
    let flag = t.var(var(9, VarKind::Boolean));
    let n: Vec<TermId> = (0..10).map(|i| t.int(i)).collect();

    let two = t.add(x, n[1]);
    let two = t.add(two, n[1]);
    let same = t.sub(x, x);
    let moved = t.eq(two, n[5]);
    let kept = t.lt(two, n[5]);
    let digit = t.int(-48);
    let digit = t.add(c, digit);
    let digit = t.lt(digit, n[9]);
    let negative = t.lt(c, n[0]);
    let byte = t.unary(UnOp::I2B, b);
    let swapped = t.eq(y, x);
    let not_less = t.lt(x, y);
    let not_less = t.not(not_less);
    let not_less_float = t.lt(f, g);
    let not_less_float = t.not(not_less_float);
    let lcmp = t.binary(BinOp::Lcmp, p, q);
    let lcmp = t.lt(lcmp, n[0]);
    let fcmpl = t.binary(BinOp::Fcmpl, f, g);
    let fcmpl = t.lt(fcmpl, n[0]);
    let fcmpg = t.binary(BinOp::Fcmpg, f, g);
    let fcmpg = t.lt(fcmpg, n[0]);
    let chosen = t.ite(kept, n[1], n[0]);
    let chosen = t.eq(chosen, n[0]);
    let off = t.eq(flag, n[0]);
    let on = t.ne(flag, n[0]);
    let hash = t.mul(x, n[8]);
    let hash = t.sub(hash, x);
    let hash = t.add(hash, y);
    let mask = t.int(0xff);
    let masked = t.binary(BinOp::And, b, mask);
    let widened = t.unary(UnOp::I2L, x);
    let far = t.long(1 << 40);
    let widened = t.lt(widened, far);
    let narrow = t.unary(UnOp::I2B, two);
    let half = t.add(x, y);
    let half = t.binary(BinOp::Div, half, n[2]);
    let next = t.add(x, n[1]);
    let grows = t.lt(x, next);
    let shrinks = t.lt(next, x);
    for (id, text) in [
        (grows, "x < 2147483647"),
        (shrinks, "x == 2147483647"),
        (two, "x + 2"),
        (same, "0"),
        (moved, "x == 3"),
        (kept, "x + 2 < 5"),
        (digit, "z < '9'"),
        (negative, "false"),
        (byte, "w"),
        (swapped, "x == y"),
        (not_less, "y <= x"),
        (not_less_float, "!(v7 < v8)"),
        (lcmp, "v5 < v6"),
        (fcmpl, "!(v8 <= v7)"),
        (fcmpg, "v7 < v8"),
        (chosen, "x + 2 >= 5"),
        (off, "!v9"),
        (on, "v9"),
        (hash, "x * 7 + y"),
        (masked, "w & 255"),
        (widened, "true"),
        (narrow, "(byte) (x + 2)"),
        (half, "(x + y) / 2"),
    ] {
        assert_eq!(t.show(id, &name), text);
    }
}

#[test]
fn literals() {
    let mut t = Terms::new();
    let x = t.var(var(0, VarKind::Long));
    let one = t.long(-1);
    let sum = t.add(x, one);
    let product = t.mul(sum, sum);
    assert_eq!(t.show(product, &name), "(x - 1L) * (x - 1L)");
    let half = t.float(1.5);
    assert_eq!(t.show(half, &name), "1.5f");
    let least = t.int(i32::MIN);
    let y = t.var(var(1, VarKind::Int));
    let sum = t.add(y, least);
    assert_eq!(t.show(sum, &name), "y + -2147483648");
}

#[test]
fn deep_terms_do_not_overflow_the_stack() {
    let mut t = Terms::new();
    let x = t.var(var(0, VarKind::Int));
    let mut sum = x;
    for i in 1..100_000 {
        let y = t.var(var(i % 50, VarKind::Int));
        let product = t.mul(sum, y);
        sum = t.add(product, y);
    }
    let mut model = Model::new();
    model.set(var(0, VarKind::Int), Const::Int(3));
    eval(&t, sum, &model);
    assert!(t.show(sum, &name).contains('…'));
}

#[test]
fn path_conditions_fork_by_undoing() {
    let mut t = Terms::new();
    let [x, y] = [0, 1].map(|i| t.var(var(i, VarKind::Int)));
    let (less, le, equal, greater) = (t.lt(x, y), t.le(x, y), t.eq(x, y), t.lt(y, x));
    let mut path = PathCondition::new();
    let start = path.mark();
    assert_eq!(path.fact(&t, less), None);
    assert_eq!(path.fact(&t, Terms::TRUE), Some(true));
    path.assume(&mut t, less);
    assert_eq!(path.fact(&t, less), Some(true));
    assert_eq!(path.fact(&t, le), Some(true));
    assert_eq!(path.fact(&t, equal), Some(false));
    assert_eq!(path.fact(&t, greater), Some(false));
    let middle = path.mark();
    path.assume(&mut t, le);
    assert_eq!(path.conjuncts(), [less], "what is known is not added again");
    let five = t.int(5);
    let bound = t.lt(y, five);
    let both = t.and(less, bound);
    path.assume(&mut t, both);
    assert_eq!(path.conjuncts(), [less, bound]);
    path.undo_to(middle);
    assert_eq!(path.fact(&t, bound), None);
    assert_eq!(path.fact(&t, less), Some(true));
    path.undo_to(start);
    assert_eq!(path.fact(&t, less), None);
    path.assume(&mut t, equal);
    assert_eq!(path.fact(&t, le), Some(true));
    assert_eq!(path.fact(&t, less), Some(false));
}

#[test]
fn a_path_knows_what_integers_are() {
    let mut t = Terms::new();
    let [x, y] = [0, 1].map(|i| t.var(var(i, VarKind::Int)));
    let d = t.var(var(2, VarKind::Double));
    let (seven, zero) = (t.int(7), t.constant(Const::Double(0.0)));
    let mut path = PathCondition::new();
    let start = path.mark();
    for condition in [t.eq(x, seven), t.eq(x, y), t.eq(d, zero)] {
        path.assume(&mut t, condition);
    }
    assert_eq!(path.constant(&t, x), Some(seven));
    assert_eq!(path.constant(&t, y), None, "only what is said at once");
    assert_eq!(path.constant(&t, d), None, "it may be -0.0");
    path.undo_to(start);
    assert_eq!(path.constant(&t, x), None);
}
