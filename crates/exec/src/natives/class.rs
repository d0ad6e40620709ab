//! `java.lang.Class`

use heap::{Body, Ref, Value};
use jvm::reader::Reader;
use jvm::{Class, Kind, Shape};

use super::object::{no, nothing, null};
use super::{Args, Row};
use crate::trap::{Run, Trap};
use crate::vm::Vm;

pub(super) const TABLE: &[Row] = &[
    ("=java/lang/Class.desiredAssertionStatus", desired_assertion_status),
    ("java/lang/Class.desiredAssertionStatus0", desired_assertion_status),
    ("java/lang/Class.getPrimitiveClass", primitive_class),
    ("java/lang/Class.isArray", is_array),
    ("java/lang/Class.isInterface", is_interface),
    ("java/lang/Class.isPrimitive", is_primitive),
    ("java/lang/Class.isHidden", is_hidden),
    ("java/lang/Class.isRecord0", is_record),
    ("java/lang/Class.isAssignableFrom", is_assignable_from),
    ("java/lang/Class.isInstance", is_instance),
    ("java/lang/Class.getSuperclass", superclass),
    ("java/lang/Class.getInterfaces0", interfaces),
    ("java/lang/Class.getModifiers", modifiers),
    ("java/lang/Class.getClassAccessFlagsRaw0", access_flags),
    ("java/lang/Class.getClassFileVersion0", class_file_version),
    ("java/lang/Class.getName0", init_name),
    ("java/lang/Class.initClassName", init_name),
    ("java/lang/Class.getDeclaringClass0", declaring_class),
    ("java/lang/Class.getSimpleBinaryName0", simple_binary_name),
    ("java/lang/Class.getEnclosingMethod0", enclosing_method),
    ("java/lang/Class.getNestHost0", nest_host),
    ("java/lang/Class.getNestMembers0", nest_members),
    ("java/lang/Class.getDeclaredClasses0", declared_classes),
    ("java/lang/Class.getPermittedSubclasses0", permitted_subclasses),
    ("java/lang/Class.getGenericSignature0", generic_signature),
    ("java/lang/Class.getSourceFile0", source_file),
    ("java/lang/Class.getComponentType", component_type),
    ("java/lang/Class.getProtectionDomain0", null),
    ("java/lang/Class.getSigners", null),
    ("=java/lang/Class.getModule", module),
    ("=java/lang/Class.checkMemberAccess", nothing),
    ("java/lang/Package.getSystemPackage0", null),
    ("jdk/internal/misc/CDS.isDumpingClassList0", no),
    ("jdk/internal/misc/CDS.isDumpingArchive0", no),
    ("jdk/internal/misc/CDS.isSharingEnabled0", no),
    ("jdk/internal/misc/CDS.getCDSConfigStatus", no),
    ("jdk/internal/misc/CDS.getRandomSeedForDumping", zero_long),
    ("jdk/internal/misc/CDS.initializeFromArchive", nothing),
    ("jdk/internal/misc/CDS.defineArchivedModules", nothing),
    ("jdk/internal/misc/CDS.needsClassInitBarrier0", no),
    ("jdk/internal/misc/VM.initializeFromArchive", nothing),
    ("jdk/internal/vm/VMSupport.initAgentProperties", null),
];

pub(super) fn zero_long<'p>(_: &mut Vm<'p>, _: Args<'_>) -> Run<Value> {
    Ok(Value::Long(0))
}

fn receiver<'p>(vm: &Vm<'p>, args: &Args<'_>) -> Run<&'p Class> {
    vm.mirrored(args.object(0)?)
}

fn desired_assertion_status<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let class = receiver(vm, &args)?;
    Ok(Value::bool(vm.world.assertions && !class.is_platform))
}

fn primitive_class<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let name = vm.text(args.object(0)?);
    let kind = Kind::PRIMITIVES.into_iter().find(|k| k.java_name() == name);
    let kind = kind.ok_or_else(|| Trap::with("java/lang/ClassNotFoundException", name))?;
    vm.mirror(vm.program.primitive(kind)).map(Value::Ref)
}

fn is_array<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    Ok(Value::bool(receiver(vm, &args)?.element().is_some()))
}

fn is_interface<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    Ok(Value::bool(receiver(vm, &args)?.is_interface()))
}

fn is_primitive<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    Ok(Value::bool(matches!(receiver(vm, &args)?.shape, Shape::Primitive(_))))
}

fn is_hidden<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let class = receiver(vm, &args)?;
    Ok(Value::bool(class.is_made()))
}

fn is_record<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let class = receiver(vm, &args)?;
    let is = class.flags.is_final() && class.file.as_ref().is_some_and(|f| f.class_attribute("Record").is_some());
    Ok(Value::bool(is))
}

fn is_assignable_from<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let (to, from) = (receiver(vm, &args)?, vm.mirrored(args.object(1)?)?);
    Ok(Value::bool(vm.program.is_subtype(from.id, to.id)))
}

fn is_instance<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let class = receiver(vm, &args)?;
    let object = args.reference(1)?;
    Ok(Value::bool(!object.is_null() && vm.is_instance(object, class.id)))
}

fn superclass<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let class = receiver(vm, &args)?;
    match class.super_class.filter(|_| !class.is_interface()) {
        Some(superclass) => vm.mirror(superclass).map(Value::Ref),
        None => Ok(Value::NULL),
    }
}

/// An array of `Class` objects.
pub(super) fn class_array<'p>(vm: &mut Vm<'p>, classes: &[jvm::ClassId]) -> Run<Value> {
    let mut mirrors = Vec::with_capacity(classes.len());
    for &class in classes {
        mirrors.push(vm.mirror(class)?);
    }
    let array = vm.program.array_of(vm.known.class)?;
    Ok(Value::Ref(vm.state.heap.insert(array.id, Body::Refs(mirrors.into()))?))
}

fn interfaces<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let class = receiver(vm, &args)?;
    class_array(vm, &class.interfaces)
}

fn modifiers<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let class = receiver(vm, &args)?;
    Ok(Value::Int(vm.modifiers(class)))
}

fn access_flags<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    Ok(Value::Int(receiver(vm, &args)?.flags.0 as i32))
}

fn class_file_version<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let class = receiver(vm, &args)?;
    let version = class.file.as_ref().map_or(52, |f| ((f.version.1 as i32) << 16) | f.version.0 as i32);
    Ok(Value::Int(version))
}

fn init_name<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let mirror = args.object(0)?;
    let class = vm.mirrored(mirror)?;
    let name = vm.intern_text(&vm.program.external_name(class.id))?;
    let holder = vm.program.class(vm.known.class);
    if let Some(at) = crate::known::slot(vm.program, holder, "name") {
        vm.set_field(mirror, at, Value::Ref(name));
    }
    Ok(Value::Ref(name))
}

fn declaring_class<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let class = receiver(vm, &args)?;
    match vm.program.inner_class(class).and_then(|row| row.outer) {
        Some(outer) => {
            let outer = vm.class(&outer)?;
            vm.mirror(outer.id).map(Value::Ref)
        }
        None => Ok(Value::NULL),
    }
}

fn simple_binary_name<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let class = receiver(vm, &args)?;
    match vm.program.inner_class(class).and_then(|row| row.name) {
        Some(name) => vm.intern_text(&name).map(Value::Ref),
        None => Ok(Value::NULL),
    }
}

fn enclosing_method<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let class = receiver(vm, &args)?;
    let Some(file) = &class.file else {
        return Ok(Value::NULL);
    };
    let Some(content) = file.class_attribute("EnclosingMethod") else {
        return Ok(Value::NULL);
    };
    let mut reader = Reader::new(content);
    let (outer, method) = (reader.u16()?, reader.u16()?);
    let outer = vm.class(&file.pool.class_name(&file.bytes, outer)?)?;
    let mut row = [Value::Ref(vm.mirror(outer.id)?), Value::NULL, Value::NULL];
    if method != 0 {
        let (name, descriptor) = file.pool.name_and_type(&file.bytes, method)?;
        row[1] = Value::Ref(vm.new_string(&name)?);
        row[2] = Value::Ref(vm.new_string(&descriptor)?);
    }
    let row: Box<[Ref]> = row.iter().filter_map(|v| v.as_ref()).collect();
    Ok(Value::Ref(vm.state.heap.insert(vm.known.object_array, Body::Refs(row))?))
}

fn nest_host<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let class = receiver(vm, &args)?;
    vm.mirror(vm.program.nest_host(class)).map(Value::Ref)
}

/// The classes listed in an attribute that is a table of class indices.
fn listed_classes<'p>(vm: &Vm<'p>, class: &'p Class, attribute: &str) -> Run<Option<Vec<jvm::ClassId>>> {
    let Some(file) = &class.file else { return Ok(None) };
    let Some(content) = file.class_attribute(attribute) else {
        return Ok(None);
    };
    let mut reader = Reader::new(content);
    let mut classes = Vec::new();
    for _ in 0..reader.u16()? {
        let index = reader.u16()?;
        classes.push(vm.class(&file.pool.class_name(&file.bytes, index)?)?.id);
    }
    Ok(Some(classes))
}

fn nest_members<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let class = receiver(vm, &args)?;
    let host = vm.program.class(vm.program.nest_host(class));
    let mut classes = vec![host.id];
    classes.extend(listed_classes(vm, host, "NestMembers")?.unwrap_or_default());
    class_array(vm, &classes)
}

fn permitted_subclasses<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let class = receiver(vm, &args)?;
    match listed_classes(vm, class, "PermittedSubclasses")? {
        Some(classes) => class_array(vm, &classes),
        None => Ok(Value::NULL),
    }
}

fn declared_classes<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let class = receiver(vm, &args)?;
    let name = vm.program.class_name(class.id);
    let mut classes = Vec::new();
    for row in class.inner_classes() {
        if row.outer.as_deref() == Some(name) {
            classes.push(vm.class(&row.inner)?.id);
        }
    }
    class_array(vm, &classes)
}

fn generic_signature<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let class = receiver(vm, &args)?;
    let Some(file) = &class.file else {
        return Ok(Value::NULL);
    };
    let Some(content) = file.class_attribute("Signature") else {
        return Ok(Value::NULL);
    };
    let index = Reader::new(content).u16()?;
    let text = file.pool.utf8(&file.bytes, index)?.into_owned();
    vm.new_string(&text).map(Value::Ref)
}

fn source_file<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let class = receiver(vm, &args)?;
    match vm.source_file(class.id) {
        Some(file) => vm.new_string(&file).map(Value::Ref),
        None => Ok(Value::NULL),
    }
}

fn component_type<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    match receiver(vm, &args)?.element() {
        Some((element, _)) => vm.mirror(element).map(Value::Ref),
        None => Ok(Value::NULL),
    }
}

fn module<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let class = receiver(vm, &args)?;
    super::loaders::module_of(vm, class).map(Value::Ref)
}
