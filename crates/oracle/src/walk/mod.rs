//! A question put to the tree of an invariant: is there a valid structure that agrees with an input heap?
//!
//! The tree names objects, references and numbers in the order in which the invariant came across them, the input heap
//! in the order in which the subject did. Walking down, objects of the tree are *bound* to those of the input heap
//! where both say what is at the same place; a way that contradicts the input heap is not taken. Conditions of the
//! invariant become conditions on the numbers of the input heap and are decided together with the path condition.

mod binding;
mod numbers;
mod question;
mod reasons;
mod scope;

use std::rc::Rc;

use exec::Vm;
use exec::symbolic::{Alternative, Symbolic};
use explore::INVARIANT;
use heap::input::{Types, Unknown};
use heap::{InputId, Origin};
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;
use solver::Solver;
use term::{Const, Model, TermId, VarKind, holds};

use crate::constants::{self, Constant};
use crate::failures::Failures;
use crate::footprint::Footprint;
use crate::nogoods::Reasons;
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
    /// Its type, where the invariant's machine knows more than the place says.
    pub written: Option<jvm::Symbol>,
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

/// What may be the case: each if its condition holds, or in any case.
pub(crate) type Possible<T> = SmallVec<[(T, Option<TermId>); 2]>;

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

/// How a walk goes about it.
#[derive(Clone, Copy, Default)]
pub(crate) struct Effort {
    /// So many steps down are left before it gives up, if that is limited.
    pub most: Option<u32>,
    /// Which alternative of a condition is tried first.
    pub first: First,
}

/// Which alternative of a condition is tried first.
#[derive(Clone, Copy, Default, PartialEq)]
pub(crate) enum First {
    /// That it holds, as the invariant asks.
    #[default]
    Yes,
    /// That it does not.
    No,
    /// The one that the values found so far satisfy.
    Satisfied,
}

impl Effort {
    /// One step more. False if that is too many.
    fn spend(&mut self) -> bool {
        match &mut self.most {
            Some(0) => return false,
            Some(most) => *most -= 1,
            None => {}
        }
        true
    }
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
    /// Whether the question is also about numbers.
    pub has_numbers: bool,
    pub effort: Effort,
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
            has_numbers: true,
            effort: Effort::default(),
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

    /// Forgets the path condition, and what numbers the input heap has: only the shape is asked about.
    pub fn forget_numbers(&mut self) {
        self.conditions.clear();
        self.given = 0;
        self.has_numbers = false;
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
            if !self.effort.spend() {
                self.unknown = Some("too many steps".to_string());
                return Ok(false);
            }
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
        if let Some(frame) = self.stack.last_mut() {
            frame.footprint.absorb(self.tree.dead(node));
        }
    }

    /// Takes down that a search depends on what is at a place; none means that it depends on more.
    fn see_place(&mut self, place: Option<PlaceId>) {
        if let Some(frame) = self.stack.last_mut() {
            frame.footprint.add(place.as_ref().map(std::slice::from_ref));
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
                self.put_in_order(node, &mut steps);
                steps.reverse();
                // The children where nothing valid is are not among the steps.
                let (model, footprint) = (self.model.clone(), self.tree.dead(node).clone());
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

    /// Puts the step that is to be tried first in front, where conditions are decided.
    fn put_in_order(&mut self, node: NodeId, steps: &mut [Step]) {
        if self.effort.first == First::Yes {
            return;
        }
        let condition = |tree: &Tree<'p>, step: &Step| match tree.children(node).get(step.child)?.alternative {
            Alternative::Assume(condition) => Some(condition),
            _ => None,
        };
        let conditions: Option<Vec<TermId>> = steps.iter().map(|step| condition(self.tree, step)).collect();
        let Some(conditions) = conditions else { return };
        match self.effort.first {
            First::Yes => {}
            First::No => steps.reverse(),
            First::Satisfied => {
                let satisfied = conditions.into_iter().position(|condition| {
                    let condition = self.translate(condition);
                    self.symbolic().is_some_and(|symbolic| holds(&symbolic.terms, condition, &self.model))
                });
                if let Some(at) = satisfied {
                    steps[..=at].rotate_right(1);
                }
            }
        }
    }

    fn push(&mut self, segment: &Segment) {
        for (symbol, &place) in segment.symbols.iter().zip(&segment.places) {
            let reference = Reference { origin: symbol.origin, place, written: symbol.written, decided: Decided::Open };
            self.references.push(reference);
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

    fn decide(&mut self, reference: usize, decided: Decided) {
        let before = std::mem::replace(&mut self.references[reference].decided, decided);
        self.trail.push(Undo::Decided(reference, before));
    }

    fn narrow(&mut self, object: usize, types: Types) {
        let before = std::mem::replace(&mut self.objects[object].object.types, types);
        self.trail.push(Undo::Types(object, before));
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
