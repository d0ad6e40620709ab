//! Exploration: from a subject to a verdict.
//!
//! The executor runs a method on unknown inputs until something has to be decided, and hands over a *choice*. This
//! crate decides which alternatives are possible, takes them one after the other, and keeps account: which paths there
//! are, how each ended, which bounds were met and where, what was left when a budget ran out.
//!
//! A path is the list of alternatives taken ([`PathId`]). Re-executing such a list is all it takes to replay a path, to
//! hand part of the work to another thread, and to continue a run that was interrupted; so the unit of exchange
//! everywhere is the path id, and results do not depend on who executed what.
//!
//! Only this crate drops alternatives, and only those that a solver has shown to be impossible.

mod annotation;
mod budget;
mod checkpoint;
mod concrete;
mod contract;
mod end;
mod follow;
mod harness;
mod invariant;
mod lengths;
mod machine;
mod named;
mod oracle;
mod path;
mod pending;
mod report;
mod search;
mod show;
mod specified;
mod subject;
mod trace;
mod valid;
mod walk;
mod workers;

pub use annotation::{Annotation, annotations};
pub use budget::Budget;
pub use checkpoint::{Checkpoint, CheckpointError};
pub use concrete::Concrete;
pub use end::{End, Place, Property, Thrown};
pub use follow::{Decider, Decision, Followed, Follower};
pub use harness::thrown;
pub use machine::{Config, Order, SetUp};
pub use oracle::{Answer, Asked, Case, HeapOracle, Limits, Memory, Named, Numbered, Oracles, Started, Witness};
pub use path::{BadPathId, PathId, PathStep};
pub use report::{INVARIANT, Left, PathReport, Report, Verdict, Violation, unexplored};
pub use search::Step;
pub use show::{number_text, simple_name};
pub use subject::{NoSubject, Subject, Target, beside_main, inherited, unused_invariants};
pub use trace::{TraceLine, trace};
pub use valid::ValidArgument;
pub use walk::{PathEnd, Walk};
pub use workers::{Progress, Saving, describe, explore};
