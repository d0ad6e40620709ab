//! A few test classes are recorded as they are, so that a change of what is written is seen in review.

use std::fs;

use anyhow::Result;
use similar::TextDiff;

use super::project;
use super::{Tests, scratch, written};
use crate::command::Session;

/// What is recorded: the folder and the target.
const TARGETS: [(&str, &str); 11] = [
    ("kiasan", "kiasan.BinarySearchTree#insert"),
    ("kiasan", "kiasan.LinkedList"),
    ("bugs", "bugs.StaleParent"),
    ("bugs", "bugs.AsymmetricEquals"),
    ("explore", "explore.Enums"),
    ("explore", "explore.Turnstile"),
    ("explore", "explore.Boxes"),
    ("explore", "explore.Strings"),
    ("explore", "explore.Given"),
    ("examples/cache", "org.example.cache.LruCache"),
    ("examples/expressions", "org.example.expressions.Literal"),
];

pub(super) fn run(session: &Session, wanted: &Tests) -> Result<bool> {
    let folder = scratch(session, "golden")?;
    let recorded = session.layout.subjects().join("tests");
    fs::create_dir_all(&recorded)?;
    let mut wrong = 0;
    for (name, target) in TARGETS {
        let into = folder.join(target.replace('#', "-"));
        let project = project::project(session, wanted, name)?;
        written::write(session, &project, target, &["--time".to_string(), "120s".to_string()], &into)?;
        for class in written::classes(&into)? {
            let text = fs::read_to_string(&class.file)?;
            let simple = class.name.rsplit('.').next().unwrap_or(&class.name);
            let file = recorded.join(format!("{simple}.expected"));
            let expected = fs::read_to_string(&file).unwrap_or_default();
            if text == expected {
                continue;
            }
            if wanted.bless {
                fs::write(&file, text)?;
                println!("recorded {}", file.display());
                continue;
            }
            wrong += 1;
            println!("WRONG {} is not as recorded; `testkit tests golden --bless` records it", class.name);
            print!("{}", TextDiff::from_lines(&expected, &text).unified_diff().context_radius(2));
        }
    }
    println!("recorded test classes: {} compared, {wrong} differ", TARGETS.len());
    Ok(wrong == 0)
}
