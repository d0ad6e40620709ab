//! Native methods: a table of small functions, one file per area of the JDK.
//!
//! A function is found by `class.name`, with the descriptor where that is not enough. A leading `=` marks a method that
//! has bytecode and is replaced all the same (unless the function answers [`Trap::Bytecode`](crate::trap::Trap)), where the JDK's own way needs something we do not have (threads, the
//! module system, method handle spinning).

mod args;
pub(crate) mod boxing;
mod checksums;
mod class;
mod file_channels;
mod file_system;
mod invoke;
mod io;
mod loaders;
mod locale;
mod math;
mod modules;
mod object;
pub mod off_heap;
pub(crate) mod reflect;
mod serialization;
mod stack_walk;
mod system;
mod thread;
mod throwable;
mod unix_files;
mod unsafe_memory;
mod zlib;

use heap::Value;
use jvm::Method;
use rustc_hash::FxHashMap;

pub use args::Args;
pub(crate) use object::{check_copyable, check_ranges, element_mismatch};
pub(crate) use unsafe_memory::{UnsafePlace, unsafe_place};

use crate::trap::Run;
use crate::vm::Vm;

/// A native method.
pub type Native = for<'p> fn(&mut Vm<'p>, Args<'_>) -> Run<Value>;

/// A row of a table: the method's name, and the function.
pub type Row = (&'static str, Native);

/// Marks a method that is executed as bytecode.
pub const UNBOUND: u32 = u32::MAX;

/// All native methods by name.
pub struct Natives {
    functions: Vec<Native>,
    by_name: FxHashMap<Box<str>, u32>,
}

impl Natives {
    /// The table of everything supported.
    pub fn new() -> Natives {
        let mut natives = Natives { functions: Vec::new(), by_name: FxHashMap::default() };
        for table in [
            object::TABLE,
            checksums::TABLE,
            class::TABLE,
            file_channels::TABLE,
            file_system::TABLE,
            io::TABLE,
            loaders::TABLE,
            locale::TABLE,
            math::TABLE,
            modules::TABLE,
            reflect::TABLE,
            serialization::TABLE,
            stack_walk::TABLE,
            system::TABLE,
            thread::TABLE,
            throwable::TABLE,
            unix_files::TABLE,
            zlib::TABLE,
        ] {
            for &(name, function) in table {
                natives.add(name.into(), function);
            }
        }
        for &(name, function) in crate::symbolic::INTRINSICS.iter().chain(crate::symbolic::GIVEN) {
            natives.add(name.into(), function);
        }
        for &(name, function) in crate::dynamic::contract::TABLE {
            natives.add(name.into(), function);
        }
        for &(name, function) in invoke::TABLES.iter().copied().flatten() {
            natives.add(name.into(), function);
        }
        for (name, function) in unsafe_memory::rows() {
            natives.add(name.into(), function);
        }
        natives
    }

    fn add(&mut self, name: Box<str>, function: Native) {
        self.by_name.insert(name, self.functions.len() as u32);
        self.functions.push(function);
    }

    /// The function of a binding.
    #[inline]
    pub fn function(&self, binding: u32) -> Native {
        self.functions[binding as usize]
    }

    fn find(&self, name: &str) -> Option<u32> {
        self.by_name.get(name).copied()
    }
}

impl Default for Natives {
    fn default() -> Natives {
        Natives::new()
    }
}

impl<'p> Vm<'p> {
    /// Binds a method the engine made to a function of the table.
    pub(crate) fn bind_to(&self, method: jvm::MethodId, name: &str) {
        if let Some(binding) = self.natives.find(name) {
            self.program.method(method).binding.get_or_init(|| binding);
        }
    }

    /// Looks up the function of a method on its first call.
    #[cold]
    pub(crate) fn bind(&self, method: &'p Method) -> u32 {
        let class = self.program.class(method.class);
        let binding = if class.is_platform || crate::symbolic::is_intrinsic_class(self.program.class_name(class.id)) {
            let own = self.program.text(method.name);
            let name = format!("={}.{own}", self.program.class_name(class.id));
            let full = format!("{name}{}", self.program.text(method.descriptor));
            let find = |name: &str| self.natives.find(name);
            let replaced = find(&full).or_else(|| find(&name));
            let native = || find(&full[1..]).or_else(|| find(&name[1..])).or_else(|| find(own));
            replaced.or_else(|| native().filter(|_| method.flags.is_native())).unwrap_or(UNBOUND)
        } else {
            UNBOUND
        };
        *method.binding.get_or_init(|| binding)
    }
}
