//! From a violation to what is shown of it: the input that does it, drawn; the call; what was decided on the way.

use std::time::{Duration, Instant};

use emit::call;
use emit::drawing::draw;
use emit::finding::{Assumed, Finding};
use explore::{End, SetUp, Step, Violation, Walk};
use witness::{NoRun, Run, Trial};

use crate::analysis;
use crate::flags::AnalysisFlags;
use crate::source::Sources;

/// The longest the paths of one method's violations may take to be executed again.
const TIME: Duration = Duration::from_secs(20);

/// Machines in which the violations of a method are executed again.
pub(crate) struct Explainer<'s, 'p> {
    setup: &'s SetUp<'p>,
    machines: Option<(Walk<'s, 'p>, Trial<'s, 'p>)>,
}

/// What is known about a violation's path.
struct Explained {
    run: Result<Run, NoRun>,
    names: Vec<String>,
    steps: Vec<std::rc::Rc<Step>>,
}

impl<'s, 'p> Explainer<'s, 'p> {
    /// Nothing is started before there is something to explain.
    pub(crate) fn new(setup: &'s SetUp<'p>) -> Explainer<'s, 'p> {
        Explainer { setup, machines: None }
    }

    fn explained(&mut self, violation: &Violation) -> Option<Explained> {
        if self.machines.is_none() {
            let walk = Walk::new(self.setup, Some(Instant::now() + TIME)).ok()?.explaining();
            self.machines = Some((walk, Trial::new(self.setup).ok()?));
        }
        let (walk, trial) = self.machines.as_mut()?;
        let mut end = walk.end_of(&violation.path)?;
        let names = end.names(&self.setup.subject);
        let run = trial.run_of(&mut end);
        Some(Explained { run, names, steps: end.steps })
    }

    /// All there is to show of a violation. Where its path cannot be executed again, what the search took down has to do.
    pub(crate) fn finding(&mut self, flags: &AnalysisFlags, sources: &Sources, violation: &Violation) -> Finding {
        let name = self.setup.subject.name(self.setup.program);
        let replay = format!("lissom replay{} '{name}' --path {}", analysis::replay_flags(flags), violation.path);
        let mut finding = Finding {
            method: name,
            property: violation.property,
            what: violation.end.describe(),
            spot: violation.place.as_ref().map(|place| sources.spot(place)),
            objects: violation.objects,
            input: violation.input.clone(),
            call: None,
            because: Vec::new(),
            more: violation.paths.saturating_sub(1),
            path: violation.path.to_string(),
            replay,
            notes: violation.notes.clone(),
        };
        if let Some(class) = perhaps_meant(violation) {
            let simple = simple_name(class);
            finding.notes.push(format!("if it is meant: `throws {simple}` at the method, or --allow {class}"));
        }
        let Some(explained) = self.explained(violation) else { return finding };
        finding.because = because(&explained.steps, sources);
        match explained.run {
            Ok(run) => {
                let call = call::Call::new(&self.setup.subject, self.setup.program, &explained.names, &run.witness);
                finding.input = draw(&call.roots, &run.witness.objects);
                finding.objects = run.witness.objects.len() - run.witness.filled;
                finding.call = Some(call.text);
                // Concretely, more is known about the exception: its message.
                if run.end.name() == violation.end.name() {
                    finding.what = run.end.describe();
                }
            }
            Err(NoRun::NoInput(why)) => finding.notes.push(format!("the input was not tried: {why}")),
            Err(NoRun::Wrong(why)) => finding.notes.push(format!("a bug in Lissom: tried on this input, {why}")),
        }
        finding
    }
}

/// Exceptions that the JVM itself throws: nobody means them.
const OF_JVM: [&str; 7] = [
    "ArithmeticException",
    "ArrayIndexOutOfBoundsException",
    "ArrayStoreException",
    "ClassCastException",
    "NegativeArraySizeException",
    "NullPointerException",
    "StringIndexOutOfBoundsException",
];

/// The exception that a violation is, if its author may have meant it.
pub(crate) fn perhaps_meant(violation: &Violation) -> Option<&str> {
    let End::Uncaught(thrown) = &violation.end else { return None };
    let simple = simple_name(&thrown.class);
    (!simple.ends_with("Error") && !OF_JVM.contains(&simple)).then_some(&thrown.class)
}

fn simple_name(class: &str) -> &str {
    class.rsplit(['.', '$']).next().unwrap_or(class)
}

/// The choices that do not follow from earlier ones.
fn because(steps: &[std::rc::Rc<Step>], sources: &Sources) -> Vec<Assumed> {
    let says_something =
        |at: usize| !steps[at].is_only && !steps[at + 1..].iter().any(|later| later.implies(&steps[at]));
    let decided = (0..steps.len()).filter(|&at| says_something(at)).map(|at| &steps[at]);
    decided
        .map(|step| Assumed { words: step.words.clone(), spot: step.place.as_ref().map(|place| sources.spot(place)) })
        .collect()
}
