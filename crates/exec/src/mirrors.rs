//! `java.lang.Class` objects.

use heap::{Ref, Value};
use jvm::{Class, ClassId, Shape};

use crate::known::slot;
use crate::trap::{Run, Trap};
use crate::vm::Vm;

impl<'p> Vm<'p> {
    /// The `Class` object of a type.
    pub fn mirror(&mut self, id: ClassId) -> Run<Ref> {
        if let Some(mirror) = self.state.mirrors.get(id.index()).and_then(|m| m.non_null()) {
            return Ok(mirror);
        }
        let mirror = self.allocate(self.known.class)?;
        self.state.mirrors.set(id.index(), mirror);
        self.state.mirrored.insert(mirror, id);
        let class = self.program.class(id);
        let holder = self.program.class(self.known.class);
        if let (Some((element, _)), Some(at)) = (class.element(), slot(self.program, holder, "componentType")) {
            let element = self.mirror(element)?;
            self.set_field(mirror, at, Value::Ref(element));
        }
        // From JDK 25 on these are fields instead of native methods.
        let modifiers = self.modifiers(class);
        let is_primitive = matches!(class.shape, Shape::Primitive(_));
        for (name, value) in [
            ("modifiers", modifiers),
            ("primitive", is_primitive as i32),
            ("classFileAccessFlags", class.flags.0 as i32),
        ] {
            if let Some(at) = slot(self.program, holder, name) {
                self.set_field(mirror, at, Value::Int(value));
            }
        }
        Ok(mirror)
    }

    /// The type a `Class` object stands for.
    pub fn mirrored(&self, mirror: Ref) -> Run<&'p Class> {
        if mirror.is_null() {
            return Err(Trap::null());
        }
        match self.state.mirrored.get(&mirror) {
            Some(&id) => Ok(self.program.class(id)),
            None => Err(Trap::ill_typed("java.lang.Class")),
        }
    }

    /// The module of this name, or the unnamed one. The module system is not started, so a module is an object with a
    /// name and nothing else; what it exports and provides is looked up in its `module-info` when asked for.
    pub(crate) fn module(&mut self, name: Option<&str>) -> Run<Ref> {
        let key = name.unwrap_or_default();
        if let Some(&module) = self.state.modules.get(key) {
            return Ok(module);
        }
        let class = self.class("java/lang/Module")?;
        let module = self.allocate(class.id)?;
        if let (Some(name), Some(at)) = (name, slot(self.program, class, "name")) {
            let name = self.intern_text(name)?;
            self.set_field(module, at, Value::Ref(name));
        }
        self.state.modules.insert(key.into(), module);
        Ok(module)
    }

    /// The name of the module a class is in; none for classes of the class path.
    pub(crate) fn module_name(&self, class: &Class) -> Option<&'p str> {
        let class = match class.element() {
            Some((element, _)) => return self.module_name(self.program.class(element)),
            None => class,
        };
        if matches!(class.shape, Shape::Primitive(_)) {
            return Some("java.base");
        }
        let package = jvm::vtable::package(self.program.class_name(class.id));
        let named = || self.program.jdk().module_of_package(package).ok().flatten();
        class.is_platform.then(|| named().unwrap_or("java.base"))
    }

    /// Modifiers as `Class.getModifiers` gives them: a member class's are in its `InnerClasses` attribute.
    pub fn modifiers(&self, class: &Class) -> i32 {
        if let Some((element, _)) = class.element() {
            // Final and abstract, with the access of the element type.
            return (self.modifiers(self.program.class(element)) & 0x7) | 0x0410;
        }
        let inner = self.program.inner_class(class).map(|inner| inner.flags.0 as i32);
        inner.unwrap_or(class.flags.0 as i32) & !0x20
    }
}
