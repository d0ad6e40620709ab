//! What is stated about the objects of a class: by itself, by the user who names a predicate, or by another class of the
//! class path, with `static boolean repOK(T)` in a class marked `@SpecFor(T.class)`. For classes that cannot be edited.

use std::cell::OnceCell;

use exec::Stated;
use jvm::{Class, ClassId, Method, Program, generic};

use crate::contract::annotated_classes;
use crate::invariant;
use crate::subject::{NoSubject, split_descriptors};

/// All of them; looked for when somebody asks first.
pub(crate) struct Specifications<'p> {
    program: &'p Program,
    found: OnceCell<Vec<Specification<'p>>>,
    /// The invariant that the user named, and the class that it is about.
    named: Option<(ClassId, &'p Method)>,
}

/// One of them.
struct Specification<'p> {
    subject: String,
    method: &'p Method,
    /// The type arguments of what it is about; none if it is about all.
    arguments: Option<Vec<String>>,
    /// The type variables whose classes it is given.
    variables: Vec<String>,
}

impl<'p> Specifications<'p> {
    pub fn new(program: &'p Program) -> Specifications<'p> {
        Specifications { program, found: OnceCell::new(), named: None }
    }

    /// The same, and a predicate that the user named for a class.
    pub fn with(program: &'p Program, class: &'p Class, name: Option<&str>) -> Result<Specifications<'p>, NoSubject> {
        let method = name.map(|name| invariant::named(program, class, name)).transpose()?;
        Ok(Specifications { named: method.map(|method| (class.id, method)), ..Specifications::new(program) })
    }

    /// The invariant of a class that it states itself, or that was named for it.
    pub fn own(&self, class: &'p Class) -> Option<&'p Method> {
        let named = self.named.filter(|(of, _)| class.chain.contains(of)).map(|(_, method)| method);
        named.or_else(|| invariant::own(self.program, class))
    }

    /// The classes about which something is stated.
    pub fn subjects(&self) -> Vec<ClassId> {
        let found = self.found.get_or_init(|| specifications(self.program));
        found.iter().filter_map(|spec| self.program.load(&spec.subject).ok()).map(|class| class.id).collect()
    }

    /// What is stated for a class alone: that of the nearest superclass counts.
    pub fn of(&self, class: &Class) -> Option<&'p Method> {
        let plain = |spec: &&Specification<'p>| spec.variables.is_empty();
        self.nearest(class, plain).map(|spec| spec.method)
    }

    /// What is stated for a value of a type with these arguments. What is about others says nothing about it.
    pub fn of_type(&self, class: &Class, arguments: Option<&[String]>) -> Option<Stated<'p>> {
        let name = self.program.class_name(class.id);
        let with_types = self.nearest(class, |spec| !spec.variables.is_empty() && spec.is_about(name, arguments));
        let spec = with_types
            .or_else(|| self.nearest(class, |spec| spec.variables.is_empty() && spec.is_about(name, arguments)))?;
        let types = spec.variables.iter().map(|variable| spec.class_of(variable, arguments)).collect();
        let own = spec.arguments.iter().flatten().chain(arguments.iter().copied().flatten());
        let named = own.map(|argument| generic::erased(argument)).filter(|class| class != "java/lang/Object");
        Some(Stated { method: spec.method, types, contents: named.map(String::from).collect() })
    }

    fn nearest(&self, class: &Class, fits: impl Fn(&&Specification<'p>) -> bool) -> Option<&Specification<'p>> {
        let found = self.found.get_or_init(|| specifications(self.program));
        let mut best: Option<(usize, &Specification<'p>)> = None;
        for spec in found.iter().filter(fits) {
            let depth = class.chain.iter().position(|&id| self.program.class_name(id) == spec.subject);
            if let Some(depth) = depth.filter(|&depth| best.is_none_or(|(known, _)| depth > known)) {
                best = Some((depth, spec));
            }
        }
        best.map(|(_, spec)| spec)
    }
}

impl Specification<'_> {
    fn is_about(&self, class: &str, arguments: Option<&[String]>) -> bool {
        let Some(own) = &self.arguments else { return true };
        let is_open = |own: &String| own == "*" || own.starts_with('T');
        match arguments.filter(|given| class == self.subject && given.len() == own.len()) {
            Some(given) => own.iter().zip(given).all(|(own, given)| is_open(own) || own == given),
            None => own.iter().all(is_open),
        }
    }

    /// The class that a type variable stands for.
    fn class_of(&self, variable: &str, arguments: Option<&[String]>) -> String {
        let own = self.arguments.as_deref().unwrap_or_default();
        let at = own.iter().position(|argument| argument == variable);
        let given = at.and_then(|at| arguments?.get(at));
        given.map_or("java/lang/Object".into(), |given| generic::erased(given)).into_owned()
    }
}

fn specifications(program: &Program) -> Vec<Specification<'_>> {
    let mut names: Vec<String> = program.classpath().class_names().map_or(Vec::new(), |names| names.collect());
    names.sort();
    let mut all = Vec::new();
    for name in names {
        let Ok(holder) = program.load(&name) else { continue };
        let Some(file) = &holder.file else { continue };
        for subject in annotated_classes(holder, &file.attributes, "Llissom/SpecFor;") {
            let methods = holder.methods.iter().map(|&id| program.method(id));
            let predicates = methods.filter(|m| m.flags.is_static() && program.text(m.name) == "repOK");
            all.extend(predicates.filter_map(|method| specification(program, holder, method, &subject)));
        }
    }
    all
}

fn specification<'p>(
    program: &'p Program,
    holder: &Class,
    method: &'p Method,
    subject: &str,
) -> Option<Specification<'p>> {
    let descriptor = program.text(method.descriptor);
    let params = split_descriptors(descriptor.strip_prefix('(')?.strip_suffix(")Z")?);
    let (first, classes) = params.split_first()?;
    if *first != format!("L{subject};") || classes.iter().any(|param| *param != "Ljava/lang/Class;") {
        return None;
    }
    let types = generic::parameters(holder, method).filter(|types| types.len() == params.len());
    let variables: Vec<String> =
        types.iter().flatten().skip(1).filter_map(|ty| generic::arguments(ty)?.pop()).collect();
    let arguments = types.and_then(|types| generic::arguments(&types[0]));
    let is_whole = variables.len() == classes.len() && variables.iter().all(|variable| variable.starts_with('T'));
    is_whole.then(|| Specification { subject: subject.to_string(), method, arguments, variables })
}
