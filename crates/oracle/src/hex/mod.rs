//! `hex`: rules about single references, in JBSE's language.
//!
//! When a reference of the input is to be decided, the rules that are about its origin and its static type say which
//! alternatives remain; nothing else is looked at. What they name as triggers runs in the state right after, as part of
//! the path. So this oracle only ever filters: it never knows that a valid heap exists.

mod annotations;
mod link;
mod recorded;
mod rules;
mod trigger;

use std::sync::{Arc, Mutex};

use exec::Vm;
use exec::symbolic::{Alternative, Choice};
use exec::trap::{Run, Stop, Unsupported};
use explore::{Answer, Case, HeapOracle, Named, Numbered, SetUp};
use heap::Value;
use hex::{Origins, Settings};
use jvm::Program;

use link::Linked;
pub(crate) use recorded::{Clocked, Player, Recorder};
pub use recorded::{Recording, Tape};
pub(crate) use rules::Rules;

/// A specification, from files and from annotations.
#[derive(Clone, Debug, Default)]
pub struct Specification {
    /// What the files say.
    pub settings: Arc<Settings>,
    /// Origins that were met, and matched, before: whoever comes next need not do it again.
    met: Met,
}

/// Origins that nobody is using.
type Met = Arc<Mutex<Option<Origins>>>;

impl Specification {
    /// Reads files. The error says which, where and what is wrong with it.
    pub fn read(files: &[impl AsRef<std::path::Path>]) -> Result<Specification, String> {
        let mut settings = Settings::default();
        for file in files {
            let name = file.as_ref().display().to_string();
            let bytes = std::fs::read(file.as_ref()).map_err(|error| format!("cannot read {name}: {error}"))?;
            settings.add(Settings::read(&name, &bytes).map_err(|error| error.to_string())?);
        }
        Ok(Specification { settings: Arc::new(settings), met: Met::default() })
    }

    /// Reads a text, whose name is for messages only.
    pub fn parse(name: &str, text: &str) -> Result<Specification, String> {
        let settings = Settings::parse(name, text).map_err(|error| error.to_string())?;
        Ok(Specification { settings: Arc::new(settings), met: Met::default() })
    }

    /// Looks up everything that the specification names.
    fn link<'p>(&self, program: &'p Program) -> Result<Linked<'p>, String> {
        let mut settings = (*self.settings).clone();
        settings.rows.extend(annotations::rows(program)?);
        if settings.rows.is_empty() && settings.init.is_empty() {
            return Err("--oracle hex: there are no rules; give a file with --spec, or annotate fields".to_string());
        }
        Linked::new(program, &settings).map_err(|error| error.to_string())
    }

    /// The rules, for a machine.
    pub(crate) fn rules<'p>(&self, program: &'p Program) -> Result<Rules<'p>, String> {
        Ok(Rules::new(self.link(program)?, self.met.clone()))
    }

    /// Whether it fits a program; the classes that inputs may be of, and those that are not initialized.
    pub fn check(&self, program: &Program) -> Result<Named, String> {
        Ok(self.link(program)?.named)
    }
}

/// The rules at work.
pub(crate) struct Hex<'p> {
    rules: Rules<'p>,
}

impl<'p> Hex<'p> {
    pub fn new(setup: &SetUp<'p>, specification: &Specification) -> Result<Hex<'p>, Stop> {
        Ok(Hex { rules: start(setup, specification)? })
    }
}

fn start<'p>(setup: &SetUp<'p>, specification: &Specification) -> Result<Rules<'p>, Stop> {
    specification
        .rules(setup.program)
        .map_err(|what| Stop::Unsupported(Unsupported { what, place: "the specification".to_string() }))
}

impl<'p> HeapOracle<'p> for Hex<'p> {
    fn name(&self) -> &'static str {
        "hex"
    }

    fn is_filter(&self) -> bool {
        true
    }

    fn restricts(&self) -> bool {
        true
    }

    fn restrict(&mut self, vm: &mut Vm<'p>, choice: &Choice, ways: Vec<Numbered>) -> Vec<Numbered> {
        self.rules.restrict(vm, choice, ways)
    }

    fn react(&mut self, vm: &mut Vm<'p>, args: &[Value], newest: Option<&Alternative>) -> Run<()> {
        self.rules.react(vm, args, newest)
    }

    fn judge(&mut self, _case: &mut Case<'_, 'p>) -> Answer {
        Answer::Unknown("rules are about alternatives, not about heaps".to_string())
    }

    fn complete(&mut self, _case: &mut Case<'_, 'p>) -> Answer {
        // Nobody knows better: what the rules let pass is taken for valid.
        Answer::Feasible(explore::Witness { memory: None, model: None })
    }

    fn complaints(&self) -> Vec<String> {
        self.rules.complaints()
    }
}
