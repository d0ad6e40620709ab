//! Var handles: objects of made classes with a method per access mode.
//!
//! There is one thread, so the memory orders are all the same, and a compare-and-set is a comparison and an assignment.

use heap::Ref;
use jvm::flags::Flags;
use jvm::{Class, Kind, Method, Symbol};

use super::assembler::op::*;
use super::assembler::{Body, ClassWriter, Label};
use super::byte_view;
use super::handles::cannot_convert;
use super::types::{Descriptor, kind_of, slots, type_of};
use crate::trap::{Run, Trap};
use crate::vm::Vm;

const VAR_HANDLE: &str = "java/lang/invoke/VarHandle";
const VAR_HANDLE_TYPE: &str = "Ljava/lang/invoke/VarHandle;";

/// What a var handle accesses.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Variable {
    /// A field: internal name of its class, its name and type.
    Field { class: Box<str>, name: Box<str>, ty: Box<str>, is_static: bool, is_final: bool },
    /// The elements of arrays of this type.
    Element { array: Box<str> },
    /// Numbers of this type anywhere in byte arrays.
    Bytes { ty: Box<str>, big_endian: bool },
}

/// Access modes that differ by more than memory order.
const MODES: [&str; 9] = [
    "get",
    "set",
    "compareAndSet",
    "compareAndExchange",
    "getAndSet",
    "getAndAdd",
    "getAndBitwiseOr",
    "getAndBitwiseAnd",
    "getAndBitwiseXor",
];

/// The access mode without its memory order.
fn plain_mode(name: &str) -> &str {
    let name = if name.starts_with("weakCompareAndSet") { "compareAndSet" } else { name };
    let suffixes = ["Volatile", "Opaque", "Acquire", "Release", "Plain"];
    suffixes.iter().find_map(|suffix| name.strip_suffix(suffix)).unwrap_or(name)
}

impl Variable {
    /// Types of the coordinates: what leads to the variable.
    fn coordinates(&self) -> Vec<Box<str>> {
        match self {
            Variable::Field { is_static: true, .. } => Vec::new(),
            Variable::Field { class, .. } => vec![type_of(class).into()],
            Variable::Element { array } => vec![array.clone(), "I".into()],
            Variable::Bytes { .. } => vec!["[B".into(), "I".into()],
        }
    }

    /// Type of the variable.
    fn ty(&self) -> &str {
        match self {
            Variable::Field { ty, .. } | Variable::Bytes { ty, .. } => ty,
            Variable::Element { array } => super::adapt::element_of(array),
        }
    }

    /// Type of an access; none if the variable does not support the mode.
    fn access_type(&self, mode: &str) -> Option<Descriptor> {
        let kind = kind_of(self.ty());
        let is_final = matches!(self, Variable::Field { is_final: true, .. });
        let is_view = matches!(self, Variable::Bytes { .. });
        let supported = match mode {
            "get" => true,
            _ if is_final => false,
            "set" => true,
            _ if is_view && !matches!(kind, Kind::Int | Kind::Long | Kind::Float | Kind::Double) => false,
            "getAndAdd" if is_view => matches!(kind, Kind::Int | Kind::Long),
            "getAndAdd" => !matches!(kind, Kind::Boolean | Kind::Ref),
            _ if mode.starts_with("getAndBitwise") => !matches!(kind, Kind::Float | Kind::Double | Kind::Ref),
            _ => true,
        };
        supported.then(|| self.shape(mode))
    }

    fn shape(&self, mode: &str) -> Descriptor {
        let (values, result) = match mode {
            "get" => (0, self.ty()),
            "set" => (1, "V"),
            "compareAndSet" => (2, "Z"),
            "compareAndExchange" => (2, self.ty()),
            _ => (1, self.ty()),
        };
        let mut params = self.coordinates();
        params.extend(std::iter::repeat_n(Box::from(self.ty()), values));
        Descriptor { params, result: result.into() }
    }

    fn write(&self, class: &mut ClassWriter) {
        for mode in MODES {
            if let Some(ty) = self.access_type(mode) {
                class.method(0, mode, &ty.to_string(), |b| self.write_access(b, mode));
            }
        }
        for name in ["withInvokeExactBehavior", "withInvokeBehavior"] {
            class.method(Flags::PUBLIC, name, &format!("(){VAR_HANDLE_TYPE}"), |b| {
                b.load(Kind::Ref, 0);
                b.give(Kind::Ref);
            });
        }
    }

    fn write_access(&self, b: &mut Body<'_>, mode: &str) {
        let kind = kind_of(self.ty());
        let first = 1 + slots(&self.coordinates());
        let second = first + kind.slots() as u16;
        match mode {
            "get" => {
                self.read(b);
                return b.give(kind);
            }
            "set" => {
                self.write_back(b, |b| b.load(kind, first));
                return b.give(Kind::Void);
            }
            _ => {}
        }
        self.read(b);
        let old = b.local(kind);
        b.store(kind, old);
        let differ = b.label();
        match mode {
            "compareAndSet" | "compareAndExchange" => {
                jump_if_different(b, kind, (old, first), differ);
                self.write_back(b, |b| b.load(kind, second));
            }
            _ => self.write_back(b, |b| combine(b, mode, kind, old, first)),
        }
        if mode == "compareAndSet" {
            b.int(1);
            b.give(Kind::Boolean);
            b.bind(differ);
            b.int(0);
            return b.give(Kind::Boolean);
        }
        b.bind(differ);
        b.load(kind, old);
        b.give(kind);
    }

    /// Pushes the variable's value.
    fn read(&self, b: &mut Body<'_>) {
        self.address(b);
        match self {
            Variable::Field { class, name, ty, is_static, .. } => {
                b.field(if *is_static { GETSTATIC } else { GETFIELD }, class, name, ty);
            }
            Variable::Element { .. } => b.array_load(kind_of(self.ty())),
            Variable::Bytes { ty, big_endian } => byte_view::read(b, kind_of(ty), *big_endian),
        }
    }

    /// Assigns what `value` pushes.
    fn write_back(&self, b: &mut Body<'_>, value: impl FnOnce(&mut Body<'_>)) {
        self.address(b);
        value(b);
        match self {
            Variable::Field { class, name, ty, is_static, .. } => {
                b.field(if *is_static { PUTSTATIC } else { PUTFIELD }, class, name, ty);
            }
            Variable::Element { .. } => b.array_store(kind_of(self.ty())),
            Variable::Bytes { ty, big_endian } => byte_view::write(b, kind_of(ty), *big_endian),
        }
    }

    /// Pushes what an access instruction needs before the value.
    fn address(&self, b: &mut Body<'_>) {
        // The code for byte arrays loads the coordinates itself.
        if !matches!(self, Variable::Bytes { .. }) {
            b.load_all(&self.coordinates(), 1);
        }
    }
}

/// Jumps if the values in two local variables are not the same, floating-point ones bit by bit.
fn jump_if_different(b: &mut Body<'_>, kind: Kind, (one, other): (u16, u16), differ: Label) {
    for local in [one, other] {
        b.load(kind, local);
        match kind {
            Kind::Float => b.call_static("java/lang/Float", "floatToRawIntBits", "(F)I"),
            Kind::Double => b.call_static("java/lang/Double", "doubleToRawLongBits", "(D)J"),
            _ => {}
        }
    }
    match kind {
        Kind::Long | Kind::Double => {
            b.op(LCMP, -3);
            b.jump(IFNE, differ, 1);
        }
        Kind::Ref => b.jump(IF_ACMPNE, differ, 2),
        _ => b.jump(IF_ICMPNE, differ, 2),
    }
}

/// Pushes the new value of a read-modify-write access.
fn combine(b: &mut Body<'_>, mode: &str, kind: Kind, old: u16, operand: u16) {
    if mode == "getAndSet" {
        return b.load(kind, operand);
    }
    b.load(kind, old);
    b.load(kind, operand);
    let wide = u8::from(kind == Kind::Long);
    let opcode = match mode {
        "getAndBitwiseOr" => IOR + wide,
        "getAndBitwiseAnd" => IAND + wide,
        "getAndBitwiseXor" => IXOR + wide,
        _ => match kind {
            Kind::Long => IADD + 1,
            Kind::Float => IADD + 2,
            Kind::Double => IADD + 3,
            _ => IADD,
        },
    };
    b.op(opcode, -(kind.slots() as i32));
}

impl<'p> Vm<'p> {
    /// The `VarHandle` of a variable.
    pub(crate) fn var_handle(&mut self, variable: &Variable) -> Run<Ref> {
        let key = format!("{variable:?}");
        let class = self.made_class("java/lang/invoke/Variable", &key, VAR_HANDLE, |class| variable.write(class))?;
        self.allocate(class.id)
    }

    /// What an access through a var handle of this class runs.
    pub(super) fn access_target(&self, class: &'p Class, name: &str, descriptor: Symbol) -> Run<&'p Method> {
        let Some(access) = self.access_method(class, name) else {
            let message = if self.program.jdk().feature() >= 21 { Some(name) } else { None };
            return Err(match message {
                Some(name) => Trap::with("java/lang/UnsupportedOperationException", name),
                None => Trap::java("java/lang/UnsupportedOperationException"),
            });
        };
        if access.descriptor == descriptor {
            return Ok(access);
        }
        let parse = |symbol| Descriptor::parse(self.program.text(symbol)).ok_or_else(|| Trap::ill_typed("var handle"));
        let (wanted, found) = (parse(access.descriptor)?, parse(descriptor)?);
        if self.adapter(&found, &wanted, false).is_none() {
            return Err(cannot_convert(&wanted, &found, VAR_HANDLE));
        }
        self.inexact_target(access, VAR_HANDLE, &wanted, &found)
    }

    /// A method handle that accesses the variable in one mode.
    pub(crate) fn access_handle(&mut self, variable: Ref, mode: &str) -> Run<Ref> {
        let class = self.program.class(self.state.heap.get(variable).class);
        let Some(access) = self.access_method(class, mode) else {
            return Err(Trap::java("java/lang/UnsupportedOperationException"));
        };
        let text = self.program.text(access.descriptor);
        let ty = Descriptor::parse(text).ok_or_else(|| Trap::ill_typed("var handle"))?;
        let bound = [(VAR_HANDLE_TYPE, heap::Value::Ref(variable))];
        self.made_handle(&format!("access {mode}"), &ty, &bound, |h| {
            h.bound(0);
            h.b.load_all(&ty.params, 1);
            h.b.call_virtual(VAR_HANDLE, mode, &ty.to_string());
            h.b.give(kind_of(&ty.result));
        })
    }

    /// The method of a var handle's class for an access mode.
    pub(crate) fn access_method(&self, class: &'p Class, mode: &str) -> Option<&'p Method> {
        let mode = plain_mode(mode);
        let methods = class.methods.iter().filter(|_| class.is_made()).map(|&id| self.program.method(id));
        methods.into_iter().find(|m| self.program.text(m.name) == mode)
    }
}

#[cfg(test)]
mod tests {
    use super::plain_mode;

    #[test]
    fn memory_order_is_left_out() {
        assert_eq!(plain_mode("getVolatile"), "get");
        assert_eq!(plain_mode("weakCompareAndSetPlain"), "compareAndSet");
        assert_eq!(plain_mode("getAndBitwiseOrAcquire"), "getAndBitwiseOr");
        assert_eq!(plain_mode("compareAndExchange"), "compareAndExchange");
    }
}
