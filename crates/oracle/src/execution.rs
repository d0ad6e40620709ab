//! The invariant, executed from the beginning on a structure whose references are decided from outside.

use std::time::Instant;

use exec::symbolic::{Alternative, Bound, Choice, Lazy};
use exec::trap::Stop;
use explore::SetUp;
use heap::input::Types;
use heap::{InputId, Origin, SymbolId, Value};

use crate::constants;
use crate::runner::{Mark, Runner, Stopped, Way};
use crate::vector::{At, Cell, Object, Place, RECEIVER, Vector};

/// What an execution comes to.
pub(crate) enum Met {
    /// It reads a reference about which the vector does not say enough.
    Reference(Read),
    /// It needs a number, a class or an enum constant.
    Other(Choice),
    /// The invariant holds.
    Valid,
    /// It does not, or it throws.
    Invalid,
    /// It goes beyond this bound.
    Limit(Bound),
    /// It needs something that is missing, or that vectors cannot say.
    Gap(String),
    /// Time is up.
    Late,
}

/// A reference that is read.
pub(crate) struct Read {
    /// The classes of its static type.
    pub types: Types,
    /// Whether it cannot be null.
    pub not_null: bool,
    /// How many references lead to it.
    pub depth: u32,
    symbol: SymbolId,
}

/// A machine in which the invariant is executed again and again.
pub(crate) struct Execution<'p> {
    pub runner: Runner<'p>,
    start: Mark<'p>,
    /// What the objects that the invariant has come across are in the structure.
    objects: Vec<Object>,
}

/// What to do about a reference that the invariant has come to.
enum Known {
    Decided(bool),
    Open(Met),
}

impl<'p> Execution<'p> {
    /// A machine in which reading a reference is what decides it.
    pub fn new(setup: &SetUp<'p>) -> Result<Execution<'p>, Stop> {
        let mut runner = Runner::new(setup, &Lazy)?;
        let start = runner.mark();
        Ok(Execution { runner, start, objects: vec![RECEIVER] })
    }

    pub fn set_deadline(&mut self, deadline: Option<Instant>) {
        self.runner.set_deadline(deadline);
    }

    /// Back to the beginning, for a heap.
    pub fn begin(&mut self, vector: &Vector) -> Result<bool, String> {
        self.runner.restore(&self.start);
        self.objects.truncate(1);
        let types = &vector.objects[0];
        let own = self.runner.vm.symbolic_part().map_or(0, |symbolic| symbolic.input.object(InputId(0)).types.len());
        if types.len() == own {
            return Ok(true);
        }
        self.runner.decide(&Alternative::Narrow(InputId(0), types.clone()))
    }

    /// A state to come back to.
    pub fn mark(&mut self) -> Mark<'p> {
        self.runner.mark()
    }

    pub fn restore(&mut self, mark: &Mark<'p>) {
        self.runner.restore(mark);
        let known = self.runner.vm.symbolic_part().map_or(0, |symbolic| symbolic.input.objects().len());
        self.objects.truncate(known);
    }

    /// Executes until something has to be decided that the vector does not say.
    pub fn run(&mut self, vector: &Vector) -> Met {
        loop {
            let choice = match self.runner.run() {
                Stopped::Choice(choice) => choice,
                Stopped::Valid => return Met::Valid,
                Stopped::Invalid => return Met::Invalid,
                Stopped::Limit(bound) => return Met::Limit(bound),
                Stopped::Gap(what) => return Met::Gap(what),
                Stopped::Late => return Met::Late,
            };
            let (Choice::Null(symbol) | Choice::Identity(symbol) | Choice::Everything(symbol)) = choice else {
                return Met::Other(choice);
            };
            match self.look_up(vector, symbol) {
                Ok(Known::Decided(true)) => {}
                Ok(Known::Decided(false)) => return Met::Invalid,
                Ok(Known::Open(met)) => return met,
                Err(why) => return Met::Gap(why),
            }
        }
    }

    /// Decides a reference as the vector says, if it does.
    fn look_up(&mut self, vector: &Vector, symbol: SymbolId) -> Result<Known, String> {
        let place = self.place_of(symbol)?;
        let cell = vector.cell(place);
        let row = *self.runner.vm.symbolic_part().ok_or("no unknowns")?.input.symbol(symbol);
        let is_enum = self.runner.vm.program.class(row.bound).flags.is_enum();
        // Constructors never leave null in such a field.
        let is_location = row.known == heap::Known::Location;
        Ok(match cell {
            Some(Cell::Null) => Known::Decided(self.runner.decide(&Alternative::Null(symbol))?),
            Some(Cell::Input(number)) => {
                let types = self.types(symbol)?;
                let own = common(&vector.objects[*number as usize], &types);
                Known::Decided(!own.is_empty() && self.settle(symbol, Object::Input(*number), own)?)
            }
            Some(Cell::Constant(constant)) => {
                let ways = self.runner.ways(&Choice::Identity(symbol))?.0;
                let is_same = |way: &Way| match way.alternative {
                    Alternative::Constant(_, own) => constants::of(&self.runner.vm, own).as_ref() == Some(constant),
                    _ => false,
                };
                let way = ways.iter().find(|way| is_same(way)).ok_or("an enum constant that is not there")?;
                Known::Decided(self.runner.decide(&way.alternative)?)
            }
            Some(Cell::Other(what)) => return Err((*what).to_string()),
            Some(Cell::NotNull) if is_enum => Known::Open(Met::Other(Choice::Identity(symbol))),
            None if is_enum && is_location => Known::Open(Met::Other(Choice::Identity(symbol))),
            None if is_enum => Known::Open(Met::Other(Choice::Everything(symbol))),
            None | Some(Cell::NotNull) => {
                let types = self.types(symbol)?;
                if types.contains(&self.runner.vm.known.string) {
                    return Err("a string".to_string());
                }
                let not_null = cell.is_some() || is_location;
                Known::Open(Met::Reference(Read { types, not_null, depth: row.depth, symbol }))
            }
        })
    }

    fn place_of(&self, symbol: SymbolId) -> Result<Place, String> {
        let symbolic = self.runner.vm.symbolic_part().ok_or("no unknowns")?;
        let object = |id: InputId| self.objects.get(id.0 as usize).copied().ok_or("an object from nowhere");
        Ok(match symbolic.input.symbol(symbol).origin {
            Origin::Field(id, slot) => Place { of: object(id)?, at: At::Field(slot) },
            Origin::Element(id, Value::Int(index)) => Place { of: object(id)?, at: At::Element(index) },
            Origin::Element(..) => return Err("an element at an unknown index".to_string()),
            Origin::Static(_) => return Err("an unknown static field".to_string()),
            _ => return Err("a reference that is in no object".to_string()),
        })
    }

    /// The classes that objects behind a reference may be of.
    fn types(&mut self, symbol: SymbolId) -> Result<Types, String> {
        self.runner.vm.types_behind(symbol).map_err(|stop| match stop {
            Stop::Unsupported(gap) => gap.to_string(),
            other => format!("{other:?}"),
        })
    }

    /// A reference that is read is null.
    pub fn settle_null(&mut self, read: &Read) -> Result<bool, String> {
        self.runner.decide(&Alternative::Null(read.symbol))
    }

    /// A reference that is read is an object of one of these classes.
    pub fn settle_object(&mut self, read: &Read, object: Object, types: &Types) -> Result<bool, String> {
        let types = common(types, &read.types);
        Ok(!types.is_empty() && self.settle(read.symbol, object, types)?)
    }

    fn settle(&mut self, symbol: SymbolId, object: Object, types: Types) -> Result<bool, String> {
        match self.objects.iter().position(|known| *known == object) {
            Some(known) => self.runner.decide(&Alternative::Alias(symbol, InputId(known as u32), types)),
            None => {
                self.objects.push(object);
                self.runner.decide(&Alternative::Fresh(symbol, types))
            }
        }
    }

    /// Whether the invariant has come across an object.
    pub fn has(&self, object: Object) -> bool {
        self.objects.contains(&object)
    }
}

/// The classes in both sets.
pub(crate) fn common(a: &Types, b: &Types) -> Types {
    let both: Vec<_> = a.iter().copied().filter(|class| b.contains(class)).collect();
    if both.len() == a.len() { a.clone() } else { both.into() }
}
