//! Which alternatives the rules leave.

use std::rc::Rc;

use exec::Vm;
use exec::symbolic::{Alternative, Choice};
use explore::Numbered;
use heap::input::Types;
use heap::{InputId, Origin, SymbolId, Value};
use hex::{Base, OriginId, Origins, PatternId, Patterns, Position, StepId};
use jvm::ClassId;
use rustc_hash::FxHashMap;

use super::Met;
use super::link::{Effect, Linked, LinkedPath, LinkedRow};

/// The rows of a specification, and all origins met so far.
pub(crate) struct Rules<'p> {
    pub(super) rows: Vec<LinkedRow<'p>>,
    pub(super) origins: Origins,
    /// The rules for references, by what the patterns have read and the static type.
    found: FxHashMap<(u32, ClassId), Rc<Found>>,
    /// The origins of symbols, each with its serial number: the place may be another symbol's by now.
    known: Vec<(u64, OriginId)>,
    fields: FxHashMap<(ClassId, u32), StepId>,
    others: FxHashMap<(u8, u32), StepId>,
    places: Vec<(PatternId, Position)>,
    /// What patterns name that the program does not have.
    missing: Vec<String>,
    /// Where the origins came from, and are given back to.
    met: Met,
}

impl Drop for Rules<'_> {
    fn drop(&mut self) {
        // Whoever uses them has to say which patterns were given up.
        if self.origins.given_up().is_empty()
            && let Ok(mut met) = self.met.lock()
        {
            *met = Some(std::mem::replace(&mut self.origins, Origins::new(Patterns::default())));
        }
    }
}

/// What the rules say about some references.
#[derive(Default)]
pub(super) struct Found {
    not_null: bool,
    no_expansion: bool,
    /// Classes of new objects; any, if there are none.
    classes: Vec<ClassId>,
    no_alias: bool,
    /// Rows of which one has to allow an alias, if there are any.
    aliases: Vec<usize>,
    /// Rows that each forbid some.
    never: Vec<usize>,
    /// Rows with triggers.
    pub triggers: Vec<usize>,
}

impl<'p> Rules<'p> {
    pub(super) fn new(linked: Linked<'p>, met: Met) -> Rules<'p> {
        let known = met.lock().ok().and_then(|mut met| met.take());
        let known = known.filter(|origins| origins.match_with(&linked.patterns));
        Rules {
            rows: linked.rows,
            origins: known.unwrap_or_else(|| Origins::new(linked.patterns)),
            found: FxHashMap::default(),
            known: Vec::new(),
            fields: FxHashMap::default(),
            others: FxHashMap::default(),
            places: linked.places,
            missing: linked.missing.iter().map(|error| format!("{error}: rules with this are about nothing")).collect(),
            met,
        }
    }

    /// What has to be said about patterns that could not be followed, or name what there is not.
    pub fn complaints(&self) -> Vec<String> {
        let place = |id: &PatternId| self.places.iter().find(|(pattern, _)| pattern == id).map(|(_, place)| place);
        let given_up = self.origins.given_up().iter().filter_map(place);
        let given_up = given_up.map(|place| format!("the pattern at {place} is too involved"));
        given_up.chain(self.missing.iter().cloned()).collect()
    }

    /// The static types that rows are about.
    pub fn classes(&self) -> impl Iterator<Item = ClassId> {
        self.rows.iter().map(|row| row.class)
    }

    /// Whether there are rules or triggers for a reference.
    pub fn speak_about(&mut self, vm: &Vm<'p>, symbol: SymbolId) -> bool {
        let Some(bound) = vm.symbolic_part().map(|s| s.input.symbol(symbol).bound) else { return false };
        self.origin(vm, symbol).is_some_and(|origin| !self.found(origin, bound).is_silent())
    }

    /// Which row takes an alternative away from a reference, in words.
    pub fn why_not(&mut self, vm: &Vm<'p>, symbol: SymbolId, way: &Alternative) -> String {
        let shown = vm.origin_of(symbol);
        let what = match way {
            Alternative::Null(_) => "may not be null",
            Alternative::Alias(..) => "may not be this object",
            _ => "may not be such a new object",
        };
        let Some(bound) = vm.symbolic_part().map(|s| s.input.symbol(symbol).bound) else { return String::new() };
        let Some(origin) = self.origin(vm, symbol) else { return String::new() };
        let matching = self.origins.matching(origin);
        let is_about = |row: &&LinkedRow<'p>| {
            row.constrains && row.class == bound && row.pattern.is_none_or(|pattern| matching.contains(&pattern))
        };
        let takes_away = |row: &&LinkedRow<'p>| match way {
            Alternative::Null(_) => matches!(row.effect, Effect::NotNull),
            Alternative::Alias(..) => {
                !matches!(row.effect, Effect::NotNull | Effect::Null | Effect::ExpandsToNothing | Effect::ExpandsTo(_))
            }
            _ => matches!(row.effect, Effect::ExpandsToNothing | Effect::ExpandsTo(_)),
        };
        match self.rows.iter().filter(is_about).find(takes_away) {
            Some(row) => format!("{shown} {what}: {}", row.position),
            None => format!("{shown} {what}"),
        }
    }

    /// The origin of a reference.
    pub fn origin(&mut self, vm: &Vm<'p>, symbol: SymbolId) -> Option<OriginId> {
        let input = &vm.symbolic_part()?.input;
        let (serial, at) = (input.serial(symbol), symbol.index());
        if let Some(&(made, known)) = self.known.get(at)
            && made == serial
        {
            return Some(known);
        }
        let origin = input.symbol(symbol).origin;
        let holder = match origin {
            Origin::Field(id, _) | Origin::Element(id, _) => Some(input.object(id).symbol),
            _ => None,
        };
        let parent = match holder {
            Some(holder) => Some(self.origin(vm, holder)?),
            None => None,
        };
        let step = self.step(vm, origin);
        let origin = self.origins.origin(parent, step);
        if self.known.len() <= at {
            self.known.resize(at + 1, (u64::MAX, origin));
        }
        self.known[at] = (serial, origin);
        Some(origin)
    }

    /// The last step of an origin; its text is only made when it is met for the first time.
    fn step(&mut self, vm: &Vm<'p>, origin: Origin) -> StepId {
        let key = match origin {
            Origin::Field(id, slot) => {
                let layout = vm.symbolic_part().map(|s| s.input.object(id).layout);
                let Some(layout) = layout else { return self.origins.step("") };
                if let Some(&known) = self.fields.get(&(layout, slot)) {
                    return known;
                }
                let step = self.origins.step(&vm.origin_step(origin));
                self.fields.insert((layout, slot), step);
                return step;
            }
            Origin::Argument(at) => Some((0, u32::from(at))),
            Origin::Static(slot) => Some((1, slot)),
            Origin::Element(_, Value::Int(index)) => Some((3, index as u32)),
            _ => None,
        };
        if let Some(&known) = key.and_then(|key| self.others.get(&key)) {
            return known;
        }
        let step = self.origins.step(&vm.origin_step(origin));
        if let Some(key) = key {
            self.others.insert(key, step);
        }
        step
    }

    /// What the rules say about references with this origin and static type.
    pub(super) fn found(&mut self, origin: OriginId, class: ClassId) -> Rc<Found> {
        let key = (self.origins.read(origin), class);
        if let Some(found) = self.found.get(&key) {
            return found.clone();
        }
        let matching = self.origins.matching(origin);
        let mut found = Found::default();
        for (at, row) in self.rows.iter().enumerate() {
            if row.class != class || !row.pattern.is_none_or(|pattern| matching.contains(&pattern)) {
                continue;
            }
            if row.trigger.is_some() {
                found.triggers.push(at);
            }
            if row.constrains {
                found.add(at, &row.effect);
            }
        }
        let found = Rc::new(found);
        self.found.insert(key, found.clone());
        found
    }

    /// Whether an object's origin is what a path means, seen from a reference.
    pub(super) fn is_meant(&mut self, row: usize, path: PathOf, reference: OriginId, object: OriginId) -> bool {
        let row = &self.rows[row];
        let path = match (path, &row.effect, &row.trigger) {
            (PathOf::Target, Effect::AliasesTarget(path, _) | Effect::NeverAliases(path, _), _) => path,
            (PathOf::Argument, _, Some(trigger)) => match &trigger.argument {
                Some(path) => path,
                None => return false,
            },
            _ => return false,
        };
        match *path {
            LinkedPath::Absolute(pattern) => self.origins.matching(object).contains(&pattern),
            LinkedPath::Relative { base, up, rest } => {
                let mut from = match (base, row.pattern, row.after_any) {
                    (Base::Reference, ..) | (Base::Any, None, _) => Some(reference),
                    (Base::Any, Some(_), Some(after)) => self.origins.any(reference, after),
                    (Base::Any, Some(_), None) => None,
                };
                for _ in 0..up {
                    from = from.and_then(|origin| self.origins.parent(origin));
                }
                match (from, rest) {
                    (None, _) => false,
                    (Some(from), None) => from == object,
                    (Some(from), Some(rest)) => self.origins.ends_with(from, object, rest),
                }
            }
        }
    }

    /// Whether a row allows a reference to be an object, or forbids it.
    pub fn hits(&mut self, vm: &Vm<'p>, row: usize, reference: OriginId, object: InputId) -> bool {
        let max = match self.rows[row].effect {
            Effect::AliasesTarget(_, max) | Effect::NeverAliases(_, max) => max,
            _ => return false,
        };
        let Some(input) = vm.symbolic_part().map(|s| &s.input) else { return false };
        let Some(origin) = self.origin(vm, input.object(object).symbol) else { return false };
        if !self.is_meant(row, PathOf::Target, reference, origin) {
            return false;
        }
        let length = self.origins.length(origin);
        // With `{MAX}`, none that is meant as well has a longer origin.
        !max || input.objects().iter().all(|other| match self.origin(vm, other.symbol) {
            Some(other) if self.origins.length(other) > length => !self.is_meant(row, PathOf::Target, reference, other),
            _ => true,
        })
    }

    /// The alternatives of a choice that remain.
    pub fn restrict(&mut self, vm: &mut Vm<'p>, choice: &Choice, ways: Vec<Numbered>) -> Vec<Numbered> {
        let (Choice::Null(id) | Choice::Identity(id) | Choice::Everything(id)) = choice else { return ways };
        let Some(bound) = vm.symbolic_part().map(|s| s.input.symbol(*id).bound) else { return ways };
        let Some(origin) = self.origin(vm, *id) else { return ways };
        let found = self.found(origin, bound);
        if found.is_silent() {
            return ways;
        }
        let count = ways.len() as u32;
        let mut left = Vec::with_capacity(ways.len());
        for (number, way) in ways {
            match way {
                Alternative::Null(_) if found.not_null => {}
                Alternative::Location(_) => left.extend(self.location(vm, *id, way).map(|way| (number, way))),
                Alternative::Text(..) | Alternative::Constant(..) if !found.may_expand_to(None) => {}
                Alternative::Text(..) if !found.may_expand_to(Some(vm.known.string)) => {}
                Alternative::Beyond(_) if !found.may_expand_to(None) => {}
                Alternative::Fresh(_, ref types)
                    if found.runs_alike(types) && types.iter().all(|&class| found.may_expand_to(Some(class))) =>
                {
                    left.push((number, way));
                }
                Alternative::Fresh(_, types) => {
                    let types: Vec<ClassId> =
                        types.iter().copied().filter(|&class| found.may_expand_to(Some(class))).collect();
                    let parts = self.parts(vm, &found, origin, None, types);
                    left.extend(numbered(number, count, parts).map(|(n, types)| (n, Alternative::Fresh(*id, types))));
                }
                Alternative::Alias(_, object, ref types) => {
                    let Some(classes) = self.alias_classes(vm, &found, origin, object) else { continue };
                    if classes.is_empty() && found.runs_alike(types) {
                        left.push((number, way));
                        continue;
                    }
                    let is_left = |class: &ClassId| classes.is_empty() || classes.contains(class);
                    let types = types.iter().copied().filter(is_left).collect();
                    let parts = self.parts(vm, &found, origin, Some(object), types);
                    let alias = |(n, types)| (n, Alternative::Alias(*id, object, types));
                    left.extend(numbered(number, count, parts).map(alias));
                }
                way => left.push((number, way)),
            }
        }
        left
    }

    /// That a reference is not null remains if it can be some object, now.
    fn location(&mut self, vm: &mut Vm<'p>, id: SymbolId, way: Alternative) -> Option<Alternative> {
        let choice = Choice::Identity(id);
        // Constants of an enum that is not initialized yet cannot be listed: they remain.
        let Ok(all) = vm.alternatives(&choice) else { return Some(way) };
        let left = self.restrict(vm, &choice, (0..).zip(all).collect());
        if left.iter().any(|(_, way)| !matches!(way, Alternative::Beyond(_))) {
            return Some(way);
        }
        left.into_iter().next().map(|(_, beyond)| beyond)
    }

    /// The classes of which an object may be the alias that a reference is: any, if there are none. Nothing, if it may not
    /// be that object.
    fn alias_classes(&mut self, vm: &Vm<'p>, found: &Found, origin: OriginId, object: InputId) -> Option<Vec<ClassId>> {
        if found.no_alias || found.never.iter().any(|&row| self.hits(vm, row, origin, object)) {
            return None;
        }
        let mut classes = Vec::new();
        for &row in &found.aliases {
            if let Effect::AliasesInstance(class) = self.rows[row].effect {
                classes.push(class);
            } else if self.hits(vm, row, origin, object) {
                return Some(Vec::new());
            }
        }
        (found.aliases.is_empty() || !classes.is_empty()).then_some(classes)
    }

    /// Takes classes apart for which different triggers run.
    fn parts(
        &mut self,
        vm: &Vm<'p>,
        found: &Found,
        origin: OriginId,
        object: Option<InputId>,
        types: Vec<ClassId>,
    ) -> Vec<Types> {
        if found.runs_alike(&types) {
            return if types.is_empty() { Vec::new() } else { vec![types.into()] };
        }
        let mut parts: Vec<(Vec<usize>, Vec<ClassId>)> = Vec::new();
        for class in types {
            let fired = self.fired(vm, found, origin, object, class);
            match parts.iter_mut().find(|(rows, _)| *rows == fired) {
                Some((_, classes)) => classes.push(class),
                None => parts.push((fired, vec![class])),
            }
        }
        parts.into_iter().map(|(_, classes)| classes.into()).collect()
    }

    /// The rows whose triggers run when a reference turns out to be an object of a class: a new one, or this.
    pub(super) fn fired(
        &mut self,
        vm: &Vm<'p>,
        found: &Found,
        origin: OriginId,
        object: Option<InputId>,
        class: ClassId,
    ) -> Vec<usize> {
        let mut fired = Vec::new();
        for &row in &found.triggers {
            let runs = match (object, &self.rows[row].effect) {
                (None, Effect::ExpandsTo(wanted)) | (Some(_), Effect::AliasesInstance(wanted)) => *wanted == class,
                (Some(object), Effect::AliasesTarget(..)) => self.hits(vm, row, origin, object),
                _ => false,
            };
            if runs {
                fired.push(row);
            }
        }
        fired
    }
}

/// Which path of a row is meant.
#[derive(Clone, Copy)]
pub(super) enum PathOf {
    Target,
    Argument,
}

/// The parts of an alternative with their numbers.
fn numbered(number: u32, count: u32, parts: Vec<Types>) -> impl Iterator<Item = (u32, Types)> {
    (0..).zip(parts).map(move |(part, types)| (number + part * count, types))
}

impl Found {
    fn add(&mut self, row: usize, effect: &Effect) {
        match effect {
            Effect::NotNull => self.not_null = true,
            Effect::Null => {}
            Effect::ExpandsToNothing => self.no_expansion = true,
            Effect::ExpandsTo(class) => self.classes.push(*class),
            Effect::AliasesNothing => self.no_alias = true,
            Effect::AliasesInstance(_) | Effect::AliasesTarget(..) => self.aliases.push(row),
            Effect::NeverAliases(..) => self.never.push(row),
        }
    }

    /// Whether everything remains as it is.
    fn is_silent(&self) -> bool {
        !self.not_null
            && !self.no_expansion
            && !self.no_alias
            && self.classes.is_empty()
            && self.aliases.is_empty()
            && self.never.is_empty()
            && self.triggers.is_empty()
    }

    /// Whether the same triggers run for all of these classes.
    fn runs_alike(&self, types: &[ClassId]) -> bool {
        types.len() <= 1 || self.triggers.is_empty()
    }

    /// Whether new objects of a class, or of any, are allowed.
    fn may_expand_to(&self, class: Option<ClassId>) -> bool {
        let listed = class.is_none_or(|class| self.classes.is_empty() || self.classes.contains(&class));
        !self.no_expansion && listed
    }
}
