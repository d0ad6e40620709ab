//! What makes an object a valid one: the invariant of its class, or one that another class states for it, and those
//! stated for the classes of its fields.

use exec::{Stated, Validity};
use jvm::{Class, ClassId, Field, Method, Program, generic};

use crate::specified::Specifications;
use crate::subject::{Subject, split_descriptors};

/// An argument whose invariant is assumed on entry, unless it is null.
#[derive(Clone)]
pub struct ValidArgument<'p> {
    /// Which one, the receiver counted.
    pub at: usize,
    /// What is assumed.
    pub validity: Validity<'p>,
    /// The same as a static method that takes the argument.
    pub(crate) check: &'p Method,
}

/// What an object of a static type has to satisfy; none if nothing is stated about it.
fn validity<'p>(
    program: &'p Program,
    class: &'p Class,
    arguments: Option<&[String]>,
    specified: &Specifications<'p>,
) -> Option<Validity<'p>> {
    let invariant = specified.own(class).map(Stated::plain).or_else(|| specified.of_type(class, arguments));
    let parts = parts(program, class, specified);
    (invariant.is_some() || !parts.is_empty()).then_some(Validity { class, invariant, parts })
}

/// What is stated for the classes of an object's fields. Fields of the JDK's classes are their own affair.
pub(crate) fn parts<'p>(
    program: &'p Program,
    class: &'p Class,
    specified: &Specifications<'p>,
) -> Vec<(&'p Field, Stated<'p>)> {
    let holders = class.chain.iter().map(|&id| program.class(id)).filter(|holder| !holder.is_platform);
    let mut all = Vec::new();
    for holder in holders {
        for field in holder.fields.iter().filter(|field| !field.flags.is_static()) {
            let Some(class) = class_of(program, program.text(field.descriptor)) else { continue };
            // Classes of the class path state their invariants themselves, and their owners call them.
            if !class.is_platform {
                continue;
            }
            let signature = generic::signature(holder, &field.attributes);
            let arguments = signature.as_deref().and_then(generic::arguments);
            all.extend(specified.of_type(class, arguments.as_deref()).map(|stated| (field, stated)));
        }
    }
    all
}

/// The class of a descriptor; one that is missing is said where a value is made.
fn class_of<'p>(program: &'p Program, descriptor: &str) -> Option<&'p Class> {
    program.load(descriptor.strip_prefix('L')?.strip_suffix(';')?).ok()
}

/// The arguments of a method about which something is assumed.
pub(crate) fn valid_arguments<'p>(
    program: &'p Program,
    method: &'p Method,
    specified: &Specifications<'p>,
) -> Vec<ValidArgument<'p>> {
    let descriptor = program.text(method.descriptor);
    let params = split_descriptors(descriptor[1..].split_once(')').map_or("", |(params, _)| params));
    let types = generic::parameters(program.class(method.class), method).filter(|types| types.len() == params.len());
    let first = !method.flags.is_static() as usize;
    let mut all = Vec::new();
    for (at, param) in params.into_iter().enumerate() {
        let Some(class) = class_of(program, param) else { continue };
        let arguments = types.as_ref().and_then(|types| generic::arguments(&types[at]));
        let validity = validity(program, class, arguments.as_deref(), specified)
            .filter(|validity| validity.invariant.as_ref().map(|stated| stated.method.id) != Some(method.id));
        let Some(validity) = validity else { continue };
        if let Ok(check) = validity.check(program) {
            all.push(ValidArgument { at: at + first, validity, check });
        }
    }
    all
}

/// The check of what `Lissom.any` gives for a class.
pub(crate) fn check_of(program: &Program, class: ClassId) -> Option<&Method> {
    let validity = validity(program, program.class(class), None, &Specifications::new(program))?;
    validity.check(program).ok()
}

/// The check of another object of a subject's class.
pub(crate) fn check_of_subject<'p>(program: &'p Program, subject: &Subject<'p>) -> Option<&'p Method> {
    let invariant = subject.invariant.map(Stated::plain);
    Validity { class: subject.class, invariant, parts: subject.parts.clone() }.check(program).ok()
}
