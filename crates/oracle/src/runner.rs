//! The invariant, executed on an unknown object from choice to choice.

use std::rc::Rc;
use std::time::Instant;

use exec::symbolic::{Alternative, Bound, Changed, Choice, Initialization, ReadLog, Snapshot};
use exec::trap::{Stop, Trap, Unsupported};
use exec::{Outcome, Vm};
use explore::{Numbered, SetUp};
use heap::{HeapMark, InputId, Ref, Value};
use jvm::Method;
use solver::{Answer, Solver};
use term::{Model, TermId, holds};

use crate::hex::Rules;

/// Where execution stopped.
pub(crate) enum Stopped {
    /// Something has to be decided.
    Choice(Choice),
    /// The invariant holds.
    Valid,
    /// It does not, or it throws.
    Invalid,
    /// It goes beyond this bound.
    Limit(Bound),
    /// It needs something that is missing.
    Gap(String),
    /// Time is up.
    Late,
}

/// A machine that executes an invariant.
pub(crate) struct Runner<'p> {
    pub vm: Vm<'p>,
    pub solver: Solver,
    method: &'p Method,
    receiver: Value,
    /// Rules that what it reads of the structure has to obey, with their triggers.
    rules: Option<Rules<'p>>,
    pending: Option<Outcome>,
    started: bool,
    /// Values that satisfy what was assumed.
    pub model: Rc<Model>,
    /// The field of the structure that the invariant was seen to write.
    pub writes: Option<String>,
    values: u32,
    /// How things were before it began.
    heap: HeapMark,
    statics: usize,
}

/// A state to come back to.
pub(crate) struct Mark<'p> {
    snapshot: Snapshot<'p>,
    pending: Option<Outcome>,
    started: bool,
    model: Rc<Model>,
}

/// What an invariant has read of the structure.
pub(crate) struct Read {
    pub places: Vec<(InputId, u32)>,
    /// Whether these are all.
    pub is_complete: bool,
    /// Whether it mattered what is known about numbers.
    pub asked_numbers: bool,
}

/// A way to go on that is possible.
pub(crate) struct Way {
    pub alternative: Alternative,
    pub model: Rc<Model>,
}

impl<'p> Runner<'p> {
    /// A machine before the invariant of the subject's class.
    pub fn new(setup: &SetUp<'p>, init: &'static dyn Initialization) -> Result<Runner<'p>, Stop> {
        let (mut vm, receiver) = setup.invariant_machine(init)?;
        let method = setup.subject.check.ok_or(Stop::Assumption)?;
        let (heap, statics) = (vm.state.heap.mark(), vm.state.statics.mark());
        Ok(Runner {
            vm,
            heap,
            statics,
            solver: Solver::new(setup.config.solver.clone()),
            method,
            receiver,
            rules: None,
            pending: None,
            started: false,
            model: Rc::new(Model::new()),
            writes: None,
            values: setup.config.bounds.values,
        })
    }

    /// From now on only what rules admit is tried, and triggers run.
    pub fn obey(&mut self, rules: Rules<'p>) {
        self.rules = Some(rules);
    }

    /// The object that the invariant is about.
    pub fn receiver(&self) -> Value {
        self.receiver
    }

    /// Whether the invariant is being executed.
    pub fn is_started(&self) -> bool {
        self.started
    }

    pub fn set_deadline(&mut self, deadline: Option<Instant>) {
        self.vm.deadline = deadline;
        self.solver.set_deadline(deadline);
    }

    pub fn mark(&mut self) -> Mark<'p> {
        Mark { snapshot: self.vm.snapshot(), pending: self.pending, started: self.started, model: self.model.clone() }
    }

    pub fn restore(&mut self, mark: &Mark<'p>) {
        self.vm.restore(&mark.snapshot);
        self.pending = mark.pending;
        self.started = mark.started;
        self.model = mark.model.clone();
    }

    /// What the invariant is called, for reports.
    pub fn name(&self) -> String {
        self.vm.program.display_method(self.method)
    }

    /// What has to be said about the invariant.
    pub fn complaints(&self) -> Vec<String> {
        let name = self.name();
        let describe = |what: &String| format!("{name} writes to the structure it is about: {what}");
        self.writes.iter().map(describe).collect()
    }

    /// Executes to the next choice, or to the end.
    pub fn run(&mut self) -> Stopped {
        let stopped = self.run_unwatched();
        if matches!(stopped, Stopped::Valid | Stopped::Invalid) {
            self.watch_writes();
        }
        stopped
    }

    /// The same, without a look at what the invariant wrote.
    pub fn run_unwatched(&mut self) -> Stopped {
        match self.advance() {
            Ok(stopped) => stopped,
            Err(stop) => self.stopped(stop),
        }
    }

    /// Looks whether the invariant has written to the structure.
    pub fn watch_writes(&mut self) {
        if self.writes.is_none() && self.rules.is_none() {
            self.writes = self.written_field();
        }
    }

    fn advance(&mut self) -> Result<Stopped, Stop> {
        if !self.started {
            self.started = true;
            self.pending = self.vm.start(self.method, &[self.receiver])?;
            self.react(None).map_err(|what| Stop::Unsupported(Unsupported { what, place: self.name() }))?;
        }
        if self.pending.is_none() {
            self.pending = Some(self.vm.proceed()?);
        }
        Ok(match self.pending {
            Some(Outcome::Returned(value)) if self.vm.truth(value)? => Stopped::Valid,
            Some(Outcome::Threw(exception)) => {
                let class = self.vm.state.heap.get(exception).class;
                // Our stack's size is not the JVM's.
                if self.vm.program.class_name(class) == "java/lang/StackOverflowError" {
                    Stopped::Limit(Bound::CallDepth)
                } else {
                    Stopped::Invalid
                }
            }
            _ => Stopped::Invalid,
        })
    }

    fn stopped(&mut self, stop: Stop) -> Stopped {
        match stop {
            Stop::Choose(choice) => Stopped::Choice(choice),
            Stop::Assumption => Stopped::Invalid,
            Stop::Bound(bound) => Stopped::Limit(bound),
            Stop::StepLimit(_) => Stopped::Limit(Bound::Steps),
            Stop::TimeLimit => Stopped::Late,
            Stop::Unsupported(gap) => Stopped::Gap(gap.to_string()),
            Stop::Failed(_) => Stopped::Invalid,
            Stop::Exit(code) => Stopped::Gap(format!("an invariant that exits with code {code}")),
        }
    }

    /// Takes note of what is read of the structure from now on.
    pub fn start_log(&mut self) {
        if let Ok(symbolic) = self.vm.symbolic() {
            symbolic.reads = Some(ReadLog::default());
        }
    }

    /// What was read of the structure since.
    pub fn take_log(&mut self) -> Read {
        let Some(log) = self.vm.symbolic().ok().and_then(|symbolic| symbolic.reads.take()) else {
            return Read { places: Vec::new(), is_complete: false, asked_numbers: true };
        };
        let input = |(object, place): &(Ref, u32)| Some((self.vm.input_of(*object)?, *place));
        Read {
            places: log.places.iter().filter_map(input).collect(),
            is_complete: !log.is_incomplete,
            asked_numbers: log.asked_numbers.get(),
        }
    }

    /// Whether what the invariant will do depends on objects it has changed so far, or on nothing but what it returned.
    pub fn has_left_traces(&self) -> bool {
        let mut changed = self.vm.state.heap.changed_since(self.heap);
        // Triggers write to the structure itself.
        self.rules.is_some() || self.pending.is_some() || changed.any(|object| self.vm.input_of(object).is_none())
    }

    /// The static fields it has changed: by initializing classes, mostly.
    pub fn changed_statics(&self) -> Vec<(usize, Value)> {
        let statics = &self.vm.state.statics;
        let mut changed: Vec<usize> = statics.changed_since(self.statics).collect();
        changed.sort_unstable();
        changed.dedup();
        changed.into_iter().map(|slot| (slot, statics[slot])).collect()
    }

    /// The limits of the scope that were met since this was last asked.
    pub fn notes(&mut self) -> Vec<Bound> {
        self.vm.symbolic().map_or(Vec::new(), |symbolic| std::mem::take(&mut symbolic.notes))
    }

    /// The ways to go on that are possible, and the bounds that cut others off.
    pub fn ways(&mut self, choice: &Choice) -> Result<(Vec<Way>, Vec<Bound>), String> {
        if let Choice::Value(term) = choice {
            return self.known_values(*term);
        }
        let alternatives = self.vm.alternatives(choice).map_err(|trap| words(&trap))?;
        let alternatives = self.admitted(choice, alternatives);
        let (mut ways, mut bounds) = (Vec::with_capacity(alternatives.len()), Vec::new());
        for alternative in alternatives {
            let model = match alternative {
                Alternative::Beyond(bound) => {
                    bounds.push(bound);
                    continue;
                }
                Alternative::Assume(condition) => match self.possible(condition)? {
                    Some(model) => model,
                    None => continue,
                },
                _ => self.model.clone(),
            };
            ways.push(Way { alternative, model });
        }
        Ok((ways, bounds))
    }

    /// The alternatives that the rules leave.
    fn admitted(&mut self, choice: &Choice, all: Vec<Alternative>) -> Vec<Alternative> {
        let Some(rules) = self.rules.as_mut().filter(|_| choice.is_about_heap()) else { return all };
        let all: Vec<Numbered> = (0..).zip(all).collect();
        rules.restrict(&mut self.vm, choice, all).into_iter().map(|(_, alternative)| alternative).collect()
    }

    /// Starts the triggers that an alternative fires.
    fn react(&mut self, newest: Option<&Alternative>) -> Result<(), String> {
        let reacted = match &mut self.rules {
            Some(rules) => rules.react(&mut self.vm, &[self.receiver], newest),
            None => Ok(()),
        };
        reacted.and_then(|()| self.vm.arrive(newest)).map_err(|trap| words(&trap))
    }

    /// Values under which a condition holds here.
    fn possible(&mut self, condition: TermId) -> Result<Option<Rc<Model>>, String> {
        let symbolic = self.vm.symbolic().map_err(|trap| words(&trap))?;
        if holds(&symbolic.terms, condition, &self.model) {
            return Ok(Some(self.model.clone()));
        }
        match self.solver.check(&mut symbolic.terms, symbolic.path.conjuncts(), condition) {
            Answer::Feasible(model) => Ok(Some(Rc::new(model))),
            Answer::Infeasible => Ok(None),
            Answer::Unknown(why) => Err(why.to_string()),
        }
    }

    fn known_values(&mut self, term: TermId) -> Result<(Vec<Way>, Vec<Bound>), String> {
        let mut ways = Vec::new();
        let symbolic = self.vm.symbolic().map_err(|trap| words(&trap))?;
        let mut path = symbolic.path.conjuncts().to_vec();
        if let Some(all) = self.solver.all_values(&mut symbolic.terms, &path, term, self.values as usize) {
            let way = |(value, model)| Way { alternative: Alternative::Equals(term, value), model: Rc::new(model) };
            return Ok((all.into_iter().map(way).collect(), Vec::new()));
        }
        loop {
            let symbolic = self.vm.symbolic().map_err(|trap| words(&trap))?;
            let model = match self.solver.model(&mut symbolic.terms, &path) {
                Answer::Feasible(model) => model,
                Answer::Infeasible => return Ok((ways, Vec::new())),
                Answer::Unknown(why) => return Err(why.to_string()),
            };
            if ways.len() >= self.values as usize {
                return Ok((ways, vec![Bound::Values]));
            }
            let value = term::eval(&symbolic.terms, term, &model);
            let constant = symbolic.terms.constant(value);
            let equal = symbolic.same_value(term, constant);
            path.push(symbolic.terms.not(equal));
            ways.push(Way { alternative: Alternative::Equals(term, value), model: Rc::new(model) });
        }
    }

    /// Goes a way that says nothing about numbers by itself. False if that turns out to be impossible.
    pub fn decide(&mut self, way: &Alternative) -> Result<bool, String> {
        let model = self.model.clone();
        self.take(way, &model)
    }

    /// Goes one way. False if that turns out to be impossible.
    pub fn take(&mut self, way: &Alternative, model: &Rc<Model>) -> Result<bool, String> {
        self.model = model.clone();
        let symbolic = self.vm.symbolic().map_err(|trap| words(&trap))?;
        let before = symbolic.path.conjuncts().len();
        self.vm.take(way).map_err(|trap| words(&trap))?;
        Ok(self.check_since(before)? && self.react(Some(way)).map(|()| true)?)
    }

    /// Whether what was assumed since there were so many conditions is possible, together with these.
    fn check_since(&mut self, before: usize) -> Result<bool, String> {
        let symbolic = self.vm.symbolic().map_err(|trap| words(&trap))?;
        let conjuncts = symbolic.path.conjuncts();
        if conjuncts[before..].iter().all(|&condition| holds(&symbolic.terms, condition, &self.model)) {
            return Ok(true);
        }
        let goal = conjuncts[before..].iter().fold(term::Terms::TRUE, |goal, &c| symbolic.terms.and(goal, c));
        match self.solver.check(&mut symbolic.terms, &conjuncts[..before], goal) {
            Answer::Feasible(model) => self.model = Rc::new(model),
            Answer::Infeasible => return Ok(false),
            Answer::Unknown(why) => return Err(why.to_string()),
        }
        Ok(true)
    }

    /// A field or element of the structure that is not any more what it was.
    fn written_field(&self) -> Option<String> {
        let symbolic = self.vm.symbolic_part()?;
        let program = self.vm.program;
        symbolic.input.objects().iter().find_map(|object| match self.vm.changed(object)? {
            Changed::Field(slot) => {
                let holders = program.class(object.layout).chain.iter().map(|&id| program.class(id));
                let mut fields = holders.flat_map(|holder| &holder.fields);
                let field = fields.find(|f| !f.flags.is_static() && f.slot as usize == slot);
                Some(field.map_or("a field", |field| program.text(field.name)).to_string())
            }
            Changed::Element => Some("an element of an array".to_string()),
            Changed::Moved => None,
        })
    }
}

/// What went wrong, in words.
pub(crate) fn words(trap: &Trap) -> String {
    match trap {
        Trap::Stop(stop) => match &**stop {
            Stop::Unsupported(gap) => gap.to_string(),
            other => format!("{other:?}"),
        },
        Trap::Link(error) => error.to_string(),
        other => format!("{other:?}"),
    }
}
