//! Findings: what diagnostics and SARIF are made of.

use explore::{Place, Property};

/// A place in the code, with its source where that was found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Spot {
    /// The method and its line.
    pub place: Place,
    /// The source file, as a user would name it.
    pub path: Option<String>,
    /// The line itself.
    pub text: Option<String>,
}

impl Spot {
    /// The source file if it was found, else what the class file calls it.
    pub fn file(&self) -> &str {
        self.path.as_deref().or(self.place.file.as_deref()).unwrap_or("Unknown Source")
    }
}

/// Something that was assumed on the way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Assumed {
    /// In words.
    pub words: String,
    /// The line that asked.
    pub spot: Option<Spot>,
}

/// A violation, ready to be shown.
#[derive(Clone, PartialEq, Debug)]
pub struct Finding {
    /// `Class#method(types)`
    pub method: String,
    /// What is violated.
    pub property: Property,
    /// How the path ended, in words.
    pub what: String,
    /// Where.
    pub spot: Option<Spot>,
    /// Number of input objects.
    pub objects: usize,
    /// The input heap, drawn.
    pub input: Vec<String>,
    /// The call, in Java.
    pub call: Option<String>,
    /// What was decided, and did not follow from what was decided before.
    pub because: Vec<Assumed>,
    /// How many more paths end so.
    pub more: u64,
    /// The path.
    pub path: String,
    /// The command that follows it.
    pub replay: String,
    /// What else there is to say, such as what a real JVM did with the input.
    pub notes: Vec<String>,
}
