//! What ran and how it went, as text.

use std::collections::BTreeMap;
use std::time::Duration;

use crate::report::Verdict;

/// One thing that was checked.
pub(super) struct Judged {
    /// Groups are summed up in one line.
    pub(super) group: String,
    pub(super) name: String,
    pub(super) verdict: Verdict,
    pub(super) time: Duration,
}

/// Prints each failure, a line per group and the sum; whether nothing failed.
pub(super) fn print(what: &str, all: &[Judged]) -> bool {
    let mut groups: BTreeMap<&str, Vec<&Judged>> = BTreeMap::new();
    for each in all {
        groups.entry(&each.group).or_default().push(each);
        match &each.verdict {
            Verdict::Passed => {}
            Verdict::Failed(message) => {
                println!("FAILED {}/{}", each.group, each.name);
                message.lines().for_each(|line| println!("    {line}"));
            }
            Verdict::Skipped(reason) => println!("known failure {}/{}: {reason}", each.group, each.name),
        }
    }
    let width = groups.keys().map(|group| group.len()).max().unwrap_or(0);
    for (group, members) in groups {
        let time: Duration = members.iter().map(|each| each.time).sum();
        let failed = count(members.iter().copied(), |verdict| matches!(verdict, Verdict::Failed(_)));
        let passed = count(members.iter().copied(), |verdict| *verdict == Verdict::Passed);
        let failed = if failed > 0 { format!("  {failed} FAILED") } else { String::new() };
        println!("{group:width$}  {passed:4} passed{failed}  {:.1} s", time.as_secs_f64());
    }
    let passed = count(all.iter(), |verdict| *verdict == Verdict::Passed);
    let failed = count(all.iter(), |verdict| matches!(verdict, Verdict::Failed(_)));
    println!("{what}: {passed} passed, {failed} failed, {} known failures", all.len() - passed - failed);
    failed == 0
}

fn count<'a>(all: impl Iterator<Item = &'a Judged>, wanted: impl Fn(&Verdict) -> bool) -> usize {
    all.filter(|each| wanted(&each.verdict)).count()
}
