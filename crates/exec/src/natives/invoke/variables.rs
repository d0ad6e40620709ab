//! `VarHandle` and the methods of `MethodHandles` that make one.

use heap::Value;
use jvm::Kind;

use super::{Args, Row};
use crate::dynamic::types::Descriptor;
use crate::dynamic::var_handles::Variable;
use crate::known::slot;
use crate::trap::{Run, Trap};
use crate::vm::Vm;

pub(super) const TABLE: &[Row] = &[
    ("=java/lang/invoke/MethodHandles.arrayElementVarHandle", array_element),
    ("=java/lang/invoke/MethodHandles.byteArrayViewVarHandle", byte_array_view),
    ("=java/lang/invoke/VarHandle.accessModeType(I)Ljava/lang/invoke/MethodType;", access_mode_type),
    ("=java/lang/invoke/VarHandle.isAccessModeSupported", is_access_mode_supported),
    ("=java/lang/invoke/VarHandle.toMethodHandle", to_method_handle),
];

fn array_element<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let class = vm.mirrored(args.object(0)?)?;
    if class.element().is_none() {
        let message = format!("not an array type: {}", vm.program.external_name(class.id));
        return Err(Trap::with("java/lang/IllegalArgumentException", message));
    }
    vm.var_handle(&Variable::Element { array: vm.program.class_name(class.id).into() }).map(Value::Ref)
}

fn byte_array_view<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let class = vm.mirrored(args.object(0)?)?;
    let order = args.object(1)?;
    let kind = class.element().map(|(_, kind)| kind);
    let Some(kind) = kind.filter(|k| k.bytes() > 1 && *k != Kind::Ref) else {
        return Err(Trap::java("java/lang/UnsupportedOperationException"));
    };
    let orders = vm.program.class(vm.state.heap.get(order).class);
    let big = slot(vm.program, orders, "BIG_ENDIAN").map(|at| vm.static_value(at));
    let ty = kind.descriptor_char().to_string().into();
    let big_endian = big == Some(Value::Ref(order));
    vm.var_handle(&Variable::Bytes { ty, big_endian }).map(Value::Ref)
}

/// The type of an access, by the number of its `VarHandle.AccessType`.
fn access_mode_type<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let class = vm.program.class(vm.state.heap.get(args.object(0)?).class);
    let get = vm.access_method(class, "get").ok_or_else(|| Trap::ill_typed("var handle"))?;
    let get = Descriptor::parse(vm.program.text(get.descriptor)).ok_or_else(|| Trap::ill_typed("var handle"))?;
    let (values, result) = match args.int(1)? {
        0 => (0, get.result.clone()),
        1 => (1, "V".into()),
        2 => (2, "Z".into()),
        3 => (2, get.result.clone()),
        _ => (1, get.result.clone()),
    };
    let mut params = get.params;
    params.extend(std::iter::repeat_n(get.result, values));
    vm.method_type(&Descriptor { params, result }).map(Value::Ref)
}

/// The name of the method of a `VarHandle.AccessMode`.
pub(super) fn mode_name<'p>(vm: &Vm<'p>, mode: heap::Ref) -> Run<String> {
    let class = vm.program.class(vm.state.heap.get(mode).class);
    let name = slot(vm.program, class, "methodName").and_then(|at| vm.field(mode, at));
    match name {
        Some(Value::Ref(name)) => Ok(vm.text(name)),
        _ => Err(Trap::ill_typed("access mode")),
    }
}

fn is_access_mode_supported<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let class = vm.program.class(vm.state.heap.get(args.object(0)?).class);
    let mode = mode_name(vm, args.object(1)?)?;
    Ok(Value::bool(vm.access_method(class, &mode).is_some()))
}

fn to_method_handle<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let variable = args.object(0)?;
    let mode = mode_name(vm, args.object(1)?)?;
    vm.access_handle(variable, &mode).map(Value::Ref)
}
