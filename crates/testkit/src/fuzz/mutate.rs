//! Ways to damage a class file.

use super::Seed;
use crate::random::Rng;

/// A damaged copy of a class file of the corpus.
pub(super) fn mutant(origin: &Seed, corpus: &[Seed], rng: &mut Rng) -> Vec<u8> {
    let mut bytes = origin.bytes.clone();
    for _ in 0..1 + rng.below(4) {
        damage(&mut bytes, corpus, rng);
    }
    bytes
}

/// Numbers that break bounds.
const ODD: [u16; 10] = [0, 1, 2, 0x7f, 0x80, 0xff, 0x100, 0x7fff, 0x8000, 0xffff];

fn damage(bytes: &mut Vec<u8>, corpus: &[Seed], rng: &mut Rng) {
    if bytes.len() < 16 {
        return;
    }
    // The header is left alone mostly: a mutant that is refused at once tests little.
    let from = if rng.next().is_multiple_of(50) { 0 } else { 10 };
    let at = from + rng.below(bytes.len() - from);
    match rng.next() % 40 {
        0..=9 => bytes[at] ^= 1 << (rng.next() % 8),
        10..=15 => bytes[at] = rng.next() as u8,
        16..=20 => bytes[at] = bytes[at].wrapping_add(1),
        21..=27 => {
            let odd = rng.pick(&ODD).to_be_bytes();
            let at = at.min(bytes.len() - 2);
            bytes[at..at + 2].copy_from_slice(&odd);
        }
        28..=36 => {
            // An opcode, most likely, if this is code.
            bytes[at] = (rng.next() % 202) as u8;
        }
        37 => bytes.truncate(at),
        38 => {
            let other = &rng.pick(corpus).bytes;
            let start = rng.below(other.len());
            let end = (start + 1 + rng.below(40)).min(other.len());
            bytes.splice(at..at, other[start..end].iter().copied());
        }
        _ => {
            let end = (at + 1 + rng.below(8)).min(bytes.len());
            bytes.drain(at..end);
        }
    }
}
