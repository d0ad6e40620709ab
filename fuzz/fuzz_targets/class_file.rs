//! Coverage-guided fuzzing of class files: `cargo fuzz run class_file` (needs cargo-fuzz and a nightly compiler).
#![no_main]

use std::sync::{Arc, OnceLock};

use jvm::classpath::{ClassPath, Jdk};
use libfuzzer_sys::fuzz_target;

static JDK: OnceLock<Arc<Jdk>> = OnceLock::new();

fuzz_target!(|bytes: &[u8]| {
    let jdk = JDK.get_or_init(|| Arc::new(Jdk::locate(None).expect("a JDK, from JAVA_HOME or the path")));
    testkit::fuzz::run_class(jdk.clone(), ClassPath::default(), bytes);
});
