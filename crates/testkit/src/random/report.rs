//! What a comparison found, as plain types and as text.

use std::fmt;
use std::path::PathBuf;

use crate::process::Exit;

/// The result of a comparison.
#[derive(Debug, Default)]
pub struct Report {
    /// Programs that ran on both sides.
    pub programs: usize,
    /// Test methods in these programs.
    pub methods: usize,
    /// Calls whose results agree.
    pub calls: usize,
    /// At most one for each program: what follows the first is often its consequence.
    pub differences: Vec<Difference>,
}

/// One program on which the two sides disagree.
#[derive(Debug)]
pub struct Difference {
    /// The seed that gives the program again.
    pub seed: u64,
    /// The source; classes and both outputs lie beside it.
    pub source: PathBuf,
    /// What differs first.
    pub fault: Fault,
}

/// How two runs of one program disagree.
#[derive(Debug)]
pub enum Fault {
    /// The output differs.
    Line {
        /// Counted from 1.
        number: usize,
        /// What `java` printed.
        java: String,
        /// What Lissom printed.
        lissom: String,
        /// How Lissom ended.
        exit: Exit,
    },
    /// The output agrees as far as it goes; the end differs, or Lissom ran into the time limit.
    Exit {
        /// How `java` ended.
        java: Exit,
        /// How Lissom ended.
        lissom: Exit,
    },
    /// `java` itself did not end as every generated program should.
    Java(Exit),
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for difference in &self.differences {
            writeln!(f, "{difference}")?;
        }
        write!(
            f,
            "{} programs, {} methods, {} calls agree, {} differences",
            self.programs,
            self.methods,
            self.calls,
            self.differences.len()
        )
    }
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "seed {}: {}", self.seed, self.source.display())?;
        match &self.fault {
            Fault::Line { number, java, lissom, exit } => {
                write!(f, "  line {number}\n    java   {java}\n    lissom {lissom}\n  lissom: {exit}")
            }
            Fault::Exit { java, lissom } => write!(f, "  java: {java}; lissom: {lissom}"),
            Fault::Java(exit) => write!(f, "  java itself: {exit}"),
        }
    }
}
