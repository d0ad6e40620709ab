//! How an input is built, step by step: something that both our machine and Java source can do.

use exec::{Outcome, Vm};
use heap::{Ref, Value};
use jvm::{Class, ClassId, Method};
use witness::Datum;

/// The steps that build an input.
#[derive(Clone, Default)]
pub(crate) struct Recipe<'p> {
    /// The variables, in the order in which they are declared.
    pub vars: Vec<Var>,
    pub steps: Vec<Step<'p>>,
    /// The arguments, the receiver first.
    pub args: Vec<Operand>,
    /// What the method is told when it asks Lissom.
    pub answers: Vec<Operand>,
    /// Which ways it is told to go when it lets Lissom choose.
    pub picks: Vec<u32>,
    /// Whether something is built that only has the same in it: whoever uses it has to see whether it does the same.
    pub is_alike: bool,
}

/// A variable.
#[derive(Clone, Debug)]
pub(crate) struct Var {
    pub name: String,
    pub class: ClassId,
}

/// What a step works on.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Operand {
    /// A number, or null.
    Plain(Datum),
    Text(Vec<u16>),
    /// An enum constant.
    Constant(ClassId, String),
    /// A number in a box of this class.
    Boxed(ClassId, Datum),
    /// A variable.
    Var(usize),
}

/// A step.
#[derive(Clone)]
pub(crate) enum Step<'p> {
    /// A constructor is called.
    New(usize, &'p Method, Vec<Operand>),
    /// A static method is called that gives an object.
    Factory(usize, &'p Method, Vec<Operand>),
    /// An array is made.
    Array(usize, Vec<Operand>),
    /// A string of its own is made: another one has the same text.
    Text(usize, Vec<u16>),
    /// An object is made without a constructor.
    Allocate(usize),
    /// A method is called for what it does.
    Call(usize, &'p Method, Vec<Operand>),
    /// A field is set.
    Field { on: usize, holder: ClassId, slot: u32, name: String, value: Operand },
    /// An element is set.
    Element { on: usize, index: usize, value: Operand },
    /// A static field is set.
    Static { holder: ClassId, slot: u32, name: String, value: Operand },
}

impl<'p> Recipe<'p> {
    /// Declares a variable.
    pub fn declare(&mut self, wish: &str, class: ClassId) -> usize {
        let is_taken = |name: &str| self.vars.iter().any(|var| var.name == name);
        let name = (1..)
            .map(|n| if n == 1 { wish.to_string() } else { format!("{wish}{n}") })
            .find(|name| !is_taken(name))
            .unwrap_or_default();
        self.vars.push(Var { name, class });
        self.vars.len() - 1
    }
}

/// A machine that follows recipes.
pub(crate) struct Cook<'a, 'p> {
    pub vm: &'a mut Vm<'p>,
    pub vars: Vec<Value>,
}

impl<'p> Cook<'_, 'p> {
    /// Does all the steps; an error says which one cannot be done.
    pub fn follow(&mut self, recipe: &Recipe<'p>) -> Result<(), String> {
        self.vars.resize(recipe.vars.len(), Value::NULL);
        for step in &recipe.steps {
            self.step(recipe, step)?;
        }
        Ok(())
    }

    fn step(&mut self, recipe: &Recipe<'p>, step: &Step<'p>) -> Result<(), String> {
        let program = self.vm.program;
        match step {
            Step::New(var, constructor, args) => {
                let class = program.class(constructor.class);
                let object = self.fresh(class)?;
                let mut all = vec![object];
                all.extend(self.values(args)?);
                self.call(constructor, &all)?;
                self.vars[*var] = object;
            }
            Step::Factory(var, method, args) => {
                let args = self.values(args)?;
                self.vars[*var] = self.call(method, &args)?;
            }
            Step::Text(var, units) => self.vars[*var] = Value::Ref(self.text(units)?),
            Step::Allocate(var) => self.vars[*var] = self.fresh(program.class(recipe.vars[*var].class))?,
            Step::Array(var, elements) => {
                let class = program.class(recipe.vars[*var].class);
                let (_, kind) = class.element().ok_or("an array that is none")?;
                let values = self.values(elements)?;
                let made = self.vm.state.heap.new_array(class.id, kind, values.len());
                let array = made.map_err(|_| "the heap is full")?;
                for (index, value) in values.into_iter().enumerate() {
                    witness::set_element(self.vm, array, index, value).ok_or("an element of the wrong kind")?;
                }
                self.vars[*var] = Value::Ref(array);
            }
            Step::Call(on, method, args) => {
                let mut all = vec![self.vars[*on]];
                all.extend(self.values(args)?);
                let selected = self.selected(method, all[0])?;
                self.call(selected, &all)?;
            }
            Step::Field { on, slot, value, .. } => {
                let value = self.value(value)?;
                let object = self.vars[*on].as_ref().ok_or("a field of no object")?;
                self.vm.set_field(object, *slot, value);
            }
            Step::Element { on, index, value } => {
                let value = self.value(value)?;
                let array = self.vars[*on].as_ref().ok_or("an element of no array")?;
                witness::set_element(self.vm, array, *index, value).ok_or("an element of the wrong kind")?;
            }
            Step::Static { holder, slot, value, .. } => {
                self.initialize(program.class(*holder));
                let value = self.value(value)?;
                self.vm.set_static(*slot, value);
            }
        }
        Ok(())
    }

    /// The method that a call on this receiver selects.
    pub fn selected(&self, method: &'p Method, receiver: Value) -> Result<&'p Method, String> {
        let program = self.vm.program;
        let object = receiver.as_ref().filter(|object| !object.is_null()).ok_or("a call on null")?;
        let class = program.class(self.vm.state.heap.get(object).class);
        Ok(program.find_method(class, method.name, method.descriptor).unwrap_or(method))
    }

    /// Calls a method; an exception is an error.
    pub fn call(&mut self, method: &'p Method, args: &[Value]) -> Result<Value, String> {
        self.initialize(self.vm.program.class(method.class));
        match self.vm.call(method, args) {
            Ok(Outcome::Returned(value)) => Ok(value),
            Ok(Outcome::Threw(_)) => Err("it throws".to_string()),
            Err(stop) => Err(explore::describe(&stop)),
        }
    }

    fn fresh(&mut self, class: &'p Class) -> Result<Value, String> {
        self.initialize(class);
        self.vm.state.heap.new_object(class).map(Value::Ref).map_err(|_| "the heap is full".to_string())
    }

    fn text(&mut self, units: &[u16]) -> Result<Ref, String> {
        self.vm.new_string16(units).map_err(|_| "the heap is full".to_string())
    }

    fn initialize(&mut self, class: &'p Class) {
        // What cannot be initialized throws when it is used.
        let _ = self.vm.initialize_now(class);
    }

    fn values(&mut self, operands: &[Operand]) -> Result<Vec<Value>, String> {
        operands.iter().map(|operand| self.value(operand)).collect()
    }

    /// The value of an operand.
    pub fn value(&mut self, operand: &Operand) -> Result<Value, String> {
        let program = self.vm.program;
        Ok(match operand {
            Operand::Plain(datum) => witness::value(*datum, &[]),
            Operand::Var(var) => self.vars[*var],
            // Equal literals are one string.
            Operand::Text(units) => {
                let string = self.text(units)?;
                Value::Ref(self.vm.intern(string))
            }
            Operand::Constant(class, name) => {
                let class = program.class(*class);
                self.initialize(class);
                let field = class.fields.iter().find(|f| f.flags.is_enum() && program.text(f.name) == name);
                self.vm.static_value(field.ok_or("an enum constant that is not there")?.slot)
            }
            Operand::Boxed(class, datum) => {
                let class = program.class(*class);
                let valued =
                    |m: &&Method| program.text(m.name) == "valueOf" && m.args == 1 && !takes_string(program, m);
                let mut methods = class.methods.iter().map(|&id| program.method(id));
                let method = methods.find(valued).ok_or("a box without valueOf")?;
                self.call(method, &[witness::value(*datum, &[])])?
            }
        })
    }
}

fn takes_string(program: &jvm::Program, method: &Method) -> bool {
    program.text(method.descriptor).starts_with("(Ljava")
}
