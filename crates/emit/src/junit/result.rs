//! What can be seen of an object that a method gives back: that it is part of the input, what is in it, what it says.

use exec::Outcome;
use heap::{Ref, Value};
use jvm::{Class, ClassId, Kind, Method};

use super::observe::{Done, Expected, Observer, Seen, is_observer, may_throw};
use crate::build::contents::{listed, mapped};
use crate::build::encode;
use crate::java::marked;

/// Methods asked about the result.
const MOST_ASKED: usize = 12;
/// Checks of one result.
const MOST_SEEN: usize = 4;
/// How deep fields are followed to find the result.
const DEEPEST: usize = 3;
/// Pairs up to which a map has a source of its own.
const MOST_PAIRS: usize = 10;
/// The version of class files since which collections are written `List.of`.
const JAVA_9: u16 = 53;

impl<'p> Observer<'_, '_, 'p> {
    /// What can be seen of an object that the method gave back, or made as a constructor, if that is all that is known of it.
    pub fn seen_of_result(&mut self, done: &Done) -> Vec<Seen> {
        let subject = self.workshop.subject;
        let program = self.workshop.access.program;
        let declared = match done {
            Done::Returned(None) if subject.is_constructor(program) => Some(subject.class.id),
            Done::Returned(Some(Expected::Something(_))) => self.workshop.access.result(subject.method),
            _ => None,
        };
        let access = &self.workshop.access;
        let Some(class) = declared.filter(|&class| access.class(class) && access.method(subject.method)) else {
            return Vec::new();
        };
        if let Some(path) = self.path_to_result() {
            return vec![Seen { how: "@".to_string(), expected: Expected::At(path), throws: false }];
        }
        let class = program.class(class);
        let mut seen = self.said_by_result(class);
        if seen.is_empty() {
            seen = self.fields_of_result(class);
        }
        seen.truncate(MOST_SEEN);
        seen
    }

    /// Calls the method: the values of variables, and what it gave.
    fn result(&mut self) -> Option<(Vec<Value>, Ref)> {
        let (vars, args) = self.workshop.follow(self.recipe).ok()?;
        match self.call_subject(&args).ok()? {
            Outcome::Returned(Value::Ref(object)) if !object.is_null() => Some((vars, object)),
            _ => None,
        }
    }

    /// The fields that lead from a variable to the result.
    fn path_to_result(&mut self) -> Option<String> {
        let (vars, object) = self.result()?;
        let marked: Vec<Value> = vars.iter().copied().chain([Value::Ref(object)]).collect();
        let mut fields = Vec::new();
        for (var, value) in self.recipe.vars.iter().zip(&vars) {
            if let Some(object) = value.as_ref().filter(|object| !object.is_null()) {
                self.fields_of(object, &var.name, &marked, DEEPEST, &mut fields);
            }
        }
        fields.into_iter().find(|seen| seen.expected == Expected::Same(vars.len())).map(|seen| seen.how)
    }

    /// What methods without parameters and without effect say of the result.
    fn said_by_result(&mut self, class: &'p Class) -> Vec<Seen> {
        let access = self.workshop.access.clone();
        let program = access.program;
        let subject = self.workshop.subject;
        let own = [subject.invariant, subject.requires, subject.ensures, subject.old];
        let mut asked: Vec<&'p Method> = Vec::new();
        for holder in class.chain.iter().map(|&id| program.class(id)).filter(|holder| !holder.is_platform) {
            for method in holder.methods.iter().map(|&id| program.method(id)) {
                let is_own = own.iter().flatten().any(|m| m.name == method.name && m.descriptor == method.descriptor);
                let is_known = asked.iter().any(|m| m.name == method.name);
                let is_plain =
                    method.signature.params.is_empty() && access.method(method) && !method.flags.is_synthetic();
                if is_observer(program, method) && is_plain && !is_own && !is_known {
                    asked.push(method);
                }
            }
        }
        asked.truncate(MOST_ASKED);
        let mut seen = Vec::new();
        for method in asked {
            let Some(expected) = self.ask_result(method).filter(|said| self.is_telling(method, said)) else { continue };
            let how = format!("@.{}()", program.text(method.name));
            seen.push(Seen { how, expected, throws: may_throw(program, method) });
        }
        seen
    }

    /// What a method says of the result, if asking changes nothing.
    fn ask_result(&mut self, method: &'p Method) -> Option<Expected> {
        let (vars, object) = self.result()?;
        let vm = self.workshop.vm();
        let before = encode(vm, object, &[])?;
        let mut cook = crate::build::recipe::Cook { vm, vars: Vec::new() };
        let selected = cook.selected(method, Value::Ref(object)).ok()?;
        let value = cook.call(selected, &[Value::Ref(object)]).ok()?;
        let vm = self.workshop.vm();
        let is_same = encode(vm, object, &[])? == before && value != Value::Ref(object);
        // What is another thing in every JVM.
        let is_unsteady = vm.script.as_deref().is_some_and(|s| !s.times.is_empty() || !s.hashed.is_empty());
        (is_same && !is_unsteady).then(|| self.expected(value, method.signature.result, &vars))
    }

    fn fields_of_result(&mut self, declared: &Class) -> Vec<Seen> {
        let Some((vars, object)) = self.result() else { return Vec::new() };
        let class = self.workshop.vm().state.heap.get(object).class;
        if class != declared.id {
            return Vec::new();
        }
        let mut seen = Vec::new();
        self.fields_of(object, "@", &vars, 1, &mut seen);
        seen.retain(|seen| !matches!(seen.expected, Expected::Something(_)));
        seen
    }

    /// A collection of the JDK as source that equals it, and a word for it; none if it is something else, or holds what no
    /// source can be written for.
    pub(super) fn collection(&mut self, value: Value, class: ClassId, vars: &[Value]) -> Option<(String, String)> {
        let program = self.workshop.access.program;
        let object = value.as_ref()?;
        if !program.class(class).is_platform {
            return None;
        }
        let is_a = |name: &str| program.load(name).is_ok_and(|above| program.is_subtype(class, above.id));
        let kind = ["List", "Set", "Map", "Optional"].into_iter().find(|kind| is_a(&format!("java/util/{kind}")))?;
        let vm = self.workshop.vm();
        let base = vm.snapshot();
        let inside: Option<Vec<Ref>> = match kind {
            "Map" => mapped(vm, object).map(|pairs| pairs.into_iter().flat_map(|(key, value)| [key, value]).collect()),
            "Optional" => optional(vm, object),
            _ => listed(vm, object),
        };
        let texts: Option<Vec<String>> =
            inside.and_then(|inside| inside.into_iter().map(|one| self.source(one, vars)).collect());
        self.workshop.vm().restore(&base);
        let version = self.workshop.subject.class.file.as_ref().map_or(0, |file| file.version.0);
        let texts = texts?;
        let count = if kind == "Map" { texts.len() / 2 } else { texts.len() };
        let word = match count {
            0 => format!("Empty{kind}"),
            _ if kind == "Optional" => kind.to_string(),
            count => format!("{kind}Of{count}"),
        };
        Some((written(kind, &texts, version)?, word))
    }

    /// An element as source, if it is plain or one of the input's objects that only equals itself.
    fn source(&mut self, object: Ref, vars: &[Value]) -> Option<String> {
        match self.expected(Value::Ref(object), Kind::Ref, vars) {
            Expected::Null => Some("null".to_string()),
            Expected::Equal(text) => Some(unboxed(&text)),
            Expected::Collection(source, _) => Some(source),
            Expected::Constant(class, name) => Some(format!("{}.{name}", self.workshop.access.name(class))),
            Expected::Same(var) if self.is_itself(object) => Some(self.recipe.vars.get(var)?.name.clone()),
            _ => None,
        }
    }

    /// Whether an object equals itself and nothing else.
    fn is_itself(&mut self, object: Ref) -> bool {
        let vm = self.workshop.vm();
        let program = vm.program;
        let class = program.class(vm.state.heap.get(object).class);
        let equals = program.find_method(class, program.intern("equals"), program.intern("(Ljava/lang/Object;)Z"));
        equals.is_some_and(|equals| program.class_name(equals.class) == "java/lang/Object")
    }
}

/// What is in an `Optional`.
fn optional(vm: &exec::Vm<'_>, object: Ref) -> Option<Vec<Ref>> {
    let class = vm.program.class(vm.state.heap.get(object).class);
    let field = class.fields.iter().find(|field| vm.program.text(field.name) == "value" && !field.flags.is_static())?;
    match vm.field(object, field.slot)? {
        Value::Ref(inside) if inside.is_null() => Some(Vec::new()),
        Value::Ref(inside) => Some(vec![inside]),
        _ => None,
    }
}

/// The source of a collection with these elements, or these keys and values.
fn written(kind: &str, texts: &[String], version: u16) -> Option<String> {
    let all = texts.join(", ");
    if kind == "Optional" {
        return Some(if texts.is_empty() {
            format!("{}.empty()", marked("java.util.Optional"))
        } else {
            format!("{}.of({all})", marked("java.util.Optional"))
        });
    }
    let has_null = texts.iter().any(|text| text == "null");
    if version >= JAVA_9 && !has_null && (kind != "Map" || texts.len() <= 2 * MOST_PAIRS) {
        return Some(format!("{}.of({all})", marked(&format!("java.util.{kind}"))));
    }
    let list = match texts {
        [] => format!("{}.emptyList()", marked("java.util.Collections")),
        [one] => format!("{}.singletonList({one})", marked("java.util.Collections")),
        _ => format!("{}.asList({all})", marked("java.util.Arrays")),
    };
    match kind {
        "List" => Some(list),
        "Set" => Some(format!("new {}<>({list})", marked("java.util.HashSet"))),
        _ => None,
    }
}

/// A box as the literal that becomes one.
fn unboxed(text: &str) -> String {
    let inside = ["Integer", "Long", "Boolean", "Character", "Double", "Float"]
        .iter()
        .find_map(|class| text.strip_prefix(&format!("{class}.valueOf("))?.strip_suffix(')'));
    inside.unwrap_or(text).to_string()
}
