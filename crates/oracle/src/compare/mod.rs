//! Whether rules and an invariant admit the same heaps.
//!
//! The fields of an unknown object are read one after the other, depth first, as a program would that looks at
//! everything; once as they are declared and once in the opposite order, because rules may depend on what was read
//! before. Each heap takes exactly one way through these choices. Where the rules let it pass to the end the
//! invariant is executed on what was decided: every heap on which it fails is one that only the rules admit. Where the
//! rules or a trigger reject it the invariant is executed as well: if it can hold there, only the invariant admits that
//! heap. Both are decided in one machine, numbers included.
//!
//! References that no rule is about are not read: they may be anything. But one of them may be an object of the structure,
//! and rules know an object by the way on which it was first found. So each of them in turn is decided to be a new object
//! of such a class, when it is met, and the others are read as before (`Reads::Stray`).
//!
//! Fields that begin with `_` are ghosts: only triggers use them, and whether some values of theirs would do is what
//! counts (`ghost`).

mod ghost;
mod picture;
mod reader;

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use exec::symbolic::{Alternative, Bound, Choice, LazierSharp, Lazy};
use exec::trap::Stop;
use explore::{Left, SetUp};
use heap::input::Types;
use heap::{SymbolId, Value};

use self::reader::Next;
use crate::enumerate::Structure;
use crate::hex::{Rules, Specification};
use crate::runner::{Mark, Runner, Stopped, Way, words};

/// What a comparison found.
pub struct Comparison {
    /// The smallest heap that only the rules admit.
    pub only_rules: Option<Difference>,
    /// The smallest heap that only the invariant admits.
    pub only_invariant: Option<Difference>,
    /// The same where a reference that no rule is about is an object of the structure. Rules cannot help that: they know an
    /// object by the way on which it was first found. So it does not count as a difference.
    pub stray: Option<Difference>,
    /// Ways through the choices that both admit.
    pub both: u64,
    /// Ways that neither does.
    pub neither: u64,
    /// What was left open and where, with how often. The bounds that define the scope are not among it.
    pub left: BTreeMap<(Left, String), u64>,
    /// How long it took.
    pub time: Duration,
}

/// A heap that only one admits.
pub struct Difference {
    /// The heap.
    pub heap: Structure,
    /// Why the other does not.
    pub why: String,
}

impl Comparison {
    /// Whether both admit the same heaps; not known if something was left open.
    pub fn is_equal(&self) -> Option<bool> {
        match (self.only_rules.is_some() || self.only_invariant.is_some(), self.left.is_empty()) {
            (true, _) => Some(false),
            (false, true) => Some(true),
            (false, false) => None,
        }
    }
}

/// Compares rules with the invariant of a subject. The error says what is missing at the start.
pub fn compare(
    setup: &SetUp<'_>,
    specification: &Specification,
    ghosts: &[String],
    deadline: Option<Instant>,
) -> Result<Comparison, String> {
    let start = Instant::now();
    let gap = |stop: Stop| match stop {
        Stop::Unsupported(gap) => gap.to_string(),
        other => format!("the class cannot be set up: {other:?}"),
    };
    let mut found = Comparison {
        only_rules: None,
        only_invariant: None,
        stray: None,
        both: 0,
        neither: 0,
        left: BTreeMap::new(),
        time: Duration::ZERO,
    };
    let look = |found: Comparison, backwards: bool, reads: Reads| -> Result<(Comparison, bool), String> {
        let mut runner = Runner::new(setup, &Lazy).map_err(gap)?;
        runner.set_deadline(deadline);
        let rules = specification.rules(setup.program)?;
        let relevant = reader::relevant_types(&mut runner.vm, &rules);
        let receiver = runner.receiver();
        let has_strayed = false;
        let mut search = Search { receiver, runner, rules, ghosts, relevant, backwards, reads, has_strayed, found };
        search.all();
        let mut found = search.found;
        for complaint in search.rules.complaints() {
            found.left.insert((Left::Unsupported(complaint), String::new()), 1);
        }
        Ok((found, search.has_strayed))
    };
    let mut may_stray = false;
    for backwards in [false, true] {
        let has_strayed;
        (found, has_strayed) = look(found, backwards, Reads::All)?;
        may_stray |= has_strayed;
    }
    // Strays are looked for where everything else is the same.
    for backwards in [false, true] {
        let mut number = 0;
        while may_stray && found.is_equal() == Some(true) && found.stray.is_none() {
            let has_strayed;
            (found, has_strayed) = look(found, backwards, Reads::Stray(number))?;
            number += 1;
            if !has_strayed {
                break;
            }
        }
    }
    found.time = start.elapsed();
    Ok(found)
}

/// Which references are read.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Reads {
    /// All that rules may have something to say about.
    All,
    /// Also the one of the others that is met after so many: it is a new object of the structure.
    Stray(usize),
}

/// What is being done.
#[derive(Clone, PartialEq, Debug)]
enum Mode {
    /// Fields are read, and triggers run. Where other values of ghosts might do, that the rules reject says nothing.
    Reading { is_weak: bool },
    /// The invariant is executed; why the rules reject the heap, if they do.
    Judging { rejected: Option<String> },
}

/// A way to go on.
struct Turn {
    way: Way,
    mode: Mode,
    /// Whether it is one the rules know about: triggers run then.
    reacts: bool,
}

struct Frame<'p> {
    mark: Mark<'p>,
    /// The next one last.
    turns: Vec<Turn>,
}

struct Search<'a, 'p> {
    runner: Runner<'p>,
    rules: Rules<'p>,
    receiver: Value,
    ghosts: &'a [String],
    /// Static types behind which rules may have something to say.
    relevant: Vec<jvm::ClassId>,
    /// Whether fields are read in the opposite order of their declaration.
    backwards: bool,
    reads: Reads,
    /// Whether a reference was met that no rule is about, although it may be an object of the structure: the one that
    /// `reads` is about.
    has_strayed: bool,
    found: Comparison,
}

impl<'p> Search<'_, 'p> {
    fn all(&mut self) {
        let mut stack: Vec<Frame<'p>> = Vec::new();
        let args = [self.receiver];
        if let Err(trap) = self.rules.react(&mut self.runner.vm, &args, None) {
            return self.leave(Left::Unsupported(words(&trap)));
        }
        let Some(mut turns) = self.segment(Mode::Reading { is_weak: false }) else { return };
        loop {
            if !turns.is_empty() {
                turns.reverse();
                stack.push(Frame { mark: self.runner.mark(), turns });
            }
            turns = loop {
                let Some(frame) = stack.last_mut() else { return };
                let Some(turn) = frame.turns.pop() else {
                    stack.pop();
                    continue;
                };
                self.runner.restore(&frame.mark);
                if !self.take(&turn) {
                    continue;
                }
                match self.segment(turn.mode) {
                    Some(turns) => break turns,
                    None => return,
                }
            };
        }
    }

    /// Goes one way. False if that is not possible.
    fn take(&mut self, turn: &Turn) -> bool {
        match self.runner.take(&turn.way.alternative, &turn.way.model) {
            Ok(true) => {}
            Ok(false) => return false,
            Err(why) => {
                self.leave(Left::Unknown(why));
                return false;
            }
        }
        if turn.reacts {
            let args = [self.receiver];
            if let Err(trap) = self.rules.react(&mut self.runner.vm, &args, Some(&turn.way.alternative)) {
                self.leave(Left::Unsupported(words(&trap)));
                return false;
            }
        }
        if let Mode::Judging { .. } = turn.mode {
            self.begin_judging();
        }
        true
    }

    /// From here on only the invariant counts.
    fn begin_judging(&mut self) {
        if !self.runner.is_started() {
            self.runner.vm.state.frames.clear();
            self.set_strategy(&LazierSharp);
        }
    }

    fn set_strategy(&mut self, strategy: &'static dyn exec::symbolic::Initialization) {
        if let Ok(symbolic) = self.runner.vm.symbolic() {
            symbolic.init = strategy;
        }
    }

    /// Goes on to the next choice; none if time is up.
    fn segment(&mut self, mode: Mode) -> Option<Vec<Turn>> {
        match mode {
            Mode::Reading { is_weak } => {
                self.set_strategy(&Lazy);
                self.read(is_weak)
            }
            Mode::Judging { rejected } => {
                self.set_strategy(&LazierSharp);
                self.judge(rejected)
            }
        }
    }

    /// Reads on, and runs the triggers that this starts.
    fn read(&mut self, is_weak: bool) -> Option<Vec<Turn>> {
        loop {
            if self.runner.vm.is_running() {
                match self.runner.vm.proceed() {
                    Ok(_) => {}
                    Err(Stop::Choose(choice)) => return Some(self.reading_turns(&choice, is_weak)),
                    Err(Stop::TimeLimit) => return self.late(),
                    Err(Stop::Assumption) if is_weak => return Some(Vec::new()),
                    Err(Stop::Assumption) => {
                        let rejected = format!("a trigger rejects it: {}", self.runner.vm.current_place());
                        self.begin_judging();
                        return self.judge(Some(rejected));
                    }
                    Err(stop) => {
                        self.stopped(stop);
                        return Some(Vec::new());
                    }
                }
                continue;
            }
            match self.next() {
                Some(Next::Reference(symbol)) => {
                    return Some(self.reading_turns(&Choice::Everything(symbol), is_weak));
                }
                Some(Next::Stray(symbol)) => return Some(self.stray_turns(symbol, is_weak)),
                Some(Next::Length(length)) => return Some(self.reading_turns(&Choice::Value(length), is_weak)),
                Some(Next::Gap(what)) => {
                    self.leave(Left::Unsupported(what));
                    return Some(Vec::new());
                }
                None => {
                    self.begin_judging();
                    return self.judge(None);
                }
            }
        }
    }

    /// Executes the invariant.
    fn judge(&mut self, rejected: Option<String>) -> Option<Vec<Turn>> {
        let stopped = self.runner.run_unwatched();
        match stopped {
            Stopped::Late => return self.late(),
            Stopped::Limit(bound) => self.meet(bound),
            Stopped::Gap(what) => self.leave(Left::Unsupported(what)),
            Stopped::Choice(choice) => {
                let mode = Mode::Judging { rejected };
                return Some(match self.runner.ways(&choice) {
                    Ok((ways, bounds)) => {
                        bounds.into_iter().for_each(|bound| self.meet(bound));
                        ways.into_iter().map(|way| Turn { way, mode: mode.clone(), reacts: false }).collect()
                    }
                    Err(why) => {
                        self.leave(Left::Unknown(why));
                        Vec::new()
                    }
                });
            }
            Stopped::Valid => match rejected {
                None => self.found.both += u64::from(self.counts()),
                Some(why) => self.differs(why, false),
            },
            Stopped::Invalid => match rejected {
                None => {
                    let place = self.runner.vm.last_return().map(|line| {
                        let number = line.line.map_or(String::new(), |line| format!(":{line}"));
                        format!("{}({}{number})", line.method, line.file.unwrap_or_default())
                    });
                    let why = place.map_or("the invariant does not hold".to_string(), |place| {
                        format!("the invariant does not hold: {place}")
                    });
                    self.differs(why, true);
                }
                Some(_) => self.found.neither += u64::from(self.counts()),
            },
        }
        Some(Vec::new())
    }

    /// Whether a heap is counted: each is, the first time.
    fn counts(&self) -> bool {
        !self.backwards && self.reads == Reads::All
    }

    /// Time is up.
    fn late(&mut self) -> Option<Vec<Turn>> {
        self.found.left.insert((Left::Time, String::new()), 1);
        None
    }

    fn stopped(&mut self, stop: Stop) {
        match stop {
            Stop::Bound(bound) => self.meet(bound),
            Stop::StepLimit(_) => self.meet(Bound::Steps),
            Stop::Unsupported(gap) => {
                *self.found.left.entry((Left::Unsupported(gap.what), gap.place)).or_default() += 1;
            }
            other => self.leave(Left::Unsupported(format!("a trigger that ends with {other:?}"))),
        }
    }

    /// The ways to go on while fields are read: those that the rules leave, and the others.
    fn reading_turns(&mut self, choice: &Choice, is_weak: bool) -> Vec<Turn> {
        let (Choice::Null(id) | Choice::Identity(id) | Choice::Everything(id)) = choice else {
            return self.other_turns(choice, is_weak);
        };
        let all = match self.runner.vm.alternatives(choice) {
            Ok(all) => all,
            Err(trap) => {
                self.leave(Left::Unsupported(words(&trap)));
                return Vec::new();
            }
        };
        let mut within = Vec::with_capacity(all.len());
        for (number, alternative) in (0..).zip(all) {
            match alternative {
                Alternative::Beyond(bound) => self.meet(bound),
                alternative => within.push((number, alternative)),
            }
        }
        let is_ghost = self.is_ghost(*id);
        let left = self.rules.restrict(&mut self.runner.vm, choice, within.clone());
        let left: Vec<_> = left.into_iter().filter(|(_, way)| !matches!(way, Alternative::Beyond(_))).collect();
        let mut turns = Vec::new();
        if !is_ghost && !is_weak {
            let rejected = within.into_iter().filter_map(|(number, way)| rest(number, way, &left));
            for alternative in rejected.collect::<Vec<_>>() {
                let why = self.rules.why_not(&self.runner.vm, *id, &alternative);
                let mode = Mode::Judging { rejected: Some(why) };
                turns.push(self.turn(alternative, mode, false));
            }
        }
        let is_weak = is_weak || is_ghost && left.len() > 1;
        for (_, alternative) in left {
            turns.push(self.turn(alternative, Mode::Reading { is_weak }, true));
        }
        turns
    }

    /// A reference that no rule is about is a new object of a class that rules are about. That it may be anything else was
    /// looked at before.
    fn stray_turns(&mut self, symbol: SymbolId, is_weak: bool) -> Vec<Turn> {
        self.has_strayed = true;
        let alternatives = match self.runner.vm.alternatives(&Choice::Everything(symbol)) {
            Ok(alternatives) => alternatives,
            Err(trap) => {
                self.leave(Left::Unsupported(words(&trap)));
                return Vec::new();
            }
        };
        let new = alternatives.into_iter().find_map(|alternative| match alternative {
            Alternative::Fresh(id, types) => {
                let types: Types = types.iter().copied().filter(|class| self.relevant.contains(class)).collect();
                (!types.is_empty()).then_some(Alternative::Fresh(id, types))
            }
            _ => None,
        });
        new.into_iter().map(|new| self.turn(new, Mode::Reading { is_weak }, true)).collect()
    }

    fn turn(&self, alternative: Alternative, mode: Mode, reacts: bool) -> Turn {
        Turn { way: Way { alternative, model: self.runner.model.clone() }, mode, reacts }
    }

    /// Choices in triggers that are about numbers or classes.
    fn other_turns(&mut self, choice: &Choice, is_weak: bool) -> Vec<Turn> {
        match self.runner.ways(choice) {
            Ok((ways, bounds)) => {
                bounds.into_iter().for_each(|bound| self.meet(bound));
                if let Choice::Branch(condition) = choice
                    && ways.len() == 2
                    && self.mentions_ghosts(*condition)
                {
                    return self.ghost_turns(ways, *condition, is_weak);
                }
                ways.into_iter().map(|way| Turn { way, mode: Mode::Reading { is_weak }, reacts: false }).collect()
            }
            Err(why) => {
                self.leave(Left::Unknown(why));
                Vec::new()
            }
        }
    }

    /// A bound was met. How many objects there are and how long arrays and strings are is what the scope says.
    fn meet(&mut self, bound: Bound) {
        if !matches!(bound, Bound::Objects | Bound::ArrayLength | Bound::StringLength | Bound::Chain) {
            self.leave(Left::Bound(bound));
        }
    }

    fn leave(&mut self, left: Left) {
        let place = if self.runner.vm.is_running() { self.runner.vm.current_place() } else { String::new() };
        *self.found.left.entry((left, place)).or_default() += 1;
    }

    /// Keeps the smallest heap that only one admits.
    fn differs(&mut self, why: String, only_rules: bool) {
        let size = self.runner.vm.symbolic_part().map_or(0, |s| s.input.objects().len());
        let is_known =
            |known: &Option<Difference>| known.as_ref().is_some_and(|known| known.heap.size as usize <= size);
        if is_known(self.kept(only_rules)) {
            return;
        }
        let Some(heap) = self.picture() else { return };
        let order =
            if self.backwards { " (when fields are read in the opposite order of their declaration)" } else { "" };
        let why = format!("{why}{order}");
        *self.kept(only_rules) = Some(Difference { heap, why });
    }

    /// Where the smallest heap of this kind is kept.
    fn kept(&mut self, only_rules: bool) -> &mut Option<Difference> {
        match (only_rules, self.reads) {
            (true, _) => &mut self.found.only_rules,
            (false, Reads::All) => &mut self.found.only_invariant,
            (false, Reads::Stray(_)) => &mut self.found.stray,
        }
    }

    /// Whether a reference is held by a ghost.
    fn is_ghost(&self, symbol: SymbolId) -> bool {
        let Some(symbolic) = self.runner.vm.symbolic_part() else { return false };
        self.is_ghost_place(symbolic.input.symbol(symbol).origin)
    }
}

/// What is left of an alternative when the rules have left these.
fn rest(number: u32, way: Alternative, left: &[(u32, Alternative)]) -> Option<Alternative> {
    let kept = |types: &Types| -> Option<Types> {
        let is_left = |class: &jvm::ClassId| {
            left.iter().any(|(_, other)| match (&way, other) {
                (Alternative::Fresh(..), Alternative::Fresh(_, types)) => types.contains(class),
                (Alternative::Alias(_, a, _), Alternative::Alias(_, b, types)) => a == b && types.contains(class),
                _ => false,
            })
        };
        let rest: Vec<jvm::ClassId> = types.iter().copied().filter(|class| !is_left(class)).collect();
        (!rest.is_empty()).then(|| rest.into())
    };
    match &way {
        Alternative::Fresh(id, types) => kept(types).map(|types| Alternative::Fresh(*id, types)),
        Alternative::Alias(id, object, types) => kept(types).map(|types| Alternative::Alias(*id, *object, types)),
        _ => left.iter().all(|(other, _)| *other != number).then_some(way),
    }
}
