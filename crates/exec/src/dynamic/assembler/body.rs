//! The code of a method being written, its stack depth followed along the way.

use jvm::Kind;

use super::op::*;
use super::pool::Pool;
use crate::dynamic::types::{Descriptor, kind_of};

/// A place in the code that jumps refer to, bound once.
#[derive(Clone, Copy)]
pub(in crate::dynamic) struct Label(usize);

#[derive(Clone, Copy, Default)]
struct Place {
    position: Option<usize>,
    /// Stack depth there, known from the first jump.
    depth: Option<u16>,
}

struct Fixup {
    at: usize,
    /// Position that the offset is relative to.
    from: usize,
    label: Label,
    wide: bool,
}

/// A method body being written.
pub(in crate::dynamic) struct Body<'c> {
    pool: &'c mut Pool,
    code: Vec<u8>,
    depth: u16,
    max_depth: u16,
    /// First local variable slot not in use.
    pub(in crate::dynamic) next_local: u16,
    places: Vec<Place>,
    fixups: Vec<Fixup>,
    handlers: Vec<(Label, Label, Label, u16)>,
}

impl<'c> Body<'c> {
    pub(super) fn new(pool: &'c mut Pool, descriptor: &str, is_static: bool) -> Body<'c> {
        let params = Descriptor::parse(descriptor).map_or(0, |d| d.slots());
        Body {
            pool,
            code: Vec::new(),
            depth: 0,
            max_depth: 0,
            next_local: params + u16::from(!is_static),
            places: Vec::new(),
            fixups: Vec::new(),
            handlers: Vec::new(),
        }
    }

    /// An instruction without operands that changes the stack depth by `change` slots.
    pub(in crate::dynamic) fn op(&mut self, opcode: u8, change: i32) {
        self.code.push(opcode);
        self.change(change);
    }

    fn change(&mut self, change: i32) {
        self.depth = (self.depth as i32 + change).clamp(0, u16::MAX as i32) as u16;
        self.max_depth = self.max_depth.max(self.depth);
    }

    fn indexed(&mut self, opcode: u8, index: u16, change: i32) {
        self.code.push(opcode);
        self.code.extend(index.to_be_bytes());
        self.change(change);
    }

    /// Reserves a local variable.
    pub(in crate::dynamic) fn local(&mut self, kind: Kind) -> u16 {
        let local = self.next_local;
        self.next_local += kind.slots() as u16;
        local
    }

    /// Pushes a local variable.
    pub(in crate::dynamic) fn load(&mut self, kind: Kind, local: u16) {
        self.on_local(21 + family(kind), local, kind.slots() as i32);
    }

    /// Pops into a local variable.
    pub(in crate::dynamic) fn store(&mut self, kind: Kind, local: u16) {
        self.on_local(54 + family(kind), local, -(kind.slots() as i32));
    }

    fn on_local(&mut self, opcode: u8, local: u16, change: i32) {
        match u8::try_from(local) {
            Ok(local) => self.code.extend([opcode, local]),
            Err(_) => {
                self.code.extend([196, opcode]);
                self.code.extend(local.to_be_bytes());
            }
        }
        self.change(change);
    }

    /// Pushes the arguments of a call with these parameter types, which start at local variable `first`.
    pub(in crate::dynamic) fn load_all(&mut self, types: &[Box<str>], first: u16) {
        let mut local = first;
        for ty in types {
            self.load(kind_of(ty), local);
            local += kind_of(ty).slots() as u16;
        }
    }

    /// Returns a value of this kind, or nothing.
    pub(in crate::dynamic) fn give(&mut self, kind: Kind) {
        let opcode = if kind == Kind::Void { 177 } else { 172 + family(kind) };
        self.op(opcode, -(kind.slots() as i32));
    }

    /// Pushes an `int`.
    pub(in crate::dynamic) fn int(&mut self, value: i32) {
        match value {
            -1..=5 => self.op((value + 3) as u8, 1),
            -128..=127 => {
                self.code.extend([16, value as u8]);
                self.change(1);
            }
            -32768..=32767 => self.indexed(17, value as i16 as u16, 1),
            _ => {
                let index = self.pool.int(value);
                self.indexed(19, index, 1);
            }
        }
    }

    /// Pushes a `long`.
    pub(in crate::dynamic) fn long(&mut self, value: i64) {
        let index = self.pool.long(value);
        self.indexed(20, index, 2);
    }

    /// Pushes a `float`.
    pub(in crate::dynamic) fn float(&mut self, value: f32) {
        let index = self.pool.float(value);
        self.indexed(19, index, 1);
    }

    /// Pushes a `double`.
    pub(in crate::dynamic) fn double(&mut self, value: f64) {
        let index = self.pool.double(value);
        self.indexed(20, index, 2);
    }

    /// Pushes a string literal.
    pub(in crate::dynamic) fn string(&mut self, units: &[u16]) {
        let index = self.pool.string(units);
        self.indexed(19, index, 1);
    }

    /// Pushes a `Class` object.
    pub(in crate::dynamic) fn class_constant(&mut self, name: &str) {
        let index = self.pool.class(name);
        self.indexed(19, index, 1);
    }

    /// Pushes the default value of a kind; nothing for `void`.
    pub(in crate::dynamic) fn zero(&mut self, kind: Kind) {
        match kind {
            Kind::Void => {}
            Kind::Ref => self.op(ACONST_NULL, 1),
            Kind::Long => self.op(LCONST_0, 2),
            Kind::Float => self.op(FCONST_0, 1),
            Kind::Double => self.op(DCONST_0, 2),
            _ => self.int(0),
        }
    }

    /// Drops the value on top.
    pub(in crate::dynamic) fn drop_value(&mut self, kind: Kind) {
        match kind.slots() {
            0 => {}
            1 => self.op(POP, -1),
            _ => self.op(POP2, -2),
        }
    }

    /// `getstatic`, `putstatic`, `getfield`, `putfield`
    pub(in crate::dynamic) fn field(&mut self, opcode: u8, class: &str, name: &str, descriptor: &str) {
        let index = self.pool.member(9, class, name, descriptor);
        let slots = kind_of(descriptor).slots() as i32;
        let change = match opcode {
            GETSTATIC => slots,
            PUTSTATIC => -slots,
            GETFIELD => slots - 1,
            _ => -slots - 1,
        };
        self.indexed(opcode, index, change);
    }

    /// A call; `of_interface` says whether `class` is an interface.
    pub(in crate::dynamic) fn invoke(
        &mut self,
        opcode: u8,
        class: &str,
        name: &str,
        descriptor: &str,
        of_interface: bool,
    ) {
        let index = self.pool.member(if of_interface { 11 } else { 10 }, class, name, descriptor);
        let Some(types) = Descriptor::parse(descriptor) else {
            return;
        };
        let receiver = i32::from(opcode != INVOKESTATIC);
        let args = types.slots() as i32 + receiver;
        self.indexed(opcode, index, kind_of(&types.result).slots() as i32 - args);
        if opcode == INVOKEINTERFACE {
            self.code.extend([args as u8, 0]);
        }
    }

    /// `invokestatic` of a class's method.
    pub(in crate::dynamic) fn call_static(&mut self, class: &str, name: &str, descriptor: &str) {
        self.invoke(INVOKESTATIC, class, name, descriptor, false);
    }

    /// `invokevirtual`
    pub(in crate::dynamic) fn call_virtual(&mut self, class: &str, name: &str, descriptor: &str) {
        self.invoke(INVOKEVIRTUAL, class, name, descriptor, false);
    }

    /// `new`, `anewarray`, `checkcast`, `instanceof`
    pub(in crate::dynamic) fn on_class(&mut self, opcode: u8, class: &str) {
        let index = self.pool.class(class);
        self.indexed(opcode, index, i32::from(opcode == NEW));
    }

    /// Makes an array of elements of this type, its length on the stack.
    pub(in crate::dynamic) fn new_array(&mut self, element: &str) {
        let code = match kind_of(element) {
            Kind::Boolean => 4,
            Kind::Char => 5,
            Kind::Float => 6,
            Kind::Double => 7,
            Kind::Byte => 8,
            Kind::Short => 9,
            Kind::Int => 10,
            Kind::Long => 11,
            Kind::Ref | Kind::Void => return self.on_class(ANEWARRAY, crate::dynamic::types::class_of(element)),
        };
        self.code.extend([NEWARRAY, code]);
    }

    /// Reads an element of this kind.
    pub(in crate::dynamic) fn array_load(&mut self, kind: Kind) {
        self.op(46 + element_family(kind), kind.slots() as i32 - 2);
    }

    /// Writes an element of this kind.
    pub(in crate::dynamic) fn array_store(&mut self, kind: Kind) {
        self.op(79 + element_family(kind), -(kind.slots() as i32) - 2);
    }

    /// A place to jump to, not bound yet.
    pub(in crate::dynamic) fn label(&mut self) -> Label {
        self.places.push(Place::default());
        Label(self.places.len() - 1)
    }

    /// Binds a label to the next instruction.
    pub(in crate::dynamic) fn bind(&mut self, label: Label) {
        let place = &mut self.places[label.0];
        place.position = Some(self.code.len());
        self.depth = place.depth.unwrap_or(self.depth);
    }

    /// Binds a label where an exception handler begins.
    pub(in crate::dynamic) fn bind_handler(&mut self, label: Label) {
        self.places[label.0].depth = Some(1);
        self.bind(label);
        self.change(0);
    }

    /// A jump that takes `operands` slots.
    pub(in crate::dynamic) fn jump(&mut self, opcode: u8, label: Label, operands: i32) {
        let from = self.code.len();
        self.indexed(opcode, 0, -operands);
        self.refer(from + 1, from, label, false);
    }

    fn refer(&mut self, at: usize, from: usize, label: Label, wide: bool) {
        self.places[label.0].depth.get_or_insert(self.depth);
        self.fixups.push(Fixup { at, from, label, wide });
    }

    /// `tableswitch` on the `int` on top, keys from 0.
    pub(in crate::dynamic) fn switch(&mut self, targets: &[Label], default: Label) {
        let from = self.code.len();
        self.op(TABLESWITCH, -1);
        while !self.code.len().is_multiple_of(4) {
            self.code.push(0);
        }
        let entry = |body: &mut Self, label| {
            let at = body.code.len();
            body.code.extend([0; 4]);
            body.refer(at, from, label, true);
        };
        entry(self, default);
        self.code.extend(0i32.to_be_bytes());
        self.code.extend((targets.len() as i32 - 1).to_be_bytes());
        for &label in targets {
            entry(self, label);
        }
    }

    /// Exceptions of `class`, or all, that are thrown from `start` up to `end` go to `handler`.
    pub(in crate::dynamic) fn catch(&mut self, start: Label, end: Label, handler: Label, class: Option<&str>) {
        let class = class.map_or(0, |name| self.pool.class(name));
        self.handlers.push((start, end, handler, class));
    }

    pub(super) fn finish(mut self) -> Vec<u8> {
        for fixup in &self.fixups {
            let target = self.position(fixup.label);
            let offset = target as i64 - fixup.from as i64;
            let bytes = offset.to_be_bytes();
            let bytes = if fixup.wide { &bytes[4..] } else { &bytes[6..] };
            self.code[fixup.at..fixup.at + bytes.len()].copy_from_slice(bytes);
        }
        let mut content = Vec::with_capacity(self.code.len() + 32);
        content.extend(self.max_depth.to_be_bytes());
        content.extend(self.next_local.to_be_bytes());
        content.extend((self.code.len() as u32).to_be_bytes());
        content.extend(&self.code);
        content.extend((self.handlers.len() as u16).to_be_bytes());
        for &(start, end, handler, class) in &self.handlers {
            for label in [start, end, handler] {
                content.extend((self.position(label) as u16).to_be_bytes());
            }
            content.extend(class.to_be_bytes());
        }
        content.extend(0u16.to_be_bytes());
        content
    }

    fn position(&self, label: Label) -> usize {
        self.places[label.0].position.unwrap_or(0)
    }
}

/// Position of a kind among the five families of load, store and return instructions.
fn family(kind: Kind) -> u8 {
    match kind {
        Kind::Long => 1,
        Kind::Float => 2,
        Kind::Double => 3,
        Kind::Ref => 4,
        _ => 0,
    }
}

/// Position of a kind among the array instructions.
fn element_family(kind: Kind) -> u8 {
    match kind {
        Kind::Boolean | Kind::Byte => 5,
        Kind::Char => 6,
        Kind::Short => 7,
        other => family(other),
    }
}
