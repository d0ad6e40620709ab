//! Methods of the JDK that never give null, and those that always say the same of the same.

use std::borrow::Cow;

use crate::kind::result_type;
use crate::resolve::Invoke;

/// A call by name.
pub(super) struct Call<'a> {
    pub class: Cow<'a, str>,
    pub name: Cow<'a, str>,
    pub descriptor: Cow<'a, str>,
}

/// Static methods by class and by what their names begin with.
const STATIC: [(&str, &[&str]); 8] = [
    ("java/util/Objects", &["requireNonNull"]),
    ("java/util/List", &["of", "copyOf"]),
    ("java/util/Set", &["of", "copyOf"]),
    ("java/util/Map", &["of", "copyOf", "entry"]),
    (
        "java/util/Collections",
        &["empty", "singleton", "unmodifiable", "synchronized", "checked", "nCopies", "newSetFromMap"],
    ),
    ("java/util/Arrays", &["asList", "copyOf"]),
    ("java/util/Optional", &["of", "empty"]),
    ("java/util/EnumSet", &["of", "noneOf", "allOf", "copyOf", "range", "complementOf"]),
];

/// Static methods that say the same of the same numbers.
const FUNCTIONS: [(&str, &[&str]); 10] = [
    ("java/util/Objects", &["check"]),
    ("java/lang/Math", &["abs", "max", "min", "floorDiv", "floorMod", "add", "subtract", "multiplyExact", "negate"]),
    ("java/lang/Integer", &["compare", "signum", "max", "min", "sum"]),
    ("java/lang/Long", &["compare", "signum", "max", "min", "sum"]),
    ("java/lang/Double", &["compare", "is", "max", "min", "sum"]),
    ("java/lang/Float", &["compare", "is", "max", "min", "sum"]),
    ("java/lang/Boolean", &["compare", "logical"]),
    ("java/lang/Character", &["compare", "is"]),
    ("java/lang/Short", &["compare"]),
    ("java/lang/Byte", &["compare"]),
];

/// Classes whose `valueOf` makes an object of a number.
const BOXES: [&str; 8] = ["Boolean", "Byte", "Character", "Short", "Integer", "Long", "Float", "Double"];

impl Call<'_> {
    /// Whether a static method gives its first argument back, or throws where that is null.
    pub fn is_null_check(&self) -> bool {
        self.class == "java/util/Objects" && self.name == "requireNonNull"
    }

    /// Whether a static method throws where a number is out of bounds.
    pub fn refuses_numbers(&self) -> bool {
        self.class == "java/util/Objects" && self.name.starts_with("check") || self.name.ends_with("Exact")
    }

    /// Whether a call has no effect, and gives the same result or exception when it is made again later.
    pub fn asks_what_stays(&self, invoke: Invoke) -> bool {
        let is_in = |table: &[(&str, &[&str])]| {
            let known = table.iter().find(|(class, _)| self.class == *class);
            known.is_some_and(|(_, names)| names.iter().any(|name| self.name.starts_with(name)))
        };
        match invoke {
            Invoke::Static => is_in(&FUNCTIONS),
            Invoke::Special => {
                let is_plain = !self.descriptor.contains(['L', '[']);
                let is_collection = self.class.starts_with("java/util/")
                    && ["List", "Map", "Set", "Deque", "Queue"].iter().any(|end| self.class.ends_with(end));
                self.name == "<init>" && is_plain && (self.class == "java/lang/Object" || is_collection)
            }
            Invoke::Virtual | Invoke::Interface => false,
        }
    }

    /// Whether the result cannot be null.
    pub fn gives_no_null(&self, is_static: bool) -> bool {
        let begins = |names: &[&str]| names.iter().any(|name| self.name.starts_with(name));
        match is_static {
            true => {
                let boxes = self.class.strip_prefix("java/lang/").is_some_and(|name| BOXES.contains(&name));
                let known = STATIC.iter().find(|(class, _)| self.class == *class);
                boxes && self.name == "valueOf" || known.is_some_and(|(_, names)| begins(names))
            }
            false => {
                let is_text = self.class == "java/lang/String" || self.class == "java/lang/StringBuilder";
                let is_copy = self.class.starts_with('[') && self.name == "clone";
                let gives_text = result_type(&self.descriptor) == Some("Ljava/lang/String;");
                let is_class = self.name == "getClass" && self.descriptor == "()Ljava/lang/Class;";
                is_copy || is_class || is_text && gives_text
            }
        }
    }
}
