//! A valid structure that was found, and whether it still agrees with a path that goes on.

use std::rc::Rc;

use exec::symbolic::{Alternative, Symbolic};
use heap::{InputId, Origin, Value};
use rustc_hash::FxHashMap;
use term::{Const, Model, Var, eval, holds};

use crate::constants::{self, Constant};
use crate::walk::{Decided, Walk};

/// A place in a valid structure.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Place {
    Field(u32, u32),
    Length(u32),
    Element(u32, i32),
    Char(u32, u32),
    HighByte(u32, u32),
    Static(u32),
}

/// A valid structure, as far as the invariant has looked at it.
struct Valid {
    references: FxHashMap<Place, Reference>,
    numbers: FxHashMap<Place, Const>,
    objects: Vec<crate::tree::Object>,
}

#[derive(Clone, PartialEq)]
enum Reference {
    Null,
    NotNull,
    Object(u32),
    Constant(Constant),
}

/// What is remembered along a path: a structure that agrees with it.
pub(crate) struct Held {
    valid: Rc<Valid>,
    /// Which of its objects each input object is.
    inputs: Vec<Option<u32>>,
    /// Values of the path's numbers in it.
    pub model: Rc<Model>,
    /// Whether the path condition was part of the question.
    has_numbers: bool,
    /// How many numbers and conditions have been looked at.
    unknowns: usize,
    conditions: usize,
}

/// Keeps the structure a walk has found.
pub(crate) fn hold(walk: &mut Walk<'_, '_>) -> Option<Held> {
    let mut valid = Valid {
        references: FxHashMap::default(),
        numbers: FxHashMap::default(),
        objects: walk.objects.iter().map(|found| found.object.clone()).collect(),
    };
    for at in 0..walk.references.len() {
        let reference = &walk.references[at];
        let decided = match &reference.decided {
            Decided::Open => continue,
            Decided::NotNull => Reference::NotNull,
            Decided::Null => Reference::Null,
            Decided::Object(object) => Reference::Object(*object as u32),
            Decided::Constant(constant) => Reference::Constant(constant.clone()),
        };
        let place = place(walk, reference.origin);
        if let Some(place) = place {
            valid.references.insert(place, decided);
        }
    }
    let symbolic = walk.vm.symbolic_part()?;
    let mut numbers = Vec::new();
    for number in &walk.numbers {
        if let Some(term) = number.term {
            numbers.push((number.origin, eval(&symbolic.terms, term, &walk.model)));
        }
    }
    for (origin, value) in numbers {
        if let Some(place) = place(walk, origin) {
            valid.numbers.insert(place, value);
        }
    }
    let symbolic = walk.vm.symbolic_part()?;
    let mut inputs = vec![None; symbolic.input.objects().len()];
    for (at, found) in walk.objects.iter().enumerate() {
        if let Some(input) = found.input {
            inputs[input.0 as usize] = Some(at as u32);
        }
    }
    let unknowns = symbolic.input.unknowns();
    let mut model = Model::new();
    for (index, unknown) in unknowns.iter().enumerate() {
        let var = Var { index: index as u32, kind: unknown.kind };
        model.set(var, walk.model.get(var));
    }
    Some(Held {
        valid: Rc::new(valid),
        inputs,
        model: Rc::new(model),
        has_numbers: walk.has_numbers,
        unknowns: unknowns.len(),
        conditions: symbolic.path.conjuncts().len(),
    })
}

/// The place of the structure that the invariant names so.
fn place(walk: &mut Walk<'_, '_>, origin: Origin) -> Option<Place> {
    Some(match origin {
        Origin::Field(id, slot) => Place::Field(id.0, slot),
        Origin::Length(id) => Place::Length(id.0),
        Origin::Char(id, at) => Place::Char(id.0, at),
        Origin::HighByte(id, at) => Place::HighByte(id.0, at),
        Origin::Static(slot) => Place::Static(slot),
        Origin::Element(id, index) => {
            let index = match index {
                Value::Int(known) => known,
                Value::Term(_, term) => {
                    let term = walk.translate(term);
                    int(eval(&walk.vm.symbolic_part()?.terms, term, &walk.model))?
                }
                _ => return None,
            };
            Place::Element(id.0, index)
        }
        Origin::Argument(_) | Origin::Asked(_) => return None,
    })
}

fn int(value: Const) -> Option<i32> {
    match value {
        Const::Int(value) => Some(value),
        _ => None,
    }
}

impl Held {
    /// The same structure one step further on; none if what was assumed last does not agree with it.
    pub fn follow(&self, vm: &exec::Vm<'_>, symbolic: &Symbolic, newest: &Alternative) -> Option<Held> {
        let mut inputs = self.inputs.clone();
        match newest {
            Alternative::Null(id) => {
                let said = self.at(symbolic, symbolic.input.symbol(*id).origin)?;
                said.is_none_or(|r| *r == Reference::Null).then_some(())?;
            }
            Alternative::Location(id) => {
                let said = self.at(symbolic, symbolic.input.symbol(*id).origin)?;
                said.is_none_or(|r| *r != Reference::Null).then_some(())?;
            }
            Alternative::Alias(id, input, types) => {
                let own = inputs.get(input.0 as usize).copied().flatten();
                match self.at(symbolic, symbolic.input.symbol(*id).origin)? {
                    None | Some(Reference::NotNull) => {}
                    Some(Reference::Object(object)) if own == Some(*object) => {}
                    _ => return None,
                }
                if let Some(own) = own {
                    self.shares(own, types).then_some(())?;
                }
            }
            Alternative::Fresh(id, _) | Alternative::Text(id, ..) => {
                let own = match self.at(symbolic, symbolic.input.symbol(*id).origin)? {
                    None | Some(Reference::NotNull) => None,
                    Some(Reference::Object(object)) if !inputs.contains(&Some(*object)) => Some(*object),
                    _ => return None,
                };
                let object = symbolic.input.objects().last()?;
                if let Some(own) = own {
                    self.shares(own, &object.types).then_some(())?;
                }
                if matches!(newest, Alternative::Text(..)) && own.is_some() {
                    // Length and form would have to be compared: looked for anew instead.
                    return None;
                }
                inputs.push(own);
                self.has_room(symbolic, &inputs).then_some(())?;
            }
            Alternative::Constant(id, object) => match self.at(symbolic, symbolic.input.symbol(*id).origin)? {
                None | Some(Reference::NotNull) => {}
                Some(Reference::Constant(said)) if constants::of(vm, *object).as_ref() == Some(said) => {}
                _ => return None,
            },
            Alternative::Narrow(input, types) => {
                if let Some(own) = inputs.get(input.0 as usize).copied().flatten() {
                    self.shares(own, types).then_some(())?;
                }
            }
            Alternative::Assume(_) | Alternative::Equals(..) | Alternative::Pick(_) | Alternative::Beyond(_) => {}
        }
        let mut held = Held { valid: self.valid.clone(), inputs, model: self.model.clone(), ..*self };
        if !self.has_numbers {
            return Some(held);
        }
        held.learn_numbers(symbolic)?;
        let new = symbolic.path.conjuncts().get(self.conditions..)?;
        new.iter().all(|&condition| holds(&symbolic.terms, condition, &held.model)).then_some(held)
    }

    /// Gives values to the numbers that were met since.
    fn learn_numbers(&mut self, symbolic: &Symbolic) -> Option<()> {
        let unknowns = symbolic.input.unknowns();
        for (index, unknown) in unknowns.iter().enumerate().skip(self.unknowns) {
            if let Some(place) = self.place(symbolic, unknown.origin)?
                && let Some(&value) = self.valid.numbers.get(&place)
            {
                let var = Var { index: index as u32, kind: unknown.kind };
                if value.sort() == var.kind.sort() {
                    Rc::make_mut(&mut self.model).set(var, value);
                }
            }
        }
        self.unknowns = unknowns.len();
        self.conditions = symbolic.path.conjuncts().len();
        Some(())
    }

    /// What the structure has at a place of the input: nothing, where the invariant did not look. No answer at all where
    /// the place itself is not clear.
    fn at(&self, symbolic: &Symbolic, origin: Origin) -> Option<Option<&Reference>> {
        Some(self.place(symbolic, origin)?.and_then(|place| self.valid.references.get(&place)))
    }

    fn place(&self, symbolic: &Symbolic, origin: Origin) -> Option<Option<Place>> {
        let own = |input: InputId| self.inputs.get(input.0 as usize).copied().flatten();
        Some(match origin {
            Origin::Field(input, slot) => own(input).map(|object| Place::Field(object, slot)),
            Origin::Length(input) => own(input).map(Place::Length),
            Origin::Char(input, at) => own(input).map(|object| Place::Char(object, at)),
            Origin::HighByte(input, at) => own(input).map(|object| Place::HighByte(object, at)),
            Origin::Static(slot) => Some(Place::Static(slot)),
            Origin::Element(input, index) => match own(input) {
                None => None,
                Some(object) => {
                    let index = match index {
                        Value::Int(known) => known,
                        Value::Term(_, term) => int(eval(&symbolic.terms, term, &self.model))?,
                        _ => return None,
                    };
                    Some(Place::Element(object, index))
                }
            },
            Origin::Argument(_) | Origin::Asked(_) => None,
        })
    }

    fn shares(&self, object: u32, types: &heap::input::Types) -> bool {
        self.valid.objects[object as usize].types.iter().any(|class| types.contains(class))
    }

    /// Whether the input objects and the rest of the structure are within the scope.
    fn has_room(&self, symbolic: &Symbolic, inputs: &[Option<u32>]) -> bool {
        if symbolic.bounds.n.is_none() && symbolic.bounds.of.is_empty() {
            return true;
        }
        self.valid.objects.iter().enumerate().filter(|(at, _)| !inputs.contains(&Some(*at as u32))).all(
            |(_, object)| {
                let Some(most) = symbolic.bounds.most(object.layout) else { return true };
                let rest = self.valid.objects.iter().enumerate();
                let rest = rest.filter(|(at, o)| o.layout == object.layout && !inputs.contains(&Some(*at as u32)));
                let given = symbolic.input.objects().iter().filter(|o| o.layout == object.layout);
                rest.count() + given.count() <= most as usize
            },
        )
    }
}
