//! The search for a valid structure that agrees with an input heap, from question to question.
//!
//! What the invariant asks is remembered as a tree, why a heap was impossible as nogoods, and the numbers of the last
//! structure as hints for the next one.

use std::rc::Rc;

use exec::symbolic::{LazierSharp, Lazy};
use exec::trap::Stop;
use explore::{Case, Limits, SetUp};
use heap::{InputId, Value};
use term::{Model, Terms, holds};

use crate::held::{Held, hold};
use crate::hex::Rules;
use crate::nogoods::{self, Nogoods, Reasons};
use crate::runner::words;
use crate::tree::Tree;
use crate::walk::{Effort, First, Hints, Outcome, Walk};

/// Looks for valid structures.
pub(crate) struct Search<'p> {
    pub tree: Tree<'p>,
    nogoods: Nogoods,
    hints: Hints,
    about: About,
    pub effort: Effort,
}

/// Steps of a search that rules guide. Where they say enough it hardly goes back, and takes some hundreds.
const MOST: u32 = 2_000;

/// What questions are about.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum About {
    /// Shape and numbers together.
    Both,
    /// The shape alone.
    Shape,
}

/// What a search comes to.
pub(crate) enum Answered {
    /// A valid structure that agrees.
    Valid(Held),
    /// There is none within the scope.
    None,
    /// It is not known.
    Unknown(String),
}

impl<'p> Search<'p> {
    pub fn new(setup: &SetUp<'p>, about: About) -> Result<Search<'p>, Stop> {
        let mut tree = Tree::new(setup, &LazierSharp)?;
        // Asked first, so that the answer depends on nothing else.
        let _ = tree.scope_limit();
        Ok(Search { tree, nogoods: Nogoods::default(), hints: Hints::default(), about, effort: Effort::default() })
    }

    /// Looks only for structures that rules admit, and not for long: that there is none says nothing then.
    pub fn guided(setup: &SetUp<'p>, rules: Rules<'p>) -> Result<Search<'p>, Stop> {
        let mut tree = Tree::new(setup, &Lazy)?;
        tree.runner.obey(rules);
        let effort = Effort { most: Some(MOST), first: First::Satisfied };
        Ok(Search { tree, nogoods: Nogoods::default(), hints: Hints::default(), about: About::Both, effort })
    }

    /// Looks for a structure.
    pub fn ask(&mut self, case: &mut Case<'_, 'p>) -> Answered {
        if let (Some(newest), Ok(symbolic)) = (case.newest, case.vm.symbolic())
            && self.nogoods.forbid(symbolic, newest)
        {
            return Answered::None;
        }
        match self.walk(case) {
            Err(why) | Ok((_, Outcome::Unknown(why))) => Answered::Unknown(why),
            Ok((walk, Outcome::None)) => {
                let reasons = walk.reasons;
                let reasons = self.generalize(case, &reasons).unwrap_or(reasons);
                if let (Some(newest), Ok(symbolic)) = (case.newest, case.vm.symbolic()) {
                    self.nogoods.learn(symbolic, newest, &reasons);
                }
                Answered::None
            }
            Ok((mut walk, Outcome::Found)) => match hold(&mut walk) {
                Some(held) => Answered::Valid(held),
                None => Answered::Unknown("a machine without unknowns".to_string()),
            },
        }
    }

    /// Looks for a structure, whatever is known about others; the walk is then at it.
    pub fn walk<'a>(&'a mut self, case: &'a mut Case<'_, 'p>) -> Result<(Walk<'a, 'p>, Outcome), String> {
        let is_new = case.newest.is_none();
        let receiver = receiver(case).ok_or("a receiver that is no input")?;
        let model = match self.about {
            About::Both => path_model(case)?,
            About::Shape => Rc::default(),
        };
        let mut walk = Walk::new(&mut self.tree, case.vm, case.solver, receiver, model).ok_or("no unknowns")?;
        if self.about == About::Shape {
            walk.forget_numbers();
        }
        walk.hints = std::mem::take(&mut self.hints);
        walk.effort = self.effort;
        // Without a newest assumption nobody asks why.
        walk.reasons.has_others = is_new;
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
        match self.about {
            About::Both => walk.restrict_to(near),
            About::Shape => {
                walk.forget_numbers();
                walk.restrict_to(near);
            }
        }
        matches!(walk.search(), Outcome::None).then_some(walk.reasons)
    }

    /// Limits of the scope on which it depends that there is no structure.
    pub fn limits(&mut self) -> Limits {
        let limit = self.tree.scope_limit().ok().flatten();
        limit.map(|(bound, place)| (bound, place.to_string())).into_iter().collect()
    }
}

/// The object that the invariant is about.
pub(crate) fn receiver(case: &Case<'_, '_>) -> Option<InputId> {
    let Some(Value::Ref(receiver)) = case.args.first() else { return None };
    case.vm.input_of(*receiver)
}

/// Values that satisfy the path condition.
fn path_model(case: &mut Case<'_, '_>) -> Result<Rc<Model>, String> {
    let symbolic = case.vm.symbolic().map_err(|trap| words(&trap))?;
    let conjuncts = symbolic.path.conjuncts();
    if conjuncts.iter().all(|&condition| holds(&symbolic.terms, condition, case.model)) {
        return Ok(case.model.clone());
    }
    match case.solver.check(&mut symbolic.terms, conjuncts, Terms::TRUE) {
        solver::Answer::Feasible(model) => Ok(Rc::new(model)),
        solver::Answer::Infeasible => Err("a path condition that cannot hold".to_string()),
        solver::Answer::Unknown(why) => Err(why.to_string()),
    }
}
