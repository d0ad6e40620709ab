//! Origins as JBSE writes them: `{ROOT}:this.t/Tree:root.t/Node:left`.

use heap::{InputId, Origin, SymbolId, Value};
use jvm::{ClassId, Method};

use crate::vm::Vm;

impl<'p> Vm<'p> {
    /// The origin of a reference of the input.
    pub fn origin_of(&self, symbol: SymbolId) -> String {
        match self.symbolic_part() {
            Some(symbolic) => self.origin_text(symbolic.input.symbol(symbol).origin),
            None => String::new(),
        }
    }

    /// Where an unknown value was found, from the root on.
    pub fn origin_text(&self, origin: Origin) -> String {
        let mut steps = vec![self.shown_step(origin)];
        let mut holder = holder_of(origin);
        while let (Some(id), Some(symbolic)) = (holder, self.symbolic_part()) {
            let origin = symbolic.input.symbol(symbolic.input.object(id).symbol).origin;
            steps.push(self.shown_step(origin));
            holder = holder_of(origin);
        }
        steps.iter().rev().map(String::as_str).collect()
    }

    /// The last step of an origin as it is shown; that of a static field does not name its class twice.
    fn shown_step(&self, origin: Origin) -> String {
        match origin {
            Origin::Static(slot) => {
                let name = |(class, field): (ClassId, String)| format!("[{}].{field}", self.program.class_name(class));
                self.static_field(slot).map_or_else(|| format!("[?].{slot}"), name)
            }
            _ => self.origin_step(origin),
        }
    }

    /// The last step of an origin, as patterns match it.
    pub fn origin_step(&self, origin: Origin) -> String {
        match origin {
            Origin::Argument(at) => format!("{{ROOT}}:{}", self.argument_name(at)),
            Origin::Field(id, slot) => {
                let layout = self.symbolic_part().map(|s| s.input.object(id).layout);
                let field = layout.and_then(|layout| self.instance_field(layout, slot));
                match field {
                    Some((class, field)) => format!(".{}:{field}", self.program.class_name(class)),
                    None => format!(".{slot}"),
                }
            }
            Origin::Element(_, index) => format!("[{}]", self.index_text(index)),
            Origin::Length(_) => ".length".to_string(),
            Origin::Char(_, at) | Origin::HighByte(_, at) => format!("[{at}]"),
            Origin::Static(slot) => match self.static_field(slot) {
                Some((class, field)) => {
                    let class = self.program.class_name(class);
                    format!("[{class}].{class}:{field}")
                }
                None => format!("[?].{slot}"),
            },
            Origin::Asked(number) => match self.symbolic_part().and_then(|s| s.results.get(&number)) {
                Some(result) => result.to_string(),
                None => format!("{{ASKED}}:{number}"),
            },
        }
    }

    /// Names an unknown that a method gives back which is not executed, as JBSE does: `<CLASS:DESCRIPTOR:NAME@ARGUMENTS@N>`,
    /// where N tells one call from another.
    pub(crate) fn name_result(&mut self, origin: Origin, method: &Method, args: &[Value]) {
        let Origin::Asked(number) = origin else { return };
        let program = self.program;
        let (class, descriptor) = (program.class_name(method.class), program.text(method.descriptor));
        let args: Vec<String> = args.iter().map(|&arg| self.argument_text(arg)).collect();
        let text = format!("<{class}:{descriptor}:{}@{}@{number}>", program.text(method.name), args.join(","));
        if let Some(symbolic) = &mut self.symbolic {
            symbolic.results.insert(number, text.into());
        }
    }

    fn argument_text(&self, arg: Value) -> String {
        let Value::Ref(reference) = arg else {
            return if let Value::Long(v) = arg { v.to_string() } else { self.index_text(arg) };
        };
        let Some(symbolic) = self.symbolic_part() else { return String::new() };
        let target = symbolic.input.canonical(reference);
        let symbol = target.symbol().or_else(|| symbolic.input.find(target).map(|id| symbolic.input.object(id).symbol));
        match symbol {
            Some(symbol) => self.origin_of(symbol),
            None if target.is_null() => "null".to_string(),
            None => format!("new {}", self.program.class_name(self.state.heap.get(target).class)),
        }
    }

    /// The name of an argument of the method that is analysed.
    fn argument_name(&self, at: u16) -> String {
        let method = self.symbolic_part().and_then(|s| s.method).map(|id| self.program.method(id));
        match method {
            Some(method) if at == 0 && !method.flags.is_static() => "this".to_string(),
            Some(method) => self
                .parameter_name(method, at)
                .unwrap_or_else(|| format!("arg{}", if method.flags.is_static() { at } else { at.saturating_sub(1) })),
            None if at == 0 => "this".to_string(),
            None => format!("arg{at}"),
        }
    }

    fn index_text(&self, index: Value) -> String {
        match index {
            Value::Int(index) => index.to_string(),
            Value::Term(_, term) => self.symbolic_part().map_or(String::new(), |symbolic| {
                symbolic.terms.show(term, &|var| {
                    let unknown = symbolic.input.unknowns().get(var.index as usize);
                    unknown.map_or_else(|| format!("v{}", var.index), |unknown| self.origin_text(unknown.origin))
                })
            }),
            _ => "?".to_string(),
        }
    }

    /// The class that declares the instance field in a slot, and the field's name.
    pub fn instance_field(&self, layout: ClassId, slot: u32) -> Option<(ClassId, String)> {
        let program = self.program;
        let (holder, field) = super::given::declared(program, program.class(layout), slot)?;
        Some((holder.id, program.text(field.name).to_string()))
    }

    fn static_field(&self, slot: u32) -> Option<(ClassId, String)> {
        let program = self.program;
        (0..program.class_count()).map(ClassId::new).find_map(|class| {
            let fields = &program.class(class).fields;
            let found = fields.iter().find(|f| f.flags.is_static() && f.slot == slot)?;
            Some((class, program.text(found.name).to_string()))
        })
    }
}

/// The object in which something was found.
fn holder_of(origin: Origin) -> Option<InputId> {
    match origin {
        Origin::Field(id, _)
        | Origin::Element(id, _)
        | Origin::Length(id)
        | Origin::Char(id, _)
        | Origin::HighByte(id, _) => Some(id),
        Origin::Argument(_) | Origin::Static(_) | Origin::Asked(_) => None,
    }
}
