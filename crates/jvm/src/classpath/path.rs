//! The class path: an ordered list of directories, jars and class files.

use std::collections::{BTreeSet, HashSet};
use std::fs;
use std::path::{Path, PathBuf};

use super::class_file::ClassFile;
use super::directory::Directory;
use super::error::is_absence;
use super::jar::Jar;
use super::{ClassBytes, ClassPathError};

/// What `-cp` or `-jar` names, in the order it is searched.
///
/// Jars are opened at once, so that a damaged one is reported before the analysis begins and not in its middle.
#[derive(Debug, Default)]
pub struct ClassPath {
    entries: Vec<Entry>,
    missing: Vec<PathBuf>,
}

#[derive(Debug)]
enum Entry {
    Directory(Directory),
    Jar(Jar),
    ClassFile(ClassFile),
}

impl ClassPath {
    /// Opens a class path written as for `java -cp`: entries separated by `:`, where an empty one is the current
    /// directory and `dir/*` all jars in `dir`. Jars that a manifest's `Class-Path` names follow the jar they belong
    /// to. Unlike `java`, an entry may also be a single `.class` file.
    ///
    /// `feature` is the Java version whose view of multi-release jars is taken ([`Jdk::feature`](super::Jdk::feature)).
    /// Entries that do not exist are no error; see [`missing`](Self::missing).
    pub fn parse(text: &str, feature: u32) -> Result<Self, ClassPathError> {
        let mut opening = Opening::new(feature);
        for part in text.split(':') {
            if part == "*" || part.ends_with("/*") {
                let directory = Path::new(part).parent().unwrap_or(Path::new(""));
                opening.add_jars_in(or_current(directory))?;
            } else {
                opening.add(or_current(Path::new(part)))?;
            }
        }
        Ok(opening.path)
    }

    /// Opens what `java -jar` would: the jar, which must exist, and what its manifest names.
    pub fn open_jar(jar: &Path, feature: u32) -> Result<Self, ClassPathError> {
        fs::metadata(jar).map_err(ClassPathError::unreadable(jar))?;
        let mut opening = Opening::new(feature);
        opening.add(jar)?;
        Ok(opening.path)
    }

    /// The class that `java -jar` would run: the `Main-Class` of the first entry (with dots), if that is a jar.
    pub fn main_class(&self) -> Option<&str> {
        match self.entries.first()? {
            Entry::Jar(jar) => jar.manifest().main_class.as_deref(),
            Entry::Directory(_) | Entry::ClassFile(_) => None,
        }
    }

    /// The entries the user named that do not exist. `java` ignores them silently; a caller may want to say so.
    pub fn missing(&self) -> &[PathBuf] {
        &self.missing
    }

    /// The class file of the first class with this internal name, such as `com/example/Main`.
    pub fn find(&self, internal_name: &str) -> Result<Option<ClassBytes>, ClassPathError> {
        self.find_resource(&format!("{internal_name}.class"))
    }

    /// The first file at this path, such as `META-INF/services/x.Y`.
    pub fn find_resource(&self, path: &str) -> Result<Option<ClassBytes>, ClassPathError> {
        for entry in &self.entries {
            let found = match entry {
                Entry::Directory(directory) => directory.find(path)?,
                Entry::Jar(jar) => jar.find(path)?,
                Entry::ClassFile(class) => class.find(path),
            };
            if found.is_some() {
                return Ok(found);
            }
        }
        Ok(None)
    }

    /// The internal names of all classes, sorted, each once. Directories are read each time.
    pub fn class_names(&self) -> Result<impl Iterator<Item = String> + use<>, ClassPathError> {
        let mut names = BTreeSet::new();
        for entry in &self.entries {
            match entry {
                Entry::Directory(directory) => directory.class_names(&mut names)?,
                Entry::Jar(jar) => names.extend(jar.class_names().map(str::to_owned)),
                Entry::ClassFile(class) => {
                    names.insert(class.name().to_owned());
                }
            }
        }
        Ok(names.into_iter())
    }
}

fn or_current(path: &Path) -> &Path {
    if path.as_os_str().is_empty() { Path::new(".") } else { path }
}

/// A class path while it is being opened.
struct Opening {
    feature: u32,
    path: ClassPath,
    /// The real paths of the entries: each is taken once, and manifests may name each other in a circle.
    seen: HashSet<PathBuf>,
}

impl Opening {
    fn new(feature: u32) -> Self {
        Self { feature, path: ClassPath::default(), seen: HashSet::new() }
    }

    /// Adds an entry the user named, followed by what its manifest names.
    fn add(&mut self, named: &Path) -> Result<(), ClassPathError> {
        let mut pending = vec![named.to_owned()];
        while let Some(next) = pending.pop() {
            match open(&next, self.feature)? {
                None if next == named => self.path.missing.push(next),
                // Libraries' manifests name many jars that nobody installs.
                None => {}
                Some(entry) => {
                    let real = next.canonicalize();
                    if !self.seen.insert(real.unwrap_or(next)) {
                        continue;
                    }
                    if let Entry::Jar(jar) = &entry {
                        pending.extend(jar.manifest().class_path(jar.path()).into_iter().rev());
                    }
                    self.path.entries.push(entry);
                }
            }
        }
        Ok(())
    }

    /// Adds the jars in a directory, sorted by name, for `dir/*`.
    fn add_jars_in(&mut self, directory: &Path) -> Result<(), ClassPathError> {
        let listing = match fs::read_dir(directory) {
            Ok(listing) => listing,
            Err(error) if is_absence(&error) => {
                self.path.missing.push(directory.join("*"));
                return Ok(());
            }
            Err(error) => return Err(ClassPathError::unreadable(directory)(error)),
        };
        let mut jars = Vec::new();
        for entry in listing {
            let path = entry.map_err(ClassPathError::unreadable(directory))?.path();
            let extension = path.extension().unwrap_or_default();
            if extension.eq_ignore_ascii_case("jar") && path.is_file() {
                jars.push(path);
            }
        }
        jars.sort_unstable();
        jars.iter().try_for_each(|jar| self.add(jar))
    }
}

/// Opens one entry by what it is; `None` if it does not exist.
fn open(path: &Path, feature: u32) -> Result<Option<Entry>, ClassPathError> {
    let metadata = match fs::metadata(path) {
        Ok(metadata) => metadata,
        Err(error) if is_absence(&error) => return Ok(None),
        Err(error) => return Err(ClassPathError::unreadable(path)(error)),
    };
    Ok(Some(if metadata.is_dir() {
        Entry::Directory(Directory::new(path))
    } else if path.extension().is_some_and(|e| e == "class") {
        Entry::ClassFile(ClassFile::open(path)?)
    } else {
        Entry::Jar(Jar::open(path, feature)?)
    }))
}

#[cfg(test)]
mod tests {
    use super::super::testing::{TempDir, class_file};
    use super::*;

    fn text(path: &ClassPath, name: &str) -> Option<String> {
        let bytes = path.find(name).unwrap()?;
        Some(String::from_utf8(bytes.to_vec()).unwrap())
    }

    #[test]
    fn it_can_be_shared_between_threads() {
        fn shared<T: Send + Sync>() {}
        shared::<ClassPath>();
        shared::<ClassBytes>();
        shared::<super::super::Jdk>();
        shared::<super::super::Image>();
        shared::<ClassPathError>();
    }

    #[test]
    fn the_first_entry_wins_and_missing_ones_are_remembered() {
        let dir = TempDir::new();
        dir.write("classes/a/B.class", b"from directory");
        dir.write("classes/conf.txt", b"conf");
        dir.jar("x.jar", &[("a/B.class", "from jar"), ("a/C.class", "C")]);
        dir.write("One.class", &class_file("one/One"));
        let root = dir.path().display();
        let path = ClassPath::parse(
            &format!("{root}/none:{root}/classes:{root}/x.jar:{root}/One.class:{root}/x.jar/y.jar"),
            17,
        )
        .unwrap();
        assert_eq!(text(&path, "a/B").as_deref(), Some("from directory"));
        assert_eq!(text(&path, "a/C").as_deref(), Some("C"));
        assert_eq!(text(&path, "a/D"), None);
        assert!(path.find("one/One").unwrap().unwrap().origin().ends_with("One.class"));
        assert_eq!(&*path.find_resource("conf.txt").unwrap().unwrap(), b"conf");
        let missing = ["none", "x.jar/y.jar"].map(|name| dir.path().join(name));
        assert_eq!(path.missing(), missing);
        let names: Vec<_> = path.class_names().unwrap().collect();
        assert_eq!(names, ["a/B", "a/C", "one/One"]);
        assert_eq!(path.main_class(), None);
    }

    #[test]
    fn a_wildcard_takes_the_jars_of_one_directory_in_order() {
        let dir = TempDir::new();
        dir.jar("lib/b.JAR", &[("X.class", "b"), ("B.class", "b")]);
        dir.jar("lib/a.jar", &[("X.class", "a")]);
        dir.jar("lib/c.zip", &[("C.class", "c")]);
        dir.jar("lib/deeper/d.jar", &[("D.class", "d")]);
        dir.write("lib/E.class", b"not a jar");
        let root = dir.path().display();
        let path = ClassPath::parse(&format!("{root}/lib/*:{root}/none/*"), 17).unwrap();
        assert_eq!(text(&path, "X").as_deref(), Some("a"));
        assert_eq!(path.class_names().unwrap().collect::<Vec<_>>(), ["B", "X"]);
        assert_eq!(path.missing(), [dir.path().join("none/*")]);
    }

    #[test]
    fn an_empty_entry_is_the_current_directory() {
        let path = ClassPath::parse("", 17).unwrap();
        assert!(matches!(path.entries[..], [Entry::Directory(_)]));
        assert!(path.missing().is_empty());
    }

    #[test]
    fn a_jar_brings_what_its_manifest_names_before_the_next_entry() {
        let dir = TempDir::new();
        let manifest = "Main-Class: app.Main\nClass-Path: lib/a.jar lib/none.jar classes/\n";
        dir.jar("app.jar", &[("META-INF/MANIFEST.MF", manifest), ("X.class", "app")]);
        let circle = "Class-Path: ../app.jar deep.jar\n";
        dir.jar("lib/a.jar", &[("META-INF/MANIFEST.MF", circle), ("Y.class", "a")]);
        dir.jar("lib/deep.jar", &[("Y.class", "deep"), ("Z.class", "deep")]);
        dir.write("classes/Z.class", b"classes");
        dir.write("classes/W.class", b"classes");
        dir.jar("last.jar", &[("W.class", "last")]);

        let app = dir.path().join("app.jar");
        let path = ClassPath::open_jar(&app, 17).unwrap();
        assert_eq!(path.main_class(), Some("app.Main"));
        for (name, expected) in [("X", "app"), ("Y", "a"), ("Z", "deep"), ("W", "classes")] {
            assert_eq!(text(&path, name).as_deref(), Some(expected));
        }
        assert!(path.missing().is_empty());

        let both = format!("{}:{}", app.display(), dir.path().join("last.jar").display());
        let path = ClassPath::parse(&both, 17).unwrap();
        assert_eq!(text(&path, "W").as_deref(), Some("classes"));
    }

    #[test]
    fn damaged_entries_say_what_where_and_what_to_do() {
        let dir = TempDir::new();
        let jar = dir.write("bad.jar", b"this is not a jar");
        let message = ClassPath::parse(&jar.display().to_string(), 17).unwrap_err().to_string();
        assert!(message.contains("bad.jar is not a usable jar: "), "{message}");
        assert!(message.contains("take it off the class path"), "{message}");
        let message = ClassPath::open_jar(&dir.path().join("none.jar"), 17).unwrap_err().to_string();
        assert!(message.contains("cannot read"), "{message}");
    }
}
