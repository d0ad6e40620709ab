//! `invokedynamic`, dynamic constants, method handles and var handles.
//!
//! The JDK links a call site by building trees of method handles and spinning classes for them. Here the engine writes
//! a class itself: a lambda, a concatenation, a record's `equals` or a combination of method handles is an ordinary
//! class whose methods run as ordinary frames, so whatever executes bytecode, also symbolically, executes them.
//!
//! A method handle is an object of a made subclass of `MethodHandle` with a method `call` of exactly the handle's type
//! and fields for what is bound. `invokeExact` is a virtual call of it, and the handle's class alone decides whether
//! the types agree. A var handle is an object of a made subclass of `VarHandle` with a method per access mode.
//!
//! Made classes may access every member: what they may do was checked when they were asked for.

mod adapt;
pub(crate) mod array_handles;
mod assembler;
mod bootstrap;
mod byte_view;
pub(crate) mod concat;
mod constants;
mod constructed;
pub(crate) mod contract;
pub(crate) mod control;
mod convert;
pub(crate) mod expression;
mod handles;
mod lambda;
pub(crate) mod lookup;
mod made;
mod member;
mod records;
mod serialized;
pub(crate) mod stubs;
mod switches;
pub(crate) mod types;
pub(crate) mod validity;
pub(crate) mod var_handles;

use heap::Value;
use jvm::Kind;
use jvm::code::{CallSite, Reg};

use crate::state::{After, InitState};
use crate::trap::{Run, Then, Trap};
use crate::vm::Vm;

/// Where classes made by the engine say they come from.
pub(crate) const ORIGIN: &str = jvm::class::MADE;

impl<'p> Vm<'p> {
    /// `invokedynamic`. A site with a known bootstrap method is linked, for all states, to a static method.
    #[inline]
    pub(crate) fn invoke_dynamic(&mut self, first: Reg, dst: Reg, site: &'p CallSite) -> Run<()> {
        let method = match site.target.get() {
            Some(&method) => self.program.method(method),
            None => {
                if let Some(&bound) = self.state.dynamics.get(&site.dynamic) {
                    return self.invoke_call_site(first, dst, site, bound);
                }
                let host = self.frame().class;
                let bootstrap = self.read_bootstrap(host, site.index, site.dynamic)?;
                match self.link_known(host, &bootstrap)? {
                    Some(method) => self.program.method(*site.target.get_or_init(|| method)),
                    None => return self.make_call_site(host, &bootstrap),
                }
            }
        };
        if self.state.init_state(method.class) < InitState::Running {
            self.initialize(method.class)?;
        }
        let base = self.frame().base as usize + first as usize;
        self.invoke(method, base, After::Result(dst))
    }

    /// A method that the engine called on behalf of an instruction has given `value`.
    pub(crate) fn complete_then(&mut self, kind: Kind, value: Value, dst: Reg, then: Then) -> Run<()> {
        let value = value.narrow(kind);
        match then {
            Then::Return => self.complete(kind, value, After::Result(dst)),
            Then::Give(object) | Then::ReflectGive(object) => {
                self.complete(Kind::Ref, Value::Ref(object), After::Result(dst))
            }
            Then::Reflect => match self.known.box_of(kind) {
                Some(wrapper) => {
                    let class = self.program.class(wrapper.class);
                    let descriptor = format!("({})L{};", kind.descriptor_char(), self.program.class_name(class.id));
                    let value_of = self.find_method(class, "valueOf", &descriptor)?;
                    self.enter(value_of, &[value], After::Result(dst))
                }
                None => {
                    let value = if kind == Kind::Void { Value::NULL } else { value };
                    self.complete(Kind::Ref, value, After::Result(dst))
                }
            },
            Then::Keep(id) => {
                self.state.dynamics.insert(id, value);
                Ok(())
            }
            Then::Unpack(list) => {
                self.state.unpacked.insert(list, value.as_ref().unwrap_or(heap::Ref::NULL));
                Ok(())
            }
            Then::KeepType(descriptor) => {
                let Value::Ref(object) = value else {
                    return Err(Trap::ill_typed("method type"));
                };
                self.state.method_types.insert(descriptor, object);
                Ok(())
            }
        }
    }
}
