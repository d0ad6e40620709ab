//! One block of bytecode to register code.

mod arithmetic;
mod members;

use std::sync::OnceLock;

use crate::class::{Class, ClassFile, Method};
use crate::code::insn::{Cond, FloatBranch, Insn, NaN, Reg, Site};
use crate::code::opcode;
use crate::code::stack::{Place, Stack, StackKind};
use crate::code::{CallSite, DynamicSite, FieldSite, Switch};
use crate::error::LinkError;
use crate::kind::{Kind, Signature};
use crate::pool::{Const, MemberTag};
use crate::program::Program;

use StackKind::{Double, Float, Int, Long, Ref};

/// The tables that grow while a method is translated.
#[derive(Default)]
pub(in crate::code) struct Sites {
    pub(in crate::code) wides: Vec<u64>,
    pub(in crate::code) classes: Vec<u16>,
    pub(in crate::code) fields: Vec<FieldSite>,
    pub(in crate::code) calls: Vec<CallSite>,
    pub(in crate::code) dynamics: Vec<DynamicSite>,
    pub(in crate::code) switches: Vec<Switch>,
}

impl Sites {
    pub(in crate::code) fn class(&mut self, index: u16) -> Site {
        let known = self.classes.iter().position(|&i| i == index);
        known.unwrap_or_else(|| {
            self.classes.push(index);
            self.classes.len() - 1
        }) as Site
    }

    fn wide(&mut self, bits: u64) -> u32 {
        self.wides.push(bits);
        self.wides.len() as u32 - 1
    }
}

pub(in crate::code) struct Translator<'a> {
    pub(in crate::code) program: &'a Program,
    pub(in crate::code) class: &'a Class,
    pub(in crate::code) file: &'a ClassFile,
    pub(in crate::code) method: &'a Method,
    pub(in crate::code) code: &'a [u8],
    pub(in crate::code) leaders: &'a [bool],
    pub(in crate::code) locals: &'a [Reg],
    pub(in crate::code) stack: Stack,
    pub(in crate::code) sites: Sites,
    /// Successors of the block with the stack they are entered with.
    pub(in crate::code) edges: Vec<(u16, Vec<StackKind>)>,
    /// Where `jsr`s are returned to, which is never unless some `ret` can be reached.
    pub(in crate::code) returning: Vec<(u16, Vec<StackKind>)>,
    pub(in crate::code) returns: bool,
}

/// Whether the block goes on behind an instruction.
#[derive(PartialEq)]
enum Flow {
    Next,
    End,
}

type Result<T> = std::result::Result<T, LinkError>;

impl Translator<'_> {
    /// Translates the block that starts at `start`.
    pub(in crate::code) fn block(&mut self, start: u16) -> Result<()> {
        let mut at = start as usize;
        loop {
            // `find_leaders` has seen that every instruction is whole.
            let len = opcode::length(self.code, at).ok_or_else(|| LinkError::verify("Bad instruction"))?;
            self.stack.pc = at as u16;
            let next = at + len;
            let (flow, next) = self.instruction(at, next)?;
            if flow == Flow::End {
                return Ok(());
            }
            if next >= self.code.len() {
                return Err(LinkError::verify("Control flow falls through code end"));
            }
            if self.leaders[next] {
                self.stack.settle_from(0);
                self.edges.push((next as u16, self.stack.kinds()));
                return Ok(());
            }
            at = next;
        }
    }

    /// Translates one instruction; gives where the next one is (a fused pair skips one).
    fn instruction(&mut self, at: usize, next: usize) -> Result<(Flow, usize)> {
        let op = self.code[at];
        match op {
            0 => {}
            1..=20 => self.constant(op, at)?,
            21..=45 => self.load(op, at)?,
            46..=53 => self.array_load(op)?,
            54..=78 => self.store(op, at)?,
            79..=86 => self.array_store(op)?,
            87..=95 => self.shuffle(op)?,
            96..=131 => self.arithmetic(op)?,
            132 => self.increment(self.u8(at + 1) as u16, self.code[at + 2] as i8 as i16)?,
            133..=147 => self.convert(op)?,
            148..=152 => return self.compare(op, next),
            153..=166 | 198 | 199 => self.branch(op, at, next)?,
            167 => return self.goto(self.short_target(at)),
            200 => return self.goto(self.wide_target(at)),
            168 => return self.jsr(self.short_target(at), next),
            201 => return self.jsr(self.wide_target(at), next),
            169 => return self.ret(self.u8(at + 1) as u16),
            170 | 171 => return self.switch(op, at),
            172..=177 => return self.ret_value(op),
            178..=181 => self.field(op, self.u16(at + 1))?,
            182..=186 => self.invoke(op, self.u16(at + 1))?,
            187..=190 | 192 | 193 | 197 => self.object(op, at)?,
            191 => {
                let a = self.stack.operand(Ref)?;
                self.stack.emit(Insn::Throw { a });
                return Ok((Flow::End, next));
            }
            194 | 195 => {
                let a = self.stack.operand(Ref)?;
                self.stack.emit(if op == 194 { Insn::MonitorEnter { a } } else { Insn::MonitorExit { a } });
            }
            opcode::WIDE => return self.wide(at, next),
            _ => return Err(LinkError::verify(format!("Bad instruction: {op}"))),
        }
        Ok((Flow::Next, next))
    }

    fn u8(&self, at: usize) -> u8 {
        self.code[at]
    }

    fn u16(&self, at: usize) -> u16 {
        u16::from_be_bytes([self.code[at], self.code[at + 1]])
    }

    fn i32(&self, at: usize) -> i32 {
        i32::from_be_bytes([self.code[at], self.code[at + 1], self.code[at + 2], self.code[at + 3]])
    }

    fn short_target(&self, at: usize) -> u16 {
        (at as i64 + self.u16(at + 1) as i16 as i64) as u16
    }

    fn wide_target(&self, at: usize) -> u16 {
        (at as i64 + self.i32(at + 1) as i64) as u16
    }

    fn local(&self, index: u16, wide: bool) -> Result<Reg> {
        let last = index as usize + usize::from(wide);
        let known = (last < self.locals.len()).then(|| self.locals[index as usize]);
        known.ok_or_else(|| LinkError::verify(format!("Bad local variable index {index}")))
    }

    fn constant(&mut self, op: u8, at: usize) -> Result<()> {
        let (kind, place) = match op {
            1 => (Ref, Place::Null),
            2..=8 => (Int, Place::Int(op as i32 - 3)),
            9 | 10 => (Long, Place::Long(self.sites.wide((op - 9) as u64))),
            11..=13 => (Float, Place::Float((op - 11) as f32)),
            14 | 15 => (Double, Place::Double(self.sites.wide(((op - 14) as f64).to_bits()))),
            16 => (Int, Place::Int(self.u8(at + 1) as i8 as i32)),
            17 => (Int, Place::Int(self.u16(at + 1) as i16 as i32)),
            18 => return self.load_constant(self.u8(at + 1) as u16, false),
            19 => return self.load_constant(self.u16(at + 1), false),
            _ => return self.load_constant(self.u16(at + 1), true),
        };
        self.stack.push(kind, place).map(drop)
    }

    fn load_constant(&mut self, index: u16, wide: bool) -> Result<()> {
        let constant = self.file.pool.get(index)?;
        let (kind, place) = match constant {
            Const::Int(value) => (Int, Place::Int(value)),
            Const::Float(value) => (Float, Place::Float(value)),
            Const::Long(value) => (Long, Place::Long(self.sites.wide(value as u64))),
            Const::Double(value) => (Double, Place::Double(self.sites.wide(value.to_bits()))),
            Const::String(text) => {
                let text = self.file.pool.utf16(&self.file.bytes, text)?;
                let literal = self.program.literal(&text).index() as u32;
                let dst = self.stack.push_slot(Ref)?;
                self.stack.emit(Insn::Literal { dst, literal });
                return Ok(());
            }
            Const::Class(_) => {
                let site = self.sites.class(index);
                let dst = self.stack.push_slot(Ref)?;
                self.stack.emit(Insn::ClassConst { dst, site });
                return Ok(());
            }
            Const::MethodHandle { .. } | Const::MethodType(_) => return self.dynamic_constant(index, Ref),
            Const::Dynamic { name_and_type, .. } => {
                let (_, descriptor) = self.file.pool.name_and_type(&self.file.bytes, name_and_type)?;
                let kind = Kind::of_descriptor(&descriptor).and_then(StackKind::of);
                let kind = kind.ok_or_else(|| LinkError::format("Dynamic constant of type void"))?;
                if kind.is_wide() != wide {
                    return Err(LinkError::verify("Illegal type at constant pool entry"));
                }
                return self.dynamic_constant(index, kind);
            }
            _ => {
                return Err(LinkError::verify(format!("Illegal type at constant pool entry {index}")));
            }
        };
        if kind.is_wide() != wide {
            return Err(LinkError::verify(format!("Illegal type at constant pool entry {index}")));
        }
        self.stack.push(kind, place).map(drop)
    }

    fn dynamic_constant(&mut self, index: u16, kind: StackKind) -> Result<()> {
        let id = self.program.constant_id(self.class.id, index);
        self.sites.dynamics.push(DynamicSite { index, id });
        let site = self.sites.dynamics.len() as Site - 1;
        let dst = self.stack.push_slot(kind)?;
        self.stack.emit(Insn::DynamicConst { dst, site });
        Ok(())
    }

    fn load(&mut self, op: u8, at: usize) -> Result<()> {
        let (kind, index) = match op {
            21..=25 => (KINDS[op as usize - 21], self.u8(at + 1) as u16),
            _ => (KINDS[(op as usize - 26) / 4], (op as u16 - 26) % 4),
        };
        self.load_local(kind, index)
    }

    fn load_local(&mut self, kind: StackKind, index: u16) -> Result<()> {
        let local = self.local(index, kind.is_wide())?;
        self.stack.push(kind, Place::Local(local)).map(drop)
    }

    fn store(&mut self, op: u8, at: usize) -> Result<()> {
        let (kind, index) = match op {
            54..=58 => (KINDS[op as usize - 54], self.u8(at + 1) as u16),
            _ => (KINDS[(op as usize - 59) / 4], (op as u16 - 59) % 4),
        };
        self.store_local(kind, index)
    }

    fn store_local(&mut self, kind: StackKind, index: u16) -> Result<()> {
        let local = self.local(index, kind.is_wide())?;
        let entry = self.stack.pop_any()?;
        // `astore` also stores the address that `jsr` pushed.
        let address = kind == Ref && entry.kind == StackKind::Address;
        if entry.kind != kind && !address {
            return Err(LinkError::verify(format!("Bad type on operand stack: {:?}", entry.kind)));
        }
        self.stack.store(entry, local);
        Ok(())
    }

    /// `pop`, `dup` and their relatives. Whether a form moves one wide value or two narrow ones follows from the kinds.
    fn shuffle(&mut self, op: u8) -> Result<()> {
        let wide = |stack: &Stack, depth: usize| {
            let at = stack.entries.len().checked_sub(depth);
            at.map(|i| stack.entries[i].kind.is_wide()).ok_or_else(|| LinkError::verify("Operand stack underflow"))
        };
        let stack = &mut self.stack;
        // The values that the form moves, by their widths; a mismatch is a split long or double.
        let top = wide(stack, 1)?;
        let narrow_top = || LinkError::verify("Bad type on operand stack: half of a long or double");
        if matches!(op, 87 | 89 | 90 | 91 | 95) && top {
            return Err(narrow_top());
        }
        match op {
            87 => stack.pop_any().map(drop),
            88 if top => stack.pop_any().map(drop),
            88 if wide(stack, 2)? => Err(narrow_top()),
            88 => stack.pop_any().and_then(|_| stack.pop_any()).map(drop),
            89 => stack.rearrange(1, &[0, 0]),
            90 | 95 if wide(stack, 2)? => Err(narrow_top()),
            90 => stack.rearrange(2, &[1, 0, 1]),
            95 => stack.rearrange(2, &[1, 0]),
            91 if wide(stack, 2)? => stack.rearrange(2, &[1, 0, 1]),
            91 if wide(stack, 3)? => Err(narrow_top()),
            91 => stack.rearrange(3, &[2, 0, 1, 2]),
            92 if top => stack.rearrange(1, &[0, 0]),
            92..=94 if !top && wide(stack, 2)? => Err(narrow_top()),
            92 => stack.rearrange(2, &[0, 1, 0, 1]),
            93 if top && wide(stack, 2)? => Err(narrow_top()),
            93 if top => stack.rearrange(2, &[1, 0, 1]),
            93 if wide(stack, 3)? => Err(narrow_top()),
            93 => stack.rearrange(3, &[1, 2, 0, 1, 2]),
            94 if top && wide(stack, 2)? => stack.rearrange(2, &[1, 0, 1]),
            94 if top && wide(stack, 3)? => Err(narrow_top()),
            94 if top => stack.rearrange(3, &[2, 0, 1, 2]),
            94 if wide(stack, 3)? => stack.rearrange(3, &[1, 2, 0, 1, 2]),
            94 if wide(stack, 4)? => Err(narrow_top()),
            _ => stack.rearrange(4, &[2, 3, 0, 1, 2, 3]),
        }
    }

    fn branch(&mut self, op: u8, at: usize, next: usize) -> Result<()> {
        let target = self.short_target(at);
        match op {
            153..=158 => {
                let a = self.stack.operand(Int)?;
                let cond = CONDS[op as usize - 153];
                self.end_with_branch(target, next, |target| if_immediate(cond, a, 0, target));
            }
            159..=164 => {
                let cond = CONDS[op as usize - 159];
                if let Some(k) = self.stack.immediate() {
                    let a = self.stack.operand(Int)?;
                    self.end_with_branch(target, next, |target| if_immediate(cond, a, k, target));
                    return Ok(());
                }
                let b = self.stack.operand(Int)?;
                let a = self.stack.operand(Int)?;
                self.end_with_branch(target, next, |target| match cond {
                    Cond::Eq => Insn::IfIEq { a, b, target },
                    Cond::Ne => Insn::IfINe { a, b, target },
                    Cond::Lt => Insn::IfILt { a, b, target },
                    Cond::Ge => Insn::IfIGe { a, b, target },
                    Cond::Gt => Insn::IfIGt { a, b, target },
                    Cond::Le => Insn::IfILe { a, b, target },
                });
            }
            165 | 166 => {
                let b = self.stack.operand(Ref)?;
                let a = self.stack.operand(Ref)?;
                self.end_with_branch(target, next, |target| match op {
                    165 => Insn::IfAEq { a, b, target },
                    _ => Insn::IfANe { a, b, target },
                });
            }
            _ => {
                let a = self.stack.operand(Ref)?;
                self.end_with_branch(target, next, |target| match op {
                    198 => Insn::IfNull { a, target },
                    _ => Insn::IfNonNull { a, target },
                });
            }
        }
        Ok(())
    }

    /// The branch itself comes after what is left on the stack has been settled. Behind it is always a leader, so
    /// `block` adds the fall-through edge.
    fn end_with_branch(&mut self, target: u16, _next: usize, insn: impl FnOnce(u16) -> Insn) {
        self.stack.settle_from(0);
        self.stack.emit(insn(target));
        self.edges.push((target, self.stack.kinds()));
    }

    fn goto(&mut self, target: u16) -> Result<(Flow, usize)> {
        self.stack.settle_from(0);
        self.stack.emit(Insn::Goto { target });
        self.edges.push((target, self.stack.kinds()));
        Ok((Flow::End, 0))
    }

    /// A subroutine is taken to leave the stack as it found it, which is how `finally` was compiled; should one not,
    /// the kinds differ at run time and that is a `VerifyError` there.
    fn jsr(&mut self, target: u16, next: usize) -> Result<(Flow, usize)> {
        if next >= self.code.len() {
            return Err(LinkError::verify("Control flow falls through code end"));
        }
        self.stack.settle_from(0);
        self.returning.push((next as u16, self.stack.kinds()));
        let dst = self.stack.push_slot(StackKind::Address)?;
        self.stack.emit(Insn::Jsr { dst, target, after: next as u16 });
        self.edges.push((target, self.stack.kinds()));
        Ok((Flow::End, next))
    }

    fn ret(&mut self, index: u16) -> Result<(Flow, usize)> {
        let a = self.local(index, false)?;
        self.stack.settle_from(0);
        self.stack.emit(Insn::Ret { a });
        self.returns = true;
        Ok((Flow::End, 0))
    }

    fn switch(&mut self, op: u8, at: usize) -> Result<(Flow, usize)> {
        let a = self.stack.operand(Int)?;
        self.stack.settle_from(0);
        let padded = (at + 4) & !3;
        let target = |offset: i32| (at as i64 + offset as i64) as u16;
        let default = target(self.i32(padded));
        let switch = if op == opcode::TABLESWITCH {
            let (low, high) = (self.i32(padded + 4), self.i32(padded + 8));
            let count = (high as i64 - low as i64 + 1) as usize;
            let targets = (0..count).map(|i| target(self.i32(padded + 12 + 4 * i))).collect();
            Switch::Table { low, targets, default }
        } else {
            let count = self.i32(padded + 4) as usize;
            let keys: Box<[i32]> = (0..count).map(|i| self.i32(padded + 8 + 8 * i)).collect();
            if !keys.is_sorted_by(|a, b| a < b) {
                return Err(LinkError::verify("Bad lookupswitch instruction: keys not sorted"));
            }
            let targets = (0..count).map(|i| target(self.i32(padded + 12 + 8 * i))).collect();
            Switch::Lookup { keys, targets, default }
        };
        let (Switch::Table { targets, .. } | Switch::Lookup { targets, .. }) = &switch;
        let kinds = self.stack.kinds();
        let mut all: Vec<u16> = targets.iter().copied().chain([default]).collect();
        all.sort_unstable();
        all.dedup();
        self.edges.extend(all.into_iter().map(|t| (t, kinds.clone())));
        self.sites.switches.push(switch);
        let table = self.sites.switches.len() as Site - 1;
        let table_switch = op == opcode::TABLESWITCH;
        self.stack.emit(if table_switch { Insn::TableSwitch { a, table } } else { Insn::LookupSwitch { a, table } });
        Ok((Flow::End, 0))
    }

    fn ret_value(&mut self, op: u8) -> Result<(Flow, usize)> {
        let result = self.method.signature.result;
        if op == 177 {
            if result != Kind::Void {
                return Err(LinkError::verify("Wrong return type in function"));
            }
            self.stack.emit(Insn::Return);
            return Ok((Flow::End, 0));
        }
        let kind = KINDS[op as usize - 172];
        if StackKind::of(result) != Some(kind) {
            return Err(LinkError::verify("Wrong return type in function"));
        }
        let a = self.stack.operand(kind)?;
        self.stack.emit(Insn::ReturnValue { a });
        Ok((Flow::End, 0))
    }

    fn wide(&mut self, at: usize, next: usize) -> Result<(Flow, usize)> {
        let op = self.code[at + 1];
        let index = self.u16(at + 2);
        match op {
            21..=25 => self.load_local(KINDS[op as usize - 21], index)?,
            54..=58 => self.store_local(KINDS[op as usize - 54], index)?,
            opcode::IINC => self.increment(index, self.u16(at + 4) as i16)?,
            169 => return self.ret(index),
            _ => return Err(LinkError::verify(format!("Bad wide instruction: {op}"))),
        }
        Ok((Flow::Next, next))
    }
}

const KINDS: [StackKind; 5] = [Int, Long, Float, Double, Ref];
const CONDS: [Cond; 6] = [Cond::Eq, Cond::Ne, Cond::Lt, Cond::Ge, Cond::Gt, Cond::Le];

fn if_immediate(cond: Cond, a: Reg, k: i16, target: u16) -> Insn {
    match cond {
        Cond::Eq => Insn::IfIEqK { a, k, target },
        Cond::Ne => Insn::IfINeK { a, k, target },
        Cond::Lt => Insn::IfILtK { a, k, target },
        Cond::Ge => Insn::IfIGeK { a, k, target },
        Cond::Gt => Insn::IfIGtK { a, k, target },
        Cond::Le => Insn::IfILeK { a, k, target },
    }
}
