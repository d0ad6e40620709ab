//! All the ways a path can end, in one table: verdicts, reports and documentation agree because they read it here.

use exec::symbolic::Bound;
use serde::{Deserialize, Serialize};

/// Where something happened.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Place {
    /// `Class.method`
    pub method: String,
    /// Source file, where the class file names it.
    pub file: Option<String>,
    /// Source line.
    pub line: Option<u16>,
}

impl std::fmt::Display for Place {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let file = self.file.as_deref().unwrap_or("Unknown Source");
        match self.line {
            Some(line) => write!(f, "{}({file}:{line})", self.method),
            None => write!(f, "{}({file})", self.method),
        }
    }
}

impl From<exec::SourceLine> for Place {
    fn from(line: exec::SourceLine) -> Place {
        Place { method: line.method, file: line.file, line: line.line }
    }
}

/// Why a path ended.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum End {
    /// The method returned; what, as text.
    Returned(Option<String>),
    /// It threw something that it may throw.
    Threw(Thrown),
    /// It threw something that nobody expects.
    Uncaught(Thrown),
    /// An `assert` failed.
    Assertion(Thrown),
    /// The invariant does not hold on exit.
    Invariant(Option<Thrown>),
    /// The postcondition does not hold.
    Postcondition(Option<Thrown>),
    /// `System.exit` was called.
    Exit(i32),
    /// An assumption, the invariant on entry or the precondition does not hold: not a path of the method.
    Assumption,
    /// A limit of the scope was reached.
    Bound(Bound),
    /// The engine lacks something.
    Unsupported(String),
}

/// An exception that left the method.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Thrown {
    /// Its class, as in Java.
    pub class: String,
    /// Its message, if that is known text.
    pub message: Option<String>,
    /// Where it was thrown, in the subject's code if any of it was active.
    pub place: Option<Place>,
}

impl Thrown {
    /// Class and message.
    pub fn describe(&self) -> String {
        match &self.message {
            Some(message) => format!("{}: {message}", self.class),
            None => self.class.clone(),
        }
    }
}

/// What a property speaks about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Property {
    /// No exception leaves the method unexpectedly.
    Exceptions,
    /// No `assert` fails.
    Assertions,
    /// The invariant holds on exit.
    Invariant,
    /// The postcondition holds.
    Postcondition,
}

impl Property {
    /// All of them.
    pub const ALL: [Property; 4] =
        [Property::Exceptions, Property::Assertions, Property::Invariant, Property::Postcondition];

    /// Its name on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Property::Exceptions => "exceptions",
            Property::Assertions => "assertions",
            Property::Invariant => "invariant",
            Property::Postcondition => "postcondition",
        }
    }
}

impl End {
    /// The property that is violated by ending so.
    pub fn violates(&self) -> Option<Property> {
        match self {
            End::Uncaught(_) => Some(Property::Exceptions),
            End::Assertion(_) => Some(Property::Assertions),
            End::Invariant(_) => Some(Property::Invariant),
            End::Postcondition(_) => Some(Property::Postcondition),
            _ => None,
        }
    }

    /// Whether the method was executed to its end: what the papers count as a fully explored path.
    pub fn is_complete(&self) -> bool {
        !matches!(self, End::Assumption | End::Bound(_) | End::Unsupported(_))
    }

    /// Its name in reports.
    pub fn name(&self) -> &'static str {
        match self {
            End::Returned(_) => "returned",
            End::Threw(_) => "threw",
            End::Uncaught(_) => "uncaught",
            End::Assertion(_) => "assertion",
            End::Invariant(_) => "invariant",
            End::Postcondition(_) => "postcondition",
            End::Exit(_) => "exit",
            End::Assumption => "assumption",
            End::Bound(_) => "bound",
            End::Unsupported(_) => "unsupported",
        }
    }

    /// In words.
    pub fn describe(&self) -> String {
        match self {
            End::Returned(None) => "returned".to_string(),
            End::Returned(Some(value)) => format!("returned {value}"),
            End::Threw(thrown) => format!("threw {}", thrown.describe()),
            End::Uncaught(thrown) => format!("uncaught {}", thrown.describe()),
            End::Assertion(thrown) => format!("failed assertion {}", thrown.describe()),
            End::Invariant(None) => "the invariant does not hold on exit".to_string(),
            End::Invariant(Some(thrown)) => format!("the invariant throws on exit: {}", thrown.describe()),
            End::Postcondition(None) => "the postcondition does not hold".to_string(),
            End::Postcondition(Some(thrown)) => format!("the postcondition throws: {}", thrown.describe()),
            End::Exit(code) => format!("exit with code {code}"),
            End::Assumption => "an assumption does not hold".to_string(),
            End::Bound(bound) => format!("stopped at the bound on {} ({})", bound.what(), bound.flag()),
            End::Unsupported(what) => format!("not supported: {what}"),
        }
    }

    /// The place that the end itself names.
    pub fn place(&self) -> Option<&Place> {
        match self {
            End::Threw(t) | End::Uncaught(t) | End::Assertion(t) => t.place.as_ref(),
            End::Invariant(Some(t)) | End::Postcondition(Some(t)) => t.place.as_ref(),
            _ => None,
        }
    }
}
