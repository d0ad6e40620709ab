//! The heap of a difference, as plain data.

use std::rc::Rc;

use heap::input::Initial;
use heap::{Known, Origin, Ref, Value};
use jvm::Kind;
use solver::Answer;
use term::{Const, Model};

use super::Search;
use crate::enumerate::{Content, Contents, Field, Object, Structure};

impl<'p> Search<'_, 'p> {
    /// The input heap as far as it is decided, with numbers that fulfil all conditions; ghosts are left out.
    pub(super) fn picture(&mut self) -> Option<Structure> {
        let symbolic = self.runner.vm.symbolic().ok()?;
        let conjuncts = symbolic.path.conjuncts().to_vec();
        let Answer::Feasible(model) = self.runner.solver.model(&mut symbolic.terms, &conjuncts) else { return None };
        let mut order = vec![self.receiver.as_ref()?];
        let mut objects = Vec::new();
        while objects.len() < order.len() {
            let object = self.object(order[objects.len()], &model, &mut order)?;
            objects.push(object);
        }
        Some(Structure { size: order.len() as u32, objects })
    }

    fn object(&self, at: Ref, model: &Model, order: &mut Vec<Ref>) -> Option<Object> {
        let symbolic = self.runner.vm.symbolic_part()?;
        let id = symbolic.input.find(at)?;
        let input = symbolic.input.object(id);
        let program = self.runner.vm.program;
        let contents = match &input.initial {
            Initial::Fields(fields) => {
                let mut shown = Vec::new();
                for (slot, (&value, &kind)) in fields.iter().zip(&program.class(input.layout).slots).enumerate() {
                    let origin = Origin::Field(id, slot as u32);
                    if self.is_ghost_place(origin) {
                        continue;
                    }
                    let name = self.runner.vm.instance_field(input.layout, slot as u32)?.1;
                    let value = self.content(value, kind, model, order);
                    shown.push(Field { name: Rc::from(name.as_str()), value });
                }
                Contents::Fields(shown)
            }
            Initial::Array(_, elements) => {
                let kind = program.class(input.layout).element().map_or(Kind::Ref, |(_, kind)| kind);
                let elements = elements.iter().map(|(_, value)| self.content(*value, kind, model, order));
                Contents::Elements(elements.collect())
            }
            Initial::Text(chars) => {
                let units = chars.iter().map(|&c| match self.number(c, model) {
                    Some(Const::Int(unit)) => unit as u16,
                    _ => 0,
                });
                Contents::Text(String::from_utf16_lossy(&units.collect::<Vec<u16>>()))
            }
        };
        Some(Object { class: input.layout, contents })
    }

    fn content(&self, value: Value, kind: Kind, model: &Model, order: &mut Vec<Ref>) -> Content {
        let Some(symbolic) = self.runner.vm.symbolic_part() else { return Content::Open };
        match value {
            Value::Unset => Content::Open,
            Value::Ref(reference) => {
                let target = symbolic.input.canonical(reference);
                if target.is_null() {
                    return Content::Null;
                }
                if let Some(symbol) = target.symbol() {
                    let is_location = symbolic.input.symbol(symbol).known == Known::Location;
                    return if is_location { Content::NotNull } else { Content::Open };
                }
                if symbolic.input.find(target).is_none() {
                    return Content::Constant("a constant of the program".to_string());
                }
                let at = order.iter().position(|known| *known == target).unwrap_or_else(|| {
                    order.push(target);
                    order.len() - 1
                });
                Content::Object(at)
            }
            value => match self.number(value, model) {
                Some(Const::Int(v)) if kind == Kind::Boolean => Content::Boolean(v != 0),
                Some(number) => Content::Number(kind, number),
                None => Content::Open,
            },
        }
    }

    fn number(&self, value: Value, model: &Model) -> Option<Const> {
        Some(match value {
            Value::Int(v) => Const::Int(v),
            Value::Long(v) => Const::Long(v),
            Value::Float(v) => Const::Float(v),
            Value::Double(v) => Const::Double(v),
            Value::Term(_, term) => term::eval(&self.runner.vm.symbolic_part()?.terms, term, model),
            _ => return None,
        })
    }
}
