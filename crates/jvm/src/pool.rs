//! The constant pool, kept compact: text stays in the class file's bytes until it is asked for.

use std::borrow::Cow;

use noak::MStr;
use noak::reader::cpool::{self, Item, MethodKind};

use crate::error::LinkError;

/// A constant pool index as it stands in the class file.
pub type Index = u16;

/// One constant, its references to other constants not yet followed.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs, reason = "the fields are those of the class file format")]
pub enum Const {
    /// Index 0, and the second half of a long or double.
    Unused,
    /// Modified UTF-8 text at `start..start + len` of the class file.
    Utf8 { start: u32, len: u16 },
    /// `int`
    Int(i32),
    /// `float`
    Float(f32),
    /// `long`
    Long(i64),
    /// `double`
    Double(f64),
    /// A class, by the index of its name.
    Class(Index),
    /// A string literal, by the index of its text.
    String(Index),
    /// A field, method or interface method.
    Member { tag: MemberTag, class: Index, name_and_type: Index },
    /// A name and a descriptor.
    NameAndType { name: Index, descriptor: Index },
    /// A method handle: reference kind 1 to 9 and the member it refers to.
    MethodHandle { kind: HandleKind, member: Index },
    /// A method type, by the index of its descriptor.
    MethodType(Index),
    /// A dynamically computed constant.
    Dynamic { bootstrap: u16, name_and_type: Index },
    /// A dynamically computed call site.
    InvokeDynamic { bootstrap: u16, name_and_type: Index },
    /// A module or package, by the index of its name; nothing that executes refers to it.
    ModuleOrPackage(Index),
}

/// Which of the three member constants.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MemberTag {
    /// `CONSTANT_Fieldref`
    Field,
    /// `CONSTANT_Methodref`
    Method,
    /// `CONSTANT_InterfaceMethodref`
    InterfaceMethod,
}

/// The reference kinds of method handles (JVMS table 5.4.3.5-A).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum HandleKind {
    /// `REF_getField`
    GetField = 1,
    /// `REF_getStatic`
    GetStatic,
    /// `REF_putField`
    PutField,
    /// `REF_putStatic`
    PutStatic,
    /// `REF_invokeVirtual`
    InvokeVirtual,
    /// `REF_invokeStatic`
    InvokeStatic,
    /// `REF_invokeSpecial`
    InvokeSpecial,
    /// `REF_newInvokeSpecial`
    NewInvokeSpecial,
    /// `REF_invokeInterface`
    InvokeInterface,
}

/// The constants of one class file. An index that is out of range or of the wrong tag is an error, never a panic.
pub struct Pool {
    constants: Box<[Const]>,
}

/// A member reference with its names looked up.
#[derive(Clone, Debug)]
pub struct MemberRef<'a> {
    /// Field, method or interface method.
    pub tag: MemberTag,
    /// Internal name of the class named in the reference.
    pub class: Cow<'a, str>,
    /// Member name.
    pub name: Cow<'a, str>,
    /// Member descriptor.
    pub descriptor: Cow<'a, str>,
}

impl Pool {
    pub(crate) fn read(pool: &cpool::ConstantPool<'_>, bytes: &[u8]) -> Pool {
        let last = pool.iter_indices().map(|(i, _)| i.as_u16()).max().unwrap_or(0);
        let mut constants = vec![Const::Unused; last as usize + 1];
        for (index, item) in pool.iter_indices() {
            constants[index.as_u16() as usize] = convert(item, bytes);
        }
        Pool { constants: constants.into() }
    }

    /// The constant at `index`.
    pub fn get(&self, index: Index) -> Result<Const, LinkError> {
        match self.constants.get(index as usize) {
            Some(Const::Unused) | None => Err(bad(index)),
            Some(constant) => Ok(*constant),
        }
    }

    /// Number of entries, entry 0 included.
    pub fn len(&self) -> usize {
        self.constants.len()
    }

    /// Whether there are no constants at all.
    pub fn is_empty(&self) -> bool {
        self.constants.len() <= 1
    }

    /// The modified UTF-8 bytes at `index`.
    pub fn raw_utf8<'a>(&self, bytes: &'a [u8], index: Index) -> Result<&'a [u8], LinkError> {
        match self.get(index)? {
            Const::Utf8 { start, len } => {
                bytes.get(start as usize..start as usize + len as usize).ok_or_else(|| bad(index))
            }
            _ => Err(bad(index)),
        }
    }

    /// The text at `index`. A lone surrogate, legal in a Java name, is written as an escape.
    pub fn utf8<'a>(&self, bytes: &'a [u8], index: Index) -> Result<Cow<'a, str>, LinkError> {
        Ok(decode_name(self.raw_utf8(bytes, index)?))
    }

    /// The UTF-16 code units of the text at `index`.
    pub fn utf16(&self, bytes: &[u8], index: Index) -> Result<Vec<u16>, LinkError> {
        Ok(decode_utf16(self.raw_utf8(bytes, index)?))
    }

    /// The internal name of the class constant at `index`.
    pub fn class_name<'a>(&self, bytes: &'a [u8], index: Index) -> Result<Cow<'a, str>, LinkError> {
        match self.get(index)? {
            Const::Class(name) => self.utf8(bytes, name),
            _ => Err(bad(index)),
        }
    }

    /// The name of the module or package at `index`.
    pub fn module_or_package<'a>(&self, bytes: &'a [u8], index: Index) -> Result<Cow<'a, str>, LinkError> {
        match self.get(index)? {
            Const::ModuleOrPackage(name) => self.utf8(bytes, name),
            _ => Err(bad(index)),
        }
    }

    /// Name and descriptor at `index`.
    pub fn name_and_type<'a>(&self, bytes: &'a [u8], index: Index) -> Result<(Cow<'a, str>, Cow<'a, str>), LinkError> {
        match self.get(index)? {
            Const::NameAndType { name, descriptor } => Ok((self.utf8(bytes, name)?, self.utf8(bytes, descriptor)?)),
            _ => Err(bad(index)),
        }
    }

    /// The member reference at `index`.
    pub fn member<'a>(&self, bytes: &'a [u8], index: Index) -> Result<MemberRef<'a>, LinkError> {
        let Const::Member { tag, class, name_and_type } = self.get(index)? else {
            return Err(bad(index));
        };
        let (name, descriptor) = self.name_and_type(bytes, name_and_type)?;
        Ok(MemberRef { tag, class: self.class_name(bytes, class)?, name, descriptor })
    }
}

fn bad(index: Index) -> LinkError {
    LinkError::format(format!("Invalid constant pool index {index}"))
}

fn convert(item: &Item<'_>, bytes: &[u8]) -> Const {
    match item {
        Item::Utf8(text) => {
            let text = text.content.as_bytes();
            let start = text.as_ptr() as usize - bytes.as_ptr() as usize;
            Const::Utf8 { start: start as u32, len: text.len() as u16 }
        }
        Item::Integer(c) => Const::Int(c.value),
        Item::Float(c) => Const::Float(c.value),
        Item::Long(c) => Const::Long(c.value),
        Item::Double(c) => Const::Double(c.value),
        Item::Class(c) => Const::Class(c.name.as_u16()),
        Item::String(c) => Const::String(c.string.as_u16()),
        Item::FieldRef(c) => member(MemberTag::Field, c.class.as_u16(), c.name_and_type.as_u16()),
        Item::MethodRef(c) => member(MemberTag::Method, c.class.as_u16(), c.name_and_type.as_u16()),
        Item::InterfaceMethodRef(c) => member(MemberTag::InterfaceMethod, c.class.as_u16(), c.name_and_type.as_u16()),
        Item::NameAndType(c) => Const::NameAndType { name: c.name.as_u16(), descriptor: c.descriptor.as_u16() },
        Item::MethodHandle(c) => Const::MethodHandle { kind: handle_kind(c.kind), member: c.reference.as_u16() },
        Item::MethodType(c) => Const::MethodType(c.descriptor.as_u16()),
        Item::Dynamic(c) => {
            Const::Dynamic { bootstrap: c.bootstrap_method_attr, name_and_type: c.name_and_type.as_u16() }
        }
        Item::InvokeDynamic(c) => {
            Const::InvokeDynamic { bootstrap: c.bootstrap_method_attr, name_and_type: c.name_and_type.as_u16() }
        }
        Item::Module(c) => Const::ModuleOrPackage(c.name.as_u16()),
        Item::Package(c) => Const::ModuleOrPackage(c.name.as_u16()),
    }
}

fn member(tag: MemberTag, class: Index, name_and_type: Index) -> Const {
    Const::Member { tag, class, name_and_type }
}

fn handle_kind(kind: MethodKind) -> HandleKind {
    match kind {
        MethodKind::GetField => HandleKind::GetField,
        MethodKind::GetStatic => HandleKind::GetStatic,
        MethodKind::PutField => HandleKind::PutField,
        MethodKind::PutStatic => HandleKind::PutStatic,
        MethodKind::InvokeVirtual => HandleKind::InvokeVirtual,
        MethodKind::InvokeStatic => HandleKind::InvokeStatic,
        MethodKind::InvokeSpecial => HandleKind::InvokeSpecial,
        MethodKind::NewInvokeSpecial => HandleKind::NewInvokeSpecial,
        MethodKind::InvokeInterface => HandleKind::InvokeInterface,
    }
}

fn decode_name(text: &[u8]) -> Cow<'_, str> {
    if text.is_ascii() && !text.contains(&0) {
        // ASCII is both UTF-8 and modified UTF-8.
        return String::from_utf8_lossy(text);
    }
    let Ok(text) = MStr::from_mutf8(text) else {
        return String::from_utf8_lossy(text);
    };
    let mut name = String::new();
    for ch in text.chars() {
        match ch {
            Ok(ch) => name.push(ch),
            Err(unit) => name.push_str(&format!("\\u{unit:04x}")),
        }
    }
    Cow::Owned(name)
}

fn decode_utf16(text: &[u8]) -> Vec<u16> {
    let mut units = Vec::with_capacity(text.len());
    let Ok(text) = MStr::from_mutf8(text) else {
        return units;
    };
    for ch in text.chars() {
        match ch {
            Ok(ch) => units.extend_from_slice(ch.encode_utf16(&mut [0; 2])),
            Err(unit) => units.push(unit as u16),
        }
    }
    units
}
