//! The operand stack as the translator sees it: where each value is, not what it is.
//!
//! A load or constant emits nothing. It stays pending until something consumes it (and then names the local or the
//! constant directly) or until it has to be in its own register because the local is about to change or a block ends.

use super::insn::{Insn, Reg};
use crate::error::LinkError;
use crate::kind::Kind;

/// Kind of a value on the stack. `Address` is what `jsr` pushes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum StackKind {
    Int,
    Long,
    Float,
    Double,
    Ref,
    Address,
}

impl StackKind {
    pub(super) fn of(kind: Kind) -> Option<StackKind> {
        Some(match kind.on_stack() {
            Kind::Int => StackKind::Int,
            Kind::Long => StackKind::Long,
            Kind::Float => StackKind::Float,
            Kind::Double => StackKind::Double,
            Kind::Ref => StackKind::Ref,
            _ => return None,
        })
    }

    pub(super) fn is_wide(self) -> bool {
        matches!(self, StackKind::Long | StackKind::Double)
    }
}

/// Where a value on the stack is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Place {
    /// In the register of its stack position.
    Slot,
    /// Still in a local's register.
    Local(Reg),
    Int(i32),
    Float(f32),
    /// Index into the wide constants.
    Long(u32),
    Double(u32),
    Null,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    pub(super) kind: StackKind,
    pub(super) place: Place,
}

/// The stack of the block being translated, and the instructions emitted for it.
pub(super) struct Stack {
    pub(super) entries: Vec<Entry>,
    pub(super) insns: Vec<Insn>,
    pub(super) pcs: Vec<u16>,
    /// Register of stack position 0.
    base: Reg,
    max: usize,
    depth_slots: usize,
    /// Position of the bytecode being translated.
    pub(super) pc: u16,
}

impl Stack {
    pub(super) fn new(base: Reg, max: usize) -> Stack {
        Stack { entries: Vec::new(), insns: Vec::new(), pcs: Vec::new(), base, max, depth_slots: 0, pc: 0 }
    }

    /// Starts a block whose values are all in their own registers.
    pub(super) fn start(&mut self, kinds: &[StackKind]) {
        self.entries = kinds.iter().map(|&kind| Entry { kind, place: Place::Slot }).collect();
        self.depth_slots = kinds.iter().map(|k| 1 + usize::from(k.is_wide())).sum();
    }

    pub(super) fn kinds(&self) -> Vec<StackKind> {
        self.entries.iter().map(|e| e.kind).collect()
    }

    pub(super) fn emit(&mut self, insn: Insn) {
        self.insns.push(insn);
        self.pcs.push(self.pc);
    }

    /// Register of a stack position.
    pub(super) fn slot(&self, position: usize) -> Reg {
        self.base + position as Reg
    }

    fn scratch(&self) -> Reg {
        self.base + self.max as Reg
    }

    pub(super) fn push(&mut self, kind: StackKind, place: Place) -> Result<Reg, LinkError> {
        self.depth_slots += 1 + usize::from(kind.is_wide());
        if self.depth_slots > self.max {
            return Err(LinkError::verify("Operand stack overflow"));
        }
        self.entries.push(Entry { kind, place });
        Ok(self.slot(self.entries.len() - 1))
    }

    /// Pushes a value that the next instruction writes; gives the register to write.
    pub(super) fn push_slot(&mut self, kind: StackKind) -> Result<Reg, LinkError> {
        self.push(kind, Place::Slot)
    }

    pub(super) fn pop_any(&mut self) -> Result<Entry, LinkError> {
        let entry = self.entries.pop().ok_or_else(|| LinkError::verify("Operand stack underflow"))?;
        self.depth_slots -= 1 + usize::from(entry.kind.is_wide());
        Ok(entry)
    }

    pub(super) fn pop(&mut self, kind: StackKind) -> Result<Entry, LinkError> {
        let entry = self.pop_any()?;
        if entry.kind != kind {
            let message = format!("Bad type on operand stack: {:?} where {kind:?} is needed", entry.kind);
            return Err(LinkError::verify(message));
        }
        Ok(entry)
    }

    /// Pops an operand; gives the register it is in.
    pub(super) fn operand(&mut self, kind: StackKind) -> Result<Reg, LinkError> {
        let entry = self.pop(kind)?;
        Ok(self.register(entry.place, self.entries.len()))
    }

    /// Pops an `int` constant that fits an immediate, if that is what is on top.
    pub(super) fn immediate(&mut self) -> Option<i16> {
        let Some(Entry { place: Place::Int(value), .. }) = self.entries.last() else {
            return None;
        };
        let value = i16::try_from(*value).ok()?;
        self.pop_any().ok()?;
        Some(value)
    }

    /// The register a value is in; a constant is written to its position's register first.
    pub(super) fn register(&mut self, place: Place, position: usize) -> Reg {
        match place {
            Place::Local(register) => register,
            Place::Slot => self.slot(position),
            constant => {
                let dst = self.slot(position);
                self.write(dst, constant, position);
                dst
            }
        }
    }

    /// Emits what puts a value, now at `place` (of stack position `position`), into `dst`.
    pub(super) fn write(&mut self, dst: Reg, place: Place, position: usize) {
        let insn = match place {
            Place::Slot if self.slot(position) == dst => return,
            Place::Slot => Insn::Move { dst, src: self.slot(position) },
            Place::Local(src) if src == dst => return,
            Place::Local(src) => Insn::Move { dst, src },
            Place::Int(value) => Insn::Int { dst, value },
            Place::Float(value) => Insn::Float { dst, value },
            Place::Long(index) => Insn::Long { dst, index },
            Place::Double(index) => Insn::Double { dst, index },
            Place::Null => Insn::Null { dst },
        };
        self.emit(insn);
    }

    /// Puts the value at a position into its own register.
    fn settle(&mut self, position: usize) {
        let place = self.entries[position].place;
        self.write(self.slot(position), place, position);
        self.entries[position].place = Place::Slot;
    }

    /// Puts all values from `position` up into their own registers: arguments of a call, the stack at a block's end.
    pub(super) fn settle_from(&mut self, position: usize) {
        for at in position..self.entries.len() {
            self.settle(at);
        }
    }

    /// Called before a local changes: values still pending in it are saved.
    fn save_local(&mut self, local: Reg) -> bool {
        let mut saved = false;
        for at in 0..self.entries.len() {
            if self.entries[at].place == Place::Local(local) {
                self.settle(at);
                saved = true;
            }
        }
        saved
    }

    /// Called before an instruction changes a local in place.
    pub(super) fn before_update(&mut self, local: Reg) {
        self.save_local(local);
    }

    /// Pops a value into a local. If the last instruction made it, that one writes the local directly.
    pub(super) fn store(&mut self, entry: Entry, local: Reg) {
        let position = self.entries.len();
        let slot = self.slot(position);
        let saved = self.save_local(local);
        if entry.place == Place::Slot
            && !saved
            && let Some(dst) = self.insns.last_mut().and_then(Insn::destination)
            && *dst == slot
        {
            *dst = local;
            return;
        }
        self.write(local, entry.place, position);
    }

    /// Replaces the top `count` values by a selection of them: the `dup` family and `swap`. `order` lists, bottom to
    /// top, which of the old ones (0 is the deepest) stands at each new position.
    pub(super) fn rearrange(&mut self, count: usize, order: &[usize]) -> Result<(), LinkError> {
        let base = self.entries.len().checked_sub(count);
        let base = base.ok_or_else(|| LinkError::verify("Operand stack underflow"))?;
        let old: Vec<Entry> = self.entries[base..].to_vec();
        for _ in 0..count {
            self.pop_any()?;
        }
        let mut moves = Vec::new();
        for (new, &from) in order.iter().enumerate() {
            let entry = old[from];
            self.push(entry.kind, entry.place)?;
            if entry.place == Place::Slot && from != new {
                moves.push((self.slot(base + new), self.slot(base + from)));
            }
        }
        self.parallel_move(moves);
        Ok(())
    }

    /// Emits moves that happen "at once"; a cycle goes through the scratch register.
    fn parallel_move(&mut self, mut moves: Vec<(Reg, Reg)>) {
        while !moves.is_empty() {
            let free = moves.iter().position(|&(dst, _)| moves.iter().all(|&(_, src)| src != dst));
            match free {
                Some(at) => {
                    let (dst, src) = moves.remove(at);
                    self.emit(Insn::Move { dst, src });
                }
                None => {
                    let (_, saved) = moves[0];
                    let scratch = self.scratch();
                    self.emit(Insn::Move { dst: scratch, src: saved });
                    for (_, src) in moves.iter_mut().filter(|(_, src)| *src == saved) {
                        *src = scratch;
                    }
                }
            }
        }
    }
}
