//! Typed indices: a class number never lands in the table of methods.

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
        pub struct $name(u32);

        impl $name {
            /// The id with this number.
            pub const fn new(index: usize) -> Self {
                $name(index as u32)
            }

            /// Its number.
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }
    };
}

id!(
    /// A class, interface, array or primitive type of a [`Program`](crate::Program).
    ClassId
);
id!(
    /// A method of a [`Program`](crate::Program).
    MethodId
);
id!(
    /// A string literal of a [`Program`](crate::Program): equal literals share one id.
    LiteralId
);
id!(
    /// A call site or constant that is computed by a bootstrap method.
    DynamicId
);
