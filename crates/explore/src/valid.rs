//! What makes an argument a valid one: the invariant of its class, or one that another class states for it.

use std::cell::OnceCell;

use exec::Validity;
use jvm::{Class, ClassId, Method, Program};

use crate::contract::{annotated_classes, marked_invariant};
use crate::subject::split_descriptors;

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

/// The invariants that classes of the class path state for others: `static boolean repOK(T)` in a class marked
/// `@SpecFor(T.class)`. For classes that cannot be edited.
pub(crate) struct Specifications<'p> {
    program: &'p Program,
    /// Subjects by name, in the order of the names of the classes that are marked.
    found: OnceCell<Vec<(String, &'p Method)>>,
}

impl<'p> Specifications<'p> {
    /// Nothing is looked for before somebody asks.
    pub fn new(program: &'p Program) -> Specifications<'p> {
        Specifications { program, found: OnceCell::new() }
    }

    /// The invariant stated for a class: that of the nearest superclass that is specified counts.
    pub fn of(&self, class: &Class) -> Option<&'p Method> {
        let found = self.found.get_or_init(|| specifications(self.program));
        let depth = |name: &str| class.chain.iter().position(|&id| self.program.class_name(id) == name);
        let mut best: Option<(usize, &'p Method)> = None;
        for (subject, method) in found {
            if let Some(depth) = depth(subject).filter(|&depth| best.is_none_or(|(known, _)| depth > known)) {
                best = Some((depth, method));
            }
        }
        best.map(|(_, method)| method)
    }
}

fn specifications(program: &Program) -> Vec<(String, &Method)> {
    let mut names: Vec<String> = program.classpath().class_names().map_or(Vec::new(), |names| names.collect());
    names.sort();
    let mut all = Vec::new();
    for name in names {
        let Ok(spec) = program.load(&name) else { continue };
        let Some(file) = &spec.file else { continue };
        for subject in annotated_classes(spec, &file.attributes, "Llissom/SpecFor;") {
            let descriptor = program.intern(&format!("(L{subject};)Z"));
            let method = program.declared_method(spec, program.intern("repOK"), descriptor);
            all.extend(method.filter(|m| m.flags.is_static()).map(|method| (subject, method)));
        }
    }
    all
}

/// What an object of a static type has to satisfy; none if nothing is stated about it.
fn validity<'p>(program: &'p Program, class: &'p Class, specified: &Specifications<'p>) -> Option<Validity<'p>> {
    let by_name = || {
        let found = program.find_method(class, program.intern("repOK"), program.intern("()Z"));
        found.filter(|method| !method.flags.is_static())
    };
    let own = marked_invariant(program, class).or_else(by_name);
    let invariant = own.or_else(|| specified.of(class))?;
    Some(Validity { class, invariant: Some(invariant), parts: Vec::new() })
}

/// The arguments of a method about which something is assumed.
pub(crate) fn valid_arguments<'p>(
    program: &'p Program,
    method: &'p Method,
    specified: &Specifications<'p>,
) -> Vec<ValidArgument<'p>> {
    let descriptor = program.text(method.descriptor);
    let params = descriptor[1..].split_once(')').map_or("", |(params, _)| params);
    let first = !method.flags.is_static() as usize;
    let mut all = Vec::new();
    for (at, param) in split_descriptors(params).into_iter().enumerate() {
        let Some(name) = param.strip_prefix('L').and_then(|name| name.strip_suffix(';')) else { continue };
        // A class that is missing is said where the argument is made.
        let Ok(class) = program.load(name) else { continue };
        let validity = validity(program, class, specified).filter(|v| v.invariant.map(|m| m.id) != Some(method.id));
        let Some(validity) = validity else { continue };
        if let Ok(check) = validity.check(program) {
            all.push(ValidArgument { at: at + first, validity, check });
        }
    }
    all
}

/// The check of what `Lissom.any` gives for a class.
pub(crate) fn check_of(program: &Program, class: ClassId) -> Option<&Method> {
    let validity = validity(program, program.class(class), &Specifications::new(program))?;
    validity.check(program).ok()
}
