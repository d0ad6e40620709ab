//! The search of one worker: run to the next choice, keep what is possible, go on, come back.

use std::rc::Rc;

use exec::Vm;
use exec::symbolic::{Alternative, Bound, Choice, Snapshot};
use exec::trap::Stop;
use rustc_hash::FxHashMap;
use solver::{Answer, Solver};
use term::{Const, Model, TermId, holds};

use crate::end::{End, Place};
use crate::harness::Harness;
use crate::machine::SetUp;
use crate::path::{PathId, PathStep};
use crate::report::{Left, PathReport, Report, Violation};
use crate::show;
use crate::trace::TraceLine;

/// A way to go on that may be possible.
struct Way {
    step: PathStep,
    alternative: Alternative,
    /// Values that satisfy the path if this is taken; none if those of the choice do.
    model: Option<Rc<Model>>,
}

/// A choice with ways that are still to be explored.
struct Node<'p> {
    snapshot: Rc<Snapshot<'p>>,
    harness: Harness,
    model: Rc<Model>,
    /// In order, the next one last.
    ways: Vec<Way>,
    /// Length of the path id before this choice.
    depth: usize,
}

/// What a worker's step came to.
pub(crate) enum Progress {
    /// A path ended, or turned out to be impossible.
    Path,
    /// Nothing is left of what this worker was given.
    Done,
    /// Time is up; the rest is on the frontier.
    OutOfTime,
}

/// One worker.
pub(crate) struct Search<'s, 'p> {
    setup: &'s SetUp<'p>,
    vm: Vm<'p>,
    harness: Harness,
    solver: Solver,
    model: Rc<Model>,
    root: Node<'p>,
    stack: Vec<Node<'p>>,
    id: Vec<PathStep>,
    /// What this worker has found.
    pub report: Report,
    /// How the last path ended, unless it turned out to be impossible.
    pub last: Option<End>,
    /// How often each place has asked for a decision.
    visits: FxHashMap<(jvm::MethodId, u32), u32>,
    /// Limits that were met since the last choice, and where.
    noted: Vec<(Left, String)>,
    /// Whether the state is between two paths: the next step goes back to the last choice.
    at_end: bool,
}

impl<'s, 'p> Search<'s, 'p> {
    /// A worker at the entry of the harness.
    pub fn new(setup: &'s SetUp<'p>) -> Result<Search<'s, 'p>, Stop> {
        let (mut vm, mut harness) = setup.machine()?;
        let mut snapshot = Rc::new(vm.snapshot());
        let before = harness.clone();
        if harness.initialize(&mut vm, &setup.subject) {
            vm.enter_subject();
            snapshot = Rc::new(vm.snapshot());
        } else {
            vm.restore(&snapshot);
            harness = before;
        }
        let model = Rc::new(Model::new());
        let root = Node { snapshot, harness: harness.clone(), model: model.clone(), ways: Vec::new(), depth: 0 };
        Ok(Search {
            setup,
            vm,
            harness,
            solver: Solver::new(setup.config.solver.clone()),
            model,
            root,
            stack: Vec::new(),
            id: Vec::new(),
            report: Report::default(),
            last: None,
            visits: FxHashMap::default(),
            noted: Vec::new(),
            at_end: true,
        })
    }

    /// When the run has to be over.
    pub fn set_deadline(&mut self, deadline: Option<std::time::Instant>) {
        self.vm.deadline = deadline;
        self.solver.set_deadline(deadline);
    }

    /// Goes to the part of the tree below a path. False if the id does not fit the subject or is not possible.
    pub fn go_to(&mut self, prefix: &PathId) -> bool {
        self.stack.clear();
        self.id.clear();
        self.noted.clear();
        self.vm.restore(&self.root.snapshot);
        self.harness = self.root.harness.clone();
        self.at_end = false;
        for &step in &prefix.0 {
            let Err(Stop::Choose(choice)) = self.run_harness() else {
                return false;
            };
            // Whoever made this choice first has counted what was met on the way to it.
            self.drain_notes();
            self.noted.clear();
            let Some(alternative) = self.alternative_of(&choice, step) else {
                return false;
            };
            if self.vm.take(&alternative).is_err() {
                return false;
            }
            self.drain_notes();
            self.id.push(step);
        }
        // Nothing was asked on the way: one question now makes up for it.
        let conjuncts = self.conjuncts();
        match self.ask(&conjuncts, term::Terms::TRUE) {
            Answer::Feasible(model) => self.model = Rc::new(model),
            Answer::Infeasible => return false,
            // That was counted when the alternative was found.
            Answer::Unknown(_) => self.model = self.root.model.clone(),
        }
        true
    }

    /// The alternative that a step of a path id means.
    fn alternative_of(&mut self, choice: &Choice, step: PathStep) -> Option<Alternative> {
        match (choice, step) {
            (Choice::Value(term), PathStep::Value(value)) => {
                let sort = self.vm.symbolic_part()?.terms.sort(*term);
                Some(Alternative::Equals(*term, constant(sort, value)))
            }
            (_, PathStep::Option(number)) => self
                .vm
                .alternatives(choice)
                .ok()?
                .get(number as usize)
                .filter(|a| !matches!(a, Alternative::Beyond(_)))
                .cloned(),
            _ => None,
        }
    }

    fn run_harness(&mut self) -> Result<End, Stop> {
        self.harness.run(&mut self.vm, &self.setup.subject, &self.setup.config.properties)
    }

    /// Explores to the end of the next path.
    pub fn next_path(&mut self) -> Progress {
        if self.at_end && !self.backtrack() {
            return Progress::Done;
        }
        self.at_end = false;
        self.last = None;
        loop {
            let stop = match self.run_harness() {
                Ok(end) => {
                    self.end(end);
                    break;
                }
                Err(stop) => stop,
            };
            self.drain_notes();
            let Stop::Choose(choice) = stop else {
                return self.stopped(stop);
            };
            if self.is_late() {
                return Progress::OutOfTime;
            }
            self.commit_notes();
            self.report.choices += 1;
            if !self.choose(&choice) {
                break;
            }
        }
        self.at_end = true;
        Progress::Path
    }

    /// Whether time is up. The solver then knows nothing any more, and the search would go astray.
    fn is_late(&self) -> bool {
        self.vm.deadline.is_some_and(|deadline| std::time::Instant::now() >= deadline)
    }

    /// Execution stopped before the path's end.
    fn stopped(&mut self, stop: Stop) -> Progress {
        match stop {
            Stop::TimeLimit => return Progress::OutOfTime,
            Stop::Unsupported(gap) => {
                self.commit_notes();
                self.report.leave(Left::Unsupported(gap.what), gap.place);
            }
            stop => self.end(end_of(&stop)),
        }
        self.at_end = true;
        Progress::Path
    }

    fn conjuncts(&self) -> Vec<TermId> {
        self.vm.symbolic_part().map_or(Vec::new(), |s| s.path.conjuncts().to_vec())
    }

    fn ask(&mut self, path: &[TermId], goal: TermId) -> Answer {
        match self.vm.symbolic() {
            Ok(symbolic) => self.solver.check(&mut symbolic.terms, path, goal),
            Err(_) => Answer::Infeasible,
        }
    }

    /// Whether a condition can hold here: with which values, if not the present ones. `None` if it cannot.
    fn possible(&mut self, condition: TermId) -> Option<Option<Rc<Model>>> {
        let symbolic = self.vm.symbolic().ok()?;
        if holds(&symbolic.terms, condition, &self.model) {
            return Some(None);
        }
        match self.solver.check(&mut symbolic.terms, symbolic.path.conjuncts(), condition) {
            Answer::Feasible(model) => Some(Some(Rc::new(model))),
            Answer::Infeasible => None,
            Answer::Unknown(why) => {
                self.leave(Left::Unknown(why.to_string()));
                Some(None)
            }
        }
    }

    /// Finds what is possible at a choice and takes the first of it. False if nothing is.
    fn choose(&mut self, choice: &Choice) -> bool {
        let mut ways = self.possible_ways(choice);
        ways.reverse();
        let Some(way) = ways.pop() else { return false };
        if ways.is_empty() {
            return self.take(way);
        }
        let node = Node {
            snapshot: Rc::new(self.vm.snapshot()),
            harness: self.harness.clone(),
            model: self.model.clone(),
            ways,
            depth: self.id.len(),
        };
        self.stack.push(node);
        // If it is impossible after all, it is as if it had not been among the ways.
        self.take(way) || self.backtrack()
    }

    fn possible_ways(&mut self, choice: &Choice) -> Vec<Way> {
        match choice {
            Choice::Value(term) => self.values(*term),
            _ => self.ways(choice),
        }
    }

    fn ways(&mut self, choice: &Choice) -> Vec<Way> {
        let alternatives = match self.vm.alternatives(choice) {
            Ok(alternatives) => alternatives,
            Err(trap) => {
                self.trapped(trap);
                return Vec::new();
            }
        };
        let mut ways = Vec::with_capacity(alternatives.len());
        for (number, alternative) in alternatives.into_iter().enumerate() {
            let model = match alternative {
                Alternative::Beyond(bound) => {
                    self.leave(Left::Bound(bound));
                    continue;
                }
                Alternative::Assume(condition) => match self.possible(condition) {
                    Some(model) => model,
                    None => continue,
                },
                _ => None,
            };
            ways.push(Way { step: PathStep::Option(number as u32), alternative, model });
        }
        ways
    }

    /// The values a number can have, smallest effort first; a bound is met if there are too many.
    fn values(&mut self, term: TermId) -> Vec<Way> {
        let most = self.setup.config.bounds.values as usize;
        let mut ways = Vec::new();
        let mut path = self.conjuncts();
        while ways.len() <= most {
            let Ok(symbolic) = self.vm.symbolic() else { break };
            let model = match self.solver.model(&mut symbolic.terms, &path) {
                Answer::Feasible(model) => model,
                Answer::Infeasible => return ways,
                Answer::Unknown(why) => {
                    self.leave(Left::Unknown(why.to_string()));
                    return ways;
                }
            };
            let value = term::eval(&symbolic.terms, term, &model);
            let known = symbolic.terms.constant(value);
            let equal = symbolic.same_value(term, known);
            path.push(symbolic.terms.not(equal));
            let step = PathStep::Value(bits(value));
            ways.push(Way { step, alternative: Alternative::Equals(term, value), model: Some(Rc::new(model)) });
        }
        ways.truncate(most);
        self.leave(Left::Bound(Bound::Values));
        ways
    }

    /// Goes one way. False if it turns out to be impossible.
    fn take(&mut self, way: Way) -> bool {
        let before = self.vm.symbolic_part().map_or(0, |s| s.path.conjuncts().len());
        let noted = self.noted.len();
        if let Some(model) = way.model {
            self.model = model;
        }
        if let Err(trap) = self.vm.take(&way.alternative) {
            self.trapped(trap);
            return false;
        }
        self.id.push(way.step);
        self.drain_notes();
        // Conditions that came with the alternative itself: the length of a new array, say.
        let Ok(symbolic) = self.vm.symbolic() else { return false };
        let conjuncts = symbolic.path.conjuncts();
        let terms = &mut symbolic.terms;
        if conjuncts[before.min(conjuncts.len())..].iter().all(|&c| holds(terms, c, &self.model)) {
            return true;
        }
        let mut goal = term::Terms::TRUE;
        let new: Vec<TermId> = conjuncts[before..].to_vec();
        for condition in new {
            goal = terms.and(goal, condition);
        }
        match self.solver.check(terms, &conjuncts[..before], goal) {
            Answer::Feasible(model) => self.model = Rc::new(model),
            Answer::Infeasible => {
                self.noted.truncate(noted);
                return false;
            }
            // That it is not known was counted when the way was found.
            Answer::Unknown(_) => {}
        }
        true
    }

    /// Goes back to the last choice that has ways left, and takes the next.
    fn backtrack(&mut self) -> bool {
        while let Some(node) = self.stack.last_mut() {
            let Some(way) = node.ways.pop() else {
                self.stack.pop();
                continue;
            };
            self.vm.restore(&node.snapshot);
            self.harness = node.harness.clone();
            self.model = node.model.clone();
            self.id.truncate(node.depth);
            if node.ways.is_empty() {
                self.stack.pop();
            }
            if self.take(way) {
                return true;
            }
        }
        false
    }

    /// An alternative could not be taken.
    fn trapped(&mut self, trap: exec::trap::Trap) {
        let why = match trap {
            exec::trap::Trap::Stop(stop) => match *stop {
                Stop::Unsupported(gap) => gap.what,
                other => end_of(&other).describe(),
            },
            exec::trap::Trap::Link(error) => error.to_string(),
            exec::trap::Trap::Full => {
                self.leave(Left::Bound(Bound::Heap));
                return;
            }
            _ => "an alternative that cannot be taken".to_string(),
        };
        self.leave(Left::Unsupported(why));
    }

    fn leave(&mut self, left: Left) {
        let place = self.vm.current_place();
        self.report.leave(left, place);
    }

    /// Takes note of the limits of the scope that the executor met without leaving anything out itself.
    fn drain_notes(&mut self) {
        let Ok(symbolic) = self.vm.symbolic() else { return };
        if symbolic.notes.is_empty() {
            return;
        }
        let notes = std::mem::take(&mut symbolic.notes);
        let place = self.vm.current_place();
        self.noted.extend(notes.into_iter().map(|bound| (Left::Bound(bound), place.clone())));
    }

    /// Counts what was noted since the last choice: now that the next one is made, or the path has ended, nobody will
    /// execute this part again.
    fn commit_notes(&mut self) {
        for (left, place) in self.noted.drain(..) {
            self.report.leave(left, place);
        }
    }

    /// A path is over.
    fn end(&mut self, end: End) {
        self.drain_notes();
        self.commit_notes();
        self.last = Some(end.clone());
        match &end {
            End::Assumption => {
                self.report.dropped += 1;
                return;
            }
            End::Bound(bound) => {
                self.leave(Left::Bound(*bound));
                return;
            }
            End::Unsupported(what) => {
                self.leave(Left::Unsupported(what.clone()));
                return;
            }
            _ => {}
        }
        let end = self.with_result(end);
        *self.report.ends.entry(end.name().to_string()).or_default() += 1;
        if self.setup.config.keep_paths {
            let naming = show::Naming::new(&self.vm, &self.setup.subject, self.harness.args());
            let report = PathReport {
                id: PathId(self.id.clone()),
                condition: naming.condition(),
                input: naming.heap(None),
                end: end.clone(),
            };
            self.report.paths.push(report);
        }
        if let Some(property) = end.violates().filter(|p| self.setup.config.properties.contains(p)) {
            self.violation(property, end);
        }
    }

    fn with_result(&self, end: End) -> End {
        match end {
            End::Returned(None) if self.setup.config.keep_paths => {
                let naming = show::Naming::new(&self.vm, &self.setup.subject, self.harness.args());
                End::Returned(naming.result(self.harness.result()))
            }
            other => other,
        }
    }

    fn violation(&mut self, property: crate::end::Property, end: End) {
        let place = end.place().cloned().or_else(|| self.vm.last_return().map(Place::from));
        let at = place.as_ref().map_or(String::new(), |place| place.to_string());
        let class = match &end {
            End::Uncaught(thrown) | End::Assertion(thrown) => thrown.class.clone(),
            _ => String::new(),
        };
        let key = (property, format!("{class} {at}"));
        let objects = self.vm.symbolic_part().map_or(0, |s| s.input.objects().len());
        let path = PathId(self.id.clone());
        if let Some(known) = self.report.violations.get_mut(&key)
            && (known.objects, &known.path) <= (objects, &path)
        {
            known.paths += 1;
            return;
        }
        let conjuncts = self.conjuncts();
        let model = match self.vm.symbolic().map(|s| self.solver.model(&mut s.terms, &conjuncts)) {
            Ok(Answer::Feasible(model)) => model,
            Ok(Answer::Infeasible) | Err(_) => return self.leave(Left::Unknown("a path without an input".into())),
            // Possible or not: a violation is only reported with an input that shows it.
            Ok(Answer::Unknown(why)) => return self.leave(Left::Unknown(format!("a possible violation: {why}"))),
        };
        let naming = show::Naming::new(&self.vm, &self.setup.subject, self.harness.args());
        let (input, condition) = (naming.heap(Some(&model)), naming.condition());
        let violation = Violation { path, property, end, place, objects, input, condition, paths: 1 };
        self.report.add_violation(key, violation);
    }

    /// What is left to explore here, as path ids.
    pub fn frontier(&self) -> Vec<PathId> {
        let mut all = Vec::new();
        if !self.at_end {
            all.push(PathId(self.id.clone()));
        }
        for node in &self.stack {
            for way in &node.ways {
                all.push(self.id_of(node, way));
            }
        }
        all
    }

    fn id_of(&self, node: &Node<'p>, way: &Way) -> PathId {
        let mut id = self.id[..node.depth].to_vec();
        id.push(way.step);
        PathId(id)
    }

    /// Gives away the part of the tree that is probably largest.
    pub fn donate(&mut self) -> Option<PathId> {
        let at = self.stack.iter().position(|node| !node.ways.is_empty())?;
        let way = self.stack[at].ways.remove(0);
        Some(self.id_of(&self.stack[at], &way))
    }

    /// Runs to the next choice that has more than one way. Gives what can follow, each with how often its place was met;
    /// an error when the path ended.
    pub fn next_choice(&mut self) -> Result<Vec<(u32, PathId)>, Progress> {
        loop {
            let stop = match self.run_harness() {
                Ok(end) => {
                    self.end(end);
                    self.at_end = true;
                    return Err(Progress::Path);
                }
                Err(stop) => stop,
            };
            self.drain_notes();
            let Stop::Choose(choice) = stop else {
                return Err(self.stopped(stop));
            };
            if self.is_late() {
                return Err(Progress::OutOfTime);
            }
            self.commit_notes();
            self.report.choices += 1;
            let visits = self.visit();
            let mut ways = self.possible_ways(&choice);
            if ways.len() != 1 {
                let child = |way: &Way| PathId(self.id.iter().copied().chain([way.step]).collect());
                let children = ways.iter().map(|way| (visits, child(way))).collect();
                self.at_end = true;
                return Ok(children);
            }
            if !ways.pop().is_some_and(|way| self.take(way)) {
                self.at_end = true;
                return Err(Progress::Path);
            }
        }
    }

    /// Counts how often the present place has asked for a decision.
    fn visit(&mut self) -> u32 {
        let place = self.vm.current_position();
        let visits = self.visits.entry(place).or_insert(0);
        *visits += 1;
        *visits
    }

    /// Whether anything is left here.
    pub fn has_more(&self) -> bool {
        !self.stack.is_empty()
    }

    /// Replays a path and writes down what happens.
    pub fn trace(&mut self, path: &PathId) -> Result<Vec<TraceLine>, String> {
        let mut lines = Vec::new();
        self.vm.restore(&self.root.snapshot);
        self.harness = self.root.harness.clone();
        self.id.clear();
        self.vm.start_trace();
        for at in 0.. {
            let run = self.run_harness();
            lines.extend(self.vm.take_trace().into_iter().map(|(place, depth)| TraceLine::Line(place.into(), depth)));
            let choice = match run {
                Ok(end) => {
                    let end = self.with_result(end);
                    lines.push(TraceLine::End(end));
                    break;
                }
                Err(Stop::Choose(choice)) => choice,
                Err(stop) => {
                    lines.push(TraceLine::End(end_of(&stop)));
                    break;
                }
            };
            let Some(&step) = path.0.get(at) else {
                let rest = self.ways(&choice).len();
                return Err(format!("the path id ends at a choice with {rest} ways to go on, after {at} choices"));
            };
            let Some(alternative) = self.alternative_of(&choice, step) else {
                return Err(format!("choice {at} has no alternative {}", PathId(vec![step])));
            };
            let naming = show::Naming::new(&self.vm, &self.setup.subject, self.harness.args());
            lines.push(TraceLine::Choice(naming.alternative(&alternative)));
            if self.vm.take(&alternative).is_err() {
                return Err(format!("choice {at} cannot be made as the path id says"));
            }
            self.id.push(step);
        }
        if self.id.len() < path.0.len() {
            return Err(format!("the path ends after {} of the {} choices given", self.id.len(), path.0.len()));
        }
        Ok(lines)
    }

    /// The machine as it is, what was started in it, the solver, and the choices made.
    pub fn parts(&mut self) -> (&mut Vm<'p>, &Harness, &mut Solver, &[PathStep]) {
        (&mut self.vm, &self.harness, &mut self.solver, &self.id)
    }

    /// Contradictions the solver found in itself.
    pub fn disagreements(&self) -> Vec<String> {
        self.solver.disagreements().iter().map(|d| format!("{d:?}")).collect()
    }

    /// How deep the search is.
    pub fn depth(&self) -> usize {
        self.id.len()
    }
}

/// What a path ends in that stops so.
pub(crate) fn end_of(stop: &Stop) -> End {
    match stop {
        Stop::Exit(code) => End::Exit(*code),
        Stop::Assumption => End::Assumption,
        Stop::Bound(bound) => End::Bound(*bound),
        Stop::StepLimit(_) => End::Bound(Bound::Steps),
        Stop::Unsupported(gap) => End::Unsupported(gap.to_string()),
        Stop::TimeLimit => End::Unsupported("time was up".to_string()),
        Stop::Choose(_) => End::Unsupported("a choice that was not made".to_string()),
    }
}

pub(crate) fn bits(value: Const) -> i64 {
    match value {
        Const::Bool(v) => v as i64,
        Const::Int(v) => v as i64,
        Const::Long(v) => v,
        Const::Float(v) => v.to_bits() as i64,
        Const::Double(v) => v.to_bits() as i64,
    }
}

fn constant(sort: term::Sort, bits: i64) -> Const {
    match sort {
        term::Sort::Bool => Const::Bool(bits != 0),
        term::Sort::Int => Const::Int(bits as i32),
        term::Sort::Long => Const::Long(bits),
        term::Sort::Float => Const::Float(f32::from_bits(bits as u32)),
        term::Sort::Double => Const::Double(f64::from_bits(bits as u64)),
    }
}
