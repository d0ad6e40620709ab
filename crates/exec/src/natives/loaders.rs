//! Class loaders. There is one set of classes: the JDK's are the boot loader's (null), all others the application class
//! loader's, except those a program defined through a loader of its own.

use heap::{Body, Ref, Value};
use jvm::classpath::ClassBytes;
use jvm::{Class, LinkErrorKind, Shape};

use super::object::{nothing, null};
use super::{Args, Row};
use crate::known::slot;
use crate::trap::{Call, Run, Then, Trap};
use crate::vm::Vm;

pub(super) const TABLE: &[Row] = &[
    ("=java/lang/Class.getClassLoader0", class_loader),
    ("=java/lang/Class.getClassLoader", class_loader),
    ("=java/lang/Class.getPackage", remember_loader),
    ("=java/lang/Class.forName(Ljava/lang/String;)Ljava/lang/Class;", for_name_of_caller),
    ("java/lang/Class.forName0", for_name),
    ("=java/lang/Class.forName(Ljava/lang/Module;Ljava/lang/String;)Ljava/lang/Class;", for_name_in_module),
    ("=java/lang/ClassLoader.getSystemClassLoader", system_loader),
    ("java/lang/ClassLoader.findBootstrapClass", find_bootstrap_class),
    ("java/lang/ClassLoader.findLoadedClass0", find_loaded_class),
    ("java/lang/ClassLoader.defineClass1", define_class),
    ("java/lang/ClassLoader.findBuiltinLib", null),
    ("java/lang/ClassLoader.registerNatives", nothing),
    ("=java/lang/Thread.getContextClassLoader", context_loader),
    ("=jdk/internal/loader/BuiltinClassLoader.loadClassOrNull(Ljava/lang/String;Z)Ljava/lang/Class;", load_or_null),
    ("=jdk/internal/loader/BootLoader.loadClassOrNull", load_boot_class),
    ("=jdk/internal/loader/BootLoader.findResourceAsStream", find_resource_as_stream),
    ("jdk/internal/loader/BootLoader.setBootLoaderUnnamedModule0", nothing),
    ("jdk/internal/loader/BootLoader.getSystemPackageLocation", package_location),
    ("=jdk/internal/loader/BootLoader$PackageHelper.findModule", module_at),
];

/// The application class loader; null during start-up, when the JDK could not make it yet.
fn application_loader<'p>(vm: &mut Vm<'p>) -> Run<Value> {
    if !vm.booted {
        return Ok(Value::NULL);
    }
    let Ok(class) = vm.program.load("jdk/internal/loader/ClassLoaders") else {
        return Ok(Value::NULL);
    };
    vm.initialize(class.id)?;
    let loader = slot(vm.program, class, "APP_LOADER").and_then(|at| vm.static_value(at).as_ref());
    let Some(loader) = loader.and_then(Ref::non_null) else {
        return Ok(Value::NULL);
    };
    share_module(vm, loader)?;
    Ok(Value::Ref(loader))
}

/// Classes of the class path are in the unnamed module of their loader; they were before the loader was made.
fn share_module<'p>(vm: &mut Vm<'p>, loader: Ref) -> Run<()> {
    let module = vm.module(None)?;
    let (of_loader, of_module) = (vm.class("java/lang/ClassLoader")?, vm.class("java/lang/Module")?);
    if let Some(at) = slot(vm.program, of_loader, "unnamedModule") {
        vm.set_field(loader, at, Value::Ref(module));
    }
    if let Some(at) = slot(vm.program, of_module, "loader") {
        vm.set_field(module, at, Value::Ref(loader));
    }
    Ok(())
}

/// The module a class is in.
pub(super) fn module_of<'p>(vm: &mut Vm<'p>, class: &'p Class) -> Run<Ref> {
    if let Some(&loader) = vm.state.loaders.get(&class.id)
        && let Some(at) = slot(vm.program, vm.class("java/lang/ClassLoader")?, "unnamedModule")
        && let Some(Value::Ref(module)) = vm.field(loader, at)
        && !module.is_null()
    {
        return Ok(module);
    }
    vm.module(vm.module_name(class))
}

fn loader_of<'p>(vm: &mut Vm<'p>, class: &'p Class) -> Run<Value> {
    if let Some((element, _)) = class.element() {
        return loader_of(vm, vm.program.class(element));
    }
    if class.is_platform || class.shape != Shape::Instance {
        return Ok(Value::NULL);
    }
    match vm.state.loaders.get(&class.id) {
        Some(&loader) => Ok(Value::Ref(loader)),
        None => application_loader(vm),
    }
}

fn class_loader<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let class = vm.mirrored(args.object(0)?)?;
    loader_of(vm, class)
}

/// `Class.getPackage` reads the field that HotSpot fills in when a class is made, before there is a loader here.
fn remember_loader<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let mirror = args.object(0)?;
    let class = vm.mirrored(mirror)?;
    let loader = loader_of(vm, class)?;
    let holder = vm.program.class(vm.known.class);
    if let Some(at) = slot(vm.program, holder, "classLoader") {
        vm.set_field(mirror, at, loader);
    }
    Err(Trap::Bytecode)
}

fn system_loader<'p>(vm: &mut Vm<'p>, _: Args<'_>) -> Run<Value> {
    application_loader(vm)
}

fn context_loader<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let thread = args.object(0)?;
    let class = vm.class("java/lang/Thread")?;
    let own = slot(vm.program, class, "contextClassLoader").and_then(|at| vm.field(thread, at));
    match own {
        Some(Value::Ref(loader)) if !loader.is_null() => Ok(Value::Ref(loader)),
        _ => application_loader(vm),
    }
}

/// A class by the name `Class.forName` takes. One that is not there is a `ClassNotFoundException`.
fn load_by_name<'p>(vm: &Vm<'p>, name: &str) -> Run<&'p Class> {
    let not_found = |name: &str| Trap::with("java/lang/ClassNotFoundException", name);
    if name.contains('/') {
        return Err(not_found(name));
    }
    let internal = name.replace('.', "/");
    vm.program.load(&internal).map_err(|e| {
        if e.kind != LinkErrorKind::NoClassDefFound || e.message != internal {
            return Trap::Link(e);
        }
        // What is missing of an array type is its element type; what is no array type is named as it stands.
        let element = internal.trim_start_matches('[').strip_prefix('L').and_then(|rest| rest.strip_suffix(';'));
        match element {
            Some(element) if internal.starts_with('[') => not_found(&element.replace('/', ".")),
            _ if internal.starts_with('[') => not_found(&internal),
            _ => not_found(name),
        }
    })
}

/// As [`load_by_name`], but one that is not there is none.
fn load_if_there<'p>(vm: &Vm<'p>, name: &str) -> Run<Option<&'p Class>> {
    match load_by_name(vm, name) {
        Ok(class) => Ok(Some(class)),
        Err(Trap::Java(_)) => Ok(None),
        Err(other) => Err(other),
    }
}

fn mirror_or_null<'p>(vm: &mut Vm<'p>, class: Option<&'p Class>) -> Run<Value> {
    match class {
        Some(class) => vm.mirror(class.id).map(Value::Ref),
        None => Ok(Value::NULL),
    }
}

fn initialized_mirror<'p>(vm: &mut Vm<'p>, class: &'p Class, initialize: bool) -> Run<Value> {
    if initialize && class.shape == Shape::Instance {
        vm.initialize(class.id)?;
    }
    vm.mirror(class.id).map(Value::Ref)
}

/// The caller's loader is asked: that makes a difference only for classes of a loader of the program's own.
fn for_name_of_caller<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let name = vm.text(args.object(0)?);
    let caller = vm.caller()?.id;
    if let Some(&loader) = vm.state.loaders.get(&caller) {
        return load_through(vm, loader, args.object(0)?);
    }
    let class = load_by_name(vm, &name)?;
    initialized_mirror(vm, class, true)
}

fn for_name<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let name = vm.text(args.object(0)?);
    let loader = args.reference(2)?;
    if !loader.is_null() && !is_builtin(vm, loader)? {
        return load_through(vm, loader, args.object(0)?);
    }
    let class = load_by_name(vm, &name)?;
    initialized_mirror(vm, class, args.bool(1)?)
}

fn is_builtin<'p>(vm: &Vm<'p>, loader: Ref) -> Run<bool> {
    let builtin = vm.program.load("jdk/internal/loader/BuiltinClassLoader");
    Ok(builtin.is_ok_and(|builtin| vm.is_instance(loader, builtin.id)))
}

/// Calls `loadClass` of a loader.
fn load_through<'p>(vm: &mut Vm<'p>, loader: Ref, name: Ref) -> Run<Value> {
    let class = vm.program.class(vm.state.heap.get(loader).class);
    let method = vm.find_method(class, "loadClass", "(Ljava/lang/String;)Ljava/lang/Class;")?.id;
    let args = vec![Value::Ref(loader), Value::Ref(name)];
    Err(Trap::Call(Box::new(Call { method, args, then: Then::Return })))
}

fn for_name_in_module<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    args.object(0)?;
    let class = load_if_there(vm, &vm.text(args.object(1)?))?;
    mirror_or_null(vm, class)
}

fn find_bootstrap_class<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let class = load_if_there(vm, &vm.text(args.object(0)?))?.filter(|class| class.is_platform);
    mirror_or_null(vm, class)
}

fn load_boot_class<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    find_bootstrap_class(vm, args)
}

fn find_loaded_class<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let loader = args.object(0)?;
    let name = vm.text(args.object(1)?).replace('.', "/");
    let class = vm.program.loaded(&name).filter(|class| vm.state.loaders.get(&class.id) == Some(&loader));
    mirror_or_null(vm, class)
}

/// The JDK's loaders see all classes, those above the application's only the JDK's.
fn load_or_null<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let loader = vm.program.class_name(vm.state.heap.get(args.object(0)?).class);
    let sees_all = loader == "jdk/internal/loader/ClassLoaders$AppClassLoader";
    let name = vm.text(args.object(1)?);
    if name.starts_with('[') {
        return Ok(Value::NULL);
    }
    let class = load_if_there(vm, &name)?.filter(|class| sees_all || class.is_platform);
    mirror_or_null(vm, class)
}

fn define_class<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let loader = args.reference(0)?;
    let (array, offset, len) = (args.object(2)?, args.int(3)?, args.int(4)?);
    let Body::Bytes(bytes) = &vm.state.heap.get(array).body else {
        return Err(Trap::ill_typed("byte[]"));
    };
    let range = offset as usize..(offset as usize).saturating_add(len as usize);
    let Some(range) = bytes.get(range) else {
        return Err(Trap::java("java/lang/ArrayIndexOutOfBoundsException"));
    };
    let bytes: Vec<u8> = bytemuck::cast_slice(range).to_vec();
    let class = match vm.program.define(ClassBytes::owned(bytes, "defineClass"), loader.is_null()) {
        Err(error) if error.kind == LinkErrorKind::Linkage && !is_own(vm, &args, loader)? => {
            return Err(Trap::unsupported("two classes of one name, in different class loaders"));
        }
        class => class?,
    };
    if !loader.is_null() {
        vm.state.loaders.insert(class.id, loader);
    }
    vm.mirror(class.id).map(Value::Ref)
}

/// Whether a class of this name was defined by this loader before.
fn is_own<'p>(vm: &Vm<'p>, args: &Args<'_>, loader: Ref) -> Run<bool> {
    let Some(name) = args.reference(1)?.non_null() else { return Ok(false) };
    let class = vm.program.loaded(&vm.text(name).replace('.', "/"));
    Ok(class.is_some_and(|class| vm.state.loaders.get(&class.id) == Some(&loader)))
}

/// A resource of the JDK, as a stream over its bytes.
fn find_resource_as_stream<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let module = args.reference(0)?.non_null().map_or_else(|| "java.base".into(), |name| vm.text(name));
    let path = vm.text(args.object(1)?);
    let found = vm.program.jdk().find_resource(&module, &path);
    let Ok(Some(bytes)) = found else { return Ok(Value::NULL) };
    let len = bytes.len();
    let content: Box<[i8]> = bytemuck::cast_slice(&bytes).into();
    let array = vm.state.heap.insert(vm.known.byte_array, Body::Bytes(content))?;
    let class = vm.class("java/io/ByteArrayInputStream")?;
    vm.initialize(class.id)?;
    let stream = vm.allocate(class.id)?;
    for (field, value) in [("buf", Value::Ref(array)), ("count", Value::Int(len as i32))] {
        if let Some(at) = slot(vm.program, class, field) {
            vm.set_field(stream, at, value);
        }
    }
    Ok(Value::Ref(stream))
}

/// Where a package of the JDK comes from: its module, as a URL.
fn package_location<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let package = vm.text(args.object(0)?);
    match vm.program.jdk().module_of_package(&package) {
        Ok(Some(module)) => vm.new_string(&format!("jrt:/{module}")).map(Value::Ref),
        _ => Ok(Value::NULL),
    }
}

/// The module at such a URL.
fn module_at<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let location = vm.text(args.object(0)?);
    match location.strip_prefix("jrt:/") {
        Some(module) => vm.module(Some(module)).map(Value::Ref),
        None => Ok(Value::NULL),
    }
}
