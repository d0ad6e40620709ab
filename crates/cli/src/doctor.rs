//! `lissom doctor`

use std::ffi::c_uint;
use std::time::Instant;

use jvm::Program;
use jvm::classpath::{ClassPath, Jdk};

use crate::flags::DoctorFlags;
use crate::{FAILED, complain};

/// Says what is there and what is missing; gives the exit code.
pub(crate) fn doctor(flags: &DoctorFlags) -> u8 {
    println!("lissom {}", env!("CARGO_PKG_VERSION"));
    let jdk = Jdk::locate(flags.jdk.jdk.as_deref());
    match &jdk {
        Ok(jdk) => {
            let vendor = jdk.implementor().map_or(String::new(), |v| format!(" ({v})"));
            println!("JDK     {}{vendor} at {}", jdk.version(), jdk.home().display());
        }
        Err(error) => println!("JDK     missing: {error}"),
    }
    match z3_version() {
        Some(version) => println!("solver  Z3 {version}"),
        None => {
            println!("solver  missing: install libz3 (Debian: apt-get install libz3-4); `lissom run` works without")
        }
    }
    match jdk {
        Ok(jdk) if flags.all_classes => load_everything(jdk),
        Ok(_) => 0,
        Err(_) => FAILED,
    }
}

/// The version of the Z3 library that would be used.
fn z3_version() -> Option<String> {
    let names = ["libz3.so.4", "libz3.so", "libz3.dylib"];
    // SAFETY: loading Z3 runs its initializers, which have no preconditions.
    let library = names.iter().find_map(|name| unsafe { libloading::Library::new(name).ok() })?;
    type GetVersion = unsafe extern "C" fn(*mut c_uint, *mut c_uint, *mut c_uint, *mut c_uint);
    // SAFETY: this is the signature of Z3_get_version since its first release.
    let get_version: libloading::Symbol<'_, GetVersion> = unsafe { library.get(b"Z3_get_version").ok()? };
    let (mut major, mut minor, mut build, mut revision) = (0, 0, 0, 0);
    // SAFETY: four valid pointers, as it wants.
    unsafe { get_version(&mut major, &mut minor, &mut build, &mut revision) };
    Some(format!("{major}.{minor}.{build}"))
}

/// Loads, links, decodes and verifies every class of the JDK.
fn load_everything(jdk: Jdk) -> u8 {
    let start = Instant::now();
    let classes = match jdk.classes() {
        Ok(classes) => classes,
        Err(error) => return complain(error),
    };
    let program = Program::new(jdk, ClassPath::default());
    let (mut methods, mut failures) = (0, Vec::new());
    for class in classes.iter().filter(|c| !c.name.ends_with("-info")) {
        match program.load(&class.name).and_then(|linked| program.verify(linked).map(|()| linked)) {
            Ok(linked) => methods += linked.methods.len(),
            Err(error) => failures.push(format!("{}: {error}", class.name)),
        }
    }
    for failure in failures.iter().take(20) {
        println!("        {failure}");
    }
    println!(
        "classes {} loaded and linked, {methods} methods decoded and verified in {:.1} s: {} failed",
        classes.len(),
        start.elapsed().as_secs_f64(),
        failures.len()
    );
    if failures.is_empty() { 0 } else { FAILED }
}
