//! `MemberName`: the JDK's own name for a member. Handles here do not depend on it, but initializers of the JDK ask for
//! some to be resolved.

use heap::{Body, Ref, Value};
use jvm::{LinkError, LinkErrorKind};

use super::{Args, Row};
use crate::dynamic::types::Descriptor;
use crate::known::slot;
use crate::trap::{Run, Trap};
use crate::vm::Vm;

pub(super) const TABLE: &[Row] = &[("java/lang/invoke/MethodHandleNatives.resolve", resolve)];

const IS_FIELD: i32 = 0x4_0000;
const ACCESS_FLAGS: i32 = 0xffff;

fn part<'p>(vm: &Vm<'p>, object: Ref, name: &str) -> Run<(u32, Value)> {
    let class = vm.program.class(vm.state.heap.get(object).class);
    let at = slot(vm.program, class, name).ok_or_else(|| Trap::ill_typed("MemberName"))?;
    Ok((at, vm.field(object, at).unwrap_or_default()))
}

/// `resolve(member, caller, mode, speculative)`: adds the access flags and the declaring class. Access is not checked.
fn resolve<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let member = args.object(0)?;
    let speculative = args.all().len() > 3 && args.bool(3)?;
    let (clazz_at, clazz) = part(vm, member, "clazz")?;
    let (_, name) = part(vm, member, "name")?;
    let (_, ty) = part(vm, member, "type")?;
    let (flags_at, flags) = part(vm, member, "flags")?;
    let (Value::Ref(clazz), Value::Ref(name), Value::Ref(ty), Value::Int(flags)) = (clazz, name, ty, flags) else {
        return Err(Trap::ill_typed("MemberName"));
    };
    let class = vm.mirrored(clazz)?;
    let (name, descriptor) = (vm.text(name), descriptor_of(vm, ty)?);
    let (symbol, wanted) = (vm.program.intern(&name), vm.program.intern(&descriptor));
    let found = if flags & IS_FIELD != 0 {
        let found = vm.program.find_field(class, symbol, wanted);
        found.map(|(holder, number)| (holder.id, holder.fields[number].flags))
    } else {
        vm.program.find_method(class, symbol, wanted).map(|method| (method.class, method.flags))
    };
    let Some((holder, access)) = found else {
        if speculative {
            return Ok(Value::NULL);
        }
        let kind = if flags & IS_FIELD != 0 { LinkErrorKind::NoSuchField } else { LinkErrorKind::NoSuchMethod };
        let message = format!("{}.{name}{descriptor}", vm.program.external_name(class.id));
        return Err(LinkError::new(kind, message).into());
    };
    let holder = vm.mirror(holder)?;
    vm.set_field(member, clazz_at, Value::Ref(holder));
    vm.set_field(member, flags_at, Value::Int(flags & !ACCESS_FLAGS | access.0 as i32));
    Ok(Value::Ref(member))
}

/// The type of a member: a `MethodType`, a `Class`, a descriptor, or an array of result and parameter types.
fn descriptor_of<'p>(vm: &Vm<'p>, ty: Ref) -> Run<String> {
    let class = vm.state.heap.get(ty).class;
    if class == vm.known.string {
        return Ok(vm.text(ty));
    }
    if class == vm.known.class {
        return vm.mirrored_type(ty).map(String::from);
    }
    let Body::Refs(parts) = &vm.state.heap.get(ty).body else {
        return vm.described_type(ty).map(|ty| ty.to_string());
    };
    let &[result, params] = &**parts else {
        return Err(Trap::ill_typed("MemberName"));
    };
    let Body::Refs(params) = &vm.state.heap.get(params).body else {
        return Err(Trap::ill_typed("MemberName"));
    };
    let params = params.iter().map(|&p| vm.mirrored_type(p)).collect::<Run<_>>()?;
    Ok(Descriptor { params, result: vm.mirrored_type(result)? }.to_string())
}
