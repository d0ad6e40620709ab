//! Which runs become tests: by default as few as go all the ways that all of them go.

use std::collections::BTreeSet;

use exec::coverage::Branch;
use explore::End;
use witness::{Contents, Datum, Run};

/// What a run shows that others may not.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Feat {
    Branch(Branch),
    /// How it ended: kind, exception, place.
    End(String),
}

fn feats(run: &Run) -> BTreeSet<Feat> {
    let place = run.end.place().map(ToString::to_string).unwrap_or_default();
    let what = match &run.end {
        End::Threw(t) | End::Uncaught(t) | End::Assertion(t) => t.class.clone(),
        _ => String::new(),
    };
    let end = Feat::End(format!("{} {what} {place}", run.end.name()));
    run.branches.iter().copied().map(Feat::Branch).chain([end]).collect()
}

/// Runs that are worth keeping, as they come in.
#[derive(Default)]
pub struct Selection {
    all: bool,
    runs: Vec<(Run, BTreeSet<Feat>)>,
}

impl Selection {
    /// Keeps every run, or only what a minimal suite may need.
    pub fn new(all: bool) -> Selection {
        Selection { all, runs: Vec::new() }
    }

    /// Adds a run. Of those that behave in the same way, the smallest is kept.
    pub fn add(&mut self, run: Run) {
        let own = feats(&run);
        if self.all {
            self.runs.push((run, own));
            return;
        }
        match self.runs.iter_mut().find(|(_, feats)| *feats == own) {
            Some((known, _)) if size(&run) < size(known) => *known = run,
            Some(_) => {}
            None => self.runs.push((run, own)),
        }
    }

    /// The branches that any of the runs takes.
    pub fn branches(&self) -> BTreeSet<Branch> {
        self.runs.iter().flat_map(|(run, _)| run.branches.iter().copied()).collect()
    }

    /// The runs to make tests of, in the order of their paths.
    pub fn finish(mut self) -> Vec<Run> {
        self.runs.sort_by(|(a, _), (b, _)| size(a).cmp(&size(b)));
        let mut chosen = Vec::new();
        let mut missing: BTreeSet<Feat> = self.runs.iter().flat_map(|(_, feats)| feats.iter().cloned()).collect();
        while !missing.is_empty() && !self.all {
            let gain = |feats: &BTreeSet<Feat>| feats.iter().filter(|feat| missing.contains(feat)).count();
            // Of those that show most, the first, which is the smallest.
            let best = self.runs.iter().enumerate().rev().max_by_key(|(_, (_, feats))| gain(feats)).map(|(at, _)| at);
            let Some(best) = best else { break };
            let (run, feats) = self.runs.remove(best);
            missing.retain(|feat| !feats.contains(feat));
            chosen.push(run);
        }
        if self.all {
            chosen = self.runs.into_iter().map(|(run, _)| run).collect();
        }
        chosen.sort_by(|a, b| a.path.cmp(&b.path));
        chosen
    }
}

/// Smaller inputs first, then those with smaller numbers, then earlier paths.
fn size(run: &Run) -> (usize, usize, &explore::PathId) {
    (run.witness.objects.len() - run.witness.filled, digits(run), &run.path)
}

/// Digits of the whole numbers of the input that have more than one.
fn digits(run: &Run) -> usize {
    let in_objects = run.witness.objects.iter().flat_map(|object| match &object.contents {
        Contents::Fields(fields) => fields.iter().map(|field| field.value).collect(),
        Contents::Array(elements) => elements.to_vec(),
        _ => Vec::new(),
    });
    let digits = |datum: Datum| match datum {
        Datum::Int(number) => number.unsigned_abs().to_string().len(),
        Datum::Long(number) => number.unsigned_abs().to_string().len(),
        _ => 0,
    };
    run.witness.args.iter().copied().chain(in_objects).map(digits).filter(|&digits| digits > 1).sum()
}
