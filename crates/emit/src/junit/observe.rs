//! What can be seen of a run from outside: the result, what methods without effect say, and fields in reach.

use exec::coverage::Branch;
use exec::{Outcome, Vm};
use explore::Place;
use heap::{Ref, Value};
use jvm::{Class, Kind, Method};
use witness::Datum;

use crate::build::recipe::{Operand, Recipe, Step};
use crate::build::{Workshop, encode};
use crate::drawing::is_box;
use crate::java::{Access, literal, string};

/// Methods asked about the receiver.
const MOST_OBSERVERS: usize = 12;

/// A value as a test expects it.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Expected {
    True,
    False,
    Null,
    /// Equal to this literal.
    Equal(String),
    /// Equal to this floating-point literal, bit by bit.
    Floating(String),
    /// The object in this variable.
    Same(usize),
    /// An array of numbers: its source.
    Array(String),
    /// A collection of the JDK that equals this: its source, and what it is called.
    Collection(String, String),
    /// What can be seen there is this object.
    At(String),
    /// This constant of an enum.
    Constant(jvm::ClassId, String),
    /// Some object of this class.
    Something(jvm::ClassId),
}

impl Expected {
    /// The literal it equals, if it is a number, a truth value or null.
    pub fn literal(&self) -> Option<&str> {
        match self {
            Expected::True => Some("true"),
            Expected::False => Some("false"),
            Expected::Null => Some("null"),
            Expected::Equal(text) | Expected::Floating(text) => Some(text),
            _ => None,
        }
    }
}

/// What the method itself did.
pub(super) enum Done {
    Returned(Option<Expected>),
    /// An exception of this class, at this place.
    Threw(String, Option<Place>),
}

/// Something seen after the call.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Seen {
    /// How to see it, with `%` for the receiver and `@` for the result.
    pub how: String,
    pub expected: Expected,
    /// Whether looking may throw a checked exception.
    pub throws: bool,
}

/// Runs recipes and looks.
pub(super) struct Observer<'w, 's, 'p> {
    pub workshop: &'w mut Workshop<'s, 'p>,
    pub recipe: &'w Recipe<'p>,
}

impl<'p> Observer<'_, '_, 'p> {
    /// What the method does on the input that the recipe builds.
    pub fn done(&mut self) -> Result<Done, String> {
        let (vars, args) = self.workshop.follow(self.recipe)?;
        // The method itself may have helped to build its input.
        self.workshop.concrete.take_branches();
        let outcome = self.call_subject(&args)?;
        let vm = self.workshop.vm();
        Ok(match outcome {
            Outcome::Threw(exception) => {
                let class = vm.program.class_name(vm.state.heap.get(exception).class).to_string();
                Done::Threw(class, explore::thrown(vm, exception).place)
            }
            Outcome::Returned(value) => {
                let kind = self.workshop.subject.method.signature.result;
                let returns = kind != Kind::Void && value != Value::Unset;
                Done::Returned(returns.then(|| self.expected(value, kind, &vars)))
            }
        })
    }

    /// Whether the method changes an object that a factory gives to everybody: the next test would be given it as it is then.
    pub fn changes_what_is_shared(&mut self) -> bool {
        let is_factory = |step: &Step| matches!(step, Step::Factory(..));
        if !self.recipe.steps.iter().any(is_factory) {
            return false;
        }
        let Ok((vars, args)) = self.workshop.follow(self.recipe) else { return false };
        let shared = self.workshop.shared(self.recipe, &vars);
        let encoded = |vm: &Vm<'p>| shared.iter().map(|&object| encode(vm, object, &[])).collect::<Vec<_>>();
        let before = encoded(self.workshop.vm());
        let is_done = shared.is_empty() || self.call_subject(&args).is_ok();
        !is_done || before != encoded(self.workshop.vm())
    }

    /// Whether the method has asked for values in ways that a test cannot answer.
    pub fn asks_others(&mut self) -> bool {
        self.workshop.vm().script.as_deref().is_some_and(|script| script.asks_others || !script.asked.is_empty())
    }

    /// What the method was told, in the order in which it asked.
    pub fn told(&mut self) -> Vec<Operand> {
        let mut answers = self.recipe.answers.iter().cloned();
        let given = self.workshop.vm().script.as_deref().map_or(Vec::new(), |script| script.given.clone());
        let told = |given: Option<i32>| match given {
            Some(chosen) => Some(Operand::Plain(Datum::Int(chosen))),
            None => answers.next(),
        };
        given.into_iter().filter_map(told).collect()
    }

    /// The branches that were recorded, which ends with this.
    pub fn branches(&mut self) -> Vec<Branch> {
        let branches = self.workshop.concrete.take_branches();
        self.workshop.vm().coverage = None;
        branches
    }

    /// Calls the subject's method; for a constructor the new object is the result.
    pub(super) fn call_subject(&mut self, args: &[Value]) -> Result<Outcome, String> {
        let subject = self.workshop.subject;
        let vm = self.workshop.vm();
        let mut all = args.to_vec();
        let is_constructor = subject.is_constructor(vm.program);
        if is_constructor {
            vm.initialize_now(subject.class).map_err(|stop| explore::describe(&stop))?;
            let object = vm.state.heap.new_object(subject.class).map_err(|_| "the heap is full".to_string())?;
            all.insert(0, Value::Ref(object));
        }
        let outcome = vm.call(subject.method, &all).map_err(|stop| explore::describe(&stop))?;
        Ok(match outcome {
            Outcome::Returned(_) if is_constructor => Outcome::Returned(all[0]),
            other => other,
        })
    }

    /// What methods without effect say of the receiver after the call, those first that said something else before.
    pub fn seen(&mut self) -> Vec<Seen> {
        let Some(receiver) = self.receiver() else { return Vec::new() };
        let mut changed = Vec::new();
        for (method, args) in self.observers() {
            let Some(after) = self.ask(method, &args, receiver, true) else { continue };
            if !self.is_telling(method, &after) || matches!(after, Expected::Same(_)) {
                continue;
            }
            let before = self.ask(method, &args, receiver, false);
            if before.as_ref() != Some(&after) {
                let access = &self.workshop.access;
                let texts: Vec<String> = args.iter().map(|arg| operand_text(access, arg)).collect();
                let name = access.program.text(method.name);
                let throws = may_throw(access.program, method);
                changed.push(Seen { how: format!("%.{name}({})", texts.join(", ")), expected: after, throws });
            }
        }
        changed.truncate(4);
        let room = 6usize.saturating_sub(changed.len()).min(4);
        let fields = if changed.is_empty() { self.changed_fields(room) } else { Vec::new() };
        changed.extend(fields);
        changed
    }

    /// Whether what a method gives can be compared with something.
    pub(super) fn is_telling(&self, method: &Method, expected: &Expected) -> bool {
        let is_array = self.workshop.access.program.text(method.descriptor).contains(")[");
        match expected {
            Expected::Something(_) => false,
            Expected::Array(_) => is_array,
            _ => true,
        }
    }

    fn receiver(&self) -> Option<usize> {
        let subject = self.workshop.subject;
        if subject.method.flags.is_static() || subject.is_constructor(self.workshop.access.program) {
            return None;
        }
        match self.recipe.args.first() {
            Some(Operand::Var(var)) => Some(*var),
            _ => None,
        }
    }

    /// Methods to ask: without parameters, or with those of the subject.
    fn observers(&self) -> Vec<(&'p Method, Vec<Operand>)> {
        let workshop = &*self.workshop;
        let (access, subject) = (&workshop.access, workshop.subject);
        let program = access.program;
        let own = [subject.invariant, subject.requires, subject.ensures, subject.old, Some(subject.method)];
        // What overrides one of them, or is overridden by it, is the same to who calls it.
        let is_same = |a: &Method, b: &Method| a.name == b.name && a.descriptor == b.descriptor;
        let is_own = |method: &Method| own.iter().flatten().any(|m| is_same(m, method));
        let plain: Vec<Operand> =
            self.recipe.args.iter().skip(1).filter(|arg| !matches!(arg, Operand::Var(_))).cloned().collect();
        let takes_same = |method: &Method| {
            plain.len() + 1 == self.recipe.args.len()
                && method.signature.params.len() == 1
                && !plain.is_empty()
                && plain[0] != Operand::Plain(Datum::Null)
                && first_parameter(program.text(method.descriptor))
                    == first_parameter(program.text(subject.method.descriptor))
        };
        let mut found: Vec<(&'p Method, Vec<Operand>)> = Vec::new();
        for holder in subject.class.chain.iter().map(|&id| program.class(id)).filter(|class| !class.is_platform) {
            for method in holder.methods.iter().map(|&id| program.method(id)) {
                let is_known = found.iter().any(|(known, _)| is_same(known, method));
                if !is_observer(program, method) || is_own(method) || is_known || !access.method(method) {
                    continue;
                }
                if method.signature.params.is_empty() {
                    found.push((method, Vec::new()));
                } else if takes_same(method) {
                    found.push((method, plain[..1].to_vec()));
                }
            }
        }
        found.truncate(MOST_OBSERVERS);
        found
    }

    /// What a method says, if asking changes nothing.
    fn ask(&mut self, method: &'p Method, args: &[Operand], receiver: usize, after: bool) -> Option<Expected> {
        let (vars, values) = self.workshop.follow(self.recipe).ok()?;
        if after {
            self.call_subject(&values).ok()?;
        }
        let object = vars[receiver].as_ref()?;
        let vm = self.workshop.vm();
        let before = encode(vm, object, &[])?;
        let mut all = vec![vars[receiver]];
        let mut cook = crate::build::recipe::Cook { vm, vars: vars.clone() };
        for arg in args {
            all.push(cook.value(arg).ok()?);
        }
        let selected = cook.selected(method, vars[receiver]).ok()?;
        let value = cook.call(selected, &all).ok()?;
        let is_same = encode(self.workshop.vm(), object, &[])? == before;
        is_same.then(|| self.expected(value, method.signature.result, &vars))
    }

    /// A value as a test can expect it.
    pub(super) fn expected(&mut self, value: Value, kind: Kind, vars: &[Value]) -> Expected {
        match expected(self.workshop.vm(), value, kind, vars) {
            Expected::Constant(class, _) if !self.workshop.access.class(class) => Expected::Something(class),
            Expected::Something(class) => match self.collection(value, class, vars) {
                Some((source, word)) => Expected::Collection(source, word),
                None => Expected::Something(class),
            },
            other => other,
        }
    }

    /// Fields in reach of the receiver's variable and of other variables that changed.
    fn changed_fields(&mut self, most: usize) -> Vec<Seen> {
        let Ok((vars, args)) = self.workshop.follow(self.recipe) else { return Vec::new() };
        let before = self.visible_fields(&vars);
        if self.call_subject(&args).is_err() {
            return Vec::new();
        }
        let after = self.visible_fields(&vars);
        let mut changed: Vec<Seen> = after.into_iter().filter(|seen| !before.contains(seen)).collect();
        changed.retain(|seen| {
            !matches!(seen.expected, Expected::Something(_)) || before.iter().any(|b| b.how == seen.how)
        });
        changed.truncate(most);
        changed
    }

    fn visible_fields(&mut self, vars: &[Value]) -> Vec<Seen> {
        let mut seen = Vec::new();
        for (var, value) in self.recipe.vars.iter().zip(vars) {
            if let Some(object) = value.as_ref().filter(|object| !object.is_null()) {
                self.fields_of(object, &var.name, vars, 3, &mut seen);
            }
        }
        seen
    }

    pub(super) fn fields_of(&mut self, object: Ref, path: &str, vars: &[Value], depth: usize, seen: &mut Vec<Seen>) {
        let access = self.workshop.access.clone();
        let program = access.program;
        let vm = self.workshop.vm();
        let class: &Class = program.class(vm.state.heap.get(object).class);
        if depth == 0 || class.is_platform || !access.class(class.id) {
            return;
        }
        for holder in class.chain.iter().map(|&id| program.class(id)).filter(|holder| access.class(holder.id)) {
            for field in holder.fields.iter().filter(|f| !f.flags.is_static() && access.member(holder, f.flags)) {
                if field.flags.is_synthetic() {
                    continue;
                }
                // A field declared by a class that the path's static type does not have.
                let vm = self.workshop.vm();
                let Some(value) = vm.field(object, field.slot) else { continue };
                let how = format!("{path}.{}", program.text(field.name));
                let expected = self.expected(value, field.kind, vars);
                let is_array = program.text(field.descriptor).starts_with('[');
                if is_array || !matches!(expected, Expected::Array(_)) {
                    seen.push(Seen { how: how.clone(), expected: expected.clone(), throws: false });
                }
                let declared = access.named(program.text(field.descriptor));
                if let (Expected::Something(found), Value::Ref(next)) = (&expected, value)
                    && Some(*found) == declared
                {
                    self.fields_of(next, &how, vars, depth - 1, seen);
                }
            }
        }
    }
}

/// Whether a method is there to tell something.
pub(super) fn is_observer(program: &jvm::Program, method: &Method) -> bool {
    let name = program.text(method.name);
    method.signature.result != Kind::Void
        && !method.flags.is_static()
        && !name.starts_with('<')
        && !["hashCode", "toString", "clone", "iterator"].contains(&name)
        && !["Ensures", "Requires", "Old"].iter().any(|end| name.ends_with(end))
}

/// Whether a method declares exceptions.
pub(super) fn may_throw(program: &jvm::Program, method: &Method) -> bool {
    let file = program.class(method.class).file.as_ref();
    file.is_some_and(|file| file.attribute(&method.attributes, "Exceptions").is_some())
}

fn first_parameter(descriptor: &str) -> Option<&str> {
    let inside = descriptor.strip_prefix('(')?.split_once(')')?.0;
    crate::java::split(inside).first().copied()
}

fn operand_text(access: &Access<'_>, operand: &Operand) -> String {
    match operand {
        Operand::Plain(datum) | Operand::Boxed(_, datum) => literal(*datum).unwrap_or_default(),
        Operand::Text(units) => string(units),
        Operand::Constant(class, name) => format!("{}.{name}", access.name(*class)),
        Operand::Var(_) => String::new(),
    }
}

/// A value of a machine as a test expects it.
fn expected(vm: &Vm<'_>, value: Value, kind: Kind, vars: &[Value]) -> Expected {
    let object = match value {
        Value::Ref(object) if object.is_null() => return Expected::Null,
        Value::Ref(object) => object,
        number => return number_expected(number, kind),
    };
    if let Some(var) = vars.iter().position(|&var| var == value) {
        return Expected::Same(var);
    }
    let held = vm.state.heap.get(object);
    let class = vm.program.class_name(held.class);
    if held.class == vm.known.string {
        return Expected::Equal(string(&vm.text16(object)));
    }
    if let Some((class, name)) = vm.enum_constant(object) {
        return Expected::Constant(class, name);
    }
    if is_box(class)
        && let Some((kind, number)) = vm.unboxed(object)
        && let Some(text) = literal(datum(number, kind))
    {
        let class = class.trim_start_matches("java/lang/");
        return Expected::Equal(format!("{class}.valueOf({text})"));
    }
    if let Some((_, kind)) = vm.program.class(held.class).element()
        && kind != Kind::Ref
    {
        let length = held.body.len().unwrap_or(0);
        let parts: Option<Vec<String>> =
            (0..length).map(|at| literal(datum(held.body.get(at).unwrap_or_default(), kind))).collect();
        if let Some(parts) = parts.filter(|_| length <= 32 && !matches!(kind, Kind::Float | Kind::Double)) {
            let element = format!("{kind:?}").to_lowercase();
            return Expected::Array(format!("new {element}[] {{{}}}", parts.join(", ")));
        }
    }
    Expected::Something(held.class)
}

fn datum(value: Value, kind: Kind) -> Datum {
    match value {
        Value::Int(v) => Datum::of_bits(kind, v as i64),
        Value::Long(v) => Datum::Long(v),
        Value::Float(v) => Datum::Float(v),
        Value::Double(v) => Datum::Double(v),
        _ => Datum::zero(kind),
    }
}

fn number_expected(value: Value, kind: Kind) -> Expected {
    match datum(value, kind) {
        Datum::Boolean(true) => Expected::True,
        Datum::Boolean(false) => Expected::False,
        number @ (Datum::Float(_) | Datum::Double(_)) => Expected::Floating(literal(number).unwrap_or_default()),
        number => Expected::Equal(literal(number).unwrap_or_default()),
    }
}
