//! Which values of a method cannot be null, followed forward over its register code.

use super::library::Call;
use crate::class::{Class, Field, Method};
use crate::code::{Code, Insn, Reg, Site};
use crate::kind::Kind;
use crate::program::Program;
use crate::resolve::Invoke;
use crate::symbol::Symbol;

/// Larger methods, counted in instructions times values, are not looked at.
const LARGEST: usize = 1 << 18;
/// How deep calls are followed.
const DEEPEST: usize = 2;

/// What is known of a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum What {
    /// The object of the method: for a constructor, that under construction.
    This,
    /// An object or array that was made here, of exactly this class.
    New(Symbol),
    NotNull,
    /// It may be null.
    Unknown,
    /// Whatever the constructor left there that was called with `this(...)`: that one is looked at itself.
    Delegated,
}

impl What {
    fn is_not_null(self) -> bool {
        matches!(self, What::This | What::New(_) | What::NotNull)
    }

    /// What holds of both.
    fn join(self, other: What) -> What {
        match (self, other) {
            _ if self == other => self,
            (What::Delegated, known) | (known, What::Delegated) => known,
            _ if self.is_not_null() && other.is_not_null() => What::NotNull,
            _ => What::Unknown,
        }
    }
}

/// A value in a register or field.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Held {
    what: What,
    /// Where it was computed: values in different places with the same number are the same value.
    number: Option<u32>,
}

impl Held {
    /// The register of the argument that it is.
    fn argument(&self, method: &Method) -> Option<Reg> {
        self.number.filter(|&number| number < method.args.into()).map(|number| number as Reg)
    }
}

const UNKNOWN: Held = Held { what: What::Unknown, number: None };

/// All values at one instruction: those of the registers, then those of the fields.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct State {
    values: Vec<Held>,
}

impl State {
    /// The register of the argument that a register has.
    pub fn argument(&self, register: Reg, method: &Method) -> Option<Reg> {
        self.values[register as usize].argument(method)
    }

    /// The registers that have the same value as this one.
    pub fn same(&self, register: Reg) -> impl Iterator<Item = usize> {
        let number = self.values[register as usize].number;
        let is_same =
            move |(at, held): &(usize, &Held)| *at == register as usize || number.is_some() && held.number == number;
        self.values.iter().enumerate().filter(is_same).map(|(at, _)| at)
    }

    /// Whether a register has the object of the method.
    pub fn is_this(&self, register: Reg) -> bool {
        self.values[register as usize].what == What::This
    }

    /// A value turns out not to be null, wherever it is.
    fn refine(&mut self, register: Reg) {
        let value = self.values[register as usize];
        let is_it =
            |at: usize, held: &Held| at == register as usize || value.number.is_some() && held.number == value.number;
        for (_, held) in self.values.iter_mut().enumerate().filter(|(at, held)| is_it(*at, held)) {
            if held.what == What::Unknown {
                held.what = What::NotNull;
            }
        }
    }

    /// A register gets a new value. An earlier one that was computed at the same place is another one.
    fn set(&mut self, register: Reg, what: What, number: u32) {
        for held in self.values.iter_mut().filter(|held| held.number == Some(number)) {
            held.number = None;
        }
        self.values[register as usize] = Held { what, number: Some(number) };
    }

    /// Joins with what comes from elsewhere; gives whether something has changed. Where values differ there is a new
    /// one, and these are numbered from `first` on.
    fn join(&mut self, other: &State, first: u32) -> bool {
        let mut changed = false;
        for ((held, other), number) in self.values.iter_mut().zip(&other.values).zip(first..) {
            let number = if held.number == other.number { held.number } else { Some(number) };
            let joined = Held { what: held.what.join(other.what), number };
            changed |= joined != *held;
            *held = joined;
        }
        changed
    }
}

/// What is known before each instruction.
struct States {
    at: Vec<Option<State>>,
    /// Where ways meet.
    joins: Vec<bool>,
    /// Instructions to go on from.
    work: Vec<usize>,
    /// The first number for values that come from several places.
    first_joined: u32,
}

impl States {
    /// Control reaches an instruction; none if there is no such one.
    fn arrive(&mut self, target: usize, state: State) -> Option<()> {
        let number = self.first_joined + (target * state.values.len()) as u32;
        let known = self.at.get_mut(target)?;
        let changed = match known {
            Some(known) if self.joins[target] => known.join(&state, number),
            // Nothing else leads here: what was known before has led here for the same reason.
            known => {
                let changed = known.as_ref() != Some(&state);
                *known = Some(state);
                changed
            }
        };
        if changed && !self.work.contains(&target) {
            self.work.push(target);
        }
        Some(())
    }
}

/// A field that is followed.
#[derive(Clone, Copy)]
pub(super) struct Followed {
    pub slot: u32,
    pub is_final: bool,
    /// Whether it holds the object that an inner one is in.
    pub is_around: bool,
}

impl Followed {
    pub fn of(program: &Program, field: &Field) -> Followed {
        let is_final = field.flags.is_final();
        let is_around = is_final && field.flags.is_synthetic() && program.text(field.name).starts_with("this$");
        Followed { slot: field.slot, is_final, is_around }
    }
}

/// What a constructor leaves in the fields.
pub(super) enum Left {
    /// It does not return.
    Nothing,
    /// What the constructor does that it calls with `this(...)`.
    Delegated,
    /// Of each field, the register of the argument that it keeps, or nothing if it has something else.
    Arguments(Vec<Option<Reg>>),
}

impl Left {
    /// Joins what is left at another place where the constructor returns: of each field, nothing if that was called.
    fn join(&mut self, other: impl Iterator<Item = Option<Option<Reg>>>) {
        let other: Option<Vec<Option<Reg>>> = other.collect();
        *self = match (std::mem::replace(self, Left::Nothing), other) {
            (Left::Delegated, _) | (_, None) => Left::Delegated,
            (Left::Nothing, Some(other)) => Left::Arguments(other),
            (Left::Arguments(known), Some(other)) => {
                Left::Arguments(known.into_iter().zip(other).map(|(a, b)| a.filter(|_| a == b)).collect())
            }
        };
    }
}

/// A constructor that is called for the object under construction.
pub(super) struct CallAbove<'a> {
    pub constructor: &'a Method,
    /// For each argument, the register of the argument that is passed on.
    pub given: Vec<Option<Reg>>,
}

/// One method of the class.
pub(super) struct Flow<'a> {
    pub program: &'a Program,
    pub class: &'a Class,
    pub code: &'a Code,
    pub fields: &'a [Followed],
    pub is_constructor: bool,
    /// Whether only constructors can set a `final` field.
    pub only_constructors: bool,
    /// How many calls lead here from the method that is asked about.
    pub depth: usize,
}

impl Flow<'_> {
    /// Joins what a method stores into the fields, or a constructor leaves there, with what others do; none if it cannot
    /// be followed.
    pub fn hold(&self, method: &Method, held: &mut [What]) -> Option<()> {
        if !self.is_constructor && !self.stores()? {
            return Some(());
        }
        let mut stored = Vec::new();
        self.follow(method, |at, before| {
            stored.extend(self.stored(at, before)?);
            if matches!(self.code.insns[at], Insn::Return) && self.is_constructor {
                stored.extend(self.fields(before).iter().map(|left| left.what).enumerate());
            }
            Some(())
        })?;
        stored.into_iter().for_each(|(field, what)| held[field] = held[field].join(what));
        Some(())
    }

    /// What a constructor leaves in the fields; none if it cannot be followed.
    pub fn left(&self, method: &Method) -> Option<Left> {
        let mut left = Left::Nothing;
        self.follow(method, |at, before| {
            if matches!(self.code.insns[at], Insn::Return) {
                left.join(self.fields(before).iter().map(|held| match held {
                    Held { what: What::Delegated, .. } => None,
                    held => Some(held.argument(method)),
                }));
            }
            Some(())
        })?;
        Some(left)
    }

    /// The constructors of the class above that a constructor calls for its object.
    pub fn calls_above(&self, method: &Method) -> Option<Vec<CallAbove<'_>>> {
        let mut calls = Vec::new();
        self.follow(method, |at, before| {
            if let Insn::InvokeSpecial { first, site, .. } = self.code.insns[at]
                && before.is_this(first)
            {
                let index = self.code.calls.get(site as usize)?.index;
                let target = self.program.resolve_method(self.class, index, Invoke::Special).ok()?;
                let is_above = target.class != self.class.id && !self.program.class(target.class).is_platform;
                if is_above && self.program.text(target.name) == "<init>" {
                    let registers = first as usize + 1..first as usize + target.args as usize;
                    let given = before.values.get(registers)?.iter().map(|held| held.argument(method));
                    calls.push(CallAbove { constructor: target, given: given.collect() });
                }
            }
            Some(())
        })?;
        Some(calls)
    }

    /// The values that the fields have.
    fn fields<'s>(&self, state: &'s State) -> &'s [Held] {
        &state.values[self.code.registers as usize..]
    }

    /// Follows all ways through the method, then shows what is known before each instruction that is reached. None if
    /// that cannot be done, or if what it is shown to says so.
    pub fn follow(&self, method: &Method, mut see: impl FnMut(usize, &State) -> Option<()>) -> Option<()> {
        let (registers, count) = (self.code.registers as usize, self.code.insns.len());
        let width = registers + self.fields.len();
        if count.checked_mul(width)? > LARGEST || self.code.insns.iter().any(|i| matches!(i, Insn::Jsr { .. })) {
            return None;
        }
        let mut entry = State { values: vec![UNKNOWN; width] };
        for register in 0..method.args.min(self.code.registers) {
            let is_this = register == 0 && !method.flags.is_static();
            entry.set(register, if is_this { What::This } else { What::Unknown }, register.into());
        }
        let first_joined = (registers + count) as u32;
        let mut states = States { at: vec![None; count], joins: self.joins(), work: Vec::new(), first_joined };
        states.arrive(0, entry)?;
        while let Some(at) = states.work.pop() {
            let before = states.at[at].clone()?;
            let pc = *self.code.pcs.get(at)?;
            for handler in self.code.handlers.iter().filter(|h| (h.start..h.end).contains(&pc)) {
                let mut caught = before.clone();
                *caught.values.get_mut(handler.register as usize)? = Held { what: What::NotNull, number: None };
                states.arrive(handler.target as usize, caught)?;
            }
            let mut after = before;
            self.step(at, &mut after)?;
            for target in self.code.successors(at) {
                let mut state = after.clone();
                if let Some(tested) = self.not_null_towards(at, target) {
                    state.refine(tested);
                }
                states.arrive(target, state)?;
            }
        }
        for (at, state) in states.at.iter().enumerate() {
            if let Some(state) = state {
                see(at, state)?;
            }
        }
        Some(())
    }

    /// Whether an instruction is reached from more than one other, for each.
    fn joins(&self) -> Vec<bool> {
        let mut ways = vec![0; self.code.insns.len()];
        let targets = (0..ways.len()).flat_map(|at| self.code.successors(at));
        // A handler is reached from all that it covers, the first instruction from outside.
        let more = self.code.handlers.iter().flat_map(|h| [h.target as usize; 2]).chain([0]);
        for target in targets.chain(more) {
            if let Some(ways) = ways.get_mut(target) {
                *ways += 1;
            }
        }
        ways.into_iter().map(|ways| ways > 1).collect()
    }

    /// The register that a branch has found not to be null, where it goes on to `target`.
    fn not_null_towards(&self, at: usize, target: usize) -> Option<Reg> {
        match self.code.insns[at] {
            Insn::IfNull { a, target: null } if target != null as usize => Some(a),
            Insn::IfNonNull { a, target: other } if target == other as usize && target != at + 1 => Some(a),
            _ => None,
        }
    }

    /// Whether the method stores into one of the fields.
    fn stores(&self) -> Option<bool> {
        for insn in &self.code.insns {
            if let Insn::PutField { site, .. } = *insn
                && self.field(site)?.is_some()
            {
                return Some(true);
            }
        }
        Some(false)
    }

    /// Of a method that cannot be followed: nothing is known of the fields it stores to.
    pub fn forget_stored(&self, held: &mut [What]) -> Option<()> {
        for insn in &self.code.insns {
            if let Insn::PutField { site, .. } = *insn
                && let Some(field) = self.field(site)?
            {
                held[field] = What::Unknown;
            }
        }
        Some(())
    }

    /// What an instruction stores into a field, unless it is the object under construction that has it: of that counts
    /// what is left in the end.
    fn stored(&self, at: usize, state: &State) -> Option<Option<(usize, What)>> {
        let Insn::PutField { obj, v, site } = self.code.insns[at] else { return Some(None) };
        let Some(field) = self.field(site)? else { return Some(None) };
        let is_under_construction = self.is_constructor && state.values[obj as usize].what == What::This;
        let is_refused = self.fields[field].is_final && !self.is_constructor && self.only_constructors;
        if is_under_construction || is_refused {
            return Some(None);
        }
        // Whatever a method has as `this`, others may have as something else.
        let what = match state.values[v as usize].what {
            What::This => What::NotNull,
            What::Delegated => What::Unknown,
            other => other,
        };
        Some(Some((field, what)))
    }

    /// Executes an instruction; none if what it does to the fields is not clear.
    fn step(&self, at: usize, state: &mut State) -> Option<()> {
        let registers = self.code.registers as usize;
        let mut insn = self.code.insns[at];
        let number = registers as u32 + at as u32;
        match insn {
            Insn::Move { dst, src } => state.values[dst as usize] = state.values[src as usize],
            Insn::Literal { dst, .. } | Insn::ClassConst { dst, .. } => state.set(dst, What::NotNull, number),
            Insn::New { dst, site } => state.set(dst, What::New(self.class_at(site)?), number),
            Insn::NewArray { kind, dst, .. } => {
                let kind = Kind::PRIMITIVES.get(kind as usize)?;
                state.set(dst, What::New(self.program.intern(&format!("[{}", kind.descriptor_char()))), number);
            }
            Insn::ANewArray { dst, site, .. } => {
                let element = self.program.text(self.class_at(site)?);
                let name = if element.starts_with('[') { format!("[{element}") } else { format!("[L{element};") };
                state.set(dst, What::New(self.program.intern(&name)), number);
            }
            Insn::MultiANewArray { first, dst, site, .. } => {
                state.values[first as usize..registers].fill(UNKNOWN);
                state.set(dst, What::New(self.class_at(site)?), number);
            }
            Insn::GetField { dst, obj, site } => {
                // What is not final may have been changed by a call.
                let own = self.field(site)?.filter(|&field| {
                    let is_own = self.is_constructor && state.values[obj as usize].what == What::This;
                    is_own && self.fields[field].is_final
                });
                state.refine(obj);
                match own.map(|field| state.values[registers + field]).filter(|held| held.what != What::Delegated) {
                    Some(held) => state.values[dst as usize] = held,
                    None => state.set(dst, What::Unknown, number),
                }
            }
            Insn::PutField { obj, v, site } => {
                if let Some(field) = self.field(site)?
                    && state.values[obj as usize].what == What::This
                {
                    state.values[registers + field] = state.values[v as usize];
                }
                state.refine(obj);
            }
            Insn::InvokeVirtual { first, dst, site }
            | Insn::InvokeInterface { first, dst, site }
            | Insn::InvokeSpecial { first, dst, site }
            | Insn::InvokeStatic { first, dst, site } => self.call(insn, (first, dst, site), number, state)?,
            Insn::InvokeDynamic { first, dst, site } => {
                state.values[first as usize..registers].fill(UNKNOWN);
                if self.code.calls[site as usize].result != Kind::Void {
                    state.set(dst, What::Unknown, number);
                }
            }
            Insn::ArrayLength { dst, a } => {
                state.refine(a);
                state.set(dst, What::Unknown, number);
            }
            _ => {
                if let Some(&mut dst) = insn.destination() {
                    state.set(dst, What::Unknown, number);
                }
            }
        }
        Some(())
    }

    fn call(&self, insn: Insn, (first, dst, site): (Reg, Reg, Site), number: u32, state: &mut State) -> Option<()> {
        let registers = self.code.registers as usize;
        let call = self.call_at(site)?;
        let is_static = matches!(insn, Insn::InvokeStatic { .. });
        if call.name == "<init>" && call.class == self.program.text(self.class.name) {
            match state.values[first as usize].what {
                What::This => state.values[registers..].fill(Held { what: What::Delegated, number: None }),
                What::New(_) => {}
                _ => return None,
            }
        }
        if !is_static {
            state.refine(first);
        }
        let mut given = None;
        if is_static && call.is_null_check() {
            state.refine(first);
            given = state.values.get(first as usize).copied();
        } else if is_static {
            given = self.given_back(site, &state.values[first as usize..]);
        }
        // Registers from the first argument on become those of the method that is called.
        state.values[first as usize..registers].fill(UNKNOWN);
        if self.code.calls[site as usize].result != Kind::Void {
            match given {
                Some(held) => state.values[dst as usize] = held,
                None => {
                    let what = if call.gives_no_null(is_static) { What::NotNull } else { What::Unknown };
                    state.set(dst, what, number);
                }
            }
        }
        Some(())
    }

    /// What a static method of the program gives back: `checked` of `count = checked(count)`.
    fn given_back(&self, site: Site, arguments: &[Held]) -> Option<Held> {
        let program = self.program;
        let method =
            program.resolve_method(self.class, self.code.calls.get(site as usize)?.index, Invoke::Static).ok()?;
        let class = program.class(method.class);
        if self.depth >= DEEPEST || class.is_platform || method.signature.result == Kind::Void {
            return None;
        }
        let code = program.code(method).ok()??;
        let depth = self.depth + 1;
        let flow = Flow { program, class, code, fields: &[], is_constructor: false, only_constructors: true, depth };
        let mut given: Option<Held> = None;
        flow.follow(method, |at, before| {
            if let Insn::ReturnValue { a } = code.insns[at] {
                let Held { what, number } = before.values[a as usize];
                let argument = Held { what, number }.argument(method).map(|at| arguments[at as usize]);
                // What the method has found out about its argument counts, too.
                let what = if what == What::Unknown { argument.map_or(what, |held| held.what) } else { what };
                let found = Held { what, number: argument.and_then(|held| held.number) };
                given = Some(given.map_or(found, |known| Held {
                    what: known.what.join(found.what),
                    number: known.number.filter(|_| known.number == found.number),
                }));
            }
            Some(())
        })?;
        given.filter(|held| held.number.is_some() || held.what.is_not_null())
    }

    fn call_at(&self, site: Site) -> Option<Call<'_>> {
        let site = self.code.calls.get(site as usize)?;
        let member = self.program.member_ref(self.class, site.index).ok()?;
        Some(Call { class: member.class, name: member.name, descriptor: member.descriptor })
    }

    fn class_at(&self, site: Site) -> Option<Symbol> {
        let file = self.class.file.as_ref()?;
        let name = file.pool.class_name(&file.bytes, self.code.classes.get(site as usize)?.index).ok()?;
        Some(self.program.intern(&name))
    }

    /// Which of the fields that are followed a site names, if one of these; nothing at all if that is not clear.
    fn field(&self, site: Site) -> Option<Option<usize>> {
        let index = self.code.fields.get(site as usize)?.index;
        let member = self.program.member_ref(self.class, index).ok()?;
        let is_named = |f: &&Field| {
            self.program.text(f.name) == member.name && self.program.text(f.descriptor) == member.descriptor
        };
        let Some(own) = self.class.fields.iter().find(is_named) else { return Some(None) };
        let followed = self.fields.iter().position(|field| !own.flags.is_static() && own.slot == field.slot);
        if member.class == self.program.text(self.class.name) || followed.is_none() {
            return Some(followed);
        }
        let target = self.program.resolve_field(self.class, index).ok()?;
        Some(followed.filter(|_| target.class == self.class.id))
    }
}
