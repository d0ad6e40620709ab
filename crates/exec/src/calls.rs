//! Calls and returns.

use heap::{NO_CLASS, Ref, Value};
use jvm::code::{CallSite, Reg};
use jvm::resolve::Invoke;
use jvm::{Kind, LinkError, LinkErrorKind, Method};

use crate::natives::Args;
use crate::state::{After, Frame, InitState};
use crate::symbolic::NativeCall;
use crate::trap::{Call, Run, Then, Trap};
use crate::vm::Vm;

impl<'p> Vm<'p> {
    /// `invokevirtual`
    #[inline]
    pub(crate) fn invoke_virtual(&mut self, first: Reg, dst: Reg, site: &'p CallSite) -> Run<()> {
        let base = self.frame().base as usize + first as usize;
        let Value::Ref(receiver) = self.state.stack[base] else {
            return Err(Trap::ill_typed("receiver"));
        };
        let class = self.state.heap.get(receiver).class;
        let method = match site.cache.get(class) {
            Some(method) => self.program.method(method),
            None => match self.select_virtual(site, receiver, first, dst)? {
                Some(method) => method,
                None => return Ok(()),
            },
        };
        self.invoke(method, base, After::Result(dst))
    }

    /// Resolves the site and selects the method; a signature polymorphic call is carried out here and gives `None`.
    #[cold]
    fn select_virtual(&mut self, site: &'p CallSite, receiver: Ref, first: Reg, dst: Reg) -> Run<Option<&'p Method>> {
        let resolved = self.call_site(site, Invoke::Virtual)?;
        let receiver = self.canonical(receiver);
        if receiver.is_null() {
            return Err(Trap::null());
        }
        if self.state.heap.get(receiver).class == NO_CLASS {
            return self.symbolic_dispatch(receiver, resolved).map(Some);
        }
        if resolved.polymorphic {
            self.invoke_polymorphic(resolved, site, first, dst)?;
            return Ok(None);
        }
        let class = self.state.heap.get(receiver).class;
        let method = self.program.select(class, resolved)?;
        if !self.program.is_subtype(class, resolved.class) {
            return Err(Trap::ill_typed("receiver"));
        }
        site.cache.set(class, method.id);
        Ok(Some(method))
    }

    /// `invokeinterface`
    #[inline]
    pub(crate) fn invoke_interface(&mut self, first: Reg, dst: Reg, site: &'p CallSite) -> Run<()> {
        let base = self.frame().base as usize + first as usize;
        let Value::Ref(receiver) = self.state.stack[base] else {
            return Err(Trap::ill_typed("receiver"));
        };
        let class = self.state.heap.get(receiver).class;
        let method = match site.cache.get(class) {
            Some(method) => self.program.method(method),
            None => self.select_interface(site, receiver)?,
        };
        self.invoke(method, base, After::Result(dst))
    }

    #[cold]
    fn select_interface(&mut self, site: &'p CallSite, receiver: Ref) -> Run<&'p Method> {
        let resolved = self.call_site(site, Invoke::Interface)?;
        let receiver = self.canonical(receiver);
        if receiver.is_null() {
            return Err(Trap::null());
        }
        if self.state.heap.get(receiver).class == NO_CLASS {
            return self.symbolic_dispatch(receiver, resolved);
        }
        let class = self.state.heap.get(receiver).class;
        let holder = self.program.class(resolved.class);
        if holder.is_interface() && !self.program.is_subtype(class, resolved.class) {
            let message = format!(
                "Class {} does not implement the requested interface {}",
                self.program.external_name(class),
                self.program.external_name(resolved.class)
            );
            return Err(LinkError::new(LinkErrorKind::IncompatibleClassChange, message).into());
        }
        let method = self.program.select(class, resolved)?;
        if !method.flags.is_public() && !method.flags.is_private() {
            let message = format!(
                "class {} tried to access method '{}'",
                self.program.external_name(self.frame().class.id),
                self.program.display_method(method)
            );
            return Err(LinkError::new(LinkErrorKind::IllegalAccess, message).into());
        }
        site.cache.set(class, method.id);
        Ok(method)
    }

    /// `invokespecial`: constructors, private methods, `super` calls.
    #[inline]
    pub(crate) fn invoke_special(&mut self, first: Reg, dst: Reg, site: &'p CallSite) -> Run<()> {
        let base = self.frame().base as usize + first as usize;
        let method = match site.target.get() {
            Some(&method) => self.program.method(method),
            None => self.special_target(site)?,
        };
        let Value::Ref(receiver) = self.state.stack[base] else {
            return Err(Trap::ill_typed("receiver"));
        };
        if self.nullness(receiver)? {
            return Err(Trap::null());
        }
        self.invoke(method, base, After::Result(dst))
    }

    /// JVMS 6.5, `invokespecial`: a `super` call starts the search in the direct superclass.
    #[cold]
    fn special_target(&mut self, site: &'p CallSite) -> Run<&'p Method> {
        let class = self.frame().class;
        let resolved = self.program.resolve_method(class, site.index, Invoke::Special)?;
        let is_init = self.program.text(resolved.name) == "<init>";
        let holder = self.program.class(resolved.class);
        let named = self.program.member_ref(class, site.index)?.class;
        if is_init && *named != *self.program.class_name(resolved.class) {
            let message = format!("{named}.<init>{}", self.program.text(resolved.descriptor));
            return Err(LinkError::new(LinkErrorKind::NoSuchMethod, message).into());
        }
        let is_super = !is_init
            && !holder.is_interface()
            && class.id != resolved.class
            && self.program.is_subtype(class.id, resolved.class)
            && !resolved.flags.is_private();
        let selected = match class.super_class.filter(|_| is_super) {
            Some(superclass) => self
                .program
                .find_method(self.program.class(superclass), resolved.name, resolved.descriptor)
                .unwrap_or(resolved),
            None => resolved,
        };
        if selected.flags.is_abstract() {
            let message = format!("'{}'", self.signature(selected));
            return Err(LinkError::new(LinkErrorKind::AbstractMethod, message).into());
        }
        let id = *site.target.get_or_init(|| selected.id);
        Ok(self.program.method(id))
    }

    /// `invokestatic`
    #[inline]
    pub(crate) fn invoke_static(&mut self, first: Reg, dst: Reg, site: &'p CallSite) -> Run<()> {
        let base = self.frame().base as usize + first as usize;
        let method = match site.target.get() {
            Some(&method) => self.program.method(method),
            None => self.call_site(site, Invoke::Static)?,
        };
        if self.state.init_state(method.class) < InitState::Running {
            self.initialize(method.class)?;
        }
        self.invoke(method, base, After::Result(dst))
    }

    /// The method of a call site, resolved on first use.
    fn call_site(&self, site: &'p CallSite, invoke: Invoke) -> Run<&'p Method> {
        if let Some(&method) = site.target.get() {
            return Ok(self.program.method(method));
        }
        let method = self.program.resolve_method(self.frame().class, site.index, invoke)?;
        let id = *site.target.get_or_init(|| method.id);
        Ok(self.program.method(id))
    }

    /// A method with its types in Java syntax.
    pub(crate) fn signature(&self, method: &Method) -> String {
        self.program.signature(method)
    }

    /// Starts a method whose arguments are on the stack from `base`: a native one runs at once, for any other a frame
    /// is pushed whose first registers the arguments are.
    #[inline]
    pub(crate) fn invoke(&mut self, method: &'p Method, base: usize, after: After) -> Run<()> {
        let method = if self.symbolic.is_some() { self.replacement(method) } else { method };
        let binding = match method.binding.get() {
            Some(&binding) => binding,
            None => self.bind(method),
        };
        if binding != crate::natives::UNBOUND {
            return self.invoke_native(method, binding, base, after);
        }
        self.push_frame(method, base, after)
    }

    #[inline]
    fn push_frame(&mut self, method: &'p Method, base: usize, after: After) -> Run<()> {
        let Some(code) = self.program.code(method)? else {
            return Err(self.no_body(method));
        };
        let registers = code.registers as usize;
        if !self.state.make_room(base + registers) || self.state.frames.len() >= self.limits.depth {
            return Err(Trap::java("java/lang/StackOverflowError"));
        }
        if self.symbolic.is_some() {
            self.enter_symbolic()?;
        }
        let lock = if method.flags.is_synchronized() { self.lock_method(method, base)? } else { Ref::NULL };
        self.state.stack[base + method.args as usize..base + registers].fill(Value::Unset);
        self.state.frames.push(Frame {
            method,
            class: self.program.class(method.class),
            code,
            pc: 0,
            base: base as u32,
            after,
            lock,
            monitors: 0,
            started: true,
        });
        Ok(())
    }

    fn lock_method(&mut self, method: &'p Method, base: usize) -> Run<Ref> {
        let lock = if method.flags.is_static() {
            self.mirror(method.class)?
        } else {
            let receiver = self.state.stack[base].as_ref().ok_or_else(|| Trap::ill_typed("receiver"))?;
            self.resolved(receiver)?
        };
        self.state.heap.get_mut(lock).locks += 1;
        Ok(lock)
    }

    #[cold]
    fn no_body(&self, method: &Method) -> Trap {
        if method.flags.is_abstract() {
            let message = format!("'{}'", self.signature(method));
            return LinkError::new(LinkErrorKind::AbstractMethod, message).into();
        }
        if self.program.class(method.class).is_platform {
            return Trap::unsupported(format!("native method {}", self.signature(method)));
        }
        let message = format!("'{}'", self.signature(method));
        Trap::with("java/lang/UnsatisfiedLinkError", message)
    }

    fn invoke_native(&mut self, method: &'p Method, binding: u32, base: usize, after: After) -> Run<()> {
        let count = method.args as usize;
        let mut args = [Value::Unset; Args::MOST];
        if count > Args::MOST {
            return Err(Trap::unsupported(format!("native method {}", self.signature(method))));
        }
        args[..count].copy_from_slice(&self.state.stack[base..base + count]);
        if self.symbolic.is_some() {
            match self.symbolic_native(method, &mut args[..count]) {
                Ok(NativeCall::Native) => {}
                Ok(NativeCall::Result(value)) => return self.complete(method.signature.result, value, after),
                Ok(NativeCall::Bytecode) => return self.push_frame(method, base, after),
                Err(trap) => return Err(self.thrown_by_native(method, trap)),
            }
        }
        let native = self.natives.function(binding);
        match native(self, Args::new(&args[..count], method)) {
            Ok(value) => self.complete(method.signature.result, value, after),
            Err(Trap::Call(call)) => self.call_instead(*call, after),
            Err(Trap::Bytecode) => self.push_frame(method, base, after),
            Err(trap) => Err(self.thrown_by_native(method, trap)),
        }
    }

    /// An exception of a native method has that method on top of its stack trace.
    #[cold]
    fn thrown_by_native(&mut self, method: &'p Method, trap: Trap) -> Trap {
        self.native = Some(method.id);
        let made = match &trap {
            Trap::Java(fault) => self.make_exception(fault.class, fault.message.as_deref()),
            Trap::Link(error) => self.link_exception(error),
            _ => Err(Trap::Again),
        };
        self.native = None;
        made.map_or(trap, Trap::Throw)
    }

    /// Runs a method on behalf of an instruction.
    pub(crate) fn call_instead(&mut self, call: Call, after: After) -> Run<()> {
        let after = match (after, call.then) {
            (after, Then::Return) => after,
            (After::Result(dst), then) => After::Then(dst, then),
            (_, then) => After::Then(0, then),
        };
        let method = self.program.method(call.method);
        self.enter(method, &call.args, after)
    }

    /// A method with this result kind has come to its end with `value`; the frame on top is the caller's.
    #[inline]
    pub(crate) fn complete(&mut self, kind: Kind, value: Value, after: After) -> Run<()> {
        match after {
            After::Result(dst) => {
                let frame = self.state.frames.last_mut().expect("the caller is active");
                frame.pc += 1;
                if kind != Kind::Void {
                    let at = frame.base as usize + dst as usize;
                    self.state.stack[at] = self.narrowed(value, kind);
                }
            }
            After::Host => self.state.result = self.narrowed(value, kind),
            After::Initialized(class) => {
                self.state.set_init_state(class, InitState::Done);
                self.forget_statics(class);
                // The frame below may be a subclass's initializer that waits for more supertypes.
                return Err(Trap::Again);
            }
            After::Trigger(_) => return Err(Trap::Again),
            After::Then(dst, then) => return self.complete_then(kind, value, dst, then),
        }
        Ok(())
    }

    /// Leaves a method: unlocks, pops the frame, hands the result on.
    #[inline]
    pub(crate) fn return_value(&mut self, value: Value) -> Run<()> {
        if self.frame().monitors != 0 {
            return Err(self.return_while_locked());
        }
        let Some(frame) = self.state.frames.pop() else {
            return Ok(());
        };
        if !frame.lock.is_null() {
            self.unlock(frame.lock);
        }
        if frame.after == After::Host {
            self.state.last_return = Some((frame.method.id, frame.pc));
        }
        if self.watches_refusals {
            self.watch_return(&frame, value);
        }
        self.complete(frame.method.signature.result, value, frame.after)
    }
}
