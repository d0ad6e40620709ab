//! A question put to the tree of an invariant: is there a valid structure that agrees with an input heap?
//!
//! The tree names objects, references and numbers in the order in which the invariant came across them, the input heap
//! in the order in which the subject did. Walking down, objects of the tree are *bound* to those of the input heap
//! where both say what is at the same place; a way that contradicts the input heap is not taken. Conditions of the
//! invariant become conditions on the numbers of the input heap and are decided together with the path condition.

use std::rc::Rc;

use exec::Vm;
use exec::symbolic::{Alternative, Symbolic};
use explore::INVARIANT;
use heap::input::Types;
use heap::{InputId, Origin, SymbolId, Value};
use rustc_hash::FxHashMap;
use solver::Solver;
use term::{Model, TermId, Terms, Var, VarKind, holds};

use crate::constants::{self, Constant};
use crate::facts::{self, Fact};
use crate::tree::{Kind, Late, NodeId, Object, ROOT, Segment, Tree};

/// What the invariant has decided about a reference.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Decided {
    Open,
    NotNull,
    Null,
    Object(usize),
    Constant(Constant),
}

/// A reference the invariant came across.
pub(crate) struct Reference {
    pub origin: Origin,
    pub decided: Decided,
}

/// A number the invariant came across.
pub(crate) struct Number {
    pub origin: Origin,
    pub kind: VarKind,
    /// The term of the question it is; once it was used.
    pub term: Option<TermId>,
}

/// An object the invariant came across.
pub(crate) struct Found {
    pub object: Object,
    /// Length and form, if it is a string.
    pub text: Option<(u32, bool)>,
    /// The input object it is.
    pub input: Option<InputId>,
}

/// What a walk comes to.
pub(crate) enum Outcome {
    /// A valid structure that agrees; the walk is at it.
    Found,
    /// There is none.
    None,
    /// It is not known.
    Unknown(String),
}

/// One step down.
struct Step {
    child: usize,
    /// What has to hold for it.
    condition: Option<TermId>,
    /// What it says of the reference the choice is about.
    decided: Option<(usize, Decided)>,
    /// The input object that the new object is, or that this one is.
    bind: Option<(usize, InputId)>,
}

struct Frame {
    node: NodeId,
    /// In order, the next one last.
    steps: Vec<Step>,
    mark: Marks,
    model: Rc<Model>,
}

#[derive(Clone, Copy)]
struct Marks {
    references: usize,
    numbers: usize,
    objects: usize,
    conditions: usize,
    trail: usize,
}

enum Undo {
    Decided(usize, Decided),
    Bound(usize, InputId),
    Types(usize, Types),
    Term(usize),
}

/// A question and how far its answer is.
pub(crate) struct Walk<'a, 'p> {
    tree: &'a mut Tree<'p>,
    pub vm: &'a mut Vm<'p>,
    solver: &'a mut Solver,
    pub references: Vec<Reference>,
    pub numbers: Vec<Number>,
    pub objects: Vec<Found>,
    /// The path condition, and what the invariant adds to it.
    pub conditions: Vec<TermId>,
    /// Values that satisfy all of these.
    pub model: Rc<Model>,
    /// Which object of the tree an input object is.
    bound: FxHashMap<InputId, usize>,
    trail: Vec<Undo>,
    stack: Vec<Frame>,
    unknown: Option<String>,
    /// Numbers that the question has no name for begin with this one.
    pub free: u32,
    receiver: InputId,
}

impl<'a, 'p> Walk<'a, 'p> {
    /// A question about the input heap of a machine. `model` satisfies its path condition.
    pub fn new(
        tree: &'a mut Tree<'p>,
        vm: &'a mut Vm<'p>,
        solver: &'a mut Solver,
        receiver: InputId,
        model: Rc<Model>,
    ) -> Option<Walk<'a, 'p>> {
        let symbolic = vm.symbolic_part()?;
        let conditions = symbolic.path.conjuncts().to_vec();
        let free = symbolic.input.unknowns().len() as u32;
        Some(Walk {
            tree,
            vm,
            solver,
            references: Vec::new(),
            numbers: Vec::new(),
            objects: Vec::new(),
            conditions,
            model,
            bound: FxHashMap::default(),
            trail: Vec::new(),
            stack: Vec::new(),
            unknown: None,
            free,
            receiver,
        })
    }

    fn symbolic(&self) -> Option<&Symbolic> {
        self.vm.symbolic_part()
    }

    /// Looks for the first valid structure that agrees.
    pub fn search(&mut self) -> Outcome {
        match self.try_search() {
            Ok(true) => Outcome::Found,
            Ok(false) => match self.unknown.take() {
                Some(why) => Outcome::Unknown(why),
                None => Outcome::None,
            },
            Err(Late) => Outcome::Unknown("time was up".to_string()),
        }
    }

    fn try_search(&mut self) -> Result<bool, Late> {
        if self.arrive(ROOT)? {
            return Ok(true);
        }
        while let Some(frame) = self.stack.last_mut() {
            let Some(step) = frame.steps.pop() else {
                let mark = frame.mark;
                self.stack.pop();
                // Back to before the step that led here.
                self.undo_to(mark);
                continue;
            };
            let (node, model) = (frame.node, frame.model.clone());
            let before = self.marks();
            self.model = model;
            if self.go(node, step, before)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn marks(&self) -> Marks {
        Marks {
            references: self.references.len(),
            numbers: self.numbers.len(),
            objects: self.objects.len(),
            conditions: self.conditions.len(),
            trail: self.trail.len(),
        }
    }

    fn undo_to(&mut self, marks: Marks) {
        while self.trail.len() > marks.trail {
            match self.trail.pop() {
                Some(Undo::Decided(at, before)) => self.references[at].decided = before,
                Some(Undo::Bound(at, input)) => {
                    self.objects[at].input = None;
                    self.bound.remove(&input);
                }
                Some(Undo::Types(at, before)) => self.objects[at].object.types = before,
                Some(Undo::Term(at)) => self.numbers[at].term = None,
                None => {}
            }
        }
        self.references.truncate(marks.references);
        self.numbers.truncate(marks.numbers);
        self.objects.truncate(marks.objects);
        self.conditions.truncate(marks.conditions);
    }

    /// Goes one step down, and on from there. True if something valid was found.
    fn go(&mut self, node: NodeId, step: Step, before: Marks) -> Result<bool, Late> {
        let child = &self.tree.children(node)[step.child];
        let (to, alternative) = (child.node, child.alternative.clone());
        if matches!(self.tree.kind(to), Kind::Dead) || !self.assume_all(step.condition.into_iter().collect()) {
            self.undo_to(before);
            return Ok(false);
        }
        // A condition that cannot hold here spares the way there.
        if let (Alternative::Assume(condition), Kind::New) = (&alternative, self.tree.kind(to)) {
            let condition = self.translate(*condition);
            if !self.assume_all(vec![condition]) {
                self.undo_to(before);
                return Ok(false);
            }
        }
        self.tree.expand(to)?;
        if matches!(self.tree.kind(to), Kind::Dead) {
            self.undo_to(before);
            return Ok(false);
        }
        if let Some((reference, decided)) = step.decided {
            self.decide(reference, decided);
        }
        if let Alternative::Narrow(object, types) = &alternative {
            self.narrow(object.0 as usize, types.clone());
        }
        if let Alternative::Alias(_, object, types) = &alternative {
            self.narrow(object.0 as usize, types.clone());
        }
        let next = self.objects.len();
        self.push(&self.tree.segment(to));
        if let Alternative::Text(_, length, latin1) = alternative {
            self.objects[next].text = Some((length, latin1));
        }
        let fits = step.bind.is_none_or(|(object, input)| self.bind(object, input)) && self.assume_segment(to);
        if !fits {
            self.undo_to(before);
            return Ok(false);
        }
        self.at(to, before)
    }

    /// The same for the root, which no step leads to.
    fn arrive(&mut self, node: NodeId) -> Result<bool, Late> {
        let before = self.marks();
        self.tree.expand(node)?;
        if matches!(self.tree.kind(node), Kind::Dead) {
            return Ok(false);
        }
        self.push(&self.tree.segment(node));
        if !self.bind(0, self.receiver) || !self.assume_segment(node) {
            return Ok(false);
        }
        self.at(node, before)
    }

    /// What to do at a place.
    fn at(&mut self, node: NodeId, before: Marks) -> Result<bool, Late> {
        match self.tree.kind(node) {
            Kind::Valid if self.is_within_scope() => return Ok(true),
            Kind::Choice(_) => {
                let mut steps = self.steps(node);
                steps.reverse();
                let model = self.model.clone();
                self.stack.push(Frame { node, steps, mark: before, model });
                return Ok(false);
            }
            Kind::Gap(what) => self.unknown = Some(format!("{INVARIANT}{what}")),
            Kind::Valid | Kind::New | Kind::Dead => {}
        }
        self.undo_to(before);
        Ok(false)
    }

    fn push(&mut self, segment: &Segment) {
        let references = segment.symbols.iter().map(|s| Reference { origin: s.origin, decided: Decided::Open });
        self.references.extend(references);
        self.numbers.extend(segment.unknowns.iter().map(|u| Number { origin: u.origin, kind: u.kind, term: None }));
        for object in &segment.objects {
            let number = self.objects.len();
            self.references[object.symbol.index()].decided = Decided::Object(number);
            self.objects.push(Found { object: object.clone(), text: None, input: None });
        }
    }

    fn assume_segment(&mut self, node: NodeId) -> bool {
        let segment = self.tree.segment(node);
        let conditions = segment.conditions.iter().map(|&condition| self.translate(condition)).collect();
        self.assume_all(conditions)
    }

    /// Adds conditions. False if they cannot hold together with what there is.
    fn assume_all(&mut self, conditions: Vec<TermId>) -> bool {
        let Ok(symbolic) = self.vm.symbolic() else { return false };
        let before = self.conditions.len();
        let mut goal = Terms::TRUE;
        for condition in conditions {
            if condition == Terms::TRUE || self.conditions.contains(&condition) {
                continue;
            }
            goal = symbolic.terms.and(goal, condition);
            self.conditions.push(condition);
        }
        if goal == Terms::TRUE || holds(&symbolic.terms, goal, &self.model) {
            return true;
        }
        if goal == Terms::FALSE {
            return false;
        }
        match self.solver.check(&mut symbolic.terms, &self.conditions[..before], goal) {
            solver::Answer::Feasible(model) => self.model = Rc::new(model),
            solver::Answer::Infeasible => return false,
            solver::Answer::Unknown(why) => {
                self.unknown = Some(why.to_string());
                return false;
            }
        }
        true
    }

    fn decide(&mut self, reference: usize, decided: Decided) {
        let before = std::mem::replace(&mut self.references[reference].decided, decided);
        self.trail.push(Undo::Decided(reference, before));
    }

    fn narrow(&mut self, object: usize, types: Types) {
        let before = std::mem::replace(&mut self.objects[object].object.types, types);
        self.trail.push(Undo::Types(object, before));
    }

    /// The input objects and those the invariant found in addition have room in the scope.
    fn is_within_scope(&self) -> bool {
        let Some(symbolic) = self.symbolic() else { return false };
        let Some(most) = symbolic.bounds.n else { return true };
        let layout = |input: InputId| symbolic.input.object(input).layout;
        self.objects.iter().filter(|found| found.input.is_none()).all(|found| {
            let free = self.objects.iter().filter(|o| o.input.is_none() && o.object.layout == found.object.layout);
            let given =
                (0..symbolic.input.objects().len() as u32).filter(|&i| layout(InputId(i)) == found.object.layout);
            free.count() + given.count() <= most as usize
        })
    }

    /// The ways down that do not contradict the input heap.
    fn steps(&mut self, node: NodeId) -> Vec<Step> {
        let mut steps = Vec::new();
        let mut known: Option<(SymbolId, Vec<(Fact, Option<TermId>)>)> = None;
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
                if let Some((decided, bind)) = self.agree(&alternative, fact) {
                    steps.push(Step { child: at, condition, decided: Some((symbol.index(), decided)), bind });
                }
            }
        }
        steps
    }

    /// Whether an alternative agrees with what the input heap says of its reference: what is then decided, and which
    /// objects are then the same.
    fn agree(&self, alternative: &Alternative, fact: Fact) -> Option<(Decided, Option<(usize, InputId)>)> {
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

    fn can_bind(&self, object: usize, input: InputId) -> bool {
        self.objects[object].input.is_none() && !self.bound.contains_key(&input)
    }

    fn share_types(&self, input: InputId, types: &Types) -> bool {
        let Some(symbolic) = self.symbolic() else { return false };
        let own = &symbolic.input.object(input).types;
        own.iter().any(|class| types.contains(class))
    }

    /// What the input heap says of a place that the invariant names; with a condition where that depends on an index.
    fn facts(&mut self, origin: Origin) -> Vec<(Fact, Option<TermId>)> {
        self.values(origin)
            .into_iter()
            .map(|(value, condition)| {
                let fact = self.symbolic().map_or(Fact::Open, |symbolic| facts::of_value(symbolic, value));
                (fact, condition)
            })
            .collect()
    }

    /// The values that may be at a place the invariant names, each with its condition; `Unset` where nobody looked.
    pub fn values(&mut self, origin: Origin) -> Vec<(Value, Option<TermId>)> {
        let Some(input) = holder(origin).map(|object| self.objects[object].input) else {
            let value = self.symbolic().map_or(Value::Unset, |symbolic| match origin {
                Origin::Static(_) => facts::unheld(symbolic, origin),
                _ => Value::Unset,
            });
            return vec![(value, None)];
        };
        let Some(input) = input else { return vec![(Value::Unset, None)] };
        let Some(symbolic) = self.symbolic() else { return Vec::new() };
        match origin {
            Origin::Field(_, slot) => vec![(facts::field(symbolic, input, slot), None)],
            Origin::Length(_) => vec![(facts::length(symbolic, input), None)],
            Origin::Char(_, at) => vec![(constants::unknown_at(symbolic, Origin::Char(input, at)), None)],
            Origin::HighByte(_, at) => vec![(constants::unknown_at(symbolic, Origin::HighByte(input, at)), None)],
            Origin::Element(_, index) => self.element_values(input, index),
            _ => vec![(Value::Unset, None)],
        }
    }

    /// The elements of an input array that may be at an index of the invariant.
    fn element_values(&mut self, input: InputId, index: Value) -> Vec<(Value, Option<TermId>)> {
        let elements = self.symbolic().map_or(Vec::new(), |symbolic| facts::elements(symbolic, input).to_vec());
        let index = match index {
            Value::Term(_, term) => self.translate(term),
            Value::Int(known) => match self.vm.symbolic() {
                Ok(symbolic) => symbolic.terms.int(known),
                Err(_) => return Vec::new(),
            },
            _ => return vec![(Value::Unset, None)],
        };
        let mut values = Vec::new();
        let Ok(symbolic) = self.vm.symbolic() else { return Vec::new() };
        let mut other = Terms::TRUE;
        for (at, value) in elements {
            let Some(at) = symbolic.term(at) else { continue };
            let equal = symbolic.terms.eq(index, at);
            if equal == Terms::TRUE {
                return vec![(value, None)];
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

    /// A condition of the invariant as one of the question.
    pub fn translate(&mut self, condition: TermId) -> TermId {
        let Some(own) = self.tree.runner.vm.symbolic_part() else { return Terms::FALSE };
        let mut variables = Vec::new();
        constants::variables(&own.terms, condition, &mut variables);
        for var in variables {
            self.name(var.index as usize);
        }
        let (Some(own), Ok(symbolic)) = (self.tree.runner.vm.symbolic_part(), self.vm.symbolic()) else {
            return Terms::FALSE;
        };
        let numbers = &self.numbers;
        let mut value = |terms: &mut Terms, var: Var| match numbers.get(var.index as usize).and_then(|n| n.term) {
            Some(term) => term,
            None => terms.var(var),
        };
        symbolic.terms.import(&own.terms, condition, &mut value)
    }

    /// Gives a number of the invariant its term.
    fn name(&mut self, at: usize) {
        let Some(number) = self.numbers.get(at).filter(|number| number.term.is_none()) else { return };
        let kind = number.kind;
        let values = self.values(number.origin);
        let free = Var { index: self.free + at as u32, kind };
        let Ok(symbolic) = self.vm.symbolic() else { return };
        let mut term = None;
        for (value, condition) in values.into_iter().rev() {
            let value = symbolic.term(value).unwrap_or_else(|| symbolic.terms.var(free));
            term = Some(match (term, condition) {
                (Some(rest), Some(condition)) => symbolic.terms.ite(condition, value, rest),
                _ => value,
            });
        }
        self.numbers[at].term = term;
        self.trail.push(Undo::Term(at));
    }

    /// An object of the invariant is an input object. False if what is known of the two is different.
    fn bind(&mut self, object: usize, input: InputId) -> bool {
        let mut pending = vec![(object, input)];
        while let Some((object, input)) = pending.pop() {
            match (self.objects[object].input, self.bound.get(&input)) {
                (Some(known), _) if known == input => continue,
                (None, None) => {}
                _ => return false,
            }
            if !self.share_types(input, &self.objects[object].object.types.clone()) {
                return false;
            }
            self.objects[object].input = Some(input);
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
    fn compare(&mut self, object: usize, pending: &mut Vec<(usize, InputId)>) -> bool {
        for at in 0..self.references.len() {
            let origin = self.references[at].origin;
            if holder(origin) != Some(object) || self.references[at].decided == Decided::Open {
                continue;
            }
            let facts = self.facts(origin);
            let [(fact, None)] = facts.as_slice() else {
                // Which element it is depends on numbers: left undecided.
                self.unknown = Some("an element at an unknown index of an array that is shared".to_string());
                return false;
            };
            match (&self.references[at].decided, *fact) {
                (Decided::Open, _) | (_, Fact::Open) => {}
                (Decided::Null, Fact::Null) => {}
                (Decided::Null, _) | (_, Fact::Null) => return false,
                (Decided::NotNull, _) | (_, Fact::NotNull) => {}
                (Decided::Object(object), Fact::Input(input)) => pending.push((*object, input)),
                (Decided::Constant(constant), Fact::Program(own)) => {
                    if constants::of(self.vm, own).as_ref() != Some(constant) {
                        return false;
                    }
                }
                _ => return false,
            }
        }
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

/// The object of the invariant that holds a place.
pub(crate) fn holder(origin: Origin) -> Option<usize> {
    match origin {
        Origin::Field(id, _) | Origin::Element(id, _) | Origin::Length(id) => Some(id.0 as usize),
        Origin::Char(id, _) | Origin::HighByte(id, _) => Some(id.0 as usize),
        Origin::Argument(_) | Origin::Static(_) | Origin::Asked(_) => None,
    }
}
