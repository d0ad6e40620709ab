//! What the tests of this crate share: temporary directories, small jars, small class files, installed JDKs.

use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipWriter};

/// A directory that is removed when the test ends.
pub(crate) struct TempDir(PathBuf);

impl TempDir {
    pub(crate) fn new() -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let name = format!("lissom-classpath-{}-{number}", std::process::id());
        let path = std::env::temp_dir().join(name);
        fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }

    /// Writes a file, with the directories above it.
    pub(crate) fn write(&self, name: &str, bytes: &[u8]) -> PathBuf {
        let path = self.0.join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, bytes).unwrap();
        path
    }

    /// Writes a jar; every second entry is deflated, the others are stored.
    pub(crate) fn jar(&self, name: &str, entries: &[(&str, &str)]) -> PathBuf {
        let path = self.write(name, b"");
        let mut zip = ZipWriter::new(File::create(&path).unwrap());
        let methods = [CompressionMethod::Deflated, CompressionMethod::Stored];
        for ((name, text), method) in entries.iter().zip(methods.iter().cycle()) {
            let options = SimpleFileOptions::default().compression_method(*method);
            zip.start_file(*name, options).unwrap();
            zip.write_all(text.as_bytes()).unwrap();
        }
        zip.finish().unwrap();
        path
    }
}

impl Drop for TempDir {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// The beginning of a Java 17 class file, up to and including `super_class`.
pub(crate) fn class_file(name: &str) -> Vec<u8> {
    let mut bytes = vec![0xca, 0xfe, 0xba, 0xbe, 0, 0, 0, 61, 0, 6];
    bytes.extend([5, 0, 0, 0, 0, 0, 0, 0, 42]); // 1 and 2: a long
    bytes.extend([7, 0, 4]); // 3: the class, named by 4
    bytes.push(1); // 4: its name
    bytes.extend((name.len() as u16).to_be_bytes());
    bytes.extend(name.as_bytes());
    bytes.extend([15, 6, 0, 1]); // 5: a method handle
    bytes.extend([0, 0x21, 0, 3, 0, 0]); // access_flags, this_class, super_class
    bytes
}

/// The homes of the JDKs on this machine that have a `lib/modules`. Says so when there is none.
pub(crate) fn installed_jdks() -> Vec<PathBuf> {
    let homes: Vec<_> = fs::read_dir("/usr/lib/jvm")
        .into_iter()
        .flatten()
        .flatten()
        .map(|entry| entry.path())
        .filter(|home| !home.is_symlink() && home.join("lib/modules").is_file())
        .collect();
    if homes.is_empty() {
        eprintln!("NOT TESTED: no JDK with lib/modules under /usr/lib/jvm");
    }
    homes
}
