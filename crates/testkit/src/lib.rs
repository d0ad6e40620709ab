//! The test-suite of Lissom is a folder of Java programs, and this crate runs it.
//!
//! **The problem.** Everything Lissom says rests on executing bytecode exactly as a JVM does. The
//! only trustworthy specification of that is a JVM; so every test is a Java program, and what is
//! expected of Lissom is what `java -ea` did with it.
//!
//! **The idea.** A *subject* is one file, `subjects/run/<topic>/<Name>.java`. Its leading `//@`
//! lines (`directives`) say what it is about and how it is to be run. What a run printed and how
//! it ended is a `transcript`; the one recorded from `java` stands beside the program as
//! `<Name>.out` (`golden`). Adding a test takes a Java file and `make bless`, and no Rust.
//! `subjects/unsupported/` holds programs that Lissom must refuse, with a message a user can act on.
//!
//! **The shape.** `suite` finds the subjects, `compile` turns them into class files (one javac
//! call per topic, skipped when nothing changed), `launch` runs `java` or `lissom` on one of them,
//! `command` holds one module per command, and `report` says how it went. A program's failure is
//! a `report::Verdict`; an `Err` is a fault of the set-up, such as a missing JDK.

pub mod command;
mod compile;
mod directives;
pub mod fuzz;
mod golden;
pub mod jdk;
pub mod junit;
mod launch;
pub mod layout;
mod opcode;
pub mod oracles;
mod pool;
mod process;
pub mod random;
mod report;
mod results;
pub mod strategies;
pub mod suite;
pub mod symbolic;
mod transcript;
