//! `lissom bench`: our speed and our counts beside others', in one run.

mod classes;
mod jbse;
mod kiasan;
mod lissa;
mod run;

use crate::complain;
use crate::flags::BenchFlags;

/// Measures what was asked for and prints the table; gives the exit code.
pub(crate) fn bench(flags: &BenchFlags) -> u8 {
    let outcome = match flags.table.as_str() {
        "run" => run::run(flags).map(|()| true),
        "kiasan-n" => kiasan::n_bound::run(flags),
        "kiasan-k" => kiasan::k_bound::run(flags),
        "lissa" => lissa::run(flags),
        "jbse" => jbse::run(flags),
        other => {
            Err(format!("there is no benchmark `{other}`; there are `run`, `kiasan-n`, `kiasan-k`, `lissa` and `jbse`"))
        }
    };
    match outcome {
        Ok(as_expected) => !as_expected as u8,
        Err(message) => complain(message),
    }
}
