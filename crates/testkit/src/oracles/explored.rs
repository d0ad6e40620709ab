//! What a probe sees in Lissom.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::{Duration, Instant};

use exec::symbolic::{Bounds, Initialization};
use explore::{Config, End, Property, SetUp, Subject, Target, Walk};
use heap::Value;
use jvm::Program;
use witness::Confirm;

/// Instructions after which an invariant counts as endless.
const STEPS: u64 = 200_000;

/// How a probe is explored.
pub struct Probe<'a> {
    pub program: &'a Program,
    /// `package/Class`.
    pub class: &'a str,
    pub method: &'a str,
    pub init: &'static dyn Initialization,
    /// Whether static fields are unknown.
    pub has_statics: bool,
    /// Objects per class.
    pub n: u32,
    /// Who decides about the invariant: nobody means that it is executed first.
    pub oracle: Option<oracle::Selection>,
    /// Paths that are confirmed by an input that takes them.
    pub confirmed: u64,
    pub time: Duration,
}

/// What was seen.
#[derive(Default)]
pub struct Explored {
    pub seen: BTreeSet<i64>,
    pub paths: u64,
    pub confirmed: u64,
    /// Whether time was up.
    pub is_cut: bool,
    /// What is wrong with paths.
    pub wrong: Vec<String>,
    /// What was not decided.
    pub open: BTreeSet<String>,
}

impl Probe<'_> {
    /// Explores all paths.
    pub fn explore(&self) -> Result<Explored, String> {
        let target = Target::parse(&format!("{}#{}", self.class.replace('/', "."), self.method));
        let subjects = Subject::find(self.program, &target).map_err(|error| error.to_string())?;
        let [subject] = subjects.as_slice() else { return Err(format!("{} methods", subjects.len())) };
        let setup = SetUp::new(self.program, subject.clone(), self.config()?)?;
        let stopped = |stop| format!("{stop:?}");
        let mut confirm = Confirm::new(&setup).map_err(stopped)?;
        let deadline = Instant::now() + self.time;
        let mut walk = Walk::new(&setup, Some(deadline)).map_err(stopped)?;
        let mut explored = Explored::default();
        while let Some(mut path) = walk.next_end() {
            explored.paths += 1;
            match (&path.end, path.result) {
                (End::Returned(_), Value::Long(seen)) => drop(explored.seen.insert(seen)),
                (end, result) => explored.wrong.push(format!("path {} {} {result:?}", path.id, end.describe())),
            }
            if explored.confirmed < self.confirmed {
                match confirm.confirm(&mut path) {
                    Ok(Some(_)) => explored.confirmed += 1,
                    // Nothing is solved any more.
                    Ok(None) if Instant::now() >= deadline => {}
                    Ok(None) => explored.wrong.push(format!("path {} has no known model: {:?}", path.id, path.model)),
                    Err(mismatch) => explored.wrong.push(format!("path {}: {mismatch}", path.id)),
                }
            }
        }
        explored.is_cut = walk.is_out_of_time();
        for (left, place) in walk.report().left.keys().filter(|(left, _)| !left.is_scope()) {
            explored.open.insert(format!("{} at {place}", left.describe()));
        }
        Ok(explored)
    }

    fn config(&self) -> Result<Config, String> {
        let names = self.program.classpath().class_names().map_err(|error| error.to_string())?;
        let own = format!("{}$", self.class);
        let is_own = |name: &String| name == self.class || name.starts_with(&own);
        let mut family: Vec<String> = names.filter(is_own).collect();
        family.extend(["java/lang/Integer", "java/lang/String"].map(String::from));
        Ok(Config {
            init: self.init,
            bounds: Bounds { n: Some(self.n), string_length: 1, ..Bounds::default() },
            subtypes: Some(family),
            symbolic_statics: self.has_statics,
            properties: vec![Property::Exceptions],
            steps: STEPS,
            oracles: self.oracle.clone().map(|oracle| Arc::new(oracle) as Arc<dyn explore::Oracles>),
            ..Config::default()
        })
    }
}
