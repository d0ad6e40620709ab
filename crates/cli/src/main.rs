//! The `lissom` command: flags, printing and exit codes. Everything else is in the libraries.
//!
//! Exit codes: what the program itself gives for `run`; 2 for a usage or set-up problem or a feature the engine lacks;
//! 3 when a limit ended the run.

mod analysis;
mod bench;
mod compare;
mod doctor;
mod enumerate;
mod files;
mod finding;
mod flags;
mod json;
mod output;
mod page;
mod project;
mod replay;
mod run;
mod source;
mod test;
mod verify;

use std::process::ExitCode;

use clap::Parser;

use flags::{Cli, Command};

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// A usage or set-up problem, or a feature the engine lacks.
pub(crate) const FAILED: u8 = 2;
/// A limit ended the run.
pub(crate) const INCONCLUSIVE: u8 = 3;

fn main() -> ExitCode {
    end_quietly_on_a_closed_pipe();
    take_memory_in_small_pages();
    let code = match Cli::parse_from(flags::normalise(std::env::args())).command {
        Command::Run(flags) => run::run(flags),
        Command::Verify(flags) => verify::verify(&flags),
        Command::Explore(flags) => verify::explore(&flags),
        Command::Test(flags) => test::test(&flags),
        Command::Replay(flags) => verify::replay(&flags.analysis, &flags.path, flags.whole),
        Command::Enumerate(flags) => enumerate::enumerate(&flags),
        Command::Compare(flags) => compare::compare(&flags),
        Command::Doctor(flags) => doctor::doctor(&flags),
        Command::Bench(flags) => bench::bench(&flags),
    };
    ExitCode::from(code)
}

/// The allocator asks for huge pages, which are cleared as a whole when they are first touched: that takes short runs a quarter
/// of their time, and gives long ones nothing. Where it cannot be turned off, nothing is lost but that.
fn take_memory_in_small_pages() {
    #[cfg(target_os = "linux")]
    let _ = rustix::thread::disable_transparent_huge_pages(true);
}

/// A reader that has seen enough (`| head`) is no reason to panic. Ignoring SIGPIPE stays as it is: a JVM that ends while
/// it is written to must not end us.
fn end_quietly_on_a_closed_pipe() {
    let report = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        let words = panic.payload().downcast_ref::<String>();
        if words.is_some_and(|words| words.starts_with("failed printing to std")) {
            std::process::exit(FAILED.into());
        }
        report(panic);
    }));
}

/// The exit code that a verdict means.
pub(crate) fn exit_code(verdict: explore::Verdict) -> u8 {
    use explore::Verdict;
    match verdict {
        Verdict::Holds | Verdict::HoldsWithinScope => 0,
        Verdict::Violated => 1,
        Verdict::Inconclusive => INCONCLUSIVE,
    }
}

/// One clear message on standard error.
pub(crate) fn complain(message: impl std::fmt::Display) -> u8 {
    eprintln!("lissom: {message}");
    FAILED
}
