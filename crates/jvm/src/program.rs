//! The program: every type that has been loaded so far, shared by all threads, only ever growing.

use std::cell::RefCell;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, OnceLock};

use parking_lot::{ReentrantMutex, RwLock};
use rustc_hash::FxHashMap;

use crate::class::{Class, Method, Shape, StaticRange};
use crate::classpath::{ClassBytes, ClassPath, Jdk};
use crate::code::{self, Code, Insn};
use crate::constructed::Constructed;
use crate::error::{LinkError, LinkErrorKind};
use crate::flags::Flags;
use crate::format;
use crate::ids::{ClassId, DynamicId, LiteralId, MethodId};
use crate::kind::Kind;
use crate::load;
use crate::symbol::{Symbol, Symbols};
use crate::verify;

/// Superclass chains and array nestings longer than this are refused: no real program has them.
const DEEPEST_LOADING: usize = 400;

/// All loaded classes and where further ones come from.
pub struct Program {
    jdk: Arc<Jdk>,
    classpath: ClassPath,
    symbols: Symbols,
    classes: boxcar::Vec<Class>,
    methods: boxcar::Vec<Method>,
    by_name: RwLock<FxHashMap<Symbol, ClassId>>,
    loading: ReentrantMutex<RefCell<Vec<Symbol>>>,
    static_slots: AtomicU32,
    literals: Literals,
    dynamics: AtomicU32,
    constants: RwLock<FxHashMap<(ClassId, u16), DynamicId>>,
}

#[derive(Default)]
struct Literals {
    ids: RwLock<FxHashMap<Box<[u16]>, LiteralId>>,
    texts: boxcar::Vec<Box<[u16]>>,
}

impl Program {
    /// A program over the given JDK and class path. Nothing but the primitive types is loaded yet.
    pub fn new(jdk: impl Into<Arc<Jdk>>, classpath: ClassPath) -> Program {
        let program = Program {
            jdk: jdk.into(),
            classpath,
            symbols: Symbols::default(),
            classes: boxcar::Vec::with_capacity(1024),
            methods: boxcar::Vec::with_capacity(16 * 1024),
            by_name: RwLock::default(),
            loading: ReentrantMutex::default(),
            static_slots: AtomicU32::new(0),
            literals: Literals::default(),
            dynamics: AtomicU32::new(0),
            constants: RwLock::default(),
        };
        for kind in Kind::PRIMITIVES {
            let flags = Flags(Flags::PUBLIC | Flags::FINAL | Flags::ABSTRACT);
            let class = program.synthetic_class(kind.java_name(), Shape::Primitive(kind), flags, None);
            // Primitive types are not found by name: `int` may also be the name of a class.
            program.classes.push(class);
        }
        program
    }

    /// The JDK whose classes are used.
    pub fn jdk(&self) -> &Jdk {
        &self.jdk
    }

    /// The class path of the subject.
    pub fn classpath(&self) -> &ClassPath {
        &self.classpath
    }

    /// The class with this id.
    #[inline]
    pub fn class(&self, id: ClassId) -> &Class {
        &self.classes[id.index()]
    }

    /// The method with this id.
    #[inline]
    pub fn method(&self, id: MethodId) -> &Method {
        &self.methods[id.index()]
    }

    /// Number of types loaded so far.
    pub fn class_count(&self) -> usize {
        self.classes.count()
    }

    /// Number of static field slots of all types loaded so far.
    pub fn static_slot_count(&self) -> usize {
        self.static_slots.load(Ordering::Acquire) as usize
    }

    /// The type of a primitive kind.
    pub fn primitive(&self, kind: Kind) -> ClassId {
        let at = Kind::PRIMITIVES.iter().position(|&k| k == kind);
        ClassId::new(at.unwrap_or(Kind::PRIMITIVES.len() - 1))
    }

    /// Internal name of a class.
    pub fn class_name(&self, id: ClassId) -> &str {
        self.text(self.class(id).name)
    }

    /// The symbol of a name.
    pub fn intern(&self, name: &str) -> Symbol {
        self.symbols.intern(name)
    }

    /// The symbol of a name, if it is in use.
    pub fn lookup_symbol(&self, name: &str) -> Option<Symbol> {
        self.symbols.lookup(name)
    }

    /// The text of a symbol.
    pub fn text(&self, symbol: Symbol) -> &str {
        self.symbols.text(symbol)
    }

    /// `Class.method` with dots, for messages.
    pub fn display_method(&self, method: &Method) -> String {
        format!("{}.{}", self.class_name(method.class).replace('/', "."), self.text(method.name))
    }

    /// Loads and links the type with this internal name (`java/lang/String`, `[[I`).
    pub fn load(&self, name: &str) -> Result<&Class, LinkError> {
        if let Some(class) = self.loaded(name) {
            return Ok(class);
        }
        let lock = self.loading.lock();
        if let Some(class) = self.loaded(name) {
            return Ok(class);
        }
        if name.starts_with('[') {
            return self.load_array(name);
        }
        let symbol = self.intern(name);
        self.enter(&lock, symbol)?;
        let result = self.find_and_define(name);
        lock.borrow_mut().pop();
        result
    }

    /// The type with this internal name, if it has been loaded.
    pub fn loaded(&self, name: &str) -> Option<&Class> {
        let symbol = self.symbols.lookup(name)?;
        let id = *self.by_name.read().get(&symbol)?;
        Some(self.class(id))
    }

    /// Defines a class that the program itself made (a lambda, a proxy, `defineClass`).
    pub fn define(&self, bytes: ClassBytes, is_platform: bool) -> Result<&Class, LinkError> {
        let lock = self.loading.lock();
        format::check_version(bytes.origin(), &bytes, self.jdk.feature())?;
        let parsed = load::parse(bytes)?;
        let symbol = self.intern(&parsed.name);
        if self.by_name.read().contains_key(&symbol) {
            let message = format!("duplicate class definition for {}", parsed.name);
            return Err(LinkError::new(LinkErrorKind::Linkage, message));
        }
        self.enter(&lock, symbol)?;
        let result = self.link(parsed, is_platform);
        lock.borrow_mut().pop();
        result
    }

    fn enter(&self, stack: &RefCell<Vec<Symbol>>, symbol: Symbol) -> Result<(), LinkError> {
        let mut stack = stack.borrow_mut();
        if stack.contains(&symbol) {
            return Err(LinkError::new(LinkErrorKind::ClassCircularity, self.text(symbol)));
        }
        if stack.len() >= DEEPEST_LOADING {
            let message = format!("more than {DEEPEST_LOADING} supertypes above one another at {}", self.text(symbol));
            return Err(LinkError::format(message));
        }
        stack.push(symbol);
        Ok(())
    }

    fn find_and_define(&self, name: &str) -> Result<&Class, LinkError> {
        let unreadable = |e: crate::classpath::ClassPathError| {
            LinkError::new(LinkErrorKind::NoClassDefFound, format!("{name} ({e})"))
        };
        let platform = self.jdk.find(name).map_err(unreadable)?;
        let is_platform = platform.is_some();
        let bytes = match platform {
            Some(bytes) => Some(bytes),
            None => self.classpath.find(name).map_err(unreadable)?,
        };
        let bytes = bytes.ok_or_else(|| LinkError::new(LinkErrorKind::NoClassDefFound, name))?;
        format::check_version(name, &bytes, self.jdk.feature())?;
        let parsed = load::parse(bytes)?;
        if parsed.name != name {
            let message = format!("{name} (wrong name: {})", parsed.name);
            return Err(LinkError::new(LinkErrorKind::NoClassDefFound, message));
        }
        self.link(parsed, is_platform)
    }

    fn link(&self, parsed: load::Parsed, is_platform: bool) -> Result<&Class, LinkError> {
        let name = self.intern(&parsed.name);
        self.check_supertype_names(&parsed)?;
        let super_class = match &parsed.super_name {
            Some(super_name) => Some(self.load(super_name)?),
            None if parsed.name == "java/lang/Object" => None,
            None => {
                let message = format!("Invalid superclass index 0 in class file {}", parsed.name);
                return Err(LinkError::format(message));
            }
        };
        if let Some(super_class) = super_class.filter(|_| !parsed.is_made()) {
            self.check_superclass(&parsed, super_class)?;
        }
        let mut interfaces = Vec::with_capacity(parsed.interfaces.len());
        for interface in &parsed.interfaces {
            let interface = self.load(interface)?;
            if !parsed.is_made() {
                self.check_interface(&parsed, interface)?;
            }
            interfaces.push(interface);
        }
        let (class, methods) = load::link(self, parsed, super_class, interfaces, is_platform)?;
        let id = class.id;
        for method in methods {
            self.methods.push(method);
        }
        self.classes.push(class);
        self.by_name.write().insert(name, id);
        Ok(self.class(id))
    }

    fn load_array(&self, name: &str) -> Result<&Class, LinkError> {
        if name.len() > 256 && name.bytes().take_while(|&b| b == b'[').count() > 255 {
            return Err(LinkError::format(format!("array type with more than 255 dimensions: {name}")));
        }
        let element = &name[1..];
        let no_such = || LinkError::new(LinkErrorKind::NoClassDefFound, name);
        let element = match Kind::of_descriptor(element).ok_or_else(no_such)? {
            Kind::Ref if element.starts_with('[') => self.load(element).map_err(|e| rename(e, element, name))?.id,
            Kind::Ref => {
                let class = element[1..].strip_suffix(';').ok_or_else(no_such)?;
                self.load(class).map_err(|e| rename(e, class, name))?.id
            }
            Kind::Void => return Err(no_such()),
            kind if element.len() == 1 => self.primitive(kind),
            _ => return Err(no_such()),
        };
        self.array_of(element)
    }

    /// The array type whose elements are of type `element`.
    pub fn array_of(&self, element: ClassId) -> Result<&Class, LinkError> {
        let element_class = self.class(element);
        if let Some(&array) = element_class.array.get() {
            return Ok(self.class(array));
        }
        let _lock = self.loading.lock();
        if let Some(&array) = element_class.array.get() {
            return Ok(self.class(array));
        }
        let object = self.load("java/lang/Object")?;
        let (name, kind) = match element_class.shape {
            Shape::Primitive(kind) => (format!("[{}", kind.descriptor_char()), kind),
            Shape::Array { .. } => (format!("[{}", self.class_name(element)), Kind::Ref),
            Shape::Instance => (format!("[L{};", self.class_name(element)), Kind::Ref),
        };
        if name.len() > 255 && name.bytes().take_while(|&b| b == b'[').count() > 255 {
            return Err(LinkError::format("array type with more than 255 dimensions"));
        }
        let access = innermost_access(self, element);
        let flags = Flags(access | Flags::FINAL | Flags::ABSTRACT);
        let mut class = self.synthetic_class(&name, Shape::Array { element, kind }, flags, Some(object));
        let interfaces = [self.load("java/lang/Cloneable")?.id, self.load("java/io/Serializable")?.id];
        class.id = self.next_class_id();
        class.chain = Box::new([object.id, class.id]);
        class.interfaces = Box::new(interfaces);
        let mut all = interfaces;
        all.sort_unstable();
        class.all_interfaces = Box::new(all);
        let (id, symbol) = (class.id, class.name);
        self.classes.push(class);
        self.by_name.write().insert(symbol, id);
        // Set last: whoever sees the id also finds the class.
        let _ = element_class.array.set(id);
        Ok(self.class(id))
    }

    fn synthetic_class(&self, name: &str, shape: Shape, flags: Flags, super_class: Option<&Class>) -> Class {
        let id = self.next_class_id();
        Class {
            id,
            name: self.intern(name),
            flags,
            shape,
            super_class: super_class.map(|s| s.id),
            interfaces: Box::default(),
            chain: Box::new([id]),
            all_interfaces: Box::default(),
            fields: Box::default(),
            methods: Box::default(),
            slots: Box::default(),
            statics: StaticRange { start: 0, len: 0 },
            vtable: super_class.map_or(Box::default(), |s| s.vtable.clone()),
            vindex: super_class.map_or(FxHashMap::default(), |s| s.vindex.clone()),
            has_split_vtable: false,
            file: None,
            is_platform: true,
            initializer: None,
            array: OnceLock::new(),
            checked: OnceLock::new(),
            constructed: Constructed::default(),
        }
    }

    pub(crate) fn next_class_id(&self) -> ClassId {
        ClassId::new(self.classes.count())
    }

    pub(crate) fn next_method_index(&self) -> usize {
        self.methods.count()
    }

    pub(crate) fn reserve_statics(&self, count: u32) -> u32 {
        self.static_slots.fetch_add(count, Ordering::AcqRel)
    }

    /// A fresh number for a dynamically computed constant or call site.
    pub fn next_dynamic(&self) -> DynamicId {
        DynamicId::new(self.dynamics.fetch_add(1, Ordering::Relaxed) as usize)
    }

    /// The number of the computed constant at `index` of a class's constant pool.
    pub fn constant_id(&self, class: ClassId, index: u16) -> DynamicId {
        if let Some(&id) = self.constants.read().get(&(class, index)) {
            return id;
        }
        *self.constants.write().entry((class, index)).or_insert_with(|| self.next_dynamic())
    }

    /// The id of a string literal.
    pub fn literal(&self, text: &[u16]) -> LiteralId {
        if let Some(&id) = self.literals.ids.read().get(text) {
            return id;
        }
        let mut ids = self.literals.ids.write();
        if let Some(&id) = ids.get(text) {
            return id;
        }
        let id = LiteralId::new(self.literals.texts.push(text.into()));
        ids.insert(text.into(), id);
        id
    }

    /// The UTF-16 text of a string literal.
    pub fn literal_text(&self, id: LiteralId) -> &[u16] {
        &self.literals.texts[id.index()]
    }

    /// The name of the parameter in a local variable slot, if the class file keeps it.
    pub fn local_name(&self, method: &Method, slot: u16) -> Option<String> {
        let file = self.class(method.class).file.as_ref()?;
        let body = crate::code::body::Body::read(file, method.body?).ok()?;
        let variables = body.variables().ok()?;
        let found = variables.iter().find(|v| v.slot == slot && v.start == 0)?;
        file.pool.utf8(&file.bytes, found.name).ok().map(|name| name.into_owned())
    }

    /// The decoded body of a method, decoded on first use; `None` for native and abstract methods.
    pub fn code<'p>(&'p self, method: &'p Method) -> Result<Option<&'p Code>, LinkError> {
        let Some(body) = method.body else { return Ok(None) };
        method.code.get_or_init(|| code::decode(self, method, body)).as_ref().map(Some).map_err(Clone::clone)
    }

    /// Adds a method that is like another but for its instructions, which are as many; nothing in a class file names it.
    pub(crate) fn add_variant(&self, method: &Method, insns: Box<[Insn]>) -> Result<MethodId, LinkError> {
        let Some(body) = method.body else { return Err(LinkError::format("no code")) };
        let code = Code { insns, ..code::decode(self, method, body)? };
        let _lock = self.loading.lock();
        let id = MethodId::new(self.next_method_index());
        self.methods.push(Method {
            id,
            class: method.class,
            name: method.name,
            descriptor: method.descriptor,
            flags: method.flags,
            signature: method.signature.clone(),
            args: method.args,
            body: method.body,
            attributes: method.attributes.clone(),
            vindex: None,
            polymorphic: false,
            code: OnceLock::from(Ok(code)),
            binding: OnceLock::new(),
        });
        Ok(id)
    }

    /// Checks all methods of a class from the class path, as the verifier does before a class is initialized; those of
    /// its supertypes first.
    /// Classes of the JDK are trusted and decoded only as they are executed.
    pub fn check(&self, class: &Class) -> Result<(), LinkError> {
        if class.is_platform || class.file.is_none() {
            return Ok(());
        }
        let check = || {
            for &id in class.super_class.iter().chain(&class.interfaces) {
                self.check(self.class(id))?;
            }
            self.verify(class)
        };
        class.checked.get_or_init(check).clone()
    }

    /// Decodes and verifies the methods of a class, wherever it comes from.
    pub fn verify(&self, class: &Class) -> Result<(), LinkError> {
        class.methods.iter().map(|&m| self.method(m)).try_for_each(|method| {
            self.code(method)?;
            if class.is_made() { Ok(()) } else { verify::verify(self, method) }
        })
    }

    /// Whether a value of type `sub` can be assigned to type `sup` (JVMS 6.5, `checkcast`).
    pub fn is_subtype(&self, sub: ClassId, sup: ClassId) -> bool {
        if sub == sup {
            return true;
        }
        let (sub, sup) = (self.class(sub), self.class(sup));
        match (sub.shape, sup.shape) {
            (Shape::Array { element: a, .. }, Shape::Array { element: b, .. }) => self.is_subtype(a, b),
            (Shape::Primitive(_), _) | (_, Shape::Primitive(_)) | (_, Shape::Array { .. }) => false,
            _ if sup.is_interface() => sub.all_interfaces.binary_search(&sup.id).is_ok(),
            _ => sub.chain.get(sup.chain.len() - 1) == Some(&sup.id),
        }
    }
}

/// As in HotSpot, what was not found is the array type, if its element type is simply missing.
fn rename(error: LinkError, element: &str, array: &str) -> LinkError {
    let missing = error.kind == LinkErrorKind::NoClassDefFound && error.message == element;
    if missing { LinkError::new(error.kind, array) } else { error }
}

/// An array type is as accessible as its innermost element type.
fn innermost_access(program: &Program, mut element: ClassId) -> u16 {
    while let Some((inner, _)) = program.class(element).element() {
        element = inner;
    }
    program.class(element).flags.0 & Flags::PUBLIC
}
