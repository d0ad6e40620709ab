//! Conditions on the text that is still to come: alternatives, each a conjunction of instructions from which it has to
//! match, or must not.

/// Alternatives that are kept apart; more is too much.
const MOST: usize = 256;

/// An instruction, and whether the rest must not match from it.
type Part = (u32, bool);

/// Alternatives of conjunctions, in order, none containing another.
#[derive(Clone, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub(super) struct Condition(Vec<Vec<Part>>);

/// There are too many alternatives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct TooMany;

impl Condition {
    pub fn never() -> Condition {
        Condition(Vec::new())
    }

    pub fn always() -> Condition {
        Condition(vec![Vec::new()])
    }

    /// The rest matches from one of these instructions.
    pub fn any_of(mut ops: Vec<u32>) -> Condition {
        ops.sort_unstable();
        ops.dedup();
        Condition(ops.into_iter().map(|op| vec![(op, false)]).collect())
    }

    pub fn alternatives(&self) -> &[Vec<Part>] {
        &self.0
    }

    pub fn or(self, other: Condition) -> Result<Condition, TooMany> {
        let mut all = self.0;
        all.extend(other.0);
        Condition(all).normal()
    }

    pub fn and(&self, other: &Condition) -> Result<Condition, TooMany> {
        let mut all = Vec::new();
        for a in &self.0 {
            for b in &other.0 {
                let mut both = a.clone();
                both.extend(b);
                both.sort_unstable();
                both.dedup();
                let contradicts = both.windows(2).any(|pair| pair[0].0 == pair[1].0);
                if !contradicts {
                    all.push(both);
                }
            }
            if all.len() > MOST * MOST {
                return Err(TooMany);
            }
        }
        Condition(all).normal()
    }

    pub fn not(&self) -> Result<Condition, TooMany> {
        self.0.iter().try_fold(Condition::always(), |so_far, parts| {
            let opposite = parts.iter().map(|&(op, negated)| vec![(op, !negated)]).collect();
            so_far.and(&Condition(opposite).normal()?)
        })
    }

    /// In order, and without alternatives that say more than another.
    fn normal(mut self) -> Result<Condition, TooMany> {
        self.0.sort_unstable_by(|a, b| a.len().cmp(&b.len()).then_with(|| a.cmp(b)));
        self.0.dedup();
        if self.0.len() > MOST * 4 {
            return Err(TooMany);
        }
        let mut kept: Vec<Vec<Part>> = Vec::new();
        for parts in self.0 {
            let is_more = |less: &Vec<Part>| less.iter().all(|part| parts.binary_search(part).is_ok());
            if !kept.iter().any(is_more) {
                kept.push(parts);
            }
        }
        if kept.len() > MOST { Err(TooMany) } else { Ok(Condition(kept)) }
    }
}
