//! Verification by type inference (JVMS 4.10.2): the types at branch targets are what all ways there have in common.

use std::collections::BTreeMap;

use super::frame::Frame;
use super::types::Type;
use super::{Result, Verifier};
use crate::code::branch_targets;
use crate::error::LinkError;

/// What is known so far.
struct States {
    /// Types at the positions where control joins; none where it has not come yet.
    at: BTreeMap<usize, Option<Frame>>,
    /// Positions from where to go on.
    work: Vec<usize>,
}

impl Verifier<'_> {
    /// Iterates until nothing changes. Types only lose information, so it ends.
    pub(super) fn infer(&self) -> Result<()> {
        let mut states = States { at: self.joins(), work: vec![0] };
        if self.is_too_large(states.at.len()) {
            return Ok(());
        }
        states.at.insert(0, Some(self.initial()?));
        while let Some(start) = states.work.pop() {
            if let Some(frame) = states.at.get(&start).cloned().flatten() {
                self.infer_from(start, frame, &mut states)?;
            }
        }
        Ok(())
    }

    /// Positions that control reaches from more than the instruction before.
    fn joins(&self) -> BTreeMap<usize, Option<Frame>> {
        let mut targets: Vec<i64> = self.body.handlers.iter().map(|h| h.target as i64).collect();
        for at in (0..self.body.code.len()).filter(|&at| self.starts[at]) {
            branch_targets(self.body.code, at, &mut targets);
        }
        targets.into_iter().filter_map(|target| Some((usize::try_from(target).ok()?, None))).collect()
    }

    /// Follows the code from `at` to the next position where control joins.
    fn infer_from(&self, start: usize, mut frame: Frame, states: &mut States) -> Result<()> {
        let mut at = start;
        let mut changed = true;
        loop {
            for handler in self.handlers_at(at, changed) {
                let caught = Frame { stack: vec![self.caught(handler.class)?], ..frame.clone() };
                self.join(states, handler.target as usize, caught)?;
            }
            let next = self.step(at, &mut frame)?;
            changed = self.changes_locals(at);
            for target in next.targets {
                self.join(states, target, frame.clone())?;
            }
            if !next.falls_through {
                return Ok(());
            }
            at = next.at;
            if at >= self.body.code.len() {
                return Err(LinkError::verify("Control flow falls through code end"));
            }
            if states.at.contains_key(&at) {
                return self.join(states, at, frame);
            }
        }
    }

    /// Control can reach `at` with `frame`: notes what is new about that.
    fn join(&self, states: &mut States, at: usize, frame: Frame) -> Result<()> {
        let known = states.at.entry(at).or_default();
        let merged = match known {
            Some(old) => self.merge_frames(old, &frame, at)?,
            None => frame,
        };
        if known.as_ref() != Some(&merged) {
            *known = Some(merged);
            states.work.push(at);
        }
        Ok(())
    }

    fn merge_frames(&self, a: &Frame, b: &Frame, at: usize) -> Result<Frame> {
        if a.stack.len() != b.stack.len() {
            return Err(LinkError::verify(format!("Inconsistent stack height at position {at}")));
        }
        let mut merged = Frame {
            locals: Vec::with_capacity(a.locals.len()),
            stack: Vec::with_capacity(a.stack.len()),
            this_is_uninitialized: a.this_is_uninitialized || b.this_is_uninitialized,
        };
        for (&a, &b) in a.stack.iter().zip(&b.stack) {
            let value = self.merge(a, b)?;
            if value == Type::Top {
                return Err(LinkError::verify(format!("Mismatched stack types at position {at}")));
            }
            merged.stack.push(value);
        }
        for (&a, &b) in a.locals.iter().zip(&b.locals) {
            // A `long` that is lost on one way takes its second slot along.
            let value = self.merge(a, b)?;
            let orphan = value == Type::Second && !merged.locals.last().is_some_and(|first| first.is_wide());
            merged.locals.push(if orphan { Type::Top } else { value });
        }
        Ok(merged)
    }
}
