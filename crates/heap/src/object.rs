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
    /// The heap's epoch when it was made or last saved.
    epoch: u32,
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
    /// An array of any kind of which some elements are not known. `Unset` is one that has not been looked at.
    Cells(Box<[Value]>),
    /// An array whose length or contents are only known in parts.
    Open(Box<OpenArray>),
}

/// An array as an accumulator of the indices that were used (Kiasan, section 3.1).
#[derive(Clone, Debug)]
pub struct OpenArray {
    /// Its length: an `Int` or a term.
    pub length: Value,
    /// What every element is that was not used yet: the default of a new array, `Unset` for an input.
    pub default: Value,
    /// Indices that were used and what is there. No two of them are equal on this path.
    pub used: Vec<(Value, Value)>,
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
            Body::Free | Body::Fields(_) | Body::Open(_) => None,
            Body::Cells(v) => Some(v.len()),
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
            Body::Free | Body::Fields(_) | Body::Open(_) => return None,
            Body::Cells(v) => *v.get(index)?,
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
            Body::Cells(v) => 16 + 16 * v.len(),
            Body::Open(v) => 48 + 32 * v.used.len(),
        };
        (raw + 7) & !7
    }
}

/// The class of null, and of an object whose class is not decided: no cached class ever matches it.
pub const NO_CLASS: ClassId = ClassId::new(u32::MAX as usize);

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
    /// Identity hash codes that were given to objects: nobody else gets them.
    given_hashes: Vec<u32>,
    /// Changes with every mark: an object of another epoch is saved before it is changed.
    epoch: u32,
    last_epoch: u32,
    saved: Vec<(u32, Object)>,
}

/// A point in time to which the heap can be taken back.
#[derive(Clone, Copy, Debug)]
pub struct HeapMark {
    objects: u32,
    saved: u32,
    used: usize,
    next_hash: u32,
    given_hashes: u32,
}

/// Small enough that what is allocated between two collections stays near the processor.
const FIRST_THRESHOLD: usize = 16 << 20;

impl Heap {
    /// An empty heap that may hold `limit` bytes.
    pub fn new(limit: usize) -> Heap {
        let mut objects = Vec::with_capacity(16 * 1024);
        // Index 0 is null.
        objects.push(Object { class: NO_CLASS, hash: 0, locks: 0, epoch: 0, body: Body::Free });
        Heap {
            objects,
            free: Vec::new(),
            used: 0,
            limit,
            excess: 0,
            threshold: FIRST_THRESHOLD.min(limit / 2),
            next_hash: 0x2545_f491,
            given_hashes: Vec::new(),
            epoch: 0,
            last_epoch: 0,
            saved: Vec::new(),
        }
    }

    /// The object behind a reference; for null and for symbolic references, one without class or body.
    #[inline(always)]
    pub fn get(&self, reference: Ref) -> &Object {
        self.objects.get(reference.index()).unwrap_or(&self.objects[0])
    }

    /// The object behind a reference, to be changed; for null and for symbolic references, one without class or body.
    #[inline(always)]
    pub fn get_mut(&mut self, reference: Ref) -> &mut Object {
        let index = if reference.index() < self.objects.len() { reference.index() } else { 0 };
        if self.objects[index].epoch != self.epoch {
            self.save(index);
        }
        &mut self.objects[index]
    }

    #[cold]
    #[inline(never)]
    fn save(&mut self, index: usize) {
        self.saved.push((index as u32, self.objects[index].clone()));
        self.objects[index].epoch = self.epoch;
    }

    /// A point to come back to with [`Heap::undo_to`]. From the first mark on nothing may be collected.
    pub fn mark(&mut self) -> HeapMark {
        self.last_epoch += 1;
        self.epoch = self.last_epoch;
        HeapMark {
            objects: self.objects.len() as u32,
            saved: self.saved.len() as u32,
            used: self.used,
            next_hash: self.next_hash,
            given_hashes: self.given_hashes.len() as u32,
        }
    }

    /// Takes back all changes since the mark, which stays valid.
    pub fn undo_to(&mut self, mark: HeapMark) {
        while self.saved.len() > mark.saved as usize {
            let Some((index, object)) = self.saved.pop() else { break };
            self.objects[index as usize] = object;
        }
        self.objects.truncate(mark.objects as usize);
        self.used = mark.used;
        self.next_hash = mark.next_hash;
        self.given_hashes.truncate(mark.given_hashes as usize);
        self.last_epoch += 1;
        self.epoch = self.last_epoch;
    }

    /// The objects older than a mark that were changed since.
    pub fn changed_since(&self, mark: HeapMark) -> impl Iterator<Item = Ref> + '_ {
        let older = self.saved[mark.saved as usize..].iter().map(|(index, _)| Ref::new(*index as usize));
        older.filter(move |object| object.index() < mark.objects as usize)
    }

    /// The index of the next object, when nothing is collected.
    pub fn next_index(&self) -> usize {
        self.objects.len()
    }

    /// Collects nothing from now on: objects are given back by [`Heap::undo_to`] alone.
    pub fn keep_all(&mut self) {
        self.threshold = usize::MAX;
        self.free.clear();
    }

    /// Whether nothing may be collected any more.
    pub fn keeps_all(&self) -> bool {
        self.threshold == usize::MAX
    }

    /// Replaces the body of an object by one of another size.
    pub fn set_body(&mut self, reference: Ref, body: Body) {
        let before = self.get(reference).body.bytes();
        self.used = (self.used + body.bytes()).saturating_sub(before);
        self.get_mut(reference).body = body;
    }

    /// Bytes in use, as HotSpot would count them.
    pub fn used(&self) -> usize {
        self.used
    }

    /// Bytes that may be in use.
    pub fn limit(&self) -> usize {
        self.limit
    }

    /// Lets it hold this many bytes from now on.
    pub fn set_limit(&mut self, limit: usize) {
        self.limit = limit;
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
        let object = Object { class, hash: 0, locks: 0, epoch: self.epoch, body };
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
        if self.get(reference).hash == 0 {
            let mut hash = self.new_hash();
            while self.given_hashes.contains(&hash) {
                hash = self.new_hash();
            }
            self.get_mut(reference).hash = hash;
        }
        self.get(reference).hash as i32
    }

    /// Gives objects other identity hash codes from now on than they would have got.
    pub fn skip_identity_hash(&mut self) {
        self.new_hash();
    }

    /// Gives an object the identity hash code that it has elsewhere.
    pub fn set_identity_hash(&mut self, reference: Ref, hash: i32) {
        self.get_mut(reference).hash = hash as u32;
        self.given_hashes.push(hash as u32);
    }

    fn new_hash(&mut self) -> u32 {
        // xorshift: every number but 0 comes once, and neighbours look unrelated, as HotSpot's do.
        let mut x = self.next_hash;
        x ^= x << 13;
        x ^= x >> 17;
        x ^= x << 5;
        self.next_hash = x;
        (x & 0x7fff_ffff).max(1)
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
            object.class = NO_CLASS;
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
