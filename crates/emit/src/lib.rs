//! What a user is handed.
//!
//! The end of a path, with one input that takes it ([`witness::Run`]), becomes something a person reads: a JUnit test, a
//! drawing of a heap. Everything here is text made of plain data; nothing here executes symbolically or decides anything
//! about paths.

pub mod build;
pub mod call;
mod collection;
pub mod diagnostic;
pub mod drawing;
pub mod finding;
pub mod java;
pub mod junit;
pub mod page;
pub mod run;
pub mod sarif;
mod value;
