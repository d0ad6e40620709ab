//! `symsolve`: LISSA's solver for partially symbolic structures (section 3).
//!
//! The input heap is encoded as a vector, and candidates for the references it leaves open are tried in order: the
//! invariant is executed from the beginning on each, and what it read says which candidate is next. A path is kept if
//! some candidate satisfies the invariant. Whether that one agrees with the path condition nobody asks, so paths are kept
//! that no input takes.
//!
//! Differences from the paper, by name:
//! - *Numbers stay symbolic.* In the paper they are cells of the vector with a domain from a finitization written by hand.
//!   Here a number that the invariant reads is unknown; where it branches on one, the branch has a cell of its own whose
//!   domain are the ways that are possible. Enum constants are treated in the same way.
//! - *No re-execution.* What two candidates share is not executed again: the invariant goes on from where it asked for
//!   the first thing that is different. The candidates and their order are the paper's.
//! - *Class domains.* A field's domain lists objects for each class of its static type, and symmetry is broken for each
//!   class by itself, as Korat does it. The paper's condition is about one class.
//! - *Symbolic locations.* Where the search only knows that a reference is not null, null is left out of its domain.

use std::rc::Rc;
use std::time::Instant;

use exec::symbolic::Bound;
use exec::trap::{Stop, Unsupported};
use explore::{Answer, Case, HeapOracle, INVARIANT, Limits, SetUp, Witness};
use rustc_hash::FxHashMap;

use crate::candidate::{Asked, Candidate, Content};
use crate::conservative::encode;
use crate::execution::{Execution, Met, Read};
use crate::runner::Mark;
use crate::vector::{Object, Vector};

/// Decides the shape of an input heap.
pub(crate) struct SymSolve<'p> {
    execution: Execution<'p>,
    objects: Option<u32>,
    chain: Option<u32>,
    symmetry: bool,
    /// Answers by vector, if they are kept (LISSA-M).
    memo: Option<FxHashMap<Rc<Vector>, Verdict>>,
    deadline: Option<Instant>,
    /// The first bound of the scope that the present search met.
    limit: Option<(Bound, String)>,
    /// The one on which the last answer depends.
    limited: Option<(Bound, String)>,
}

#[derive(Clone)]
enum Verdict {
    Satisfiable,
    Unsatisfiable(Option<(Bound, String)>),
    Unknown(String),
}

/// What came of a candidate.
enum Tried {
    Valid,
    Invalid,
    Late,
}

type Tries<'v, 'p> = Candidate<'v, Mark<'p>>;

const LATE: &str = "time was up";

impl<'p> SymSolve<'p> {
    pub fn new(setup: &SetUp<'p>, symmetry: bool, memo: bool) -> Result<SymSolve<'p>, Stop> {
        let bounds = &setup.config.bounds;
        if !bounds.of.is_empty() {
            let what = "symsolve with --heap-scope: its domains have the same size for every class".to_string();
            return Err(Stop::Unsupported(Unsupported { what, place: "the scope".to_string() }));
        }
        Ok(SymSolve {
            execution: Execution::new(setup)?,
            objects: bounds.n,
            chain: bounds.k,
            symmetry,
            memo: memo.then(FxHashMap::default),
            deadline: None,
            limit: None,
            limited: None,
        })
    }

    fn decide(&mut self, vector: &Rc<Vector>) -> Verdict {
        if let Some(known) = self.memo.as_ref().and_then(|memo| memo.get(vector)) {
            return known.clone();
        }
        let verdict = self.solve(vector);
        let is_late = matches!(&verdict, Verdict::Unknown(why) if why == LATE);
        if let (Some(memo), false) = (&mut self.memo, is_late) {
            memo.insert(vector.clone(), verdict.clone());
        }
        verdict
    }

    /// `SymSolve`: tries candidates until one is valid or there are no more.
    fn solve(&mut self, vector: &Vector) -> Verdict {
        self.limit = None;
        // What the valid candidate of another question met is not this one's.
        self.execution.runner.notes();
        let mut unknown = None;
        let mut candidate: Tries<'_, 'p> = Candidate::new(vector, self.objects, self.symmetry);
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

impl<'p> HeapOracle<'p> for SymSolve<'p> {
    fn name(&self) -> &'static str {
        "symsolve"
    }

    fn judge(&mut self, case: &mut Case<'_, 'p>) -> Answer {
        self.limited = None;
        let Some(vector) = encode(case) else { return Answer::Unknown("a receiver that is no input".to_string()) };
        let before = case.memory.as_ref().and_then(|memory| memory.clone().downcast::<Vector>().ok());
        let vector = match before {
            // Only numbers are new: not a step of lazy initialization.
            Some(before) if *before == vector => return feasible(before),
            _ => Rc::new(vector),
        };
        match self.decide(&vector) {
            Verdict::Satisfiable => feasible(vector),
            Verdict::Unsatisfiable(limit) => {
                self.limited = limit;
                Answer::Infeasible
            }
            Verdict::Unknown(why) => Answer::Unknown(why),
        }
    }

    fn complete(&mut self, _case: &mut Case<'_, 'p>) -> Answer {
        Answer::Unknown("only the shape is decided".to_string())
    }

    fn limits(&mut self) -> Limits {
        self.limited.iter().cloned().collect()
    }

    fn complaints(&self) -> Vec<String> {
        self.execution.complaints()
    }

    fn set_deadline(&mut self, deadline: Option<Instant>) {
        self.deadline = deadline;
        self.execution.set_deadline(deadline);
    }
}

/// There is a valid structure of this shape. Its numbers were not compared with those of the path.
fn feasible(vector: Rc<Vector>) -> Answer {
    Answer::Feasible(Witness { memory: Some(vector), model: None })
}
