//! A jar as an entry of the class path.

use std::collections::HashMap;
use std::fmt;
use std::fs::File;
use std::io::{BufReader, Read};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use zip::ZipArchive;

use super::manifest::Manifest;
use super::{ClassBytes, ClassPathError};

const MANIFEST: &str = "META-INF/MANIFEST.MF";
const VERSIONS: &str = "META-INF/versions/";

/// An open jar or zip file.
///
/// The file is read, not mapped: a build may rewrite a jar under a running analysis, and a mapping that shrinks kills
/// the process.
pub(super) struct Jar {
    path: PathBuf,
    origin: Arc<str>,
    manifest: Manifest,
    /// Path in the jar, as a class loader of the chosen Java version sees it → number of the zip entry.
    /// Most lookups on a long class path are misses, which this answers without the lock.
    entries: HashMap<Box<str>, usize>,
    archive: Mutex<Archive>,
}

type Archive = ZipArchive<BufReader<File>>;

impl Jar {
    /// Opens the jar for a Java of version `feature`, which decides what a multi-release jar contains.
    pub(super) fn open(path: &Path, feature: u32) -> Result<Self, ClassPathError> {
        let corrupt = |error| corrupt(path, None, &error);
        let file = File::open(path).map_err(ClassPathError::unreadable(path))?;
        let mut archive = Archive::new(BufReader::new(file)).map_err(corrupt)?;

        let mut entries = HashMap::with_capacity(archive.len());
        for (index, name) in archive.file_names().enumerate() {
            let name = name.map_err(corrupt)?;
            if !name.ends_with('/') {
                entries.insert(Box::from(name), index);
            }
        }
        let manifest = match manifest_entry(&entries) {
            Some(index) => {
                let bytes = read(&mut archive, index);
                Manifest::parse(&bytes.map_err(|e| self::corrupt(path, Some(MANIFEST), &e))?)
            }
            None => Manifest::default(),
        };
        if manifest.multi_release {
            overlay_versions(&mut entries, feature);
        }
        Ok(Self {
            path: path.to_owned(),
            origin: path.display().to_string().into(),
            manifest,
            entries,
            archive: Mutex::new(archive),
        })
    }

    /// The manifest; an empty one if the jar has none.
    pub(super) fn manifest(&self) -> &Manifest {
        &self.manifest
    }

    /// Where the jar lies.
    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// The entry at `path`, unpacked.
    pub(super) fn find(&self, path: &str) -> Result<Option<ClassBytes>, ClassPathError> {
        let Some(&index) = self.entries.get(path) else {
            return Ok(None);
        };
        // A thread that panicked while reading leaves at worst a wrong file position, and each read seeks first.
        let mut archive = self.archive.lock().unwrap_or_else(PoisonError::into_inner);
        match read(&mut archive, index) {
            Ok(bytes) => Ok(Some(ClassBytes::owned(bytes, Arc::clone(&self.origin)))),
            Err(error) => Err(corrupt(&self.path, Some(path), &error)),
        }
    }

    /// The internal names of all classes, in no particular order.
    pub(super) fn class_names(&self) -> impl Iterator<Item = &str> {
        let names = self.entries.keys().filter_map(|n| n.strip_suffix(".class"));
        names.filter(|name| *name != "module-info" && !name.starts_with("META-INF/"))
    }
}

impl fmt::Debug for Jar {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Jar({})", self.origin)
    }
}

/// `java` finds the manifest whatever the case of its name.
fn manifest_entry(entries: &HashMap<Box<str>, usize>) -> Option<usize> {
    let exact = entries.get(MANIFEST).copied();
    exact.or_else(|| {
        let mut named = entries.iter().filter(|(n, _)| n.eq_ignore_ascii_case(MANIFEST));
        named.next().map(|(_, index)| *index)
    })
}

/// Lets `META-INF/versions/N/x` stand for `x`, for the largest N from 9 to `feature` that has it.
fn overlay_versions(entries: &mut HashMap<Box<str>, usize>, feature: u32) {
    let mut versioned: Vec<(u32, Box<str>, usize)> = entries
        .iter()
        .filter_map(|(name, index)| {
            let (version, path) = name.strip_prefix(VERSIONS)?.split_once('/')?;
            let version = version.parse().ok()?;
            let counts = (9..=feature).contains(&version) && !path.starts_with("META-INF/");
            counts.then(|| (version, path.into(), *index))
        })
        .collect();
    versioned.sort_unstable();
    for (_, path, index) in versioned {
        entries.insert(path, index);
    }
}

fn read(archive: &mut Archive, index: usize) -> Result<Vec<u8>, zip::result::ZipError> {
    /// The most that a size in the zip's directory, which may lie, can make us reserve at once.
    const RESERVE: u64 = 1 << 20;
    let mut entry = archive.by_index(index)?;
    let mut bytes = Vec::with_capacity(entry.size().min(RESERVE) as usize);
    entry.read_to_end(&mut bytes)?;
    Ok(bytes)
}

fn corrupt(path: &Path, entry: Option<&str>, error: &zip::result::ZipError) -> ClassPathError {
    let why = match entry {
        Some(entry) => format!("its entry {entry} cannot be read ({error})"),
        None => error.to_string(),
    };
    ClassPathError::CorruptJar { path: path.to_owned(), why }
}

#[cfg(test)]
mod tests {
    use super::super::testing::TempDir;
    use super::*;
    use std::fs;

    fn text(jar: &Jar, path: &str) -> Option<String> {
        let bytes = jar.find(path).unwrap()?;
        Some(String::from_utf8(bytes.to_vec()).unwrap())
    }

    const VERSIONED: [(&str, &str); 8] = [
        ("META-INF/versions/8/a/B.class", "B8"),
        ("META-INF/versions/9/a/B.class", "B9"),
        ("META-INF/versions/17/a/B.class", "B17"),
        ("META-INF/versions/11/a/New.class", "New11"),
        ("META-INF/versions/11/META-INF/x", "x11"),
        ("META-INF/versions/11/module-info.class", ""),
        ("META-INF/x", "x"),
        ("a/B.class", "B"),
    ];

    #[test]
    fn stored_and_deflated_entries_are_read() {
        let dir = TempDir::new();
        let long = "text ".repeat(10_000);
        let path = dir.jar("x.jar", &[("a/B.class", &long), ("a/C.class", &long)]);
        let jar = Jar::open(&path, 17).unwrap();
        assert_eq!(text(&jar, "a/B.class"), Some(long.clone()));
        assert_eq!(text(&jar, "a/C.class"), Some(long));
        assert_eq!(text(&jar, "a"), None);
        assert!(jar.find("a/B.class").unwrap().unwrap().origin().ends_with("x.jar"));
    }

    #[test]
    fn a_multi_release_jar_shows_the_newest_version_that_fits() {
        let dir = TempDir::new();
        let mut entries = vec![("meta-inf/manifest.mf", "Multi-Release: true\n")];
        entries.extend(VERSIONED);
        let path = dir.jar("mr.jar", &entries);
        for (feature, expected) in [(8, "B"), (9, "B9"), (16, "B9"), (17, "B17"), (25, "B17")] {
            let jar = Jar::open(&path, feature).unwrap();
            assert_eq!(text(&jar, "a/B.class").as_deref(), Some(expected), "{feature}");
            assert_eq!(text(&jar, "a/New.class").is_some(), feature >= 11);
            assert_eq!(text(&jar, "META-INF/x").as_deref(), Some("x"));
            let mut names: Vec<_> = jar.class_names().collect();
            names.sort_unstable();
            let expected: &[_] = if feature >= 11 { &["a/B", "a/New"] } else { &["a/B"] };
            assert_eq!(names, expected);
        }
    }

    #[test]
    fn versions_mean_nothing_unless_the_manifest_says_so() {
        let dir = TempDir::new();
        let jar = Jar::open(&dir.jar("x.jar", &VERSIONED), 25).unwrap();
        assert_eq!(text(&jar, "a/B.class").as_deref(), Some("B"));
        assert_eq!(jar.class_names().collect::<Vec<_>>(), ["a/B"]);
    }

    #[test]
    fn truncated_and_mutated_jars_are_errors_not_panics() {
        let dir = TempDir::new();
        let path = dir.jar("x.jar", &[(MANIFEST, "Main-Class: a.B\n"), ("a/B.class", "B")]);
        let whole = fs::read(&path).unwrap();
        for len in 0..whole.len() {
            fs::write(&path, &whole[..len]).unwrap();
            assert!(Jar::open(&path, 17).is_err(), "{len} bytes");
        }
        for at in 0..whole.len() {
            let mut mutant = whole.clone();
            mutant[at] ^= 0xff;
            fs::write(&path, &mutant).unwrap();
            if let Ok(jar) = Jar::open(&path, 17) {
                let _ = jar.find("a/B.class");
            }
        }
    }

    #[test]
    fn a_damaged_entry_is_named() {
        let dir = TempDir::new();
        let path = dir.jar("x.jar", &[("other", ""), ("a/B.class", "the stored text")]);
        let mut bytes = fs::read(&path).unwrap();
        let at = bytes.windows(5).position(|w| w == b"the s").unwrap();
        bytes[at] = b'T';
        fs::write(&path, bytes).unwrap();
        let error = Jar::open(&path, 17).unwrap().find("a/B.class").unwrap_err();
        let message = error.to_string();
        assert!(message.contains("x.jar is not a usable jar: its entry a/B.class"), "{message}");
    }
}
