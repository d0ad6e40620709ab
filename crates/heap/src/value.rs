//! Values.

use jvm::Kind;
use term::{Sort, TermId};

use crate::input::SymbolId;

/// A reference: to an object or array, null, or symbolic.
///
/// A symbolic reference is only a number with its top bit set, so everything that merely moves references handles it
/// without knowing. What it stands for is looked up in the [`InputHeap`](crate::InputHeap) when it is used.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Ref(u32);

/// Marks symbolic references.
const SYMBOLIC: u32 = 1 << 31;

impl Ref {
    /// The null reference.
    pub const NULL: Ref = Ref(0);

    /// The reference with this index; index 0 is null.
    pub const fn new(index: usize) -> Ref {
        Ref(index as u32)
    }

    /// A symbolic reference.
    pub const fn symbolic(symbol: SymbolId) -> Ref {
        Ref(SYMBOLIC | symbol.0)
    }

    /// Whether it is symbolic, whatever is known about it by now.
    #[inline(always)]
    pub const fn is_symbolic(self) -> bool {
        self.0 & SYMBOLIC != 0
    }

    /// The symbol, if it is symbolic.
    #[inline]
    pub fn symbol(self) -> Option<SymbolId> {
        self.is_symbolic().then_some(SymbolId(self.0 & !SYMBOLIC))
    }

    /// Its index in the heap.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whether it is null.
    #[inline(always)]
    pub const fn is_null(self) -> bool {
        self.0 == 0
    }

    /// The reference, unless it is null.
    pub fn non_null(self) -> Option<Ref> {
        (!self.is_null()).then_some(self)
    }
}

/// What a register, field or array element holds. `boolean`, `byte`, `short` and `char` are `Int`, as on the JVM's
/// operand stack.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub enum Value {
    /// Nothing yet: a local before its first assignment.
    #[default]
    Unset,
    /// `int` and everything narrower.
    Int(i32),
    /// `float`
    Float(f32),
    /// A reference.
    Ref(Ref),
    /// What `jsr` leaves for `ret`: an instruction index.
    Address(u32),
    /// `long`
    Long(i64),
    /// `double`
    Double(f64),
    /// A number that is not known: a term of this sort. It stands where an `Int`, `Long`, `Float` or `Double` could.
    Term(Sort, TermId),
}

impl Value {
    /// Null.
    pub const NULL: Value = Value::Ref(Ref::NULL);

    /// The default value of a field or array element.
    pub fn zero(kind: Kind) -> Value {
        match kind {
            Kind::Boolean | Kind::Byte | Kind::Char | Kind::Short | Kind::Int => Value::Int(0),
            Kind::Long => Value::Long(0),
            Kind::Float => Value::Float(0.0),
            Kind::Double => Value::Double(0.0),
            Kind::Ref => Value::NULL,
            Kind::Void => Value::Unset,
        }
    }

    /// A truth value.
    pub fn bool(truth: bool) -> Value {
        Value::Int(truth as i32)
    }

    /// The `int`, if it is one.
    #[inline(always)]
    pub fn as_int(self) -> Option<i32> {
        if let Value::Int(value) = self { Some(value) } else { None }
    }

    /// The `long`, if it is one.
    #[inline(always)]
    pub fn as_long(self) -> Option<i64> {
        if let Value::Long(value) = self { Some(value) } else { None }
    }

    /// The `float`, if it is one.
    #[inline(always)]
    pub fn as_float(self) -> Option<f32> {
        if let Value::Float(value) = self { Some(value) } else { None }
    }

    /// The `double`, if it is one.
    #[inline(always)]
    pub fn as_double(self) -> Option<f64> {
        if let Value::Double(value) = self { Some(value) } else { None }
    }

    /// The reference, if it is one.
    #[inline(always)]
    pub fn as_ref(self) -> Option<Ref> {
        if let Value::Ref(value) = self { Some(value) } else { None }
    }

    /// An `int` cut down to what a field or array element of this kind holds.
    #[inline(always)]
    pub fn narrow(self, kind: Kind) -> Value {
        if kind as u8 >= Kind::Int as u8 {
            return self;
        }
        match (kind, self) {
            (Kind::Boolean, Value::Int(v)) => Value::Int(v & 1),
            (Kind::Byte, Value::Int(v)) => Value::Int(v as i8 as i32),
            (Kind::Char, Value::Int(v)) => Value::Int(v as u16 as i32),
            (Kind::Short, Value::Int(v)) => Value::Int(v as i16 as i32),
            _ => self,
        }
    }

    /// Whether it can be stored where values of this kind are kept.
    #[inline(always)]
    pub fn is_of(self, kind: Kind) -> bool {
        TAGS[kind as usize] == self.tag() || self.is_term_of(kind)
    }

    /// As [`Value::is_of`], and it is not a term.
    #[inline(always)]
    pub fn is_plainly_of(self, kind: Kind) -> bool {
        TAGS[kind as usize] == self.tag()
    }

    #[inline(never)]
    fn is_term_of(self, kind: Kind) -> bool {
        let Value::Term(sort, _) = self else { return false };
        TAGS[kind as usize]
            == match sort {
                Sort::Bool | Sort::Int => 1,
                Sort::Long => 5,
                Sort::Float => 2,
                Sort::Double => 6,
            }
    }

    /// The term, if it is one.
    pub fn as_term(self) -> Option<TermId> {
        if let Value::Term(_, term) = self { Some(term) } else { None }
    }

    /// The position of the variant; in declaration order, so that it is a plain load.
    #[inline(always)]
    fn tag(self) -> u8 {
        match self {
            Value::Unset => 0,
            Value::Int(_) => 1,
            Value::Float(_) => 2,
            Value::Ref(_) => 3,
            Value::Address(_) => 4,
            Value::Long(_) => 5,
            Value::Double(_) => 6,
            Value::Term(..) => 7,
        }
    }
}

/// The tag of the values of each kind, in the order of `Kind`.
const TAGS: [u8; 10] = [1, 1, 1, 1, 1, 5, 2, 6, 3, 0];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_zero_is_of_its_kind_only() {
        let kinds = [Kind::Int, Kind::Long, Kind::Float, Kind::Double, Kind::Ref, Kind::Void];
        for kind in kinds {
            for other in kinds {
                assert_eq!(Value::zero(kind).is_of(other), kind == other, "{kind} as {other}");
            }
        }
        assert!(Value::zero(Kind::Char).is_of(Kind::Boolean));
        assert!(!Value::Address(1).is_of(Kind::Int));
    }

    #[test]
    fn a_value_is_sixteen_bytes() {
        assert_eq!(size_of::<Value>(), 16);
    }

    #[test]
    fn narrowing_follows_the_field_kind() {
        assert_eq!(Value::Int(0x1ff).narrow(Kind::Byte), Value::Int(-1));
        assert_eq!(Value::Int(-1).narrow(Kind::Char), Value::Int(0xffff));
        assert_eq!(Value::Int(2).narrow(Kind::Boolean), Value::Int(0));
        assert_eq!(Value::Int(0x18000).narrow(Kind::Short), Value::Int(-0x8000));
    }
}
