//! Which runs become tests: by default as few as go all the ways that all of them go.
//!
//! What a run shows follows from its path, whatever values the input has. So paths are compared by a run on any values,
//! and the best values, which take long to find, are asked for only where they decide, and of what becomes a test.

use std::collections::{BTreeMap, BTreeSet};

use exec::coverage::Branch;
use explore::{End, PathId};
use witness::{Contents, Datum, Run, Sketch, Witness};

/// Paths that show the same and are of one size, up to which all are remembered: the first ones.
const MOST_ALIKE: usize = 500;

/// What a run shows that others may not.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Feat {
    Branch(Branch),
    /// How it ended: kind, exception, place.
    End(String),
}

fn feats(sketch: &Sketch) -> BTreeSet<Feat> {
    let end = &sketch.end;
    let place = end.place().map(ToString::to_string).unwrap_or_default();
    let what = match end {
        End::Threw(t) | End::Uncaught(t) | End::Assertion(t) => t.class.clone(),
        _ => String::new(),
    };
    let end = Feat::End(format!("{} {what} {place}", end.name()));
    sketch.branches.iter().copied().map(Feat::Branch).chain([end]).collect()
}

/// Paths that are worth a test, as they come in.
#[derive(Default)]
pub struct Selection {
    groups: BTreeMap<BTreeSet<Feat>, Group>,
}

/// The smallest of the paths that show the same.
struct Group {
    objects: usize,
    /// Each with the digits its numbers had when it was added.
    paths: BTreeMap<PathId, usize>,
    best: Option<Run>,
}

/// Who runs a path on the best values, and how long there is time for that.
pub trait Runs {
    /// The run of a path on the best input; none if there is no such run.
    fn best(&mut self, path: &PathId) -> Option<Run>;
    /// Whether it is too late to compare.
    fn is_late(&self) -> bool;
}

impl Selection {
    /// Takes note of a path. Of those that behave in the same way, the smallest are kept.
    pub fn add(&mut self, sketch: &Sketch) {
        // Without those objects that only stand where null cannot.
        let objects = sketch.witness.objects.len() - sketch.witness.filled;
        let group = self.groups.entry(feats(sketch));
        let group = group.or_insert_with(|| Group { objects, paths: BTreeMap::new(), best: None });
        if objects > group.objects {
            return;
        }
        if objects < group.objects {
            group.objects = objects;
            group.paths.clear();
        }
        group.paths.insert(sketch.path.clone(), digits(&sketch.witness));
        if group.paths.len() > MOST_ALIKE {
            group.paths.pop_last();
        }
    }

    /// The branches that any of the paths takes.
    pub fn branches(&self) -> BTreeSet<Branch> {
        let branch = |feat: &Feat| match feat {
            Feat::Branch(branch) => Some(*branch),
            Feat::End(_) => None,
        };
        self.groups.keys().flatten().filter_map(branch).collect()
    }

    /// The runs to make tests of, in the order of their paths.
    pub fn finish(self, runs: &mut dyn Runs) -> Vec<Run> {
        let mut missing: BTreeSet<Feat> = self.groups.keys().flatten().cloned().collect();
        let mut groups: Vec<(BTreeSet<Feat>, Group)> = self.groups.into_iter().collect();
        let mut chosen = Vec::new();
        while let Some(at) = next(&mut groups, &missing, runs) {
            let (feats, group) = groups.remove(at);
            // Without a run its ways may still be gone by others.
            if let Some(run) = group.best {
                missing.retain(|feat| !feats.contains(feat));
                chosen.push(run);
            }
        }
        chosen.sort_by(|a, b| a.path.cmp(&b.path));
        chosen
    }
}

/// Of the groups that show most, the one with the smallest run.
fn next(groups: &mut [(BTreeSet<Feat>, Group)], missing: &BTreeSet<Feat>, runs: &mut dyn Runs) -> Option<usize> {
    let gain = |feats: &BTreeSet<Feat>| feats.intersection(missing).count();
    let most = groups.iter().map(|(feats, _)| gain(feats)).max().filter(|&most| most > 0)?;
    let best: Vec<usize> = (0..groups.len()).filter(|&at| gain(&groups[at].0) == most).collect();
    let objects = best.iter().map(|&at| groups[at].1.objects).min()?;
    let mut best: Vec<usize> = best.into_iter().filter(|&at| groups[at].1.objects == objects).collect();
    if runs.is_late() {
        best.sort_by_key(|&at| groups[at].1.guess());
        best.truncate(1);
    }
    best.iter().for_each(|&at| groups[at].1.settle(runs));
    best.into_iter().min_by_key(|&at| groups[at].1.best.as_ref().map(|run| (digits(&run.witness), run.path.clone())))
}

impl Group {
    /// The digits and the path that its run probably has.
    fn guess(&self) -> Option<(usize, PathId)> {
        match &self.best {
            Some(run) => Some((digits(&run.witness), run.path.clone())),
            None => self.paths.iter().map(|(path, &digits)| (digits, path.clone())).min(),
        }
    }

    /// Finds the run with the smallest numbers, of these the earliest.
    fn settle(&mut self, runs: &mut dyn Runs) {
        if self.best.is_some() {
            return;
        }
        for path in self.paths.keys() {
            if runs.is_late() {
                break;
            }
            let Some(run) = runs.best(path) else { continue };
            if self.best.as_ref().is_none_or(|best| digits(&run.witness) < digits(&best.witness)) {
                self.best = Some(run);
            }
            if self.best.as_ref().is_some_and(|best| digits(&best.witness) == 0) {
                return;
            }
        }
        if self.best.is_none() && runs.is_late() {
            self.best = self.guess().and_then(|(_, path)| runs.best(&path));
        }
    }
}

/// Digits of the whole numbers of the input that have more than one.
fn digits(witness: &Witness) -> usize {
    let in_objects = witness.objects.iter().flat_map(|object| match &object.contents {
        Contents::Fields(fields) => fields.iter().map(|field| field.value).collect(),
        Contents::Array(elements) => elements.to_vec(),
        _ => Vec::new(),
    });
    let digits = |datum: Datum| match datum {
        Datum::Int(number) => number.unsigned_abs().to_string().len(),
        Datum::Long(number) => number.unsigned_abs().to_string().len(),
        _ => 0,
    };
    witness.args.iter().copied().chain(in_objects).map(digits).filter(|&digits| digits > 1).sum()
}
