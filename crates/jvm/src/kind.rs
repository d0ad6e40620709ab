//! The kinds of values the virtual machine distinguishes, and descriptors made of them.

use std::fmt;

/// What a field, parameter, array element or result holds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[repr(u8)]
pub enum Kind {
    /// `boolean`
    Boolean,
    /// `byte`
    Byte,
    /// `char`
    Char,
    /// `short`
    Short,
    /// `int`
    Int,
    /// `long`
    Long,
    /// `float`
    Float,
    /// `double`
    Double,
    /// A reference to an object or array, or null.
    Ref,
    /// No value: the result of a `void` method.
    Void,
}

impl Kind {
    /// All primitive kinds and `void`, in the order of their class ids.
    pub const PRIMITIVES: [Kind; 9] = [
        Kind::Boolean,
        Kind::Byte,
        Kind::Char,
        Kind::Short,
        Kind::Int,
        Kind::Long,
        Kind::Float,
        Kind::Double,
        Kind::Void,
    ];

    /// The kind that a descriptor's first character announces.
    pub fn of_descriptor(descriptor: &str) -> Option<Kind> {
        Some(match descriptor.as_bytes().first()? {
            b'Z' => Kind::Boolean,
            b'B' => Kind::Byte,
            b'C' => Kind::Char,
            b'S' => Kind::Short,
            b'I' => Kind::Int,
            b'J' => Kind::Long,
            b'F' => Kind::Float,
            b'D' => Kind::Double,
            b'V' => Kind::Void,
            b'L' | b'[' => Kind::Ref,
            _ => return None,
        })
    }

    /// The kind as the operand stack sees it: everything up to `int` is an `int`.
    pub fn on_stack(self) -> Kind {
        match self {
            Kind::Boolean | Kind::Byte | Kind::Char | Kind::Short => Kind::Int,
            other => other,
        }
    }

    /// The name of the primitive type in Java source.
    pub fn java_name(self) -> &'static str {
        match self {
            Kind::Boolean => "boolean",
            Kind::Byte => "byte",
            Kind::Char => "char",
            Kind::Short => "short",
            Kind::Int => "int",
            Kind::Long => "long",
            Kind::Float => "float",
            Kind::Double => "double",
            Kind::Ref => "reference",
            Kind::Void => "void",
        }
    }

    /// The descriptor character of a primitive kind (`L` for references).
    pub fn descriptor_char(self) -> char {
        match self {
            Kind::Boolean => 'Z',
            Kind::Byte => 'B',
            Kind::Char => 'C',
            Kind::Short => 'S',
            Kind::Int => 'I',
            Kind::Long => 'J',
            Kind::Float => 'F',
            Kind::Double => 'D',
            Kind::Ref => 'L',
            Kind::Void => 'V',
        }
    }

    /// Slots the JVM specification counts for a value of this kind.
    pub fn slots(self) -> usize {
        match self {
            Kind::Long | Kind::Double => 2,
            Kind::Void => 0,
            _ => 1,
        }
    }

    /// Bytes a value takes in an array, as HotSpot lays it out.
    pub fn bytes(self) -> usize {
        match self {
            Kind::Boolean | Kind::Byte => 1,
            Kind::Char | Kind::Short => 2,
            Kind::Int | Kind::Float | Kind::Ref => 4,
            Kind::Long | Kind::Double => 8,
            Kind::Void => 0,
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.java_name())
    }
}

/// The kinds of a method's parameters (the receiver not included) and of its result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Signature {
    /// Parameter kinds, left to right.
    pub params: Box<[Kind]>,
    /// Result kind.
    pub result: Kind,
}

impl Signature {
    /// Parses a method descriptor such as `(ILjava/lang/String;)V`.
    pub fn parse(descriptor: &str) -> Option<Signature> {
        let mut params = Vec::new();
        let mut types = split_parameters(descriptor)?;
        for parameter in types.by_ref() {
            params.push(Kind::of_descriptor(parameter?)?);
        }
        let result = result_type(descriptor)?;
        Some(Signature { params: params.into(), result: Kind::of_descriptor(result)? })
    }
}

/// The parameter descriptors of a method descriptor, each `None` where it is malformed.
pub fn split_parameters(descriptor: &str) -> Option<impl Iterator<Item = Option<&str>>> {
    let inner = descriptor.strip_prefix('(')?;
    let end = inner.find(')')?;
    let mut rest = &inner[..end];
    Some(std::iter::from_fn(move || {
        if rest.is_empty() {
            return None;
        }
        let Some(len) = type_length(rest) else {
            rest = "";
            return Some(None);
        };
        let (first, tail) = rest.split_at(len);
        rest = tail;
        Some(Some(first))
    }))
}

/// The result descriptor of a method descriptor.
pub fn result_type(descriptor: &str) -> Option<&str> {
    let result = &descriptor[descriptor.find(')')? + 1..];
    (result == "V" || type_length(result) == Some(result.len())).then_some(result)
}

/// Whether `descriptor` is a well-formed field descriptor.
pub fn is_field_descriptor(descriptor: &str) -> bool {
    type_length(descriptor) == Some(descriptor.len())
}

/// Length of the field type at the start of `text`.
fn type_length(text: &str) -> Option<usize> {
    let bytes = text.as_bytes();
    let dims = bytes.iter().take_while(|&&b| b == b'[').count();
    if dims > 255 {
        return None;
    }
    match bytes.get(dims)? {
        b'Z' | b'B' | b'C' | b'S' | b'I' | b'J' | b'F' | b'D' => Some(dims + 1),
        b'L' => {
            let end = text[dims..].find(';')?;
            (end > 1).then_some(dims + end + 1)
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parses_mixed_signature() {
        let s = Signature::parse("(I[[JLjava/lang/String;D)Z").unwrap();
        assert_eq!(*s.params, [Kind::Int, Kind::Ref, Kind::Ref, Kind::Double]);
        assert_eq!(s.result, Kind::Boolean);
    }

    #[test]
    fn rejects_malformed_signatures() {
        for bad in ["", "(", "()", "(V)V", "(L;)V", "(Lx)V", "I", "()VV", "([)V", "()[V"] {
            assert_eq!(Signature::parse(bad), None, "{bad}");
        }
    }
}
