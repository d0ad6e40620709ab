//! What an exploration does with a machine: set up inputs, start methods, go on after a choice.

use heap::input::{Initial, InputObject, Symbol};
use heap::{Body, Known, Origin, Ref, SymbolId, Value};
use jvm::{Class, ClassId, Method};

use super::Symbolic;
use crate::boot::Started;
use crate::state::After;
use crate::trap::{Stop, Trap};
use crate::vm::{Outcome, Vm};

impl<'p> Vm<'p> {
    /// Starts a method. Gives the outcome if it has already ended.
    pub fn start(&mut self, method: &'p Method, args: &[Value]) -> Started<Option<Outcome>> {
        let frames = self.state.frames.len();
        match self.enter(method, args, After::Host) {
            // A native has run to its end.
            Ok(()) if self.state.frames.len() == frames => {
                Ok(Some(Outcome::Returned(std::mem::take(&mut self.state.result))))
            }
            Ok(()) => Ok(None),
            Err(trap) => self.settle(trap, 0),
        }
    }

    /// Starts to initialize a class, unless that is done. Gives the outcome if it has already ended.
    pub fn start_initialization(&mut self, class: &'p Class) -> Started<Option<Outcome>> {
        match self.initialize(class.id) {
            Ok(()) => Ok(None),
            Err(trap) => self.settle(trap, 0),
        }
    }

    /// Whether a method is being executed.
    pub fn is_running(&self) -> bool {
        !self.state.frames.is_empty()
    }

    /// Goes on until the method that was started has ended, or something has to be decided.
    pub fn proceed(&mut self) -> Result<Outcome, Stop> {
        self.run(0)
    }

    /// Whether a boolean is true; deciding that may be a choice.
    pub fn truth(&mut self, value: Value) -> Result<bool, Stop> {
        self.decided_truth(value).map_err(|trap| match trap {
            Trap::Choose(choice) => Stop::Choose(*choice),
            Trap::Stop(stop) => *stop,
            _ => Stop::Unsupported(crate::trap::Unsupported {
                what: "a predicate that gives no boolean".into(),
                place: "the contract".into(),
            }),
        })
    }

    /// As [`Vm::truth`], for natives.
    pub(crate) fn decided_truth(&mut self, value: Value) -> crate::trap::Run<bool> {
        if let Value::Int(v) = value {
            return Ok(v != 0);
        }
        let symbolic = self.symbolic()?;
        let term = symbolic.term(value).ok_or_else(|| Trap::ill_typed("boolean"))?;
        let zero = symbolic.terms.int(0);
        let condition = symbolic.terms.ne(term, zero);
        self.decide(condition)
    }

    /// The receiver of an instance method: an input object of exactly this class.
    pub fn symbolic_receiver(&mut self, class: ClassId) -> Started<Ref> {
        let receiver = self.make_receiver(class);
        self.expect(receiver)
    }

    fn make_receiver(&mut self, class: ClassId) -> crate::trap::Run<Ref> {
        let types: heap::input::Types =
            if self.program.class(class).is_instantiable() { [class].into() } else { self.types_of(class)? };
        let layout = self.layout_of(&types);
        let written = self.receiver_type(class)?.written;
        let unset = vec![Value::Unset; self.program.class(layout).slots.len()];
        let exact = if types.len() == 1 { types[0] } else { heap::NO_CLASS };
        let at = self.state.heap.insert(exact, Body::Fields(unset.clone().into()))?;
        let symbolic = self.symbolic()?;
        let origin = Origin::Argument(0);
        let known = Known::Object(at);
        let symbol = Symbol { bound: class, written, only: None, known, origin, depth: 0 };
        let symbol = symbolic.input.new_symbol(symbol);
        let initial = Initial::Fields(unset);
        let receiver = InputObject { at, symbol, types, layout, depth: 0, initial, owner: None, elements: None };
        symbolic.input.new_object(receiver);
        Ok(at)
    }

    /// The object that a constructor is run on.
    pub fn new_receiver(&mut self, class: &'p Class) -> Started<Ref> {
        let object = self.allocate(class.id);
        self.expect(object)
    }

    /// Objects made from now on are younger than the input.
    pub fn enter_subject(&mut self) {
        let entry = self.state.heap.next_index();
        if let Some(symbolic) = self.symbolic.as_deref_mut() {
            symbolic.entry = entry;
        }
    }

    /// An empty array of strings: the arguments of a program.
    pub fn empty_strings(&mut self) -> Started<Value> {
        let array = self.allocate_array(self.known.string_array, 0);
        Ok(Value::Ref(self.expect(array)?))
    }

    /// Decides what the strategy wants to know about an argument before the method begins.
    pub fn read_argument(&mut self, value: Value) -> Result<(), Stop> {
        match self.read_reference(value) {
            Ok(_) => Ok(()),
            Err(trap) => self.settle(trap, 0).map(drop),
        }
    }

    /// Whether a string's characters are all known.
    pub fn is_known_text(&self, string: Ref) -> bool {
        match self.field(string, self.known.string_value) {
            Some(Value::Ref(array)) => !matches!(self.state.heap.get(array).body, Body::Cells(_) | Body::Open(_)),
            _ => false,
        }
    }

    /// The classes an input with this static type may be of, the simplest one first.
    pub fn input_types(&mut self, bound: ClassId) -> Started<heap::input::Types> {
        let types = self.types_of(bound);
        self.expect(types)
    }

    /// The classes of what a reference of the input may lead to, the simplest one first.
    pub fn types_behind(&mut self, symbol: SymbolId) -> Started<heap::input::Types> {
        let types = self.symbol_types(symbol);
        self.expect(types)
    }

    /// How many classes an object may be of.
    pub fn open_types_of(&self, object: Ref) -> usize {
        self.open_types(object).map_or(1, |(_, types, _)| types.len())
    }

    /// The symbolic part, for reading.
    pub fn symbolic_part(&self) -> Option<&Symbolic> {
        self.symbolic.as_deref()
    }
}
