//! JUnit tests: what a person would have written to see a path run.

mod draft;
mod file;
mod name;
mod number;
mod observe;
mod reflection;
mod result;
mod suite;
mod write;

pub use draft::{Draft, Junit, Style, draft};
pub use file::{Source, TestClass, Written};
pub use suite::{Runs, Selection};
