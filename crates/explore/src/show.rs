//! Input heaps and conditions as text. Objects and unknowns are named by the way they are reached at entry:
//! `this.root.left.key`.

use exec::Vm;
use exec::symbolic::{Alternative, Symbolic};
use heap::input::Initial;
use heap::{InputId, Known, Origin, Ref, SymbolId, Value};
use jvm::{ClassId, Kind};
use term::{Const, Model, Var, VarKind};

use crate::machine::SetUp;
use crate::subject::Subject;

/// Names for everything in a state.
pub(crate) struct Naming<'a, 'p> {
    vm: &'a Vm<'p>,
    symbolic: Option<&'a Symbolic>,
    subject: &'a Subject<'p>,
    args: &'a [Value],
    /// Whether origins are written as JBSE writes them.
    origins: bool,
}

impl<'a, 'p> Naming<'a, 'p> {
    pub fn new(vm: &'a Vm<'p>, subject: &'a Subject<'p>, args: &'a [Value]) -> Naming<'a, 'p> {
        Naming { vm, symbolic: vm.symbolic_part(), subject, args, origins: false }
    }

    /// Names as the configuration wants them.
    pub fn of(vm: &'a Vm<'p>, setup: &'a SetUp<'p>, args: &'a [Value]) -> Naming<'a, 'p> {
        Naming { origins: setup.config.names_origins, ..Naming::new(vm, &setup.subject, args) }
    }

    /// The path condition, in Java.
    pub fn condition(&self) -> String {
        let Some(symbolic) = self.symbolic else { return String::new() };
        let mut parts = Vec::new();
        let input = &symbolic.input;
        for (number, symbol) in input.symbols().iter().enumerate() {
            let name = self.origin(symbol.origin);
            // Constructors say so; nothing was assumed.
            let is_never_null = self.vm.never_null(SymbolId::new(number)).is_some();
            match symbol.known {
                Known::Reference => {}
                Known::Location if is_never_null => {}
                Known::Location => parts.push(format!("{name} != null")),
                Known::Null => parts.push(format!("{name} == null")),
                Known::Object(at) => match input.find(at) {
                    Some(id) if input.object(id).symbol.index() == number => {
                        let is_argument = !matches!(symbol.origin, Origin::Argument(0));
                        if !is_never_null && (is_argument || self.subject.method.flags.is_static()) {
                            parts.push(format!("{name} != null"));
                        }
                    }
                    Some(id) => parts.push(format!("{name} == {}", self.object(id))),
                    None => parts.push(format!("{name} == {}", self.constant_name(at))),
                },
            }
        }
        for (number, object) in input.objects().iter().enumerate() {
            let name = self.object(InputId(number as u32));
            let bound = input.symbol(object.symbol).bound;
            if let Initial::Text(chars) = &object.initial {
                parts.push(format!("{name}.length() == {}", chars.len()));
            }
            let is_made = self.vm.never_null(object.symbol).is_some_and(|claim| claim.class.is_some());
            let is_final = self.vm.program.class(bound).flags.is_final();
            let is_told = is_made || object.types[0] == bound && is_final || self.is_only_type(bound);
            if object.types.len() == 1 && !is_told {
                parts.push(format!("{name}.getClass() == {}.class", self.class_name(object.types[0])));
            }
            for (earlier, other) in input.objects()[..number].iter().enumerate() {
                if other.types.iter().any(|class| object.types.contains(class)) {
                    parts.push(format!("{name} != {}", self.object(InputId(earlier as u32))));
                }
            }
        }
        for &conjunct in symbolic.path.conjuncts() {
            parts.push(symbolic.terms.show(conjunct, &|var| self.variable(var)));
        }
        if parts.is_empty() { "true".to_string() } else { parts.join(" && ") }
    }

    /// Whether an input of this static type can be of one class only.
    fn is_only_type(&self, bound: ClassId) -> bool {
        self.symbolic.is_some_and(|s| s.universe.count(bound).is_none_or(|count| count == 1))
    }

    /// The input: arguments, then objects. With a model, numbers have values; without, unknowns stand for themselves.
    pub fn heap(&self, model: Option<&Model>) -> Vec<String> {
        let Some(symbolic) = self.symbolic else { return Vec::new() };
        let mut lines = Vec::new();
        let is_static = self.subject.method.flags.is_static();
        for (at, &arg) in self.args.iter().enumerate() {
            // A receiver is shown as an object, but a constant of an enum is none of the input's.
            let is_object = !is_static && !self.subject.class.flags.is_enum();
            if at == 0 && (is_object || self.subject.is_main) {
                continue;
            }
            let name = self.argument(at as u16);
            if let Some(text) = self.typed(arg, self.argument_kind(at), model, true).filter(|text| *text != name) {
                lines.push(format!("{name} = {text}"));
            }
        }
        for symbol in symbolic.input.symbols() {
            if let (Origin::Asked(_) | Origin::Static(_), Known::Null) = (symbol.origin, symbol.known) {
                lines.push(format!("{} = null", self.origin(symbol.origin)));
            }
        }
        if let Some(model) = model {
            for (index, unknown) in symbolic.input.unknowns().iter().enumerate() {
                if let Origin::Asked(_) | Origin::Static(_) = unknown.origin {
                    let value = model.get(Var { index: index as u32, kind: unknown.kind });
                    lines.push(format!("{} = {}", self.origin(unknown.origin), number_text(value, unknown.kind)));
                }
            }
        }
        for (number, object) in symbolic.input.objects().iter().enumerate() {
            let name = self.object(InputId(number as u32));
            let class = self.class_name(if object.types.len() == 1 { object.types[0] } else { object.layout });
            lines.push(match &object.initial {
                Initial::Fields(fields) => {
                    format!("{name}: {class} {{{}}}", self.fields(object.layout, fields, model).join(", "))
                }
                Initial::Array(length, elements) => {
                    let mut parts = vec![format!("length = {}", self.text(*length, model, false).unwrap_or_default())];
                    let kind = self.vm.program.class(object.layout).element().map_or(Kind::Int, |(_, kind)| kind);
                    for (index, value) in elements {
                        let index = self.text(*index, model, false).unwrap_or_default();
                        let value = self.typed(*value, kind, model, true).unwrap_or_default();
                        parts.push(format!("[{index}] = {value}"));
                    }
                    format!("{name}: {class} {{{}}}", parts.join(", "))
                }
                Initial::Text(chars) => format!("{name}: {}", self.string(chars, model)),
            });
        }
        lines
    }

    fn fields(&self, layout: ClassId, fields: &[Value], model: Option<&Model>) -> Vec<String> {
        let program = self.vm.program;
        let mut parts = Vec::new();
        for &class in &program.class(layout).chain {
            for field in program.class(class).fields.iter().filter(|f| !f.flags.is_static()) {
                let value = fields.get(field.slot as usize).copied().unwrap_or_default();
                if let Some(text) = self.typed(value, field.kind, model, true) {
                    parts.push(format!("{} = {text}", program.text(field.name)));
                }
            }
        }
        parts
    }

    fn string(&self, chars: &[Value], model: Option<&Model>) -> String {
        match model {
            Some(_) => {
                let units: Vec<u16> = chars.iter().map(|&c| self.number(c, model).unwrap_or(0) as u16).collect();
                format!("{:?}", String::from_utf16_lossy(&units))
            }
            None => format!("String of length {}", chars.len()),
        }
    }

    fn number(&self, value: Value, model: Option<&Model>) -> Option<i64> {
        match value {
            Value::Int(v) => Some(v as i64),
            Value::Term(_, term) => term::eval(&self.symbolic?.terms, term, model?).as_integer(),
            _ => None,
        }
    }

    /// The result of the method as text.
    pub fn result(&self, value: Value) -> Option<String> {
        self.typed(value, self.subject.method.signature.result, None, false)
    }

    /// A value of this kind: `boolean` and `char` are not shown as numbers.
    fn typed(&self, value: Value, kind: Kind, model: Option<&Model>, at_home: bool) -> Option<String> {
        let kind = match kind {
            Kind::Boolean => VarKind::Boolean,
            Kind::Char => VarKind::Char,
            _ => return self.text(value, model, at_home),
        };
        match (value, model) {
            (Value::Int(v), _) => Some(number_text(Const::Int(v), kind)),
            (Value::Term(_, term), Some(model)) => {
                Some(number_text(term::eval(&self.symbolic?.terms, term, model), kind))
            }
            _ => self.text(value, model, at_home),
        }
    }

    fn argument_kind(&self, at: usize) -> Kind {
        let method = self.subject.method;
        let number = if method.flags.is_static() { at } else { at.wrapping_sub(1) };
        method.signature.params.get(number).copied().unwrap_or(Kind::Ref)
    }

    fn text(&self, value: Value, model: Option<&Model>, at_home: bool) -> Option<String> {
        Some(match value {
            Value::Unset | Value::Address(_) => return None,
            Value::Int(v) => v.to_string(),
            Value::Long(v) => format!("{v}L"),
            Value::Float(v) => format!("{v:?}f"),
            Value::Double(v) => format!("{v:?}"),
            Value::Term(_, term) => {
                let symbolic = self.symbolic?;
                match model {
                    Some(model) => constant(term::eval(&symbolic.terms, term, model)),
                    // In its own place an unknown says no more than that it was read.
                    None if at_home && matches!(symbolic.terms.get(term), term::Term::Var(_)) => "?".to_string(),
                    None => symbolic.terms.show(term, &|var| self.variable(var)),
                }
            }
            Value::Ref(reference) => self.reference(reference, at_home),
        })
    }

    fn reference(&self, reference: Ref, at_home: bool) -> String {
        let Some(symbolic) = self.symbolic else { return "?".to_string() };
        let canonical = symbolic.input.canonical(reference);
        if canonical.is_null() {
            return "null".to_string();
        }
        if let Some(id) = canonical.symbol() {
            let symbol = symbolic.input.symbol(id);
            return match (at_home, symbol.known) {
                (true, Known::Location) => "? (not null)".to_string(),
                (true, _) => "?".to_string(),
                (false, _) => self.origin(symbol.origin),
            };
        }
        match symbolic.input.find(canonical) {
            Some(id) => self.object(id),
            None => self.constant_name(canonical),
        }
    }

    /// An object of the program: an enum constant, a string, or something it made.
    fn constant_name(&self, object: Ref) -> String {
        let held = self.vm.state.heap.get(object);
        if held.class == self.vm.known.string && self.vm.is_known_text(object) {
            return format!("{:?}", self.vm.text(object));
        }
        if let Some((class, name)) = self.vm.named_constant(object) {
            return format!("{}.{name}", self.class_name(class));
        }
        format!("new {}", self.class_name(held.class))
    }

    fn class_name(&self, class: ClassId) -> String {
        simple_name(self.vm.program, class)
    }

    fn variable(&self, var: Var) -> String {
        match self.symbolic.and_then(|s| s.input.unknowns().get(var.index as usize)) {
            Some(unknown) => self.origin(unknown.origin),
            None => format!("v{}", var.index),
        }
    }

    fn object(&self, id: InputId) -> String {
        match self.symbolic {
            Some(symbolic) => self.origin(symbolic.input.symbol(symbolic.input.object(id).symbol).origin),
            None => "?".to_string(),
        }
    }

    /// The name of an argument, the receiver counted.
    pub fn argument(&self, at: u16) -> String {
        if self.origins {
            return self.vm.origin_text(Origin::Argument(at));
        }
        let is_static = self.subject.method.flags.is_static();
        if at == 0 && !is_static {
            return "this".to_string();
        }
        self.vm.parameter_name(self.subject.method, at).unwrap_or_else(|| {
            let number = if is_static { at } else { at - 1 };
            format!("arg{number}")
        })
    }

    /// What taking an alternative means.
    pub fn alternative(&self, alternative: &Alternative) -> String {
        let Some(symbolic) = self.symbolic else { return String::new() };
        let symbol = |id: &heap::SymbolId| self.origin(symbolic.input.symbol(*id).origin);
        let classes = |types: &heap::input::Types| {
            types.iter().map(|&class| self.class_name(class)).collect::<Vec<_>>().join(" or ")
        };
        match alternative {
            Alternative::Assume(condition) => symbolic.terms.show(*condition, &|var| self.variable(var)),
            Alternative::Null(id) => format!("{} is null", symbol(id)),
            Alternative::Location(id) => format!("{} is not null", symbol(id)),
            Alternative::Alias(id, object, _) => format!("{} is {}", symbol(id), self.object(*object)),
            Alternative::Fresh(id, types) => format!("{} is a new {}", symbol(id), classes(types)),
            Alternative::Text(id, length, true) => format!("{} is a string of length {length}", symbol(id)),
            Alternative::Text(id, length, false) => {
                format!("{} is a string of length {length} beyond Latin-1", symbol(id))
            }
            Alternative::Constant(id, object) => format!("{} is {}", symbol(id), self.constant_name(*object)),
            Alternative::Narrow(object, types) => format!("{} is a {}", self.object(*object), classes(types)),
            Alternative::Equals(term, value) => {
                format!("{} is {}", symbolic.terms.show(*term, &|var| self.variable(var)), constant(*value))
            }
            Alternative::Pick(number) => format!("{number} is chosen"),
            Alternative::Beyond(bound) => format!("beyond the bound on {}", bound.what()),
        }
    }

    fn origin(&self, origin: Origin) -> String {
        let program = self.vm.program;
        if self.origins {
            return self.vm.origin_text(origin);
        }
        match origin {
            Origin::Argument(at) => self.argument(at),
            Origin::Field(id, slot) => {
                let layout = self.symbolic.map(|s| s.input.object(id).layout);
                let name = layout.and_then(|layout| field_name(program, layout, slot));
                format!("{}.{}", self.object(id), name.unwrap_or_else(|| format!("field{slot}")))
            }
            Origin::Element(id, index) => {
                format!("{}[{}]", self.object(id), self.text(index, None, false).unwrap_or_default())
            }
            Origin::Length(id) => format!("{}.length", self.object(id)),
            Origin::Char(id, at) => format!("{}.charAt({at})", self.object(id)),
            Origin::HighByte(id, at) => format!("({}.charAt({at}) >> 8)", self.object(id)),
            Origin::Static(slot) => static_name(program, slot).unwrap_or_else(|| format!("static{slot}")),
            Origin::Asked(number) => format!("any{number}"),
        }
    }
}

/// A class as Java code in its package names it.
pub fn simple_name(program: &jvm::Program, class: ClassId) -> String {
    if let Some((element, _)) = program.class(class).element() {
        return format!("{}[]", simple_name(program, element));
    }
    let name = program.external_name(class);
    name.rsplit('.').next().unwrap_or(&name).replace('$', ".")
}

fn field_name(program: &jvm::Program, layout: ClassId, slot: u32) -> Option<String> {
    program.class(layout).chain.iter().find_map(|&class| {
        let fields = &program.class(class).fields;
        fields.iter().find(|f| !f.flags.is_static() && f.slot == slot).map(|f| program.text(f.name).to_string())
    })
}

fn static_name(program: &jvm::Program, slot: u32) -> Option<String> {
    (0..program.class_count()).map(ClassId::new).find_map(|id| {
        let class = program.class(id);
        let field = class.fields.iter().find(|f| f.flags.is_static() && f.slot == slot)?;
        Some(format!("{}.{}", program.external_name(id), program.text(field.name)))
    })
}

/// A constant as its kind is written in Java.
pub fn number_text(value: Const, kind: VarKind) -> String {
    match (value, kind) {
        (Const::Int(v), VarKind::Boolean) => (v != 0).to_string(),
        (Const::Int(v), VarKind::Char) => match char::from_u32(v as u32).filter(|c| !c.is_control()) {
            Some(c @ ('\'' | '\\')) => format!("'\\{c}'"),
            Some(c) => format!("'{c}'"),
            None => format!("'\\u{v:04x}'"),
        },
        _ => constant(value),
    }
}

fn sign(positive: bool) -> &'static str {
    if positive { "POSITIVE" } else { "NEGATIVE" }
}

fn constant(value: Const) -> String {
    match value {
        Const::Bool(v) => v.to_string(),
        Const::Int(v) => v.to_string(),
        Const::Long(v) => format!("{v}L"),
        Const::Float(v) if v.is_nan() => "Float.NaN".to_string(),
        Const::Float(v) if v.is_infinite() => format!("Float.{}_INFINITY", sign(v > 0.0)),
        Const::Double(v) if v.is_nan() => "Double.NaN".to_string(),
        Const::Double(v) if v.is_infinite() => format!("Double.{}_INFINITY", sign(v > 0.0)),
        Const::Float(v) => format!("{v:?}f"),
        Const::Double(v) => format!("{v:?}"),
    }
}
