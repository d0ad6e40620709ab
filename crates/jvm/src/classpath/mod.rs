//! Where class files come from.
//!
//! A class has a name; its bytes lie in a directory, in a jar, or in the JDK. This module turns the one into the
//! other and knows nothing else: it does not parse, link or cache classes. Two things answer [`ClassBytes`] for an
//! internal name such as `java/lang/String`:
//!
//! * [`ClassPath`]: what the user gives with `-cp` or `-jar`, searched in order, with the meaning `java` gives it
//!   (wildcards, `Class-Path` of manifests, multi-release jars);
//! * [`Jdk`]: the classes of an installed JDK, read from `lib/modules` ([`Image`]) or, for JDK 8, from `rt.jar`.
//!
//! Invariants:
//! - Nothing here is mutable after it is opened, apart from a jar's file position behind a lock: all of it is
//!   `Send + Sync`.
//! - A lookup in `lib/modules` copies no bytes: they stay in the mapped file.
//! - Listings are sorted, and so is the order of a wildcard: no result depends on the order of a file system.
//! - No byte of a file is trusted: a damaged jar, image or class file is a [`ClassPathError`], never a panic.

mod bytes;
mod class_file;
mod directory;
mod error;
mod jar;
mod jdk;
mod jimage;
mod locate;
mod manifest;
mod path;

#[cfg(test)]
pub(crate) mod testing;

pub use bytes::ClassBytes;
pub use error::ClassPathError;
pub use jdk::{Jdk, JdkClass};
pub use jimage::{Image, Resource};
pub use path::ClassPath;
