//! The constant pool of a class being written; equal constants share an entry.

use rustc_hash::FxHashMap;

/// Constants in the order in which they were asked for.
#[derive(Default)]
pub(super) struct Pool {
    bytes: Vec<u8>,
    entries: usize,
    seen: FxHashMap<Vec<u8>, u16>,
}

impl Pool {
    /// Entry count as the class file wants it: one more than there are.
    pub(super) fn count(&self) -> u16 {
        (self.entries + 1).min(u16::MAX as usize) as u16
    }

    pub(super) fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    pub(super) fn utf8(&mut self, text: &str) -> u16 {
        let units: Vec<u16> = text.encode_utf16().collect();
        self.utf16(&units)
    }

    fn utf16(&mut self, units: &[u16]) -> u16 {
        let text = modified_utf8(units);
        let mut entry = vec![1];
        entry.extend((text.len() as u16).to_be_bytes());
        entry.extend(text);
        self.add(entry, 1)
    }

    pub(super) fn class(&mut self, name: &str) -> u16 {
        let name = self.utf8(name);
        self.add_indices(7, &[name])
    }

    pub(super) fn string(&mut self, units: &[u16]) -> u16 {
        let text = self.utf16(units);
        self.add_indices(8, &[text])
    }

    pub(super) fn int(&mut self, value: i32) -> u16 {
        self.add_number(3, &value.to_be_bytes())
    }

    pub(super) fn float(&mut self, value: f32) -> u16 {
        self.add_number(4, &value.to_bits().to_be_bytes())
    }

    pub(super) fn long(&mut self, value: i64) -> u16 {
        self.add_number(5, &value.to_be_bytes())
    }

    pub(super) fn double(&mut self, value: f64) -> u16 {
        self.add_number(6, &value.to_bits().to_be_bytes())
    }

    /// A field (tag 9), method (10) or interface method (11).
    pub(super) fn member(&mut self, tag: u8, class: &str, name: &str, descriptor: &str) -> u16 {
        let class = self.class(class);
        let (name, descriptor) = (self.utf8(name), self.utf8(descriptor));
        let name_and_type = self.add_indices(12, &[name, descriptor]);
        self.add_indices(tag, &[class, name_and_type])
    }

    fn add_indices(&mut self, tag: u8, indices: &[u16]) -> u16 {
        let mut entry = vec![tag];
        entry.extend(indices.iter().flat_map(|i| i.to_be_bytes()));
        self.add(entry, 1)
    }

    fn add_number(&mut self, tag: u8, value: &[u8]) -> u16 {
        let mut entry = vec![tag];
        entry.extend(value);
        self.add(entry, value.len() / 4)
    }

    fn add(&mut self, entry: Vec<u8>, slots: usize) -> u16 {
        if let Some(&index) = self.seen.get(&entry) {
            return index;
        }
        let index = self.entries + 1;
        if index + slots > u16::MAX as usize {
            // Entry 0 is refused by whoever reads it.
            return 0;
        }
        self.entries += slots;
        self.bytes.extend(&entry);
        self.seen.insert(entry, index as u16);
        index as u16
    }
}

/// JVMS 4.4.7: code units one by one, NUL in two bytes.
fn modified_utf8(units: &[u16]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(units.len());
    for &unit in units {
        match unit {
            1..=0x7f => bytes.push(unit as u8),
            0 | 0x80..=0x7ff => bytes.extend([0xc0 | (unit >> 6) as u8, 0x80 | (unit & 0x3f) as u8]),
            _ => bytes.extend([0xe0 | (unit >> 12) as u8, 0x80 | (unit >> 6 & 0x3f) as u8, 0x80 | (unit & 0x3f) as u8]),
        }
    }
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_constants_share_an_entry() {
        let mut pool = Pool::default();
        let first = pool.member(10, "java/lang/Object", "hashCode", "()I");
        assert_eq!(pool.member(10, "java/lang/Object", "hashCode", "()I"), first);
        assert_eq!(first, 6);
        assert_eq!(pool.long(1), 7);
        assert_eq!(pool.int(1), 9);
        assert_eq!(pool.count(), 10);
    }

    #[test]
    fn text_is_modified_utf8() {
        assert_eq!(modified_utf8(&[0x41, 0, 0xe9, 0xd83d]), [0x41, 0xc0, 0x80, 0xc3, 0xa9, 0xed, 0xa0, 0xbd]);
    }
}
