//! The format of `lib/modules`, read from a slice of bytes. Every offset in it is checked before it is followed.
//!
//! In the byte order that the magic number tells, n being the table length:
//!
//! | bytes | what |
//! |---|---|
//! | 28 | header: magic `0xCAFEDADA`, version (major << 16 \| minor), flags, resource count, n, size of locations, size of strings |
//! | 4n | redirect table: for a name's hash modulo n, 0 (no such name), -1-i (it is number i), or the seed to hash again with |
//! | 4n | for each number, where its location begins |
//! | | locations: attributes, each a byte (kind << 3 \| length - 1) and a big-endian value, ended by kind 0 |
//! | | strings: UTF-8, ended by 0 |
//! | | the resources themselves |
//!
//! The name of a resource is `/module/parent/base.extension`. The resource `/packages/java.util` holds, for each module
//! that knows the package, a pair of u32: whether it has nothing in it, and the offset of the module's name.

use std::fmt;
use std::ops::Range;

use super::Resource;

const MAGIC: u32 = 0xcafe_dada;
const HEADER_SIZE: usize = 28;
const HASH_SEED: u32 = 0x0100_0193;
const COMPRESSED_MAGIC: u32 = 0xcafe_fafa;

/// What is wrong with an image.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Damage(&'static str);

impl Damage {
    pub(super) fn new(what: &'static str) -> Self {
        Self(what)
    }
}

impl fmt::Display for Damage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// Where the parts of an image lie. All ranges lie within the bytes it was read from.
#[derive(Debug)]
pub(super) struct Layout {
    order: ByteOrder,
    redirects: Range<usize>,
    offsets: Range<usize>,
    locations: Range<usize>,
    strings: Range<usize>,
}

#[derive(Debug, Clone, Copy)]
enum ByteOrder {
    Big,
    Little,
}

impl Layout {
    /// Reads the header.
    pub(super) fn read(bytes: &[u8]) -> Result<Self, Damage> {
        let too_short = || Damage("the file ends before its tables do");
        let order = match ByteOrder::Big.u32(bytes, 0) {
            Some(MAGIC) => ByteOrder::Big,
            Some(magic) if magic.swap_bytes() == MAGIC => ByteOrder::Little,
            _ => return Err(Damage("it does not begin with 0xCAFEDADA")),
        };
        let field = |at| order.u32(bytes, at).ok_or_else(too_short);
        if field(4)? >> 16 != 1 {
            return Err(Damage("its format is newer than version 1"));
        }
        let mut end = HEADER_SIZE;
        let mut part = |size: Option<usize>| {
            let start = end;
            end = start.checked_add(size?)?;
            (end <= bytes.len()).then_some(start..end)
        };
        let table = (field(16)? as usize).checked_mul(4);
        let (locations, strings) = (field(20)? as usize, field(24)? as usize);
        Ok(Self {
            order,
            redirects: part(table).ok_or_else(too_short)?,
            offsets: part(table).ok_or_else(too_short)?,
            locations: part(Some(locations)).ok_or_else(too_short)?,
            strings: part(Some(strings)).ok_or_else(too_short)?,
        })
    }
}

impl ByteOrder {
    fn u32(self, bytes: &[u8], at: usize) -> Option<u32> {
        let bytes = *bytes.get(at..)?.first_chunk()?;
        Some(match self {
            Self::Big => u32::from_be_bytes(bytes),
            Self::Little => u32::from_le_bytes(bytes),
        })
    }
}

/// The tables of an image.
#[derive(Clone, Copy)]
pub(super) struct Tables<'a> {
    bytes: &'a [u8],
    layout: &'a Layout,
}

/// Where one resource lies and what it is called.
#[derive(Debug, Default)]
pub(super) struct Location<'a> {
    module: &'a [u8],
    parent: &'a [u8],
    base: &'a [u8],
    extension: &'a [u8],
    /// From the end of the strings.
    offset: u64,
    /// Its size when compressed; 0 if it is not.
    compressed: u64,
    size: u64,
}

/// How the bytes of a resource are stored.
pub(super) enum Content<'a> {
    /// As they are, in this range of the file.
    Plain(Range<usize>),
    /// By one of jlink's compressors.
    Compressed {
        /// Its name.
        method: &'a str,
    },
}

impl<'a> Tables<'a> {
    /// The tables of the image in `bytes`, which `layout` was read from.
    pub(super) fn new(bytes: &'a [u8], layout: &'a Layout) -> Self {
        Self { bytes, layout }
    }

    /// The numbers of all resources.
    pub(super) fn indices(self) -> Range<usize> {
        0..self.layout.offsets.len() / 4
    }

    /// The location of the resource with this full name, if there is one.
    pub(super) fn lookup(self, name: &[u8]) -> Result<Option<Location<'a>>, Damage> {
        let length = self.indices().len();
        if length == 0 {
            return Ok(None);
        }
        let slot = |seed| hash(name, seed) as usize % length;
        let redirect = self.u32(&self.layout.redirects, slot(HASH_SEED) * 4)?;
        let index = match redirect.cast_signed() {
            0 => return Ok(None),
            1.. => slot(redirect),
            // -1 - redirect
            ..0 => !redirect as usize,
        };
        let location = self.location(index)?;
        Ok(location.is_named(name).then_some(location))
    }

    /// The location of the resource with this number.
    pub(super) fn location(self, index: usize) -> Result<Location<'a>, Damage> {
        const DAMAGE: Damage = Damage("a location lies outside its table");
        let offset = self.u32(&self.layout.offsets, index.checked_mul(4).ok_or(DAMAGE)?)?;
        let locations = self.part(&self.layout.locations);
        let mut rest = locations.get(offset as usize..).ok_or(DAMAGE)?;
        let mut location = Location::default();
        loop {
            let (&head, tail) = rest.split_first().ok_or(DAMAGE)?;
            let kind = head >> 3;
            if kind == 0 {
                return Ok(location);
            }
            let (value, tail) = tail.split_at_checked(usize::from(head & 7) + 1).ok_or(DAMAGE)?;
            let value = value.iter().fold(0, |value, byte| value << 8 | u64::from(*byte));
            match kind {
                1 => location.module = self.string(value)?,
                2 => location.parent = self.string(value)?,
                3 => location.base = self.string(value)?,
                4 => location.extension = self.string(value)?,
                5 => location.offset = value,
                6 => location.compressed = value,
                7 => location.size = value,
                // Attributes of newer JDKs add to these, and the format's version tells when they do not.
                _ => {}
            }
            rest = tail;
        }
    }

    /// How a resource is stored.
    pub(super) fn content(self, location: &Location<'_>) -> Result<Content<'a>, Damage> {
        const DAMAGE: Damage = Damage("a resource ends after the file");
        let stored = match location.compressed {
            0 => location.size,
            compressed => compressed,
        };
        let start = (self.layout.strings.end as u64).checked_add(location.offset).ok_or(DAMAGE)?;
        let end = start.checked_add(stored).ok_or(DAMAGE)?;
        let range = usize::try_from(start).map_err(|_| DAMAGE)?..usize::try_from(end).map_err(|_| DAMAGE)?;
        let bytes = self.bytes.get(range.clone()).ok_or(DAMAGE)?;
        if location.compressed == 0 {
            return Ok(Content::Plain(range));
        }
        // magic u32, compressed size u64, size u64, name of the decompressor u32, …
        let order = self.layout.order;
        match (order.u32(bytes, 0), order.u32(bytes, 20)) {
            (Some(COMPRESSED_MAGIC), Some(name)) => {
                Ok(Content::Compressed { method: utf8(self.string(u64::from(name))?)? })
            }
            _ => Err(Damage("a compressed resource has no valid header")),
        }
    }

    /// The modules that have something in a package, from the bytes of its resource in `/packages`.
    pub(super) fn modules_of_package(self, bytes: &[u8]) -> Result<Vec<&'a str>, Damage> {
        let order = self.layout.order;
        let mut modules = Vec::with_capacity(1);
        for pair in bytes.chunks(8) {
            match (order.u32(pair, 0), order.u32(pair, 4)) {
                (Some(0), Some(name)) => modules.push(utf8(self.string(u64::from(name))?)?),
                (Some(_), Some(_)) => {}
                _ => return Err(Damage("a package's list of modules ends early")),
            }
        }
        Ok(modules)
    }

    /// The range was checked when the layout was read.
    fn part(self, range: &Range<usize>) -> &'a [u8] {
        &self.bytes[range.clone()]
    }

    fn u32(self, part: &Range<usize>, at: usize) -> Result<u32, Damage> {
        let value = self.layout.order.u32(self.part(part), at);
        value.ok_or(Damage("the hash table points outside itself"))
    }

    fn string(self, offset: u64) -> Result<&'a [u8], Damage> {
        const DAMAGE: Damage = Damage("a name lies outside the table of strings");
        let offset = usize::try_from(offset).map_err(|_| DAMAGE)?;
        let rest = self.part(&self.layout.strings).get(offset..).ok_or(DAMAGE)?;
        let end = rest.iter().position(|byte| *byte == 0).ok_or(DAMAGE)?;
        Ok(&rest[..end])
    }
}

impl<'a> Location<'a> {
    /// The parts of its name.
    pub(super) fn resource(&self) -> Result<Resource<'a>, Damage> {
        Ok(Resource {
            module: utf8(self.module)?,
            parent: utf8(self.parent)?,
            base: utf8(self.base)?,
            extension: utf8(self.extension)?,
        })
    }

    fn is_named(&self, name: &[u8]) -> bool {
        /// Takes `before`, `part` and `after` off the name; an empty part has no separators either.
        fn take<'n>(name: &'n [u8], before: &str, part: &[u8], after: &str) -> Option<&'n [u8]> {
            if part.is_empty() {
                return Some(name);
            }
            let name = name.strip_prefix(before.as_bytes())?.strip_prefix(part)?;
            name.strip_prefix(after.as_bytes())
        }
        let rest = take(name, "/", self.module, "/")
            .and_then(|rest| take(rest, "", self.parent, "/"))
            .and_then(|rest| take(rest, "", self.base, ""))
            .and_then(|rest| take(rest, ".", self.extension, ""));
        rest.is_some_and(<[u8]>::is_empty)
    }
}

/// The hash of a name; the same as in the JDK's `ImageStringsReader.hashCode`.
pub(super) fn hash(name: &[u8], seed: u32) -> u32 {
    let step = |hash: u32, byte: &u8| hash.wrapping_mul(HASH_SEED) ^ u32::from(*byte);
    name.iter().fold(seed, step) & 0x7fff_ffff
}

fn utf8(bytes: &[u8]) -> Result<&str, Damage> {
    std::str::from_utf8(bytes).map_err(|_| Damage("a name is not UTF-8"))
}
