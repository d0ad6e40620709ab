//! What is analysed: a method, its contract, and how it is named.

use jvm::{Class, Method, Program};

use crate::valid::{Specifications, ValidArgument, valid_arguments};

/// The part of a class that is analysed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Target {
    /// Class name, as in Java.
    pub class: String,
    /// Method name; none means every public method, or the program if there is a `main`.
    pub method: Option<String>,
    /// Parameter types, where they were given.
    pub types: Option<Vec<String>>,
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
        Target { class: class.replace('/', "."), method, types }
    }
}

/// A method to analyse, with what is assumed and what is checked.
#[derive(Clone)]
pub struct Subject<'p> {
    /// Its class; the receiver is of it.
    pub class: &'p Class,
    /// The method.
    pub method: &'p Method,
    /// `repOK`, or the method marked as the invariant.
    pub invariant: Option<&'p Method>,
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
        let class = program
            .load(&target.class.replace('.', "/"))
            .map_err(|error| NoSubject(no_class(&target.class, &error)))?;
        if class.is_interface() {
            return Err(NoSubject(format!("{} is an interface: give a class that implements it", target.class)));
        }
        let methods: Vec<&'p Method> = match &target.method {
            None => match main_of(program, class) {
                Some(main) => vec![main],
                None => public_methods(program, class),
            },
            Some(name) => named_methods(program, class, name, target)?,
        };
        if methods.is_empty() {
            return Err(NoSubject(format!("{} has no public methods or constructors to verify", target.class)));
        }
        let specified = Specifications::new(program);
        let mut subjects =
            methods.into_iter().map(|method| Subject::of(program, class, method)).collect::<Result<Vec<_>, _>>()?;
        for subject in &mut subjects {
            subject.arguments = valid_arguments(program, subject.method, &specified);
        }
        if subjects.iter().all(|subject| subject.invariant.is_none()) {
            let specified = specified.of(class);
            subjects.iter_mut().for_each(|subject| subject.invariant = specified);
        }
        Ok(subjects)
    }

    /// The invariant of a class, as a subject of its own.
    pub fn invariant(program: &'p Program, target: &Target) -> Result<Subject<'p>, NoSubject> {
        let name = &target.class;
        if target.method.is_some() {
            return Err(NoSubject(format!("a class is meant, not a method: {name}")));
        }
        let class = program.load(&name.replace('.', "/")).map_err(|error| NoSubject(no_class(name, &error)))?;
        if class.is_interface() {
            return Err(NoSubject(format!("{name} is an interface: give a class that implements it")));
        }
        if !class.is_instantiable() {
            return Err(NoSubject(format!("{name} is abstract: give a class that extends it")));
        }
        let own = crate::contract::invariant_of(program, class);
        let invariant = own.or_else(|| Specifications::new(program).of(class)).ok_or_else(|| {
            let how = "write `boolean repOK()`, mark a method with @Invariant, or a class with @SpecFor";
            NoSubject(format!("{name} has no invariant: {how}"))
        })?;
        Ok(Subject { invariant: Some(invariant), ..Subject::of(program, class, invariant)? })
    }

    fn of(program: &'p Program, class: &'p Class, method: &'p Method) -> Result<Subject<'p>, NoSubject> {
        let contract = crate::contract::Contract::of(program, class, method).map_err(NoSubject)?;
        Ok(Subject {
            class,
            method,
            invariant: contract.invariant,
            arguments: Vec::new(),
            requires: contract.requires,
            old: contract.old,
            ensures: contract.ensures,
            allowed: contract.allowed,
            is_main: main_of(program, class).is_some_and(|main| main.id == method.id),
        })
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

fn main_of<'p>(program: &'p Program, class: &'p Class) -> Option<&'p Method> {
    let main = program.declared_method(class, program.intern("main"), program.intern("([Ljava/lang/String;)V"))?;
    (main.flags.is_static() && main.flags.is_public()).then_some(main)
}

fn declared<'p>(program: &'p Program, class: &'p Class) -> impl Iterator<Item = &'p Method> + use<'p> {
    class.methods.iter().map(move |&id| program.method(id))
}

fn public_methods<'p>(program: &'p Program, class: &'p Class) -> Vec<&'p Method> {
    let wanted = |method: &&Method| {
        let name = program.text(method.name);
        method.flags.is_public()
            && !method.flags.is_synthetic()
            && !method.flags.is_abstract()
            && name != "<clinit>"
            && (name != "<init>" || class.is_instantiable())
            && !is_from_compiler(program, class, method)
            && !crate::contract::is_predicate(program, class, method)
    };
    declared(program, class).filter(wanted).collect()
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
    let mut names: Vec<String> = declared(program, class)
        .filter(|m| !m.flags.is_synthetic() && program.text(m.name) != "<clinit>")
        .map(|m| {
            let name = program.text(m.name).replace("<init>", "new");
            format!("{name}({})", parameter_types(program.text(m.descriptor)).join(","))
        })
        .collect();
    names.sort();
    names.dedup();
    let is_abstract = |m: &Method| m.flags.is_abstract() && program.text(m.name) == name;
    if declared(program, class).any(is_abstract) {
        return Err(NoSubject(format!("{}#{name} is abstract: give a class that implements it", target.class)));
    }
    let name = if name == "<init>" { "new" } else { name };
    Err(NoSubject(format!("{} has no method {name}{wanted}; it has {}", target.class, names.join(", "))))
}

fn no_class(name: &str, error: &jvm::LinkError) -> String {
    if error.kind == jvm::LinkErrorKind::NoClassDefFound {
        return format!("there is no class {name} on the class path (give it with -cp): {error}");
    }
    format!("cannot load class {name}: {error}")
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
