//! Access flags of classes, fields and methods.

/// Access flags as they stand in the class file.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Flags(pub u16);

macro_rules! flags {
    ($($(#[$doc:meta])* $test:ident $constant:ident = $bit:expr;)*) => {
        impl Flags {
            $(
                $(#[$doc])*
                pub const $constant: u16 = $bit;
                $(#[$doc])*
                #[inline]
                pub fn $test(self) -> bool {
                    self.0 & $bit != 0
                }
            )*
        }
    };
}

flags! {
    /// `ACC_PUBLIC`
    is_public PUBLIC = 0x0001;
    /// `ACC_PRIVATE`
    is_private PRIVATE = 0x0002;
    /// `ACC_PROTECTED`
    is_protected PROTECTED = 0x0004;
    /// `ACC_STATIC`
    is_static STATIC = 0x0008;
    /// `ACC_FINAL`
    is_final FINAL = 0x0010;
    /// `ACC_SYNCHRONIZED`
    is_synchronized SYNCHRONIZED = 0x0020;
    /// `ACC_VOLATILE`
    is_volatile VOLATILE = 0x0040;
    /// `ACC_BRIDGE`
    is_bridge BRIDGE = 0x0040;
    /// `ACC_TRANSIENT`
    is_transient TRANSIENT = 0x0080;
    /// `ACC_VARARGS`
    is_varargs VARARGS = 0x0080;
    /// `ACC_NATIVE`
    is_native NATIVE = 0x0100;
    /// `ACC_INTERFACE`
    is_interface INTERFACE = 0x0200;
    /// `ACC_ABSTRACT`
    is_abstract ABSTRACT = 0x0400;
    /// `ACC_STRICT`
    is_strict STRICT = 0x0800;
    /// `ACC_SYNTHETIC`
    is_synthetic SYNTHETIC = 0x1000;
    /// `ACC_ENUM`
    is_enum ENUM = 0x4000;
}
