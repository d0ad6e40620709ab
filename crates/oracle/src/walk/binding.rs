//! Objects of the invariant that turn out to be input objects.

use heap::SymbolId;

use super::{Binding, Decided, Undo, Walk, holder};
use crate::constants;
use crate::facts::Fact;

impl Walk<'_, '_> {
    /// An object of the invariant is an input object. False if what is known of the two is different.
    pub fn bind(&mut self, binding: Binding) -> bool {
        let mut pending = vec![binding];
        while let Some(Binding { object, input, via }) = pending.pop() {
            match (self.objects[object].input, self.bound.get(&input)) {
                (Some(known), _) if known == input => continue,
                (None, None) => {}
                (other, _) => {
                    via.into_iter().for_each(|place| self.depend_on(place));
                    self.depend_on_binding(input);
                    other.into_iter().for_each(|other| self.depend_on_binding(other));
                    return false;
                }
            }
            if !self.share_types(input, &self.objects[object].object.types.clone()) {
                self.reasons.has_others = true;
                return false;
            }
            let text = self.objects[object].text;
            if text.is_some() && text != constants::text_form(self.vm, input) {
                self.reasons.has_others = true;
                return false;
            }
            self.objects[object].input = Some(input);
            self.objects[object].via = via;
            self.bound.insert(input, object);
            self.trail.push(Undo::Bound(object, input));
            if !self.compare(object, &mut pending) {
                return false;
            }
        }
        true
    }

    /// Whether what the invariant decided about an object agrees with what is known of the input object it has just
    /// been bound to. More objects may turn out to be the same.
    pub(super) fn compare(&mut self, object: usize, pending: &mut Vec<Binding>) -> bool {
        for at in 0..self.references.len() {
            let origin = self.references[at].origin;
            if holder(origin) != Some(object) || self.references[at].decided == Decided::Open {
                continue;
            }
            // It was decided before, perhaps above the search that fails because of it now.
            self.see_place(self.references[at].place);
            let facts = self.facts(origin);
            let [(fact, None)] = facts.as_slice() else {
                // Which element it is depends on numbers: left undecided.
                self.unknown = Some("an element at an unknown index of an array that is shared".to_string());
                return false;
            };
            let agrees = match (&self.references[at].decided, *fact) {
                (Decided::Open, _) | (_, Fact::Open) => true,
                (Decided::Null, Fact::Null) => true,
                (Decided::Null, _) | (_, Fact::Null) => false,
                (Decided::NotNull, _) | (_, Fact::NotNull) => true,
                (Decided::Object(object), Fact::Input(input)) => {
                    let via = self.question_place(SymbolId::new(at));
                    self.reasons.has_others |= via.is_none();
                    pending.push(Binding { object: *object, input, via });
                    true
                }
                (Decided::Constant(constant), Fact::Program(own)) => {
                    constants::of(self.vm, own).as_ref() == Some(constant)
                }
                _ => false,
            };
            if !agrees {
                match self.question_place(SymbolId::new(at)) {
                    Some(place) => self.depend_on(place),
                    None => self.reasons.has_others = true,
                }
                return false;
            }
        }
        if !self.has_numbers {
            return true;
        }
        // A failure that is due to these numbers holds wherever as much is assumed about them, as failures demand.
        let mut equal = Vec::new();
        for at in 0..self.numbers.len() {
            let (Some(used), Some(of)) = (self.numbers[at].term, holder(self.numbers[at].origin)) else { continue };
            if of != object {
                continue;
            }
            for (value, condition) in self.values(self.numbers[at].origin) {
                let Ok(symbolic) = self.vm.symbolic() else { return false };
                let Some(value) = symbolic.term(value) else { continue };
                let mut same = symbolic.same_value(used, value);
                if let Some(condition) = condition {
                    let not = symbolic.terms.not(condition);
                    same = symbolic.terms.or(not, same);
                }
                equal.push(same);
            }
        }
        self.assume_all(equal)
    }
}
