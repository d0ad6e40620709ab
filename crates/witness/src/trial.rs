//! Trying an input: the harness runs on it in a machine without unknowns.

use exec::coverage::Branch;
use exec::trap::Stop;
use explore::{Concrete, End, PathEnd, PathId, SetUp};
use heap::Value;
use jvm::Kind;
use solver::Answer;

use crate::after::after;
use crate::confirm::{same_end, words};
use crate::extract::extract;
use crate::graph::{After, Witness};
use crate::instance::{Instance, instantiate};
use crate::simplify::simplify;

/// Bytes that a sketch may take: values that nobody has made small may mean the longest arrays.
const SKETCH: usize = 64 << 20;

/// A path with some input that takes it, and the ways that input goes.
#[derive(Clone, Debug)]
pub struct Sketch {
    /// The path.
    pub path: PathId,
    /// How it ended.
    pub end: End,
    /// The input.
    pub witness: Witness,
    /// The branches taken by the method and by what it called, in order.
    pub branches: Vec<Branch>,
}

/// A path with one input that takes it, and what that input does.
#[derive(Clone, Debug)]
pub struct Run {
    /// The path.
    pub path: PathId,
    /// How it ended.
    pub end: End,
    /// What was assumed, in Java.
    pub condition: String,
    /// The input.
    pub witness: Witness,
    /// What the input became, and the result.
    pub after: After,
    /// The branches taken by the method and by what it called, in order.
    pub branches: Vec<Branch>,
    /// Which of the witness's answers were the time, by their number.
    pub times: Vec<usize>,
    /// The identity hash codes that were taken of objects of the input, by their position.
    pub hashes: Vec<(usize, i32)>,
    /// Whether those of other objects were taken, too.
    pub made_hashes: bool,
    /// What it took that is another thing in every JVM, in words: the time, identity hash codes.
    pub depends_on: Option<&'static str>,
}

/// Why a path has no run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NoRun {
    /// The solver knows no input, or it is not one that can be built: why.
    NoInput(String),
    /// The input does something else: a bug in Lissom.
    Wrong(String),
}

/// A machine in which inputs are tried.
pub struct Trial<'s, 'p> {
    setup: &'s SetUp<'p>,
    pub(crate) concrete: Concrete<'s, 'p>,
}

impl<'s, 'p> Trial<'s, 'p> {
    /// A machine that has run nothing yet.
    pub fn new(setup: &'s SetUp<'p>) -> Result<Trial<'s, 'p>, Stop> {
        let concrete = Concrete::new(setup)?;
        Ok(Trial { setup, concrete })
    }

    /// What any input does that takes a path, as far as that follows from the path.
    pub fn sketch_of(&mut self, path: &mut PathEnd<'_, 'p>) -> Result<Sketch, NoRun> {
        let model = model_of(path)?;
        let simple = path.vm.symbolic_part().map_or_else(|| model.clone(), |symbolic| simplify(symbolic, &model));
        self.concrete.vm.state.heap.set_limit(SKETCH.min(self.setup.config.heap));
        let taken = self.take(path, &simple);
        self.concrete.vm.state.heap.set_limit(self.setup.config.heap);
        let (witness, end, _) = taken?;
        Ok(Sketch { path: path.id.clone(), end, witness, branches: self.concrete.take_branches() })
    }

    /// The run of a path on the simplest input that takes it.
    pub fn run_of(&mut self, path: &mut PathEnd<'_, 'p>) -> Result<Run, NoRun> {
        let model = model_of(path)?;
        let simple = path.vm.symbolic_part().map_or_else(|| model.clone(), |symbolic| simplify(symbolic, &model));
        let is_simpler = simple != model;
        match self.run_with(path, &simple) {
            // What depends on more than the path condition, such as the value of a hash code.
            Err(NoRun::Wrong(_)) if is_simpler => self.run_with(path, &model),
            run => run,
        }
    }

    /// Runs the input of a path with these values, which has to end as the path does.
    fn take(&mut self, path: &mut PathEnd<'_, 'p>, model: &term::Model) -> Result<(Witness, End, Instance), NoRun> {
        let witness = extract(path.vm, &self.setup.subject, &path.args, model).map_err(NoRun::NoInput)?;
        self.concrete.record_branches();
        let (end, instance) = self.run(&witness).map_err(NoRun::NoInput)?;
        if !same_end(&path.end, &end) {
            if self.concrete.vm.script.as_deref().is_some_and(|script| script.asks_known) {
                return Err(NoRun::NoInput("the program asks what is known, and in a run everything is".to_string()));
            }
            // Where lengths are unknown, arrays take no memory.
            let is_out = matches!(&end, End::Threw(t) | End::Uncaught(t) if t.class == "java.lang.OutOfMemoryError");
            if is_out || self.concrete.vm.script.as_deref().is_some_and(|script| script.lacks_memory) {
                return Err(NoRun::NoInput("it takes more memory than there is".to_string()));
            }
            let (found, expected) = (words(&end), words(&path.end));
            return Err(NoRun::Wrong(format!(
                "concretely it ends in {found}, not in {expected}\n    input: {witness}"
            )));
        }
        Ok((witness, end, instance))
    }

    fn run_with(&mut self, path: &mut PathEnd<'_, 'p>, model: &term::Model) -> Result<Run, NoRun> {
        let (witness, end, instance) = self.take(path, model)?;
        let subject = &self.setup.subject;
        let condition = path.condition(subject);
        let kind = subject.method.signature.result;
        let result = Some((self.concrete.result(), kind))
            .filter(|(value, kind)| *value != Value::Unset && *kind != Kind::Void && returns(&end));
        let is_constructor = subject.is_constructor(self.setup.program);
        let after = after(&self.concrete.vm, &instance, is_constructor, result);
        let branches = self.concrete.take_branches();
        let script = self.concrete.vm.script.as_deref();
        let depends_on = match script {
            Some(script) if !script.times.is_empty() => Some("the time"),
            Some(script) if !script.hashed.is_empty() => Some("identity hash codes"),
            _ => None,
        };
        let heap = &self.concrete.vm.state.heap;
        let hashes = instance.objects.iter().map(|object| heap.get(*object).hash as i32).enumerate();
        let hashes: Vec<(usize, i32)> = hashes.filter(|(_, hash)| *hash != 0).collect();
        let made_hashes = script.is_some_and(|script| script.hashed.iter().any(|o| !instance.objects.contains(o)));
        let times = script.map_or(Vec::new(), |script| script.times.clone());
        Ok(Run {
            path: path.id.clone(),
            end,
            condition,
            witness,
            after,
            branches,
            times,
            hashes,
            made_hashes,
            depends_on,
        })
    }

    /// Runs an input. Where oracles see to the invariant, it is executed in a run of its own; where
    /// nothing is asked of inputs, it is not.
    pub fn run(&mut self, witness: &Witness) -> Result<(End, Instance), String> {
        let instance = self.instance(witness)?;
        if self.setup.config.accepts_all() {
            return Ok((self.concrete.run_valid(instance.args.clone()), instance));
        }
        let end = self.concrete.run(instance.args.clone());
        if end == End::Assumption || !self.setup.asks_oracles() {
            return Ok((end, instance));
        }
        let instance = self.instance(witness)?;
        self.concrete.take_branches();
        Ok((self.concrete.run_valid(instance.args.clone()), instance))
    }

    fn instance(&mut self, witness: &Witness) -> Result<Instance, String> {
        self.concrete.reset();
        instantiate(&mut self.concrete.vm, &self.setup.subject, witness)
    }
}

fn model_of(path: &PathEnd<'_, '_>) -> Result<term::Model, NoRun> {
    match &path.model {
        Answer::Feasible(model) => Ok(model.clone()),
        Answer::Infeasible => Err(NoRun::Wrong("the path condition has no solution".to_string())),
        Answer::Unknown(why) => Err(NoRun::NoInput(why.to_string())),
    }
}

/// Whether the method itself returned.
fn returns(end: &End) -> bool {
    matches!(end, End::Returned(_) | End::Invariant(_) | End::Postcondition(_))
}
