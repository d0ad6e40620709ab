//! A machine set up to execute a subject on unknown inputs.

use std::sync::Arc;

use exec::symbolic::{Bounds, Initialization, OnRead, Symbolic, Universe};
use exec::trap::{Stop, Unsupported};
use exec::world::{Output, World};
use exec::{Limits, Vm};
use heap::{Known, Origin, Value};
use jvm::{Kind, Program};

use crate::end::Property;
use crate::harness::Harness;
use crate::lengths;
use crate::oracle::Oracles;
use crate::specified::Specifications;
use crate::subject::{Subject, Target, split_descriptors};

/// In which order paths are explored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Order {
    /// The latest choice first.
    DepthFirst,
    /// The earliest choice first.
    BreadthFirst,
    /// Where new code is reached first.
    Coverage,
    /// The smallest inputs first, depth first as long as they do not grow.
    SmallFirst,
}

/// How a subject is explored.
#[derive(Clone)]
pub struct Config {
    /// When references are decided.
    pub init: &'static dyn Initialization,
    /// The scope.
    pub bounds: Bounds,
    /// Whether strings that the program asks for may be as long as those it compares strings with.
    pub takes_lengths: bool,
    /// Objects of single classes, by name.
    pub heap_scope: Vec<(String, u32)>,
    /// Whether static fields are unknown.
    pub symbolic_statics: bool,
    /// Whether collections of the JDK and records are as their own methods and constructors leave them.
    pub assumes_constructed: bool,
    /// What is checked.
    pub properties: Vec<Property>,
    /// Exceptions that may leave the method, besides those it declares: internal class names.
    pub allowed: Vec<String>,
    /// Whether exceptions may leave the method, too, that it throws itself: it means them.
    pub allows_thrown: bool,
    /// Methods that are replaced by their contracts.
    pub contracts: Vec<Target>,
    /// Methods that are replaced by others.
    pub models: Vec<(Target, Target)>,
    /// Classes an input may be of, if not all of the class path.
    pub subtypes: Option<Vec<String>>,
    /// Instructions of one path.
    pub steps: u64,
    /// Bytes on the heap of one path.
    pub heap: usize,
    /// How the solver works.
    pub solver: solver::Config,
    /// The order of exploration.
    pub order: Order,
    /// Whether what is unknown is named by its origin as JBSE writes it.
    pub names_origins: bool,
    /// Whether every path is reported, not only violations.
    pub keep_paths: bool,
    /// Threads.
    pub threads: usize,
    /// Who decides whether an input satisfies the invariant; nobody means that it is executed first.
    pub oracles: Option<Arc<dyn Oracles>>,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            init: &exec::symbolic::LazierSharp,
            bounds: Bounds::default(),
            takes_lengths: false,
            heap_scope: Vec::new(),
            symbolic_statics: false,
            assumes_constructed: true,
            properties: Property::ALL.to_vec(),
            allowed: Vec::new(),
            allows_thrown: false,
            contracts: Vec::new(),
            models: Vec::new(),
            subtypes: None,
            steps: 300_000_000,
            heap: 1 << 30,
            solver: solver::Config::default(),
            order: Order::DepthFirst,
            names_origins: false,
            keep_paths: false,
            threads: 1,
            oracles: None,
        }
    }
}

impl Config {
    /// Whether every input is taken for a valid one.
    pub fn accepts_all(&self) -> bool {
        self.oracles.as_ref().is_some_and(|oracles| oracles.names().is_empty())
    }
}

/// What all machines of a run share.
pub struct SetUp<'p> {
    /// The program.
    pub program: &'p Program,
    /// The subject.
    pub subject: Subject<'p>,
    /// The configuration.
    pub config: Config,
    universe: Universe,
    contracts: Vec<exec::CalleeContract<'p>>,
    models: Vec<(&'p jvm::Method, &'p jvm::Method)>,
    not_initialized: Vec<jvm::ClassId>,
    /// Classes that the class path has a specification of.
    specified: Arc<[jvm::ClassId]>,
    /// Classes of the class path that could not be loaded, with the reason.
    pub unloadable: Arc<[String]>,
}

impl<'p> SetUp<'p> {
    /// Prepares the exploration of a subject.
    pub fn new(program: &'p Program, mut subject: Subject<'p>, mut config: Config) -> Result<SetUp<'p>, String> {
        exec::provide_intrinsics(program);
        subject.allowed.extend(config.allowed.iter().cloned());
        subject.allows_thrown = config.allows_thrown;
        if config.accepts_all() {
            subject.arguments.clear();
        }
        let named = match &config.oracles {
            Some(oracles) => oracles.check(program)?,
            None => Default::default(),
        };
        let mut names: Vec<String> = match &config.subtypes {
            Some(names) => names.iter().map(|name| name.replace('.', "/")).collect(),
            None => program.classpath().class_names().map_err(|error| error.to_string())?.collect(),
        };
        names.extend(named.inputs);
        names.extend(subject.contents().map(String::from));
        let (mut universe, unloadable) = Universe::of(program, names.into_iter());
        universe.is_narrowed = config.subtypes.is_some();
        for name in &config.allowed {
            program.load(name).map_err(|_| format!("--allow: there is no class {}", name.replace('/', ".")))?;
        }
        if config.takes_lengths {
            config.bounds.text_lengths = lengths::compared(program, subject.class, config.bounds.string_length);
        }
        config.bounds.of.clear();
        for (name, most) in &config.heap_scope {
            let class = program.load(&name.replace('.', "/"));
            let class = class.map_err(|_| format!("--heap-scope: there is no class {}", name.replace('/', ".")))?;
            config.bounds.of.push((class.id, *most));
        }
        if config.subtypes.is_some()
            && let Some(first) = unloadable.first()
        {
            return Err(format!("--subtypes: {first}"));
        }
        let mut contracts = Vec::new();
        for target in &config.contracts {
            let callee = one_method(program, target)?;
            contracts.push(crate::contract::callee(program, callee.class, callee.method)?);
        }
        let mut models = Vec::new();
        for (method, model) in &config.models {
            let (method, model) = (one_method(program, method)?.method, one_method(program, model)?.method);
            if method.args != model.args || !model.flags.is_static() {
                let name = program.display_method(model);
                return Err(format!("{name} cannot stand for another: it must be static and take the same arguments"));
            }
            models.push((method, model));
        }
        let mut not_initialized = Vec::new();
        for name in &named.not_initialized {
            let class = program.load(name).map_err(|error| error.to_string())?;
            not_initialized.push(class.id);
        }
        let specified = Specifications::new(program).subjects().into();
        let unloadable = unloadable.into();
        Ok(SetUp { program, subject, config, universe, contracts, models, not_initialized, specified, unloadable })
    }

    /// A machine that has started up, for unknown inputs or for known ones.
    pub(crate) fn booted(&self, expects_unknowns: bool) -> Result<Vm<'p>, Stop> {
        let mut world = World::sealed();
        world.stdout = Output::Process(Box::new(std::io::sink()));
        world.stderr = Output::Process(Box::new(std::io::sink()));
        world.assertions = true;
        let limits = Limits { heap: self.config.heap, ..Limits::default() };
        let start = |error: String| Stop::Unsupported(Unsupported { what: error, place: "start-up".into() });
        let mut vm = Vm::new(self.program, world, limits).map_err(|error| start(error.to_string()))?;
        vm.expects_unknowns = expects_unknowns;
        if !expects_unknowns {
            // Its time stands still, as it does where inputs are unknown.
            vm.script = Some(Box::default());
        }
        vm.boot()?;
        // What sets keep in their maps may be part of an input: it is there from the beginning, the same in all machines.
        for name in exec::SETS {
            if let Ok(class) = self.program.load(name) {
                vm.initialize_now(class)?;
            }
        }
        vm.collect();
        vm.state.heap.keep_all();
        vm.state.steps = 0;
        vm.limits.steps = Some(self.config.steps);
        Ok(vm)
    }

    /// A machine at the entry of the harness.
    pub(crate) fn machine(&self) -> Result<(Vm<'p>, Harness), Stop> {
        let mut vm = self.booted(true)?;
        let config = &self.config;
        let mut symbolic = self.unknowns(config.init);
        symbolic.method = Some(self.subject.method.id);
        if !config.accepts_all() {
            symbolic.valid = Some(crate::valid::check_of);
            // Others of the class are valid in the same sense, wherever they are met.
            if self.subject.names_invariant
                && let Some(check) = crate::valid::check_of_subject(self.program, &self.subject)
            {
                symbolic.knows_check(self.subject.class.id, check.id);
            }
        }
        vm.symbolic = Some(Box::new(symbolic));
        self.skip_initializers(&mut vm)?;
        for contract in &self.contracts {
            let used = vm.use_contract(contract);
            vm.expect(used)?;
        }
        for (method, model) in &self.models {
            vm.initialize_now(self.program.class(model.class))?;
            let used = vm.use_model(method, model);
            vm.expect(used)?;
        }
        let args = self.arguments(&mut vm)?;
        let mut harness = Harness::new(args);
        if self.asks_oracles() {
            harness.assume_invariant();
        }
        Ok((vm, harness))
    }

    /// What a machine has for unknown inputs.
    fn unknowns(&self, init: &'static dyn Initialization) -> Symbolic {
        let config = &self.config;
        let mut symbolic = Symbolic::new(init, config.bounds.clone(), self.universe.clone());
        symbolic.symbolic_statics = config.symbolic_statics;
        symbolic.assumes_constructed = config.assumes_constructed && !config.accepts_all();
        // The others choose objects where a reference is read, and Kiasan's counts are about objects of any class.
        symbolic.fixes_variables = config.init.on_read() == OnRead::Nothing;
        symbolic.specified = self.specified.clone();
        symbolic
    }

    fn skip_initializers(&self, vm: &mut Vm<'p>) -> Result<(), Stop> {
        for &class in &self.not_initialized {
            let skipped = vm.skip_initializer(class);
            vm.expect(skipped)?;
        }
        Ok(())
    }

    /// Whether there is somebody to ask about inputs, and something to ask about.
    pub fn asks_oracles(&self) -> bool {
        let oracles = self.config.oracles.as_ref();
        oracles.is_some_and(|oracles| self.has_invariant() || oracles.need_no_invariant())
    }

    /// Whether there is an invariant to assume.
    pub fn has_invariant(&self) -> bool {
        let has_input = !self.subject.method.flags.is_static() && !self.subject.is_constructor(self.program);
        self.subject.check.is_some() && has_input
    }

    /// A machine for the invariant alone, and the unknown object it is about.
    pub fn invariant_machine(&self, init: &'static dyn Initialization) -> Result<(Vm<'p>, Value), Stop> {
        let mut vm = self.booted(true)?;
        vm.symbolic = Some(Box::new(self.unknowns(init)));
        self.skip_initializers(&mut vm)?;
        vm.initialize_now(self.subject.class)?;
        for class in self.subject.predicate_classes(self.program) {
            vm.initialize_now(class)?;
        }
        let receiver = vm.symbolic_receiver(self.subject.class.id)?;
        vm.enter_subject();
        Ok((vm, Value::Ref(receiver)))
    }

    /// The unknown arguments, the receiver first.
    fn arguments(&self, vm: &mut Vm<'p>) -> Result<Vec<Value>, Stop> {
        let program = self.program;
        let method = self.subject.method;
        let mut args = Vec::new();
        if self.subject.is_main {
            let none = vm.empty_strings()?;
            return Ok(vec![none]);
        }
        if !method.flags.is_static() {
            let receiver = if self.subject.is_constructor(program) {
                vm.new_receiver(self.subject.class)?
            } else if self.subject.class.flags.is_enum() {
                // One of its constants, which exist already.
                let symbol = vm.new_symbol(self.subject.class.id, Origin::Argument(0), 0, Known::Location);
                vm.expect(symbol)?
            } else {
                vm.symbolic_receiver(self.subject.class.id)?
            };
            args.push(Value::Ref(receiver));
        }
        let descriptor = program.text(method.descriptor);
        let params = descriptor[1..].split_once(')').map_or("", |(params, _)| params);
        for (at, param) in split_descriptors(params).into_iter().enumerate() {
            let position = (at + args.len().min(1) * !method.flags.is_static() as usize) as u16;
            let origin = Origin::Argument(position);
            args.push(match Kind::of_descriptor(param) {
                Some(Kind::Ref) => {
                    let bound = vm.descriptor_class(param);
                    let bound = vm.expect(bound)?;
                    let declared = vm.argument_type(position, bound);
                    let declared = vm.expect(declared)?;
                    let symbol = vm.new_symbol(declared, origin, 0, Known::Reference);
                    Value::Ref(vm.expect(symbol)?)
                }
                Some(kind) => {
                    let symbolic = vm.symbolic();
                    let symbolic = symbolic.map_err(|_| Stop::Assumption)?;
                    symbolic.unknown(kind, origin)
                }
                None => Value::Unset,
            });
        }
        Ok(args)
    }
}

/// The one method that a target means.
fn one_method<'p>(program: &'p Program, target: &Target) -> Result<Subject<'p>, String> {
    let mut found = Subject::find(program, target).map_err(|error| error.to_string())?;
    match (found.pop(), found.is_empty(), &target.method) {
        (Some(subject), true, Some(_)) => Ok(subject),
        _ => Err(format!("{}: one method is meant; name it, as in Class#method(types)", target.class)),
    }
}
