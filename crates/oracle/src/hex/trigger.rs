//! Starting triggers.

use exec::Vm;
use exec::symbolic::Alternative;
use exec::trap::{Run, Trap};
use heap::{Known, Ref, SymbolId, Value};
use jvm::{ClassId, Method};

use super::link::Effect;
use super::rules::{PathOf, Rules};

/// How a reference was decided.
enum Decided {
    Null,
    /// A new object of this class.
    New(ClassId),
    /// This object, assumed before.
    Old(heap::InputId),
}

/// A trigger and what it is given.
pub(super) type Started<'p> = (&'p Method, Option<Value>);

impl<'p> Rules<'p> {
    /// Starts the triggers that what was taken fires; or, with nothing taken, those of the arguments that are objects.
    pub fn react(&mut self, vm: &mut Vm<'p>, args: &[Value], newest: Option<&Alternative>) -> Run<()> {
        let calls = self.calls(vm, args, newest)?;
        Rules::start(vm, &calls)
    }

    /// Starts triggers, of which the first runs first.
    pub(super) fn start(vm: &mut Vm<'p>, calls: &[Started<'p>]) -> Run<()> {
        calls.iter().rev().try_for_each(|(method, argument)| vm.start_trigger(method, argument.as_slice()))
    }

    /// The triggers that what was taken fires, with what they are given.
    pub(super) fn calls(
        &mut self,
        vm: &mut Vm<'p>,
        args: &[Value],
        newest: Option<&Alternative>,
    ) -> Run<Vec<Started<'p>>> {
        let string = vm.known.string;
        let (symbol, decided) = match newest {
            Some(Alternative::Null(id)) => (*id, Decided::Null),
            Some(Alternative::Fresh(id, types)) => (*id, Decided::New(types[0])),
            Some(Alternative::Text(id, ..)) => (*id, Decided::New(string)),
            Some(Alternative::Alias(id, object, _)) => (*id, Decided::Old(*object)),
            Some(_) => return Ok(Vec::new()),
            None => {
                let receiver = args.first().and_then(|arg| arg.as_ref()).and_then(|object| vm.input_of(object));
                let Some((id, symbolic)) = receiver.zip(vm.symbolic_part()) else { return Ok(Vec::new()) };
                let object = symbolic.input.object(id);
                (object.symbol, Decided::New(object.types[0]))
            }
        };
        self.fire(vm, symbol, decided)
    }

    fn fire(&mut self, vm: &mut Vm<'p>, symbol: SymbolId, decided: Decided) -> Run<Vec<Started<'p>>> {
        let Some(bound) = vm.symbolic_part().map(|s| s.input.symbol(symbol).bound) else { return Ok(Vec::new()) };
        let Some(origin) = self.origin(vm, symbol) else { return Ok(Vec::new()) };
        let found = self.found(origin, bound);
        if found.triggers.is_empty() {
            return Ok(Vec::new());
        }
        let rows = match decided {
            Decided::Null => {
                let is_null = |row: &usize| matches!(self.rows[*row].effect, Effect::Null);
                found.triggers.iter().copied().filter(is_null).collect()
            }
            Decided::New(class) => self.fired(vm, &found, origin, None, class),
            Decided::Old(object) => {
                let class = vm.symbolic_part().map(|s| s.input.object(object).types[0]);
                class.map_or(Vec::new(), |class| self.fired(vm, &found, origin, Some(object), class))
            }
        };
        let mut calls = Vec::new();
        for row in rows {
            let argument = self.argument(vm, row, symbol)?;
            let Some(trigger) = &self.rows[row].trigger else { continue };
            calls.push((trigger.method, argument));
        }
        Ok(calls)
    }

    /// What a trigger is given.
    fn argument(&mut self, vm: &Vm<'p>, row: usize, symbol: SymbolId) -> Run<Option<Value>> {
        let Some(trigger) = &self.rows[row].trigger else { return Ok(None) };
        let (method, wanted) = (trigger.method, trigger.of);
        if trigger.argument.is_none() {
            return Ok(None);
        }
        let Some(object) = self.argument_object(vm, row, symbol) else {
            let name = vm.program.display_method(method);
            let origin = vm.origin_of(symbol);
            return Err(Trap::unsupported(format!("no object is what the trigger {name} is given for {origin}")));
        };
        let input = vm.symbolic_part().and_then(|s| s.input.find(object).map(|id| s.input.object(id)));
        if let (Some(input), Some(wanted)) = (input, wanted)
            && !input.types.iter().all(|&class| vm.program.is_subtype(class, wanted))
        {
            let program = vm.program;
            let (name, class) = (program.display_method(method), program.external_name(input.layout));
            return Err(Trap::unsupported(format!("the trigger {name} is given an object of class {class}")));
        }
        Ok(Some(Value::Ref(object)))
    }

    /// The reference just decided, or the first object that is meant.
    fn argument_object(&mut self, vm: &Vm<'p>, row: usize, symbol: SymbolId) -> Option<Ref> {
        let input = &vm.symbolic_part()?.input;
        let reference = self.origin(vm, symbol)?;
        if self.is_meant(row, PathOf::Argument, reference, reference) {
            return match input.symbol(symbol).known {
                Known::Null => Some(Ref::NULL),
                Known::Object(object) => Some(object),
                Known::Reference | Known::Location => None,
            };
        }
        input.objects().iter().find_map(|object| {
            let origin = self.origin(vm, object.symbol)?;
            self.is_meant(row, PathOf::Argument, reference, origin).then_some(object.at)
        })
    }
}
