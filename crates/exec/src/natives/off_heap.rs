//! Memory outside the heap, as `Unsafe.allocateMemory` gives it.

use std::collections::BTreeMap;

/// Blocks by start address. An address is a number without meaning outside of here.
#[derive(Default)]
pub struct OffHeap {
    blocks: BTreeMap<u64, Box<[u8]>>,
    next: u64,
}

impl OffHeap {
    /// A new block; addresses are never reused, so a stale one is always noticed.
    pub fn allocate(&mut self, len: usize) -> u64 {
        let start = self.next.max(0x1_0000);
        self.next = (start + len as u64 + 64) & !15;
        self.blocks.insert(start, vec![0; len].into());
        start
    }

    /// Gives a block back.
    pub fn free(&mut self, address: u64) {
        self.blocks.remove(&address);
    }

    /// `len` bytes at an address, if they lie within one block.
    pub fn bytes(&mut self, address: u64, len: usize) -> Option<&mut [u8]> {
        let (&start, block) = self.blocks.range_mut(..=address).next_back()?;
        let at = usize::try_from(address - start).ok()?;
        block.get_mut(at..at.checked_add(len)?)
    }
    /// The bytes at an address up to the next zero.
    pub fn c_string(&self, address: u64) -> Option<&[u8]> {
        let (&start, block) = self.blocks.range(..=address).next_back()?;
        let rest = block.get(usize::try_from(address - start).ok()?..)?;
        rest.split(|&byte| byte == 0).next()
    }
}
