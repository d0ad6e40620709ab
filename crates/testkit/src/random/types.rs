//! The Java types the generator knows, and how they are written in source.

/// A primitive type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Prim {
    Boolean,
    Byte,
    Short,
    Char,
    Int,
    Long,
    Float,
    Double,
}

impl Prim {
    pub const ALL: [Prim; 8] =
        [Prim::Boolean, Prim::Byte, Prim::Short, Prim::Char, Prim::Int, Prim::Long, Prim::Float, Prim::Double];
    pub const NUMERIC: [Prim; 7] =
        [Prim::Byte, Prim::Short, Prim::Char, Prim::Int, Prim::Long, Prim::Float, Prim::Double];
    pub const INTEGRAL: [Prim; 5] = [Prim::Byte, Prim::Short, Prim::Char, Prim::Int, Prim::Long];

    pub fn java(self) -> &'static str {
        match self {
            Prim::Boolean => "boolean",
            Prim::Byte => "byte",
            Prim::Short => "short",
            Prim::Char => "char",
            Prim::Int => "int",
            Prim::Long => "long",
            Prim::Float => "float",
            Prim::Double => "double",
        }
    }

    pub fn boxed(self) -> &'static str {
        match self {
            Prim::Boolean => "Boolean",
            Prim::Byte => "Byte",
            Prim::Short => "Short",
            Prim::Char => "Character",
            Prim::Int => "Integer",
            Prim::Long => "Long",
            Prim::Float => "Float",
            Prim::Double => "Double",
        }
    }

    /// Every type with an identity or widening conversion to `self` (JLS 5.1.2).
    pub fn sources(self) -> &'static [Prim] {
        use Prim::*;
        match self {
            Boolean => &[Boolean],
            Byte => &[Byte],
            Short => &[Short, Byte],
            Char => &[Char],
            Int => &[Int, Byte, Short, Char],
            Long => &[Long, Int, Byte, Short, Char],
            Float => &[Float, Int, Long, Byte, Short, Char],
            Double => &[Double, Float, Int, Long, Byte, Short, Char],
        }
    }

    pub fn is_integral(self) -> bool {
        Prim::INTEGRAL.contains(&self)
    }
}

/// A library type that only variables have; values of it come from `collections` and `lambdas`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lib {
    ListInt,
    MapIntStr,
    TreeStrInt,
    DequeLong,
    Builder,
    IntOp,
    IntFn,
    StrFn,
    StrTest,
    LongSource,
    Fn,
}

impl Lib {
    pub fn java(self) -> &'static str {
        match self {
            Lib::ListInt => "ArrayList<Integer>",
            Lib::MapIntStr => "HashMap<Integer, String>",
            Lib::TreeStrInt => "TreeMap<String, Integer>",
            Lib::DequeLong => "ArrayDeque<Long>",
            Lib::Builder => "StringBuilder",
            Lib::IntOp => "IntBinaryOperator",
            Lib::IntFn => "Function<Integer, Integer>",
            Lib::StrFn => "UnaryOperator<String>",
            Lib::StrTest => "Predicate<String>",
            Lib::LongSource => "Supplier<Long>",
            Lib::Fn => "Fn",
        }
    }
}

/// A type of a variable, parameter, field or result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ty {
    Prim(Prim),
    Boxed(Prim),
    Str,
    Object,
    Array(Box<Ty>),
    Enum(usize),
    Record(usize),
    Class(usize),
    Iface(usize),
    Lib(Lib),
}

impl Ty {
    pub const INT: Ty = Ty::Prim(Prim::Int);
    pub const LONG: Ty = Ty::Prim(Prim::Long);
    pub const BOOLEAN: Ty = Ty::Prim(Prim::Boolean);
    pub const DOUBLE: Ty = Ty::Prim(Prim::Double);

    pub fn array(element: Ty) -> Ty {
        Ty::Array(Box::new(element))
    }

    pub fn java(&self) -> String {
        match self {
            Ty::Prim(prim) => prim.java().to_string(),
            Ty::Boxed(prim) => prim.boxed().to_string(),
            Ty::Str => "String".to_string(),
            Ty::Object => "Object".to_string(),
            Ty::Array(element) => format!("{}[]", element.java()),
            Ty::Enum(k) => format!("E{k}"),
            Ty::Record(k) => format!("P{k}"),
            Ty::Class(k) => format!("C{k}"),
            Ty::Iface(k) => format!("I{k}"),
            Ty::Lib(lib) => lib.java().to_string(),
        }
    }

    /// Whether `"" + value` is the same in every run: no identity hash can appear in it.
    pub fn is_printable(&self) -> bool {
        match self {
            Ty::Array(_) => false,
            Ty::Lib(lib) => {
                matches!(lib, Lib::ListInt | Lib::MapIntStr | Lib::TreeStrInt | Lib::DequeLong | Lib::Builder)
            }
            _ => true,
        }
    }
}
