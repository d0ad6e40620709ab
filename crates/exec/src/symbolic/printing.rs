//! Printing what is unknown.
//!
//! What a method prints is no part of what it is asked about, and nobody reads it while it is explored. But a number becomes
//! digits and a character bytes before they are printed, and each of them would be a case of its own. So the standard
//! streams are given nothing that is unknown. A stream that the program made keeps what is printed to it.

use heap::{Ref, Value};
use jvm::Method;

use crate::known::slot;
use crate::trap::Run;
use crate::vm::Vm;

/// What a standard stream consists of, from what is printed to down to what has the file.
const LAYERS: [&str; 3] = ["java/io/PrintStream", "java/io/BufferedOutputStream", "java/io/FileOutputStream"];

impl<'p> Vm<'p> {
    /// Whether a call prints something unknown to standard output or standard error.
    pub(super) fn prints_unknown(&mut self, method: &Method, args: &[Value]) -> Run<bool> {
        let [Value::Ref(stream), rest @ ..] = args else { return Ok(false) };
        if self.program.class_name(method.class) != "java/io/PrintStream"
            || !rest.iter().any(|&arg| self.is_unknown(arg))
            || !self.is_standard(*stream)
        {
            return Ok(false);
        }
        // An array that is not there is no array to print.
        match rest {
            [Value::Ref(array)] if self.program.text(method.descriptor).starts_with("([") => {
                Ok(!self.resolved(*array)?.is_null())
            }
            _ => Ok(true),
        }
    }

    /// Whether a stream leads to standard output or standard error, and nowhere else: a subclass may do what it likes.
    fn is_standard(&self, stream: Ref) -> bool {
        let mut at = stream;
        for (layer, class) in LAYERS.iter().enumerate() {
            let next = if layer + 1 == LAYERS.len() { "fd" } else { "out" };
            match self.part(at, next) {
                Some(Value::Ref(next)) if self.program.class_name(self.state.heap.get(at).class) == *class => at = next,
                _ => return false,
            }
        }
        matches!(self.part(at, "fd"), Some(Value::Int(1 | 2)))
    }

    /// What a field holds, of an object that is there.
    fn part(&self, object: Ref, name: &str) -> Option<Value> {
        if object.is_null() || object.is_symbolic() {
            return None;
        }
        let class = self.program.class(self.state.heap.get(object).class);
        self.field(object, slot(self.program, class, name)?)
    }
}
