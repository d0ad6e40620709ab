//! What the question says about places of the invariant, and which ways down that leaves.

use exec::symbolic::Alternative;
use heap::input::Types;
use heap::{InputId, Origin, SymbolId, Value};
use smallvec::smallvec;
use term::Terms;

use super::{Binding, Decided, Possible, QuestionPlace, Step, Walk, holder};
use crate::constants;
use crate::facts::{self, Fact};
use crate::tree::{Kind, NodeId};

impl Walk<'_, '_> {
    /// The ways down that do not contradict the input heap, without those where nothing valid is.
    pub(super) fn steps(&mut self, node: NodeId) -> Vec<Step> {
        let mut steps = Vec::new();
        let mut known: Option<(SymbolId, Possible<Fact>)> = None;
        for at in 0..self.tree.children(node).len() {
            let child = &self.tree.children(node)[at];
            if matches!(self.tree.kind(child.node), Kind::Dead) {
                continue;
            }
            let alternative = child.alternative.clone();
            let symbol = match alternative {
                Alternative::Null(id) | Alternative::Location(id) | Alternative::Fresh(id, _) => id,
                Alternative::Alias(id, ..) | Alternative::Text(id, ..) | Alternative::Constant(id, _) => id,
                Alternative::Narrow(object, ref types) => {
                    let input = self.objects[object.0 as usize].input;
                    self.reasons.has_others |= input.is_some();
                    if input.is_none_or(|input| self.share_types(input, types)) {
                        steps.push(Step { child: at, condition: None, decided: None, bind: None });
                    }
                    continue;
                }
                _ => {
                    steps.push(Step { child: at, condition: None, decided: None, bind: None });
                    continue;
                }
            };
            if known.as_ref().is_none_or(|(of, _)| *of != symbol) {
                known = Some((symbol, self.facts(self.references[symbol.index()].origin)));
            }
            for (fact, condition) in known.iter().flat_map(|(_, facts)| facts.clone()) {
                match self.agree(&alternative, fact) {
                    Some((decided, bind)) => {
                        let via = self.question_place(symbol);
                        // A place that is no field is not followed.
                        self.reasons.has_others |= bind.is_some() && via.is_none();
                        let bind = bind.map(|(object, input)| Binding { object, input, via });
                        steps.push(Step { child: at, condition, decided: Some((symbol.index(), decided)), bind });
                    }
                    None => self.rule_out(symbol, &alternative, fact),
                }
            }
        }
        steps
    }

    /// The place of the question that a reference of the invariant stands for.
    pub(super) fn question_place(&self, symbol: SymbolId) -> Option<QuestionPlace> {
        match self.references[symbol.index()].origin {
            Origin::Field(object, slot) => Some((self.objects[object.0 as usize].input?, slot)),
            _ => None,
        }
    }

    /// Whether an alternative agrees with what the input heap says of its reference: what is then decided, and which
    /// objects are then the same.
    pub(super) fn agree(&self, alternative: &Alternative, fact: Fact) -> Option<(Decided, Option<(usize, InputId)>)> {
        let new = self.objects.len();
        match alternative {
            Alternative::Null(_) => matches!(fact, Fact::Open | Fact::Null).then_some((Decided::Null, None)),
            Alternative::Location(_) => (fact != Fact::Null).then_some((Decided::NotNull, None)),
            Alternative::Alias(_, object, types) => {
                let object = object.0 as usize;
                match fact {
                    Fact::Open | Fact::NotNull => Some((Decided::Object(object), None)),
                    Fact::Input(input) if self.objects[object].input == Some(input) => {
                        self.share_types(input, types).then_some((Decided::Object(object), None))
                    }
                    Fact::Input(input) if self.can_bind(object, input) => {
                        Some((Decided::Object(object), Some((object, input))))
                    }
                    _ => None,
                }
            }
            Alternative::Fresh(_, types) => match fact {
                Fact::Open | Fact::NotNull => Some((Decided::Object(new), None)),
                Fact::Input(input) if !self.bound.contains_key(&input) && self.share_types(input, types) => {
                    Some((Decided::Object(new), Some((new, input))))
                }
                _ => None,
            },
            Alternative::Text(_, length, latin1) => match fact {
                Fact::Open | Fact::NotNull => Some((Decided::Object(new), None)),
                Fact::Input(input) if !self.bound.contains_key(&input) => {
                    let same = constants::text_form(self.vm, input) == Some((*length, *latin1));
                    same.then_some((Decided::Object(new), Some((new, input))))
                }
                _ => None,
            },
            Alternative::Constant(_, object) => {
                let constant = constants::of(&self.tree.runner.vm, *object)?;
                match fact {
                    Fact::Open | Fact::NotNull => Some((Decided::Constant(constant), None)),
                    Fact::Program(own) if constants::of(self.vm, own).as_ref() == Some(&constant) => {
                        Some((Decided::Constant(constant), None))
                    }
                    _ => None,
                }
            }
            _ => None,
        }
    }

    pub(super) fn can_bind(&self, object: usize, input: InputId) -> bool {
        self.objects[object].input.is_none() && !self.bound.contains_key(&input)
    }

    pub(super) fn share_types(&self, input: InputId, types: &Types) -> bool {
        let Some(symbolic) = self.symbolic() else { return false };
        let own = &symbolic.input.object(input).types;
        own.iter().any(|class| types.contains(class))
    }

    /// What the input heap says of a place that the invariant names; with a condition where that depends on an index.
    pub(super) fn facts(&mut self, origin: Origin) -> Possible<Fact> {
        self.values(origin)
            .into_iter()
            .map(|(value, condition)| {
                let fact = self.symbolic().map_or(Fact::Open, |symbolic| facts::of_value(symbolic, value));
                (fact, condition)
            })
            .collect()
    }

    /// The values that may be at a place the invariant names, each with its condition; `Unset` where nobody looked.
    pub fn values(&mut self, origin: Origin) -> Possible<Value> {
        let Some(input) = holder(origin).map(|object| self.objects[object].input) else {
            let value = self.symbolic().map_or(Value::Unset, |symbolic| match origin {
                Origin::Static(_) => facts::unheld(symbolic, origin),
                _ => Value::Unset,
            });
            return smallvec![(value, None)];
        };
        let is_visible = |input: &InputId| self.visible.as_ref().is_none_or(|visible| visible.contains(input));
        let Some(input) = input.filter(is_visible) else { return smallvec![(Value::Unset, None)] };
        let Some(symbolic) = self.symbolic() else { return Possible::new() };
        match origin {
            Origin::Field(_, slot) => smallvec![(facts::field(symbolic, input, slot), None)],
            Origin::Length(_) => smallvec![(facts::length(symbolic, input), None)],
            Origin::Char(_, at) => smallvec![(constants::unknown_at(symbolic, Origin::Char(input, at)), None)],
            Origin::HighByte(_, at) => smallvec![(constants::unknown_at(symbolic, Origin::HighByte(input, at)), None)],
            Origin::Element(_, index) => self.element_values(input, index),
            _ => smallvec![(Value::Unset, None)],
        }
    }

    /// The elements of an input array that may be at an index of the invariant.
    pub(super) fn element_values(&mut self, input: InputId, index: Value) -> Possible<Value> {
        let elements = self.symbolic().map_or(Vec::new(), |symbolic| facts::elements(symbolic, input).to_vec());
        let index = match index {
            Value::Term(_, term) => self.translate(term),
            Value::Int(known) => match self.vm.symbolic() {
                Ok(symbolic) => symbolic.terms.int(known),
                Err(_) => return Possible::new(),
            },
            _ => return smallvec![(Value::Unset, None)],
        };
        let mut values = Possible::new();
        let Ok(symbolic) = self.vm.symbolic() else { return Possible::new() };
        let mut other = Terms::TRUE;
        for (at, value) in elements {
            let Some(at) = symbolic.term(at) else { continue };
            let equal = symbolic.terms.eq(index, at);
            if equal == Terms::TRUE {
                return smallvec![(value, None)];
            }
            if equal == Terms::FALSE {
                continue;
            }
            values.push((value, Some(equal)));
            let differs = symbolic.terms.not(equal);
            other = symbolic.terms.and(other, differs);
        }
        values.push((Value::Unset, (other != Terms::TRUE).then_some(other)));
        values
    }
}
