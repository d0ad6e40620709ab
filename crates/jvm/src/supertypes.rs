//! Whether a class may have the superclass and superinterfaces it names (JVMS 5.3.5).

use crate::class::{Class, Shape};
use crate::error::{LinkError, LinkErrorKind};
use crate::load::Parsed;
use crate::program::Program;
use crate::reader::Reader;
use crate::vtable::package;
use crate::wording::dotted;

/// From this class file version on (Java 17), a class can be sealed.
const SEALED: u16 = 61;

/// The first Java release whose message says why a sealed class does not permit a subclass.
const REASONED: u32 = 22;

impl Program {
    /// What the names alone tell.
    pub(crate) fn check_supertype_names(&self, parsed: &Parsed) -> Result<(), LinkError> {
        let name = &parsed.name;
        if parsed.is_interface() && parsed.super_name.as_deref() != Some("java/lang/Object") {
            let message = format!("Interfaces must have java.lang.Object as superclass in class file {name}");
            return Err(LinkError::format(message));
        }
        let repeated = |(at, interface): &(usize, &String)| parsed.interfaces[..*at].contains(interface);
        match parsed.interfaces.iter().enumerate().find(repeated) {
            Some((_, interface)) => {
                Err(LinkError::format(format!("Duplicate interface name \"{interface}\" in class file {name}")))
            }
            None => Ok(()),
        }
    }

    /// Whether `parsed` may extend `super_class`.
    pub(crate) fn check_superclass(&self, parsed: &Parsed, super_class: &Class) -> Result<(), LinkError> {
        let (name, super_name) = (dotted(&parsed.name), self.external_name(super_class.id));
        if super_class.is_interface() || super_class.shape != Shape::Instance {
            return Err(incompatible(format!("class {name} has interface {super_name} as super class")));
        }
        if super_class.flags.is_final() {
            return Err(incompatible(format!("class {name} cannot inherit from final class {super_name}")));
        }
        self.check_sealed(parsed, super_class, "inherit from sealed class")?;
        let word = if super_class.flags.is_abstract() { "abstract superclass" } else { "superclass" };
        self.check_reachable(parsed, super_class, word)
    }

    /// Whether `parsed` may have `interface` as a superinterface.
    pub(crate) fn check_interface(&self, parsed: &Parsed, interface: &Class) -> Result<(), LinkError> {
        let (name, interface_name) = (dotted(&parsed.name), self.external_name(interface.id));
        if !interface.is_interface() {
            return Err(incompatible(format!(
                "class {name} can not implement {interface_name}, because it is not an interface ({interface_name} is in \
                 {})",
                self.describe_place(interface)
            )));
        }
        let verb = if parsed.is_interface() { "extend" } else { "implement" };
        self.check_sealed(parsed, interface, &format!("{verb} sealed interface"))?;
        self.check_reachable(parsed, interface, "superinterface")
    }

    fn check_reachable(&self, parsed: &Parsed, supertype: &Class, word: &str) -> Result<(), LinkError> {
        if supertype.flags.is_public() || package(&parsed.name) == package(self.class_name(supertype.id)) {
            return Ok(());
        }
        let (name, super_name) = (dotted(&parsed.name), self.external_name(supertype.id));
        let place = self.describe_place(supertype);
        // A class that is not of the JDK is in the unnamed module, as is the one being loaded.
        let places = if supertype.is_platform {
            format!("{name} is in unnamed module of loader 'app'; {super_name} is in {place}")
        } else {
            format!("{name} and {super_name} are in {place}")
        };
        let message = format!("class {name} cannot access its {word} {super_name} ({places})");
        Err(LinkError::new(LinkErrorKind::IllegalAccess, message))
    }

    fn check_sealed(&self, parsed: &Parsed, supertype: &Class, what: &str) -> Result<(), LinkError> {
        if self.permits(supertype, &parsed.name) {
            return Ok(());
        }
        let (name, super_name) = (dotted(&parsed.name), self.external_name(supertype.id));
        Err(incompatible(if self.jdk().feature() < REASONED {
            format!("class {name} cannot {what} {super_name}")
        } else if supertype.is_platform {
            let module = self.jdk().module_of_package(package(self.class_name(supertype.id)));
            let module = module.ok().flatten().unwrap_or("java.base");
            format!(
                "Failed same module check: subclass {name} is in module 'unnamed module' with loader 'app', and sealed \
                 class {super_name} is in module '{module}' with loader 'bootstrap'"
            )
        } else {
            format!("Failed listed permitted subclass check: class {name} is not a permitted subclass of {super_name}")
        }))
    }

    /// Whether a class lets the class called `name` be its direct subclass (JVMS 4.7.31).
    fn permits(&self, class: &Class, name: &str) -> bool {
        let Some(file) = class.file.as_ref().filter(|file| file.version.0 >= SEALED) else {
            return true;
        };
        let Some(content) = file.class_attribute("PermittedSubclasses") else {
            return true;
        };
        let mut reader = Reader::new(content);
        let count = reader.u16().unwrap_or(0);
        (0..count).any(|_| {
            let index = reader.u16().ok();
            index.and_then(|i| file.pool.class_name(&file.bytes, i).ok()).as_deref() == Some(name)
        })
    }
}

fn incompatible(message: String) -> LinkError {
    LinkError::new(LinkErrorKind::IncompatibleClassChange, message)
}
