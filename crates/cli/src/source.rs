//! Finding the Java sources of the classes under analysis.

use std::cell::RefCell;
use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::rc::Rc;

use emit::finding::Spot;
use explore::Place;

/// Larger files are not taken for sources.
const LARGEST: u64 = 4 << 20;

/// Where sources are in the projects of Maven, Gradle, and those that have neither.
const LAYOUTS: [&str; 5] = ["src/main/java", "src/test/java", "src", "java", ""];

/// Folders above one of the class path in which a project may begin.
const HIGHEST: usize = 4;

/// A source file.
pub(crate) struct SourceFile {
    /// As a user would name it.
    pub(crate) path: String,
    /// Its lines.
    pub(crate) lines: Vec<String>,
}

/// Source files that were found, and those that were not.
pub(crate) struct Sources {
    roots: Vec<PathBuf>,
    /// Folders that may be those of a package, not only the root of all.
    given: Vec<PathBuf>,
    known: RefCell<HashMap<PathBuf, Option<Rc<SourceFile>>>>,
}

impl Sources {
    /// Sources in the folders given, next to the class path, or in the current folder.
    pub(crate) fn new(given: &[PathBuf], class_path: Option<&str>) -> Sources {
        let mut roots: Vec<PathBuf> = given.to_vec();
        let entries = class_path.unwrap_or(".").split(':').filter(|entry| !entry.is_empty());
        for entry in entries.map(Path::new) {
            let folder = if entry.is_dir() { Some(entry) } else { entry.parent() };
            // `.` has no parent by name.
            let absolute = folder.and_then(|folder| std::path::absolute(folder).ok());
            for above in absolute.iter().flat_map(|folder| folder.ancestors()).take(HIGHEST) {
                roots.extend(LAYOUTS.iter().map(|layout| above.join(layout)));
            }
        }
        roots.extend(LAYOUTS.iter().map(|layout| Path::new(layout).to_path_buf()));
        let mut seen = std::collections::HashSet::new();
        roots.retain(|root| seen.insert(root.clone()));
        Sources { roots, given: given.to_vec(), known: RefCell::default() }
    }

    /// The file that a place is in.
    pub(crate) fn file(&self, place: &Place) -> Option<Rc<SourceFile>> {
        let name = relative(place)?;
        if let Some(known) = self.known.borrow().get(&name) {
            return known.clone();
        }
        let found = self.roots.iter().find_map(|root| read(&root.join(&name)));
        let found = found.or_else(|| self.given.iter().find_map(|folder| read_in_package(folder, &name))).map(Rc::new);
        self.known.borrow_mut().insert(name, found.clone());
        found
    }

    /// A place with its source line.
    pub(crate) fn spot(&self, place: &Place) -> Spot {
        let file = self.file(place);
        let number = place.line.map(|line| line as usize);
        let text = file.as_ref().zip(number).and_then(|(file, line)| file.lines.get(line.checked_sub(1)?).cloned());
        // A line that is not there belongs to another version of the file.
        let path = file.filter(|_| text.is_some() || number.is_none()).map(|file| file.path.clone());
        Spot { place: place.clone(), path, text }
    }
}

/// The name of a source file below the root of its packages: that of the package, then what the class file says.
fn relative(place: &Place) -> Option<PathBuf> {
    let file = place.file.as_deref()?;
    // What a class file says is not to be trusted with finding its way to other folders.
    if file.contains(['/', '\\']) || file.contains("..") {
        return None;
    }
    let class = place.method.rsplit_once('.')?.0;
    let package = class.rsplit_once('.').map_or(String::new(), |(package, _)| package.replace('.', "/"));
    Some(Path::new(&package).join(file))
}

/// A file in the folder of its package itself, if it says that it is of that package.
fn read_in_package(folder: &Path, name: &Path) -> Option<SourceFile> {
    let package = name.parent()?.to_str()?.replace('/', ".");
    let file = read(&folder.join(name.file_name()?))?;
    let declared = format!("package {package};");
    file.lines.iter().any(|line| line.trim_start().starts_with(&declared)).then_some(file)
}

fn read(path: &Path) -> Option<SourceFile> {
    let about = std::fs::metadata(path).ok()?;
    if !about.is_file() || about.len() > LARGEST {
        return None;
    }
    let bytes = std::fs::read(path).ok()?;
    let lines = String::from_utf8_lossy(&bytes).lines().map(str::to_string).collect();
    Some(SourceFile { path: shown(path), lines })
}

/// A path below the current folder without what leads there.
fn shown(path: &Path) -> String {
    let here = std::env::current_dir().unwrap_or_default();
    path.strip_prefix(&here).unwrap_or(path).display().to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place(method: &str, file: &str, line: u16) -> Place {
        Place { method: method.into(), file: Some(file.into()), line: Some(line) }
    }

    #[test]
    fn files_are_named_by_package() {
        assert_eq!(relative(&place("a.b.C$D.<init>", "C.java", 1)), Some("a/b/C.java".into()));
        assert_eq!(relative(&place("C.m", "C.java", 1)), Some("C.java".into()));
        assert_eq!(relative(&place("C.m", "../C.java", 1)), None);
    }

    #[test]
    fn sources_of_a_maven_project_are_found_by_its_classes() {
        let root = std::env::temp_dir().join(format!("lissom-sources-{}", std::process::id()));
        let (classes, source) = (root.join("target/classes"), root.join("src/main/java/a"));
        std::fs::create_dir_all(&classes).unwrap();
        std::fs::create_dir_all(&source).unwrap();
        std::fs::write(source.join("C.java"), "package a;\nclass C {}\n").unwrap();
        let sources = Sources::new(&[], classes.to_str());
        let spot = sources.spot(&place("a.C.m", "C.java", 2));
        assert_eq!(spot.text.as_deref(), Some("class C {}"));
        assert!(spot.path.is_some_and(|path| path.ends_with("src/main/java/a/C.java")));
        let other = Sources::new(&[source], Some("/nowhere"));
        assert!(other.file(&place("a.C.m", "C.java", 2)).is_some());
        assert!(other.file(&place("b.C.m", "C.java", 2)).is_none());
        let beyond = sources.spot(&place("a.C.m", "C.java", 20));
        assert_eq!((beyond.path, beyond.text), (None, None));
        std::fs::remove_dir_all(&root).unwrap();
    }
}
