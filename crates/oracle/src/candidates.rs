//! Candidates tried one after the other, in the paper's order: section 3 as it is written, without symmetry breaking.
//!
//! What two candidates share is not executed again: the invariant goes on from where it asked for the first thing that is
//! different.

use std::time::Instant;

use exec::symbolic::Bound;
use exec::trap::{Stop, Unsupported};
use explore::{INVARIANT, SetUp};

use crate::candidate::{Asked, Candidate, Content};
use crate::execution::{Execution, Met, Read};
use crate::runner::Mark;
use crate::symsolve::{LATE, Verdict};
use crate::vector::{Object, Vector};

/// Tries candidates.
pub(crate) struct Candidates<'p> {
    pub execution: Execution<'p>,
    objects: Option<u32>,
    chain: Option<u32>,
    deadline: Option<Instant>,
    /// The first bound of the scope that the present search met.
    limit: Option<(Bound, String)>,
}

/// What came of a candidate.
enum Tried {
    Valid,
    Invalid,
    Late,
}

type Tries<'v, 'p> = Candidate<'v, Mark<'p>>;

impl<'p> Candidates<'p> {
    pub fn new(setup: &SetUp<'p>) -> Result<Candidates<'p>, Stop> {
        let bounds = &setup.config.bounds;
        if !bounds.of.is_empty() {
            let what = "--no-symmetry with --heap-scope: its domains have the same size for every class".to_string();
            return Err(Stop::Unsupported(Unsupported { what, place: "the scope".to_string() }));
        }
        let execution = Execution::new(setup)?;
        Ok(Candidates { execution, objects: bounds.n, chain: bounds.k, deadline: None, limit: None })
    }

    pub fn set_deadline(&mut self, deadline: Option<Instant>) {
        self.deadline = deadline;
        self.execution.set_deadline(deadline);
    }

    /// `SymSolve`: tries candidates until one is valid or there are no more.
    pub fn solve(&mut self, vector: &Vector) -> Verdict {
        self.limit = None;
        // What the valid candidate of another question met is not this one's.
        self.execution.runner.notes();
        let mut unknown = None;
        let mut candidate: Tries<'_, 'p> = Candidate::new(vector, self.objects);
        loop {
            // Most candidates are rejected long before the machine looks at its clock.
            let is_late = self.deadline.is_some_and(|deadline| Instant::now() >= deadline);
            match self.attempt(vector, &mut candidate) {
                Ok(Tried::Valid) => return Verdict::Satisfiable,
                Ok(Tried::Invalid) if !is_late => {}
                Ok(Tried::Invalid | Tried::Late) => return Verdict::Unknown(LATE.to_string()),
                Err(why) => drop(unknown.get_or_insert(why)),
            }
            if !candidate.advance() {
                break;
            }
        }
        match unknown {
            Some(why) => Verdict::Unknown(why),
            None => Verdict::Unsatisfiable(self.limit.take()),
        }
    }

    /// Executes the invariant on a candidate, from where it differs from the one before.
    fn attempt(&mut self, vector: &Vector, candidate: &mut Tries<'_, 'p>) -> Result<Tried, String> {
        let mut goes_on = match candidate.last() {
            None => self.execution.begin(vector)?,
            Some((_, mark)) => {
                self.execution.restore(mark);
                self.decide_last(vector, candidate)?
            }
        };
        while goes_on {
            goes_on = match self.execution.run(vector) {
                Met::Reference(read) => {
                    let mark = self.execution.mark();
                    let is_possible = candidate.reference(read, mark).is_some();
                    if candidate.is_cut {
                        self.note(Bound::Objects, true);
                    }
                    is_possible && self.decide_last(vector, candidate)?
                }
                Met::Other(choice) => {
                    let (ways, bounds) = self.execution.runner.ways(&choice)?;
                    if let Some(&bound) = bounds.first() {
                        self.note(bound, true);
                    }
                    let is_possible = !ways.is_empty();
                    if is_possible {
                        candidate.branch(ways, self.execution.mark());
                    }
                    is_possible && self.decide_last(vector, candidate)?
                }
                Met::Valid => return Ok(Tried::Valid),
                Met::Invalid => false,
                Met::Limit(bound) => {
                    self.note(bound, true);
                    false
                }
                Met::Gap(what) => return Err(format!("{INVARIANT}{what}")),
                Met::Late => return Ok(Tried::Late),
            };
        }
        if let Some(&bound) = self.execution.runner.notes().first() {
            self.note(bound, false);
        }
        Ok(Tried::Invalid)
    }

    /// Decides what was asked for last as the candidate says. False if it cannot be so.
    fn decide_last(&mut self, vector: &Vector, candidate: &Tries<'_, 'p>) -> Result<bool, String> {
        match candidate.last() {
            Some((Asked::Reference { read, content }, _)) => self.settle(vector, read, *content),
            Some((Asked::Ways(ways), _)) => match ways.last() {
                Some(way) => self.execution.runner.take(&way.alternative, &way.model),
                None => Ok(false),
            },
            None => Ok(false),
        }
    }

    fn settle(&mut self, vector: &Vector, read: &Read, content: Content) -> Result<bool, String> {
        let Content::Object(object) = content else { return self.execution.settle_null(read) };
        let types = match object {
            Object::Input(number) => vector.objects[number as usize].clone(),
            Object::Free(class, _) => [class].into(),
        };
        let is_new = matches!(object, Object::Free(..)) && !self.execution.has(object);
        if is_new && self.chain.is_some_and(|longest| read.depth > longest) {
            self.note(Bound::Chain, true);
            return Ok(false);
        }
        self.execution.settle_object(read, object, &types)
    }

    /// A bound was met: here, or somewhere in the invariant.
    fn note(&mut self, bound: Bound, here: bool) {
        if self.limit.is_none() {
            let runner = &self.execution.runner;
            self.limit = Some((bound, if here { runner.vm.current_place() } else { runner.name() }));
        }
    }
}
