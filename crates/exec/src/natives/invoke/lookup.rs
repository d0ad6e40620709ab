//! `MethodHandles.Lookup`

use heap::Value;
use jvm::pool::HandleKind;

use super::{Args, Row};
use crate::dynamic::lookup::{FULL_POWER, MODULE, ORIGINAL, PACKAGE, PRIVATE, PROTECTED, UNCONDITIONAL};
use crate::dynamic::types::Descriptor;
use crate::trap::{Run, Trap};
use crate::vm::Vm;

pub(super) const TABLE: &[Row] = &[
    ("=java/lang/invoke/MethodHandles.lookup", lookup),
    ("=java/lang/invoke/MethodHandles.publicLookup", public_lookup),
    ("=java/lang/invoke/MethodHandles.privateLookupIn", private_lookup_in),
    ("=java/lang/invoke/MethodHandles$Lookup.in", lookup_in),
    ("=java/lang/invoke/MethodHandles$Lookup.findVirtual", find_virtual),
    ("=java/lang/invoke/MethodHandles$Lookup.findStatic", find_static),
    ("=java/lang/invoke/MethodHandles$Lookup.bind", bind),
    ("=java/lang/invoke/MethodHandles$Lookup.findConstructor", find_constructor),
    ("=java/lang/invoke/MethodHandles$Lookup.findSpecial", find_special),
    ("=java/lang/invoke/MethodHandles$Lookup.findGetter", find_getter),
    ("=java/lang/invoke/MethodHandles$Lookup.findSetter", find_setter),
    ("=java/lang/invoke/MethodHandles$Lookup.findStaticGetter", find_static_getter),
    ("=java/lang/invoke/MethodHandles$Lookup.findStaticSetter", find_static_setter),
    ("=java/lang/invoke/MethodHandles$Lookup.findVarHandle", find_var_handle),
    ("=java/lang/invoke/MethodHandles$Lookup.findStaticVarHandle", find_static_var_handle),
];

/// The caller is on top: a native method has no frame.
fn lookup<'p>(vm: &mut Vm<'p>, _: Args<'_>) -> Run<Value> {
    let caller = vm.caller()?.id;
    vm.new_lookup(caller, FULL_POWER).map(Value::Ref)
}

fn public_lookup<'p>(vm: &mut Vm<'p>, _: Args<'_>) -> Run<Value> {
    vm.new_lookup(vm.known.object, UNCONDITIONAL).map(Value::Ref)
}

/// Modules are open to each other here, so any class may be looked into.
fn private_lookup_in<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let class = vm.mirrored(args.object(0)?)?;
    args.object(1)?;
    if matches!(class.shape, jvm::Shape::Primitive(_) | jvm::Shape::Array { .. }) {
        let what = if class.element().is_some() { "an array class" } else { "a primitive class" };
        let message = format!("{} is {what}", vm.program.external_name(class.id));
        return Err(Trap::with("java/lang/IllegalArgumentException", message));
    }
    vm.new_lookup(class.id, FULL_POWER & !ORIGINAL).map(Value::Ref)
}

fn lookup_in<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let (from, modes) = vm.lookup_power(args.object(0)?)?;
    let class = vm.mirrored(args.object(1)?)?;
    let package = |id| vm.program.class_name(id).rsplit_once('/').map_or("", |(package, _)| package);
    let other_module = class.is_platform != from.is_platform && modes & MODULE != 0;
    let kept = if modes < 0 {
        FULL_POWER & !ORIGINAL
    } else if class.id == from.id {
        modes
    } else if vm.program.nest_host(class) == vm.program.nest_host(from) {
        modes & !(ORIGINAL | PROTECTED)
    } else if package(class.id) == package(from.id) {
        modes & !(ORIGINAL | PROTECTED | PRIVATE)
    } else if other_module {
        modes & !(ORIGINAL | PROTECTED | PRIVATE | PACKAGE | MODULE)
    } else {
        modes & !(ORIGINAL | PROTECTED | PRIVATE | PACKAGE)
    };
    let lookup = vm.new_lookup(class.id, kept)?;
    if other_module && modes > 0 {
        let previous = vm.mirror(from.id)?;
        vm.set_named(lookup, "prevLookupClass", Value::Ref(previous));
    }
    Ok(Value::Ref(lookup))
}

fn find_method<'p>(vm: &mut Vm<'p>, args: Args<'_>, kind: HandleKind) -> Run<Value> {
    let class = vm.mirrored(args.object(1)?)?;
    let name = vm.text(args.object(2)?);
    let ty = vm.described_type(args.object(3)?)?;
    vm.find_method_handle(args.object(0)?, kind, class, &name, &ty).map(Value::Ref)
}

fn find_virtual<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    find_method(vm, args, HandleKind::InvokeVirtual)
}

/// `bind(receiver, name, type)`
fn bind<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let receiver = args.object(1)?;
    let class = vm.program.class(vm.state.heap.get(receiver).class);
    let name = vm.text(args.object(2)?);
    let ty = vm.described_type(args.object(3)?)?;
    let handle = vm.find_method_handle(args.object(0)?, HandleKind::InvokeVirtual, class, &name, &ty)?;
    let bound = vm.bound_handle(handle, 0, &[Value::Ref(receiver)])?;
    match ty.params.last().filter(|_| vm.is_varargs(handle)) {
        Some(array) => {
            let array = vm.type_mirror(array)?;
            vm.varargs_handle(bound, array).map(Value::Ref)
        }
        None => Ok(Value::Ref(bound)),
    }
}

fn find_static<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    find_method(vm, args, HandleKind::InvokeStatic)
}

fn find_constructor<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let class = vm.mirrored(args.object(1)?)?;
    if class.element().is_some() {
        let message = format!("no constructor for array class: {}", vm.program.external_name(class.id));
        return Err(Trap::with("java/lang/NoSuchMethodException", message));
    }
    let ty = Descriptor { result: "V".into(), ..vm.described_type(args.object(2)?)? };
    let kind = HandleKind::NewInvokeSpecial;
    vm.find_method_handle(args.object(0)?, kind, class, "<init>", &ty).map(Value::Ref)
}

/// The method as a `super` call in the last argument's class finds it; the receiver is of that class.
fn find_special<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let lookup = args.object(0)?;
    let named = vm.mirrored(args.object(1)?)?;
    let name = vm.text(args.object(2)?);
    let ty = vm.described_type(args.object(3)?)?;
    let caller = vm.mirrored(args.object(4)?)?;
    vm.find_special_handle(lookup, named, &name, &ty, caller).map(Value::Ref)
}

fn find_field<'p>(vm: &mut Vm<'p>, args: Args<'_>, kind: HandleKind) -> Run<Value> {
    let class = vm.mirrored(args.object(1)?)?;
    let name = vm.text(args.object(2)?);
    let ty = vm.mirrored_type(args.object(3)?)?;
    vm.find_field_handle(args.object(0)?, kind, class, &name, &ty).map(Value::Ref)
}

fn find_getter<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    find_field(vm, args, HandleKind::GetField)
}

fn find_setter<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    find_field(vm, args, HandleKind::PutField)
}

fn find_static_getter<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    find_field(vm, args, HandleKind::GetStatic)
}

fn find_static_setter<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    find_field(vm, args, HandleKind::PutStatic)
}

fn find_variable<'p>(vm: &mut Vm<'p>, args: Args<'_>, is_static: bool) -> Run<Value> {
    let class = vm.mirrored(args.object(1)?)?;
    let name = vm.text(args.object(2)?);
    let ty = vm.mirrored_type(args.object(3)?)?;
    vm.find_field_variable(args.object(0)?, class, &name, &ty, is_static).map(Value::Ref)
}

fn find_var_handle<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    find_variable(vm, args, false)
}

fn find_static_var_handle<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    find_variable(vm, args, true)
}
