//! Small inputs first: what makes an input larger is put off.
//!
//! A part of the tree is searched depth first as long as its input does not grow. Ways on which it does are left for
//! later, as path ids: a machine can only go back, so coming to them again means executing the path to them anew.

use exec::symbolic::Symbolic;
use heap::input::Initial;

use super::{Search, Way};
use crate::path::PathId;
use crate::pending::Part;

/// What was put off.
pub(super) struct PutOff {
    /// The size that inputs may have in the present part.
    most: usize,
    pub(super) parts: Vec<Part>,
}

impl Search<'_, '_> {
    /// Begins to put off what makes inputs larger, all that is left included: the next path is the last part's no more.
    pub fn prefer_small(&mut self) {
        let parts = self.open_ways();
        self.stack.clear();
        self.put_off = Some(PutOff { most: self.size(), parts });
    }

    /// Goes on depth first.
    pub fn prefer_deep(&mut self) {
        if let Some(put_off) = &mut self.put_off {
            put_off.most = usize::MAX;
        }
    }

    /// Whether what makes inputs larger is put off.
    pub fn prefers_small(&self) -> bool {
        self.put_off.is_some()
    }

    /// What was put off since this was asked last.
    pub fn take_put_off(&mut self) -> Vec<Part> {
        let mut parts = self.put_off.as_mut().map_or(Vec::new(), |put_off| std::mem::take(&mut put_off.parts));
        parts.append(&mut self.slow);
        parts
    }

    /// How large the input is so far: its objects, and the characters of its strings.
    pub(super) fn size(&self) -> usize {
        self.vm.symbolic_part().map_or(0, size)
    }

    /// Execution is where a part of the tree begins: inputs of this size are looked at now.
    pub(super) fn begin_part(&mut self) {
        let size = self.size();
        if let Some(put_off) = &mut self.put_off {
            put_off.most = size;
        }
    }

    /// Leaves those ways for later that make the input, which is of this size, larger than it may be now.
    pub(super) fn put_off_larger(&mut self, size: usize, ways: &mut Vec<Way>) {
        let Some(put_off) = &mut self.put_off else { return };
        let id = &self.id;
        ways.retain(|way| {
            let size = size + way.alternative.growth();
            if size > put_off.most {
                let prefix = PathId(id.iter().copied().chain([way.step]).collect());
                put_off.parts.push(Part { prefix, size });
            }
            size <= put_off.most
        });
    }
}

fn size(symbolic: &Symbolic) -> usize {
    let objects = symbolic.input.objects();
    let characters = objects.iter().map(|object| match &object.initial {
        Initial::Text(characters) => characters.len(),
        Initial::Fields(_) | Initial::Array(..) => 0,
    });
    objects.len() + characters.sum::<usize>()
}
