//! The module image of a JDK, `lib/modules`.
//!
//! The file is mapped and stays where it is: opening it reads a header, and a lookup touches the few pages it needs.
//! It carries a perfect hash over all names, and for each package a resource that lists its modules, so that a class
//! is found with two lookups and no table of our own to fill or to lock. The format is described in `layout`.

mod layout;

#[cfg(test)]
mod tests;

use std::fmt;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use memmap2::Mmap;

use self::layout::{Content, Damage, Layout, Location, Tables};
use super::{ClassBytes, ClassPathError};

/// An open `lib/modules`.
pub struct Image {
    path: PathBuf,
    map: Arc<Mmap>,
    layout: Layout,
}

/// The name of one resource of an [`Image`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Resource<'a> {
    /// The module, such as `java.base`.
    pub module: &'a str,
    /// The directory, such as `java/lang`; may be empty.
    pub parent: &'a str,
    /// The file name without its extension, such as `String`.
    pub base: &'a str,
    /// The extension, such as `class`; may be empty.
    pub extension: &'a str,
}

impl Image {
    /// Maps the image and checks its header. Everything else is checked when it is read.
    pub fn open(path: &Path) -> Result<Self, ClassPathError> {
        let file = File::open(path).map_err(ClassPathError::unreadable(path))?;
        // SAFETY: the map is only read. As for the JVM, which maps this file too, a JDK that is overwritten in place
        // while we run is outside of what can be guarded against; installers replace the file instead.
        let map = unsafe { Mmap::map(&file) }.map_err(ClassPathError::unreadable(path))?;
        Self::from_map(path, map)
    }

    fn from_map(path: &Path, map: Mmap) -> Result<Self, ClassPathError> {
        let layout = Layout::read(&map).map_err(|damage| corrupt(path, &damage))?;
        Ok(Self { path: path.to_owned(), map: Arc::new(map), layout })
    }

    /// The class file of the class with this internal name, such as `java/lang/String`, whatever its module.
    pub fn find_class(&self, internal_name: &str) -> Result<Option<ClassBytes>, ClassPathError> {
        let Some((package, _)) = internal_name.rsplit_once('/') else {
            return Ok(None);
        };
        let path = format!("{internal_name}.class");
        for module in self.modules_of_package(package)? {
            let found = self.find(module, &path)?;
            if found.is_some() {
                return Ok(found);
            }
        }
        Ok(None)
    }

    /// The resource at `path` in `module`, such as `java/lang/String.class` in `java.base`.
    pub fn find(&self, module: &str, path: &str) -> Result<Option<ClassBytes>, ClassPathError> {
        let name = format!("/{module}/{path}");
        let Some(location) = self.check(self.tables().lookup(name.as_bytes()))? else {
            return Ok(None);
        };
        self.bytes(&location, &name, &format!("jrt:/{module}")).map(Some)
    }

    /// The modules that have resources in a package, written `java/util` or `java.util`. At most one in a normal JDK.
    pub fn modules_of_package(&self, package: &str) -> Result<Vec<&str>, ClassPathError> {
        let name = format!("/packages/{}", package.replace('/', "."));
        let tables = self.tables();
        let Some(location) = self.check(tables.lookup(name.as_bytes()))? else {
            return Ok(Vec::new());
        };
        let bytes = self.bytes(&location, &name, "jrt:/packages")?;
        self.check(tables.modules_of_package(&bytes))
    }

    /// All resources of all modules, in the order of the hash table.
    pub fn resources(&self) -> impl Iterator<Item = Result<Resource<'_>, ClassPathError>> {
        let tables = self.tables();
        let all = tables.indices().map(move |index| {
            let location = tables.location(index);
            self.check(location.and_then(|location| location.resource()))
        });
        // The image also describes itself as a file system with the directories /modules and /packages.
        all.filter(|resource| !matches!(resource, Ok(Resource { module: "" | "modules" | "packages", .. })))
    }

    fn tables(&self) -> Tables<'_> {
        Tables::new(&self.map, &self.layout)
    }

    fn bytes(&self, location: &Location<'_>, name: &str, origin: &str) -> Result<ClassBytes, ClassPathError> {
        match self.check(self.tables().content(location))? {
            Content::Plain(range) => {
                let bytes = ClassBytes::mapped(&self.map, range, origin);
                self.check(bytes.ok_or_else(|| Damage::new("a resource ends after the file")))
            }
            Content::Compressed { method } => Err(ClassPathError::CompressedImage {
                path: self.path.clone(),
                resource: name.to_owned(),
                method: method.to_owned(),
            }),
        }
    }

    fn check<T>(&self, read: Result<T, Damage>) -> Result<T, ClassPathError> {
        read.map_err(|damage| corrupt(&self.path, &damage))
    }
}

impl fmt::Debug for Image {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Image({})", self.path.display())
    }
}

fn corrupt(path: &Path, damage: &Damage) -> ClassPathError {
    ClassPathError::CorruptImage { path: path.to_owned(), why: damage.to_string() }
}
