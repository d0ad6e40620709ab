//! One run as a test.

use explore::{End, Subject};
use jvm::{ClassId, Kind, Method};
use witness::{Datum, Run};

use super::name;
use super::observe::{Done, Expected, Observer, Seen};
use super::write::Writer;
use crate::build::recipe::{Operand, Recipe, Step};
use crate::build::{Likeness, Workshop};
use crate::drawing::draw;
use crate::java::{Access, is_identifier, literal};

/// A test that is not put on paper yet.
#[derive(Clone, Debug)]
pub struct Draft {
    /// Its name; several drafts may have the same.
    pub name: String,
    /// A longer name that tells its input, for where the short one is not its own.
    pub detailed: String,
    /// The path it is of.
    pub path: explore::PathId,
    /// The input, drawn.
    pub heap: Vec<String>,
    /// Statements that build the input.
    pub given: Vec<String>,
    /// Statements that call the method.
    pub call: Vec<String>,
    /// Statements that check what it did.
    pub checks: Vec<String>,
    /// What is wrong with the method, if the test is to fail.
    pub bug: Option<String>,
    /// Whether the test declares exceptions.
    pub throws: bool,
    /// What only reflection can do, in words.
    pub reflected: Vec<String>,
    /// Whether the input was put together from outside, and no invariant says that there are such objects.
    pub is_forced: bool,
    /// Warnings that the code would get.
    pub warnings: Vec<&'static str>,
    /// The same test with parameters, if only numbers make it special.
    pub(super) values: Option<Values>,
}

/// The numbers of a test that could be parameters.
#[derive(Clone, Debug)]
pub(super) struct Values {
    /// Type and name of each parameter; what is expected comes last.
    pub parameters: Vec<(String, String)>,
    pub literals: Vec<String>,
    /// The statements with parameters in their places.
    pub call: Vec<String>,
    pub checks: Vec<String>,
}

/// The dialect of a test.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Junit {
    /// JUnit 4.13.
    Four,
    /// JUnit 5.
    Five,
}

/// How tests are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Style {
    /// The dialect.
    pub junit: Junit,
    /// Whether each test checks first that its input satisfies invariant and precondition.
    pub check_inputs: bool,
}

/// Writes a run down as a test; an error says why it cannot be one.
pub fn draft(workshop: &mut Workshop<'_, '_>, run: &Run, style: Style) -> Result<Draft, String> {
    if let End::Exit(_) = run.end {
        return Err("it ends the JVM".to_string());
    }
    if let End::Threw(thrown) | End::Uncaught(thrown) = &run.end
        && thrown.class == "java.lang.OutOfMemoryError"
    {
        // It would end the whole run of the tests, or depend on how much memory that has.
        return Err("it takes more memory than there is".to_string());
    }
    if workshop.subject.is_main {
        return Err("a program's main is no method to test".to_string());
    }
    if !run.times.is_empty() {
        return Err("it depends on the time".to_string());
    }
    // What only looks the same from outside may do something else; then it is built exactly.
    draft_with(workshop, run, style, Likeness::Outside).or_else(|_| draft_with(workshop, run, style, Likeness::Exact))
}

fn draft_with(workshop: &mut Workshop<'_, '_>, run: &Run, style: Style, likeness: Likeness) -> Result<Draft, String> {
    let mut recipe = workshop.recipe(&run.witness, likeness, false)?;
    if (Observer { workshop, recipe: &recipe }).changes_what_is_shared() {
        recipe = workshop.recipe(&run.witness, likeness, true)?;
    }
    if recipe.is_alike {
        workshop.concrete.record_branches();
    }
    let mut observer = Observer { workshop, recipe: &recipe };
    let done = observer.done()?;
    agrees(run, &done)?;
    if observer.asks_others() {
        return Err("the method asks in ways that a test cannot answer".to_string());
    }
    let told = observer.told();
    if recipe.is_alike && observer.branches() != run.branches {
        return Err("a collection with the same in it takes another way".to_string());
    }
    let mut seen = Vec::new();
    if run.end.violates().is_none() {
        seen = observer.seen_of_result(&done);
        seen.extend(observer.seen());
    }
    let (access, subject) = (workshop.access.clone(), workshop.subject);
    let names = parameter_names(workshop);
    let mut drafting = Drafting {
        writer: Writer { access: &access, recipe: &recipe, reflected: Vec::new(), throws: false },
        subject,
        recipe: &recipe,
        junit: style.junit,
        names: &names,
    };
    let mut given = drafting.writer.steps();
    given.extend(drafting.writer.answers(&told));
    let (call, checks) = drafting.body(run, &done, &seen, None);
    let broken = match run.end {
        End::Invariant(_) => subject.invariant,
        End::Postcondition(_) => subject.ensures,
        _ => None,
    };
    let is_checked = |broken: &Method| checks.iter().any(|check| check.contains(access.program.text(broken.name)));
    if broken.is_some_and(|broken| !is_checked(broken)) {
        return Err("what it breaks cannot be called from a test".to_string());
    }
    let values = drafting.values(run, &done, &seen).filter(|_| !style.check_inputs);
    if style.check_inputs {
        given.extend(drafting.validity());
    }
    let (mut reflected, throws) = (drafting.writer.reflected, drafting.writer.throws);
    reflected.sort();
    reflected.dedup();
    let forces = |what: &String| what.ends_with(" is set") || what.ends_with(" without a constructor");
    let is_forced = subject.invariant.is_none() && reflected.iter().any(forces);
    Ok(Draft {
        name: name::name(access.program, subject, &names, run, &done, false),
        detailed: name::name(access.program, subject, &names, run, &done, true),
        path: run.path.clone(),
        heap: drawing(&access, subject, &names, run),
        given,
        call,
        checks,
        bug: run.end.violates().map(|_| bug_words(&run.end)),
        throws,
        reflected,
        is_forced,
        warnings: warnings(&access, subject, &recipe),
        values,
    })
}

/// Whether the built input does what the path says: the same exception, a bug's at the same place, or none.
fn agrees(run: &Run, done: &Done) -> Result<(), String> {
    let thrown = match &run.end {
        End::Threw(t) | End::Uncaught(t) | End::Assertion(t) => Some(t.class.replace('.', "/")),
        _ => None,
    };
    let (found, place) = match done {
        Done::Threw(class, place) => (Some(class.clone()), place.as_ref()),
        Done::Returned(_) => (None, None),
    };
    // Where the stack is full is another place every time.
    let is_anywhere = found.as_deref() == Some("java/lang/StackOverflowError");
    if let End::Uncaught(uncaught) = &run.end
        && thrown == found
        && !is_anywhere
        && uncaught.place.as_ref() != place
    {
        return Err("built in another way it fails at another place".to_string());
    }
    let is_same = match (run.after.result.map(literal), done) {
        // Objects are compared by what is seen of them.
        (Some(Some(result)), Done::Returned(Some(expected))) => expected.literal().is_none_or(|text| text == result),
        _ => true,
    };
    if thrown == found && is_same { Ok(()) } else { Err("built in another way it behaves in another way".to_string()) }
}

fn bug_words(end: &End) -> String {
    match end.place() {
        Some(place) => format!("{} at {place}", end.describe()),
        None => end.describe(),
    }
}

fn parameter_names(workshop: &Workshop<'_, '_>) -> Vec<String> {
    let (vm, method) = (&workshop.concrete.vm, workshop.subject.method);
    let first = if method.flags.is_static() { 0 } else { 1 };
    let name = |(at, &kind): (usize, &Kind)| {
        let own = vm.parameter_name(method, at as u16 + first).filter(|name| is_identifier(name));
        own.unwrap_or_else(|| name::parameter_word(kind).to_string())
    };
    method.signature.params.iter().enumerate().map(name).collect()
}

fn drawing(access: &Access<'_>, subject: &Subject<'_>, names: &[String], run: &Run) -> Vec<String> {
    let has_receiver = !subject.method.flags.is_static() && !subject.is_constructor(access.program);
    let receiver = has_receiver.then(|| "this".to_string());
    let roots: Vec<(String, Datum)> =
        receiver.into_iter().chain(names.iter().cloned()).zip(run.witness.args.iter().copied()).collect();
    draw(&roots, &run.witness.objects)
}

/// Warnings of `javac -Xlint:all` that using these classes brings.
fn warnings(access: &Access<'_>, subject: &Subject<'_>, recipe: &Recipe<'_>) -> Vec<&'static str> {
    let program = access.program;
    let result = access.result(subject.method);
    let classes = recipe.vars.iter().map(|var| var.class).chain([subject.class.id]);
    let is_generic = classes.into_iter().any(|class| {
        let chain =
            program.class(class).chain.iter().map(|&id| program.class(id)).filter(|c| !c.is_platform || c.id == class);
        chain
            .into_iter()
            .any(|class| class.file.as_ref().is_some_and(|file| file.class_attribute("Signature").is_some()))
    });
    let is_old = |method: &Method| {
        let file = program.class(method.class).file.as_ref();
        file.is_some_and(|file| {
            let own = file.attribute(&method.attributes, "Deprecated").is_some();
            own || file.class_attribute("Deprecated").is_some()
        })
    };
    let is_old_class = |class: ClassId| {
        let file = program.class(class).file.as_ref();
        file.is_some_and(|file| file.class_attribute("Deprecated").is_some())
    };
    let mut called = recipe.steps.iter().filter_map(|step| match step {
        Step::New(_, method, _) | Step::Factory(_, method, _) | Step::Call(_, method, _) => Some(*method),
        _ => None,
    });
    let mut all = Vec::new();
    let takes_generics = program.class(subject.method.class).file.as_ref();
    let has_signature = takes_generics.is_some_and(|f| f.attribute(&subject.method.attributes, "Signature").is_some());
    // Old code says nothing of what is in a list that it gives.
    let has_variables = |class: ClassId| {
        jvm::generic::declaration(program.class(class)).is_some_and(|(variables, _)| !variables.is_empty())
    };
    if is_generic || has_signature || result.is_some_and(has_variables) {
        all.extend(["rawtypes", "unchecked"]);
    }
    let mut named = recipe.vars.iter().map(|var| var.class).chain(result);
    if is_old(subject.method) || called.any(is_old) || named.any(is_old_class) {
        all.extend(["deprecation", "removal"]);
    }
    all
}

struct Drafting<'a, 'p> {
    writer: Writer<'a, 'p>,
    subject: &'a Subject<'p>,
    recipe: &'a Recipe<'p>,
    junit: Junit,
    names: &'a [String],
}

impl<'p> Drafting<'_, 'p> {
    /// The call and the checks. With parameters, these stand for the arguments, and the last for what is expected.
    fn body(
        &mut self,
        run: &Run,
        done: &Done,
        seen: &[Seen],
        parameters: Option<&[String]>,
    ) -> (Vec<String>, Vec<String>) {
        let (mut call, mut checks) = (Vec::new(), Vec::new());
        let expression = self.expression(parameters);
        let is_constructor = self.subject.is_constructor(self.writer.access.program);
        let fails = run.end.violates().is_some();
        let ensures = matches!(run.end, End::Postcondition(_)).then_some(self.subject.ensures).flatten();
        if ensures.is_some() {
            call.extend(self.old());
        }
        match done {
            Done::Threw(class, _) if !fails => {
                let class = self.throwable(class);
                call.push(format!("assertThrows({class}.class, () -> {expression});"));
            }
            Done::Returned(Some(expected)) if !fails || ensures.is_some() => {
                call.push(format!("{} {} = {expression};", self.result_type(), self.result_name()));
                if ensures.is_none() {
                    let expected = match parameters.and_then(|p| p.last()) {
                        Some(name) if self.is_number(expected) => Expected::Equal(name.clone()),
                        _ => expected.clone(),
                    };
                    let is_object = self.is_reflected()
                        || matches!(expected, Expected::Array(_)) && !self.result_type().ends_with("[]");
                    // What is said of an object says that there is one.
                    let is_said = seen.iter().any(|one| one.how.starts_with('@'));
                    if !matches!(expected, Expected::Something(_)) || !is_said {
                        checks.push(self.check(&self.result_name(), &expected, is_object));
                    }
                }
            }
            _ if is_constructor && matches!(done, Done::Returned(_)) => {
                call.push(format!("{} {} = {expression};", self.result_type(), self.result_name()));
            }
            _ => call.push(format!("{expression};")),
        }
        let receiver = self.receiver();
        if !matches!(done, Done::Threw(..)) || !fails {
            let name = receiver.as_deref().unwrap_or_default();
            self.writer.throws |= seen.iter().any(|one| one.throws);
            let how = |one: &Seen| match one.how.strip_prefix('@') {
                Some(rest) => format!("{}{rest}", self.result_name()),
                None => one.how.replacen('%', name, 1),
            };
            checks.extend(seen.iter().map(|one| self.check(&how(one), &one.expected, false)));
        }
        if let Some(ensures) = ensures {
            checks.extend(self.postcondition(ensures, matches!(done, Done::Returned(Some(_)))));
        }
        if !(fails && matches!(done, Done::Threw(..))) && (!is_constructor || matches!(done, Done::Returned(_))) {
            checks.extend(self.invariant(receiver));
        }
        (call, checks)
    }

    fn is_number(&self, expected: &Expected) -> bool {
        matches!(expected, Expected::Equal(text) if text.parse::<i64>().is_ok() || text.ends_with("_VALUE"))
            || matches!(expected, Expected::True | Expected::False)
    }

    /// The same test with parameters.
    fn values(&mut self, run: &Run, done: &Done, seen: &[Seen]) -> Option<Values> {
        if self.junit == Junit::Four
            || run.end.violates().is_some()
            || self.is_reflected()
            || !self.recipe.answers.is_empty()
            || !self.recipe.picks.is_empty()
        {
            return None;
        }
        let program = self.writer.access.program;
        let has_receiver = !self.subject.method.flags.is_static() && !self.subject.is_constructor(program);
        let kinds = &self.subject.method.signature.params;
        let (mut parameters, mut literals) = (Vec::new(), Vec::new());
        for ((operand, &kind), name) in self.recipe.args.iter().skip(has_receiver as usize).zip(kinds).zip(self.names) {
            let Operand::Plain(datum) = operand else { return None };
            let is_csv = matches!(kind, Kind::Int | Kind::Long | Kind::Boolean);
            let text = literal(*datum).filter(|text| is_csv && !text.ends_with("_VALUE"))?;
            parameters.push((format!("{kind:?}").to_lowercase(), name.clone()));
            literals.push(text.trim_end_matches('L').to_string());
        }
        let mut names: Vec<String> = parameters.iter().map(|(_, name)| name.clone()).collect();
        match done {
            Done::Returned(Some(expected)) => {
                let kind = self.subject.method.signature.result;
                let text = match expected {
                    Expected::True => "true".to_string(),
                    Expected::False => "false".to_string(),
                    Expected::Equal(text) if matches!(kind, Kind::Int | Kind::Long) => {
                        text.trim_end_matches('L').to_string()
                    }
                    _ => return None,
                };
                text.parse::<i64>().is_ok().then_some(()).or_else(|| text.parse::<bool>().ok().map(|_| ()))?;
                parameters.push((format!("{kind:?}").to_lowercase(), "expected".to_string()));
                literals.push(text);
                names.push("expected".to_string());
            }
            Done::Returned(None) if !parameters.is_empty() => names.push(String::new()),
            _ => return None,
        }
        if names.len() < 2 || names.iter().enumerate().any(|(at, name)| names[..at].contains(name)) {
            return None;
        }
        let (call, checks) = self.body(run, done, seen, Some(&names));
        Some(Values { parameters, literals, call, checks })
    }

    fn receiver(&self) -> Option<String> {
        let program = self.writer.access.program;
        if self.subject.is_constructor(program) {
            return Some(self.result_name());
        }
        let receiver = self.recipe.args.first().filter(|_| !self.subject.method.flags.is_static());
        match receiver? {
            Operand::Var(var) => Some(self.recipe.vars[*var].name.clone()),
            Operand::Constant(class, name) => Some(format!("{}.{name}", self.writer.access.name(*class))),
            _ => None,
        }
    }

    /// The call of the method.
    fn expression(&mut self, parameters: Option<&[String]>) -> String {
        let (program, method) = (self.writer.access.program, self.subject.method);
        let is_constructor = self.subject.is_constructor(program);
        let has_receiver = !method.flags.is_static() && !is_constructor;
        let receiver = self.receiver();
        let args: Vec<Operand> = self.recipe.args.iter().skip(has_receiver as usize).cloned().collect();
        if let Some(names) = parameters {
            let list = names[..args.len()].join(", ");
            let name = program.text(method.name);
            return match receiver {
                _ if is_constructor => format!("new {}({list})", self.writer.access.name(self.subject.class.id)),
                Some(receiver) => format!("{receiver}.{name}({list})"),
                None => format!("{}.{name}({list})", self.writer.access.name(method.class)),
            };
        }
        if is_constructor {
            let text = self.writer.construct(self.subject.class, method, &args);
            let declared = self.result_type();
            let is_cast = text.starts_with("construct(") && declared != "Object";
            return if is_cast { format!("({declared}) {text}") } else { text };
        }
        self.writer.call(receiver.as_deref().filter(|_| has_receiver), method, &args)
    }

    fn is_reflected(&self) -> bool {
        !self.writer.is_open(self.subject.method)
    }

    fn result_name(&self) -> String {
        let program = self.writer.access.program;
        let wish = if self.subject.is_constructor(program) {
            crate::java::variable_for(&program.external_name(self.subject.class.id))
        } else {
            "result".to_string()
        };
        let is_taken = |name: &str| self.recipe.vars.iter().any(|var| var.name == name);
        let options = [wish.clone(), format!("new{}", crate::java::capitalized(&wish)), "outcome".to_string()];
        options.into_iter().find(|name| !is_taken(name)).unwrap_or_else(|| format!("{wish}_"))
    }

    fn result_type(&self) -> String {
        let access = self.writer.access;
        let program = access.program;
        if self.subject.is_constructor(program) {
            return access.name(self.writer.declared_class(self.subject.class.id));
        }
        let class = access.result(self.subject.method).filter(|&class| access.class(class) && !self.is_reflected());
        class.map_or_else(|| "Object".to_string(), |class| access.name(class))
    }

    /// The closest exception class that can be named.
    fn throwable(&self, class: &str) -> String {
        let access = self.writer.access;
        let loaded = access.program.load(class);
        loaded.map_or_else(|_| "Throwable".to_string(), |class| access.name(self.writer.declared_class(class.id)))
    }

    /// One assertion.
    fn check(&self, what: &str, expected: &Expected, is_object: bool) -> String {
        match expected {
            Expected::True if is_object => format!("assertEquals(true, {what});"),
            Expected::False if is_object => format!("assertEquals(false, {what});"),
            Expected::True => format!("assertTrue({what});"),
            Expected::False => format!("assertFalse({what});"),
            Expected::Null => format!("assertNull({what});"),
            Expected::Equal(text) => format!("assertEquals({text}, {what});"),
            Expected::Floating(text) if self.junit == Junit::Four && !is_object => {
                let zero = if text.ends_with('f') { "0.0f" } else { "0.0" };
                format!("assertEquals({text}, {what}, {zero});")
            }
            Expected::Floating(text) => format!("assertEquals({text}, {what});"),
            Expected::Same(var) => format!("assertSame({}, {what});", self.recipe.vars[*var].name),
            Expected::At(path) => format!("assertSame({path}, {what});"),
            Expected::Collection(source, _) => format!("assertEquals({source}, {what});"),
            Expected::Array(source) if is_object => {
                let array = source.trim_start_matches("new ").split(' ').next().unwrap_or_default();
                format!("assertArrayEquals({source}, ({array}) {what});")
            }
            Expected::Array(source) => format!("assertArrayEquals({source}, {what});"),
            Expected::Constant(class, name) => {
                format!("assertEquals({}.{name}, {what});", self.writer.access.name(*class))
            }
            Expected::Something(_) => format!("assertNotNull({what});"),
        }
    }

    /// That the invariant holds.
    fn invariant(&mut self, receiver: Option<String>) -> Option<String> {
        let (invariant, receiver) = (self.subject.invariant?, receiver?);
        let access = self.writer.access;
        let program = access.program;
        if invariant.flags.is_static() || program.class(invariant.class).id != invariant.class {
            self.writer.note_exceptions(invariant);
            let owner = access.name(invariant.class);
            let name = program.text(invariant.name);
            return access.method(invariant).then(|| format!("assertTrue({owner}.{name}({receiver}));"));
        }
        if !program.is_subtype(self.subject.class.id, invariant.class) {
            return None;
        }
        let text = self.writer.call(Some(&receiver), invariant, &[]);
        let is_open = self.writer.is_open(invariant);
        Some(if is_open { format!("assertTrue({text});") } else { format!("assertEquals(true, {text});") })
    }

    /// That the input is one that the method is meant for.
    fn validity(&mut self) -> Vec<String> {
        let mut checks = Vec::new();
        if !self.subject.is_constructor(self.writer.access.program) {
            let receiver = self.receiver();
            checks.extend(self.invariant(receiver));
        }
        if let Some(requires) = self.subject.requires {
            checks.extend(self.predicate(requires, &[]).map(|call| format!("assertTrue({call});")));
        }
        let marked = |check: String| match self.junit {
            Junit::Five => check.replacen(");", ", \"invalid input\");", 1),
            Junit::Four => check.replacen('(', "(\"invalid input\", ", 1),
        };
        checks.into_iter().map(marked).collect()
    }

    /// What is evaluated before the call, for the postcondition.
    fn old(&mut self) -> Option<String> {
        let old = self.subject.old?;
        let class = self.writer.access.result(old)?;
        let call = self.predicate(old, &[])?;
        Some(format!("{} old = {call};", self.writer.access.name(class)))
    }

    fn postcondition(&mut self, ensures: &'p Method, has_result: bool) -> Option<String> {
        let mut extra = Vec::new();
        if has_result {
            extra.push(self.result_name());
        }
        if self.subject.old.is_some() {
            extra.push("old".to_string());
        }
        let call = self.predicate(ensures, &extra)?;
        Some(format!("assertTrue({call});"))
    }

    /// A call of a predicate of the contract, on the method's arguments and more.
    fn predicate(&mut self, predicate: &'p Method, extra: &[String]) -> Option<String> {
        let has_receiver = !self.subject.method.flags.is_static();
        if !self.writer.is_open(predicate) || self.subject.is_constructor(self.writer.access.program) {
            return None;
        }
        self.writer.note_exceptions(predicate);
        let operands: Vec<Operand> = self.recipe.args.iter().skip(has_receiver as usize).cloned().collect();
        let mut texts: Vec<String> = operands.iter().map(|operand| self.writer.operand(operand, None)).collect();
        texts.extend(extra.iter().cloned());
        texts.truncate(predicate.signature.params.len());
        let owner = match self.receiver() {
            Some(receiver) if !predicate.flags.is_static() => receiver,
            _ => self.writer.access.name(predicate.class),
        };
        Some(format!("{owner}.{}({})", self.writer.access.program.text(predicate.name), texts.join(", ")))
    }
}
