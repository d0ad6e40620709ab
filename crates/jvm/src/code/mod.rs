//! Decoded method bodies.

pub(crate) mod body;
mod decode;
mod insn;
mod liveness;
pub mod opcode;
mod stack;
mod translate;

use std::sync::OnceLock;
use std::sync::atomic::AtomicU32;

use crate::class::CallCache;
use crate::ids::{ClassId, DynamicId, MethodId};
use crate::kind::Kind;
use crate::resolve::FieldTarget;
use crate::symbol::Symbol;

pub(crate) use body::{Body, RawHandler, Variable, branch_targets};
pub(crate) use decode::decode;
pub use insn::{Cond, FloatBranch, Insn, NaN, Reg, Site, Target};
pub use liveness::Liveness;

/// A method body in register code, with the tables its instructions refer to.
///
/// Invariants the interpreter relies on: every register named is below `registers`, every target is an instruction
/// index, every site index is in its table, and the last instruction does not fall through.
pub struct Code {
    /// The instructions.
    pub insns: Box<[Insn]>,
    /// For each instruction, the position of the bytecode that can throw or branch in it.
    pub pcs: Box<[u16]>,
    /// Number of registers of a frame.
    pub registers: u16,
    /// Register of each local variable slot, for debuggers and messages.
    pub locals: Box<[Reg]>,
    /// Exception table in order of precedence.
    pub handlers: Box<[Handler]>,
    /// Line number table, sorted by position.
    pub lines: Box<[(u16, u16)]>,
    /// Long and double constants, as bits.
    pub wides: Box<[u64]>,
    /// Class references.
    pub classes: Box<[ClassSite]>,
    /// Field references.
    pub fields: Box<[FieldSite]>,
    /// Calls.
    pub calls: Box<[CallSite]>,
    /// Method handles, method types and dynamic constants.
    pub dynamics: Box<[DynamicSite]>,
    /// Switch tables.
    pub switches: Box<[Switch]>,
}

/// One row of the exception table.
#[derive(Clone, Copy, Debug)]
pub struct Handler {
    /// First bytecode position covered.
    pub start: u16,
    /// First position no longer covered.
    pub end: u16,
    /// Instruction index of the handler.
    pub target: Target,
    /// Where the exception is put.
    pub register: Reg,
    /// Class site of the exceptions caught; none catches all.
    pub class: Option<Site>,
}

/// A class reference, resolved on first use.
#[derive(Debug)]
pub struct ClassSite {
    /// Pool index.
    pub index: u16,
    /// The class, once resolved.
    pub class: OnceLock<ClassId>,
}

/// A field reference, resolved on first use.
#[derive(Debug)]
pub struct FieldSite {
    /// Pool index.
    pub index: u16,
    /// The field, once resolved and found to be static or not as the instruction needs.
    pub target: OnceLock<FieldTarget>,
    /// Id + 1 of the receiver class that was last found to have this field.
    pub seen: AtomicU32,
}

/// A call, resolved on first use.
#[derive(Debug)]
pub struct CallSite {
    /// Pool index.
    pub index: u16,
    /// Number of arguments, the receiver included.
    pub args: u16,
    /// Kind of the result.
    pub result: Kind,
    /// Descriptor at the call, which for signature polymorphic methods differs from the method's.
    pub descriptor: Symbol,
    /// The resolved method.
    pub target: OnceLock<MethodId>,
    /// The method selected for the last receiver class.
    pub cache: CallCache,
    /// Number of an `invokedynamic` call site.
    pub dynamic: DynamicId,
}

/// A constant that is computed once per execution.
#[derive(Debug)]
pub struct DynamicSite {
    /// Pool index.
    pub index: u16,
    /// Its number.
    pub id: DynamicId,
}

/// A switch table with its default.
#[derive(Clone, Debug)]
#[allow(missing_docs, reason = "the fields are those of the bytecode")]
pub enum Switch {
    /// Consecutive keys from `low`.
    Table { low: i32, targets: Box<[Target]>, default: Target },
    /// Sorted keys.
    Lookup { keys: Box<[i32]>, targets: Box<[Target]>, default: Target },
}

impl Switch {
    /// All keys and where they go.
    pub fn cases(&self) -> impl Iterator<Item = (i32, Target)> + '_ {
        let (low, keys, targets) = match self {
            Switch::Table { low, targets, .. } => (*low, None, targets),
            Switch::Lookup { keys, targets, .. } => (0, Some(keys), targets),
        };
        let key = move |at: usize| keys.map_or(low.wrapping_add(at as i32), |keys| keys[at]);
        targets.iter().enumerate().map(move |(at, &target)| (key(at), target))
    }

    /// Where every other key goes.
    pub fn default_target(&self) -> Target {
        match self {
            Switch::Table { default, .. } | Switch::Lookup { default, .. } => *default,
        }
    }

    /// Where the switch goes for `key`.
    #[inline]
    pub fn target(&self, key: i32) -> Target {
        match self {
            Switch::Table { low, targets, default } => {
                let at = (key as i64 - *low as i64) as u64;
                targets.get(at as usize).copied().unwrap_or(*default)
            }
            Switch::Lookup { keys, targets, default } => keys.binary_search(&key).map_or(*default, |at| targets[at]),
        }
    }
}

impl Code {
    /// The source line of an instruction.
    pub fn line(&self, insn: usize) -> Option<u16> {
        self.line_at(*self.pcs.get(insn)?)
    }

    /// The source line of a bytecode position.
    pub fn line_at(&self, pc: u16) -> Option<u16> {
        let after = self.lines.partition_point(|&(start, _)| start <= pc);
        Some(self.lines.get(after.checked_sub(1)?)?.1)
    }
}
