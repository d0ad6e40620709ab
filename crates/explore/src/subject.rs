//! What is analysed: a method, its contract, and how it is named.

use exec::{Stated, Validity};
use jvm::{Class, Field, Method, Program};

use crate::contract::word;
use crate::invariant;
use crate::specified::Specifications;
use crate::valid::{ValidArgument, parts, valid_arguments};

/// Stands for every public method of a class, also if it is a program.
const ALL: &str = "*";

/// The part of a class that is analysed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Target {
    /// Class name, as in Java.
    pub class: String,
    /// Method name; none means every public method, or the program if there is a `main`; `*` always the methods.
    pub method: Option<String>,
    /// Parameter types, where they were given.
    pub types: Option<Vec<String>>,
    /// The predicate that says which objects of the class are valid, where it was named: `method` or `Class#method`.
    pub invariant: Option<String>,
}

impl Target {
    /// Reads `Class`, `Class#method` or `Class#method(type,type)`.
    pub fn parse(text: &str) -> Target {
        let (class, rest) = match text.split_once('#') {
            Some((class, rest)) => (class, Some(rest)),
            None => (text, None),
        };
        let (method, types) = match rest.map(|rest| rest.split_once('(')) {
            None => (None, None),
            Some(None) => (rest, None),
            Some(Some((method, types))) => {
                let types = types.trim_end().trim_end_matches(')');
                let split = types.split(',').map(|t| t.trim().to_string()).filter(|t| !t.is_empty()).collect();
                (Some(method), Some(split))
            }
        };
        let method = method.map(|m| if m == "new" { "<init>".to_string() } else { m.to_string() });
        Target { class: class.replace('/', "."), method, types, invariant: None }
    }
}

/// A method to analyse, with what is assumed and what is checked.
#[derive(Clone)]
pub struct Subject<'p> {
    /// Its class; the receiver is of it.
    pub class: &'p Class,
    /// The method.
    pub method: &'p Method,
    /// `repOK`, or the method marked or named as the invariant.
    pub invariant: Option<&'p Method>,
    /// Whether the user named it.
    pub(crate) names_invariant: bool,
    /// What is stated for what the receiver's fields hold, part of the invariant.
    pub parts: Vec<(&'p Field, Stated<'p>)>,
    /// What is executed for both: the invariant itself, where there are no parts.
    pub check: Option<&'p Method>,
    /// Arguments that are valid on entry, or null.
    pub arguments: Vec<ValidArgument<'p>>,
    /// What is assumed on entry.
    pub requires: Option<&'p Method>,
    /// What is evaluated on entry for the postcondition.
    pub old: Option<&'p Method>,
    /// What is checked on exit.
    pub ensures: Option<&'p Method>,
    /// Exceptions that may leave the method: internal class names.
    pub allowed: Vec<String>,
    /// Whether the exceptions may leave it, too, that it throws itself.
    pub allows_thrown: bool,
    /// Whether it is a program's `main`, called without arguments.
    pub is_main: bool,
}

/// What was meant cannot be found, in words.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct NoSubject(pub String);

impl<'p> Subject<'p> {
    /// The methods that a target means.
    pub fn find(program: &'p Program, target: &Target) -> Result<Vec<Subject<'p>>, NoSubject> {
        let class = crate::named::class(program, &target.class)?;
        if class.is_interface() {
            return Err(NoSubject(format!("{} is an interface: give a class that implements it", target.class)));
        }
        let specified = Specifications::with(program, class, target.invariant.as_deref())?;
        let invariant =
            specified.own(class).filter(|method| !method.flags.is_abstract()).or_else(|| specified.of(class));
        let is_invariant = |method: &Method| invariant.is_some_and(|own| own.id == method.id);
        let main = main_of(program, class);
        let methods: Vec<&'p Method> = match (&target.method, main) {
            (None, Some(main)) => vec![main],
            (None, None) => open_methods(program, class).into_iter().filter(|method| !is_invariant(method)).collect(),
            (Some(name), _) if name == ALL => {
                let is_main = |method: &Method| main.is_some_and(|main| main.id == method.id);
                let all = open_methods(program, class).into_iter();
                all.filter(|method| !is_invariant(method) && !is_main(method)).collect()
            }
            (Some(name), _) => named_methods(program, class, name, target)?,
        };
        if methods.is_empty() {
            return Err(NoSubject(format!(
                "{} has no methods or constructors to verify that others can call; private ones have to be named",
                target.class
            )));
        }
        for method in &methods {
            check_parameters(program, class, method)?;
        }
        let mut subjects = Vec::new();
        for method in methods {
            let mut subject = Subject::of(program, class, method, invariant)?;
            subject.arguments = valid_arguments(program, method, &specified);
            subject.parts = parts(program, class, &specified);
            subject.check = subject.whole_check(program)?;
            subject.names_invariant = target.invariant.is_some();
            subjects.push(subject);
        }
        Ok(subjects)
    }

    /// The invariant of a class, as a subject of its own.
    pub fn invariant(program: &'p Program, target: &Target) -> Result<Subject<'p>, NoSubject> {
        let name = &target.class;
        if target.method.is_some() {
            return Err(NoSubject(format!("a class is meant, not a method: {name}")));
        }
        let class = crate::named::class(program, name)?;
        if class.is_interface() {
            return Err(NoSubject(format!("{name} is an interface: give a class that implements it")));
        }
        if !class.is_instantiable() {
            return Err(NoSubject(format!("{name} is abstract: give a class that extends it")));
        }
        let specified = Specifications::with(program, class, target.invariant.as_deref())?;
        let invariant =
            specified.own(class).filter(|method| !method.flags.is_abstract()).or_else(|| specified.of(class));
        let invariant = invariant.ok_or_else(|| {
            let how = match invariant::candidates(program, class).first() {
                Some(candidate) => format!("if {candidate} is one, give --invariant {candidate}"),
                None => "write `boolean repOK()`, name a method with --invariant, mark one with @Invariant, or a class with @SpecFor".to_string(),
            };
            NoSubject(format!("{name} has no invariant: {how}"))
        })?;
        let parts = parts(program, class, &specified);
        let mut subject = Subject { parts, ..Subject::of(program, class, invariant, Some(invariant))? };
        subject.check = subject.whole_check(program)?;
        Ok(subject)
    }

    /// What is executed for the invariant with its parts.
    fn whole_check(&self, program: &'p Program) -> Result<Option<&'p Method>, NoSubject> {
        if self.parts.is_empty() {
            return Ok(self.invariant);
        }
        let invariant = self.invariant.map(Stated::plain);
        let validity = Validity { class: self.class, invariant, parts: self.parts.clone() };
        let check = validity.check(program);
        check.map(Some).map_err(|_| NoSubject(format!("{}: its invariant cannot be put together", self.name(program))))
    }

    fn of(
        program: &'p Program,
        class: &'p Class,
        method: &'p Method,
        invariant: Option<&'p Method>,
    ) -> Result<Subject<'p>, NoSubject> {
        let contract = crate::contract::Contract::of(program, class, method).map_err(NoSubject)?;
        Ok(Subject {
            class,
            method,
            invariant,
            names_invariant: false,
            parts: Vec::new(),
            check: invariant,
            arguments: Vec::new(),
            requires: contract.requires,
            old: contract.old,
            ensures: contract.ensures,
            allowed: contract.allowed,
            allows_thrown: false,
            is_main: main_of(program, class).is_some_and(|main| main.id == method.id),
        })
    }

    /// Classes that type arguments name where something is stated about a collection.
    pub(crate) fn contents(&self) -> impl Iterator<Item = &str> {
        let of_arguments = self.arguments.iter().flat_map(|argument| {
            let validity = &argument.validity;
            validity.invariant.iter().chain(validity.parts.iter().map(|(_, stated)| stated))
        });
        let stated = self.parts.iter().map(|(_, stated)| stated).chain(of_arguments);
        stated.flat_map(|stated| stated.contents.iter().map(String::as_str))
    }

    /// The classes with what is part of the invariant.
    pub(crate) fn predicate_classes(&self, program: &'p Program) -> impl Iterator<Item = &'p Class> + use<'_, 'p> {
        let stated = self.parts.iter().map(|(_, stated)| stated.method);
        self.invariant.into_iter().chain(stated).map(|method| program.class(method.class))
    }

    /// Whether the method is a constructor.
    pub fn is_constructor(&self, program: &Program) -> bool {
        program.text(self.method.name) == "<init>"
    }

    /// `Class#method(types)`, which names it again.
    pub fn name(&self, program: &Program) -> String {
        let method = program.text(self.method.name);
        let method = if method == "<init>" { "new" } else { method };
        let types: Vec<String> = parameter_types(program.text(self.method.descriptor));
        format!("{}#{method}({})", program.external_name(self.class.id), types.join(","))
    }
}

/// The methods of a class that are not analysed because it is a program.
pub fn beside_main<'p>(program: &'p Program, target: &Target) -> Vec<&'p Method> {
    let Ok(class) = crate::named::class(program, &target.class) else { return Vec::new() };
    let Some(main) = main_of(program, class).filter(|_| target.method.is_none()) else { return Vec::new() };
    let is_called = |method: &&Method| method.id != main.id && program.text(method.name) != "<init>";
    open_methods(program, class).into_iter().filter(|method| is_called(method)).collect()
}

/// Predicates that are called as if they were the invariant, of a class whose methods are analysed without one.
pub fn unused_invariants(program: &Program, target: &Target) -> Vec<String> {
    let Ok(subjects) = Subject::find(program, target) else { return Vec::new() };
    let takes_any = |subject: &&Subject<'_>| subject.invariant.is_none() && !subject.method.flags.is_static();
    subjects.iter().find(takes_any).map_or(Vec::new(), |subject| invariant::candidates(program, subject.class))
}

/// Whether the classes of a method's parameters are there.
fn check_parameters(program: &Program, class: &Class, method: &Method) -> Result<(), NoSubject> {
    let descriptor = program.text(method.descriptor);
    let params = descriptor[1..].split_once(')').map_or("", |(params, _)| params);
    for param in split_descriptors(params) {
        let Some(name) = param.trim_start_matches('[').strip_prefix('L').and_then(|name| name.strip_suffix(';')) else {
            continue;
        };
        if let Err(error) = program.load(name) {
            let of = format!("{}#{}", program.external_name(class.id), word(program.text(method.name)));
            let name = name.replace('/', ".");
            return Err(NoSubject(match error.kind {
                jvm::LinkErrorKind::NoClassDefFound => {
                    format!("{of}: class {name}, which it needs, is not on the class path; add it with -cp")
                }
                _ => format!("{of}: class {name}, which it needs, cannot be loaded: {error}"),
            }));
        }
    }
    Ok(())
}

/// The public methods that a class inherits from others on the class path, where a target that names no method does not mean them.
pub fn inherited<'p>(program: &'p Program, target: &Target) -> Vec<&'p Method> {
    let Ok(class) = crate::named::class(program, &target.class) else { return Vec::new() };
    if target.method.is_some() || main_of(program, class).is_some() {
        return Vec::new();
    }
    let mut known: Vec<&Method> = declared(program, class).collect();
    let mut found = Vec::new();
    let above = class.chain.iter().rev().map(|&id| program.class(id)).filter(|holder| holder.id != class.id);
    for holder in above.filter(|holder| !holder.is_platform) {
        for method in open_methods(program, holder).into_iter().filter(|method| method.flags.is_public()) {
            let is_overridden = known.iter().any(|m| m.name == method.name && m.descriptor == method.descriptor);
            if !is_overridden && !method.flags.is_static() && program.text(method.name) != "<init>" {
                found.push(method);
            }
        }
        known.extend(declared(program, holder));
    }
    found
}

fn main_of<'p>(program: &'p Program, class: &'p Class) -> Option<&'p Method> {
    let main = program.declared_method(class, program.intern("main"), program.intern("([Ljava/lang/String;)V"))?;
    (main.flags.is_static() && main.flags.is_public()).then_some(main)
}

fn declared<'p>(program: &'p Program, class: &'p Class) -> impl Iterator<Item = &'p Method> + use<'p> {
    class.methods.iter().map(move |&id| program.method(id))
}

/// The methods and constructors of a class that are meant to be called: the public ones, or where there are none, all that the
/// package can call.
fn open_methods<'p>(program: &'p Program, class: &'p Class) -> Vec<&'p Method> {
    let wanted = |method: &&Method| {
        let name = program.text(method.name);
        !method.flags.is_private()
            && !method.flags.is_synthetic()
            && !method.flags.is_abstract()
            && name != "<clinit>"
            && (name != "<init>" || class.is_instantiable())
            && !is_from_compiler(program, class, method)
            && !crate::contract::is_predicate(program, class, method)
    };
    let (public, others): (Vec<&Method>, Vec<&Method>) =
        declared(program, class).filter(wanted).partition(|method| method.flags.is_public());
    if public.is_empty() { others } else { public }
}

/// `values()` and `valueOf(String)` of an enum: nobody wrote them.
fn is_from_compiler(program: &Program, class: &Class, method: &Method) -> bool {
    class.flags.is_enum()
        && method.flags.is_static()
        && match program.text(method.name) {
            "values" => program.text(method.descriptor).starts_with("()"),
            "valueOf" => program.text(method.descriptor).starts_with("(Ljava/lang/String;)"),
            _ => false,
        }
}

fn named_methods<'p>(
    program: &'p Program,
    class: &'p Class,
    name: &str,
    target: &Target,
) -> Result<Vec<&'p Method>, NoSubject> {
    let mut holder = Some(class);
    let mut found: Vec<&'p Method> = Vec::new();
    while let Some(at) = holder {
        let matching = declared(program, at).filter(|m| program.text(m.name) == name && !m.flags.is_synthetic());
        for method in matching {
            let types = parameter_types(program.text(method.descriptor));
            let named = target.types.as_ref().is_none_or(|wanted| same_types(wanted, &types));
            let overridden = found.iter().any(|m| m.descriptor == method.descriptor);
            if named && !overridden && !method.flags.is_abstract() {
                found.push(method);
            }
        }
        holder = if name == "<init>" { None } else { at.super_class.map(|id| program.class(id)) };
    }
    // A name means what others can call; who means a private method of a name that is also open gives its types.
    if target.types.is_none() && found.iter().any(|method| !method.flags.is_private()) {
        found.retain(|method| !method.flags.is_private());
    }
    if !found.is_empty() {
        return Ok(found);
    }
    let wanted = target.types.as_ref().map_or(String::new(), |types| format!("({})", types.join(",")));
    let is_abstract = |m: &Method| m.flags.is_abstract() && program.text(m.name) == name;
    if declared(program, class).any(is_abstract) {
        return Err(NoSubject(format!("{}#{name} is abstract: give a class that implements it", target.class)));
    }
    let name = if name == "<init>" { "new" } else { name };
    let others = alternatives(program, class, name);
    Err(NoSubject(format!("{} has no method {name}{wanted}; {others}", target.class)))
}

/// What may have been meant instead of a method that is not there: its overloads, names that are close, or else all that
/// others can call.
fn alternatives(program: &Program, class: &Class, name: &str) -> String {
    let shown = |m: &Method| {
        let name = program.text(m.name).replace("<init>", "new");
        format!("{name}({})", parameter_types(program.text(m.descriptor)).join(","))
    };
    let own = |m: &&Method| !m.flags.is_synthetic() && program.text(m.name) != "<clinit>";
    let mut all: Vec<&Method> = class.methods.iter().map(|&id| program.method(id)).filter(own).collect();
    all.sort_by_key(|method| shown(method));
    let close = crate::named::similar(name, all.iter().map(|m| word(program.text(m.name))));
    let is_meant = |m: &&&Method| close.contains(&word(program.text(m.name)));
    let meant: Vec<String> = all.iter().filter(is_meant).map(|m| shown(m)).collect();
    if !meant.is_empty() {
        return format!("did you mean {}?", meant.join(" or "));
    }
    let can_call = |m: &&&Method| !m.flags.is_private() && !crate::contract::is_predicate(program, class, m);
    let open: Vec<String> = all.iter().filter(can_call).map(|m| shown(m)).collect();
    if open.is_empty() { "it has none that others can call".to_string() } else { format!("it has {}", open.join(", ")) }
}

/// Types match by their full or their simple name.
fn same_types(wanted: &[String], types: &[String]) -> bool {
    let simple = |name: &str| name.rsplit(['.', '$']).next().unwrap_or(name).to_string();
    wanted.len() == types.len() && wanted.iter().zip(types).all(|(w, t)| w == t || *w == simple(t))
}

/// The parameter types of a descriptor, as in Java.
pub(crate) fn parameter_types(descriptor: &str) -> Vec<String> {
    let inner = descriptor.strip_prefix('(').and_then(|d| d.split_once(')')).map_or("", |(inner, _)| inner);
    split_descriptors(inner).iter().map(|d| type_name(d)).collect()
}

/// The descriptors that follow each other in a text.
pub(crate) fn split_descriptors(mut text: &str) -> Vec<&str> {
    let mut all = Vec::new();
    while !text.is_empty() {
        let dims = text.len() - text.trim_start_matches('[').len();
        let end = match text.as_bytes().get(dims) {
            Some(b'L') => text.find(';').map_or(text.len(), |at| at + 1),
            _ => (dims + 1).min(text.len()),
        };
        all.push(&text[..end]);
        text = &text[end..];
    }
    all
}

/// A descriptor as a type in Java.
pub(crate) fn type_name(descriptor: &str) -> String {
    let element = descriptor.trim_start_matches('[');
    let base = match element.as_bytes().first() {
        Some(b'L') => element[1..].trim_end_matches(';').replace('/', "."),
        Some(b'Z') => "boolean".into(),
        Some(b'B') => "byte".into(),
        Some(b'C') => "char".into(),
        Some(b'S') => "short".into(),
        Some(b'I') => "int".into(),
        Some(b'J') => "long".into(),
        Some(b'F') => "float".into(),
        Some(b'D') => "double".into(),
        _ => "void".into(),
    };
    base + &"[]".repeat(descriptor.len() - element.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn targets_are_read_as_maven_does() {
        let target = Target::parse("a.B#find(int,String)");
        assert_eq!(target.class, "a.B");
        assert_eq!(target.method.as_deref(), Some("find"));
        assert_eq!(target.types, Some(vec!["int".to_string(), "String".to_string()]));
        assert_eq!(Target::parse("B#new").method.as_deref(), Some("<init>"));
        assert_eq!(Target::parse("B#f()").types, Some(vec![]));
        assert_eq!(Target::parse("a/B").class, "a.B");
    }

    #[test]
    fn descriptors_become_types() {
        assert_eq!(parameter_types("(I[[JLjava/lang/String;Z)V"), ["int", "long[][]", "java.lang.String", "boolean"]);
        assert!(same_types(&["String".into()], &["java.lang.String".into()]));
        assert!(!same_types(&["int".into()], &["long".into()]));
    }
}
