//! Witnesses as plain data.

use std::fmt;

use jvm::Kind;
use term::Const;

/// A concrete input.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Witness {
    /// The arguments, the receiver first; the object under construction is not among them.
    pub args: Vec<Datum>,
    /// Static fields that were unknown.
    pub statics: Vec<Field>,
    /// What the program asked for with `Lissom.any…` and its like, in order.
    pub asked: Vec<Datum>,
    /// The numbers picked by `choose` and its like, in order.
    pub picks: Vec<u32>,
    /// The objects; a [`Datum::Object`] is a position in this list.
    pub objects: Vec<Object>,
    /// The identity hash codes that the path took of objects, by their position.
    pub hashes: Vec<(usize, i32)>,
    /// How many objects, at the end, are there only because no constructor leaves null where they are.
    pub filled: usize,
}

/// What a concrete run left behind.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct After {
    /// The object that was constructed, if the subject is a constructor.
    pub receiver: Option<Datum>,
    /// What the method returned, if it returned a value.
    pub result: Option<Datum>,
    /// What can be reached from the arguments and the result: first the objects of the witness, at the same positions,
    /// then others in the order in which they are reached.
    pub objects: Vec<Object>,
}

/// A value.
#[derive(Clone, Copy, PartialEq, Debug)]
#[allow(missing_docs)]
pub enum Datum {
    Null,
    /// An object by its position.
    Object(usize),
    Boolean(bool),
    Byte(i8),
    Char(u16),
    Short(i16),
    Int(i32),
    Long(i64),
    Float(f32),
    Double(f64),
}

/// An object of the input.
#[derive(Clone, PartialEq, Debug)]
pub struct Object {
    /// Its class: an internal name, or the descriptor of an array.
    pub class: String,
    /// What it holds.
    pub contents: Contents,
}

/// What an object holds.
#[derive(Clone, PartialEq, Debug)]
pub enum Contents {
    /// All instance fields, inherited ones first, in the order of their slots.
    Fields(Vec<Field>),
    /// The elements of an array.
    Array(Vec<Datum>),
    /// The UTF-16 units of a string.
    Text(Vec<u16>),
    /// The name of an enum constant.
    Constant(String),
    /// What nobody looks into: a class, a thread, a lambda; never part of an input.
    Opaque,
}

/// A field with its value.
#[derive(Clone, PartialEq, Debug)]
pub struct Field {
    /// The class that declares it: an internal name.
    pub class: String,
    /// Its name.
    pub name: String,
    /// What it holds.
    pub value: Datum,
    /// Whether nobody has looked at it: the path is the same whatever it holds.
    pub is_free: bool,
    /// Whether null stands here for something that is not: nobody has looked at it, and it is of a class whose objects
    /// cannot be made of zeros.
    pub is_stand_in: bool,
}

impl Datum {
    /// The default value of a field or element.
    pub fn zero(kind: Kind) -> Datum {
        Datum::of_bits(kind, 0)
    }

    /// A number by its bits, or null.
    pub fn of_bits(kind: Kind, bits: i64) -> Datum {
        match kind {
            Kind::Boolean => Datum::Boolean(bits & 1 != 0),
            Kind::Byte => Datum::Byte(bits as i8),
            Kind::Char => Datum::Char(bits as u16),
            Kind::Short => Datum::Short(bits as i16),
            Kind::Int => Datum::Int(bits as i32),
            Kind::Long => Datum::Long(bits),
            Kind::Float => Datum::Float(f32::from_bits(bits as u32)),
            Kind::Double => Datum::Double(f64::from_bits(bits as u64)),
            Kind::Ref | Kind::Void => Datum::Null,
        }
    }

    /// The value of a term, kept in a place of this kind.
    pub fn of_const(kind: Kind, value: Const) -> Datum {
        match value {
            Const::Bool(v) => Datum::of_bits(kind, v as i64),
            Const::Int(v) => Datum::of_bits(kind, v as i64),
            Const::Long(v) => Datum::Long(v),
            Const::Float(v) => Datum::Float(v),
            Const::Double(v) => Datum::Double(v),
        }
    }

    /// A number as the value of a term.
    pub fn as_const(self) -> Option<Const> {
        Some(match self {
            Datum::Null | Datum::Object(_) => return None,
            Datum::Boolean(v) => Const::Int(v as i32),
            Datum::Byte(v) => Const::Int(v as i32),
            Datum::Char(v) => Const::Int(v as i32),
            Datum::Short(v) => Const::Int(v as i32),
            Datum::Int(v) => Const::Int(v),
            Datum::Long(v) => Const::Long(v),
            Datum::Float(v) => Const::Float(v),
            Datum::Double(v) => Const::Double(v),
        })
    }

    /// The object's position, if it is one.
    pub fn object(self) -> Option<usize> {
        if let Datum::Object(at) = self { Some(at) } else { None }
    }
}

impl fmt::Display for Datum {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Datum::Null => write!(f, "null"),
            Datum::Object(at) => write!(f, "#{at}"),
            Datum::Boolean(v) => write!(f, "{v}"),
            Datum::Byte(v) => write!(f, "{v}"),
            Datum::Char(v) => match char::from_u32(*v as u32) {
                Some(c) => write!(f, "{c:?}"),
                None => write!(f, "'\\u{v:04x}'"),
            },
            Datum::Short(v) => write!(f, "{v}"),
            Datum::Int(v) => write!(f, "{v}"),
            Datum::Long(v) => write!(f, "{v}L"),
            Datum::Float(v) => write!(f, "{v:?}f"),
            Datum::Double(v) => write!(f, "{v:?}"),
        }
    }
}

impl fmt::Display for Object {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ", self.class)?;
        match &self.contents {
            Contents::Fields(fields) => {
                let parts: Vec<String> = fields.iter().map(|x| format!("{} = {}", x.name, x.value)).collect();
                write!(f, "{{{}}}", parts.join(", "))
            }
            Contents::Array(elements) => {
                let parts: Vec<String> = elements.iter().map(Datum::to_string).collect();
                write!(f, "[{}]", parts.join(", "))
            }
            Contents::Text(units) => write!(f, "{:?}", String::from_utf16_lossy(units)),
            Contents::Constant(name) => write!(f, "{name}"),
            Contents::Opaque => write!(f, "…"),
        }
    }
}

impl fmt::Display for Witness {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let list = |data: &[Datum]| data.iter().map(Datum::to_string).collect::<Vec<_>>().join(", ");
        write!(f, "args ({})", list(&self.args))?;
        for field in &self.statics {
            write!(f, "; {}.{} = {}", field.class, field.name, field.value)?;
        }
        if !self.asked.is_empty() {
            write!(f, "; asked ({})", list(&self.asked))?;
        }
        if !self.picks.is_empty() {
            write!(f, "; picks {:?}", self.picks)?;
        }
        for (at, object) in self.objects.iter().enumerate() {
            write!(f, "; #{at}: {object}")?;
        }
        Ok(())
    }
}
