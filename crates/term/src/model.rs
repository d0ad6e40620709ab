//! An assignment of values to variables.

use crate::{Const, Var};

/// Values for variables, by number. What was never set is the zero of its kind.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Model {
    values: Vec<Option<(Var, Const)>>,
}

impl Model {
    /// The model in which every variable is zero.
    pub fn new() -> Model {
        Model::default()
    }

    /// The value of `var`.
    pub fn get(&self, var: Var) -> Const {
        match self.values.get(var.index as usize) {
            Some(Some((of, value))) if of.kind == var.kind => *value,
            _ => var.kind.zero(),
        }
    }

    /// Gives `var` a value, which must be of its sort. Another variable of the same number loses its value.
    pub fn set(&mut self, var: Var, value: Const) {
        debug_assert_eq!(value.sort(), var.kind.sort());
        let index = var.index as usize;
        if index >= self.values.len() {
            self.values.resize(index + 1, None);
        }
        self.values[index] = Some((var, value.canonical()));
    }

    /// Whether `var` was given a value.
    pub fn has(&self, var: Var) -> bool {
        matches!(self.values.get(var.index as usize), Some(Some((of, _))) if of.kind == var.kind)
    }

    /// The variables that were given a value, by number.
    pub fn iter(&self) -> impl Iterator<Item = (Var, Const)> + '_ {
        self.values.iter().flatten().copied()
    }
}
