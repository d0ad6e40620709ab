//! Classes, fields and methods as linking leaves them.

use std::sync::OnceLock;
use std::sync::atomic::AtomicU64;

use rustc_hash::FxHashMap;

use crate::classpath::ClassBytes;
use crate::code::Code;
use crate::constructed::Constructed;
use crate::error::LinkError;
use crate::flags::Flags;
use crate::ids::{ClassId, MethodId};
use crate::kind::{Kind, Signature};
use crate::pool::{Index, Pool};
use crate::symbol::Symbol;

/// Origin of class files that the engine itself writes: lambdas, call sites, method handles. Such classes are hidden,
/// and may access every member: what they may do is checked when they are asked for.
pub const MADE: &str = "made by Lissom";

/// A linked type. Everything a subclass or a running program needs is decided when it is built; it never changes.
pub struct Class {
    /// Its id.
    pub id: ClassId,
    /// Internal name: `java/lang/String`, `[I`, `int`.
    pub name: Symbol,
    /// Access flags of the class file.
    pub flags: Flags,
    /// Instance class or interface, array, or primitive.
    pub shape: Shape,
    /// Direct superclass; none for `Object`, interfaces' is `Object`.
    pub super_class: Option<ClassId>,
    /// Direct superinterfaces.
    pub interfaces: Box<[ClassId]>,
    /// Superclasses from `Object` down to this class itself.
    pub chain: Box<[ClassId]>,
    /// All superinterfaces, sorted by id, this type itself included when it is one.
    pub all_interfaces: Box<[ClassId]>,
    /// Declared fields.
    pub fields: Box<[Field]>,
    /// Declared methods, in class file order.
    pub methods: Box<[MethodId]>,
    /// Kinds of all instance slots, inherited ones first.
    pub slots: Box<[Kind]>,
    /// First slot of this class in the table of static fields.
    pub statics: StaticRange,
    /// Methods selected by virtual dispatch.
    pub vtable: Box<[VEntry]>,
    /// Index into `vtable` by name and descriptor.
    pub vindex: FxHashMap<(Symbol, Symbol), u32>,
    pub(crate) has_split_vtable: bool,
    /// What stands in the class file; none for arrays and primitives.
    pub file: Option<ClassFile>,
    /// Whether this class comes from the JDK.
    pub is_platform: bool,
    /// The class initializer, if there is one.
    pub initializer: Option<MethodId>,
    pub(crate) array: OnceLock<ClassId>,
    pub(crate) checked: OnceLock<Result<(), LinkError>>,
    pub(crate) constructed: Constructed,
}

/// A run of slots in the table of static fields.
#[derive(Clone, Copy, Debug)]
pub struct StaticRange {
    /// First slot.
    pub start: u32,
    /// Number of slots.
    pub len: u32,
}

/// Which of the three sorts of type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shape {
    /// A class or interface.
    Instance,
    /// An array of the given element type.
    Array {
        /// Type of the elements, one dimension less.
        element: ClassId,
        /// Kind of the elements.
        kind: Kind,
    },
    /// A primitive type or `void`.
    Primitive(Kind),
}

/// What virtual dispatch selects.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum VEntry {
    /// This method.
    Method(MethodId),
    /// Several unrelated default methods compete (JVMS 5.4.6): calling is an `IncompatibleClassChangeError`.
    Conflict(MethodId),
}

impl VEntry {
    /// A method with the entry's name and descriptor.
    pub fn method(self) -> MethodId {
        match self {
            VEntry::Method(id) | VEntry::Conflict(id) => id,
        }
    }
}

/// The parts of a class file that are read on demand.
pub struct ClassFile {
    /// The bytes.
    pub bytes: ClassBytes,
    /// The constant pool.
    pub pool: Pool,
    /// Major and minor version.
    pub version: (u16, u16),
    /// Class attributes.
    pub attributes: Box<[Attribute]>,
}

/// Where an attribute's content stands in the class file.
#[derive(Clone, Copy, Debug)]
pub struct Attribute {
    /// Pool index of the attribute's name.
    pub name: Index,
    /// Start of the content.
    pub start: u32,
    /// Length of the content.
    pub len: u32,
}

impl ClassFile {
    /// The content of the first attribute with this name among `attributes`.
    pub fn attribute<'a>(&'a self, attributes: &[Attribute], name: &str) -> Option<&'a [u8]> {
        attributes
            .iter()
            .find(|a| self.pool.raw_utf8(&self.bytes, a.name) == Ok(name.as_bytes()))
            .and_then(|a| self.bytes.get(a.start as usize..a.start as usize + a.len as usize))
    }

    /// The content of the class attribute with this name.
    pub fn class_attribute(&self, name: &str) -> Option<&[u8]> {
        self.attribute(&self.attributes, name)
    }
}

/// A declared field.
pub struct Field {
    /// Name.
    pub name: Symbol,
    /// Descriptor.
    pub descriptor: Symbol,
    /// Access flags.
    pub flags: Flags,
    /// Kind of its values.
    pub kind: Kind,
    /// Its slot: among the object's fields, or in the table of static fields.
    pub slot: u32,
    /// Pool index of the initial value of a static field.
    pub constant: Option<Index>,
    /// Attributes.
    pub attributes: Box<[Attribute]>,
}

/// A declared method.
pub struct Method {
    /// Its id.
    pub id: MethodId,
    /// Declaring class.
    pub class: ClassId,
    /// Name.
    pub name: Symbol,
    /// Descriptor.
    pub descriptor: Symbol,
    /// Access flags.
    pub flags: Flags,
    /// Parameter and result kinds.
    pub signature: Signature,
    /// Number of arguments, the receiver included.
    pub args: u16,
    /// Where its `Code` attribute stands, if it has one.
    pub body: Option<Attribute>,
    /// Other attributes.
    pub attributes: Box<[Attribute]>,
    /// Index into the virtual method table, where there is one.
    pub vindex: Option<u32>,
    /// Whether it is a signature polymorphic method of `MethodHandle` or `VarHandle` (JVMS 2.9.3).
    pub polymorphic: bool,
    pub(crate) code: OnceLock<Result<Code, LinkError>>,
    /// A number the executor keeps for a native method; this crate gives it no meaning.
    pub binding: OnceLock<u32>,
}

/// One-entry cache of the method that a call site selected last, shared by all threads.
#[derive(Default, Debug)]
pub struct CallCache(AtomicU64);

impl CallCache {
    /// The method selected for `class` last time, if it was this class.
    #[inline(always)]
    pub fn get(&self, class: ClassId) -> Option<MethodId> {
        let packed = self.0.load(std::sync::atomic::Ordering::Relaxed);
        ((packed >> 32) as usize == class.index() + 1).then(|| MethodId::new(packed as u32 as usize))
    }

    /// Remembers a selection.
    pub fn set(&self, class: ClassId, method: MethodId) {
        let packed = ((class.index() as u64 + 1) << 32) | method.index() as u64;
        self.0.store(packed, std::sync::atomic::Ordering::Relaxed);
    }
}

impl Class {
    /// Whether this is an interface.
    pub fn is_interface(&self) -> bool {
        self.flags.is_interface()
    }

    /// Whether objects of exactly this class exist.
    pub fn is_instantiable(&self) -> bool {
        self.shape == Shape::Instance && !self.flags.is_abstract() && !self.flags.is_interface()
    }

    /// Whether the engine itself wrote this class.
    pub fn is_made(&self) -> bool {
        self.file.as_ref().is_some_and(|file| file.bytes.origin() == MADE)
    }

    /// Element type and kind, for an array.
    pub fn element(&self) -> Option<(ClassId, Kind)> {
        match self.shape {
            Shape::Array { element, kind } => Some((element, kind)),
            _ => None,
        }
    }

    /// The class file; an error for arrays and primitives, which have none.
    pub fn file(&self) -> Result<&ClassFile, LinkError> {
        self.file.as_ref().ok_or_else(|| LinkError::format("this type has no class file"))
    }
}
