//! Modules without the module system: names from the JDK's index, exports and services from each `module-info`.

use heap::{Body, Ref, Value};
use jvm::module_info::ModuleInfo;

use super::object::{nothing, null, yes};
use super::{Args, Row};
use crate::known::slot;
use crate::trap::{Call, Run, Then, Trap};
use crate::vm::Vm;

pub(super) const TABLE: &[Row] = &[
    ("java/lang/Module.defineModule0", nothing),
    ("java/lang/Module.addReads0", nothing),
    ("java/lang/Module.addExports0", nothing),
    ("java/lang/Module.addExportsToAll0", nothing),
    ("java/lang/Module.addExportsToAllUnnamed0", nothing),
    ("=java/lang/Module.canRead", yes),
    ("=java/lang/Module.canUse", yes),
    ("=java/lang/Module.implIsExportedOrOpen", is_exported_or_open),
    ("=java/lang/Module.implAddExportsOrOpens", nothing),
    ("=java/lang/Module.implAddReads", nothing),
    ("=java/lang/ModuleLayer.boot", boot_layer),
    ("=java/util/ServiceLoader.inExplicitModule", in_explicit_module),
    ("=jdk/internal/module/ServicesCatalog.getServicesCatalogOrNull", null),
    ("=jdk/internal/module/ServicesCatalog.findServices", find_services),
];

fn name_of<'p>(vm: &Vm<'p>, module: Ref) -> Run<Option<String>> {
    let class = vm.class("java/lang/Module")?;
    let name = slot(vm.program, class, "name").and_then(|at| vm.field(module, at));
    Ok(name.and_then(Value::as_ref).and_then(Ref::non_null).map(|name| vm.text(name)))
}

fn info<'p>(vm: &Vm<'p>, module: &str) -> Option<ModuleInfo> {
    let bytes = vm.program.jdk().find_resource(module, "module-info.class").ok()??;
    ModuleInfo::parse(bytes).ok()
}

fn is_exported_or_open<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let Some(module) = name_of(vm, args.object(0)?)? else {
        return Ok(Value::bool(true));
    };
    let package = vm.text(args.object(1)?).replace('.', "/");
    let other = args.object(2)?;
    if other == args.object(0)? {
        return Ok(Value::bool(true));
    }
    let other = name_of(vm, other)?;
    let opened = args.bool(3)?;
    let gives = info(vm, &module).is_none_or(|info| info.gives(&package, other.as_deref(), opened));
    Ok(Value::bool(gives))
}

/// The layer of the JDK's modules would need the module system; code that looks for an optional module in it is told
/// that it is not there.
fn boot_layer<'p>(vm: &mut Vm<'p>, _: Args<'_>) -> Run<Value> {
    let class = vm.class("java/lang/ModuleLayer")?;
    vm.initialize(class.id)?;
    let method = vm.find_method(class, "empty", "()Ljava/lang/ModuleLayer;")?.id;
    Err(Trap::Call(Box::new(Call { method, args: Vec::new(), then: Then::Return })))
}

fn in_explicit_module<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let class = args.all().last().and_then(|v| v.as_ref()).ok_or_else(|| Trap::ill_typed("Class"))?;
    Ok(Value::bool(vm.mirrored(class)?.is_platform))
}

/// All modules of the JDK are taken to belong to the boot loader: the other loaders have no catalog.
fn find_services<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let service = vm.text(args.object(1)?).replace('.', "/");
    let class = vm.class("jdk/internal/module/ServicesCatalog$ServiceProvider")?;
    let slots = (slot(vm.program, class, "module"), slot(vm.program, class, "providerName"));
    let (Some(module_at), Some(name_at)) = slots else {
        return Err(Trap::ill_typed("ServiceProvider"));
    };
    let mut providers: Vec<Ref> = Vec::new();
    for module in vm.program.jdk().listed_modules().unwrap_or_default() {
        let provides = info(vm, &module).map(|info| info.provides).unwrap_or_default();
        for name in provides.into_iter().filter(|(s, _)| *s == service).flat_map(|(_, names)| names) {
            let provider = vm.allocate(class.id)?;
            let module = vm.module(Some(&module))?;
            let name = vm.new_string(&name.replace('/', "."))?;
            vm.set_field(provider, module_at, Value::Ref(module));
            vm.set_field(provider, name_at, Value::Ref(name));
            providers.push(provider);
        }
    }
    let array = vm.state.heap.insert(vm.known.object_array, Body::Refs(providers.into()))?;
    let class = vm.class("java/util/Arrays")?;
    vm.initialize(class.id)?;
    let method = vm.find_method(class, "asList", "([Ljava/lang/Object;)Ljava/util/List;")?.id;
    Err(Trap::Call(Box::new(Call { method, args: vec![Value::Ref(array)], then: Then::Return })))
}
