//! Confirming a path: its witness does concretely what the path says, and takes that path.

use std::fmt;

use exec::trap::Stop;
use explore::{End, Followed, Follower, PathEnd, SetUp};
use heap::Value;
use solver::Answer;

use crate::compare::{compare, static_slots};
use crate::decide::Guide;
use crate::extract::extract;
use crate::graph::Witness;
use crate::trial::Trial;

/// Two machines that are given the same inputs.
pub struct Confirm<'s, 'p> {
    setup: &'s SetUp<'p>,
    trial: Trial<'s, 'p>,
    follower: Follower<'s, 'p>,
    /// The static fields of the program's own classes, and how many classes there were when they were looked for.
    statics: (usize, Vec<u32>),
}

/// What is wrong with a path.
#[derive(Clone, Debug)]
pub struct Mismatch {
    /// What went wrong.
    pub what: String,
    /// The input, where there is one.
    pub witness: Option<Witness>,
}

impl fmt::Display for Mismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.what)?;
        match &self.witness {
            Some(witness) => write!(f, "\n    input: {witness}"),
            None => Ok(()),
        }
    }
}

impl<'s, 'p> Confirm<'s, 'p> {
    /// Both machines, started.
    pub fn new(setup: &'s SetUp<'p>) -> Result<Confirm<'s, 'p>, Stop> {
        Ok(Confirm { setup, trial: Trial::new(setup)?, follower: Follower::new(setup)?, statics: (0, Vec::new()) })
    }

    /// The witness of a path, confirmed. `Ok(None)` if the solver does not know one.
    pub fn confirm(&mut self, path: &mut PathEnd<'_, 'p>) -> Result<Option<Witness>, Box<Mismatch>> {
        let without = |what: String| Box::new(Mismatch { what, witness: None });
        let model = match &path.model {
            Answer::Feasible(model) => model,
            Answer::Infeasible => return Err(without("the path condition has no solution".to_string())),
            Answer::Unknown(_) => return Ok(None),
        };
        let witness = extract(path.vm, &self.setup.subject, &path.args, model).map_err(without)?;
        let wrong = |what: String| Box::new(Mismatch { what, witness: Some(witness.clone()) });
        let (followed, end) = self.both(&witness).map_err(wrong)?;
        if followed.id != path.id {
            return Err(wrong(format!("it follows path {} and ends in {}", followed.id, followed.end.describe())));
        }
        if !same_end(&path.end, &end) {
            return Err(wrong(format!("concretely it ends in {}, not in {}", words(&end), words(&path.end))));
        }
        Ok(Some(witness))
    }

    /// Runs an input concretely and follows it; the two agree on outcome, result and final heap.
    pub fn both(&mut self, witness: &Witness) -> Result<(Followed, End), String> {
        let subject = &self.setup.subject;
        let mut guide = Guide::new(self.setup.program, subject, witness)?;
        let followed = self.follower.follow(&mut guide)?;
        let (end, instance) = self.trial.run(witness)?;
        if let End::Bound(_) | End::Unsupported(_) = followed.end {
            return Ok((followed, end));
        }
        let reading = guide.finish(&self.follower.vm)?;
        if !same_end(&followed.end, &end) {
            let (symbolic, concrete) = (words(&followed.end), words(&end));
            return Err(format!("symbolically it ends in {symbolic}, concretely in {concrete}"));
        }
        if end == End::Assumption {
            return Ok((followed, end));
        }
        let classes = self.setup.program.class_count();
        if self.statics.0 != classes {
            self.statics = (classes, static_slots(self.setup.program));
        }
        let (unknown, known) = (&self.follower.vm, &self.trial.concrete.vm);
        let mut pairs: Vec<(Value, Value)> =
            self.follower.args().iter().copied().zip(instance.args.iter().copied()).collect();
        pairs.push((self.follower.result(), self.trial.concrete.result()));
        let values = |&slot: &u32| (unknown.static_value(slot), known.static_value(slot));
        // A class that one of them has not initialized has no values yet.
        pairs.extend(self.statics.1.iter().map(values).filter(|(a, b)| *a != Value::Unset && *b != Value::Unset));
        compare((unknown, &reading), witness, (known, &instance), &pairs)
            .map_err(|difference| format!("path {} ends in another state: {difference}", followed.id))?;
        Ok((followed, end))
    }

    /// What the last input returned; none for a reference or nothing.
    pub fn result(&self) -> Option<Value> {
        Some(self.trial.concrete.result()).filter(|value| !matches!(value, Value::Ref(_) | Value::Unset))
    }
}

/// Whether two ends are the same but for texts: a message may speak of values that are not known symbolically.
pub(crate) fn same_end(a: &End, b: &End) -> bool {
    let thrown = |end: &End| match end {
        End::Threw(t) | End::Uncaught(t) | End::Assertion(t) => Some(t.class.clone()),
        End::Invariant(t) | End::Postcondition(t) => t.as_ref().map(|t| t.class.clone()),
        End::Exit(code) => Some(code.to_string()),
        _ => None,
    };
    a.name() == b.name() && thrown(a) == thrown(b) && a.place() == b.place()
}

pub(crate) fn words(end: &End) -> String {
    match end.place() {
        Some(place) => format!("{} at {place}", end.describe()),
        None => end.describe(),
    }
}
