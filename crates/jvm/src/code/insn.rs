//! Register code: what the interpreter executes.
//!
//! Every local variable and every operand stack position of a method has a fixed register, so an operation names its
//! operands instead of moving them through the stack. `a + b` on two locals, four bytecodes, is one instruction here.

/// A register of a frame. Arguments come first, then the other locals, then the operand stack.
pub type Reg = u16;
/// Index of an instruction in its method.
pub type Target = u16;
/// Index into one of the site tables of a method.
pub type Site = u16;

/// The six comparisons of conditional branches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Cond {
    /// `==`
    Eq,
    /// `!=`
    Ne,
    /// `<`
    Lt,
    /// `>=`
    Ge,
    /// `>`
    Gt,
    /// `<=`
    Le,
}

/// What a fused floating-point comparison gives when an operand is NaN: -1 (`cmpl`) or 1 (`cmpg`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum NaN {
    /// `fcmpl`, `dcmpl`
    Less,
    /// `fcmpg`, `dcmpg`
    Greater,
}

/// One instruction, eight bytes. The meaning of each is that of the bytecode it is named after; the suffix `K` marks
/// a form with an immediate second operand.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs, reason = "the operands are those of the bytecode with the same name")]
#[rustfmt::skip] // a table: one instruction, one line
pub enum Insn {
    Move { dst: Reg, src: Reg },
    Int { dst: Reg, value: i32 },
    Float { dst: Reg, value: f32 },
    /// A long from the table of wide constants.
    Long { dst: Reg, index: u32 },
    /// A double from the table of wide constants.
    Double { dst: Reg, index: u32 },
    Null { dst: Reg },
    /// A string literal.
    Literal { dst: Reg, literal: u32 },
    /// A class constant.
    ClassConst { dst: Reg, site: Site },
    /// A method handle, method type or dynamic constant.
    DynamicConst { dst: Reg, site: Site },

    IAdd { dst: Reg, a: Reg, b: Reg },
    ISub { dst: Reg, a: Reg, b: Reg },
    IMul { dst: Reg, a: Reg, b: Reg },
    IDiv { dst: Reg, a: Reg, b: Reg },
    IRem { dst: Reg, a: Reg, b: Reg },
    IAnd { dst: Reg, a: Reg, b: Reg },
    IOr { dst: Reg, a: Reg, b: Reg },
    IXor { dst: Reg, a: Reg, b: Reg },
    IShl { dst: Reg, a: Reg, b: Reg },
    IShr { dst: Reg, a: Reg, b: Reg },
    IUshr { dst: Reg, a: Reg, b: Reg },
    IAddK { dst: Reg, a: Reg, k: i16 },
    IMulK { dst: Reg, a: Reg, k: i16 },
    IDivK { dst: Reg, a: Reg, k: i16 },
    IRemK { dst: Reg, a: Reg, k: i16 },
    IAndK { dst: Reg, a: Reg, k: i16 },
    IOrK { dst: Reg, a: Reg, k: i16 },
    IXorK { dst: Reg, a: Reg, k: i16 },
    IShlK { dst: Reg, a: Reg, k: i16 },
    IShrK { dst: Reg, a: Reg, k: i16 },
    IUshrK { dst: Reg, a: Reg, k: i16 },
    INeg { dst: Reg, a: Reg },

    LAdd { dst: Reg, a: Reg, b: Reg },
    LSub { dst: Reg, a: Reg, b: Reg },
    LMul { dst: Reg, a: Reg, b: Reg },
    LDiv { dst: Reg, a: Reg, b: Reg },
    LRem { dst: Reg, a: Reg, b: Reg },
    LAnd { dst: Reg, a: Reg, b: Reg },
    LOr { dst: Reg, a: Reg, b: Reg },
    LXor { dst: Reg, a: Reg, b: Reg },
    LShl { dst: Reg, a: Reg, b: Reg },
    LShr { dst: Reg, a: Reg, b: Reg },
    LUshr { dst: Reg, a: Reg, b: Reg },
    LAddK { dst: Reg, a: Reg, k: i16 },
    LMulK { dst: Reg, a: Reg, k: i16 },
    LAndK { dst: Reg, a: Reg, k: i16 },
    LShlK { dst: Reg, a: Reg, k: i16 },
    LShrK { dst: Reg, a: Reg, k: i16 },
    LUshrK { dst: Reg, a: Reg, k: i16 },
    LNeg { dst: Reg, a: Reg },
    LCmp { dst: Reg, a: Reg, b: Reg },

    FAdd { dst: Reg, a: Reg, b: Reg },
    FSub { dst: Reg, a: Reg, b: Reg },
    FMul { dst: Reg, a: Reg, b: Reg },
    FDiv { dst: Reg, a: Reg, b: Reg },
    FRem { dst: Reg, a: Reg, b: Reg },
    FNeg { dst: Reg, a: Reg },
    FCmp { nan: NaN, dst: Reg, a: Reg, b: Reg },

    DAdd { dst: Reg, a: Reg, b: Reg },
    DSub { dst: Reg, a: Reg, b: Reg },
    DMul { dst: Reg, a: Reg, b: Reg },
    DDiv { dst: Reg, a: Reg, b: Reg },
    DRem { dst: Reg, a: Reg, b: Reg },
    DNeg { dst: Reg, a: Reg },
    DCmp { nan: NaN, dst: Reg, a: Reg, b: Reg },

    I2L { dst: Reg, a: Reg },
    I2F { dst: Reg, a: Reg },
    I2D { dst: Reg, a: Reg },
    L2I { dst: Reg, a: Reg },
    L2F { dst: Reg, a: Reg },
    L2D { dst: Reg, a: Reg },
    F2I { dst: Reg, a: Reg },
    F2L { dst: Reg, a: Reg },
    F2D { dst: Reg, a: Reg },
    D2I { dst: Reg, a: Reg },
    D2L { dst: Reg, a: Reg },
    D2F { dst: Reg, a: Reg },
    I2B { dst: Reg, a: Reg },
    I2C { dst: Reg, a: Reg },
    I2S { dst: Reg, a: Reg },

    Goto { target: Target },
    IfIEq { a: Reg, b: Reg, target: Target },
    IfINe { a: Reg, b: Reg, target: Target },
    IfILt { a: Reg, b: Reg, target: Target },
    IfIGe { a: Reg, b: Reg, target: Target },
    IfIGt { a: Reg, b: Reg, target: Target },
    IfILe { a: Reg, b: Reg, target: Target },
    IfIEqK { a: Reg, k: i16, target: Target },
    IfINeK { a: Reg, k: i16, target: Target },
    IfILtK { a: Reg, k: i16, target: Target },
    IfIGeK { a: Reg, k: i16, target: Target },
    IfIGtK { a: Reg, k: i16, target: Target },
    IfILeK { a: Reg, k: i16, target: Target },
    /// `lcmp` followed by a branch on its result.
    IfL { cond: Cond, a: Reg, b: Reg, target: Target },
    /// `fcmpl` or `fcmpg` followed by a branch on its result; the condition with the NaN rule is in the table of branches.
    IfF { branch: FloatBranch, a: Reg, b: Reg, target: Target },
    /// `dcmpl` or `dcmpg` followed by a branch on its result.
    IfD { branch: FloatBranch, a: Reg, b: Reg, target: Target },
    IfAEq { a: Reg, b: Reg, target: Target },
    IfANe { a: Reg, b: Reg, target: Target },
    IfNull { a: Reg, target: Target },
    IfNonNull { a: Reg, target: Target },
    TableSwitch { a: Reg, table: Site },
    LookupSwitch { a: Reg, table: Site },
    Jsr { dst: Reg, target: Target, after: Target },
    Ret { a: Reg },
    Return,
    /// Returns the value of a register, narrowed to the method's result kind.
    ReturnValue { a: Reg },
    Throw { a: Reg },

    IALoad { dst: Reg, a: Reg, i: Reg },
    LALoad { dst: Reg, a: Reg, i: Reg },
    FALoad { dst: Reg, a: Reg, i: Reg },
    DALoad { dst: Reg, a: Reg, i: Reg },
    AALoad { dst: Reg, a: Reg, i: Reg },
    BALoad { dst: Reg, a: Reg, i: Reg },
    CALoad { dst: Reg, a: Reg, i: Reg },
    SALoad { dst: Reg, a: Reg, i: Reg },
    IAStore { a: Reg, i: Reg, v: Reg },
    LAStore { a: Reg, i: Reg, v: Reg },
    FAStore { a: Reg, i: Reg, v: Reg },
    DAStore { a: Reg, i: Reg, v: Reg },
    AAStore { a: Reg, i: Reg, v: Reg },
    BAStore { a: Reg, i: Reg, v: Reg },
    CAStore { a: Reg, i: Reg, v: Reg },
    SAStore { a: Reg, i: Reg, v: Reg },
    ArrayLength { dst: Reg, a: Reg },
    /// `newarray`; the element kind by its number in `Kind::PRIMITIVES`.
    NewArray { kind: u8, dst: Reg, len: Reg },
    ANewArray { dst: Reg, len: Reg, site: Site },
    /// `dims` lengths in consecutive registers from `first`; the result goes to `first`'s register too.
    MultiANewArray { dims: u8, first: Reg, site: Site, dst: Reg },

    New { dst: Reg, site: Site },
    GetField { dst: Reg, obj: Reg, site: Site },
    PutField { obj: Reg, v: Reg, site: Site },
    GetStatic { dst: Reg, site: Site },
    PutStatic { v: Reg, site: Site },
    /// Checks only: the value stays where it is.
    CheckCast { a: Reg, site: Site },
    InstanceOf { dst: Reg, a: Reg, site: Site },
    MonitorEnter { a: Reg },
    MonitorExit { a: Reg },

    /// Arguments stand in consecutive registers from `first`: they become the first registers of the callee.
    InvokeVirtual { first: Reg, dst: Reg, site: Site },
    InvokeInterface { first: Reg, dst: Reg, site: Site },
    InvokeSpecial { first: Reg, dst: Reg, site: Site },
    InvokeStatic { first: Reg, dst: Reg, site: Site },
    InvokeDynamic { first: Reg, dst: Reg, site: Site },
}

/// Condition and NaN rule of a fused floating-point branch, in one byte.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FloatBranch(u8);

impl FloatBranch {
    /// Packs the two.
    pub fn new(cond: Cond, nan: NaN) -> FloatBranch {
        FloatBranch(cond as u8 | ((nan == NaN::Greater) as u8) << 3)
    }

    /// The comparison of the three-way result with zero.
    pub fn cond(self) -> Cond {
        [Cond::Eq, Cond::Ne, Cond::Lt, Cond::Ge, Cond::Gt, Cond::Le][(self.0 & 7) as usize % 6]
    }

    /// The NaN rule.
    pub fn nan(self) -> NaN {
        if self.0 & 8 != 0 { NaN::Greater } else { NaN::Less }
    }

    /// Whether the branch is taken.
    #[inline(always)]
    pub fn holds<T: PartialOrd>(self, a: T, b: T) -> bool {
        let order = match a.partial_cmp(&b) {
            Some(order) => order as i32,
            None if self.0 & 8 != 0 => 1,
            None => -1,
        };
        self.cond().holds(order, 0)
    }
}

impl Cond {
    /// Whether the condition holds between `a` and `b`.
    #[inline(always)]
    pub fn holds<T: PartialOrd>(self, a: T, b: T) -> bool {
        match self {
            Cond::Eq => a == b,
            Cond::Ne => a != b,
            Cond::Lt => a < b,
            Cond::Ge => a >= b,
            Cond::Gt => a > b,
            Cond::Le => a <= b,
        }
    }
}

macro_rules! for_operands {
    ($insn:expr, $([$fields:tt => $see:tt: $($name:ident)+])*) => {
        match $insn {
            $($(Insn::$name $fields => $see)+)*
            _ => {}
        }
    };
}

macro_rules! with_dst {
    ($insn:expr, $($name:ident)*) => {
        match $insn {
            $(Insn::$name { dst, .. } => Some(dst),)*
            _ => None,
        }
    };
}

impl Insn {
    /// The register this instruction writes, if the writer may choose another one.
    pub(crate) fn destination(&mut self) -> Option<&mut Reg> {
        with_dst!(self, Move Int Float Long Double Null Literal ClassConst DynamicConst
            IAdd ISub IMul IDiv IRem IAnd IOr IXor IShl IShr IUshr
            IAddK IMulK IDivK IRemK IAndK IOrK IXorK IShlK IShrK IUshrK INeg
            LAdd LSub LMul LDiv LRem LAnd LOr LXor LShl LShr LUshr
            LAddK LMulK LAndK LShlK LShrK LUshrK LNeg LCmp
            FAdd FSub FMul FDiv FRem FNeg FCmp DAdd DSub DMul DDiv DRem DNeg DCmp
            I2L I2F I2D L2I L2F L2D F2I F2L F2D D2I D2L D2F I2B I2C I2S
            IALoad LALoad FALoad DALoad AALoad BALoad CALoad SALoad ArrayLength
            NewArray ANewArray MultiANewArray New GetField GetStatic InstanceOf
            InvokeVirtual InvokeInterface InvokeSpecial InvokeStatic InvokeDynamic)
    }

    /// Shows the registers this instruction reads, except for the arguments of calls and dimensions of arrays, which are
    /// a number of registers from `first` on.
    pub(crate) fn operands(self, mut see: impl FnMut(Reg)) {
        for_operands!(self,
            [{ src, .. } => { see(src); }: Move]
            [{ a, b, .. } => { see(a); see(b); }: IAdd ISub IMul IDiv IRem IAnd IOr IXor IShl IShr IUshr
                LAdd LSub LMul LDiv LRem LAnd LOr LXor LShl LShr LUshr LCmp
                FAdd FSub FMul FDiv FRem FCmp DAdd DSub DMul DDiv DRem DCmp
                IfIEq IfINe IfILt IfIGe IfIGt IfILe IfL IfF IfD IfAEq IfANe]
            [{ a, .. } => { see(a); }: IAddK IMulK IDivK IRemK IAndK IOrK IXorK IShlK IShrK IUshrK INeg
                LAddK LMulK LAndK LShlK LShrK LUshrK LNeg FNeg DNeg
                I2L I2F I2D L2I L2F L2D F2I F2L F2D D2I D2L D2F I2B I2C I2S
                IfIEqK IfINeK IfILtK IfIGeK IfIGtK IfILeK IfNull IfNonNull TableSwitch LookupSwitch
                Ret ReturnValue Throw ArrayLength CheckCast InstanceOf MonitorEnter MonitorExit]
            [{ a, i, .. } => { see(a); see(i); }: IALoad LALoad FALoad DALoad AALoad BALoad CALoad SALoad]
            [{ a, i, v, .. } => { see(a); see(i); see(v); }: IAStore LAStore FAStore DAStore AAStore BAStore CAStore SAStore]
            [{ len, .. } => { see(len); }: NewArray ANewArray]
            [{ obj, .. } => { see(obj); }: GetField]
            [{ obj, v, .. } => { see(obj); see(v); }: PutField]
            [{ v, .. } => { see(v); }: PutStatic]
        )
    }

    /// Whether there are several ways to go on from here, exceptions aside.
    pub fn is_branch(mut self) -> bool {
        match self {
            Insn::TableSwitch { .. } | Insn::LookupSwitch { .. } => true,
            Insn::Goto { .. } | Insn::Jsr { .. } => false,
            _ => self.target().is_some(),
        }
    }

    /// The branch target, which the decoder writes first as a bytecode position and then patches.
    pub(super) fn target(&mut self) -> Option<&mut Target> {
        match self {
            Insn::Goto { target }
            | Insn::IfIEq { target, .. }
            | Insn::IfINe { target, .. }
            | Insn::IfILt { target, .. }
            | Insn::IfIGe { target, .. }
            | Insn::IfIGt { target, .. }
            | Insn::IfILe { target, .. }
            | Insn::IfIEqK { target, .. }
            | Insn::IfINeK { target, .. }
            | Insn::IfILtK { target, .. }
            | Insn::IfIGeK { target, .. }
            | Insn::IfIGtK { target, .. }
            | Insn::IfILeK { target, .. }
            | Insn::IfL { target, .. }
            | Insn::IfF { target, .. }
            | Insn::IfD { target, .. }
            | Insn::IfAEq { target, .. }
            | Insn::IfANe { target, .. }
            | Insn::IfNull { target, .. }
            | Insn::IfNonNull { target, .. }
            | Insn::Jsr { target, .. } => Some(target),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_instruction_is_eight_bytes() {
        assert_eq!(size_of::<Insn>(), 8);
    }

    #[test]
    fn float_branches_obey_the_nan_rule() {
        // `x < y` compiles to dcmpg; ifge (skip): NaN must skip.
        assert!(FloatBranch::new(Cond::Ge, NaN::Greater).holds(f64::NAN, 0.0));
        assert!(!FloatBranch::new(Cond::Ge, NaN::Less).holds(f64::NAN, 0.0));
        assert!(FloatBranch::new(Cond::Le, NaN::Less).holds(f32::NAN, 0.0));
        assert!(FloatBranch::new(Cond::Eq, NaN::Less).holds(0.0, -0.0));
    }
}
