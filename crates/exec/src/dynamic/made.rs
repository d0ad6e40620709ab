//! Classes the engine makes while a program runs.

use jvm::classpath::ClassBytes;
use jvm::{Class, Program};

use super::ORIGIN;
use super::assembler::ClassWriter;
use crate::trap::Run;
use crate::vm::Vm;

impl<'p> Vm<'p> {
    /// As [`made_class`], in the machine's program.
    pub(super) fn made_class(
        &self,
        prefix: &str,
        key: &str,
        super_name: &str,
        write: impl FnOnce(&mut ClassWriter),
    ) -> Run<&'p Class> {
        made_class(self.program, prefix, key, super_name, write)
    }
}

/// The class made for `key`. `write` writes it when it is needed for the first time in this program; everything
/// its code depends on must be in the key. The name is `prefix` and a number.
pub(super) fn made_class<'p>(
    program: &'p Program,
    prefix: &str,
    key: &str,
    super_name: &str,
    write: impl FnOnce(&mut ClassWriter),
) -> Run<&'p Class> {
    let number = program.intern(&format!("{prefix} {super_name} {key}")).index();
    // A number of 16 digits, as HotSpot's hidden classes have them, which readers of output know to skip.
    let name = format!("{prefix}+0x{:016x}", 0x7f00_0000_0000 + number * 0x400);
    if let Some(class) = program.loaded(&name) {
        return Ok(class);
    }
    let mut writer = ClassWriter::new(&name, super_name);
    write(&mut writer);
    let bytes = ClassBytes::owned(writer.finish(), ORIGIN);
    let host_is_platform = prefix.starts_with("java/");
    match program.define(bytes, host_is_platform) {
        Ok(class) => Ok(class),
        // Another thread was faster.
        Err(error) => program.loaded(&name).ok_or(error.into()),
    }
}
