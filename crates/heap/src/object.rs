//! Objects, arrays, and the heap that holds them.

use jvm::{Class, ClassId, Kind, Shape};

use crate::value::{Ref, Value};

/// An object or array.
#[derive(Clone, Debug)]
pub struct Object {
    /// Its class.
    pub class: ClassId,
    /// Identity hash code; 0 until one is asked for.
    pub hash: u32,
    /// How often its monitor is held.
    pub locks: u32,
    /// Fields or elements.
    pub body: Body,
}

/// The contents of an object.
#[derive(Clone, Debug)]
pub enum Body {
    /// No object: null, and places a collection has freed.
    Free,
    /// Fields, inherited ones first.
    Fields(Box<[Value]>),
    /// `boolean[]` or `byte[]`
    Bytes(Box<[i8]>),
    /// `char[]`
    Chars(Box<[u16]>),
    /// `short[]`
    Shorts(Box<[i16]>),
    /// `int[]`
    Ints(Box<[i32]>),
    /// `long[]`
    Longs(Box<[i64]>),
    /// `float[]`
    Floats(Box<[f32]>),
    /// `double[]`
    Doubles(Box<[f64]>),
    /// An array of references.
    Refs(Box<[Ref]>),
}

impl Body {
    /// A zeroed array body.
    pub fn array(kind: Kind, len: usize) -> Body {
        match kind {
            Kind::Boolean | Kind::Byte => Body::Bytes(vec![0; len].into()),
            Kind::Char => Body::Chars(vec![0; len].into()),
            Kind::Short => Body::Shorts(vec![0; len].into()),
            Kind::Int => Body::Ints(vec![0; len].into()),
            Kind::Long => Body::Longs(vec![0; len].into()),
            Kind::Float => Body::Floats(vec![0.0; len].into()),
            Kind::Double => Body::Doubles(vec![0.0; len].into()),
            Kind::Ref | Kind::Void => Body::Refs(vec![Ref::NULL; len].into()),
        }
    }

    /// Number of elements, for an array.
    #[inline]
    pub fn len(&self) -> Option<usize> {
        match self {
            Body::Free | Body::Fields(_) => None,
            Body::Bytes(v) => Some(v.len()),
            Body::Chars(v) => Some(v.len()),
            Body::Shorts(v) => Some(v.len()),
            Body::Ints(v) => Some(v.len()),
            Body::Longs(v) => Some(v.len()),
            Body::Floats(v) => Some(v.len()),
            Body::Doubles(v) => Some(v.len()),
            Body::Refs(v) => Some(v.len()),
        }
    }

    /// Whether it is an array without elements.
    pub fn is_empty(&self) -> bool {
        self.len() == Some(0)
    }

    /// The element at `index`, for an array that has one there.
    pub fn get(&self, index: usize) -> Option<Value> {
        Some(match self {
            Body::Free | Body::Fields(_) => return None,
            Body::Bytes(v) => Value::Int(*v.get(index)? as i32),
            Body::Chars(v) => Value::Int(*v.get(index)? as i32),
            Body::Shorts(v) => Value::Int(*v.get(index)? as i32),
            Body::Ints(v) => Value::Int(*v.get(index)?),
            Body::Longs(v) => Value::Long(*v.get(index)?),
            Body::Floats(v) => Value::Float(*v.get(index)?),
            Body::Doubles(v) => Value::Double(*v.get(index)?),
            Body::Refs(v) => Value::Ref(*v.get(index)?),
        })
    }

    /// Bytes HotSpot would use for it, header included.
    fn bytes(&self) -> usize {
        let raw = match self {
            Body::Free => 0,
            Body::Fields(v) => 12 + 6 * v.len(),
            Body::Bytes(v) => 16 + v.len(),
            Body::Chars(v) => 16 + 2 * v.len(),
            Body::Shorts(v) => 16 + 2 * v.len(),
            Body::Ints(v) => 16 + 4 * v.len(),
            Body::Longs(v) => 16 + 8 * v.len(),
            Body::Floats(v) => 16 + 4 * v.len(),
            Body::Doubles(v) => 16 + 8 * v.len(),
            Body::Refs(v) => 16 + 4 * v.len(),
        };
        (raw + 7) & !7
    }
}

/// The limit given to the heap would be passed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HeapFull;

/// All objects.
pub struct Heap {
    objects: Vec<Object>,
    free: Vec<u32>,
    used: usize,
    limit: usize,
    /// Bytes beyond the limit that may be used now.
    excess: usize,
    /// Bytes in use at which a collection is worth its time.
    threshold: usize,
    next_hash: u32,
}

/// Small enough that what is allocated between two collections stays near the processor.
const FIRST_THRESHOLD: usize = 16 << 20;

impl Heap {
    /// An empty heap that may hold `limit` bytes.
    pub fn new(limit: usize) -> Heap {
        let mut objects = Vec::with_capacity(16 * 1024);
        // Index 0 is null: no class has this id, so no cached class ever matches it.
        objects.push(Object { class: ClassId::new(u32::MAX as usize), hash: 0, locks: 0, body: Body::Free });
        Heap {
            objects,
            free: Vec::new(),
            used: 0,
            limit,
            excess: 0,
            threshold: FIRST_THRESHOLD.min(limit / 2),
            next_hash: 0x2545_f491,
        }
    }

    /// The object behind a reference; for null, one without class or body.
    #[inline(always)]
    pub fn get(&self, reference: Ref) -> &Object {
        &self.objects[reference.index()]
    }

    /// The object behind a reference, to be changed.
    #[inline(always)]
    pub fn get_mut(&mut self, reference: Ref) -> &mut Object {
        &mut self.objects[reference.index()]
    }

    /// Bytes in use, as HotSpot would count them.
    pub fn used(&self) -> usize {
        self.used
    }

    /// Bytes that may be in use.
    pub fn limit(&self) -> usize {
        self.limit
    }

    /// Allows this many bytes beyond the limit from now on: an `OutOfMemoryError` is itself an object.
    pub fn allow_excess(&mut self, bytes: usize) {
        self.excess = bytes;
    }

    /// Number of objects.
    pub fn len(&self) -> usize {
        self.objects.len() - 1 - self.free.len()
    }

    /// Whether there are no objects.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Whether enough was allocated since the last collection to make one worth its time.
    #[inline(always)]
    pub fn is_due(&self) -> bool {
        self.used > self.threshold
    }

    /// A new object of an instance class, fields at their defaults.
    #[inline]
    pub fn new_object(&mut self, class: &Class) -> Result<Ref, HeapFull> {
        debug_assert!(class.shape == Shape::Instance);
        let fields = class.slots.iter().map(|&kind| Value::zero(kind)).collect();
        self.insert(class.id, Body::Fields(fields))
    }

    /// A new array of the given array class, elements at their defaults.
    pub fn new_array(&mut self, class: ClassId, kind: Kind, len: usize) -> Result<Ref, HeapFull> {
        let bytes = len.saturating_mul(kind.bytes());
        if self.used.saturating_add(bytes) > self.limit + self.excess {
            return Err(HeapFull);
        }
        self.insert(class, Body::array(kind, len))
    }

    /// Adds an object.
    #[inline]
    pub fn insert(&mut self, class: ClassId, body: Body) -> Result<Ref, HeapFull> {
        let used = self.used + body.bytes();
        if used > self.limit + self.excess || self.objects.len() >= u32::MAX as usize {
            return Err(HeapFull);
        }
        self.used = used;
        let object = Object { class, hash: 0, locks: 0, body };
        if let Some(index) = self.free.pop() {
            self.objects[index as usize] = object;
            return Ok(Ref::new(index as usize));
        }
        self.objects.push(object);
        Ok(Ref::new(self.objects.len() - 1))
    }

    /// The identity hash code: a number fixed by the order in which hash codes were asked for.
    pub fn identity_hash(&mut self, reference: Ref) -> i32 {
        if reference.is_null() {
            return 0;
        }
        let object = &mut self.objects[reference.index()];
        if object.hash == 0 {
            // xorshift: every number but 0 comes once, and neighbours look unrelated, as HotSpot's do.
            let mut x = self.next_hash;
            x ^= x << 13;
            x ^= x >> 17;
            x ^= x << 5;
            self.next_hash = x;
            object.hash = (x & 0x7fff_ffff).max(1);
        }
        object.hash as i32
    }

    /// Frees every object that `is_live` does not keep, and sets when the next collection is due.
    pub(crate) fn sweep(&mut self, is_live: impl Fn(usize) -> bool) {
        for index in 1..self.objects.len() {
            let object = &mut self.objects[index];
            if is_live(index) || matches!(object.body, Body::Free) {
                continue;
            }
            self.used -= object.body.bytes();
            object.body = Body::Free;
            object.class = ClassId::new(u32::MAX as usize);
            object.hash = 0;
            object.locks = 0;
            self.free.push(index as u32);
        }
        let room = self.limit.saturating_sub(self.used);
        self.threshold = self.used + FIRST_THRESHOLD.max(self.used / 2).min(room / 2);
    }

    pub(crate) fn capacity(&self) -> usize {
        self.objects.len()
    }
}
