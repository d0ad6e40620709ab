//! From reports and runs to the page.

use std::time::{Duration, Instant};

use emit::call::Call;
use emit::page::{Facts, Followed, MethodTimes, Open, Page, Shown, Source, Test, Times, Title};
use explore::{PathEnd, Report, SetUp, Verdict, Walk, unexplored};
use solver::Stage;
use witness::{NoRun, Trial};

use crate::analysis;
use crate::flags::AnalysisFlags;
use crate::source::Sources;

/// The least time the paths of a method may take to be executed again.
const LEAST_TIME: Duration = Duration::from_secs(30);

/// A page that grows with every method.
pub(crate) struct Collector<'a> {
    flags: &'a AnalysisFlags,
    page: Page<'a>,
    times: Times,
    /// Methods that are still to come.
    methods: usize,
    started: Instant,
}

/// The source of a place, as the page shows it.
pub(crate) fn finder(sources: &Sources) -> impl Fn(&explore::Place) -> Option<Source> {
    |place| {
        let file = sources.file(place)?;
        Some(Source { path: file.path.clone(), lines: file.lines.clone() })
    }
}

impl<'a> Collector<'a> {
    /// A page for this many methods.
    pub(crate) fn new(flags: &'a AnalysisFlags, find: &'a emit::page::FindSource<'a>, methods: usize) -> Collector<'a> {
        Collector { flags, page: Page::new(find), times: Times::default(), methods, started: Instant::now() }
    }

    /// Adds a method with the tests that were written for it: walks its paths again, with an input for each.
    pub(crate) fn add(&mut self, setup: &SetUp<'_>, report: &Report, tests: Vec<Test>) -> Result<(), String> {
        let began = Instant::now();
        // Every method gets its share of what is left, so that the first does not take everything.
        let share = self.flags.html_paths.saturating_sub(self.page.paths()).div_ceil(self.methods.max(1));
        self.methods = self.methods.saturating_sub(1);
        self.page.begin();
        // Who limits the time of a run does not want to wait for the page either.
        let deadline = self.flags.cost.time.map(|time| began + time.max(LEAST_TIME));
        let stopped = |stop: exec::trap::Stop| {
            format!("the paths cannot be executed again for the page: {}", explore::describe(&stop))
        };
        let mut walk = Walk::new(setup, deadline).map_err(stopped)?.explaining();
        let mut trial = Trial::new(setup).map_err(stopped)?;
        let wanted = report.completed().min(share as u64);
        let mut seen = std::collections::HashSet::new();
        let mut shown = 0;
        for _ in 0..wanted {
            let Some(mut end) = walk.next_end() else { break };
            shown += 1;
            follow(&mut self.page, setup, &mut trial, &mut end);
            if end.end.violates().is_some() {
                seen.insert(end.id.clone());
            }
        }
        let solver = *walk.solver();
        // What is reported must be there to be looked at.
        for violation in report.violations.values().filter(|violation| !seen.contains(&violation.path)) {
            if let Some(mut end) = walk.end_of(&violation.path) {
                follow(&mut self.page, setup, &mut trial, &mut end);
            }
        }
        let missing = (shown < report.completed()).then(|| {
            let advice = if shown < wanted { "time was up" } else { "raise --html-paths" };
            format!("Only the first {shown} of {} paths are on this page: {advice}", report.completed())
        });
        let oracles: Vec<_> = report.oracles.iter().collect();
        let stages = Stage::CHAIN.into_iter().filter(|&stage| solver.of(stage).asked > 0);
        let name = setup.subject.name(setup.program);
        self.times.methods.push(MethodTimes {
            phases: vec![
                ("exploring".to_string(), report.time.as_secs_f64()),
                ("trying inputs".to_string(), began.elapsed().as_secs_f64()),
            ],
            oracles: oracles.iter().map(|(_, asked)| asked.time.as_secs_f64()).collect(),
            solver: stages.clone().map(|stage| solver.of(stage).time.as_secs_f64()).collect(),
        });
        self.page.finish(Facts {
            verdict: report.verdict().words().to_string(),
            ends: report.ends.iter().map(|(end, count)| (end.clone(), *count)).collect(),
            open: open(report),
            violations: report.violations.values().map(shown_violation).collect(),
            oracles: oracles
                .iter()
                .map(|(name, asked)| (name.to_string(), [asked.asked, asked.feasible, asked.infeasible, asked.unknown]))
                .collect(),
            solver: stages
                .map(|stage| (stage_name(stage).to_string(), [solver.of(stage).asked, solver.of(stage).answered]))
                .collect(),
            replay: format!("lissom replay{} '{name}' --path", analysis::replay_flags(self.flags)),
            missing,
            tests,
            name,
        });
        Ok(())
    }

    /// The file.
    pub(crate) fn html(mut self, command: &str, verdict: Verdict, config: &explore::Config, jdk: &str) -> String {
        let sum = |phase: usize| self.times.methods.iter().map(|method| method.phases[phase].1).sum::<f64>();
        let (exploring, trying) = (sum(0), sum(1));
        let rest = (self.started.elapsed().as_secs_f64() - exploring - trying).max(0.0);
        self.times.phases = vec![
            ("exploring".to_string(), exploring),
            ("trying inputs".to_string(), trying),
            ("the rest".to_string(), rest),
        ];
        let title = Title {
            subject: self.flags.target.clone(),
            verdict: verdict.words().to_string(),
            command: format!("lissom {command}{} '{}'", analysis::replay_flags(self.flags), self.flags.target),
            version: env!("CARGO_PKG_VERSION").to_string(),
            jdk: jdk.to_string(),
            scope: analysis::scope(config),
        };
        self.page.html(&title, &self.times)
    }
}

/// Tries the input of a path and puts it on the page.
fn follow<'p>(page: &mut Page<'_>, setup: &SetUp<'p>, trial: &mut Trial<'_, 'p>, end: &mut PathEnd<'_, 'p>) {
    let names = end.names(&setup.subject);
    let run = trial.run_of(end);
    let call = run.as_ref().ok().map(|run| Call::new(&setup.subject, setup.program, &names, &run.witness));
    let condition = match &run {
        Ok(run) => run.condition.clone(),
        Err(_) => end.condition(&setup.subject),
    };
    let run = match &run {
        Ok(run) => Ok(run),
        Err(NoRun::NoInput(why)) => Err(why.clone()),
        Err(NoRun::Wrong(why)) => Err(format!("a bug in Lissom: {why}")),
    };
    // Concretely, more is known: the result, the exception's message.
    let shown = run.as_ref().map_or(&end.end, |run| if run.end.name() == end.end.name() { &run.end } else { &end.end });
    let shown = match (shown, run.as_ref().ok().and_then(|run| run.after.result.map(|result| (run, result)))) {
        (explore::End::Returned(_), Some((run, result))) => {
            explore::End::Returned(Some(emit::call::value(result, &run.after.objects)))
        }
        (other, _) => other.clone(),
    };
    let place = end.place();
    page.add(&Followed {
        id: &end.id,
        end: &shown,
        place,
        condition: &condition,
        steps: &end.steps,
        call: call.as_ref(),
        run: run.map(|run| (&run.witness, &run.after)),
    });
}

fn open(report: &Report) -> Vec<Open> {
    let mut open: Vec<Open> = report
        .left
        .iter()
        .map(|((left, place), count)| Open {
            reason: left.describe(),
            place: place.clone(),
            count: *count,
            advice: left.advice(),
            is_scope: left.is_scope(),
        })
        .collect();
    let mut also = |reason: String| open.push(Open { reason, count: 1, ..Open::default() });
    if report.is_vacuous() {
        also("vacuous: no input within the scope satisfies the invariant and the precondition".to_string());
    }
    if !report.frontier.is_empty() {
        also(unexplored(report.frontier.len()));
    }
    report.disagreements.iter().for_each(|each| also(format!("two stages of the solver disagree: {each}")));
    open
}

fn shown_violation(violation: &explore::Violation) -> Shown {
    Shown {
        property: violation.property.name().to_string(),
        what: violation.end.describe(),
        place: violation.place.clone(),
        path: violation.path.clone(),
        paths: violation.paths,
        notes: violation.notes.clone(),
    }
}

fn stage_name(stage: Stage) -> &'static str {
    match stage {
        Stage::Syntactic => "syntactic",
        Stage::Reuse => "earlier models",
        Stage::Difference => "difference logic",
        Stage::Slices => "earlier answers",
        Stage::Domains => "small domains",
        Stage::Guess => "guesses",
        Stage::Linear => "linear integers",
        Stage::Bitvectors => "bit-vectors",
    }
}
