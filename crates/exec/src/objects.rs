//! Instructions on objects as such: creation, type tests, monitors, class constants.

use heap::{NO_CLASS, Ref, Value};
use jvm::code::{Code, Site};
use jvm::{ClassId, LinkError, LinkErrorKind};

use crate::state::InitState;
use crate::trap::{Run, Stop, Trap};
use crate::vm::Vm;

impl<'p> Vm<'p> {
    /// The class of a site, resolved on first use.
    #[inline]
    pub(crate) fn class_site(&self, code: &'p Code, site: Site) -> Run<ClassId> {
        let site = &code.classes[site as usize];
        if let Some(&class) = site.class.get() {
            return Ok(class);
        }
        let class = self.program.resolve_class(self.frame().class, site.index)?;
        Ok(*site.class.get_or_init(|| class.id))
    }

    /// `new`
    #[inline]
    pub(crate) fn new_instance(&mut self, code: &'p Code, site: Site) -> Run<Ref> {
        let id = self.class_site(code, site)?;
        let class = self.program.class(id);
        if !class.is_instantiable() {
            let name = self.program.external_name(id);
            return Err(LinkError::new(LinkErrorKind::Instantiation, name).into());
        }
        if self.is_refusal(class) {
            return Err(Trap::Stop(Box::new(Stop::Assumption)));
        }
        if self.state.init_state(id) < InitState::Running {
            self.initialize(id)?;
        }
        if self.state.heap.is_due() {
            return Err(Trap::Full);
        }
        Ok(self.state.heap.new_object(class)?)
    }

    /// A new object without its constructor run, its class taken to be initialized.
    pub(crate) fn allocate(&mut self, class: ClassId) -> Run<Ref> {
        Ok(self.state.heap.new_object(self.program.class(class))?)
    }

    /// Whether an object is of a class.
    #[inline]
    pub(crate) fn is_instance(&self, object: Ref, class: ClassId) -> bool {
        let actual = self.state.heap.get(object).class;
        actual == class || self.program.is_subtype(actual, class)
    }

    /// `checkcast`
    #[inline]
    pub(crate) fn check_cast(&mut self, code: &'p Code, site: Site, value: Value) -> Run<()> {
        let Value::Ref(object) = value else {
            return Err(Trap::ill_typed("checkcast"));
        };
        if object.is_null() {
            return Ok(());
        }
        let class = self.class_site(code, site)?;
        if self.state.heap.get(object).class == NO_CLASS {
            if self.fits(object, class)? {
                return Ok(());
            }
            let object = self.resolved(object)?;
            let actual = self.exact_class(object)?;
            return Err(self.bad_cast(actual, class));
        }
        if self.is_instance(object, class) {
            return Ok(());
        }
        Err(self.bad_cast(self.state.heap.get(object).class, class))
    }

    /// The `ClassCastException` in HotSpot's words.
    #[cold]
    pub(crate) fn bad_cast(&self, from: ClassId, to: ClassId) -> Trap {
        let program = self.program;
        let (from, to) = (program.class(from), program.class(to));
        let message = format!(
            "class {} cannot be cast to class {} ({})",
            program.external_name(from.id),
            program.external_name(to.id),
            program.describe_pair(from, to),
        );
        if self.program.jdk().feature() < 11 {
            let message =
                format!("{} cannot be cast to {}", program.external_name(from.id), program.external_name(to.id));
            return Trap::with("java/lang/ClassCastException", message);
        }
        Trap::with("java/lang/ClassCastException", message)
    }

    /// `instanceof`
    #[inline]
    pub(crate) fn instance_of(&mut self, code: &'p Code, site: Site, value: Value) -> Run<bool> {
        let Value::Ref(object) = value else {
            return Err(Trap::ill_typed("instanceof"));
        };
        if object.is_null() {
            return Ok(false);
        }
        let class = self.class_site(code, site)?;
        if self.state.heap.get(object).class == NO_CLASS {
            return Ok(self.symbolic_instance(object, class)? == Some(true));
        }
        Ok(self.is_instance(object, class))
    }
}
