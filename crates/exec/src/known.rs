//! Classes and fields that the engine itself has to know.

use jvm::{Class, ClassId, Kind, LinkError, LinkErrorKind, MethodId, Program};

/// Ids and slots looked up once.
#[allow(missing_docs, reason = "each is the Java class or field of that name")]
pub struct Known {
    pub object: ClassId,
    /// `Object`'s constructor.
    pub object_init: MethodId,
    pub class: ClassId,
    pub string: ClassId,
    pub string_value: u32,
    /// None before JDK 9, when a string's value was a `char[]`.
    pub string_coder: Option<u32>,
    /// `String.hash`.
    pub string_hash: u32,
    pub throwable: ClassId,
    pub detail_message: u32,
    pub cause: u32,
    pub stack_trace: u32,
    pub suppressed: Option<u32>,
    pub backtrace: u32,
    pub trace_depth: Option<u32>,
    pub byte_array: ClassId,
    pub boolean_array: ClassId,
    pub char_array: ClassId,
    pub long_array: ClassId,
    pub object_array: ClassId,
    pub string_array: ClassId,
    pub boxes: [BoxClass; 8],
}

/// A wrapper class and the slot of its value.
#[derive(Clone, Copy, Debug)]
pub struct BoxClass {
    /// Kind of the value.
    pub kind: Kind,
    /// The wrapper class.
    pub class: ClassId,
    /// Slot of its `value` field.
    pub slot: u32,
}

const BOXES: [(Kind, &str); 8] = [
    (Kind::Boolean, "java/lang/Boolean"),
    (Kind::Byte, "java/lang/Byte"),
    (Kind::Char, "java/lang/Character"),
    (Kind::Short, "java/lang/Short"),
    (Kind::Int, "java/lang/Integer"),
    (Kind::Long, "java/lang/Long"),
    (Kind::Float, "java/lang/Float"),
    (Kind::Double, "java/lang/Double"),
];

impl Known {
    /// Looks everything up.
    pub fn load(program: &Program) -> Result<Known, LinkError> {
        let object = program.load("java/lang/Object")?;
        let constructor = program.declared_method(object, program.intern("<init>"), program.intern("()V"));
        let string = program.load("java/lang/String")?;
        let throwable = program.load("java/lang/Throwable")?;
        let array = |name: &str| program.load(name).map(|c| c.id);
        let mut boxes = Vec::new();
        for (kind, name) in BOXES {
            let class = program.load(name)?;
            boxes.push(BoxClass { kind, class: class.id, slot: need(program, class, "value")? });
        }
        Ok(Known {
            object: object.id,
            object_init: constructor.ok_or_else(|| LinkError::new(LinkErrorKind::NoSuchMethod, "Object.<init>()"))?.id,
            class: program.load("java/lang/Class")?.id,
            string: string.id,
            string_value: need(program, string, "value")?,
            string_coder: slot(program, string, "coder"),
            string_hash: need(program, string, "hash")?,
            throwable: throwable.id,
            detail_message: need(program, throwable, "detailMessage")?,
            cause: need(program, throwable, "cause")?,
            stack_trace: need(program, throwable, "stackTrace")?,
            suppressed: slot(program, throwable, "suppressedExceptions"),
            backtrace: need(program, throwable, "backtrace")?,
            trace_depth: slot(program, throwable, "depth"),
            byte_array: array("[B")?,
            boolean_array: array("[Z")?,
            char_array: array("[C")?,
            long_array: array("[J")?,
            object_array: array("[Ljava/lang/Object;")?,
            string_array: array("[Ljava/lang/String;")?,
            boxes: boxes.try_into().map_err(|_| LinkError::new(LinkErrorKind::Linkage, "wrapper classes"))?,
        })
    }

    /// The wrapper class of a primitive kind.
    pub fn box_of(&self, kind: Kind) -> Option<BoxClass> {
        self.boxes.iter().copied().find(|b| b.kind == kind)
    }

    /// The wrapper that this class is.
    pub fn unbox(&self, class: ClassId) -> Option<BoxClass> {
        self.boxes.iter().copied().find(|b| b.class == class)
    }
}

/// Slot of the field with this name in a class or its superclasses.
pub fn slot(program: &Program, class: &Class, name: &str) -> Option<u32> {
    let mut at = Some(class);
    while let Some(current) = at {
        if let Some(field) = current.fields.iter().find(|f| program.text(f.name) == name) {
            return Some(field.slot);
        }
        at = current.super_class.map(|s| program.class(s));
    }
    None
}

fn need(program: &Program, class: &Class, name: &str) -> Result<u32, LinkError> {
    slot(program, class, name).ok_or_else(|| {
        let message = format!("this JDK's {} has no field {name}", program.external_name(class.id));
        LinkError::new(LinkErrorKind::NoSuchField, message)
    })
}
