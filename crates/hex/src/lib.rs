//! HEX, the language in which JBSE's users state what an input heap may look like.
//!
//! A rule speaks about one reference at a time: which references it is about is a pattern over their *origins*, the
//! access paths by which they are reached at entry (`{ROOT}:this.t/Tree:root.t/Node:left`), and what they may be is null,
//! a new object, or one assumed before. So a rule is checked once, when its reference is decided, and never against the
//! whole heap again.
//!
//! This crate is the language and nothing else: [`Settings`] is a `.jbse` file as data, [`Origins`] matches origins with
//! all patterns of a specification as they grow, one step at a time. It knows neither classes nor a machine.

mod annotation;
mod error;
mod names;
mod origin;
mod pattern;
mod rule;
mod scan;
mod section;
mod target;

pub use annotation::Annotated;
pub use error::{Error, Position};
pub use names::{Mention, mentions};
pub use origin::{OriginId, Origins, StepId};
pub use pattern::{Pattern, PatternId, Patterns};
pub use rule::{Call, Name, Row, Rule, Settings};
pub use target::{Base, Path, Target};
