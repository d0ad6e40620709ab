//! The verifier (JVMS 4.10): no instruction of a class from the class path ever finds an operand of the wrong type.
//!
//! There is one abstract interpreter, [`step`], over [`types`] in place of values. Class files of version 50 and newer
//! carry the types at branch targets, and one pass checks that they are right ([`stack_map`]); for older ones, and for
//! version 50 when that fails, the types are inferred by iteration ([`infer`]).
//!
//! Not verified are methods that use `jsr`, whose types depend on who called the subroutine, and absurdly large ones:
//! there, as in classes of the JDK, which are trusted, a wrong operand is found when it is used.

mod assign;
mod frame;
mod infer;
mod members;
mod stack_map;
mod step;
mod types;

use crate::class::{Class, ClassFile, Method};
use crate::code::{Body, RawHandler, opcode};
use crate::error::{LinkError, LinkErrorKind};
use crate::program::Program;
use crate::symbol::Symbol;

use frame::Frame;
use types::Type;

/// Class files from this version on have stack maps.
const STACK_MAPS: u16 = 50;
/// From this version on they must, and `jsr` is gone.
const NO_INFERENCE: u16 = 51;

/// Types that are kept for a method at most.
const LARGEST: usize = 1 << 24;

type Result<T> = std::result::Result<T, LinkError>;

/// Verifies a method with a body.
pub(crate) fn verify(program: &Program, method: &Method) -> Result<()> {
    let Some(attribute) = method.body else { return Ok(()) };
    let class = program.class(method.class);
    let file = class.file()?;
    let body = Body::read(file, attribute)?;
    let verifier = Verifier::new(program, class, file, method, &body)?;
    verifier.check().map_err(|e| match e.kind {
        LinkErrorKind::Verify => {
            let place = format!("{}{}", program.display_method(method), program.text(method.descriptor));
            LinkError::verify(format!("{} in {place}", e.message))
        }
        _ => e,
    })
}

/// A method being verified.
struct Verifier<'a> {
    program: &'a Program,
    class: &'a Class,
    file: &'a ClassFile,
    method: &'a Method,
    body: &'a Body<'a>,
    /// Whether an instruction starts at a position.
    starts: Vec<bool>,
    /// How many local variable slots matter: as many as parameters may take, and up to the last one that is named.
    locals: usize,
    names: Names,
    /// Whether types are inferred, as the old verifier did, which is stricter in places.
    inferring: bool,
}

/// Names that the rules mention.
struct Names {
    object: Symbol,
    throwable: Symbol,
    string: Symbol,
    class: Symbol,
    method_handle: Symbol,
    method_type: Symbol,
}

impl<'a> Verifier<'a> {
    fn new(
        program: &'a Program,
        class: &'a Class,
        file: &'a ClassFile,
        method: &'a Method,
        body: &'a Body<'a>,
    ) -> Result<Verifier<'a>> {
        let mut starts = vec![false; body.code.len()];
        let mut locals = 256;
        let mut at = 0;
        while at < body.code.len() {
            starts[at] = true;
            let len = opcode::length(body.code, at);
            let len = len.ok_or_else(|| LinkError::verify(format!("Bad instruction at position {at}")))?;
            let last = opcode::local(body.code, at).map_or(0, |index| index as usize + 1);
            locals = locals.max(last + 1);
            at += len;
        }
        let locals = locals.min(body.max_locals as usize);
        let names = Names {
            object: program.intern("java/lang/Object"),
            throwable: program.intern("java/lang/Throwable"),
            string: program.intern("java/lang/String"),
            class: program.intern("java/lang/Class"),
            method_handle: program.intern("java/lang/invoke/MethodHandle"),
            method_type: program.intern("java/lang/invoke/MethodType"),
        };
        Ok(Verifier { program, class, file, method, body, starts, locals, names, inferring: false })
    }

    fn check(mut self) -> Result<()> {
        let version = self.file.version.0;
        if self.has_subroutines() {
            return match version >= NO_INFERENCE {
                true => Err(LinkError::verify("Bad instruction: jsr or ret")),
                false => Ok(()),
            };
        }
        self.check_handlers()?;
        if version >= STACK_MAPS {
            match self.check_with_stack_map() {
                Err(e) if e.kind == LinkErrorKind::Verify && version < NO_INFERENCE => {}
                checked => return checked,
            }
        }
        self.inferring = true;
        self.infer()
    }

    fn has_subroutines(&self) -> bool {
        let code = self.body.code;
        let is_one = |at: usize| {
            matches!(code[at], 168 | 169 | 201) || (code[at] == opcode::WIDE && code.get(at + 1) == Some(&169))
        };
        (0..code.len()).any(|at| self.starts[at] && is_one(at))
    }

    /// What is caught must be throwable.
    fn check_handlers(&self) -> Result<()> {
        for handler in self.body.handlers.iter().filter(|h| h.class != 0) {
            let caught = self.class_constant(handler.class)?;
            if !self.is_assignable(caught, Type::Object(self.names.throwable))? {
                return Err(LinkError::verify("Catch type is not a subclass of Throwable in exception handler"));
            }
        }
        Ok(())
    }

    /// The handlers that what is known before the instruction at `at` matters to: all that cover it if the local variables
    /// have changed, otherwise those whose range starts there.
    fn handlers_at(&self, at: usize, changed: bool) -> impl Iterator<Item = &RawHandler> {
        let covers = move |h: &&RawHandler| (h.start as usize..h.end as usize).contains(&at);
        self.body.handlers.iter().filter(covers).filter(move |h| changed || h.start as usize == at)
    }

    /// Whether the instruction at `at` may change local variables: a store, or a constructor call.
    fn changes_locals(&self, at: usize) -> bool {
        matches!(self.body.code[at], 54..=78 | 183 | 187 | opcode::WIDE)
    }

    /// Whether the types at `frames` positions would take too much memory: no real method has so many variables.
    fn is_too_large(&self, frames: usize) -> bool {
        frames * self.locals > LARGEST
    }

    /// The exception on the stack at the start of a handler.
    fn caught(&self, class: u16) -> Result<Type> {
        if class == 0 { Ok(Type::Object(self.names.throwable)) } else { self.class_constant(class) }
    }

    /// The types a method starts with: its parameters.
    fn initial(&self) -> Result<Frame> {
        let mut frame = Frame::default();
        if !self.method.flags.is_static() {
            let this = Type::Object(self.class.name);
            let constructor = self.is_constructor() && self.class.name != self.names.object;
            frame.locals.push(if constructor { Type::UninitializedThis } else { this });
            frame.this_is_uninitialized = constructor;
        }
        for parameter in self.parameters(self.program.text(self.method.descriptor))? {
            frame.locals.push(parameter);
            if parameter.is_wide() {
                frame.locals.push(Type::Second);
            }
        }
        if frame.locals.len() > self.body.max_locals as usize {
            return Err(LinkError::verify("Arguments can't fit into locals"));
        }
        frame.locals.resize(self.locals, Type::Top);
        Ok(frame)
    }

    fn is_constructor(&self) -> bool {
        self.program.text(self.method.name) == "<init>"
    }
}
