//! The source lines a path runs through.

use jvm::MethodId;

use crate::vm::Vm;

/// A line of the program under analysis.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SourceLine {
    /// `Class.method`
    pub method: String,
    /// Source file, where the class file names it.
    pub file: Option<String>,
    /// Line number.
    pub line: Option<u16>,
}

/// Lines of code that is not the JDK's, with the depth of calls.
#[derive(Default)]
pub struct Trace {
    lines: Vec<(MethodId, u16, usize)>,
}

impl<'p> Vm<'p> {
    /// Records lines from now on.
    pub fn start_trace(&mut self) {
        self.trace = Some(Box::default());
    }

    /// The lines since this was last asked.
    pub fn take_trace(&mut self) -> Vec<(SourceLine, usize)> {
        let lines = self.trace.as_mut().map_or(Vec::new(), |trace| std::mem::take(&mut trace.lines));
        let program = self.program;
        let show = |(method, line, depth): (MethodId, u16, usize)| {
            let method = program.method(method);
            let place = SourceLine {
                method: program.display_method(method),
                file: self.source_file(method.class),
                line: Some(line),
            };
            (place, depth)
        };
        lines.into_iter().map(show).collect()
    }

    /// The line from which the method that was started last returned; if that was a predicate which gave `false`, and it was
    /// watched, the line that said so first.
    pub fn last_return(&self) -> Option<SourceLine> {
        let refused = self.state.refusal.filter(|refusal| self.watches_refusals && refusal.depth == 0);
        let (method, insn) = refused.map(|refusal| refusal.at).or(self.state.last_return)?;
        let method = self.program.method(method);
        let line = self.program.code(method).ok().flatten().and_then(|code| code.line(insn as usize));
        let (name, file) = (self.program.display_method(method), self.source_file(method.class));
        Some(SourceLine { method: name, file, line })
    }

    #[inline(never)]
    pub(crate) fn trace_line(&mut self, pc: usize) {
        let depth = self.state.frames.len();
        let frame = self.frame();
        if frame.class.is_platform || frame.class.is_made() {
            return;
        }
        let (method, line) = (frame.method.id, frame.code.line(pc));
        if let (Some(line), Some(trace)) = (line, self.trace.as_mut())
            && trace.lines.last() != Some(&(method, line, depth))
        {
            trace.lines.push((method, line, depth));
        }
    }

    /// The method and instruction being executed.
    pub fn current_position(&self) -> (MethodId, u32) {
        self.state.frames.last().map_or((MethodId::new(0), 0), |frame| (frame.method.id, frame.pc))
    }

    /// The name of a parameter, where the class file has it.
    pub fn parameter_name(&self, method: &jvm::Method, at: u16) -> Option<String> {
        let descriptor = self.program.text(method.descriptor);
        let params = descriptor.get(1..)?.split_once(')')?.0;
        let mut register = 0;
        let mut number = 0;
        if !method.flags.is_static() {
            (register, number) = (1, 1);
        }
        let mut rest = params;
        while number < at {
            let wide = rest.starts_with(['J', 'D']);
            rest = &rest[descriptor_len(rest)?..];
            register += if wide { 2 } else { 1 };
            number += 1;
        }
        self.program.local_name(method, register)
    }
}

fn descriptor_len(text: &str) -> Option<usize> {
    let dims = text.len() - text.trim_start_matches('[').len();
    match text.as_bytes().get(dims)? {
        b'L' => text.find(';').map(|at| at + 1),
        _ => Some(dims + 1),
    }
}
