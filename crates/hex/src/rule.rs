//! Rules as data.

use crate::error::Position;
use crate::pattern::Pattern;
use crate::target::{Path, Target};

/// What a `.jbse` file says.
#[derive(Clone, Debug, Default)]
pub struct Settings {
    /// Classes whose static initializers are not run.
    pub init: Vec<Name>,
    /// The rows of both other sections, in the order of the file.
    pub rows: Vec<Row>,
}

/// The name of a class, in internal form.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Name {
    /// As in class files: `t/Node`, `[I`.
    pub text: String,
    /// Where it stands.
    pub position: Position,
}

/// One row.
#[derive(Clone, Debug)]
pub struct Row {
    /// Where it begins.
    pub position: Position,
    /// The origins it is about; all, if there is none.
    pub pattern: Option<Pattern>,
    /// The static type of the references it is about.
    pub class: Name,
    /// What it says about them.
    pub rule: Rule,
    /// What runs when such a reference is decided so.
    pub trigger: Option<Call>,
    /// Whether it restricts anything: rows of the trigger section do not.
    pub constrains: bool,
}

/// What a row says about its references.
#[derive(Clone, Debug)]
pub enum Rule {
    /// Never null.
    NotNull,
    /// Says nothing by itself: there for its trigger.
    Null,
    /// Never a new object.
    ExpandsToNothing,
    /// May be a new object of this class.
    ExpandsTo(Name),
    /// Never an object assumed before.
    AliasesNothing,
    /// May be an assumed object of this class.
    AliasesInstance(Name),
    /// May be an assumed object with such an origin.
    AliasesTarget(Target),
    /// Never an assumed object with such an origin.
    NeverAliases(Target),
}

/// A static method to run.
#[derive(Clone, Debug)]
pub struct Call {
    /// Its class.
    pub class: Name,
    /// Its descriptor.
    pub descriptor: String,
    /// Its name.
    pub method: String,
    /// What it is given; nothing, if it takes nothing.
    pub argument: Option<Path>,
    /// Where the descriptor stands.
    pub position: Position,
}
