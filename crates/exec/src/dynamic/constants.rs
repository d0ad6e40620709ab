//! Constants that are objects or are computed: method types, method handles, dynamic constants; and call sites whose
//! bootstrap method is the program's own.

use heap::{Ref, Value};
use jvm::code::{CallSite, DynamicSite, Reg};
use jvm::flags::Flags;
use jvm::pool::Const;
use jvm::{Class, DynamicId, Kind, MethodId};

use super::bootstrap::Bootstrap;
use super::convert::{Cast, convert};
use super::types::{Descriptor, OBJECT, class_of, kind_of};
use crate::known::slot;
use crate::state::After;
use crate::trap::{Run, Then, Trap};
use crate::vm::Vm;

const LINK: &str = "link";
/// Dynamic constants nested deeper than this in each other's arguments refer to themselves.
const DEEPEST: usize = 200;

impl<'p> Vm<'p> {
    /// The value of a constant that is not simply in the constant pool.
    pub(crate) fn dynamic_constant(&mut self, site: &'p DynamicSite) -> Run<Value> {
        if let Some(&value) = self.state.dynamics.get(&site.id) {
            return Ok(value);
        }
        self.constant(self.frame().class, site.index, 0)
    }

    /// The value of the constant at `index` of `host`. If something has to run first, its frame is pushed and the trap
    /// asks for the instruction to be executed again.
    fn constant(&mut self, host: &'p Class, index: u16, depth: usize) -> Run<Value> {
        let file = host.file()?;
        Ok(match file.pool.get(index)? {
            Const::Int(value) => Value::Int(value),
            Const::Long(value) => Value::Long(value),
            Const::Float(value) => Value::Float(value),
            Const::Double(value) => Value::Double(value),
            Const::String(_) => {
                let text = self.text_constant(host, index)?;
                Value::Ref(self.literal(self.program.literal(&text))?)
            }
            Const::Class(_) => Value::Ref(self.mirror(self.program.resolve_class(host, index)?.id)?),
            Const::MethodType(_) => {
                let ty = self.type_constant(host, index)?;
                self.check_types(host, &ty)?;
                Value::Ref(self.method_type(&ty)?)
            }
            Const::MethodHandle { .. } => {
                let id = self.program.constant_id(host.id, index);
                if let Some(&value) = self.state.dynamics.get(&id) {
                    return Ok(value);
                }
                let member = self.member_handle(host, index)?;
                let handle = Value::Ref(self.handle_constant(host, &member)?);
                self.state.dynamics.insert(id, handle);
                handle
            }
            Const::Dynamic { .. } => self.computed(host, index, depth)?,
            _ => return Err(super::bootstrap::wrong_constant(index)),
        })
    }

    fn check_types(&self, host: &'p Class, ty: &Descriptor) -> Run<()> {
        for ty in ty.params.iter().chain([&ty.result]).filter(|ty| kind_of(ty) == Kind::Ref) {
            let class = self.program.load(class_of(ty))?;
            self.program.check_class_access(host, class)?;
        }
        Ok(())
    }

    /// The value of a dynamic constant (JVMS 5.4.3.6).
    fn computed(&mut self, host: &'p Class, index: u16, depth: usize) -> Run<Value> {
        let id = self.program.constant_id(host.id, index);
        if let Some(&value) = self.state.dynamics.get(&id) {
            return Ok(value);
        }
        if depth > DEEPEST {
            return Err(Trap::java("java/lang/StackOverflowError"));
        }
        let bootstrap = self.read_bootstrap(host, index, id)?;
        let (class, method) = (bootstrap.method.class.as_str(), bootstrap.method.name.as_str());
        if (class, method) == ("java/lang/invoke/ConstantBootstraps", "primitiveClass")
            && bootstrap.name.len() == 1
            && !matches!(bootstrap.name.as_str(), "L" | "[")
            && jvm::Kind::of_descriptor(&bootstrap.name).is_some()
        {
            // The JDK's way initializes classes that depend on each other in an order that start-up would set.
            return Ok(Value::Ref(self.type_mirror(&bootstrap.name)?));
        }
        self.bootstrap(host, &bootstrap, depth)
    }

    /// Calls a bootstrap method; its result is kept, and the instruction executed again. Never simply returns.
    fn bootstrap(&mut self, host: &'p Class, bootstrap: &Bootstrap, depth: usize) -> Run<Value> {
        if let Some(&failure) = self.state.dynamic_failures.get(&bootstrap.site) {
            return Err(Trap::Throw(failure));
        }
        let name: Vec<u16> = bootstrap.name.encode_utf16().collect();
        let (ty, of) = if bootstrap.descriptor.starts_with('(') {
            let ty = Descriptor::parse(&bootstrap.descriptor).ok_or_else(|| Trap::ill_typed("call site"))?;
            self.check_types(host, &ty)?;
            (self.method_type(&ty)?, "Ljava/lang/invoke/MethodType;")
        } else {
            (self.type_mirror(&bootstrap.descriptor)?, "Ljava/lang/Class;")
        };
        let mut types: Vec<Box<str>> =
            vec!["Ljava/lang/invoke/MethodHandles$Lookup;".into(), "Ljava/lang/String;".into(), of.into()];
        let mut values = Vec::new();
        for &arg in &bootstrap.args {
            values.push(self.constant(host, arg, depth + 1)?);
            types.push(self.constant_type(host, arg)?.into());
        }
        let method = match self.bootstrap_linker(bootstrap, types)? {
            Ok(method) => method,
            Err(message) => {
                let error = self.make_exception("java/lang/invoke/WrongMethodTypeException", Some(&message))?;
                return Err(Trap::Throw(self.bootstrap_failed(bootstrap.site, error)));
            }
        };
        let name = Value::Ref(self.literal(self.program.literal(&name))?);
        let lookup = Value::Ref(self.new_lookup(host.id, super::lookup::FULL_POWER)?);
        values.splice(0..0, [lookup, name, Value::Ref(ty)]);
        self.enter(self.program.method(method), &values, After::Then(0, Then::Keep(bootstrap.site)))?;
        Err(Trap::Again)
    }

    /// A method that takes the arguments in the types they have and passes them to the bootstrap method as objects, as
    /// `BootstrapMethodInvoker` does. The error is the message for arguments that do not fit in number.
    fn bootstrap_linker(&self, bootstrap: &Bootstrap, types: Vec<Box<str>>) -> Run<Result<MethodId, String>> {
        let member = &bootstrap.method;
        let wanted = member.call_type();
        let objects: Vec<Box<str>> =
            types[..3].iter().cloned().chain(types[3..].iter().map(|_| OBJECT.into())).collect();
        let result = if bootstrap.descriptor.starts_with('(') { OBJECT } else { &bootstrap.descriptor };
        let call = Descriptor { params: objects, result: OBJECT.into() };
        let Some(adapter) = self.adapter(&call, &wanted, member.varargs) else {
            let message = format!("cannot convert MethodHandle{} to {}", wanted.display(), call.display());
            return Ok(Err(message));
        };
        let outer = Descriptor { params: types, result: result.into() };
        let key = format!("{} {outer}", member.key());
        let class = self.made_class("java/lang/invoke/Bootstrap", &key, "java/lang/Object", |class| {
            // Boxes the static arguments; the inner method takes them as objects.
            let this = class.name().to_owned();
            class.method(Flags::STATIC, LINK, &outer.to_string(), |b| {
                let mut local = 0;
                for (ty, object) in outer.params.iter().zip(&call.params) {
                    b.load(kind_of(ty), local);
                    local += kind_of(ty).slots() as u16;
                    convert(b, ty, object, Cast::Method);
                }
                b.call_static(&this, "call", &call.to_string());
                convert(b, OBJECT, &outer.result, Cast::Method);
                b.give(kind_of(&outer.result));
            });
            class.method(Flags::STATIC, "call", &call.to_string(), |b| {
                member.prepare(b);
                adapter.push_arguments(b, 0);
                member.call(b);
                adapter.give_result(b);
            });
        })?;
        self.made_method(class, LINK).map(Ok)
    }

    /// Static type of a bootstrap argument.
    fn constant_type(&self, host: &'p Class, index: u16) -> Run<String> {
        let file = host.file()?;
        Ok(match file.pool.get(index)? {
            Const::Int(_) => "I".into(),
            Const::Long(_) => "J".into(),
            Const::Float(_) => "F".into(),
            Const::Double(_) => "D".into(),
            Const::Dynamic { name_and_type, .. } => file.pool.name_and_type(&file.bytes, name_and_type)?.1.into_owned(),
            _ => OBJECT.into(),
        })
    }

    /// A bootstrap method threw: what is not an `Error` is wrapped, and every later use throws the same.
    pub(crate) fn bootstrap_failed(&mut self, id: DynamicId, exception: Ref) -> Ref {
        self.bootstrap_error(id, exception, "bootstrap method initialization exception")
    }

    fn bootstrap_error(&mut self, id: DynamicId, exception: Ref, message: &str) -> Ref {
        let is_error = self.class("java/lang/Error").is_ok_and(|error| self.is_instance(exception, error.id));
        let mut error = exception;
        if !is_error && let Ok(wrapper) = self.make_exception("java/lang/BootstrapMethodError", Some(message)) {
            self.set_cause(wrapper, exception);
            error = wrapper;
        }
        // HotSpot forgets what is no linkage error, and tries again.
        if self.class("java/lang/LinkageError").is_ok_and(|linkage| self.is_instance(error, linkage.id)) {
            self.state.dynamic_failures.insert(id, error);
        }
        error
    }

    /// Calls the target of a call site object, having it made first.
    pub(super) fn invoke_call_site(&mut self, first: Reg, dst: Reg, site: &'p CallSite, bound: Value) -> Run<()> {
        let target = self.call_site_target(site, bound)?;
        let class = self.program.class(self.state.heap.get(target).class);
        let call = self.call_method(class)?;
        let base = self.frame().base as usize + first as usize;
        let mut args = vec![Value::Ref(target)];
        args.extend_from_slice(&self.state.stack[base..base + site.args as usize]);
        self.enter(call, &args, After::Result(dst))
    }

    /// Has a call site object made by its bootstrap method.
    pub(super) fn make_call_site(&mut self, host: &'p Class, bootstrap: &Bootstrap) -> Run<()> {
        self.bootstrap(host, bootstrap, 0).map(drop)
    }

    /// The handle in a call site object, which must be of the site's type.
    fn call_site_target(&mut self, site: &'p CallSite, bound: Value) -> Run<Ref> {
        if let Some(&failure) = self.state.dynamic_failures.get(&site.dynamic) {
            return Err(Trap::Throw(failure));
        }
        let call_site_class = self.class("java/lang/invoke/CallSite")?;
        let object = bound.as_ref().unwrap_or(Ref::NULL);
        if !object.is_null() && !self.is_instance(object, call_site_class.id) {
            let actual = self.program.external_name(self.state.heap.get(object).class);
            let message = format!("Cannot cast {actual} to java.lang.invoke.CallSite");
            let cause = self.make_exception("java/lang/ClassCastException", Some(&message))?;
            return Err(Trap::Throw(self.bootstrap_failed(site.dynamic, cause)));
        }
        let message = "CallSite bootstrap method initialization exception";
        if object.is_null() {
            let what = "CallSite bootstrap method failed to produce an instance of CallSite";
            let cause = self.make_exception("java/lang/ClassCastException", Some(what))?;
            return Err(Trap::Throw(self.bootstrap_error(site.dynamic, cause, message)));
        }
        let at = slot(self.program, call_site_class, "target");
        let target = at.and_then(|at| self.field(object, at)).and_then(Value::as_ref).and_then(Ref::non_null);
        let target = target.ok_or_else(Trap::null)?;
        let actual = self.handle_type(target)?;
        if self.program.intern(&actual.to_string()) != site.descriptor {
            let wanted = Descriptor::parse(self.program.text(site.descriptor)).map_or(String::new(), |d| d.display());
            let what = format!("MethodHandle{} should be of type {wanted}", actual.display());
            let cause = self.make_exception("java/lang/invoke/WrongMethodTypeException", Some(&what))?;
            return Err(Trap::Throw(self.bootstrap_error(site.dynamic, cause, message)));
        }
        Ok(target)
    }

    /// The `MethodType` object of a type, made by the JDK's own code.
    pub(crate) fn method_type(&mut self, ty: &Descriptor) -> Run<Ref> {
        let symbol = self.program.intern(&ty.to_string());
        if let Some(&object) = self.state.method_types.get(&symbol) {
            return Ok(object);
        }
        let class = self.class("java/lang/invoke/MethodType")?;
        self.initialize(class.id)?;
        let make = self.find_method(
            class,
            "methodType",
            "(Ljava/lang/Class;[Ljava/lang/Class;)Ljava/lang/invoke/MethodType;",
        )?;
        let result = self.type_mirror(&ty.result)?;
        let mut params = Vec::with_capacity(ty.params.len());
        for param in &ty.params {
            params.push(self.type_mirror(param)?);
        }
        let array_class = self.class("[Ljava/lang/Class;")?.id;
        let array = self.state.heap.insert(array_class, heap::Body::Refs(params.into()))?;
        let args = [Value::Ref(result), Value::Ref(array)];
        self.enter(make, &args, After::Then(0, Then::KeepType(symbol)))?;
        Err(Trap::Again)
    }

    /// The `Class` object of a type.
    pub(crate) fn type_mirror(&mut self, ty: &str) -> Run<Ref> {
        let id = match kind_of(ty) {
            Kind::Ref => self.program.load(class_of(ty))?.id,
            kind => self.program.primitive(kind),
        };
        self.mirror(id)
    }

    /// The type that a `MethodType` object stands for.
    pub(crate) fn described_type(&self, object: Ref) -> Run<Descriptor> {
        if object.is_null() {
            return Err(Trap::null());
        }
        let class = self.program.class(self.state.heap.get(object).class);
        let get = |name| {
            let value = slot(self.program, class, name).and_then(|at| self.field(object, at));
            value.and_then(Value::as_ref).ok_or_else(|| Trap::ill_typed("method type"))
        };
        let heap::Body::Refs(params) = &self.state.heap.get(get("ptypes")?).body else {
            return Err(Trap::ill_typed("method type"));
        };
        Ok(Descriptor {
            params: params.iter().map(|&p| self.mirrored_type(p)).collect::<Run<_>>()?,
            result: self.mirrored_type(get("rtype")?)?,
        })
    }

    /// The type that a `Class` object stands for.
    pub(crate) fn mirrored_type(&self, mirror: Ref) -> Run<Box<str>> {
        let class = self.mirrored(mirror)?;
        Ok(match class.shape {
            jvm::Shape::Primitive(kind) => kind.descriptor_char().to_string().into(),
            _ => super::types::type_of(self.program.class_name(class.id)).into(),
        })
    }
}
