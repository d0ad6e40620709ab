//! Linkage problems, each named by the Java error that the specification prescribes.

use std::fmt;

/// The Java error class a linkage problem becomes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LinkErrorKind {
    /// `java.lang.NoClassDefFoundError`
    NoClassDefFound,
    /// `java.lang.ClassFormatError`
    ClassFormat,
    /// `java.lang.UnsupportedClassVersionError`
    UnsupportedClassVersion,
    /// `java.lang.ClassCircularityError`
    ClassCircularity,
    /// `java.lang.IncompatibleClassChangeError`
    IncompatibleClassChange,
    /// `java.lang.NoSuchFieldError`
    NoSuchField,
    /// `java.lang.NoSuchMethodError`
    NoSuchMethod,
    /// `java.lang.AbstractMethodError`
    AbstractMethod,
    /// `java.lang.IllegalAccessError`
    IllegalAccess,
    /// `java.lang.InstantiationError`
    Instantiation,
    /// `java.lang.VerifyError`
    Verify,
    /// `java.lang.LinkageError`
    Linkage,
}

impl LinkErrorKind {
    /// Internal name of the Java error class.
    pub fn java_class(self) -> &'static str {
        match self {
            LinkErrorKind::NoClassDefFound => "java/lang/NoClassDefFoundError",
            LinkErrorKind::ClassFormat => "java/lang/ClassFormatError",
            LinkErrorKind::UnsupportedClassVersion => "java/lang/UnsupportedClassVersionError",
            LinkErrorKind::ClassCircularity => "java/lang/ClassCircularityError",
            LinkErrorKind::IncompatibleClassChange => "java/lang/IncompatibleClassChangeError",
            LinkErrorKind::NoSuchField => "java/lang/NoSuchFieldError",
            LinkErrorKind::NoSuchMethod => "java/lang/NoSuchMethodError",
            LinkErrorKind::AbstractMethod => "java/lang/AbstractMethodError",
            LinkErrorKind::IllegalAccess => "java/lang/IllegalAccessError",
            LinkErrorKind::Instantiation => "java/lang/InstantiationError",
            LinkErrorKind::Verify => "java/lang/VerifyError",
            LinkErrorKind::Linkage => "java/lang/LinkageError",
        }
    }
}

/// A linkage problem: the Java error and its message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LinkError {
    /// Which Java error.
    pub kind: LinkErrorKind,
    /// The error's detail message.
    pub message: String,
}

impl LinkError {
    /// A problem of the given kind.
    pub fn new(kind: LinkErrorKind, message: impl Into<String>) -> LinkError {
        LinkError { kind, message: message.into() }
    }

    pub(crate) fn format(message: impl Into<String>) -> LinkError {
        LinkError::new(LinkErrorKind::ClassFormat, message)
    }

    /// A constant that an instruction cannot use is no matter of the class file's format but of verification.
    pub(crate) fn of_code(self) -> LinkError {
        match self.kind {
            LinkErrorKind::ClassFormat => LinkError::verify(self.message),
            _ => self,
        }
    }

    pub(crate) fn verify(message: impl Into<String>) -> LinkError {
        LinkError::new(LinkErrorKind::Verify, message)
    }
}

impl fmt::Display for LinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.kind.java_class().replace('/', "."), self.message)
    }
}

impl std::error::Error for LinkError {}
