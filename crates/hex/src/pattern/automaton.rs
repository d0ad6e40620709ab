//! Automata made as they are needed: a state is what the rest of the text has to fulfil.

use rustc_hash::FxHashMap;

use super::condition::{Condition, TooMany};
use super::program::{Op, Program};
use super::syntax::Syntax;

/// A state of an automaton.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct StateId(u32);

/// States one automaton may have: a pattern that needs more is given up.
const MOST_STATES: usize = 20_000;

/// The state of a pattern that is too involved.
const GIVEN_UP: StateId = StateId(u32::MAX);

/// A pattern that reads text.
#[derive(Clone)]
pub(crate) struct Automaton {
    program: Program,
    states: Vec<Condition>,
    numbers: FxHashMap<Condition, StateId>,
    read: FxHashMap<(StateId, char), StateId>,
    start: StateId,
}

impl Automaton {
    pub fn new(syntax: &Syntax) -> Automaton {
        let program = Program::new(syntax);
        let mut automaton = Automaton {
            program,
            states: Vec::new(),
            numbers: FxHashMap::default(),
            read: FxHashMap::default(),
            start: GIVEN_UP,
        };
        let start = automaton.closure(&[automaton.program.start], true, &mut Vec::new());
        automaton.start = automaton.number(start);
        automaton
    }

    pub fn start(&self) -> StateId {
        self.start
    }

    /// Whether the pattern was too involved to be followed.
    pub fn is_given_up(&self, state: StateId) -> bool {
        state == GIVEN_UP
    }

    /// Whether the text read so far matches.
    pub fn accepts(&self, state: StateId) -> bool {
        let Some(condition) = self.states.get(state.0 as usize) else { return false };
        let holds = |&(op, negated): &(u32, bool)| matches!(self.program.ops[op as usize], Op::Done) != negated;
        condition.alternatives().iter().any(|parts| parts.iter().all(holds))
    }

    /// The state after more text.
    pub fn feed(&mut self, state: StateId, text: &str) -> StateId {
        text.chars().fold(state, |state, c| self.feed_one(state, c))
    }

    fn feed_one(&mut self, state: StateId, c: char) -> StateId {
        if state == GIVEN_UP {
            return GIVEN_UP;
        }
        if let Some(&known) = self.read.get(&(state, c)) {
            return known;
        }
        let condition = self.states[state.0 as usize].clone();
        let next = self.after(&condition, c);
        let next = self.number(next);
        self.read.insert((state, c), next);
        next
    }

    fn number(&mut self, condition: Result<Condition, TooMany>) -> StateId {
        let Ok(condition) = condition else { return GIVEN_UP };
        if let Some(&known) = self.numbers.get(&condition) {
            return known;
        }
        if self.states.len() >= MOST_STATES {
            return GIVEN_UP;
        }
        let state = StateId(self.states.len() as u32);
        self.states.push(condition.clone());
        self.numbers.insert(condition, state);
        state
    }

    fn after(&self, condition: &Condition, c: char) -> Result<Condition, TooMany> {
        let next = |op: u32| match &self.program.ops[op as usize] {
            Op::Read(read, next) if read.accepts(c) => Some(*next),
            _ => None,
        };
        // Without look-ahead it is a set, and all of it is followed at once.
        let is_plain = |parts: &Vec<(u32, bool)>| matches!(parts.as_slice(), [(_, false)]);
        if condition.alternatives().iter().all(is_plain) {
            let ops: Vec<u32> = condition.alternatives().iter().filter_map(|parts| next(parts[0].0)).collect();
            return self.closure(&ops, false, &mut Vec::new());
        }
        let mut all = Condition::never();
        for parts in condition.alternatives() {
            let mut both = Condition::always();
            for &(op, negated) in parts {
                let next = match next(op) {
                    Some(next) => self.closure(&[next], false, &mut Vec::new())?,
                    None => Condition::never(),
                };
                both = both.and(&if negated { next.not()? } else { next })?;
            }
            all = all.or(both)?;
        }
        Ok(all)
    }

    /// What one of these instructions comes to before the next character is read. `within` are the look-aheads that are being
    /// worked out: one that comes back to itself without reading anything adds nothing.
    fn closure(&self, ops: &[u32], at_begin: bool, within: &mut Vec<u32>) -> Result<Condition, TooMany> {
        let mut plain = Vec::new();
        let mut all = Condition::never();
        let (mut open, mut seen) = (ops.to_vec(), vec![false; self.program.ops.len()]);
        while let Some(op) = open.pop() {
            if std::mem::replace(&mut seen[op as usize], true) {
                continue;
            }
            match &self.program.ops[op as usize] {
                Op::Read(..) | Op::Done => plain.push(op),
                Op::Seen => return Ok(Condition::always()),
                Op::Fork(ways) => open.extend(ways.iter().rev()),
                Op::AtBegin(next) => open.extend(at_begin.then_some(*next)),
                Op::AtEnd(next) if !within.contains(&op) => {
                    within.push(op);
                    let rest = self.closure(&[*next], at_begin, within)?;
                    within.pop();
                    all = all.or(rest.and(&Condition::any_of(vec![0]))?)?;
                }
                Op::Look(body, negated, next) if !within.contains(&op) => {
                    within.push(op);
                    let body = self.closure(&[*body], at_begin, within)?;
                    let rest = self.closure(&[*next], at_begin, within)?;
                    within.pop();
                    all = all.or(rest.and(&if *negated { body.not()? } else { body })?)?;
                }
                Op::AtEnd(_) | Op::Look(..) => {}
            }
        }
        let plain = Condition::any_of(plain);
        if all.alternatives().is_empty() { Ok(plain) } else { all.or(plain) }
    }
}

#[cfg(test)]
mod tests {
    use super::super::Pattern;
    use super::*;
    use crate::error::Position;
    use crate::scan::Dialect;

    fn matches(pattern: &str, text: &str) -> bool {
        matches_in(Dialect::Current, pattern, text)
    }

    fn matches_in(dialect: Dialect, pattern: &str, text: &str) -> bool {
        let word: Vec<char> = pattern.chars().collect();
        let position = Position { file: "test".into(), line: 1, column: 1 };
        let pattern = Pattern::parse(&position, &word, dialect).expect("a pattern");
        let mut automaton = Automaton::new(&pattern.syntax);
        let state = automaton.feed(automaton.start(), text);
        automaton.accepts(state)
    }

    #[test]
    fn steps_may_leave_out_their_classes() {
        let origin = "{ROOT}:this.t/Tree:root.t/Node:left";
        for pattern in [
            "{ROOT}:this.t/Tree:root.t/Node:left",
            "{ROOT}:this.root.left",
            "{ROOT}:this.t/Tree:root.left",
            "{ROOT}:this.root(.left|.right)*",
            "{ROOT}:this.root(.(left|right))*",
            "{R_ANY}.left",
            "{R_ANY}",
            "{R_ANY}.t/Tree:root(.t/Node:left|.t/Node:right)+",
            "{ROOT}:this.{°}*:left",
            "{ROOT}:(other|this).root.left{EOL}",
        ] {
            assert!(matches(pattern, origin), "{pattern}");
        }
        for pattern in ["{ROOT}:this.root", "{ROOT}:this.root.lef", "{R_ANY}.root", "{ROOT}:this.t/Node:root.left"] {
            assert!(!matches(pattern, origin), "{pattern}");
        }
    }

    #[test]
    fn look_ahead() {
        let pattern = "{ROOT}:(?!{°}*header(.next|.prev)*{EOL}){°}*";
        assert!(!matches(pattern, "{ROOT}:a.t/L:header.t/E:next"));
        assert!(matches(pattern, "{ROOT}:a.t/L:header.t/E:next.t/E:element"));
        assert!(matches(pattern, "{ROOT}:a"));
        // Inside a repetition it holds at each turn.
        let never_up = "{ROOT}:this((?!.up){°})*";
        assert!(matches(never_up, "{ROOT}:this.t/N:left.t/N:right"));
        assert!(!matches(never_up, "{ROOT}:this.t/N:left.t/N:up.t/N:right"));
        assert!(matches("(?={ROOT}:a){°}*b", "{ROOT}:ab"));
        assert!(!matches("(?={ROOT}:a){°}*b", "{ROOT}:cb"));
        // The older spelling of any character and of the end.
        assert!(!matches("{ROOT}:(?!{.}*header(.next)*$){.}*", "{ROOT}:a.t/L:header.t/E:next"));
    }

    #[test]
    fn nested_classes_and_ends() {
        assert!(matches("{R_ANY}.t/Map$Entry:left", "{ROOT}:m.t/Map$Entry:left"));
        assert!(matches("{ROOT}:a[0]", "{ROOT}:a[0]"));
        assert!(matches("{ROOT}:a[\\d+].t/N:next", "{ROOT}:a[12].t/N:next"));
        assert!(matches("[t/Reg].head", "[t/Reg].t/Reg:head"));
        assert!(matches("^{ROOT}:a", "{ROOT}:a"));
        assert!(!matches("{ROOT}:^a", "{ROOT}:a"));
    }

    #[test]
    fn empty_loops_end() {
        assert!(matches("{ROOT}:a(()*)*b", "{ROOT}:ab"));
        assert!(matches("{ROOT}:a((?!c))?b", "{ROOT}:ab"));
        assert!(matches("{ROOT}:((?!c)()*)*a", "{ROOT}:a"));
    }

    #[test]
    fn first_dialect() {
        let origin = "{ROOT}:this.t/Map:root.t/Map$Entry:left.t/Map$Entry:value";
        for pattern in [
            "{ROOT}:this/root(/left|/right)*/value",
            "{R_ANY}/root/left/value",
            "{R_ANY}/(root/|left/)*value",
            "{ROOT}:(?!.*root(/left|/right)*$).*",
        ] {
            assert!(matches_in(Dialect::First, pattern, origin), "{pattern}");
        }
        for pattern in ["{R_ANY}.left.value", "{ROOT}:this/root(/left|/right)*", "{ROOT}:(?!.*root(/left)*/value$).*"] {
            assert!(!matches_in(Dialect::First, pattern, origin), "{pattern}");
        }
    }

    #[test]
    fn results_of_methods() {
        let origin = "<t/Name:()Ljava/lang/String;:toString@{ROOT}:this.t/P:name@.1[0]>";
        assert!(matches("<{°}*:\\(\\)Ljava/lang/String;:toString@{R_ANY}@{°}*>", origin));
        assert!(matches("<t/Name:{°}*:toString@{ROOT}:this.name@{°}*>", origin));
        assert!(matches("<t/Name:{°}*:toString@{ROOT}:this.name@{°}*>.t/S:value", &format!("{origin}.t/S:value")));
        assert!(!matches("<t/Name:{°}*:toString@{ROOT}:that{°}*@{°}*>", origin));
        assert!(!matches("<{°}*:trim@{R_ANY}@{°}*>", origin));
    }

    #[test]
    fn repetitions_that_give_nothing_back() {
        assert!(matches("{R_ANY}.head(.next)*+", "{ROOT}:l.t/L:head.t/N:next.t/N:next"));
        // The last step is read by the repetition.
        assert!(!matches("{R_ANY}.head(.next)*+.next", "{ROOT}:l.t/L:head.t/N:next.t/N:next"));
        assert!(matches("{R_ANY}.head(.next)*.next", "{ROOT}:l.t/L:head.t/N:next.t/N:next"));
        assert!(matches("{R_ANY}.head(.left|.right)++.up", "{ROOT}:l.t/L:head.t/N:left.t/N:right.t/N:up"));
        assert!(!matches("{R_ANY}.head(.left|.right)++.up", "{ROOT}:l.t/L:head.t/N:up"));
        assert!(matches("{ROOT}:ab?+c", "{ROOT}:abc") && matches("{ROOT}:ab?+c", "{ROOT}:ac"));
        assert!(!matches("{ROOT}:ab?+b", "{ROOT}:ab") && matches("{ROOT}:ab?+b", "{ROOT}:abb"));
        assert!(!matches("{ROOT}:{°}*+a", "{ROOT}:a"));
    }
}
