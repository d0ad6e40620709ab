//! Random terms: the simplified one must mean what the written one means.

use term::{BinOp, Const, Model, Range, Sort, Terms, UnOp, Var, VarKind, eval, eval_binary, eval_unary};

/// A term as written, before any simplification.
#[derive(Clone, Debug)]
enum Tree {
    Const(Const),
    Var(Var),
    Unary(UnOp, Box<Tree>),
    Binary(BinOp, Box<Tree>, Box<Tree>),
    Ite(Box<Tree>, Box<Tree>, Box<Tree>),
}

struct Random(u64);

impl Random {
    /// xorshift64*: the same numbers in every run.
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 16
    }

    fn below(&mut self, n: usize) -> usize {
        (self.next() % n as u64) as usize
    }

    fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }

    fn constant(&mut self, sort: Sort) -> Const {
        const INTS: [i32; 22] = [
            0,
            1,
            -1,
            2,
            3,
            5,
            7,
            -2,
            31,
            32,
            33,
            255,
            127,
            128,
            -128,
            65535,
            32768,
            48,
            i32::MAX,
            i32::MIN,
            1 << 24,
            -7,
        ];
        const LONGS: [i64; 14] = [
            0,
            1,
            -1,
            2,
            5,
            63,
            64,
            i64::MAX,
            i64::MIN,
            i32::MAX as i64,
            i32::MIN as i64,
            i32::MAX as i64 + 1,
            0xff,
            -3,
        ];
        const DOUBLES: [f64; 18] = [
            0.0,
            -0.0,
            1.0,
            -1.0,
            0.5,
            1.5,
            -2.5,
            3.0,
            f64::NAN,
            f64::INFINITY,
            f64::NEG_INFINITY,
            f64::MIN_POSITIVE,
            5e-324,
            f64::MAX,
            2147483647.0,
            -2147483648.0,
            9.3e18,
            1e-40,
        ];
        let raw = self.next();
        match sort {
            Sort::Bool => Const::Bool(raw & 1 == 0),
            Sort::Int => Const::Int(if raw & 7 == 0 { (raw >> 8) as i32 } else { self.pick(&INTS) }),
            Sort::Long => Const::Long(if raw & 7 == 0 { (raw << 13) as i64 } else { self.pick(&LONGS) }),
            Sort::Float => Const::Float(self.pick(&DOUBLES) as f32),
            Sort::Double => Const::Double(self.pick(&DOUBLES)),
        }
    }

    fn value(&mut self, kind: VarKind) -> Const {
        let value = self.constant(kind.sort());
        let narrow = match kind {
            VarKind::Boolean => return Const::Int(self.below(2) as i32),
            VarKind::Byte => UnOp::I2B,
            VarKind::Short => UnOp::I2S,
            VarKind::Char => UnOp::I2C,
            _ => return value,
        };
        eval_unary(narrow, value)
    }

    fn tree(&mut self, sort: Sort, depth: usize) -> Tree {
        if depth == 0 || self.below(12) == 0 {
            return self.leaf(sort);
        }
        let below = depth - 1;
        match self.below(8) {
            0 => Tree::Ite(
                Box::new(self.tree(Sort::Bool, below)),
                Box::new(self.tree(sort, below)),
                Box::new(self.tree(sort, below)),
            ),
            1 | 2 => {
                let (op, from) = self.unary(sort);
                Tree::Unary(op, Box::new(self.tree(from, below)))
            }
            _ => {
                let (op, left, right) = self.binary(sort);
                let a = self.tree(left, below);
                // The same operand on both sides is where cancellation happens.
                let b = if left == right && self.below(6) == 0 { a.clone() } else { self.tree(right, below) };
                Tree::Binary(op, Box::new(a), Box::new(b))
            }
        }
    }

    fn leaf(&mut self, sort: Sort) -> Tree {
        if sort == Sort::Bool || self.below(3) == 0 {
            return Tree::Const(self.constant(sort));
        }
        let index = self.below(8) as u32;
        let kind = match sort {
            Sort::Long => VarKind::Long,
            Sort::Float => VarKind::Float,
            Sort::Double => VarKind::Double,
            _ => [VarKind::Boolean, VarKind::Byte, VarKind::Short, VarKind::Char][index as usize % 4],
        };
        let kind = if sort == Sort::Int && index >= 4 { VarKind::Int } else { kind };
        // Numbers are distinct for each kind, as they are along a path.
        Tree::Var(Var { index: index * 8 + kind as u32, kind })
    }

    fn unary(&mut self, result: Sort) -> (UnOp, Sort) {
        use UnOp::*;
        match result {
            Sort::Bool => (Not, Sort::Bool),
            Sort::Int => self.pick(&[
                (Neg, Sort::Int),
                (L2I, Sort::Long),
                (F2I, Sort::Float),
                (D2I, Sort::Double),
                (I2B, Sort::Int),
                (I2C, Sort::Int),
                (I2S, Sort::Int),
                (FloatBits, Sort::Float),
            ]),
            Sort::Long => self.pick(&[
                (Neg, Sort::Long),
                (I2L, Sort::Int),
                (I2L, Sort::Int),
                (F2L, Sort::Float),
                (D2L, Sort::Double),
                (DoubleBits, Sort::Double),
            ]),
            Sort::Float => self.pick(&[
                (Neg, Sort::Float),
                (Abs, Sort::Float),
                (I2F, Sort::Int),
                (L2F, Sort::Long),
                (D2F, Sort::Double),
                (BitsFloat, Sort::Int),
            ]),
            Sort::Double => self.pick(&[
                (Neg, Sort::Double),
                (Abs, Sort::Double),
                (Sqrt, Sort::Double),
                (I2D, Sort::Int),
                (L2D, Sort::Long),
                (F2D, Sort::Float),
                (BitsDouble, Sort::Long),
            ]),
        }
    }

    fn binary(&mut self, result: Sort) -> (BinOp, Sort, Sort) {
        use BinOp::*;
        match result {
            Sort::Bool => {
                let op = self.pick(&[BoolAnd, BoolOr, Eq, Lt, Le, Eq, Lt, Le]);
                let sort = match op {
                    BoolAnd | BoolOr => Sort::Bool,
                    Eq => self.pick(&[Sort::Bool, Sort::Int, Sort::Int, Sort::Long, Sort::Float, Sort::Double]),
                    _ => self.pick(&[Sort::Int, Sort::Int, Sort::Long, Sort::Float, Sort::Double]),
                };
                (op, sort, sort)
            }
            Sort::Int => match self.below(16) {
                0 => (Lcmp, Sort::Long, Sort::Long),
                1 => (self.pick(&[Fcmpl, Fcmpg]), Sort::Float, Sort::Float),
                2 => (self.pick(&[Fcmpl, Fcmpg]), Sort::Double, Sort::Double),
                _ => (self.arithmetic(), Sort::Int, Sort::Int),
            },
            Sort::Long => match self.arithmetic() {
                op @ (Shl | Shr | Ushr) => (op, Sort::Long, Sort::Int),
                op => (op, Sort::Long, Sort::Long),
            },
            sort => (self.pick(&[Add, Sub, Mul, Div, Rem]), sort, sort),
        }
    }

    fn arithmetic(&mut self) -> BinOp {
        use BinOp::*;
        self.pick(&[Add, Add, Add, Sub, Sub, Mul, Div, Rem, Shl, Shr, Ushr, And, And, Or, Xor])
    }
}

impl Tree {
    fn build(&self, terms: &mut Terms) -> term::TermId {
        match self {
            Tree::Const(c) => terms.constant(*c),
            Tree::Var(v) => terms.var(*v),
            Tree::Unary(op, a) => {
                let a = a.build(terms);
                terms.unary(*op, a)
            }
            Tree::Binary(op, a, b) => {
                let (a, b) = (a.build(terms), b.build(terms));
                terms.binary(*op, a, b)
            }
            Tree::Ite(c, t, e) => {
                let (c, t, e) = (c.build(terms), t.build(terms), e.build(terms));
                terms.ite(c, t, e)
            }
        }
    }

    fn value(&self, model: &Model) -> Const {
        match self {
            Tree::Const(c) => c.canonical(),
            Tree::Var(v) => model.get(*v),
            Tree::Unary(op, a) => eval_unary(*op, a.value(model)),
            Tree::Binary(op, a, b) => eval_binary(*op, a.value(model), b.value(model)),
            Tree::Ite(c, t, e) => if c.value(model) == Const::Bool(true) { t } else { e }.value(model),
        }
    }

    fn vars(&self, into: &mut Vec<Var>) {
        match self {
            Tree::Const(_) => {}
            Tree::Var(v) => into.push(*v),
            Tree::Unary(_, a) => a.vars(into),
            Tree::Binary(_, a, b) => [a, b].into_iter().for_each(|x| x.vars(into)),
            Tree::Ite(c, t, e) => [c, t, e].into_iter().for_each(|x| x.vars(into)),
        }
    }
}

const SORTS: [Sort; 8] =
    [Sort::Bool, Sort::Bool, Sort::Bool, Sort::Int, Sort::Int, Sort::Long, Sort::Float, Sort::Double];

/// Half a million evaluations, times `LISSOM_SEEDS` if that is set.
#[test]
fn simplified_terms_mean_what_was_written() {
    let seeds: usize = std::env::var("LISSOM_SEEDS").ok().and_then(|text| text.parse().ok()).unwrap_or(1);
    let mut random = Random(0x5eed);
    let mut terms = Terms::new();
    for round in 0..60_000 * seeds {
        if round % 5_000 == 0 {
            terms = Terms::new();
        }
        let sort = random.pick(&SORTS);
        let depth = 1 + random.below(5);
        let tree = random.tree(sort, depth);
        let id = tree.build(&mut terms);
        assert_eq!(terms.sort(id), sort, "{tree:?}");
        let mut vars = Vec::new();
        tree.vars(&mut vars);
        for _ in 0..8 {
            let mut model = Model::new();
            vars.iter().for_each(|&v| model.set(v, random.value(v.kind)));
            let value = eval(&terms, id, &model);
            let name = |v: Var| format!("{:?}{}", v.kind, v.index);
            assert_eq!(value, tree.value(&model), "{tree:?}\n{}\n{model:?}", terms.show(id, &name));
            if let Some(value) = value.as_integer() {
                assert!(terms.range(id).contains(value), "{:?} of {}", terms.range(id), terms.show(id, &name));
            }
            // Bounds that hold for the variables bound the value, a condition's too.
            let slack = random.below(3) as i64;
            let bounds = |v: Var| {
                let (value, all) = (model.get(v).as_integer().expect("an integer"), Range::of_kind(v.kind));
                Range { lo: value.saturating_sub(slack).max(all.lo), hi: value.saturating_add(slack).min(all.hi) }
            };
            let range = terms.range_within(id, &bounds, 1_000).expect("a small term");
            let number = value.as_integer().or((sort == Sort::Bool).then_some(i64::from(value == Const::Bool(true))));
            if let Some(number) = number {
                assert!(range.contains(number), "{range:?} of {} for {model:?}", terms.show(id, &name));
            }
        }
    }
}

/// The order in which terms are made must not show.
#[test]
fn printed_terms_do_not_depend_on_earlier_ones() {
    let mut random = Random(7);
    let mut used = Terms::new();
    let name = |v: Var| format!("{:?}{}", v.kind, v.index);
    for _ in 0..3_000 {
        let sort = random.pick(&SORTS);
        let tree = random.tree(sort, 4);
        random.tree(sort, 4).build(&mut used);
        let mut fresh = Terms::new();
        let (a, b) = (tree.build(&mut used), tree.build(&mut fresh));
        assert_eq!(used.show(a, &name), fresh.show(b, &name));
        assert_eq!(used.structural_hash(a), fresh.structural_hash(b));
    }
}

/// A condition and its negation find each other again. A bound may be spelt in a simpler way on the way back
/// (`3 * b <= 380` for a byte `b` is `b < 127`), but then stays so.
#[test]
fn negation_settles() {
    let mut random = Random(99);
    let mut terms = Terms::new();
    let mut changed = 0;
    for _ in 0..20_000 {
        let condition = random.tree(Sort::Bool, 4).build(&mut terms);
        let negated = terms.not(condition);
        assert_ne!(condition, negated);
        let back = terms.not(negated);
        changed += usize::from(back != condition);
        assert_eq!(terms.not(back), negated);
    }
    assert!(changed < 20, "{changed}");
}
