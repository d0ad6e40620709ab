//! The static side of a Java program.
//!
//! A [`Program`] finds classes on the class path or in the JDK, parses and links them when they are first needed, and
//! decodes method bodies into the register code that `exec` runs. It only ever grows, is shared by all threads, and
//! knows nothing about values or objects.
//!
//! What is checked when: a class file's format and its place in the hierarchy when it is loaded; the types of all
//! operands, for classes from the class path, before they are initialized; branch targets, stack depth and operand kinds
//! when a method is decoded; and, since the JDK's classes are trusted but need not be, every operand as it is used.

pub mod class;
pub mod classpath;
pub mod code;
pub mod constructed;
pub mod error;
pub mod flags;
mod format;
pub mod generic;
pub mod ids;
pub mod kind;
pub mod load;
pub mod module_info;
pub mod nesting;
pub mod null_message;
pub mod pool;
mod program;
pub mod reader;
pub mod resolve;
mod supertypes;
pub mod symbol;
mod verify;
pub mod vtable;
mod wording;

pub use class::{Class, Field, Method, Shape};
pub use error::{LinkError, LinkErrorKind};
pub use ids::{ClassId, DynamicId, LiteralId, MethodId};
pub use kind::Kind;
pub use program::Program;
pub use symbol::Symbol;
