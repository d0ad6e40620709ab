//! Small images built here, whole and damaged, and the images of the JDKs on this machine.

use std::fs;
use std::io::Read;

use memmap2::MmapMut;

use super::super::testing::{TempDir, installed_jdks};
use super::layout::hash;
use super::*;

/// Builds images as jlink does, in either byte order.
struct Builder {
    big: bool,
    strings: Vec<u8>,
    data: Vec<u8>,
    /// Full name and location of each resource.
    resources: Vec<(String, Vec<u8>)>,
}

impl Builder {
    fn new(big: bool) -> Self {
        Self { big, strings: vec![0], data: Vec::new(), resources: Vec::new() }
    }

    fn u32(&self, value: u32) -> [u8; 4] {
        if self.big { value.to_be_bytes() } else { value.to_le_bytes() }
    }

    fn string(&mut self, text: &str) -> u32 {
        let at = self.strings.len() as u32;
        self.strings.extend(text.as_bytes());
        self.strings.push(0);
        at
    }

    /// `parts`: module, parent, base, extension.
    fn add(&mut self, parts: [&str; 4], bytes: &[u8], compressed: bool) {
        let mut name = format!("/{}/", parts[0]);
        if !parts[1].is_empty() {
            name += &format!("{}/", parts[1]);
        }
        name += parts[2];
        if !parts[3].is_empty() {
            name += &format!(".{}", parts[3]);
        }
        let mut location = Vec::new();
        let mut attribute = |kind: u8, value: u32| {
            location.push(kind << 3 | 3);
            location.extend(value.to_be_bytes());
        };
        for (kind, part) in (1..).zip(parts) {
            if !part.is_empty() {
                attribute(kind, self.string(part));
            }
        }
        attribute(5, self.data.len() as u32);
        attribute(7, bytes.len() as u32);
        if compressed {
            attribute(6, bytes.len() as u32);
        }
        location.push(0);
        self.data.extend(bytes);
        self.resources.push((name, location));
    }

    fn add_package(&mut self, package: &str, modules: &[(bool, &str)]) {
        let mut bytes = Vec::new();
        for (empty, module) in modules {
            let name = self.string(module);
            bytes.extend(self.u32(u32::from(*empty)));
            bytes.extend(self.u32(name));
        }
        self.add(["packages", "", package, ""], &bytes, false);
    }

    fn build(&self) -> Vec<u8> {
        let length = self.resources.len();
        let slot = |name: &str, seed| hash(name.as_bytes(), seed) as usize % length;
        let mut buckets = vec![Vec::new(); length];
        for (number, (name, _)) in self.resources.iter().enumerate() {
            buckets[slot(name, 0x0100_0193)].push(number);
        }
        let mut order: Vec<_> = (0..length).collect();
        order.sort_by_key(|bucket| usize::MAX - buckets[*bucket].len());
        let mut taken: Vec<Option<usize>> = vec![None; length];
        let mut redirects = vec![0i32; length];
        for bucket in order {
            let members = &buckets[bucket];
            if let [one] = members[..] {
                let free = taken.iter().position(Option::is_none).unwrap();
                taken[free] = Some(one);
                redirects[bucket] = -1 - free as i32;
            } else if !members.is_empty() {
                let slots = |seed| members.iter().map(move |m| slot(&self.resources[*m].0, seed));
                let (seed, slots) = (1..100_000)
                    .map(|seed| (seed, slots(seed).collect::<Vec<_>>()))
                    .find(|(_, slots)| {
                        let unique = (1..slots.len()).all(|i| !slots[..i].contains(&slots[i]));
                        unique && slots.iter().all(|slot| taken[*slot].is_none())
                    })
                    .unwrap();
                for (slot, member) in slots.iter().zip(members) {
                    taken[*slot] = Some(*member);
                }
                redirects[bucket] = seed as i32;
            }
        }
        self.lay_out(&redirects, &taken)
    }

    fn lay_out(&self, redirects: &[i32], taken: &[Option<usize>]) -> Vec<u8> {
        let (mut offsets, mut locations) = (Vec::new(), vec![0]);
        for number in taken {
            offsets.extend(self.u32(locations.len() as u32));
            locations.extend(&self.resources[number.unwrap()].1);
        }
        let (count, sizes) = (taken.len() as u32, [locations.len(), self.strings.len()]);
        let header = [0xcafe_dada, 1 << 16, 0, count, count, sizes[0] as u32, sizes[1] as u32];
        let mut image: Vec<u8> = header.iter().flat_map(|field| self.u32(*field)).collect();
        image.extend(redirects.iter().flat_map(|r| self.u32(*r as u32)));
        image.extend([offsets, locations, self.strings.clone(), self.data.clone()].concat());
        image
    }
}

/// Eleven resources: the hash mixes too little for every set of names to have a perfect table of an even length.
fn small_image(big: bool) -> Vec<u8> {
    let mut builder = Builder::new(big);
    for (module, parent, base, extension, text) in [
        ("java.base", "java/lang", "String", "class", "string"),
        ("java.base", "java/lang", "Object", "class", "object"),
        ("java.base", "java/lang", "Integer", "class", "integer"),
        ("java.base", "java/util", "List", "class", "list"),
        ("java.base", "", "module-info", "class", "module"),
        ("java.sql", "java/sql", "Driver", "class", "driver"),
        ("java.sql", "java/sql", "LICENSE", "", ""),
    ] {
        builder.add([module, parent, base, extension], text.as_bytes(), false);
    }
    builder.add_package("java", &[(true, "java.base"), (true, "java.sql")]);
    builder.add_package("java.lang", &[(true, "java.sql"), (false, "java.base")]);
    builder.add_package("java.util", &[(false, "java.base")]);
    builder.add_package("java.sql", &[(false, "java.sql")]);
    builder.build()
}

/// What [`use_all`] answers for a whole small image: 3 classes, 7 resources and the licence.
const SMALL_IMAGE_USES: usize = 3 + 7 + 1;

fn open(bytes: &[u8]) -> Result<Image, ClassPathError> {
    let mut map = MmapMut::map_anon(bytes.len().max(1)).unwrap();
    map[..bytes.len()].copy_from_slice(bytes);
    Image::from_map(Path::new("test/lib/modules"), map.make_read_only().unwrap())
}

/// Uses all of an image; what matters is that it returns.
fn use_all(image: &Image) -> usize {
    let found = ["java/lang/String", "java/lang/Object", "java/sql/Driver", "java/No"]
        .map(|name| image.find_class(name).is_ok_and(|found| found.is_some()));
    let resources = image.resources().filter(Result::is_ok).count();
    let license = image.find("java.sql", "java/sql/LICENSE").is_ok_and(|l| l.is_some());
    found.iter().filter(|found| **found).count() + resources + usize::from(license)
}

#[test]
fn the_hash_is_that_of_the_jdk() {
    assert_eq!(hash(b"", 0x0100_0193), 0x0100_0193);
    assert_eq!(hash(b"a", 0x0100_0193), 0x0100_0193u32.wrapping_mul(0x0100_0193) & 0x7fff_ffff ^ 0x61);
}

#[test]
fn both_byte_orders_are_read() {
    for big in [false, true] {
        let image = open(&small_image(big)).unwrap();
        let string = image.find_class("java/lang/String").unwrap().unwrap();
        assert_eq!((&*string, string.origin()), (&b"string"[..], "jrt:/java.base"));
        let driver = image.find("java.sql", "java/sql/Driver.class").unwrap().unwrap();
        assert_eq!(&*driver, b"driver");
        assert!(image.find("java.sql", "java/sql/LICENSE").unwrap().unwrap().is_empty());
        for absent in ["java/lang/Strin", "java/Lang", "String", "", "/", "[I", "java/lang/"] {
            assert!(image.find_class(absent).unwrap().is_none(), "{absent}");
        }
        assert_eq!(image.modules_of_package("java/lang").unwrap(), ["java.base"]);
        assert_eq!(image.modules_of_package("java.sql").unwrap(), ["java.sql"]);
        assert!(image.modules_of_package("java").unwrap().is_empty());
        assert_eq!(use_all(&image), SMALL_IMAGE_USES);
    }
}

#[test]
fn bytes_outlive_the_image() {
    let image = open(&small_image(false)).unwrap();
    let string = image.find_class("java/lang/String").unwrap().unwrap();
    drop(image);
    assert_eq!(&*string.clone(), b"string");
}

#[test]
fn truncated_and_mutated_images_are_errors_not_panics() {
    for big in [false, true] {
        let whole = small_image(big);
        for len in 0..whole.len() {
            if let Ok(image) = open(&whole[..len]) {
                assert!(use_all(&image) < SMALL_IMAGE_USES, "{len} bytes");
            }
        }
        for at in 0..whole.len() {
            for mask in [0x01, 0x80, 0xff, whole[at]] {
                let mut mutant = whole.clone();
                mutant[at] ^= mask;
                if let Ok(image) = open(&mutant) {
                    use_all(&image);
                }
            }
        }
    }
}

#[test]
fn a_compressed_resource_is_refused_by_name() {
    let mut builder = Builder::new(false);
    let zip = builder.string("zip");
    let mut bytes = builder.u32(0xcafe_fafa).to_vec();
    bytes.extend([0; 16]);
    bytes.extend(builder.u32(zip));
    bytes.extend([0; 5]);
    builder.add(["java.base", "java/lang", "String", "class"], &bytes, true);
    let image = open(&builder.build()).unwrap();
    let error = image.find("java.base", "java/lang/String.class").unwrap_err();
    let message = error.to_string();
    let expected = "test/lib/modules stores /java.base/java/lang/String.class compressed with `zip`";
    assert!(message.starts_with(expected), "{message}");
}

#[test]
fn other_files_are_refused() {
    let dir = TempDir::new();
    for (bytes, expected) in [
        (&b""[..], "0xCAFEDADA"),
        (b"PK\x03\x04 and more", "0xCAFEDADA"),
        (&[0xca, 0xfe, 0xda, 0xda, 0, 2, 0, 0], "newer than version 1"),
        (&[0xca, 0xfe, 0xda, 0xda, 0, 1], "ends before"),
    ] {
        let file = dir.write("modules", bytes);
        let message = Image::open(&file).unwrap_err().to_string();
        assert!(message.contains(expected) && message.contains("--jdk"), "{message}");
    }
    assert!(Image::open(&dir.path().join("none")).is_err());
}

#[test]
fn every_name_of_an_installed_jdk_is_found_by_its_hash() {
    for home in installed_jdks() {
        let image = Image::open(&home.join("lib/modules")).unwrap();
        let mut classes = 0;
        for resource in image.resources() {
            let Resource { module, parent, base, extension } = resource.unwrap();
            let dot = if extension.is_empty() { "" } else { "." };
            let slash = if parent.is_empty() { "" } else { "/" };
            let path = format!("{parent}{slash}{base}{dot}{extension}");
            let found = image.find(module, &path).unwrap();
            assert!(found.is_some(), "/{module}/{path}");
            assert!(image.find(module, &format!("{path}?")).unwrap().is_none());
            if extension == "class" && !parent.is_empty() && !parent.starts_with("META-INF") {
                let class = image.find_class(&format!("{parent}/{base}")).unwrap().unwrap();
                assert_eq!(class.origin(), format!("jrt:/{module}"));
                assert!(class.starts_with(&[0xca, 0xfe, 0xba, 0xbe]));
                classes += 1;
            }
        }
        assert!(classes > 5000, "{}: {classes}", home.display());
    }
}

#[test]
fn an_installed_image_cut_after_its_tables_fails_only_where_data_is_missing() {
    for home in installed_jdks() {
        let dir = TempDir::new();
        let mut start = vec![0; 8 << 20];
        let mut file = fs::File::open(home.join("lib/modules")).unwrap();
        file.read_exact(&mut start).unwrap();
        let image = Image::open(&dir.write("modules", &start)).unwrap();
        let names = image.resources().collect::<Result<Vec<_>, _>>().unwrap();
        let finds = names
            .iter()
            .filter(|n| n.extension == "class")
            .map(|name| image.find(name.module, &format!("{}/{}.class", name.parent, name.base)));
        assert!(finds.filter(Result::is_err).count() > 1000);
    }
}

#[test]
fn finds_the_classes_it_lists() {
    for home in installed_jdks() {
        let image = Image::open(&home.join("lib/modules")).unwrap();
        let all = image.resources().map(Result::unwrap);
        let java = all.filter(|r| r.extension == "class" && r.parent.starts_with("java/"));
        for resource in java.take(500) {
            let name = format!("{}/{}", resource.parent, resource.base);
            let bytes = image.find_class(&name).unwrap();
            assert!(bytes.is_some_and(|bytes| bytes[0] == 0xca), "{name}");
        }
    }
}
