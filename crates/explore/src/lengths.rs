//! How long a string has to be to be equal to one that the program knows.
//!
//! A program asks for a string and compares it with `"monday"`. Strings of a few characters never get there, and all
//! strings of six and more are too many. So the lengths are looked up in the code: those of literals that are handed to
//! methods, unless only to be shown or put together, and numbers that lengths are compared with.

use std::collections::BTreeSet;

use jvm::code::{Code, Insn};
use jvm::{Class, Program};

/// Classes whose code is looked at.
const MOST_CLASSES: usize = 100;
/// Lengths that are given back, the least ones.
const MOST_LENGTHS: usize = 8;
/// The greatest length.
const LONGEST: u32 = 40;

/// Classes that give a program unknown strings.
const GIVERS: [&str; 4] =
    ["org/sosy_lab/sv_benchmarks/Verifier", "lissom/Lissom", "gov/nasa/jpf/vm/Verify", "gov/nasa/jpf/symbc/Debug"];

/// A class whose strings only name what is unknown.
const NAMER: &str = "jbse/meta/Analysis";

/// Lengths beyond `bound` that a string of this class's program may need.
pub(crate) fn compared(program: &Program, class: &Class, bound: u32) -> Vec<u32> {
    let mut found = BTreeSet::new();
    let mut names = vec![program.class_name(class.id).to_string()];
    let mut at = 0;
    let mut asks = false;
    while at < names.len().min(MOST_CLASSES) {
        let class = program.load(&names[at]);
        at += 1;
        let Ok(class) = class else { continue };
        let name = program.class_name(class.id);
        if class.is_platform || name == NAMER || GIVERS.contains(&name) {
            continue;
        }
        for &method in &class.methods {
            if let Ok(Some(code)) = program.code(program.method(method)) {
                asks |= look(program, class, code, &mut found, &mut names);
            }
        }
    }
    if !asks {
        return Vec::new();
    }
    found.into_iter().filter(|&length| bound < length && length <= LONGEST).take(MOST_LENGTHS).collect()
}

/// Says whether the code asks for a string.
fn look(program: &Program, class: &Class, code: &Code, found: &mut BTreeSet<u32>, names: &mut Vec<String>) -> bool {
    // What was put into registers for the next call.
    let (mut literals, mut numbers): (Vec<u32>, Vec<u32>) = (Vec::new(), Vec::new());
    let mut is_length = false;
    let mut asks = false;
    for insn in &code.insns {
        let was_length = std::mem::take(&mut is_length);
        let site = match *insn {
            Insn::Literal { literal, .. } => {
                literals.push(program.literal_text(jvm::LiteralId::new(literal as usize)).len() as u32);
                continue;
            }
            Insn::Int { value, .. } => {
                numbers.extend(u32::try_from(value).ok().filter(|&k| k <= LONGEST));
                continue;
            }
            Insn::IfIEqK { k, .. }
            | Insn::IfINeK { k, .. }
            | Insn::IfILtK { k, .. }
            | Insn::IfIGeK { k, .. }
            | Insn::IfIGtK { k, .. }
            | Insn::IfILeK { k, .. }
                if was_length =>
            {
                found.extend(u32::try_from(k).ok().into_iter().flat_map(|k| [k, k + 1]));
                continue;
            }
            Insn::InvokeVirtual { site, .. }
            | Insn::InvokeInterface { site, .. }
            | Insn::InvokeSpecial { site, .. }
            | Insn::InvokeStatic { site, .. } => site,
            _ => continue,
        };
        let (literals, numbers) = (std::mem::take(&mut literals), std::mem::take(&mut numbers));
        let called = code.calls.get(usize::from(site)).and_then(|call| program.member_ref(class, call.index).ok());
        let Some(called) = called else { continue };
        if !names.iter().any(|name| *name == called.class) {
            names.push(called.class.to_string());
        }
        asks |= called.descriptor.ends_with(")Ljava/lang/String;") && GIVERS.contains(&&*called.class);
        match (&*called.class, &*called.name) {
            ("java/lang/String", "length") => is_length = true,
            ("java/lang/String", "charAt" | "substring") => found.extend(numbers.iter().flat_map(|&k| [k, k + 1])),
            (_, "<init>" | "append" | "println" | "print" | "printf" | "format" | "matches" | "compile") => {}
            _ => found.extend(literals),
        }
    }
    asks
}
