//! Flags of the commands about what a class's objects look like.

use clap::Args;

use super::values::range;
use super::{ClassFlags, CostFlags, ScopeFlags};

#[derive(Args)]
pub(crate) struct EnumerateFlags {
    #[command(flatten)]
    pub(crate) classes: ClassFlags,

    #[command(flatten)]
    pub(crate) scope: ScopeFlags,

    #[command(flatten)]
    pub(crate) cost: CostFlags,

    /// Only structures of size n, instead of up to n
    #[arg(long)]
    pub(crate) exactly: bool,

    /// Every value from LO to HI for integers that the invariant reads, or for those of one field or array; others are
    /// abstract: one choice stands for all
    #[arg(long, value_name = "[FIELD=]LO..HI", value_parser = range, allow_hyphen_values = true)]
    pub(crate) range: Vec<oracle::enumerate::NumberRange>,

    /// Print only how many there are
    #[arg(long)]
    pub(crate) count: bool,

    /// Print one JSON object
    #[arg(long)]
    pub(crate) json: bool,

    /// The class
    #[arg(value_name = "CLASS")]
    pub(crate) target: String,
}

#[derive(Args)]
pub(crate) struct CompareFlags {
    #[command(flatten)]
    pub(crate) classes: ClassFlags,

    #[command(flatten)]
    pub(crate) scope: ScopeFlags,

    #[command(flatten)]
    pub(crate) cost: CostFlags,

    /// The two specifications: hex=FILE, or hex=FILE,FILE, or hex alone for annotations; and joint for the invariant
    #[arg(long, value_name = "ORACLE[=FILE]", required = true)]
    pub(crate) oracle: Vec<String>,

    /// A field that only triggers use, besides those whose names begin with `_`
    #[arg(long, value_name = "FIELD", value_delimiter = ',')]
    pub(crate) ghost: Vec<String>,

    /// Print one JSON object
    #[arg(long)]
    pub(crate) json: bool,

    /// The class
    #[arg(value_name = "CLASS")]
    pub(crate) target: String,
}
