//! `lissom enumerate`

mod draw;
mod json;
mod tree;

use std::io::{self, BufWriter, Write};

use explore::{Config, SetUp, Subject};
use jvm::Program;
use oracle::enumerate::{Enumeration, Measure, Options};

use crate::analysis::{self, DEFAULT_N};
use crate::flags::EnumerateFlags;
use crate::{INCONCLUSIVE, complain};

/// Lists or counts the valid structures of a class; gives the exit code.
pub(crate) fn enumerate(flags: &EnumerateFlags) -> u8 {
    match attempt(flags) {
        Ok(true) => 0,
        Ok(false) => INCONCLUSIVE,
        Err(message) => complain(message),
    }
}

/// Whether all structures of the scope were found.
fn attempt(flags: &EnumerateFlags) -> Result<bool, String> {
    let program = analysis::program(&flags.classes)?;
    let subject =
        Subject::invariant(&program, &analysis::target(&flags.classes, &flags.target)).map_err(|e| e.to_string())?;
    let config = config(flags);
    if flags.exactly && config.bounds.n.is_none() {
        return Err("--exactly means size n: give --n".to_string());
    }
    let setup = SetUp::new(&program, subject, config)?;
    let options = Options {
        ranges: flags.range.clone(),
        exactly: setup.config.bounds.n.filter(|_| flags.exactly),
        keep: !flags.count,
        time: flags.cost.time,
    };
    let found = oracle::enumerate::enumerate(&setup, &options)?;
    let page = Page { flags, program: &program, setup: &setup, found: &found };
    let mut out = BufWriter::new(io::stdout().lock());
    let written = match (flags.json, flags.count) {
        (true, _) => json::write(&mut out, &page),
        (false, true) => page.counts(&mut out),
        (false, false) => page.list(&mut out),
    };
    match written.and_then(|()| out.flush()) {
        // Whoever read it had enough.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => {}
        Err(error) => return Err(error.to_string()),
        Ok(()) => {}
    }
    Ok(found.is_complete())
}

fn config(flags: &EnumerateFlags) -> Config {
    let mut config = Config { bounds: analysis::bounds(&flags.scope), ..Config::default() };
    // The length of an array is part of a structure, so there is always a bound on it.
    config.bounds.array_length = flags.scope.array_length.or(config.bounds.n).or(config.bounds.k).or(Some(DEFAULT_N));
    analysis::configure(&mut config, &flags.classes, &flags.cost);
    config
}

/// All there is to print.
struct Page<'a, 'p> {
    flags: &'a EnumerateFlags,
    program: &'p Program,
    setup: &'a SetUp<'p>,
    found: &'a Enumeration,
}

impl Page<'_, '_> {
    fn list(&self, out: &mut impl Write) -> io::Result<()> {
        let drawing = draw::Drawing::new(self.program, self.found);
        for (number, structure) in self.found.structures(self.program).enumerate() {
            drawing.write(out, number + 1, &structure)?;
        }
        self.title(out)?;
        self.account(out)
    }

    fn counts(&self, out: &mut impl Write) -> io::Result<()> {
        self.title(out)?;
        let unit = unit(self.program, self.found.measure, 2);
        let total = grouped(self.found.total());
        let left = unit.len().max(5);
        let right = total.len().max("structures".len());
        writeln!(out, "  {unit:>left$}  {:>right$}", "structures")?;
        for (size, count) in &self.found.counts {
            writeln!(out, "  {size:>left$}  {:>right$}", grouped(*count))?;
        }
        writeln!(out, "  {:>left$}  {total:>right$}", "total")?;
        self.account(out)
    }

    fn title(&self, out: &mut impl Write) -> io::Result<()> {
        let total = self.found.total();
        let structures = if total == 1 { "structure" } else { "structures" };
        let complete = match (self.found.is_complete(), self.flags.exactly) {
            (true, false) => "all within the scope",
            (true, true) => "all of this size",
            (false, _) => "incomplete",
        };
        writeln!(out, "{}: {} {structures}, {complete}", self.flags.target, grouped(total))
    }

    fn account(&self, out: &mut impl Write) -> io::Result<()> {
        let found = self.found;
        writeln!(out, "  scope       {}", analysis::scope(&self.setup.config))?;
        let candidates = found.valid + found.invalid;
        writeln!(
            out,
            "  candidates  {} {} of {}, {} valid (what Korat calls candidates explored)",
            grouped(candidates),
            if candidates == 1 { "execution" } else { "executions" },
            self.setup.subject.invariant.map_or("repOK", |method| self.program.text(method.name)),
            grouped(found.valid),
        )?;
        writeln!(out, "  time        {:.2} s", found.time.as_secs_f64())?;
        for ((left, place), count) in &found.left {
            let place = if place.is_empty() { String::new() } else { format!(" at {place}") };
            let times = if *count == 1 { "once".to_string() } else { format!("{count} times") };
            writeln!(out, "  open        {}{place}, {times}; {}", left.describe(), advice(left))?;
        }
        if found.total() == 0 && found.is_complete() {
            let more = if self.flags.range.is_empty() { "raise --n" } else { "raise --n or widen --range" };
            writeln!(out, "  note        nothing within the scope satisfies the invariant; {more}")?;
        }
        for complaint in &found.complaints {
            writeln!(out, "  warning     {complaint}")?;
        }
        for disagreement in &found.disagreements {
            writeln!(out, "  bug         two stages of the solver disagree: {disagreement}")?;
        }
        Ok(())
    }
}

/// What a user can do about what was left open.
fn advice(left: &explore::Left) -> String {
    match left {
        explore::Left::Time => "raise --time".to_string(),
        explore::Left::Unsupported(_) => "write the invariant without it".to_string(),
        other => other.advice(),
    }
}

/// What sizes are counted in.
fn unit(program: &Program, measure: Measure, count: u32) -> String {
    let one = match measure {
        Measure::Nodes(class) => {
            let name = explore::simple_name(program, class);
            name.rsplit('.').next().unwrap_or(&name).to_lowercase()
        }
        Measure::Elements => "element".to_string(),
        Measure::Objects => "object".to_string(),
    };
    if count == 1 { one } else { emit::java::plural(&one) }
}

/// Digits in groups of three.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn large_numbers_are_grouped() {
        assert_eq!(grouped(16796), "16,796");
        assert_eq!(grouped(999), "999");
        assert_eq!(grouped(1_234_567), "1,234,567");
    }
}
