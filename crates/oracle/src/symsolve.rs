//! `symsolve`: LISSA's solver for partially symbolic structures (section 3).
//!
//! A path is kept if some completion of its input heap satisfies the invariant. Whether that one agrees with the path
//! condition nobody asks, so paths are kept that no input takes.
//!
//! With symmetry breaking, completions are looked for as `joint` does it, the numbers forgotten (`search`): the answers
//! are the paper's, the way to them is not. Without, they are found as in section 3 (`candidates`): the input heap is
//! encoded as a vector, candidates for the references it leaves open are tried in order, and what the invariant read says
//! which one is next.
//!
//! Differences from the paper, by name:
//! - *Numbers stay symbolic.* In the paper they are cells of the vector with a domain from a finitization written by hand.
//!   Here a number that the invariant reads is unknown; where it branches on one, the ways that are possible are tried.
//!   Enum constants are treated in the same way.
//! - *No re-execution.* What two completions share is not executed again; in a search, not even that of two questions.
//! - *Known failures.* A search learns from what fails: see `nogoods` and `failures`. A structure that was found before
//!   and agrees with what is assumed now is not looked for again.
//! - *Class domains.* A field's domain lists objects for each class of its static type, and symmetry is broken for each
//!   class by itself, as Korat does it. The paper's condition is about one class.
//! - *Symbolic locations.* Where the search only knows that a reference is not null, null is left out of its domain.
//! - *Room.* A search counts all objects of the input heap, as lazy initialization does, also those that the structure
//!   does not lead to.

use std::rc::Rc;
use std::time::Instant;

use exec::symbolic::Bound;
use exec::trap::Stop;
use explore::{Answer, Case, HeapOracle, INVARIANT, Limits, SetUp, Witness};
use heap::Origin;
use heap::input::Symbol;
use rustc_hash::FxHashMap;

use crate::candidates::Candidates;
use crate::conservative::encode;
use crate::held::Held;
use crate::search::{About, Answered, Search};
use crate::vector::Vector;

/// Decides the shape of an input heap.
pub(crate) struct SymSolve<'p> {
    way: Way<'p>,
    /// Answers by vector, if they are kept (LISSA-M).
    memo: Option<FxHashMap<Rc<Vector>, Verdict>>,
    /// The limit on which the last answer depends.
    limited: Option<(Bound, String)>,
}

/// How completions are looked for.
enum Way<'p> {
    /// One for all that differ only in names, or in what the invariant does not ask for.
    Search(Box<Search<'p>>),
    /// One after the other.
    Candidates(Box<Candidates<'p>>),
}

/// What is found out about a vector.
#[derive(Clone)]
pub(crate) enum Verdict {
    Satisfiable,
    Unsatisfiable(Option<(Bound, String)>),
    Unknown(String),
}

/// What is remembered along a path.
struct Shape {
    vector: Rc<Vector>,
    /// A valid structure of this shape.
    held: Option<Held>,
}

/// Why nothing is known when time was up.
pub(crate) const LATE: &str = "time was up";

impl<'p> SymSolve<'p> {
    pub fn new(setup: &SetUp<'p>, symmetry: bool, memo: bool) -> Result<SymSolve<'p>, Stop> {
        let way = if symmetry {
            Way::Search(Box::new(Search::new(setup, About::Shape)?))
        } else {
            Way::Candidates(Box::new(Candidates::new(setup)?))
        };
        Ok(SymSolve { way, memo: memo.then(FxHashMap::default), limited: None })
    }

    /// Whether there is a valid structure of a shape; one, if it is at hand.
    fn decide(&mut self, case: &mut Case<'_, 'p>, vector: &Rc<Vector>) -> (Verdict, Option<Held>) {
        let mut memo = self.memo.as_mut().filter(|_| says_all(vector, case));
        if let Some(known) = memo.as_ref().and_then(|memo| memo.get(vector)) {
            return (known.clone(), None);
        }
        let (verdict, held) = match (vector.gap(), &mut self.way) {
            (Some(what), _) => (Verdict::Unknown(format!("{INVARIANT}{what}")), None),
            (None, Way::Search(search)) => match search.ask(case) {
                Answered::Valid(held) => (Verdict::Satisfiable, Some(held)),
                Answered::None => (Verdict::Unsatisfiable(search.limits().into_iter().next()), None),
                Answered::Unknown(why) => (Verdict::Unknown(why), None),
            },
            (None, Way::Candidates(candidates)) => (candidates.solve(vector), None),
        };
        let is_late = matches!(&verdict, Verdict::Unknown(why) if why == LATE);
        if let (Some(memo), false) = (&mut memo, is_late) {
            memo.insert(vector.clone(), verdict.clone());
        }
        (verdict, held)
    }
}

/// Whether a vector says all that an answer depends on: objects that the structure does not lead to take room, and static
/// fields may lead to some.
fn says_all(vector: &Vector, case: &Case<'_, '_>) -> bool {
    case.vm.symbolic_part().is_some_and(|symbolic| {
        let is_static = |symbol: &Symbol| matches!(symbol.origin, Origin::Static(_));
        vector.objects.len() == symbolic.input.objects().len() && !symbolic.input.symbols().iter().any(is_static)
    })
}

impl<'p> HeapOracle<'p> for SymSolve<'p> {
    fn name(&self) -> &'static str {
        "symsolve"
    }

    fn judge(&mut self, case: &mut Case<'_, 'p>) -> Answer {
        self.limited = None;
        let Some(vector) = encode(case) else { return Answer::Unknown("a receiver that is no input".to_string()) };
        let before = case.memory.as_ref().and_then(|memory| memory.clone().downcast::<Shape>().ok());
        if let Some(before) = before {
            let held = before.held.as_ref().zip(case.newest).zip(case.vm.symbolic_part());
            let held = held.and_then(|((held, newest), symbolic)| held.follow(case.vm, symbolic, newest));
            if *before.vector == vector {
                // Only numbers are new, or what the structure does not lead to: not a step of lazy initialization.
                return feasible(before.vector.clone(), held);
            }
            if held.is_some() && vector.gap().is_none() {
                return feasible(Rc::new(vector), held);
            }
        }
        let vector = Rc::new(vector);
        match self.decide(case, &vector) {
            (Verdict::Satisfiable, held) => feasible(vector, held),
            (Verdict::Unsatisfiable(limit), _) => {
                self.limited = limit;
                Answer::Infeasible
            }
            (Verdict::Unknown(why), _) => Answer::Unknown(why),
        }
    }

    fn complete(&mut self, _case: &mut Case<'_, 'p>) -> Answer {
        Answer::Unknown("only the shape is decided".to_string())
    }

    fn limits(&mut self) -> Limits {
        self.limited.iter().cloned().collect()
    }

    fn complaints(&self) -> Vec<String> {
        match &self.way {
            Way::Search(search) => search.tree.runner.complaints(),
            Way::Candidates(candidates) => candidates.execution.runner.complaints(),
        }
    }

    fn set_deadline(&mut self, deadline: Option<Instant>) {
        match &mut self.way {
            Way::Search(search) => search.tree.set_deadline(deadline),
            Way::Candidates(candidates) => candidates.set_deadline(deadline),
        }
    }
}

/// There is a valid structure of this shape. Its numbers were not compared with those of the path.
fn feasible(vector: Rc<Vector>, held: Option<Held>) -> Answer {
    Answer::Feasible(Witness { memory: Some(Rc::new(Shape { vector, held })), model: None })
}
