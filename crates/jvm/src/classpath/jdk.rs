//! An installed JDK, as a source of classes.

use std::fs;
use std::path::{Path, PathBuf};

use super::jar::Jar;
use super::jimage::Image;
use super::locate;
use super::{ClassBytes, ClassPathError};

/// A JDK (or a runtime without compiler) whose classes can be read.
#[derive(Debug)]
pub struct Jdk {
    home: PathBuf,
    feature: u32,
    version: String,
    implementor: Option<String>,
    listed_modules: Vec<String>,
    library: Library,
}

/// A class of a JDK. Ordered by name, then by module.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct JdkClass {
    /// The internal name, such as `java/lang/String`.
    pub name: String,
    /// The module it is in; `None` before JDK 9.
    pub module: Option<String>,
}

#[derive(Debug)]
enum Library {
    /// JDK 9 and later: `lib/modules`.
    Image(Image),
    /// JDK 8: `rt.jar` and those beside it, in the order they are searched.
    Jars(Vec<Jar>),
}

impl Jdk {
    /// Opens the JDK to use: the one at `explicit` (from `--jdk`); else the one `JAVA_HOME` names; else that of the
    /// `java` on `PATH`; else the newest one in the directories where JDKs are usually installed.
    ///
    /// One that was named but cannot be used is an error: another in its place would be a surprise.
    pub fn locate(explicit: Option<&Path>) -> Result<Self, ClassPathError> {
        locate::locate(explicit, &locate::Surroundings::of_process())
    }

    /// Opens the JDK at `home`, which `named_by` named.
    pub(super) fn open(home: &Path, named_by: &'static str) -> Result<Self, ClassPathError> {
        let library = Library::open(home)?.ok_or_else(|| ClassPathError::NotAJdk {
            path: home.to_owned(),
            named_by,
            why: "it has neither lib/modules nor lib/rt.jar".to_owned(),
        })?;
        let release = fs::read_to_string(home.join("release")).unwrap_or_default();
        let (feature, version) = match release_value(&release, "JAVA_VERSION") {
            Some(version) => (feature_of(version), version.to_owned()),
            None => {
                let feature = library.feature()?;
                (feature, feature.map_or_else(String::new, |f| f.to_string()))
            }
        };
        let feature = feature.filter(|feature| *feature >= 8);
        Ok(Self {
            feature: feature.ok_or_else(|| ClassPathError::NotAJdk {
                path: home.to_owned(),
                named_by,
                why: format!("its version is `{version}`, but 8 or later is needed"),
            })?,
            home: home.to_owned(),
            version,
            implementor: release_value(&release, "IMPLEMENTOR").map(str::to_owned),
            listed_modules: release_value(&release, "MODULES")
                .map_or_else(Vec::new, |names| names.split_whitespace().map(str::to_owned).collect()),
            library,
        })
    }

    /// The directory that contains `bin/java`.
    pub fn home(&self) -> &Path {
        &self.home
    }

    /// The Java version: 8, 17, 25.
    pub fn feature(&self) -> u32 {
        self.feature
    }

    /// The full version, such as `17.0.15` or `1.8.0_402`.
    pub fn version(&self) -> &str {
        &self.version
    }

    /// Who built it, if it says so.
    pub fn implementor(&self) -> Option<&str> {
        self.implementor.as_deref()
    }

    /// The class file of the class with this internal name, such as `java/lang/String`.
    pub fn find(&self, internal_name: &str) -> Result<Option<ClassBytes>, ClassPathError> {
        match &self.library {
            Library::Image(image) => image.find_class(internal_name),
            Library::Jars(jars) => find_in(jars, &format!("{internal_name}.class")),
        }
    }

    /// The resource at `path` in `module`. JDK 8 has no modules: there, `module` is not looked at.
    pub fn find_resource(&self, module: &str, path: &str) -> Result<Option<ClassBytes>, ClassPathError> {
        match &self.library {
            Library::Image(image) => image.find(module, path),
            Library::Jars(jars) => find_in(jars, path),
        }
    }

    /// The module that a package, written `java/util` or `java.util`, is in. Always `None` before JDK 9.
    pub fn module_of_package(&self, package: &str) -> Result<Option<&str>, ClassPathError> {
        match &self.library {
            Library::Image(image) => Ok(image.modules_of_package(package)?.first().copied()),
            Library::Jars(_) => Ok(None),
        }
    }

    /// The names of all modules, sorted. None before JDK 9.
    pub fn modules(&self) -> Result<Vec<String>, ClassPathError> {
        let Library::Image(image) = &self.library else {
            return Ok(Vec::new());
        };
        let mut modules = Vec::new();
        for resource in image.resources() {
            let resource = resource?;
            if (resource.parent, resource.base, resource.extension) == ("", "module-info", "class") {
                modules.push(resource.module.to_owned());
            }
        }
        modules.sort_unstable();
        Ok(modules)
    }

    /// The names of all modules as the file `release` lists them, each after those it requires; without such a list,
    /// those that [`modules`](Self::modules) finds.
    pub fn listed_modules(&self) -> Result<Vec<String>, ClassPathError> {
        if self.listed_modules.is_empty() { self.modules() } else { Ok(self.listed_modules.clone()) }
    }

    /// All classes, sorted. This reads the whole index: some twenty milliseconds.
    pub fn classes(&self) -> Result<Vec<JdkClass>, ClassPathError> {
        let mut classes = Vec::new();
        match &self.library {
            Library::Image(image) => {
                for resource in image.resources() {
                    let resource = resource?;
                    // A class in no package can only be module-info; one in META-INF is a multi-release leftover.
                    let is_class = resource.extension == "class"
                        && !resource.parent.is_empty()
                        && !resource.parent.starts_with("META-INF");
                    if is_class {
                        classes.push(JdkClass {
                            name: format!("{}/{}", resource.parent, resource.base),
                            module: Some(resource.module.to_owned()),
                        });
                    }
                }
            }
            Library::Jars(jars) => {
                let names = jars.iter().flat_map(Jar::class_names);
                classes.extend(names.map(|name| JdkClass { name: name.to_owned(), module: None }));
            }
        }
        classes.sort_unstable();
        classes.dedup();
        Ok(classes)
    }
}

impl Library {
    /// `None` if there is no library at `home`.
    fn open(home: &Path) -> Result<Option<Self>, ClassPathError> {
        let image = home.join("lib/modules");
        if image.is_file() {
            return Ok(Some(Self::Image(Image::open(&image)?)));
        }
        let mut libs = ["jre/lib", "lib"].iter().map(|lib| home.join(lib));
        let Some(lib) = libs.find(|lib| lib.join("rt.jar").is_file()) else {
            return Ok(None);
        };
        // The order of JDK 8's sun.boot.class.path, then its extensions.
        let names = ["resources", "rt", "sunrsasign", "jsse", "jce", "charsets", "jfr"];
        let mut paths: Vec<_> = names.iter().map(|name| lib.join(format!("{name}.jar"))).collect();
        paths.extend(jars_in(&lib.join("ext")));
        paths.retain(|path| path.is_file());
        let jars = paths.iter().map(|path| Jar::open(path, 8));
        Ok(Some(Self::Jars(jars.collect::<Result<_, _>>()?)))
    }

    /// The Java version that `java.lang.Object` was compiled for, when no `release` file tells the version.
    fn feature(&self) -> Result<Option<u32>, ClassPathError> {
        let object = match self {
            Self::Image(image) => image.find("java.base", "java/lang/Object.class")?,
            Self::Jars(jars) => find_in(jars, "java/lang/Object.class")?,
        };
        // Class file version 52 is Java 8 (JVMS 4.1).
        let major = object.and_then(|bytes| bytes.get(6..8).map(|b| u32::from(b[0]) << 8 | u32::from(b[1])));
        Ok(major.and_then(|major| major.checked_sub(44)))
    }
}

fn find_in(jars: &[Jar], path: &str) -> Result<Option<ClassBytes>, ClassPathError> {
    for jar in jars {
        let found = jar.find(path)?;
        if found.is_some() {
            return Ok(found);
        }
    }
    Ok(None)
}

/// The jars in a directory, sorted; none if it cannot be read.
fn jars_in(directory: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(directory).into_iter().flatten().flatten();
    let mut jars: Vec<_> =
        entries.map(|entry| entry.path()).filter(|path| path.extension().is_some_and(|e| e == "jar")).collect();
    jars.sort_unstable();
    jars
}

/// The value of `KEY="value"` in a `release` file.
fn release_value<'a>(release: &'a str, key: &str) -> Option<&'a str> {
    let mut values = release.lines().filter_map(|line| line.strip_prefix(key)?.strip_prefix('='));
    values.next().map(|value| value.trim().trim_matches('"'))
}

/// `17.0.15` → 17, `1.8.0_402` → 8, `26-ea` → 26.
fn feature_of(version: &str) -> Option<u32> {
    let version = version.strip_prefix("1.").unwrap_or(version);
    let end = version.find(|c: char| !c.is_ascii_digit()).unwrap_or(version.len());
    version[..end].parse().ok()
}

#[cfg(test)]
mod tests {
    use super::super::testing::{TempDir, installed_jdks};
    use super::*;

    #[test]
    fn versions_of_all_ages_are_understood() {
        for (version, feature) in [
            ("17.0.15", Some(17)),
            ("1.8.0_402", Some(8)),
            ("9", Some(9)),
            ("26-ea", Some(26)),
            ("", None),
            ("unknown", None),
            ("99999999999", None),
        ] {
            assert_eq!(feature_of(version), feature, "{version}");
        }
    }

    #[test]
    fn the_release_file_is_read() {
        let release = "IMPLEMENTOR=\"Debian\"\r\nJAVA_VERSION_DATE=\"x\"\r\nJAVA_VERSION=\"17.0.15\"\r\n";
        assert_eq!(release_value(release, "JAVA_VERSION"), Some("17.0.15"));
        assert_eq!(release_value(release, "IMPLEMENTOR"), Some("Debian"));
        assert_eq!(release_value(release, "MODULES"), None);
    }

    #[test]
    fn installed_jdks_can_be_read() {
        for home in installed_jdks() {
            let jdk = Jdk::locate(Some(&home)).unwrap();
            assert!(jdk.version().starts_with(&jdk.feature().to_string()));
            assert_eq!(jdk.library.feature().unwrap(), Some(jdk.feature()));
            assert_eq!(jdk.find("java/lang/String").unwrap().unwrap().origin(), "jrt:/java.base");
            assert!(jdk.find("java/lang/Strung").unwrap().is_none());
            assert_eq!(jdk.module_of_package("java/util").unwrap(), Some("java.base"));
            assert_eq!(jdk.module_of_package("no/such").unwrap(), None);
            assert!(jdk.find_resource("java.base", "module-info.class").unwrap().is_some());
            let modules = jdk.modules().unwrap();
            assert!(modules.is_sorted() && modules.iter().any(|m| m == "java.base"));
            let classes = jdk.classes().unwrap();
            assert!(classes.is_sorted() && classes.len() > 5000);
            for class in classes.iter().step_by(50) {
                let module = class.module.as_deref().unwrap();
                let origin = format!("jrt:/{module}");
                assert_eq!(jdk.find(&class.name).unwrap().unwrap().origin(), origin);
                assert!(modules.iter().any(|m| m == module));
            }
        }
    }

    #[test]
    fn jdk_8_is_a_set_of_jars() {
        let dir = TempDir::new();
        let rt = [("java/lang/Object.class", "Object"), ("java/lang/String.class", "rt")];
        dir.jar("jre/lib/rt.jar", &rt);
        dir.jar("jre/lib/resources.jar", &[("x.properties", "x")]);
        dir.jar("jre/lib/ext/zipfs.jar", &[("java/lang/String.class", "ext"), ("z/Z.class", "")]);
        dir.write("release", b"JAVA_VERSION=\"1.8.0_402\"\n");
        let jdk = Jdk::open(dir.path(), "--jdk").unwrap();
        assert_eq!((jdk.feature(), jdk.version()), (8, "1.8.0_402"));
        assert_eq!(&*jdk.find("java/lang/String").unwrap().unwrap(), b"rt");
        assert!(jdk.find_resource("", "x.properties").unwrap().is_some());
        assert_eq!(jdk.module_of_package("java/lang").unwrap(), None);
        assert!(jdk.modules().unwrap().is_empty());
        let names: Vec<_> = jdk.classes().unwrap().into_iter().map(|c| c.name).collect();
        assert_eq!(names, ["java/lang/Object", "java/lang/String", "z/Z"]);
    }

    #[test]
    fn without_a_release_file_object_tells_the_version() {
        let dir = TempDir::new();
        dir.jar("lib/rt.jar", &[("java/lang/Object.class", "\0\0\0\0\0\0\0\x34")]);
        assert_eq!(Jdk::open(dir.path(), "--jdk").unwrap().feature(), 8);
        dir.jar("lib/rt.jar", &[("java/lang/Object.class", "\0\0\0\0\0\0\0\x32")]);
        let message = Jdk::open(dir.path(), "--jdk").unwrap_err().to_string();
        assert!(message.contains("its version is `6`, but 8 or later"), "{message}");
    }
}
