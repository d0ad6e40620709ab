//! `java.io.ObjectStreamClass`: an object comes into being by the constructor of its first superclass that is not
//! serializable. The JDK spins a class or a method handle for that; the engine simply calls the constructor.

use heap::Value;

use super::object::nothing;
use super::reflect::method_of;
use super::{Args, Row};
use crate::known::slot;
use crate::trap::{Call, Run, Then, Trap};
use crate::vm::Vm;

pub(super) const TABLE: &[Row] = &[
    ("java/io/ObjectStreamClass.initNative", nothing),
    ("java/io/ObjectStreamClass.hasStaticInitializer", has_static_initializer),
    ("=java/io/ObjectStreamClass.newInstance", new_instance),
    ("=jdk/internal/reflect/ReflectionFactory.generateConstructor", generate_constructor),
];

fn has_static_initializer<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    Ok(Value::bool(vm.mirrored(args.object(0)?)?.initializer.is_some()))
}

/// Only for [`new_instance`], which knows the class to make itself: the superclass's constructor as it is.
fn generate_constructor<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let asks = |name: &str| vm.state.frames.iter().any(|frame| vm.program.class_name(frame.class.id) == name);
    if !asks("java/io/ObjectStreamClass") {
        return Err(Trap::unsupported("constructors for serialization outside of java.io"));
    }
    Ok(args.all().last().copied().unwrap_or(Value::NULL))
}

fn new_instance<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let this = args.object(0)?;
    let holder = vm.class("java/io/ObjectStreamClass")?;
    let part = |vm: &Vm<'p>, name: &str| slot(vm.program, holder, name).and_then(|at| vm.field(this, at));
    let (Some(Value::Ref(constructor)), Some(Value::Ref(mirror))) = (part(vm, "cons"), part(vm, "cl")) else {
        return Err(Trap::Bytecode);
    };
    // An externalizable object has a constructor of its own.
    if constructor.is_null() || mirror.is_null() || part(vm, "externalizable") == Some(Value::Int(1)) {
        return Err(Trap::Bytecode);
    }
    let class = vm.mirrored(mirror)?;
    let method = method_of(vm, constructor)?.id;
    vm.initialize(class.id)?;
    let object = vm.allocate(class.id)?;
    Err(Trap::Call(Box::new(Call { method, args: vec![Value::Ref(object)], then: Then::Give(object) })))
}
