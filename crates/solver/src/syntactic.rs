//! Stage: what can be seen without looking into the terms.

use crate::Answer;
use term::{TermId, Terms};

/// Answers if a conjunct is `false`, or the goal contradicts one.
pub(crate) fn check(terms: &mut Terms, path: &[TermId], goal: TermId) -> Option<Answer> {
    if goal == Terms::FALSE || path.contains(&Terms::FALSE) {
        return Some(Answer::Infeasible);
    }
    let opposite = terms.not(goal);
    path.contains(&opposite).then_some(Answer::Infeasible)
}
