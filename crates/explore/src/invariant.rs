//! Which method of a class is its invariant: the one that was named, the one that is marked, or `boolean repOK()`.

use jvm::{Class, Method, Program};

use crate::contract::{annotation, find_by_params};
use crate::subject::{NoSubject, Target, split_descriptors};

/// How the predicate is called that needs no mark. Korat's users write both.
const NAMES: [&str; 2] = ["repOK", "repOk"];

/// Words that methods are called by which say what a valid object is.
const WORDS: [&str; 6] = ["repok", "invariant", "wellformed", "checkrep", "consisten", "valid"];

/// The invariant of a class: the method marked as one, or `boolean repOK()`, inherited ones included. It may be
/// abstract: those that implement it say what is meant.
pub(crate) fn own<'p>(program: &'p Program, class: &'p Class) -> Option<&'p Method> {
    let by_name = |name: &&str| {
        let found = program.find_method(class, program.intern(name), program.intern("()Z"));
        found.filter(|method| !method.flags.is_static())
    };
    marked(program, class).or_else(|| NAMES.iter().find_map(by_name))
}

/// The method that is marked as the invariant of a class, or of one above.
fn marked<'p>(program: &'p Program, class: &'p Class) -> Option<&'p Method> {
    let mut holder = Some(class);
    while let Some(at) = holder {
        let marked = at.methods.iter().map(|&id| program.method(id)).find(|m| {
            program.text(m.descriptor) == "()Z" && annotation(at, &m.attributes, "Llissom/Invariant;").is_some()
        });
        if marked.is_some() {
            return marked;
        }
        holder = at.super_class.map(|id| program.class(id));
    }
    None
}

/// The invariant that was named for a class: `method` is one of its own, `Class#method` a static one that takes the object.
pub(crate) fn named<'p>(program: &'p Program, class: &'p Class, name: &str) -> Result<&'p Method, NoSubject> {
    let target = Target::parse(name);
    let (holder, method) = match target.method {
        Some(method) => (crate::named::class(program, &target.class)?, method),
        None => (class, name.to_string()),
    };
    if holder.id == class.id
        && let Some(found) = find_by_params(program, class, &method, "", Some("Z")).filter(|m| !m.flags.is_static())
    {
        return Ok(found);
    }
    let of = |m: &&Method| program.text(m.name) == method && is_stated_for(program, class, m);
    if let Some(found) = declared(program, holder).find(of) {
        return Ok(found);
    }
    let name = program.external_name(class.id);
    let mut message = match holder.id == class.id {
        true => format!("--invariant: {name} has no `boolean {method}()`"),
        false => format!("--invariant: {} has no `static boolean {method}({name})`", program.external_name(holder.id)),
    };
    let others = candidates(program, class);
    if holder.id == class.id && !others.is_empty() {
        message += &format!("; did you mean {}?", others.join(" or "));
    }
    Err(NoSubject(message))
}

/// Whether a static predicate takes an object of a class.
fn is_stated_for(program: &Program, class: &Class, method: &Method) -> bool {
    let descriptor = program.text(method.descriptor);
    let Some(params) = descriptor.strip_prefix('(').and_then(|rest| rest.strip_suffix(")Z")) else { return false };
    let params = split_descriptors(params);
    let [param] = params.as_slice() else { return false };
    let name = param.strip_prefix('L').and_then(|param| param.strip_suffix(';'));
    let above = name.and_then(|name| program.load(name).ok());
    method.flags.is_static() && above.is_some_and(|above| program.is_subtype(class.id, above.id))
}

/// What may have been meant as the invariant of a class that has none: predicates about the whole object that are called so.
pub(crate) fn candidates(program: &Program, class: &Class) -> Vec<String> {
    let mut all = Vec::new();
    for holder in class.chain.iter().rev().map(|&id| program.class(id)).filter(|holder| !holder.is_platform) {
        for method in declared(program, holder) {
            let name = program.text(method.name);
            let is_own = program.text(method.descriptor) == "()Z" && !method.flags.is_static();
            let says_so = WORDS.iter().any(|word| name.to_lowercase().contains(word));
            if says_so && (is_own || is_stated_for(program, class, method)) && !all.iter().any(|known| known == name) {
                all.push(name.to_string());
            }
        }
    }
    all
}

fn declared<'p>(program: &'p Program, class: &'p Class) -> impl Iterator<Item = &'p Method> + use<'p> {
    class.methods.iter().map(move |&id| program.method(id))
}
