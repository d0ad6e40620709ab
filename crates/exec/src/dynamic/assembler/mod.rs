//! Writes class files: just enough for the classes the engine makes for lambdas, call sites and method handles.
//!
//! What is written is not verified here. A mistake, or a limit of the format that is passed, is found when the class
//! is defined or its code decoded, as with any other class file.

mod body;
pub(super) mod op;
mod pool;

use jvm::flags::Flags;

pub(super) use body::{Body, Label};
use pool::Pool;

/// Java 8: the newest version whose features we need.
const MAJOR: u16 = 52;

/// A class being written.
pub(super) struct ClassWriter {
    name: String,
    pool: Pool,
    flags: u16,
    super_class: u16,
    interfaces: Vec<u16>,
    fields: Vec<Vec<u8>>,
    methods: Vec<Vec<u8>>,
}

impl ClassWriter {
    /// A final synthetic class without members.
    pub(super) fn new(name: &str, super_name: &str) -> ClassWriter {
        let mut pool = Pool::default();
        let super_class = pool.class(super_name);
        ClassWriter {
            name: name.into(),
            pool,
            flags: Flags::FINAL | Flags::SYNTHETIC | 0x0020,
            super_class,
            interfaces: Vec::new(),
            fields: Vec::new(),
            methods: Vec::new(),
        }
    }

    /// The class's internal name.
    pub(super) fn name(&self) -> &str {
        &self.name
    }

    /// Lets every class use it.
    pub(super) fn make_public(&mut self) {
        self.flags |= Flags::PUBLIC;
    }

    /// Adds a superinterface, unless it is there already.
    pub(super) fn implement(&mut self, interface: &str) {
        let index = self.pool.class(interface);
        if !self.interfaces.contains(&index) {
            self.interfaces.push(index);
        }
    }

    /// Adds a field.
    pub(super) fn field(&mut self, flags: u16, name: &str, descriptor: &str) {
        let mut bytes = self.member(flags, name, descriptor);
        bytes.extend(0u16.to_be_bytes());
        self.fields.push(bytes);
    }

    /// Adds a method whose body `write` writes.
    pub(super) fn method(&mut self, flags: u16, name: &str, descriptor: &str, write: impl FnOnce(&mut Body<'_>)) {
        let mut bytes = self.member(flags, name, descriptor);
        let code = self.pool.utf8("Code");
        let mut body = Body::new(&mut self.pool, descriptor, flags & Flags::STATIC != 0);
        write(&mut body);
        let content = body.finish();
        bytes.extend(1u16.to_be_bytes());
        bytes.extend(code.to_be_bytes());
        bytes.extend((content.len() as u32).to_be_bytes());
        bytes.extend(content);
        self.methods.push(bytes);
    }

    /// Adds a native method.
    pub(super) fn native_method(&mut self, flags: u16, name: &str, descriptor: &str) {
        let mut bytes = self.member(flags | Flags::NATIVE, name, descriptor);
        bytes.extend(0u16.to_be_bytes());
        self.methods.push(bytes);
    }

    fn member(&mut self, flags: u16, name: &str, descriptor: &str) -> Vec<u8> {
        let (name, descriptor) = (self.pool.utf8(name), self.pool.utf8(descriptor));
        [flags, name, descriptor].iter().flat_map(|v| v.to_be_bytes()).collect()
    }

    /// The bytes of the class file.
    pub(super) fn finish(mut self) -> Vec<u8> {
        let this_class = self.pool.class(&self.name);
        let mut bytes = 0xcafe_babe_u32.to_be_bytes().to_vec();
        let mut put = |value: u16| bytes.extend(value.to_be_bytes());
        put(0);
        put(MAJOR);
        put(self.pool.count());
        bytes.extend(self.pool.bytes());
        let mut put = |value: u16| bytes.extend(value.to_be_bytes());
        put(self.flags);
        put(this_class);
        put(self.super_class);
        put(self.interfaces.len() as u16);
        self.interfaces.iter().for_each(|&i| put(i));
        for members in [self.fields, self.methods] {
            bytes.extend((members.len() as u16).to_be_bytes());
            members.iter().for_each(|m| bytes.extend(m));
        }
        bytes.extend(0u16.to_be_bytes());
        bytes
    }
}
