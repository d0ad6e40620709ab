//! One block of bytecode to register code.

use std::sync::OnceLock;

use super::insn::{Cond, FloatBranch, Insn, NaN, Reg, Site};
use super::opcode;
use super::stack::{Place, Stack, StackKind};
use super::{CallSite, DynamicSite, FieldSite, Switch};
use crate::class::{Class, ClassFile, Method};
use crate::error::LinkError;
use crate::kind::{Kind, Signature};
use crate::pool::{Const, MemberTag};
use crate::program::Program;

use StackKind::{Double, Float, Int, Long, Ref};

/// The tables that grow while a method is translated.
#[derive(Default)]
pub(super) struct Sites {
    pub(super) wides: Vec<u64>,
    pub(super) classes: Vec<u16>,
    pub(super) fields: Vec<FieldSite>,
    pub(super) calls: Vec<CallSite>,
    pub(super) dynamics: Vec<DynamicSite>,
    pub(super) switches: Vec<Switch>,
}

impl Sites {
    pub(super) fn class(&mut self, index: u16) -> Site {
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

pub(super) struct Translator<'a> {
    pub(super) program: &'a Program,
    pub(super) class: &'a Class,
    pub(super) file: &'a ClassFile,
    pub(super) method: &'a Method,
    pub(super) code: &'a [u8],
    pub(super) leaders: &'a [bool],
    pub(super) locals: &'a [Reg],
    pub(super) stack: Stack,
    pub(super) sites: Sites,
    /// Successors of the block with the stack they are entered with.
    pub(super) edges: Vec<(u16, Vec<StackKind>)>,
    /// Where `jsr`s are returned to, which is never unless some `ret` can be reached.
    pub(super) returning: Vec<(u16, Vec<StackKind>)>,
    pub(super) returns: bool,
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
    pub(super) fn block(&mut self, start: u16) -> Result<()> {
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

    fn array_load(&mut self, op: u8) -> Result<()> {
        let i = self.stack.operand(Int)?;
        let a = self.stack.operand(Ref)?;
        let kind = [Int, Long, Float, Double, Ref, Int, Int, Int][op as usize - 46];
        let dst = self.stack.push_slot(kind)?;
        self.stack.emit(match op {
            46 => Insn::IALoad { dst, a, i },
            47 => Insn::LALoad { dst, a, i },
            48 => Insn::FALoad { dst, a, i },
            49 => Insn::DALoad { dst, a, i },
            50 => Insn::AALoad { dst, a, i },
            51 => Insn::BALoad { dst, a, i },
            52 => Insn::CALoad { dst, a, i },
            _ => Insn::SALoad { dst, a, i },
        });
        Ok(())
    }

    fn array_store(&mut self, op: u8) -> Result<()> {
        let kind = [Int, Long, Float, Double, Ref, Int, Int, Int][op as usize - 79];
        let v = self.stack.operand(kind)?;
        let i = self.stack.operand(Int)?;
        let a = self.stack.operand(Ref)?;
        self.stack.emit(match op {
            79 => Insn::IAStore { a, i, v },
            80 => Insn::LAStore { a, i, v },
            81 => Insn::FAStore { a, i, v },
            82 => Insn::DAStore { a, i, v },
            83 => Insn::AAStore { a, i, v },
            84 => Insn::BAStore { a, i, v },
            85 => Insn::CAStore { a, i, v },
            _ => Insn::SAStore { a, i, v },
        });
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

    fn arithmetic(&mut self, op: u8) -> Result<()> {
        let kind = [Int, Long, Float, Double][(op as usize - 96) % 4];
        match op {
            116..=119 => {
                let a = self.stack.operand(kind)?;
                let dst = self.stack.push_slot(kind)?;
                self.stack.emit(match kind {
                    Int => Insn::INeg { dst, a },
                    Long => Insn::LNeg { dst, a },
                    Float => Insn::FNeg { dst, a },
                    _ => Insn::DNeg { dst, a },
                });
                Ok(())
            }
            120..=131 => self.integral(op),
            _ if kind == Int || kind == Long => self.integral(op),
            _ => self.floating(op),
        }
    }

    /// Integer arithmetic, with an immediate form where the second operand is a small constant.
    fn integral(&mut self, op: u8) -> Result<()> {
        let long = op % 2 == 1;
        let kind = if long { Long } else { Int };
        let shift = (120..=125).contains(&op);
        if let Some(k) = self.small_constant(op, if shift { Int } else { kind }) {
            let a = self.stack.operand(kind)?;
            let dst = self.stack.push_slot(kind)?;
            let insn = immediate(op, dst, a, k).ok_or_else(|| LinkError::verify("Bad instruction"))?;
            self.stack.emit(insn);
            return Ok(());
        }
        let b = self.stack.operand(if shift { Int } else { kind })?;
        let a = self.stack.operand(kind)?;
        let dst = self.stack.push_slot(kind)?;
        self.stack.emit(match op {
            96 => Insn::IAdd { dst, a, b },
            97 => Insn::LAdd { dst, a, b },
            100 => Insn::ISub { dst, a, b },
            101 => Insn::LSub { dst, a, b },
            104 => Insn::IMul { dst, a, b },
            105 => Insn::LMul { dst, a, b },
            108 => Insn::IDiv { dst, a, b },
            109 => Insn::LDiv { dst, a, b },
            112 => Insn::IRem { dst, a, b },
            113 => Insn::LRem { dst, a, b },
            120 => Insn::IShl { dst, a, b },
            121 => Insn::LShl { dst, a, b },
            122 => Insn::IShr { dst, a, b },
            123 => Insn::LShr { dst, a, b },
            124 => Insn::IUshr { dst, a, b },
            125 => Insn::LUshr { dst, a, b },
            126 => Insn::IAnd { dst, a, b },
            127 => Insn::LAnd { dst, a, b },
            128 => Insn::IOr { dst, a, b },
            129 => Insn::LOr { dst, a, b },
            130 => Insn::IXor { dst, a, b },
            _ => Insn::LXor { dst, a, b },
        });
        Ok(())
    }

    /// Pops a constant second operand if the operation has an immediate form for it.
    fn small_constant(&mut self, op: u8, kind: StackKind) -> Option<i16> {
        let entry = *self.stack.entries.last()?;
        let value = match (kind, entry.place) {
            (Int, Place::Int(value)) => value as i64,
            (Long, Place::Long(index)) => self.sites.wides[index as usize] as i64,
            _ => return None,
        };
        let k = i16::try_from(value).ok().filter(|&k| k != i16::MIN)?;
        immediate(op, 0, 0, k)?;
        self.stack.pop_any().ok()?;
        Some(k)
    }

    fn floating(&mut self, op: u8) -> Result<()> {
        let kind = if op.is_multiple_of(2) { Float } else { Double };
        let b = self.stack.operand(kind)?;
        let a = self.stack.operand(kind)?;
        let dst = self.stack.push_slot(kind)?;
        self.stack.emit(match op {
            98 => Insn::FAdd { dst, a, b },
            99 => Insn::DAdd { dst, a, b },
            102 => Insn::FSub { dst, a, b },
            103 => Insn::DSub { dst, a, b },
            106 => Insn::FMul { dst, a, b },
            107 => Insn::DMul { dst, a, b },
            110 => Insn::FDiv { dst, a, b },
            111 => Insn::DDiv { dst, a, b },
            114 => Insn::FRem { dst, a, b },
            _ => Insn::DRem { dst, a, b },
        });
        Ok(())
    }

    fn increment(&mut self, index: u16, k: i16) -> Result<()> {
        let local = self.local(index, false)?;
        self.stack.before_update(local);
        self.stack.emit(Insn::IAddK { dst: local, a: local, k });
        Ok(())
    }

    fn convert(&mut self, op: u8) -> Result<()> {
        let (from, to) = [
            (Int, Long),
            (Int, Float),
            (Int, Double),
            (Long, Int),
            (Long, Float),
            (Long, Double),
            (Float, Int),
            (Float, Long),
            (Float, Double),
            (Double, Int),
            (Double, Long),
            (Double, Float),
            (Int, Int),
            (Int, Int),
            (Int, Int),
        ][op as usize - 133];
        let a = self.stack.operand(from)?;
        let dst = self.stack.push_slot(to)?;
        self.stack.emit(match op {
            133 => Insn::I2L { dst, a },
            134 => Insn::I2F { dst, a },
            135 => Insn::I2D { dst, a },
            136 => Insn::L2I { dst, a },
            137 => Insn::L2F { dst, a },
            138 => Insn::L2D { dst, a },
            139 => Insn::F2I { dst, a },
            140 => Insn::F2L { dst, a },
            141 => Insn::F2D { dst, a },
            142 => Insn::D2I { dst, a },
            143 => Insn::D2L { dst, a },
            144 => Insn::D2F { dst, a },
            145 => Insn::I2B { dst, a },
            146 => Insn::I2C { dst, a },
            _ => Insn::I2S { dst, a },
        });
        Ok(())
    }

    /// A three-way comparison; with the branch on its result behind it, the two become one instruction.
    fn compare(&mut self, op: u8, next: usize) -> Result<(Flow, usize)> {
        let kind = [Long, Float, Float, Double, Double][op as usize - 148];
        let nan = if matches!(op, 150 | 152) { NaN::Greater } else { NaN::Less };
        let b = self.stack.operand(kind)?;
        let a = self.stack.operand(kind)?;
        let branch = self.code.get(next).copied().filter(|op| (153..=158).contains(op));
        if let Some(branch) = branch.filter(|_| !self.leaders[next]) {
            let after = next + 3;
            let target = self.short_target(next);
            let cond = CONDS[branch as usize - 153];
            self.stack.pc = next as u16;
            self.end_with_branch(target, after, |target| match kind {
                Long => Insn::IfL { cond, a, b, target },
                Float => Insn::IfF { branch: FloatBranch::new(cond, nan), a, b, target },
                _ => Insn::IfD { branch: FloatBranch::new(cond, nan), a, b, target },
            });
            return Ok((Flow::Next, after));
        }
        let dst = self.stack.push_slot(Int)?;
        self.stack.emit(match kind {
            Long => Insn::LCmp { dst, a, b },
            Float => Insn::FCmp { nan, dst, a, b },
            _ => Insn::DCmp { nan, dst, a, b },
        });
        Ok((Flow::Next, next))
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

    fn field(&mut self, op: u8, index: u16) -> Result<()> {
        let member = self.program.member_ref(self.class, index)?;
        let kind = Kind::of_descriptor(&member.descriptor).and_then(StackKind::of);
        let kind = kind
            .filter(|_| member.tag == MemberTag::Field)
            .ok_or_else(|| LinkError::verify(format!("Illegal type at constant pool entry {index}")))?;
        self.sites.fields.push(FieldSite { index, target: OnceLock::new(), seen: Default::default() });
        let site = self.sites.fields.len() as Site - 1;
        let stack = &mut self.stack;
        let insn = match op {
            178 => Insn::GetStatic { dst: stack.push_slot(kind)?, site },
            179 => Insn::PutStatic { v: stack.operand(kind)?, site },
            180 => {
                let obj = stack.operand(Ref)?;
                Insn::GetField { dst: stack.push_slot(kind)?, obj, site }
            }
            _ => {
                let v = stack.operand(kind)?;
                Insn::PutField { obj: stack.operand(Ref)?, v, site }
            }
        };
        stack.emit(insn);
        Ok(())
    }

    fn invoke(&mut self, op: u8, index: u16) -> Result<()> {
        let is_static = matches!(op, 184 | 186);
        let illegal = || LinkError::verify(format!("Illegal type at constant pool entry {index}"));
        let (name, descriptor) = if op == 186 {
            let Const::InvokeDynamic { name_and_type, .. } = self.file.pool.get(index)? else {
                return Err(illegal());
            };
            self.file.pool.name_and_type(&self.file.bytes, name_and_type)?
        } else {
            let member = self.program.member_ref(self.class, index)?;
            let allowed = match op {
                182 => member.tag == MemberTag::Method,
                185 => member.tag == MemberTag::InterfaceMethod,
                _ => member.tag != MemberTag::Field,
            };
            if !allowed {
                return Err(illegal());
            }
            (member.name, member.descriptor)
        };
        if name == "<clinit>" || (name == "<init>" && op != 183) {
            return Err(LinkError::verify("Bad call to a class or instance initializer"));
        }
        let signature = Signature::parse(&descriptor).ok_or_else(illegal)?;
        let args = signature.params.len() + usize::from(!is_static);
        let first = self.take_arguments(&signature, !is_static)?;
        let dst = match StackKind::of(signature.result) {
            Some(kind) => self.stack.push_slot(kind)?,
            None => first,
        };
        let dynamic = if op == 186 { self.program.next_dynamic() } else { crate::DynamicId::new(0) };
        self.sites.calls.push(CallSite {
            index,
            args: args as u16,
            result: signature.result,
            descriptor: self.program.intern(&descriptor),
            target: OnceLock::new(),
            cache: Default::default(),
            dynamic,
        });
        let site = self.sites.calls.len() as Site - 1;
        self.stack.emit(match op {
            182 => Insn::InvokeVirtual { first, dst, site },
            183 => Insn::InvokeSpecial { first, dst, site },
            184 => Insn::InvokeStatic { first, dst, site },
            185 => Insn::InvokeInterface { first, dst, site },
            _ => Insn::InvokeDynamic { first, dst, site },
        });
        Ok(())
    }

    /// Settles the arguments of a call, pops them, and gives the register of the first.
    fn take_arguments(&mut self, signature: &Signature, receiver: bool) -> Result<Reg> {
        let count = signature.params.len() + usize::from(receiver);
        let base = self.stack.entries.len().checked_sub(count);
        let base = base.ok_or_else(|| LinkError::verify("Operand stack underflow"))?;
        self.stack.settle_from(base);
        for &param in signature.params.iter().rev() {
            let kind = StackKind::of(param).ok_or_else(|| LinkError::verify("Parameter of type void"))?;
            self.stack.pop(kind)?;
        }
        if receiver {
            self.stack.pop(Ref)?;
        }
        Ok(self.stack.slot(base))
    }

    fn object(&mut self, op: u8, at: usize) -> Result<()> {
        if op == 190 {
            let a = self.stack.operand(Ref)?;
            let dst = self.stack.push_slot(Int)?;
            self.stack.emit(Insn::ArrayLength { dst, a });
            return Ok(());
        }
        if op == 188 {
            return self.new_primitive_array(self.u8(at + 1));
        }
        let index = self.u16(at + 1);
        let Const::Class(_) = self.file.pool.get(index)? else {
            return Err(LinkError::verify(format!("Illegal type at constant pool entry {index}")));
        };
        let site = self.sites.class(index);
        let stack = &mut self.stack;
        match op {
            187 => {
                let dst = stack.push_slot(Ref)?;
                stack.emit(Insn::New { dst, site });
            }
            189 => {
                let len = stack.operand(Int)?;
                let dst = stack.push_slot(Ref)?;
                stack.emit(Insn::ANewArray { dst, len, site });
            }
            192 => {
                let entry = stack.pop(Ref)?;
                let a = stack.register(entry.place, stack.entries.len());
                let place = if matches!(entry.place, Place::Null) { Place::Slot } else { entry.place };
                stack.push(Ref, place)?;
                stack.emit(Insn::CheckCast { a, site });
            }
            193 => {
                let a = stack.operand(Ref)?;
                let dst = stack.push_slot(Int)?;
                stack.emit(Insn::InstanceOf { dst, a, site });
            }
            _ => return self.new_multi_array(index, site, self.code[at + 3]),
        }
        Ok(())
    }

    fn new_primitive_array(&mut self, code: u8) -> Result<()> {
        let kind = match code {
            4 => Kind::Boolean,
            5 => Kind::Char,
            6 => Kind::Float,
            7 => Kind::Double,
            8 => Kind::Byte,
            9 => Kind::Short,
            10 => Kind::Int,
            11 => Kind::Long,
            _ => return Err(LinkError::verify(format!("Invalid newarray type {code}"))),
        };
        let len = self.stack.operand(Int)?;
        let dst = self.stack.push_slot(Ref)?;
        self.stack.emit(Insn::NewArray { kind: kind as u8, dst, len });
        Ok(())
    }

    fn new_multi_array(&mut self, index: u16, site: Site, dims: u8) -> Result<()> {
        let name = self.file.pool.class_name(&self.file.bytes, index)?;
        let available = name.bytes().take_while(|&b| b == b'[').count();
        if dims == 0 || dims as usize > available {
            return Err(LinkError::verify("Illegal dimension argument"));
        }
        let base = self.stack.entries.len().checked_sub(dims as usize);
        let base = base.ok_or_else(|| LinkError::verify("Operand stack underflow"))?;
        self.stack.settle_from(base);
        for _ in 0..dims {
            self.stack.pop(Int)?;
        }
        let first = self.stack.slot(base);
        let dst = self.stack.push_slot(Ref)?;
        self.stack.emit(Insn::MultiANewArray { dims, first, site, dst });
        Ok(())
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

/// The immediate form of an operation, if it has one. Division by a constant has one unless the constant is zero.
fn immediate(op: u8, dst: Reg, a: Reg, k: i16) -> Option<Insn> {
    Some(match op {
        96 => Insn::IAddK { dst, a, k },
        97 => Insn::LAddK { dst, a, k },
        100 => Insn::IAddK { dst, a, k: -k },
        101 => Insn::LAddK { dst, a, k: -k },
        104 => Insn::IMulK { dst, a, k },
        105 => Insn::LMulK { dst, a, k },
        108 if k != 0 => Insn::IDivK { dst, a, k },
        112 if k != 0 => Insn::IRemK { dst, a, k },
        120 => Insn::IShlK { dst, a, k },
        121 => Insn::LShlK { dst, a, k },
        122 => Insn::IShrK { dst, a, k },
        123 => Insn::LShrK { dst, a, k },
        124 => Insn::IUshrK { dst, a, k },
        125 => Insn::LUshrK { dst, a, k },
        126 => Insn::IAndK { dst, a, k },
        127 => Insn::LAndK { dst, a, k },
        128 => Insn::IOrK { dst, a, k },
        130 => Insn::IXorK { dst, a, k },
        _ => return None,
    })
}
