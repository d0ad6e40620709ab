//! `joint`: shape and numbers decided together.
//!
//! A path is kept exactly if one input satisfies both the invariant and the path condition. The invariant's tree is
//! walked for that. A valid structure that was found is kept with the path: as long as what is assumed agrees with it
//! nothing has to be looked for.

use std::rc::Rc;
use std::time::Instant;

use exec::symbolic::{Alternative, LazierSharp, Symbolic};
use exec::trap::Stop;
use explore::{Answer, Case, HeapOracle, Limits, SetUp, Witness};
use heap::{InputId, Origin, Value};
use rustc_hash::FxHashMap;
use term::{Const, Model, Terms, Var, eval, holds};

use crate::complete;
use crate::constants::{self, Constant};
use crate::nogoods::{self, Nogoods, Reasons};
use crate::runner::words;
use crate::tree::Tree;
use crate::walk::{Decided, Hints, Outcome, Walk};

/// Decides an input heap together with the path condition.
pub(crate) struct Joint<'p> {
    tree: Tree<'p>,
    nogoods: Nogoods,
    hints: Hints,
    /// Whether the last answer depends on the scope.
    limited: bool,
}

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
struct Held {
    valid: Rc<Valid>,
    /// Which of its objects each input object is.
    inputs: Vec<Option<u32>>,
    /// Values of the path's numbers in it.
    model: Rc<Model>,
    /// How many numbers and conditions have been looked at.
    unknowns: usize,
    conditions: usize,
}

impl<'p> Joint<'p> {
    pub fn new(setup: &SetUp<'p>) -> Result<Joint<'p>, Stop> {
        let mut tree = Tree::new(setup, &LazierSharp)?;
        // Asked first, so that the answer depends on nothing else.
        let _ = tree.scope_limit();
        Ok(Joint { tree, nogoods: Nogoods::default(), hints: Hints::default(), limited: false })
    }

    /// Looks for a structure; the walk is then at it.
    fn walk<'a>(&'a mut self, case: &'a mut Case<'_, 'p>) -> Result<(Walk<'a, 'p>, Outcome), String> {
        let receiver = match case.args.first() {
            Some(Value::Ref(receiver)) => case.vm.input_of(*receiver),
            _ => None,
        };
        let receiver = receiver.ok_or("a receiver that is no input")?;
        let symbolic = case.vm.symbolic().map_err(|trap| words(&trap))?;
        let conjuncts = symbolic.path.conjuncts();
        let is_model = conjuncts.iter().all(|&condition| holds(&symbolic.terms, condition, case.model));
        let model = if is_model {
            case.model.clone()
        } else {
            match case.solver.check(&mut symbolic.terms, conjuncts, Terms::TRUE) {
                solver::Answer::Feasible(model) => Rc::new(model),
                solver::Answer::Infeasible => return Err("a path condition that cannot hold".to_string()),
                solver::Answer::Unknown(why) => return Err(why.to_string()),
            }
        };
        let mut walk = Walk::new(&mut self.tree, case.vm, case.solver, receiver, model).ok_or("no unknowns")?;
        walk.hints = std::mem::take(&mut self.hints);
        let outcome = walk.search();
        if matches!(outcome, Outcome::Found) {
            walk.give_hints();
        }
        self.hints = std::mem::take(&mut walk.hints);
        Ok((walk, outcome))
    }

    /// Fewer reasons, if what is known about the objects on the way to the newest assumption is enough.
    fn generalize(&mut self, case: &mut Case<'_, 'p>, reasons: &Reasons) -> Option<Reasons> {
        let symbolic = case.vm.symbolic_part()?;
        let near = nogoods::near(symbolic, case.newest?)?;
        if !reasons.has_others && reasons.places.iter().all(|(object, _)| near.contains(object)) {
            return None;
        }
        let receiver = near.iter().copied().min()?;
        let model = case.model.clone();
        let mut walk = Walk::new(&mut self.tree, case.vm, case.solver, receiver, model)?;
        walk.restrict_to(near);
        matches!(walk.search(), Outcome::None).then_some(walk.reasons)
    }

    fn search(&mut self, case: &mut Case<'_, 'p>) -> Answer {
        if let (Some(newest), Ok(symbolic)) = (case.newest, case.vm.symbolic())
            && self.nogoods.forbid(symbolic, newest)
        {
            self.limited = true;
            return Answer::Infeasible;
        }
        match self.walk(case) {
            Err(why) => Answer::Unknown(why),
            Ok((walk, Outcome::None)) => {
                let reasons = walk.reasons;
                let reasons = self.generalize(case, &reasons).unwrap_or(reasons);
                if let (Some(newest), Ok(symbolic)) = (case.newest, case.vm.symbolic()) {
                    self.nogoods.learn(symbolic, newest, &reasons);
                }
                self.limited = true;
                Answer::Infeasible
            }
            Ok((_, Outcome::Unknown(why))) => Answer::Unknown(why),
            Ok((mut walk, Outcome::Found)) => match hold(&mut walk) {
                Some(held) => feasible(held),
                None => Answer::Unknown("a machine without unknowns".to_string()),
            },
        }
    }
}

fn feasible(held: Held) -> Answer {
    let model = Some(held.model.clone());
    Answer::Feasible(Witness { memory: Some(Rc::new(held)), model })
}

impl<'p> HeapOracle<'p> for Joint<'p> {
    fn name(&self) -> &'static str {
        "joint"
    }

    fn judge(&mut self, case: &mut Case<'_, 'p>) -> Answer {
        self.limited = false;
        let held = case.memory.as_ref().and_then(|memory| memory.downcast_ref::<Held>());
        if let (Some(held), Some(newest), Some(symbolic)) = (held, case.newest, case.vm.symbolic_part())
            && let Some(held) = held.follow(case.vm, symbolic, newest)
        {
            return feasible(held);
        }
        self.search(case)
    }

    fn complete(&mut self, case: &mut Case<'_, 'p>) -> Answer {
        match self.walk(case) {
            Err(why) | Ok((_, Outcome::Unknown(why))) => Answer::Unknown(why),
            Ok((_, Outcome::None)) => Answer::Infeasible,
            Ok((mut walk, Outcome::Found)) => match complete::apply(&mut walk) {
                Ok(()) => Answer::Feasible(Witness { memory: None, model: None }),
                Err(why) => Answer::Unknown(why),
            },
        }
    }

    fn limits(&mut self) -> Limits {
        match self.tree.scope_limit() {
            Ok(Some((bound, place))) if self.limited => Limits::from([(bound, place.to_string())]),
            _ => Limits::new(),
        }
    }

    fn complaints(&self) -> Vec<String> {
        let name = self.tree.runner.name();
        let describe = |what: &String| format!("{name} writes to the structure it is about: {what}");
        self.tree.runner.writes.iter().map(describe).collect()
    }

    fn set_deadline(&mut self, deadline: Option<Instant>) {
        self.tree.set_deadline(deadline);
    }
}

/// Keeps the structure a walk has found.
fn hold(walk: &mut Walk<'_, '_>) -> Option<Held> {
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
    fn follow(&self, vm: &exec::Vm<'_>, symbolic: &Symbolic, newest: &Alternative) -> Option<Held> {
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
