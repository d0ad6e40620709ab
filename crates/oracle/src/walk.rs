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
use heap::input::{Types, Unknown};
use heap::{InputId, Origin, SymbolId, Value};
use rustc_hash::{FxHashMap, FxHashSet};
use solver::Solver;
use term::{Const, Model, TermId, Terms, Var, VarKind, holds};

use crate::constants::{self, Constant};
use crate::facts::{self, Fact};
use crate::failures::{Failures, Footprint};
use crate::nogoods::{Reasons, fixed_boolean};
use crate::state::State;
use crate::tree::{Kind, Late, Name, NodeId, Object, PlaceId, ROOT, Segment, Tree};

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
    pub place: Option<PlaceId>,
    pub decided: Decided,
}

/// A number the invariant came across.
pub(crate) struct Number {
    pub origin: Origin,
    pub kind: VarKind,
    /// The term of the question it is; once it was used.
    pub term: Option<TermId>,
    /// The variable that stands for it where the question has no term.
    pub free: u32,
}

/// An object the invariant came across.
pub(crate) struct Found {
    pub object: Object,
    /// Length and form, if it is a string.
    pub text: Option<(u32, bool)>,
    /// The input object it is.
    pub input: Option<InputId>,
    /// The place of the question that says so.
    via: Option<QuestionPlace>,
}

/// A field of an input object.
pub(crate) type QuestionPlace = (InputId, u32);

/// That an object of the invariant is an input object, and the place of the question that says so.
pub(crate) struct Binding {
    pub object: usize,
    pub input: InputId,
    pub via: Option<QuestionPlace>,
}

/// Something that is the case if a condition holds, or in any case.
type Conditional<T> = (T, Option<TermId>);

/// Values that numbers had in structures found before, by place: good guesses for the next one.
pub(crate) type Hints = FxHashMap<(Name, u8, u32), Const>;

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
    /// What is then the same.
    bind: Option<Binding>,
}

struct Frame {
    node: NodeId,
    /// In order, the next one last.
    steps: Vec<Step>,
    mark: Marks,
    model: Rc<Model>,
    /// What the invariant depends on from here on.
    state: Option<State>,
    /// What was read below.
    footprint: Footprint,
}

#[derive(Clone, Copy)]
pub(crate) struct Marks {
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
    /// The reference at each place, and the object with each name, counted from 1; 0 means none.
    at_place: Vec<u32>,
    named: Vec<u32>,
    /// The path condition, and what the invariant adds to it.
    pub conditions: Vec<TermId>,
    /// How many of these are the path condition.
    pub given: usize,
    /// Values that satisfy all of these.
    pub model: Rc<Model>,
    /// Which object of the tree an input object is.
    pub bound: FxHashMap<InputId, usize>,
    trail: Vec<Undo>,
    stack: Vec<Frame>,
    unknown: Option<String>,
    /// Variables for numbers that the question has no name for: by place, from this one on.
    first_free: u32,
    free: FxHashMap<(Name, u8, u32), u32>,
    pub hints: Hints,
    failures: Failures,
    /// What ruled ways out.
    pub reasons: Reasons,
    receiver: InputId,
    /// The input objects whose fields the question is about, if not all.
    visible: Option<FxHashSet<InputId>>,
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
        let first_free = symbolic.input.unknowns().len() as u32;
        Some(Walk {
            tree,
            vm,
            solver,
            references: Vec::new(),
            numbers: Vec::new(),
            objects: Vec::new(),
            at_place: Vec::new(),
            named: Vec::new(),
            given: conditions.len(),
            conditions,
            model,
            bound: FxHashMap::default(),
            trail: Vec::new(),
            stack: Vec::new(),
            unknown: None,
            first_free,
            free: FxHashMap::default(),
            hints: Hints::default(),
            failures: Failures::default(),
            reasons: Reasons::default(),
            receiver,
            visible: None,
        })
    }

    /// Forgets what is known about all other objects, and of the path condition all but the booleans it fixes.
    pub fn restrict_to(&mut self, visible: FxHashSet<InputId>) {
        let Ok(symbolic) = self.vm.symbolic() else { return };
        self.conditions.retain(|&condition| {
            let mut variables = Vec::new();
            constants::variables(&symbolic.terms, condition, &mut variables);
            let [var] = variables.as_slice() else { return false };
            let unknown = symbolic.input.unknowns().get(var.index as usize);
            let held = |unknown: &Unknown| holder(unknown.origin).map(|object| InputId(object as u32));
            var.kind == VarKind::Boolean && unknown.and_then(held).is_some_and(|object| visible.contains(&object))
        });
        self.given = self.conditions.len();
        self.visible = Some(visible);
    }

    pub fn symbolic(&self) -> Option<&Symbolic> {
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
                if let Some(frame) = self.stack.pop() {
                    self.give_up(frame);
                }
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

    /// Nothing was found below a place: back to before the step that led there.
    fn give_up(&mut self, frame: Frame) {
        if self.unknown.is_none() {
            let mut failures = std::mem::take(&mut self.failures);
            failures.remember(self, frame.state, &frame.footprint);
            self.failures = failures;
        }
        self.undo_to(frame.mark);
        if let Some(above) = self.stack.last_mut() {
            above.footprint.absorb(&frame.footprint);
        }
    }

    /// The reference that was found at a place.
    pub fn reference_at(&self, place: PlaceId) -> Option<usize> {
        self.at_place.get(place as usize).and_then(|at| at.checked_sub(1)).map(|at| at as usize)
    }

    /// The object that was found in this way.
    pub fn object_named(&self, name: Name) -> Option<usize> {
        self.named.get(name as usize).and_then(|at| at.checked_sub(1)).map(|at| at as usize)
    }

    /// Takes down what is read below a place where nothing valid is.
    fn see_dead(&mut self, node: NodeId) {
        let reads = self.tree.dead_reads(node);
        if let Some(frame) = self.stack.last_mut() {
            frame.footprint.add(reads.as_deref());
        }
    }

    /// That nothing was found depends on more than what was read.
    pub fn cut_footprint(&mut self) {
        if let Some(frame) = self.stack.last_mut() {
            frame.footprint.add(None);
        }
    }

    /// Takes down what is read on the way to a place.
    fn see(&mut self, node: NodeId) {
        let segment = self.tree.segment(node);
        let reads = self.tree.is_complete(node).then_some(segment.reads.as_slice());
        if let Some(frame) = self.stack.last_mut() {
            frame.footprint.add(reads);
        }
    }

    pub fn marks(&self) -> Marks {
        Marks {
            references: self.references.len(),
            numbers: self.numbers.len(),
            objects: self.objects.len(),
            conditions: self.conditions.len(),
            trail: self.trail.len(),
        }
    }

    pub fn undo_to(&mut self, marks: Marks) {
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
        for reference in self.references.drain(marks.references..) {
            if let Some(place) = reference.place {
                self.at_place[place as usize] = 0;
            }
        }
        for found in self.objects.drain(marks.objects..) {
            self.named[found.object.name as usize] = 0;
        }
        self.numbers.truncate(marks.numbers);
        self.conditions.truncate(marks.conditions);
    }

    /// Goes one step down, and on from there. True if something valid was found.
    fn go(&mut self, node: NodeId, step: Step, before: Marks) -> Result<bool, Late> {
        let Some(child) = self.tree.children(node).get(step.child) else {
            // Nothing valid is below, as has turned out since.
            self.see_dead(node);
            return Ok(false);
        };
        let (to, alternative) = (child.node, child.alternative.clone());
        if matches!(self.tree.kind(to), Kind::Dead) {
            self.see_dead(to);
            return Ok(false);
        }
        if !self.assume_all(step.condition.into_iter().collect()) {
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
            self.see_dead(to);
            self.undo_to(before);
            return Ok(false);
        }
        self.see(to);
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
        let fits = step.bind.is_none_or(|binding| self.bind(binding)) && self.assume_segment(to);
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
        let receiver = Binding { object: 0, input: self.receiver, via: None };
        if !self.bind(receiver) || !self.assume_segment(node) {
            return Ok(false);
        }
        self.at(node, before)
    }

    /// What to do at a place.
    fn at(&mut self, node: NodeId, before: Marks) -> Result<bool, Late> {
        if matches!(self.tree.kind(node), Kind::Valid) && self.fits_scope() {
            return Ok(true);
        }
        match self.tree.kind(node) {
            Kind::Choice(_) => {
                let state = self.tree.segment(node).state;
                if let Some(footprint) = self.failures.find(self, state) {
                    if let Some(above) = self.stack.last_mut() {
                        above.footprint.absorb(footprint);
                    }
                    self.undo_to(before);
                    return Ok(false);
                }
                let mut steps = self.steps(node);
                steps.reverse();
                let (model, footprint) = (self.model.clone(), Footprint::default());
                self.stack.push(Frame { node, steps, mark: before, model, state, footprint });
                return Ok(false);
            }
            Kind::Gap(what) => self.unknown = Some(format!("{INVARIANT}{what}")),
            Kind::Valid => self.reasons.has_others = true,
            Kind::New | Kind::Dead => {}
        }
        self.undo_to(before);
        Ok(false)
    }

    fn push(&mut self, segment: &Segment) {
        for (symbol, &place) in segment.symbols.iter().zip(&segment.places) {
            self.references.push(Reference { origin: symbol.origin, place, decided: Decided::Open });
            if let Some(place) = place {
                set(&mut self.at_place, place, self.references.len());
            }
        }
        let numbers = segment.unknowns.iter().map(|u| Number { origin: u.origin, kind: u.kind, term: None, free: 0 });
        self.numbers.extend(numbers);
        for object in &segment.objects {
            let number = self.objects.len();
            self.references[object.symbol.index()].decided = Decided::Object(number);
            self.objects.push(Found { object: object.clone(), text: None, input: None, via: None });
            set(&mut self.named, object.name, self.objects.len());
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
        for &condition in &conditions {
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
            self.blame(&conditions);
            return false;
        }
        match self.solver.check(&mut symbolic.terms, &self.conditions[..before], goal) {
            solver::Answer::Feasible(model) => self.model = Rc::new(model),
            solver::Answer::Infeasible => {
                self.blame(&conditions);
                return false;
            }
            solver::Answer::Unknown(why) => {
                self.unknown = Some(why.to_string());
                return false;
            }
        }
        true
    }

    /// Conditions cannot hold here: finds out whether one of them contradicts booleans that the path condition fixes.
    fn blame(&mut self, conditions: &[TermId]) {
        // Why a condition is plainly false is not followed.
        self.reasons.has_others |= conditions.contains(&Terms::FALSE);
        if self.reasons.has_others {
            return;
        }
        for &condition in conditions {
            if let Some(places) = self.contradicted_booleans(condition) {
                places.into_iter().for_each(|place| self.depend_on(place));
                return;
            }
        }
        let goal = conditions.iter().copied();
        self.blame_numbers(goal);
    }

    /// The places of booleans that are fixed so that a condition cannot hold.
    fn contradicted_booleans(&mut self, condition: TermId) -> Option<Vec<QuestionPlace>> {
        let symbolic = self.vm.symbolic().ok()?;
        let mut variables = Vec::new();
        constants::variables(&symbolic.terms, condition, &mut variables);
        let mut fixed = Model::new();
        let mut places = Vec::new();
        for var in variables {
            let Origin::Field(holder, slot) = symbolic.input.unknowns().get(var.index as usize)?.origin else {
                return None;
            };
            let term = symbolic.terms.var(var);
            let value = fixed_boolean(symbolic, term)?;
            fixed.set(var, Const::Int(i32::from(value)));
            places.push((holder, slot));
        }
        (!holds(&symbolic.terms, condition, &fixed)).then_some(places)
    }

    /// That conditions cannot hold is a reason of its own if the path condition has to do with it.
    fn blame_numbers(&mut self, goal: impl Iterator<Item = TermId>) {
        let (false, Some(symbolic)) = (self.reasons.has_others, self.vm.symbolic_part()) else { return };
        let of = |condition: TermId| {
            let mut all = Vec::new();
            constants::variables(&symbolic.terms, condition, &mut all);
            all
        };
        let mut involved: Vec<Var> = goal.flat_map(of).collect();
        let mut left: Vec<(bool, Vec<Var>)> =
            self.conditions.iter().enumerate().map(|(at, &condition)| (at < self.given, of(condition))).collect();
        while let Some(at) = left.iter().position(|(_, variables)| variables.iter().any(|var| involved.contains(var))) {
            let (is_given, variables) = left.swap_remove(at);
            if is_given {
                self.reasons.has_others = true;
                return;
            }
            involved.extend(variables);
        }
        // Where the question has a number of its own, its place matters.
        self.reasons.has_others = involved.iter().any(|var| var.index < self.first_free);
    }

    fn decide(&mut self, reference: usize, decided: Decided) {
        let before = std::mem::replace(&mut self.references[reference].decided, decided);
        self.trail.push(Undo::Decided(reference, before));
    }

    fn narrow(&mut self, object: usize, types: Types) {
        let before = std::mem::replace(&mut self.objects[object].object.types, types);
        self.trail.push(Undo::Types(object, before));
    }

    /// The ways down that do not contradict the input heap.
    fn steps(&mut self, node: NodeId) -> Vec<Step> {
        let mut steps = Vec::new();
        let mut known: Option<(SymbolId, Vec<Conditional<Fact>>)> = None;
        for at in 0..self.tree.children(node).len() {
            let child = &self.tree.children(node)[at];
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
    fn question_place(&self, symbol: SymbolId) -> Option<QuestionPlace> {
        match self.references[symbol.index()].origin {
            Origin::Field(object, slot) => Some((self.objects[object.0 as usize].input?, slot)),
            _ => None,
        }
    }

    /// What the question says about a reference rules a way out.
    fn rule_out(&mut self, symbol: SymbolId, alternative: &Alternative, fact: Fact) {
        match self.question_place(symbol) {
            Some(place) => self.depend_on(place),
            None => self.reasons.has_others = true,
        }
        // It may also matter which objects are known to be others, and how long a string is.
        self.reasons.has_others |= matches!((alternative, fact), (Alternative::Text(..), Fact::Input(_)));
        if let Fact::Input(input) = fact {
            self.depend_on_binding(input);
            if let Alternative::Alias(_, object, _) = alternative
                && let Some(other) = self.objects[object.0 as usize].input
            {
                self.depend_on_binding(other);
            }
        }
    }

    /// The search depends on a place, and on those by which its object was reached.
    fn depend_on(&mut self, place: QuestionPlace) {
        let mut place = place;
        while !self.reasons.places.contains(&place) {
            self.reasons.places.push(place);
            match self.reached_by(place.0) {
                Some(above) => place = above,
                None => break,
            }
        }
    }

    /// The place of the question by which an input object was reached.
    fn reached_by(&self, input: InputId) -> Option<QuestionPlace> {
        self.bound.get(&input).and_then(|&object| self.objects[object].via)
    }

    fn depend_on_binding(&mut self, input: InputId) {
        if let Some(place) = self.reached_by(input) {
            self.depend_on(place);
        }
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
    fn facts(&mut self, origin: Origin) -> Vec<Conditional<Fact>> {
        self.values(origin)
            .into_iter()
            .map(|(value, condition)| {
                let fact = self.symbolic().map_or(Fact::Open, |symbolic| facts::of_value(symbolic, value));
                (fact, condition)
            })
            .collect()
    }

    /// The values that may be at a place the invariant names, each with its condition; `Unset` where nobody looked.
    pub fn values(&mut self, origin: Origin) -> Vec<Conditional<Value>> {
        let Some(input) = holder(origin).map(|object| self.objects[object].input) else {
            let value = self.symbolic().map_or(Value::Unset, |symbolic| match origin {
                Origin::Static(_) => facts::unheld(symbolic, origin),
                _ => Value::Unset,
            });
            return vec![(value, None)];
        };
        let is_visible = |input: &InputId| self.visible.as_ref().is_none_or(|visible| visible.contains(input));
        let Some(input) = input.filter(is_visible) else { return vec![(Value::Unset, None)] };
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
    fn element_values(&mut self, input: InputId, index: Value) -> Vec<Conditional<Value>> {
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
        let origin = self.numbers[at].origin;
        let place = self.number_place(origin, at);
        let next = self.first_free + self.free.len() as u32;
        let free = Var { index: *self.free.entry(place).or_insert(next), kind };
        self.numbers[at].free = free.index;
        // Nothing has been assumed about it yet, so any value will do.
        if let Some(&hint) = self.hints.get(&place)
            && hint.sort() == kind.sort()
        {
            Rc::make_mut(&mut self.model).set(free, hint);
        }
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

    /// Where a number is: the same whenever the invariant comes to that place, on whatever way.
    fn number_place(&self, origin: Origin, at: usize) -> (Name, u8, u32) {
        let name = holder(origin).map_or(Name::MAX, |object| self.objects[object].object.name);
        let (kind, place) = match origin {
            Origin::Field(_, slot) => (0, slot),
            Origin::Length(_) => (1, 0),
            Origin::Char(_, at) => (2, at),
            Origin::HighByte(_, at) => (3, at),
            Origin::Element(_, Value::Int(index)) => (4, index as u32),
            Origin::Static(slot) => (5, slot),
            // No place is known to be the same.
            Origin::Element(..) | Origin::Argument(_) | Origin::Asked(_) => (6, at as u32),
        };
        (name, kind, place)
    }

    /// Keeps the values of the structure that was found.
    pub fn give_hints(&mut self) {
        for at in 0..self.numbers.len() {
            let (Some(term), Some(symbolic)) = (self.numbers[at].term, self.symbolic()) else { continue };
            let value = term::eval(&symbolic.terms, term, &self.model);
            let place = self.number_place(self.numbers[at].origin, at);
            self.hints.insert(place, value);
        }
    }

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
    fn compare(&mut self, object: usize, pending: &mut Vec<Binding>) -> bool {
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

fn set(table: &mut Vec<u32>, at: u32, value: usize) {
    if table.len() <= at as usize {
        table.resize(at as usize + 1, 0);
    }
    table[at as usize] = value as u32;
}

/// The object of the invariant that holds a place.
pub(crate) fn holder(origin: Origin) -> Option<usize> {
    match origin {
        Origin::Field(id, _) | Origin::Element(id, _) | Origin::Length(id) => Some(id.0 as usize),
        Origin::Char(id, _) | Origin::HighByte(id, _) => Some(id.0 as usize),
        Origin::Argument(_) | Origin::Static(_) | Origin::Asked(_) => None,
    }
}
