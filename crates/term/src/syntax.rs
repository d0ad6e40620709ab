//! What a term is made of.

use std::hash::{Hash, Hasher};

/// The name of an interned term. Equal terms of one [`Terms`](crate::Terms) have equal ids.
///
/// The order of ids is that of creation: good for tables, not for anything that is printed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct TermId(pub(crate) u32);

impl TermId {
    /// The position in the arena; operands always stand before the terms made of them.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// The name of a table of known ints. Equal tables of one [`Terms`](crate::Terms) have equal ids.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TableId(pub(crate) u32);

impl TableId {
    pub(crate) fn index(self) -> usize {
        self.0 as usize
    }
}

/// The type of a term's value. What Java computes as `int` (byte, short, char, boolean) has sort `Int`;
/// `Bool` is the sort of conditions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Sort {
    /// A condition.
    Bool,
    /// 32-bit two's complement.
    Int,
    /// 64-bit two's complement.
    Long,
    /// IEEE binary32.
    Float,
    /// IEEE binary64.
    Double,
}

impl Sort {
    /// Whether values are two's complement numbers.
    pub fn is_integer(self) -> bool {
        matches!(self, Sort::Int | Sort::Long)
    }

    /// Whether values are IEEE numbers.
    pub fn is_float(self) -> bool {
        matches!(self, Sort::Float | Sort::Double)
    }
}

/// The declared type of an input, which implies its range.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum VarKind {
    /// `boolean`: an `Int` that is 0 or 1.
    Boolean,
    /// `byte`
    Byte,
    /// `short`
    Short,
    /// `char`
    Char,
    /// `int`
    Int,
    /// `long`
    Long,
    /// `float`
    Float,
    /// `double`
    Double,
}

impl VarKind {
    /// The sort of a variable of this kind.
    pub fn sort(self) -> Sort {
        match self {
            VarKind::Long => Sort::Long,
            VarKind::Float => Sort::Float,
            VarKind::Double => Sort::Double,
            _ => Sort::Int,
        }
    }

    /// The zero of this kind.
    pub fn zero(self) -> Const {
        match self.sort() {
            Sort::Long => Const::Long(0),
            Sort::Float => Const::Float(0.0),
            Sort::Double => Const::Double(0.0),
            _ => Const::Int(0),
        }
    }
}

/// A symbolic input. Paths number their inputs independently, so siblings share variables.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Var {
    /// Its number along the path.
    pub index: u32,
    /// Its declared type.
    pub kind: VarKind,
}

/// A known value. Compared and hashed by bits, with one NaN: `0.0` and `-0.0` are different constants.
#[derive(Clone, Copy, Debug)]
pub enum Const {
    /// A truth value.
    Bool(bool),
    /// An `int`, or anything narrower.
    Int(i32),
    /// A `long`.
    Long(i64),
    /// A `float`.
    Float(f32),
    /// A `double`.
    Double(f64),
}

impl Const {
    /// Its sort.
    pub fn sort(self) -> Sort {
        match self {
            Const::Bool(_) => Sort::Bool,
            Const::Int(_) => Sort::Int,
            Const::Long(_) => Sort::Long,
            Const::Float(_) => Sort::Float,
            Const::Double(_) => Sort::Double,
        }
    }

    /// The value's bits, a NaN being Java's canonical one.
    pub fn bits(self) -> u64 {
        match self.canonical() {
            Const::Bool(b) => b.into(),
            Const::Int(i) => u64::from(i as u32),
            Const::Long(l) => l as u64,
            Const::Float(f) => f.to_bits().into(),
            Const::Double(d) => d.to_bits(),
        }
    }

    /// The same value with the NaN Java's `floatToIntBits` and `doubleToLongBits` show.
    pub fn canonical(self) -> Const {
        match self {
            Const::Float(f) if f.is_nan() => Const::Float(f32::from_bits(0x7fc0_0000)),
            Const::Double(d) if d.is_nan() => Const::Double(f64::from_bits(0x7ff8_0000_0000_0000)),
            other => other,
        }
    }

    /// An `Int` or `Long` as a mathematical integer.
    pub fn as_integer(self) -> Option<i64> {
        match self {
            Const::Int(i) => Some(i.into()),
            Const::Long(l) => Some(l),
            _ => None,
        }
    }

    /// The integer `value`, wrapped to `sort`, which must be `Int` or `Long`.
    pub fn integer(sort: Sort, value: i64) -> Const {
        if sort == Sort::Long { Const::Long(value) } else { Const::Int(value as i32) }
    }
}

impl PartialEq for Const {
    fn eq(&self, other: &Const) -> bool {
        self.sort() == other.sort() && self.bits() == other.bits()
    }
}

impl Eq for Const {}

impl Hash for Const {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.sort() as u8).hash(state);
        self.bits().hash(state);
    }
}

/// Operators of one operand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum UnOp {
    /// Negation of a condition.
    Not,
    /// Arithmetic negation; wraps for the least `int` and `long`.
    Neg,
    /// `Math.abs` of a float or double: clears the sign.
    Abs,
    /// `Math.sqrt` of a double.
    Sqrt,
    /// int to long
    I2L,
    /// int to float
    I2F,
    /// int to double
    I2D,
    /// long to int
    L2I,
    /// long to float
    L2F,
    /// long to double
    L2D,
    /// float to int, saturating; NaN gives 0
    F2I,
    /// float to long, saturating; NaN gives 0
    F2L,
    /// float to double
    F2D,
    /// double to int, saturating; NaN gives 0
    D2I,
    /// double to long, saturating; NaN gives 0
    D2L,
    /// double to float
    D2F,
    /// int to byte, kept as an int
    I2B,
    /// int to char, kept as an int
    I2C,
    /// int to short, kept as an int
    I2S,
    /// `Float.floatToIntBits`
    FloatBits,
    /// `Float.intBitsToFloat`
    BitsFloat,
    /// `Double.doubleToLongBits`
    DoubleBits,
    /// `Double.longBitsToDouble`
    BitsDouble,
}

impl UnOp {
    /// The sort of the result for an operand of sort `operand`.
    pub fn result(self, operand: Sort) -> Sort {
        use UnOp::*;
        match self {
            Not => Sort::Bool,
            Neg | Abs | Sqrt => operand,
            L2I | F2I | D2I | I2B | I2C | I2S | FloatBits => Sort::Int,
            I2L | F2L | D2L | DoubleBits => Sort::Long,
            I2F | L2F | D2F | BitsFloat => Sort::Float,
            I2D | L2D | F2D | BitsDouble => Sort::Double,
        }
    }
}

/// Operators of two operands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BinOp {
    /// Addition; integers wrap.
    Add,
    /// Subtraction; integers wrap.
    Sub,
    /// Multiplication; integers wrap.
    Mul,
    /// Division. Integers truncate, `MIN / -1` is `MIN`, and `x / 0` is 0: the engine asks about the divisor first.
    Div,
    /// Remainder with the dividend's sign. For integers `x % 0` is `x`; for floats it is C's `fmod`.
    Rem,
    /// Shift left; the amount is an int, masked by the width.
    Shl,
    /// Arithmetic shift right.
    Shr,
    /// Logical shift right.
    Ushr,
    /// Bitwise and.
    And,
    /// Bitwise or.
    Or,
    /// Bitwise exclusive or.
    Xor,
    /// Conjunction of conditions.
    BoolAnd,
    /// Disjunction of conditions.
    BoolOr,
    /// Equality of any sort; IEEE `==` for floats.
    Eq,
    /// Less than: signed, or IEEE.
    Lt,
    /// At most: signed, or IEEE.
    Le,
    /// Three-way comparison of longs: -1, 0 or 1.
    Lcmp,
    /// Three-way comparison of floats or doubles; -1 if one is NaN.
    Fcmpl,
    /// Three-way comparison of floats or doubles; 1 if one is NaN.
    Fcmpg,
}

impl BinOp {
    /// The sort of the result for a left operand of sort `left`.
    pub fn result(self, left: Sort) -> Sort {
        use BinOp::*;
        match self {
            BoolAnd | BoolOr | Eq | Lt | Le => Sort::Bool,
            Lcmp | Fcmpl | Fcmpg => Sort::Int,
            _ => left,
        }
    }

    /// Whether the operands may be exchanged.
    pub fn is_commutative(self) -> bool {
        use BinOp::*;
        matches!(self, Add | Mul | And | Or | Xor | BoolAnd | BoolOr | Eq)
    }
}

/// One interned term; operands are ids.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Term {
    /// A known value.
    Const(Const),
    /// A symbolic input.
    Var(Var),
    /// An operator and its operand.
    Unary(UnOp, TermId),
    /// An operator and its operands.
    Binary(BinOp, TermId, TermId),
    /// The second if the first, a condition, holds, else the third.
    Ite(TermId, TermId, TermId),
    /// What a table of known ints holds at an index; 0 beyond its ends.
    Table(TableId, TermId),
}
