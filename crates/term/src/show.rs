//! Terms as Java would write them.

use crate::{BinOp, Const, Sort, Term, TermId, Terms, UnOp, Var, VarKind};
use std::fmt::Write;

/// Deeper or longer than this nobody reads; a term may be exponentially large as text.
const DEEPEST: usize = 200;
const LONGEST: usize = 20_000;

/// How tightly Java's operators bind, loosest first.
const OR: u8 = 1;
const AND: u8 = 2;
const BIT_OR: u8 = 3;
const BIT_XOR: u8 = 4;
const BIT_AND: u8 = 5;
const EQUALITY: u8 = 6;
const RELATION: u8 = 7;
const SHIFT: u8 = 8;
const SUM: u8 = 9;
const PRODUCT: u8 = 10;
const PREFIX: u8 = 11;
const ATOM: u8 = 12;

impl Terms {
    /// The term in Java's syntax with as few parentheses as it needs; `name` names the variables.
    pub fn show(&self, id: TermId, name: &dyn Fn(Var) -> String) -> String {
        let mut writer = Writer { terms: self, name, out: String::new() };
        writer.write(id, 0, 0);
        writer.out
    }
}

struct Writer<'a> {
    terms: &'a Terms,
    name: &'a dyn Fn(Var) -> String,
    out: String,
}

impl Writer<'_> {
    /// Writes `id` where an operator as tight as `least` may stand without parentheses.
    fn write(&mut self, id: TermId, least: u8, depth: usize) {
        if depth > DEEPEST || self.out.len() > LONGEST {
            self.out.push('…');
            return;
        }
        let parentheses = self.tightness(id) < least;
        if parentheses {
            self.out.push('(');
        }
        match self.terms.get(id) {
            Term::Const(c) => self.out.push_str(&literal(c)),
            Term::Var(v) => self.out.push_str(&(self.name)(v)),
            Term::Unary(op, a) => self.unary(op, a, depth),
            Term::Binary(op, a, b) => self.binary(op, a, b, depth),
            Term::Ite(c, t, e) => {
                self.write(c, OR, depth + 1);
                self.out.push_str(" ? ");
                self.write(t, OR, depth + 1);
                self.out.push_str(" : ");
                self.write(e, 0, depth + 1);
            }
            Term::Table(_, index) => {
                self.out.push_str("table[");
                self.write(index, 0, depth + 1);
                self.out.push(']');
            }
        }
        if parentheses {
            self.out.push(')');
        }
    }

    fn tightness(&self, id: TermId) -> u8 {
        match self.terms.get(id) {
            Term::Const(c) if literal(c).starts_with('-') => PREFIX,
            Term::Const(_) | Term::Var(_) | Term::Table(..) => ATOM,
            Term::Unary(op, a) => match op {
                UnOp::Not => match self.negated_equality(a) {
                    Some(_) => EQUALITY,
                    None => PREFIX,
                },
                _ if function(op).is_some() => ATOM,
                _ => PREFIX,
            },
            Term::Binary(op, a, b) => match op {
                BinOp::Eq if self.boolean_test(a, b) == Some(true) => ATOM,
                BinOp::Eq if self.boolean_test(a, b) == Some(false) => PREFIX,
                BinOp::Lcmp | BinOp::Fcmpl | BinOp::Fcmpg => ATOM,
                _ => symbol(op).1,
            },
            Term::Ite(..) => 0,
        }
    }

    fn unary(&mut self, op: UnOp, a: TermId, depth: usize) {
        if let Some(function) = function(op) {
            self.out.push_str(function);
            self.out.push('(');
            self.write(a, 0, depth + 1);
            self.out.push(')');
            return;
        }
        if op == UnOp::Not
            && let Some((x, y)) = self.negated_equality(a)
        {
            return self.infix("!=", EQUALITY, x, y, depth);
        }
        self.out.push_str(prefix(op));
        // `- -x` and `(byte) -x` need their operand to be set off: `--x` and a subtraction would be read otherwise.
        let negative = self.starts_with_minus(a);
        let least = if negative && op != UnOp::Not { ATOM } else { PREFIX };
        self.write(a, least, depth + 1);
    }

    fn binary(&mut self, op: BinOp, a: TermId, b: TermId, depth: usize) {
        match op {
            BinOp::Lcmp => return self.call("Long.compare", a, b, depth),
            BinOp::Fcmpl => return self.call("fcmpl", a, b, depth),
            BinOp::Fcmpg => return self.call("fcmpg", a, b, depth),
            _ => {}
        }
        if op == BinOp::Eq
            && let Some(truth) = self.boolean_test(a, b)
        {
            if !truth {
                self.out.push('!');
            }
            return self.write(a, PREFIX, depth + 1);
        }
        // `x + -1` reads better as a subtraction, `0 < x` as `x > 0`.
        let value = self.terms.as_integer(b);
        match (op, value) {
            (BinOp::Add, Some(c)) if c < 0 && c != i64::MIN && c != i64::from(i32::MIN) => {
                self.write(a, SUM, depth + 1);
                let suffix = if self.terms.sort(b) == Sort::Long { "L" } else { "" };
                let _ = write!(self.out, " - {}{suffix}", -c);
            }
            (BinOp::Lt, _) if self.terms.as_const(a).is_some() => self.infix(">", RELATION, b, a, depth),
            (BinOp::Le, _) if self.terms.as_const(a).is_some() => self.infix(">=", RELATION, b, a, depth),
            _ => {
                let (symbol, tightness) = symbol(op);
                self.infix(symbol, tightness, a, b, depth);
            }
        }
    }

    /// All of Java's infix operators group to the left.
    fn infix(&mut self, symbol: &str, tightness: u8, a: TermId, b: TermId, depth: usize) {
        self.write(a, tightness, depth + 1);
        let _ = write!(self.out, " {symbol} ");
        if matches!(tightness, EQUALITY | RELATION)
            && let Some(character) = self.terms.as_integer(b).and_then(printable)
            && self.is_character(a)
        {
            let escape = if matches!(character, '\'' | '\\') { "\\" } else { "" };
            let _ = write!(self.out, "'{escape}{character}'");
            return;
        }
        let associative = matches!(symbol, "&&" | "||");
        self.write(b, if associative { tightness } else { tightness + 1 }, depth + 1);
    }

    /// Whether it is a character. One of a string may be kept as a byte, and is named as what it is.
    fn is_character(&self, id: TermId) -> bool {
        match self.terms.get(id) {
            Term::Var(var) => {
                var.kind == VarKind::Char || var.kind == VarKind::Byte && (self.name)(var).contains(".charAt(")
            }
            Term::Binary(BinOp::And, a, b) => self.terms.as_integer(b) == Some(0xff) && self.is_character(a),
            _ => false,
        }
    }

    fn call(&mut self, function: &str, a: TermId, b: TermId, depth: usize) {
        self.out.push_str(function);
        self.out.push('(');
        self.write(a, 0, depth + 1);
        self.out.push_str(", ");
        self.write(b, 0, depth + 1);
        self.out.push(')');
    }

    fn starts_with_minus(&self, id: TermId) -> bool {
        match self.terms.get(id) {
            Term::Const(c) => literal(c).starts_with('-'),
            Term::Unary(UnOp::Neg, _) => true,
            _ => false,
        }
    }

    /// For the operand of a negation: the two sides, if `!=` can be written.
    fn negated_equality(&self, id: TermId) -> Option<(TermId, TermId)> {
        match self.terms.get(id) {
            Term::Binary(BinOp::Eq, x, y) if self.boolean_test(x, y).is_none() => Some((x, y)),
            _ => None,
        }
    }

    /// `b == 1` and `b == 0` for a boolean `b` are `b` and `!b`.
    fn boolean_test(&self, a: TermId, b: TermId) -> Option<bool> {
        match (self.terms.get(a), self.terms.as_integer(b)) {
            (Term::Var(Var { kind: VarKind::Boolean, .. }), Some(value)) => Some(value != 0),
            _ => None,
        }
    }
}

/// The character of ASCII with this number, if it can be seen.
fn printable(number: i64) -> Option<char> {
    let character = char::from(u8::try_from(number).ok()?);
    (character.is_ascii_graphic() || character == ' ').then_some(character)
}

fn symbol(op: BinOp) -> (&'static str, u8) {
    match op {
        BinOp::Add => ("+", SUM),
        BinOp::Sub => ("-", SUM),
        BinOp::Mul => ("*", PRODUCT),
        BinOp::Div => ("/", PRODUCT),
        BinOp::Rem => ("%", PRODUCT),
        BinOp::Shl => ("<<", SHIFT),
        BinOp::Shr => (">>", SHIFT),
        BinOp::Ushr => (">>>", SHIFT),
        BinOp::And => ("&", BIT_AND),
        BinOp::Or => ("|", BIT_OR),
        BinOp::Xor => ("^", BIT_XOR),
        BinOp::BoolAnd => ("&&", AND),
        BinOp::BoolOr => ("||", OR),
        BinOp::Eq => ("==", EQUALITY),
        BinOp::Lt => ("<", RELATION),
        BinOp::Le => ("<=", RELATION),
        BinOp::Lcmp | BinOp::Fcmpl | BinOp::Fcmpg => ("<=>", RELATION),
    }
}

fn prefix(op: UnOp) -> &'static str {
    use UnOp::*;
    match op {
        Not => "!",
        Neg => "-",
        I2L | F2L | D2L => "(long) ",
        I2F | L2F | D2F => "(float) ",
        I2D | L2D | F2D => "(double) ",
        L2I | F2I | D2I => "(int) ",
        I2B => "(byte) ",
        I2C => "(char) ",
        I2S => "(short) ",
        Abs | Sqrt | FloatBits | BitsFloat | DoubleBits | BitsDouble => "",
    }
}

fn function(op: UnOp) -> Option<&'static str> {
    Some(match op {
        UnOp::Abs => "Math.abs",
        UnOp::Sqrt => "Math.sqrt",
        UnOp::FloatBits => "Float.floatToIntBits",
        UnOp::BitsFloat => "Float.intBitsToFloat",
        UnOp::DoubleBits => "Double.doubleToLongBits",
        UnOp::BitsDouble => "Double.longBitsToDouble",
        _ => return None,
    })
}

/// A constant as a Java literal.
fn literal(value: Const) -> String {
    match value {
        Const::Bool(b) => b.to_string(),
        Const::Int(i) => i.to_string(),
        Const::Long(l) => format!("{l}L"),
        Const::Float(f) if f.is_nan() => "Float.NaN".into(),
        Const::Float(f32::INFINITY) => "Float.POSITIVE_INFINITY".into(),
        Const::Float(f32::NEG_INFINITY) => "Float.NEGATIVE_INFINITY".into(),
        Const::Float(f) => format!("{f:?}f"),
        Const::Double(d) if d.is_nan() => "Double.NaN".into(),
        Const::Double(f64::INFINITY) => "Double.POSITIVE_INFINITY".into(),
        Const::Double(f64::NEG_INFINITY) => "Double.NEGATIVE_INFINITY".into(),
        Const::Double(d) => format!("{d:?}"),
    }
}
