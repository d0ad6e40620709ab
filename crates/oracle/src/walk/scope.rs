//! Whether a valid structure has room in the scope.
//!
//! The input objects and those that the invariant found in addition count. An input object that the invariant did not
//! come to on the question's own ways may still be one of the latter: where the question leaves open what a reference is.

use heap::InputId;
use jvm::ClassId;

use super::{Binding, Walk};

impl Walk<'_, '_> {
    /// Whether there is room, if need be by taking found objects for input objects.
    pub fn fits_scope(&mut self) -> bool {
        let Some(crowded) = self.crowded() else { return true };
        let inputs = self.symbolic().map_or(0, |symbolic| symbolic.input.objects().len() as u32);
        let unbound: Vec<InputId> = (0..inputs)
            .map(InputId)
            .filter(|input| !self.bound.contains_key(input) && self.layout(*input) == Some(crowded))
            .collect();
        if unbound.is_empty() {
            return false;
        }
        // Whether two objects can be one depends on all that is known about both.
        self.reasons.has_others = true;
        self.cut_footprint();
        for object in 0..self.objects.len() {
            if self.objects[object].input.is_some() || self.objects[object].object.layout != crowded {
                continue;
            }
            for &input in &unbound {
                let (marks, model) = (self.marks(), self.model.clone());
                if self.bind(Binding { object, input, via: None }) && self.fits_scope() {
                    return true;
                }
                self.undo_to(marks);
                self.model = model;
            }
        }
        false
    }

    /// A class with more objects than there is room for. Strings take no room.
    fn crowded(&self) -> Option<ClassId> {
        let symbolic = self.symbolic()?;
        let free = || self.objects.iter().filter(|found| found.input.is_none() && found.text.is_none());
        let crowded = |layout: ClassId| {
            let Some(most) = symbolic.bounds.most(layout) else { return false };
            let found = free().filter(|found| found.object.layout == layout).count();
            let given = symbolic.input.objects().iter().filter(|object| object.layout == layout).count();
            found + given > most as usize
        };
        free().map(|found| found.object.layout).find(|&layout| crowded(layout))
    }

    fn layout(&self, input: InputId) -> Option<ClassId> {
        self.symbolic().map(|symbolic| symbolic.input.object(input).layout)
    }
}
