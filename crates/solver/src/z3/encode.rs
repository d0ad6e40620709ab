//! Java's operators in Z3's theories of bit-vectors and floating point.

use super::Context;
use term::{BinOp, Const, Sort, Term, TermId, Terms, UnOp, Var, VarKind};
use z3_sys::*;

type Ast = Option<Z3_ast>;
type Make1 = unsafe extern "C" fn(Z3_context, Z3_ast) -> Ast;
type Make2 = unsafe extern "C" fn(Z3_context, Z3_ast, Z3_ast) -> Ast;

impl Context {
    /// One term whose operands have been encoded.
    pub(super) fn encode(&mut self, terms: &Terms, id: TermId) -> Ast {
        let known = |context: &Context, x: TermId| context.asts.get(&x).copied();
        match terms.get(id) {
            Term::Const(c) => self.constant(c),
            Term::Var(v) => self.variable(v),
            Term::Unary(op, a) => {
                let sort = terms.sort(a);
                let a = known(self, a)?;
                self.unary(op, sort, a)
            }
            Term::Binary(op, a, b) => {
                let sort = terms.sort(a);
                let (a, b) = (known(self, a)?, known(self, b)?);
                if op == BinOp::Rem && sort.is_float() {
                    return self.remainder(id, sort, a, b);
                }
                self.binary(op, sort, a, b)
            }
            Term::Ite(c, t, e) => {
                let (c, t, e) = (known(self, c)?, known(self, t)?, known(self, e)?);
                self.ite(c, t, e)
            }
            Term::Table(table, index) => {
                let index = known(self, index)?;
                let runs = runs(terms.entries(table));
                self.table(index, &runs)
            }
        }
    }

    /// What a table holds, by halving: a run is from its first index to the next one's.
    fn table(&mut self, index: Z3_ast, runs: &[(i32, i32)]) -> Ast {
        let (lower, upper) = runs.split_at(runs.len() / 2);
        let &(first, value) = upper.first()?;
        if lower.is_empty() {
            return self.constant(Const::Int(value));
        }
        let (lower, upper) = (self.table(index, lower)?, self.table(index, upper)?);
        let first = self.constant(Const::Int(first))?;
        let is_lower = self.make2(Z3_mk_bvslt, index, first)?;
        self.ite(is_lower, lower, upper)
    }

    pub(super) fn constant(&mut self, value: Const) -> Ast {
        // SAFETY: sorts and operands belong to this context.
        match value {
            Const::Bool(true) => self.keep(unsafe { Z3_mk_true(self.raw) }),
            Const::Bool(false) => self.keep(unsafe { Z3_mk_false(self.raw) }),
            Const::Int(_) => self.bits(value.bits(), 32),
            Const::Long(_) => self.bits(value.bits(), 64),
            Const::Float(_) => {
                let bits = self.bits(value.bits(), 32)?;
                self.keep(unsafe { Z3_mk_fpa_to_fp_bv(self.raw, bits, self.sorts.float) })
            }
            Const::Double(_) => {
                let bits = self.bits(value.bits(), 64)?;
                self.keep(unsafe { Z3_mk_fpa_to_fp_bv(self.raw, bits, self.sorts.double) })
            }
        }
    }

    fn bits(&mut self, value: u64, width: u32) -> Ast {
        // SAFETY: the sort is used before the next call could free it.
        let ast = unsafe { Z3_mk_unsigned_int64(self.raw, value, Z3_mk_bv_sort(self.raw, width)?) };
        self.keep(ast)
    }

    /// A variable has the width of its kind and is extended to its sort: its range needs no conditions.
    fn variable(&mut self, var: Var) -> Ast {
        let name = format!("{:?}{}", var.kind, var.index);
        let width = match var.kind {
            VarKind::Float => return self.unknown(&name, self.sorts.float),
            VarKind::Double => return self.unknown(&name, self.sorts.double),
            VarKind::Boolean => 1,
            VarKind::Byte => 8,
            VarKind::Short | VarKind::Char => 16,
            VarKind::Int => 32,
            VarKind::Long => 64,
        };
        // SAFETY: the sort is used before the next call could free it; operands belong to this context.
        let narrow = self.unknown(&name, unsafe { Z3_mk_bv_sort(self.raw, width)? })?;
        match var.kind {
            VarKind::Int | VarKind::Long => Some(narrow),
            VarKind::Boolean | VarKind::Char => self.keep(unsafe { Z3_mk_zero_ext(self.raw, 32 - width, narrow) }),
            _ => self.keep(unsafe { Z3_mk_sign_ext(self.raw, 32 - width, narrow) }),
        }
    }

    pub(super) fn ite(&mut self, c: Z3_ast, t: Z3_ast, e: Z3_ast) -> Ast {
        // SAFETY: operands belong to this context.
        let ast = unsafe { Z3_mk_ite(self.raw, c, t, e) };
        self.keep(ast)
    }

    pub(super) fn make1(&mut self, make: Make1, a: Z3_ast) -> Ast {
        // SAFETY: `make` is one of Z3's constructors; the operand belongs to this context.
        let ast = unsafe { make(self.raw, a) };
        self.keep(ast)
    }

    pub(super) fn make2(&mut self, make: Make2, a: Z3_ast, b: Z3_ast) -> Ast {
        // SAFETY: `make` is one of Z3's constructors; the operands belong to this context.
        let ast = unsafe { make(self.raw, a, b) };
        self.keep(ast)
    }

    fn unary(&mut self, op: UnOp, sort: Sort, a: Z3_ast) -> Ast {
        let raw = self.raw;
        let (nearest, float, double) = (self.rounding.nearest, self.sorts.float, self.sorts.double);
        // SAFETY: operands and sorts belong to this context.
        let ast = unsafe {
            match op {
                UnOp::Not => Z3_mk_not(raw, a),
                UnOp::Neg if sort.is_float() => Z3_mk_fpa_neg(raw, a),
                UnOp::Neg => Z3_mk_bvneg(raw, a),
                UnOp::Abs => Z3_mk_fpa_abs(raw, a),
                UnOp::Sqrt => Z3_mk_fpa_sqrt(raw, nearest, a),
                UnOp::I2L => Z3_mk_sign_ext(raw, 32, a),
                UnOp::L2I => Z3_mk_extract(raw, 31, 0, a),
                UnOp::I2F | UnOp::L2F => Z3_mk_fpa_to_fp_signed(raw, nearest, a, float),
                UnOp::I2D | UnOp::L2D => Z3_mk_fpa_to_fp_signed(raw, nearest, a, double),
                UnOp::F2D => Z3_mk_fpa_to_fp_float(raw, nearest, a, double),
                UnOp::D2F => Z3_mk_fpa_to_fp_float(raw, nearest, a, float),
                UnOp::BitsFloat => Z3_mk_fpa_to_fp_bv(raw, a, float),
                UnOp::BitsDouble => Z3_mk_fpa_to_fp_bv(raw, a, double),
                UnOp::I2B => return self.narrow(a, 8, true),
                UnOp::I2C => return self.narrow(a, 16, false),
                UnOp::I2S => return self.narrow(a, 16, true),
                UnOp::F2I | UnOp::D2I => return self.truncate(sort, a, Const::Int(i32::MIN), Const::Int(i32::MAX)),
                UnOp::F2L | UnOp::D2L => return self.truncate(sort, a, Const::Long(i64::MIN), Const::Long(i64::MAX)),
                UnOp::FloatBits => return self.raw_bits(a, Const::Float(f32::NAN), 32),
                UnOp::DoubleBits => return self.raw_bits(a, Const::Double(f64::NAN), 64),
            }
        };
        self.keep(ast)
    }

    /// The low bits, extended to an int again.
    fn narrow(&mut self, a: Z3_ast, width: u32, signed: bool) -> Ast {
        // SAFETY: operands belong to this context and are counted before the next call.
        unsafe {
            let low = self.keep(Z3_mk_extract(self.raw, width - 1, 0, a))?;
            let make = if signed { Z3_mk_sign_ext } else { Z3_mk_zero_ext };
            let ast = make(self.raw, 32 - width, low);
            self.keep(ast)
        }
    }

    /// Float to integer: towards zero, saturating, NaN to 0. Z3 leaves everything out of range open.
    fn truncate(&mut self, sort: Sort, a: Z3_ast, least: Const, greatest: Const) -> Ast {
        let is_long = matches!(least, Const::Long(_));
        let (width, limit) = if is_long { (64, 2f64.powi(63)) } else { (32, 2f64.powi(31)) };
        let as_sort = |d: f64| if sort == Sort::Float { Const::Float(d as f32) } else { Const::Double(d) };
        let (low, high) = (self.constant(as_sort(-limit))?, self.constant(as_sort(limit))?);
        let (least, greatest, zero) = (self.constant(least)?, self.constant(greatest)?, self.bits(0, width)?);
        // SAFETY: operands belong to this context.
        let inside = unsafe { Z3_mk_fpa_to_sbv(self.raw, self.rounding.to_zero, a, width) };
        let inside = self.keep(inside)?;
        let is_low = self.make2(Z3_mk_fpa_leq, a, low)?;
        let is_high = self.make2(Z3_mk_fpa_geq, a, high)?;
        let is_nan = self.make1(Z3_mk_fpa_is_nan, a)?;
        let result = self.ite(is_low, least, inside)?;
        let result = self.ite(is_high, greatest, result)?;
        self.ite(is_nan, zero, result)
    }

    /// The bits of a float, with Java's one NaN. Z3 leaves the bits of a NaN open.
    fn raw_bits(&mut self, a: Z3_ast, nan: Const, width: u32) -> Ast {
        let nan = self.bits(nan.bits(), width)?;
        let bits = self.make1(Z3_mk_fpa_to_ieee_bv, a)?;
        let is_nan = self.make1(Z3_mk_fpa_is_nan, a)?;
        self.ite(is_nan, nan, bits)
    }

    fn binary(&mut self, op: BinOp, sort: Sort, a: Z3_ast, b: Z3_ast) -> Ast {
        match op {
            BinOp::BoolAnd | BinOp::BoolOr => {
                let both = [a, b];
                let make = if op == BinOp::BoolAnd { Z3_mk_and } else { Z3_mk_or };
                // SAFETY: the array lives through the call.
                let ast = unsafe { make(self.raw, 2, both.as_ptr()) };
                self.keep(ast)
            }
            BinOp::Lcmp | BinOp::Fcmpl | BinOp::Fcmpg => self.three_way(op, a, b),
            _ if sort.is_float() => self.float_binary(op, a, b),
            BinOp::Div | BinOp::Rem => self.divide(op, sort, a, b),
            BinOp::Shl | BinOp::Shr | BinOp::Ushr => self.shift(op, sort, a, b),
            BinOp::Add => self.make2(Z3_mk_bvadd, a, b),
            BinOp::Sub => self.make2(Z3_mk_bvsub, a, b),
            BinOp::Mul => self.make2(Z3_mk_bvmul, a, b),
            BinOp::And => self.make2(Z3_mk_bvand, a, b),
            BinOp::Or => self.make2(Z3_mk_bvor, a, b),
            BinOp::Xor => self.make2(Z3_mk_bvxor, a, b),
            BinOp::Eq => self.make2(Z3_mk_eq, a, b),
            BinOp::Lt => self.make2(Z3_mk_bvslt, a, b),
            BinOp::Le => self.make2(Z3_mk_bvsle, a, b),
        }
    }

    fn float_binary(&mut self, op: BinOp, a: Z3_ast, b: Z3_ast) -> Ast {
        let (raw, nearest) = (self.raw, self.rounding.nearest);
        // SAFETY: operands belong to this context.
        let ast = unsafe {
            match op {
                BinOp::Add => Z3_mk_fpa_add(raw, nearest, a, b),
                BinOp::Sub => Z3_mk_fpa_sub(raw, nearest, a, b),
                BinOp::Mul => Z3_mk_fpa_mul(raw, nearest, a, b),
                BinOp::Div => Z3_mk_fpa_div(raw, nearest, a, b),
                BinOp::Eq => Z3_mk_fpa_eq(raw, a, b),
                BinOp::Lt => Z3_mk_fpa_lt(raw, a, b),
                BinOp::Le => Z3_mk_fpa_leq(raw, a, b),
                _ => None,
            }
        };
        self.keep(ast)
    }

    /// Total, as terms define it: a zero divisor gives 0 and the dividend.
    fn divide(&mut self, op: BinOp, sort: Sort, a: Z3_ast, b: Z3_ast) -> Ast {
        let zero = self.bits(0, width(sort))?;
        let is_zero = self.make2(Z3_mk_eq, b, zero)?;
        if op == BinOp::Div {
            let quotient = self.make2(Z3_mk_bvsdiv, a, b)?;
            self.ite(is_zero, zero, quotient)
        } else {
            let remainder = self.make2(Z3_mk_bvsrem, a, b)?;
            self.ite(is_zero, a, remainder)
        }
    }

    /// The amount is an int whatever the sort, masked by the width.
    fn shift(&mut self, op: BinOp, sort: Sort, a: Z3_ast, amount: Z3_ast) -> Ast {
        let mask = self.bits(u64::from(width(sort)) - 1, 32)?;
        let mut amount = self.make2(Z3_mk_bvand, amount, mask)?;
        if sort == Sort::Long {
            // SAFETY: operands belong to this context.
            let wide = unsafe { Z3_mk_zero_ext(self.raw, 32, amount) };
            amount = self.keep(wide)?;
        }
        let make: Make2 = match op {
            BinOp::Shl => Z3_mk_bvshl,
            BinOp::Shr => Z3_mk_bvashr,
            _ => Z3_mk_bvlshr,
        };
        self.make2(make, a, amount)
    }

    fn three_way(&mut self, op: BinOp, a: Z3_ast, b: Z3_ast) -> Ast {
        let (equal, first): (Make2, Make2) = match op {
            BinOp::Lcmp => (Z3_mk_eq, Z3_mk_bvslt),
            BinOp::Fcmpg => (Z3_mk_fpa_eq, Z3_mk_fpa_lt),
            _ => (Z3_mk_fpa_eq, Z3_mk_fpa_gt),
        };
        // What is neither `first` nor equal is the other; `fcmpl` asks for greater first, so NaN is less.
        let (if_first, otherwise) = if op == BinOp::Fcmpl { (1, -1) } else { (-1, 1) };
        let (if_first, otherwise) = (self.constant(Const::Int(if_first))?, self.constant(Const::Int(otherwise))?);
        let zero = self.bits(0, 32)?;
        let is_first = self.make2(first, a, b)?;
        let is_equal = self.make2(equal, a, b)?;
        let result = self.ite(is_equal, zero, otherwise)?;
        self.ite(is_first, if_first, result)
    }
}

fn width(sort: Sort) -> u32 {
    if sort == Sort::Long { 64 } else { 32 }
}

/// Where a table's entries change, and to what; 0 stands before it and after it.
fn runs(entries: &[i32]) -> Vec<(i32, i32)> {
    let mut runs = vec![(i32::MIN, 0)];
    for (at, &entry) in (0..).zip(entries.iter().chain(&[0])) {
        if runs.last().is_none_or(|&(_, value)| value != entry) {
            runs.push((at, entry));
        }
    }
    runs
}
