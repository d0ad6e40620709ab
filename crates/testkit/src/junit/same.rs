//! The same command writes the same files, however often and with however many threads.

use std::fs;

use anyhow::Result;

use super::project;
use super::{Tests, scratch, written};
use crate::command::Session;

/// Classes that are tested to the end in the usual scope.
const CLASSES: [(&str, &str); 5] = [
    ("bugs", "bugs.StaleParent"),
    ("bugs", "bugs.ResizeDropsCollisions"),
    ("explore", "explore.Enums"),
    ("explore", "explore.Lists"),
    ("examples/cache", "org.example.cache.LruCache"),
];

pub(super) fn run(session: &Session, wanted: &Tests) -> Result<bool> {
    let folder = scratch(session, "same")?;
    let mut is_right = true;
    let mut files = 0;
    for (name, class) in CLASSES {
        let project = project::project(session, wanted, name)?;
        let mut texts = Vec::new();
        for (run, threads) in ["1", "1", "2"].iter().enumerate() {
            let into = folder.join(run.to_string());
            let flags = ["--time", "120s", "-j", threads].map(String::from);
            written::write(session, &project, class, &flags, &into)?;
            let own = |found: &written::TestClass| found.name == format!("{class}LissomTest");
            let file = written::classes(&into)?.into_iter().find(own).map(|found| found.file);
            texts.push(file.map(fs::read).transpose()?);
        }
        files += 1;
        if texts[0].is_none() || texts.iter().any(|text| *text != texts[0]) {
            println!("WRONG {class}: files differ between runs");
            is_right = false;
        }
    }
    println!("same files: {files} classes, twice with one thread and once with two");
    Ok(is_right)
}
