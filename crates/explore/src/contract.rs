//! Contracts: predicates in Java, found by annotation or by name.
//!
//! For a method `m`, `mRequires` takes its parameters, `mOld` too, and `mEnsures` takes them followed by the result (if
//! there is one) and by what `mOld` gave (if there is one). Annotations name other methods.

use exec::CalleeContract;
use jvm::class::Attribute;
use jvm::reader::Reader;
use jvm::{Class, Method, Program};

use crate::annotation::annotations;

/// The predicates of a method.
pub(crate) struct Contract<'p> {
    pub requires: Option<&'p Method>,
    pub old: Option<&'p Method>,
    pub ensures: Option<&'p Method>,
    pub allowed: Vec<String>,
}

impl<'p> Contract<'p> {
    /// The contract of a method. An annotation that names no suitable predicate is an error: a contract with a typo must
    /// not pass for none.
    pub fn of(program: &'p Program, class: &'p Class, method: &'p Method) -> Result<Contract<'p>, String> {
        let holder = program.class(method.class);
        let name = program.text(method.name);
        let descriptor = program.text(method.descriptor);
        let (params, result) = descriptor.split_at(descriptor.find(')').unwrap_or(descriptor.len()));
        let params = params.trim_start_matches('(');
        let result = result.trim_start_matches(')');
        let named = |annotation: &str, suffix: &str| {
            annotated_name(holder, &method.attributes, annotation).unwrap_or_else(|| format!("{}{suffix}", word(name)))
        };
        let find = |name: &str, params: &str, gives: Option<&str>| find_by_params(program, class, name, params, gives);
        let old_name = named("Llissom/Old;", "Old");
        let bare = || {
            find(&old_name, "", None).filter(|_| annotated_name(holder, &method.attributes, "Llissom/Old;").is_some())
        };
        let old = find(&old_name, params, None).or_else(bare);
        let old_type = old.map(|old| {
            let descriptor = program.text(old.descriptor);
            descriptor[descriptor.find(')').map_or(0, |at| at + 1)..].to_string()
        });
        let result = if result == "V" { "" } else { result };
        let ensures_name = named("Llissom/Ensures;", "Ensures");
        let old_params = old_type.unwrap_or_default();
        let forms = [format!("{params}{result}{old_params}"), format!("{params}{result}"), params.to_string()];
        let ensures = forms.iter().find_map(|form| find(&ensures_name, form, Some("Z")));
        let mut allowed = declared_exceptions(holder, method);
        // A list on the method replaces that of its class.
        allowed.extend(match annotation(holder, &method.attributes, "Llissom/Allows;") {
            Some(_) => annotated_classes(holder, &method.attributes, "Llissom/Allows;"),
            None => holder
                .file
                .as_ref()
                .map_or(Vec::new(), |file| annotated_classes(holder, &file.attributes, "Llissom/Allows;")),
        });
        let requires = find(&named("Llissom/Requires;", "Requires"), params, Some("Z"));
        for (annotation, simple, found) in [
            ("Llissom/Requires;", "Requires", requires),
            ("Llissom/Ensures;", "Ensures", ensures),
            ("Llissom/Old;", "Old", old),
        ] {
            if let (Some(wanted), None) = (annotated_name(holder, &method.attributes, annotation), found) {
                let method = program.display_method(method);
                return Err(format!(
                    "{method}: @{simple} names {wanted}, but there is no {wanted} that takes what it has to"
                ));
            }
        }
        Ok(Contract { requires, old, ensures, allowed })
    }
}

/// What stands for a method where it is not executed.
pub(crate) fn callee<'p>(
    program: &'p Program,
    class: &'p Class,
    method: &'p Method,
) -> Result<CalleeContract<'p>, String> {
    let name = program.display_method(method);
    let contract = Contract::of(program, class, method)?;
    if contract.requires.is_none() && contract.ensures.is_none() {
        return Err(format!("{name} has no contract: neither a precondition nor a postcondition was found"));
    }
    let holder = program.class(method.class);
    let Some(fields) = annotation(holder, &method.attributes, "Llissom/Modifies;") else {
        return Err(format!("the contract of {name} does not say what it changes: annotate it with @Modifies"));
    };
    let mut modifies = Vec::new();
    for field in fields {
        let found = class.chain.iter().rev().find_map(|&id| {
            let holder = program.class(id);
            holder.fields.iter().find(|f| !f.flags.is_static() && program.text(f.name) == field).map(|f| (id, f))
        });
        let (id, found) = found.ok_or_else(|| format!("{name} modifies {field}, but there is no such field"))?;
        modifies.push((program.class_name(id).to_string(), field, program.text(found.descriptor).to_string()));
    }
    if method.flags.is_static() && !modifies.is_empty() {
        return Err(format!("{name} is static: it has no receiver whose fields it could modify"));
    }
    Ok(CalleeContract { method, requires: contract.requires, old: contract.old, ensures: contract.ensures, modifies })
}

/// What a method is called in the names of its predicates.
pub(crate) fn word(name: &str) -> &str {
    if name == "<init>" { "new" } else { name }
}

/// Whether a method is there to specify others.
pub(crate) fn is_predicate(program: &Program, class: &Class, method: &Method) -> bool {
    if crate::invariant::own(program, class).is_some_and(|m| m.id == method.id) {
        return true;
    }
    let name = program.text(method.name);
    let siblings = || class.methods.iter().map(|&id| program.method(id));
    let by_name = ["Requires", "Ensures", "Old"].iter().any(|suffix| {
        let of = name.strip_suffix(suffix);
        of.is_some_and(|of| siblings().any(|m| word(program.text(m.name)) == of))
    });
    // What is remembered of an object may be what it tells everybody.
    let is_open = method.flags.is_public() && program.text(method.descriptor).starts_with("()");
    by_name
        || siblings().any(|m| {
            ["Llissom/Requires;", "Llissom/Ensures;", "Llissom/Old;"]
                .iter()
                .filter(|annotation| !(is_open && annotation.ends_with("Old;")))
                .any(|annotation| annotated_name(class, &m.attributes, annotation).as_deref() == Some(name))
        })
}

pub(crate) fn find_by_params<'p>(
    program: &'p Program,
    class: &'p Class,
    name: &str,
    params: &str,
    gives: Option<&str>,
) -> Option<&'p Method> {
    let mut holder = Some(class);
    while let Some(at) = holder {
        let found = at.methods.iter().map(|&id| program.method(id)).find(|m| {
            let descriptor = program.text(m.descriptor);
            let (own, result) = descriptor[1..].split_once(')').unwrap_or((descriptor, ""));
            program.text(m.name) == name
                && (own == params || erased_equal(own, params))
                && gives.map_or(result != "V", |gives| gives == result)
        });
        if found.is_some() {
            return found;
        }
        holder = at.super_class.map(|id| program.class(id));
    }
    None
}

/// Equal up to reference types, so that an `Object` can take any result.
fn erased_equal(own: &str, params: &str) -> bool {
    let (own, params) = (crate::subject::split_descriptors(own), crate::subject::split_descriptors(params));
    own.len() == params.len()
        && own.iter().zip(&params).all(|(a, b)| a == b || (*a == "Ljava/lang/Object;" && b.starts_with(['L', '['])))
}

/// The classes in a method's `throws` clause.
fn declared_exceptions(holder: &Class, method: &Method) -> Vec<String> {
    let Some(file) = &holder.file else { return Vec::new() };
    let Some(content) = file.attribute(&method.attributes, "Exceptions") else { return Vec::new() };
    let mut reader = Reader::new(content);
    let count = reader.u16().unwrap_or(0);
    (0..count)
        .filter_map(|_| reader.u16().ok())
        .filter_map(|index| file.pool.class_name(&file.bytes, index).ok().map(|name| name.into_owned()))
        .collect()
}

/// One value of an annotation, as text: strings and class descriptors.
type Values = Vec<String>;

/// All values of an annotation, if it is there.
pub(crate) fn annotation(holder: &Class, attributes: &[Attribute], wanted: &str) -> Option<Values> {
    let found = annotations(holder, attributes).into_iter().find(|annotation| annotation.descriptor == wanted)?;
    Some(found.elements.into_iter().flat_map(|(_, values)| values).collect())
}

fn annotated_name(holder: &Class, attributes: &[Attribute], wanted: &str) -> Option<String> {
    annotation(holder, attributes, wanted)?.into_iter().next()
}

pub(crate) fn annotated_classes(holder: &Class, attributes: &[Attribute], wanted: &str) -> Vec<String> {
    let classes = annotation(holder, attributes, wanted).unwrap_or_default();
    classes.into_iter().map(|d| d.trim_start_matches('L').trim_end_matches(';').to_string()).collect()
}
