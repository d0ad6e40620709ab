//! The chain of stages.

use crate::bitvectors::Bitvectors;
use crate::definitions::Reduced;
use crate::difference::{Difference, Verdict};
use crate::domains::Domains;
use crate::linear::Linear;
use crate::reuse::{Recent, satisfies};
use crate::slices::{Slice, Slices};
use crate::{Allowance, Answer, Config, Disagreement, Limit, Stage, Statistics, Why, guess, syntactic};
use std::time::Instant;
use term::{Model, TermId, Terms};

/// Decides path conditions. One per worker, always used with the same [`Terms`].
pub struct Solver {
    config: Config,
    pub(crate) limit: Limit,
    deadline: Option<Instant>,
    recent: Recent,
    difference: Difference,
    slices: Slices,
    domains: Domains,
    linear: Linear,
    bitvectors: Bitvectors,
    /// A second Z3 for cross-checking, so that the first one's stack is left alone.
    truth: Bitvectors,
    statistics: Statistics,
    disagreements: Vec<Disagreement>,
}

impl Solver {
    /// A solver that has been asked nothing yet. Z3 is started when it is first needed.
    pub fn new(config: Config) -> Solver {
        let limit = Limit::Time(config.timeout);
        Solver {
            config,
            limit,
            deadline: None,
            recent: Recent::default(),
            difference: Difference::new(),
            slices: Slices::default(),
            domains: Domains::default(),
            linear: Linear::default(),
            bitvectors: Bitvectors::default(),
            truth: Bitvectors::default(),
            statistics: Statistics::default(),
            disagreements: Vec::new(),
        }
    }

    /// When all has to be over: later questions are answered with [`Why::Limit`], and none goes on longer.
    pub fn set_deadline(&mut self, deadline: Option<Instant>) {
        self.deadline = deadline;
    }

    /// Whether `path` and `goal` can be satisfied together. Questions are answered fastest if `path` shares a long
    /// prefix with the one before, as it does in a depth-first search.
    pub fn check(&mut self, terms: &mut Terms, path: &[TermId], goal: TermId) -> Answer {
        let Some(reduced) = Reduced::of(terms, path, goal) else { return self.decide(terms, path, goal) };
        if reduced.path.contains(&Terms::FALSE) {
            return Answer::Infeasible;
        }
        match self.decide(terms, &reduced.path, reduced.goal) {
            Answer::Feasible(model) => {
                let model = reduced.complete(terms, model);
                debug_assert!(satisfies(terms, path, &model, goal));
                Answer::Feasible(model)
            }
            other => other,
        }
    }

    fn decide(&mut self, terms: &mut Terms, path: &[TermId], goal: TermId) -> Answer {
        let mut slice = None;
        let allowance = Allowance::new(self.limit, self.deadline);
        let mut result = (Stage::Bitvectors, Answer::Unknown(Why::Limit));
        for stage in Stage::CHAIN {
            if !self.config.fast && stage != Stage::Bitvectors {
                continue;
            }
            let start = Instant::now();
            if allowance.until.is_some_and(|until| start >= until) {
                break;
            }
            let answer = match stage {
                Stage::Syntactic => syntactic::check(terms, path, goal),
                Stage::Reuse => self.recent.find(terms, path, goal).map(Answer::Feasible),
                Stage::Difference => self.by_difference(terms, path, goal),
                Stage::Slices => {
                    let cut = slice.insert(self.slices.cut(terms, path, goal, &self.recent));
                    self.slices.recall(cut).and_then(|answer| completed(terms, cut, answer, path, goal))
                }
                Stage::Domains => slice.as_ref().and_then(|slice| self.by_domains(terms, slice, path, goal, allowance)),
                Stage::Guess => slice.as_ref().and_then(|slice| self.by_guessing(terms, slice, path, goal)),
                Stage::Linear => slice.as_ref().and_then(|slice| self.by_linear(terms, slice, path, goal, allowance)),
                Stage::Bitvectors => Some(self.by_bitvectors(terms, slice.take(), path, goal, allowance)),
            };
            let account = &mut self.statistics.stages[stage as usize];
            account.asked += 1;
            account.time += start.elapsed();
            if let Some(answer) = answer {
                account.answered += 1;
                result = (stage, answer);
                break;
            }
        }
        let (stage, mut answer) = result;
        if self.config.cross_check && stage != Stage::Bitvectors && !allowance.is_over() {
            answer = self.cross_check(terms, stage, answer, path, goal);
        }
        match &answer {
            Answer::Feasible(model) => {
                debug_assert!(satisfies(terms, path, model, goal));
                self.recent.remember(model);
            }
            Answer::Infeasible => {}
            Answer::Unknown(_) => self.statistics.unknown += 1,
        }
        answer
    }

    /// What the stages did so far.
    pub fn statistics(&self) -> &Statistics {
        &self.statistics
    }

    /// The contradictions found by cross-checking; there should be none.
    pub fn disagreements(&self) -> &[Disagreement] {
        &self.disagreements
    }

    pub(crate) fn deadline(&self) -> Option<Instant> {
        self.deadline
    }

    pub(crate) fn config(&self) -> &Config {
        &self.config
    }

    fn by_difference(&mut self, terms: &Terms, path: &[TermId], goal: TermId) -> Option<Answer> {
        match self.difference.check(terms, path, goal) {
            Verdict::Impossible => Some(Answer::Infeasible),
            Verdict::GaveUp => None,
            Verdict::Possible => {
                // Variables of conditions the theory left out keep the values of an earlier model.
                let none = [Model::new()];
                let earlier = self.difference.left_something_out().then(|| self.recent.latest()).into_iter().flatten();
                earlier.take(3).chain(&none).find_map(|base| {
                    let model = self.difference.model(base);
                    satisfies(terms, path, &model, goal).then_some(Answer::Feasible(model))
                })
            }
        }
    }

    fn by_domains(
        &mut self,
        terms: &Terms,
        slice: &Slice,
        path: &[TermId],
        goal: TermId,
        allowance: Allowance,
    ) -> Option<Answer> {
        let answer = self.domains.check(terms, &mut self.slices, path, goal, slice, allowance)?;
        completed(terms, slice, answer, path, goal)
    }

    fn by_guessing(&mut self, terms: &Terms, slice: &Slice, path: &[TermId], goal: TermId) -> Option<Answer> {
        let start = self.recent.latest().next().cloned().unwrap_or_default();
        let model = slice.complete(&guess::check(terms, slice, &start)?);
        satisfies(terms, path, &model, goal).then_some(Answer::Feasible(model))
    }

    fn by_linear(
        &mut self,
        terms: &mut Terms,
        slice: &Slice,
        path: &[TermId],
        goal: TermId,
        allowance: Allowance,
    ) -> Option<Answer> {
        let answer = self.linear.check(terms, &slice.conjuncts, &slice.vars, allowance)?;
        let answer = completed(terms, slice, answer, path, goal)?;
        self.slices.remember(slice, &answer);
        Some(answer)
    }

    fn by_bitvectors(
        &mut self,
        terms: &mut Terms,
        slice: Option<Slice>,
        path: &[TermId],
        goal: TermId,
        allowance: Allowance,
    ) -> Answer {
        let slice = slice.unwrap_or_else(|| whole(&mut self.slices, terms, path, goal));
        let answer = self.bitvectors.check(terms, &slice.conjuncts, &slice.vars, allowance);
        if !matches!(answer, Answer::Unknown(_)) {
            self.slices.remember(&slice, &answer);
        }
        completed(terms, &slice, answer, path, goal).unwrap_or(Answer::Unknown(Why::Incomplete))
    }

    /// The ground truth, if it is known; a contradiction is recorded.
    fn cross_check(&mut self, terms: &mut Terms, stage: Stage, fast: Answer, path: &[TermId], goal: TermId) -> Answer {
        let whole = whole(&mut self.slices, terms, path, goal);
        let truth = self.truth.check(terms, &whole.conjuncts, &whole.vars, Allowance::new(self.limit, self.deadline));
        match completed(terms, &whole, truth, path, goal) {
            None | Some(Answer::Unknown(_)) => fast,
            Some(truth) if truth.is_feasible() == fast.is_feasible() => fast,
            Some(truth) => {
                let feasible = fast.is_feasible();
                self.disagreements.push(Disagreement { stage, feasible, conjuncts: whole.conjuncts });
                truth
            }
        }
    }
}

/// A worker may be given its solver by another thread.
const _: () = {
    const fn is_send<T: Send>() {}
    is_send::<Solver>();
};

/// The whole question as a slice.
fn whole(slices: &mut Slices, terms: &Terms, path: &[TermId], goal: TermId) -> Slice {
    let conjuncts: Vec<TermId> = path.iter().copied().chain([goal]).collect();
    let vars = slices.all_vars(terms, &conjuncts);
    Slice { conjuncts, vars, rest: Model::new() }
}

/// An answer to a slice as an answer to the question; `None` if its model does not hold.
fn completed(terms: &Terms, slice: &Slice, answer: Answer, path: &[TermId], goal: TermId) -> Option<Answer> {
    let Answer::Feasible(model) = answer else { return Some(answer) };
    let model = slice.complete(&model);
    satisfies(terms, path, &model, goal).then_some(Answer::Feasible(model))
}
