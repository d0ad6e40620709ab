//! Core reflection: listing members, and calling them.

use heap::{Body, Ref, Value};
use jvm::reader::Reader;
use jvm::{Class, Kind, Method};

use super::object::{no, nothing, yes};
use super::{Args, Row, boxing};
use crate::known::slot;
use crate::trap::{Call, Run, Then, Trap};
use crate::vm::Vm;

pub(super) const TABLE: &[Row] = &[
    ("jdk/internal/reflect/Reflection.getCallerClass", caller_class),
    ("sun/reflect/Reflection.getCallerClass", caller_class),
    ("jdk/internal/reflect/Reflection.getClassAccessFlags", class_access_flags),
    ("sun/reflect/Reflection.getClassAccessFlags", class_access_flags),
    ("jdk/internal/reflect/Reflection.areNestMates", are_nest_mates),
    ("=jdk/internal/reflect/Reflection.verifyModuleAccess", yes),
    ("=jdk/internal/reflect/Reflection.ensureNativeAccess", nothing),
    ("java/lang/Class.getDeclaredFields0", declared_fields),
    ("java/lang/Class.getDeclaredMethods0", declared_methods),
    ("java/lang/Class.getDeclaredConstructors0", declared_constructors),
    ("java/lang/Class.getRecordComponents0", record_components),
    ("java/lang/Class.getRawAnnotations", raw_class_annotations),
    ("java/lang/Class.getRawTypeAnnotations", super::object::null),
    ("java/lang/Class.getConstantPool", constant_pool),
    ("java/lang/reflect/Executable.getParameters0", super::object::null),
    ("java/lang/reflect/Executable.getTypeAnnotationBytes0", super::object::null),
    ("java/lang/reflect/Field.getTypeAnnotationBytes0", super::object::null),
    ("jdk/internal/reflect/NativeMethodAccessorImpl.invoke0", invoke_method),
    ("sun/reflect/NativeMethodAccessorImpl.invoke0", invoke_method),
    ("jdk/internal/reflect/DirectMethodHandleAccessor$NativeAccessor.invoke0", invoke_method),
    ("jdk/internal/reflect/NativeConstructorAccessorImpl.newInstance0", new_instance),
    ("sun/reflect/NativeConstructorAccessorImpl.newInstance0", new_instance),
    ("jdk/internal/reflect/DirectConstructorHandleAccessor$NativeAccessor.newInstance0", new_instance),
    ("=jdk/internal/reflect/ReflectionFactory.useNativeAccessor", yes),
    ("=jdk/internal/reflect/ReflectionFactory.useFieldHandleAccessor", no),
    ("jdk/internal/reflect/ConstantPool.getUTF8At0", pool_utf8),
    ("jdk/internal/reflect/ConstantPool.getIntAt0", pool_int),
    ("jdk/internal/reflect/ConstantPool.getLongAt0", pool_long),
    ("jdk/internal/reflect/ConstantPool.getDoubleAt0", pool_double),
    ("jdk/internal/reflect/ConstantPool.getFloatAt0", pool_float),
];

/// The caller of the method that asks: frames of reflection itself do not count.
fn caller_class<'p>(vm: &mut Vm<'p>, _: Args<'_>) -> Run<Value> {
    // The asking method is on top, its caller below it.
    let skip = |name: &str| {
        name.starts_with("jdk/internal/reflect/")
            || name.starts_with("sun/reflect/")
            || name == "java/lang/reflect/Method"
    };
    let is_caller = |class: &Class| !class.is_made() && !skip(vm.program.class_name(class.id));
    let caller = vm.state.frames.iter().rev().skip(1).find(|f| is_caller(f.class));
    match caller.map(|f| f.class.id) {
        Some(class) => vm.mirror(class).map(Value::Ref),
        None => Ok(Value::NULL),
    }
}

fn class_access_flags<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let class = vm.mirrored(args.object(0)?)?;
    Ok(Value::Int(class.flags.0 as i32))
}

fn are_nest_mates<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let (a, b) = (vm.mirrored(args.object(0)?)?, vm.mirrored(args.object(1)?)?);
    Ok(Value::bool(vm.program.nest_host(a) == vm.program.nest_host(b)))
}

/// A new object of a reflection class with its fields set by name.
fn reflected<'p>(vm: &mut Vm<'p>, class: &'p Class, fields: &[(&str, Value)]) -> Run<Ref> {
    let object = vm.allocate(class.id)?;
    for &(name, value) in fields {
        if let Some(at) = slot(vm.program, class, name) {
            vm.set_field(object, at, value);
        }
    }
    Ok(object)
}

fn array_of<'p>(vm: &mut Vm<'p>, class: &Class, elements: Vec<Ref>) -> Run<Value> {
    let array = vm.program.array_of(class.id)?;
    Ok(Value::Ref(vm.state.heap.insert(array.id, Body::Refs(elements.into()))?))
}

/// The `Class` object of a field descriptor.
pub(crate) fn type_mirror<'p>(vm: &mut Vm<'p>, descriptor: &str) -> Run<Ref> {
    let class = match Kind::of_descriptor(descriptor) {
        Some(Kind::Ref) if descriptor.starts_with('[') => vm.class(descriptor)?.id,
        Some(Kind::Ref) => vm.class(crate::dynamic::types::class_of(descriptor))?.id,
        Some(kind) => vm.program.primitive(kind),
        None => return Err(Trap::ill_typed("descriptor")),
    };
    vm.mirror(class)
}

/// Text that an attribute consisting of one index refers to.
fn attribute_text<'p>(vm: &mut Vm<'p>, class: &'p Class, content: Option<&[u8]>) -> Run<Value> {
    let (Some(content), Some(file)) = (content, &class.file) else {
        return Ok(Value::NULL);
    };
    let index = Reader::new(content).u16()?;
    let text = file.pool.utf8(&file.bytes, index)?.into_owned();
    vm.new_string(&text).map(Value::Ref)
}

fn byte_array<'p>(vm: &mut Vm<'p>, content: Option<&[u8]>) -> Run<Value> {
    let Some(content) = content else { return Ok(Value::NULL) };
    let bytes = content.iter().map(|&b| b as i8).collect();
    Ok(Value::Ref(vm.state.heap.insert(vm.known.byte_array, Body::Bytes(bytes))?))
}

fn declared_fields<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let mirror = args.object(0)?;
    let class = vm.mirrored(mirror)?;
    let public_only = args.bool(1)?;
    let field_class = vm.class("java/lang/reflect/Field")?;
    let mut fields = Vec::new();
    for (number, field) in class.fields.iter().enumerate() {
        if public_only && !field.flags.is_public() {
            continue;
        }
        let name = vm.intern_text(vm.program.text(field.name))?;
        let kind = type_mirror(vm, vm.program.text(field.descriptor))?;
        let file = class.file.as_ref();
        let signature = file.and_then(|f| f.attribute(&field.attributes, "Signature"));
        let signature = attribute_text(vm, class, signature)?;
        let annotations = file.and_then(|f| f.attribute(&field.attributes, "RuntimeVisibleAnnotations"));
        let annotations = byte_array(vm, annotations)?;
        let trusted = field.flags.is_final() && (field.flags.is_static() || is_record(class));
        fields.push(reflected(
            vm,
            field_class,
            &[
                ("clazz", Value::Ref(mirror)),
                ("slot", Value::Int(number as i32)),
                ("name", Value::Ref(name)),
                ("type", Value::Ref(kind)),
                ("modifiers", Value::Int(field.flags.0 as i32)),
                ("signature", signature),
                ("annotations", annotations),
                ("trustedFinal", Value::bool(trusted)),
            ],
        )?);
    }
    array_of(vm, field_class, fields)
}

fn is_record(class: &Class) -> bool {
    class.file.as_ref().is_some_and(|f| f.class_attribute("Record").is_some())
}

/// What methods and constructors have in common.
fn executable<'p>(vm: &mut Vm<'p>, mirror: Ref, class: &'p Class, number: usize, holder: &'p Class) -> Run<Ref> {
    let method = vm.program.method(class.methods[number]);
    let descriptor = vm.program.text(method.descriptor);
    let mut parameters = Vec::new();
    for parameter in jvm::kind::split_parameters(descriptor).into_iter().flatten().flatten() {
        parameters.push(type_mirror(vm, parameter)?);
    }
    let class_class = vm.program.class(vm.known.class);
    let parameters = array_of(vm, class_class, parameters)?;
    let result = jvm::kind::result_type(descriptor).unwrap_or("V");
    let result = type_mirror(vm, result)?;
    let exceptions = declared_exceptions(vm, class, method)?;
    let name = vm.intern_text(vm.program.text(method.name))?;
    let file = class.file.as_ref();
    let signature = attribute_text(vm, class, file.and_then(|f| f.attribute(&method.attributes, "Signature")))?;
    let annotation = |name: &str| file.and_then(|f| f.attribute(&method.attributes, name));
    let annotations = byte_array(vm, annotation("RuntimeVisibleAnnotations"))?;
    let parameter_annotations = byte_array(vm, annotation("RuntimeVisibleParameterAnnotations"))?;
    let default = byte_array(vm, annotation("AnnotationDefault"))?;
    reflected(
        vm,
        holder,
        &[
            ("clazz", Value::Ref(mirror)),
            ("slot", Value::Int(number as i32)),
            ("name", Value::Ref(name)),
            ("parameterTypes", parameters),
            ("returnType", Value::Ref(result)),
            ("exceptionTypes", exceptions),
            ("modifiers", Value::Int((method.flags.0 & !0x1000 | method.flags.0 & 0x1000) as i32)),
            ("signature", signature),
            ("annotations", annotations),
            ("parameterAnnotations", parameter_annotations),
            ("annotationDefault", default),
        ],
    )
}

fn declared_exceptions<'p>(vm: &mut Vm<'p>, class: &'p Class, method: &Method) -> Run<Value> {
    let mut ids = Vec::new();
    if let Some(file) = &class.file
        && let Some(content) = file.attribute(&method.attributes, "Exceptions")
    {
        let mut reader = Reader::new(content);
        for _ in 0..reader.u16()? {
            ids.push(vm.class(&file.pool.class_name(&file.bytes, reader.u16()?)?)?.id);
        }
    }
    super::class::class_array(vm, &ids)
}

fn executables<'p>(vm: &mut Vm<'p>, args: Args<'_>, holder: &str, constructors: bool) -> Run<Value> {
    let mirror = args.object(0)?;
    let class = vm.mirrored(mirror)?;
    let public_only = args.bool(1)?;
    let holder = vm.class(holder)?;
    let mut all = Vec::new();
    for number in 0..class.methods.len() {
        let method = vm.program.method(class.methods[number]);
        let name = vm.program.text(method.name);
        let wanted = if constructors { name == "<init>" } else { !name.starts_with('<') };
        if wanted && (!public_only || method.flags.is_public()) {
            all.push(executable(vm, mirror, class, number, holder)?);
        }
    }
    array_of(vm, holder, all)
}

fn declared_methods<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    executables(vm, args, "java/lang/reflect/Method", false)
}

fn declared_constructors<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    executables(vm, args, "java/lang/reflect/Constructor", true)
}

fn record_components<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let mirror = args.object(0)?;
    let class = vm.mirrored(mirror)?;
    let holder = vm.class("java/lang/reflect/RecordComponent")?;
    let method_class = vm.class("java/lang/reflect/Method")?;
    let mut components = Vec::new();
    for RecordPart { name, descriptor, signature } in record_parts(class)? {
        let accessor_descriptor = vm.program.intern(&format!("(){descriptor}"));
        let accessor_name = vm.program.intern(&name);
        let number = class.methods.iter().position(|&m| {
            let method = vm.program.method(m);
            method.name == accessor_name && method.descriptor == accessor_descriptor
        });
        let accessor = match number {
            Some(number) => Value::Ref(executable(vm, mirror, class, number, method_class)?),
            None => Value::NULL,
        };
        let kind = type_mirror(vm, &descriptor)?;
        let name = vm.intern_text(&name)?;
        let signature = match signature {
            Some(text) => Value::Ref(vm.new_string(&text)?),
            None => Value::NULL,
        };
        components.push(reflected(
            vm,
            holder,
            &[
                ("clazz", Value::Ref(mirror)),
                ("name", Value::Ref(name)),
                ("type", Value::Ref(kind)),
                ("signature", signature),
                ("accessor", accessor),
            ],
        )?);
    }
    array_of(vm, holder, components)
}

/// A component of a record.
struct RecordPart {
    name: String,
    descriptor: String,
    signature: Option<String>,
}

/// The components of a record.
fn record_parts(class: &Class) -> Run<Vec<RecordPart>> {
    let Some(file) = &class.file else { return Ok(Vec::new()) };
    let Some(content) = file.class_attribute("Record") else {
        return Ok(Vec::new());
    };
    let text = |index: u16| file.pool.utf8(&file.bytes, index).map(|text| text.into_owned());
    let mut reader = Reader::new(content);
    let mut parts = Vec::new();
    for _ in 0..reader.u16()? {
        let (name, descriptor) = (text(reader.u16()?)?, text(reader.u16()?)?);
        let mut signature = None;
        for _ in 0..reader.u16()? {
            let attribute = text(reader.u16()?)?;
            let len = reader.u32()? as usize;
            let content = reader.take(len)?;
            if attribute == "Signature" {
                signature = Some(text(Reader::new(content).u16()?)?);
            }
        }
        parts.push(RecordPart { name, descriptor, signature });
    }
    Ok(parts)
}

fn raw_class_annotations<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let class = vm.mirrored(args.object(0)?)?;
    let content = class.file.as_ref().and_then(|f| f.class_attribute("RuntimeVisibleAnnotations"));
    byte_array(vm, content)
}

fn constant_pool<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let class = vm.class("jdk/internal/reflect/ConstantPool")?;
    let pool = reflected(vm, class, &[("constantPoolOop", args.value(0)?)])?;
    Ok(Value::Ref(pool))
}

fn pool_constant<'p>(vm: &Vm<'p>, args: &Args<'_>) -> Run<(&'p jvm::class::ClassFile, u16)> {
    let class = vm.mirrored(args.object(1)?)?;
    Ok((class.file()?, args.int(2)? as u16))
}

fn pool_utf8<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let (file, index) = pool_constant(vm, &args)?;
    let text = file.pool.utf16(&file.bytes, index)?;
    vm.new_string16(&text).map(Value::Ref)
}

fn pool_number<'p>(vm: &Vm<'p>, args: &Args<'_>) -> Run<Value> {
    let (file, index) = pool_constant(vm, args)?;
    match file.pool.get(index)? {
        jvm::pool::Const::Int(v) => Ok(Value::Int(v)),
        jvm::pool::Const::Long(v) => Ok(Value::Long(v)),
        jvm::pool::Const::Float(v) => Ok(Value::Float(v)),
        jvm::pool::Const::Double(v) => Ok(Value::Double(v)),
        _ => Err(Trap::with("java/lang/IllegalArgumentException", "Wrong type at constant pool index")),
    }
}

fn pool_int<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    pool_number(vm, &args)
}

fn pool_long<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    pool_number(vm, &args)
}

fn pool_float<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    pool_number(vm, &args)
}

fn pool_double<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    pool_number(vm, &args)
}

/// The method a `Method` or `Constructor` object stands for.
pub(crate) fn method_of<'p>(vm: &Vm<'p>, object: Ref) -> Run<&'p Method> {
    let class = vm.program.class(vm.state.heap.get(object).class);
    let part = |name| slot(vm.program, class, name).and_then(|at| vm.field(object, at));
    match (part("clazz"), part("slot")) {
        (Some(Value::Ref(holder)), Some(Value::Int(number))) => {
            let holder = vm.mirrored(holder)?;
            let id = holder.methods.get(number as usize).ok_or_else(|| Trap::ill_typed("Method"))?;
            Ok(vm.program.method(*id))
        }
        _ => Err(Trap::ill_typed("Method")),
    }
}

/// Arguments out of an `Object[]`, unboxed and widened to the parameter kinds.
fn unpack<'p>(vm: &Vm<'p>, method: &Method, array: Ref, args: &mut Vec<Value>) -> Run<()> {
    let illegal = |message: &str| Trap::with("java/lang/IllegalArgumentException", message);
    let given: Vec<Ref> = match &vm.state.heap.get(array).body {
        Body::Refs(elements) => elements.to_vec(),
        _ => Vec::new(),
    };
    if given.len() != method.signature.params.len() {
        // Method handles do it since JDK 18, and say more.
        let (given, expected) = (given.len(), method.signature.params.len());
        let more = format!("wrong number of arguments: {given} expected: {expected}");
        let is_older = vm.program.jdk().feature() < 18;
        return Err(illegal(if is_older { "wrong number of arguments" } else { &more }));
    }
    let descriptor = vm.program.text(method.descriptor);
    let types = jvm::kind::split_parameters(descriptor).into_iter().flatten().flatten();
    for ((&kind, parameter), argument) in method.signature.params.iter().zip(types).zip(given) {
        if kind == Kind::Ref {
            if !argument.is_null() {
                let name =
                    if parameter.starts_with('[') { parameter } else { crate::dynamic::types::class_of(parameter) };
                if !vm.is_instance(argument, vm.class(name)?.id) {
                    return Err(illegal("argument type mismatch"));
                }
            }
            args.push(Value::Ref(argument));
            continue;
        }
        let unboxed = vm.unboxed(argument).and_then(|(from, value)| boxing::widen(from, value, kind));
        args.push(unboxed.ok_or_else(|| illegal("argument type mismatch"))?);
    }
    Ok(())
}

fn invoke_method<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let method = method_of(vm, args.object(0)?)?;
    let mut all = Vec::new();
    let selected = if method.flags.is_static() {
        vm.initialize(method.class)?;
        method
    } else {
        let receiver = args.object(1)?;
        if !vm.is_instance(receiver, method.class) {
            let message = "object is not an instance of declaring class";
            return Err(Trap::with("java/lang/IllegalArgumentException", message));
        }
        all.push(Value::Ref(receiver));
        vm.program.select(vm.state.heap.get(receiver).class, method)?
    };
    unpack(vm, method, args.reference(2)?, &mut all)?;
    Err(Trap::Call(Box::new(Call { method: selected.id, args: all, then: Then::Reflect })))
}

fn new_instance<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let method = method_of(vm, args.object(0)?)?;
    let class = vm.program.class(method.class);
    if !class.is_instantiable() {
        return Err(Trap::java("java/lang/InstantiationException"));
    }
    vm.initialize(method.class)?;
    let object = vm.allocate(method.class)?;
    let mut all = vec![Value::Ref(object)];
    unpack(vm, method, args.reference(1)?, &mut all)?;
    Err(Trap::Call(Box::new(Call { method: method.id, args: all, then: Then::ReflectGive(object) })))
}
