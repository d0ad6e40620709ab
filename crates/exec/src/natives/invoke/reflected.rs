//! Handles for the members that reflection objects stand for.

use heap::{Ref, Value};
use jvm::pool::HandleKind;
use jvm::{Class, Field};

use super::{Args, Row};
use crate::dynamic::types::Descriptor;
use crate::known::slot;
use crate::natives::reflect::method_of;
use crate::trap::{Run, Trap};
use crate::vm::Vm;

pub(super) const TABLE: &[Row] = &[
    ("=java/lang/invoke/MethodHandles$Lookup.unreflect", method),
    ("=java/lang/invoke/MethodHandles$Lookup.unreflectSpecial", special),
    ("=java/lang/invoke/MethodHandles$Lookup.unreflectConstructor", constructor),
    ("=java/lang/invoke/MethodHandles$Lookup.unreflectGetter", getter),
    ("=java/lang/invoke/MethodHandles$Lookup.unreflectSetter", setter),
    ("=java/lang/invoke/MethodHandles$Lookup.unreflectVarHandle", variable),
    (
        "=java/lang/invoke/MethodHandles$Lookup.unreflectField(Ljava/lang/reflect/Field;Z)Ljava/lang/invoke/MethodHandle;",
        trusted_field,
    ),
    ("=jdk/internal/misc/VM.isJavaLangInvokeInited", crate::natives::object::yes),
    ("=sun/invoke/util/VerifyAccess.isModuleAccessible", crate::natives::object::yes),
];

/// A field of an object by name.
fn part<'p>(vm: &Vm<'p>, object: Ref, name: &str) -> Option<Value> {
    let class = vm.program.class(vm.state.heap.get(object).class);
    slot(vm.program, class, name).and_then(|at| vm.field(object, at))
}

/// Whether `setAccessible(true)` was called, so that access is not checked.
fn is_accessible<'p>(vm: &Vm<'p>, member: Ref) -> bool {
    part(vm, member, "override") == Some(Value::Int(1))
}

fn executable<'p>(vm: &mut Vm<'p>, args: Args<'_>, kind: HandleKind) -> Run<Value> {
    let (lookup, member) = (args.object(0)?, args.object(1)?);
    let method = method_of(vm, member)?;
    let class = vm.program.class(method.class);
    let descriptor = vm.program.text(method.descriptor);
    let ty = Descriptor::parse(descriptor).ok_or_else(|| Trap::ill_typed("Method"))?;
    let kind = if method.flags.is_static() { HandleKind::InvokeStatic } else { kind };
    let handle = if is_accessible(vm, member) {
        vm.method_handle(kind, class, method, &ty)?
    } else {
        vm.find_method_handle(lookup, kind, class, vm.program.text(method.name), &ty)?
    };
    Ok(Value::Ref(handle))
}

fn method<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    executable(vm, args, HandleKind::InvokeVirtual)
}

fn constructor<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    executable(vm, args, HandleKind::NewInvokeSpecial)
}

fn special<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let method = method_of(vm, args.object(1)?)?;
    let caller = vm.mirrored(args.object(2)?)?;
    let ty = Descriptor::parse(vm.program.text(method.descriptor)).ok_or_else(|| Trap::ill_typed("Method"))?;
    let (class, name) = (vm.program.class(method.class), vm.program.text(method.name));
    vm.find_special_handle(args.object(0)?, class, name, &ty, caller).map(Value::Ref)
}

/// The field a `Field` object stands for.
fn field_of<'p>(vm: &Vm<'p>, object: Ref) -> Run<(&'p Class, &'p Field)> {
    let (Some(Value::Ref(class)), Some(Value::Int(number))) = (part(vm, object, "clazz"), part(vm, object, "slot"))
    else {
        return Err(Trap::ill_typed("Field"));
    };
    let class = vm.mirrored(class)?;
    let field = class.fields.get(number as usize).ok_or_else(|| Trap::ill_typed("Field"))?;
    Ok((class, field))
}

fn field_access<'p>(vm: &mut Vm<'p>, args: Args<'_>, writes: bool) -> Run<Value> {
    let (lookup, member) = (args.object(0)?, args.object(1)?);
    let (class, field) = field_of(vm, member)?;
    let kind = match (field.flags.is_static(), writes) {
        (false, false) => HandleKind::GetField,
        (false, true) => HandleKind::PutField,
        (true, false) => HandleKind::GetStatic,
        (true, true) => HandleKind::PutStatic,
    };
    let trusted = part(vm, member, "trustedFinal") == Some(Value::Int(1));
    // Reflection itself asks with the lookup that may do everything.
    let (_, modes) = vm.lookup_power(lookup)?;
    let handle = if (modes == -1 || is_accessible(vm, member)) && !(writes && trusted) {
        vm.field_handle(kind, field, class)?
    } else {
        let (name, ty) = (vm.program.text(field.name), vm.program.text(field.descriptor));
        vm.find_field_handle(lookup, kind, class, name, ty)?
    };
    Ok(Value::Ref(handle))
}

fn getter<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    field_access(vm, args, false)
}

fn setter<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    field_access(vm, args, true)
}

/// What reflection itself uses, access checked already.
fn trusted_field<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let (class, field) = field_of(vm, args.object(1)?)?;
    let kind = match (field.flags.is_static(), args.bool(2)?) {
        (false, false) => HandleKind::GetField,
        (false, true) => HandleKind::PutField,
        (true, false) => HandleKind::GetStatic,
        (true, true) => HandleKind::PutStatic,
    };
    vm.field_handle(kind, field, class).map(Value::Ref)
}

fn variable<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let member = args.object(1)?;
    let (class, field) = field_of(vm, member)?;
    if is_accessible(vm, member) {
        return vm.field_variable(class, field).map(Value::Ref);
    }
    let (name, ty) = (vm.program.text(field.name), vm.program.text(field.descriptor));
    let is_static = field.flags.is_static();
    vm.find_field_variable(args.object(0)?, class, name, ty, is_static).map(Value::Ref)
}
