//! The interpreter's loop. It dispatches; what an instruction does is in the file of its family.

use heap::{Body, Value};
use jvm::code::{Code, Insn, Reg};

use crate::arith;
use crate::symbolic::Flow;
use crate::trap::{Run, Stop, Trap};
use crate::vm::{Outcome, Vm};

/// Nothing but execution.
const PLAIN: u8 = 0;
/// Every opcode executed is recorded.
const RECORD: u8 = 1;
/// References may be symbolic and fields not initialized.
const SYMBOLIC: u8 = 2;
/// As `SYMBOLIC`, and every source line is recorded.
const TRACE: u8 = 3;

/// The registers and instructions of the frame being executed.
///
/// SAFETY: `decode` guarantees that every register an instruction names is below `code.registers` and that every
/// target is an instruction; `invoke` guarantees that the registers of a frame lie within the stack, which never
/// moves. So the two accessors stay in bounds.
struct Window<'p> {
    registers: *mut Value,
    code: &'p Code,
    pc: usize,
    /// Where straight-line execution began; from there to `pc` instructions have not been counted yet.
    start: usize,
}

impl<'p> Window<'p> {
    fn of(vm: &mut Vm<'p>) -> Window<'p> {
        let frame = vm.frame();
        let (base, code, pc) = (frame.base as usize, frame.code, frame.pc as usize);
        debug_assert!(base + code.registers as usize <= vm.state.stack.len());
        // SAFETY: see above; `base` is within the stack.
        let registers = unsafe { vm.state.stack.as_mut_ptr().add(base) };
        Window { registers, code, pc, start: pc }
    }

    #[inline(always)]
    fn fetch(&mut self) -> Insn {
        debug_assert!(self.pc < self.code.insns.len());
        // SAFETY: see above; the last instruction of a method does not fall through.
        let insn = unsafe { *self.code.insns.get_unchecked(self.pc) };
        self.pc += 1;
        insn
    }

    /// The instruction being executed.
    #[inline(always)]
    fn insn(&self) -> Insn {
        // SAFETY: `fetch` has read it.
        unsafe { *self.code.insns.get_unchecked(self.pc - 1) }
    }

    #[inline(always)]
    fn get(&self, register: Reg) -> Value {
        debug_assert!(register < self.code.registers);
        // SAFETY: see above.
        unsafe { *self.registers.add(register as usize) }
    }

    #[inline(always)]
    fn set(&mut self, register: Reg, value: Value) {
        debug_assert!(register < self.code.registers);
        // SAFETY: see above.
        unsafe { *self.registers.add(register as usize) = value }
    }
}

/// Whether a field that holds this was initialized and is not symbolic.
#[inline(always)]
fn is_plain(value: Value) -> bool {
    match value {
        Value::Unset => false,
        Value::Ref(reference) => !reference.is_symbolic(),
        _ => true,
    }
}

impl<'p> Vm<'p> {
    /// Runs until only `floor` frames are left.
    pub(crate) fn run(&mut self, floor: usize) -> Result<Outcome, Stop> {
        loop {
            if self.state.frames.len() <= floor {
                return Ok(Outcome::Returned(std::mem::take(&mut self.state.result)));
            }
            let run = self.start_waiting().and_then(|()| match (&self.coverage, &self.symbolic) {
                (Some(_), None) => self.execute::<RECORD>(floor),
                (_, Some(_)) if self.trace.is_some() => self.execute::<TRACE>(floor),
                (_, Some(_)) => self.execute::<SYMBOLIC>(floor),
                (None, None) => self.execute::<PLAIN>(floor),
            });
            let Err(trap) = run else { continue };
            if let Some(outcome) = self.settle(trap, floor)? {
                return Ok(outcome);
            }
        }
    }

    /// Executes instructions until the frame at `floor` has returned or something interrupts.
    fn execute<const MODE: u8>(&mut self, floor: usize) -> Run<()> {
        let mut w = Window::of(self);
        let mut steps: u64 = self.state.steps;

        /// Counts the instructions since the last jump, call or return.
        macro_rules! count {
            () => {
                steps += (w.pc - w.start) as u64
            };
        }
        /// Leaves the loop with a trap, the frame's position saved.
        macro_rules! trap {
            ($trap:expr) => {{
                self.frame_mut().pc = (w.pc - 1) as u32;
                count!();
                self.state.steps = steps;
                return Err($trap);
            }};
        }
        /// The value of an operation that may be interrupted.
        macro_rules! attempt {
            ($run:expr) => {
                match $run {
                    Ok(value) => value,
                    Err(trap) => trap!(trap),
                }
            };
        }
        /// Runs something that looks at frames: the position is saved first, and registers may have moved after.
        macro_rules! outside {
            ($run:expr) => {{
                self.frame_mut().pc = (w.pc - 1) as u32;
                match $run {
                    Ok(value) => value,
                    Err(trap) => {
                        count!();
                        self.state.steps = steps;
                        return Err(trap);
                    }
                }
            }};
        }
        /// Leaves an instruction whose operands are not plain values to the symbolic side.
        macro_rules! slow {
            ($step:ident($($name:expr)?)) => {
                if let Flow::Jump(target) = outside!(self.$step(w.insn() $(, $name)?)) {
                    jump!(target);
                }
            };
        }
        /// Leaves the method.
        macro_rules! finish {
            ($value:expr) => {{
                count!();
                if MODE >= SYMBOLIC {
                    self.frame_mut().pc = (w.pc - 1) as u32;
                }
                let returned = self.return_value($value);
                if returned.is_err() || self.state.frames.len() <= floor {
                    self.state.steps = steps;
                    return returned;
                }
                w = Window::of(self);
            }};
        }
        /// An operation on registers that all have to be of the given kinds.
        macro_rules! op {
            ($name:literal, $dst:ident = $($kind:ident($var:ident) = $reg:ident),+ => $result:expr) => {
                if let ($(Value::$kind($var),)+) = ($(w.get($reg),)+) {
                    w.set($dst, $result);
                } else {
                    slow!(symbolic_step($name))
                }
            };
        }
        macro_rules! jump {
            ($target:expr) => {{
                let target = $target as usize;
                count!();
                w.start = w.pc;
                if target < w.pc {
                    if steps >= self.next_check {
                        outside!(self.check_limits(steps));
                    }
                    if MODE >= SYMBOLIC {
                        outside!(self.back_edge(target as u32));
                    }
                }
                w.pc = target;
                w.start = target;
            }};
        }
        macro_rules! branch {
            ($name:literal, $target:ident if $($kind:ident($var:ident) = $reg:ident),+ => $cond:expr) => {
                if let ($(Value::$kind($var),)+) = ($(w.get($reg),)+) {
                    if $cond {
                        jump!($target);
                    }
                } else {
                    slow!(symbolic_step($name))
                }
            };
        }
        /// The reference in a register that is not symbolic.
        macro_rules! plain {
            ($reg:ident) => {
                match w.get($reg) {
                    Value::Ref(reference) if MODE >= SYMBOLIC && reference.is_symbolic() => Value::Unset,
                    other => other,
                }
            };
        }
        /// Reads an element; anything unusual is sorted out in `arrays`.
        macro_rules! load {
            ($body:ident, $dst:ident = $a:ident[$i:ident], $v:ident => $value:expr) => {
                if let (Value::Ref(array), Value::Int(index)) = (w.get($a), w.get($i))
                    && let Body::$body(elements) = &self.state.heap.get(array).body
                    && let Some(&$v) = elements.get(index as u32 as usize)
                {
                    w.set($dst, $value);
                } else {
                    slow!(symbolic_element())
                }
            };
        }
        macro_rules! store {
            ($body:ident, $a:ident[$i:ident] = $kind:ident($v:ident), $value:expr) => {
                if let (Value::Ref(array), Value::Int(index), Value::$kind($v)) = (w.get($a), w.get($i), w.get($v))
                    && let Body::$body(elements) = &mut self.state.heap.get_mut(array).body
                    && let Some(element) = elements.get_mut(index as u32 as usize)
                {
                    *element = $value;
                } else {
                    slow!(symbolic_element())
                }
            };
        }
        macro_rules! call {
            ($invoke:ident, $first:ident, $dst:ident, $site:ident) => {{
                count!();
                w.start = w.pc;
                if steps >= self.next_check {
                    outside!(self.check_limits(steps));
                }
                outside!(self.$invoke($first, $dst, &w.code.calls[$site as usize]));
                w = Window::of(self);
            }};
        }

        loop {
            if MODE == RECORD {
                self.record(w.code, w.pc);
            }
            if MODE == TRACE {
                self.trace_line(w.pc);
            }
            match w.fetch() {
                Insn::Move { dst, src } => w.set(dst, w.get(src)),
                Insn::Int { dst, value } => w.set(dst, Value::Int(value)),
                Insn::Float { dst, value } => w.set(dst, Value::Float(value)),
                Insn::Long { dst, index } => w.set(dst, Value::Long(w.code.wides[index as usize] as i64)),
                Insn::Double { dst, index } => {
                    w.set(dst, Value::Double(f64::from_bits(w.code.wides[index as usize])));
                }
                Insn::Null { dst } => w.set(dst, Value::NULL),
                Insn::Literal { dst, literal } => {
                    let value = match self.state.literals.get(literal as usize) {
                        Some(&known) if !known.is_null() => known,
                        _ => outside!(self.literal(jvm::LiteralId::new(literal as usize))),
                    };
                    w.set(dst, Value::Ref(value));
                }
                Insn::ClassConst { dst, site } => {
                    let class = outside!(self.class_site(w.code, site));
                    w.set(dst, Value::Ref(outside!(self.mirror(class))));
                }
                Insn::DynamicConst { dst, site } => {
                    let value = outside!(self.dynamic_constant(&w.code.dynamics[site as usize]));
                    w.set(dst, value);
                }

                Insn::IAdd { dst, a, b } => op!("iadd", dst = Int(x) = a, Int(y) = b => Value::Int(x.wrapping_add(y))),
                Insn::ISub { dst, a, b } => op!("isub", dst = Int(x) = a, Int(y) = b => Value::Int(x.wrapping_sub(y))),
                Insn::IMul { dst, a, b } => op!("imul", dst = Int(x) = a, Int(y) = b => Value::Int(x.wrapping_mul(y))),
                Insn::IDiv { dst, a, b } => {
                    op!("idiv", dst = Int(x) = a, Int(y) = b => Value::Int(attempt!(arith::idiv(x, y))))
                }
                Insn::IRem { dst, a, b } => {
                    op!("irem", dst = Int(x) = a, Int(y) = b => Value::Int(attempt!(arith::irem(x, y))))
                }
                Insn::IAnd { dst, a, b } => op!("iand", dst = Int(x) = a, Int(y) = b => Value::Int(x & y)),
                Insn::IOr { dst, a, b } => op!("ior", dst = Int(x) = a, Int(y) = b => Value::Int(x | y)),
                Insn::IXor { dst, a, b } => op!("ixor", dst = Int(x) = a, Int(y) = b => Value::Int(x ^ y)),
                Insn::IShl { dst, a, b } => {
                    op!("ishl", dst = Int(x) = a, Int(y) = b => Value::Int(x.wrapping_shl(y as u32)))
                }
                Insn::IShr { dst, a, b } => {
                    op!("ishr", dst = Int(x) = a, Int(y) = b => Value::Int(x.wrapping_shr(y as u32)))
                }
                Insn::IUshr { dst, a, b } => {
                    op!("iushr", dst = Int(x) = a, Int(y) = b => Value::Int((x as u32).wrapping_shr(y as u32) as i32))
                }
                Insn::IAddK { dst, a, k } => op!("iinc", dst = Int(x) = a => Value::Int(x.wrapping_add(k as i32))),
                Insn::IMulK { dst, a, k } => op!("imul", dst = Int(x) = a => Value::Int(x.wrapping_mul(k as i32))),
                Insn::IDivK { dst, a, k } => op!("idiv", dst = Int(x) = a => Value::Int(x.wrapping_div(k as i32))),
                Insn::IRemK { dst, a, k } => op!("irem", dst = Int(x) = a => Value::Int(x.wrapping_rem(k as i32))),
                Insn::IAndK { dst, a, k } => op!("iand", dst = Int(x) = a => Value::Int(x & k as i32)),
                Insn::IOrK { dst, a, k } => op!("ior", dst = Int(x) = a => Value::Int(x | k as i32)),
                Insn::IXorK { dst, a, k } => op!("ixor", dst = Int(x) = a => Value::Int(x ^ k as i32)),
                Insn::IShlK { dst, a, k } => op!("ishl", dst = Int(x) = a => Value::Int(x.wrapping_shl(k as u32))),
                Insn::IShrK { dst, a, k } => op!("ishr", dst = Int(x) = a => Value::Int(x.wrapping_shr(k as u32))),
                Insn::IUshrK { dst, a, k } => {
                    op!("iushr", dst = Int(x) = a => Value::Int((x as u32).wrapping_shr(k as u32) as i32))
                }
                Insn::INeg { dst, a } => op!("ineg", dst = Int(x) = a => Value::Int(x.wrapping_neg())),

                Insn::LAdd { dst, a, b } => {
                    op!("ladd", dst = Long(x) = a, Long(y) = b => Value::Long(x.wrapping_add(y)))
                }
                Insn::LSub { dst, a, b } => {
                    op!("lsub", dst = Long(x) = a, Long(y) = b => Value::Long(x.wrapping_sub(y)))
                }
                Insn::LMul { dst, a, b } => {
                    op!("lmul", dst = Long(x) = a, Long(y) = b => Value::Long(x.wrapping_mul(y)))
                }
                Insn::LDiv { dst, a, b } => {
                    op!("ldiv", dst = Long(x) = a, Long(y) = b => Value::Long(attempt!(arith::ldiv(x, y))))
                }
                Insn::LRem { dst, a, b } => {
                    op!("lrem", dst = Long(x) = a, Long(y) = b => Value::Long(attempt!(arith::lrem(x, y))))
                }
                Insn::LAnd { dst, a, b } => op!("land", dst = Long(x) = a, Long(y) = b => Value::Long(x & y)),
                Insn::LOr { dst, a, b } => op!("lor", dst = Long(x) = a, Long(y) = b => Value::Long(x | y)),
                Insn::LXor { dst, a, b } => op!("lxor", dst = Long(x) = a, Long(y) = b => Value::Long(x ^ y)),
                Insn::LShl { dst, a, b } => {
                    op!("lshl", dst = Long(x) = a, Int(y) = b => Value::Long(x.wrapping_shl(y as u32)))
                }
                Insn::LShr { dst, a, b } => {
                    op!("lshr", dst = Long(x) = a, Int(y) = b => Value::Long(x.wrapping_shr(y as u32)))
                }
                Insn::LUshr { dst, a, b } => {
                    op!("lushr", dst = Long(x) = a, Int(y) = b => Value::Long((x as u64).wrapping_shr(y as u32) as i64))
                }
                Insn::LAddK { dst, a, k } => op!("ladd", dst = Long(x) = a => Value::Long(x.wrapping_add(k as i64))),
                Insn::LMulK { dst, a, k } => op!("lmul", dst = Long(x) = a => Value::Long(x.wrapping_mul(k as i64))),
                Insn::LAndK { dst, a, k } => op!("land", dst = Long(x) = a => Value::Long(x & k as i64)),
                Insn::LShlK { dst, a, k } => op!("lshl", dst = Long(x) = a => Value::Long(x.wrapping_shl(k as u32))),
                Insn::LShrK { dst, a, k } => op!("lshr", dst = Long(x) = a => Value::Long(x.wrapping_shr(k as u32))),
                Insn::LUshrK { dst, a, k } => {
                    op!("lushr", dst = Long(x) = a => Value::Long((x as u64).wrapping_shr(k as u32) as i64))
                }
                Insn::LNeg { dst, a } => op!("lneg", dst = Long(x) = a => Value::Long(x.wrapping_neg())),
                Insn::LCmp { dst, a, b } => op!("lcmp", dst = Long(x) = a, Long(y) = b => Value::Int(x.cmp(&y) as i32)),

                Insn::FAdd { dst, a, b } => op!("fadd", dst = Float(x) = a, Float(y) = b => Value::Float(x + y)),
                Insn::FSub { dst, a, b } => op!("fsub", dst = Float(x) = a, Float(y) = b => Value::Float(x - y)),
                Insn::FMul { dst, a, b } => op!("fmul", dst = Float(x) = a, Float(y) = b => Value::Float(x * y)),
                Insn::FDiv { dst, a, b } => op!("fdiv", dst = Float(x) = a, Float(y) = b => Value::Float(x / y)),
                Insn::FRem { dst, a, b } => op!("frem", dst = Float(x) = a, Float(y) = b => Value::Float(x % y)),
                Insn::FNeg { dst, a } => op!("fneg", dst = Float(x) = a => Value::Float(-x)),
                Insn::FCmp { nan, dst, a, b } => {
                    op!("fcmp", dst = Float(x) = a, Float(y) = b => Value::Int(arith::float_order(x, y, nan)))
                }
                Insn::DAdd { dst, a, b } => op!("dadd", dst = Double(x) = a, Double(y) = b => Value::Double(x + y)),
                Insn::DSub { dst, a, b } => op!("dsub", dst = Double(x) = a, Double(y) = b => Value::Double(x - y)),
                Insn::DMul { dst, a, b } => op!("dmul", dst = Double(x) = a, Double(y) = b => Value::Double(x * y)),
                Insn::DDiv { dst, a, b } => op!("ddiv", dst = Double(x) = a, Double(y) = b => Value::Double(x / y)),
                Insn::DRem { dst, a, b } => op!("drem", dst = Double(x) = a, Double(y) = b => Value::Double(x % y)),
                Insn::DNeg { dst, a } => op!("dneg", dst = Double(x) = a => Value::Double(-x)),
                Insn::DCmp { nan, dst, a, b } => {
                    op!("dcmp", dst = Double(x) = a, Double(y) = b => Value::Int(arith::float_order(x, y, nan)))
                }

                // Rust's `as` from floating point saturates and takes NaN to 0, exactly as JLS 5.1.3 wants.
                Insn::I2L { dst, a } => op!("i2l", dst = Int(x) = a => Value::Long(x as i64)),
                Insn::I2F { dst, a } => op!("i2f", dst = Int(x) = a => Value::Float(x as f32)),
                Insn::I2D { dst, a } => op!("i2d", dst = Int(x) = a => Value::Double(x as f64)),
                Insn::L2I { dst, a } => op!("l2i", dst = Long(x) = a => Value::Int(x as i32)),
                Insn::L2F { dst, a } => op!("l2f", dst = Long(x) = a => Value::Float(x as f32)),
                Insn::L2D { dst, a } => op!("l2d", dst = Long(x) = a => Value::Double(x as f64)),
                Insn::F2I { dst, a } => op!("f2i", dst = Float(x) = a => Value::Int(x as i32)),
                Insn::F2L { dst, a } => op!("f2l", dst = Float(x) = a => Value::Long(x as i64)),
                Insn::F2D { dst, a } => op!("f2d", dst = Float(x) = a => Value::Double(x as f64)),
                Insn::D2I { dst, a } => op!("d2i", dst = Double(x) = a => Value::Int(x as i32)),
                Insn::D2L { dst, a } => op!("d2l", dst = Double(x) = a => Value::Long(x as i64)),
                Insn::D2F { dst, a } => op!("d2f", dst = Double(x) = a => Value::Float(x as f32)),
                Insn::I2B { dst, a } => op!("i2b", dst = Int(x) = a => Value::Int(x as i8 as i32)),
                Insn::I2C { dst, a } => op!("i2c", dst = Int(x) = a => Value::Int(x as u16 as i32)),
                Insn::I2S { dst, a } => op!("i2s", dst = Int(x) = a => Value::Int(x as i16 as i32)),

                Insn::Goto { target } => jump!(target),
                Insn::IfIEq { a, b, target } => branch!("if_icmpeq", target if Int(x) = a, Int(y) = b => x == y),
                Insn::IfINe { a, b, target } => branch!("if_icmpne", target if Int(x) = a, Int(y) = b => x != y),
                Insn::IfILt { a, b, target } => branch!("if_icmplt", target if Int(x) = a, Int(y) = b => x < y),
                Insn::IfIGe { a, b, target } => branch!("if_icmpge", target if Int(x) = a, Int(y) = b => x >= y),
                Insn::IfIGt { a, b, target } => branch!("if_icmpgt", target if Int(x) = a, Int(y) = b => x > y),
                Insn::IfILe { a, b, target } => branch!("if_icmple", target if Int(x) = a, Int(y) = b => x <= y),
                Insn::IfIEqK { a, k, target } => branch!("ifeq", target if Int(x) = a => x == k as i32),
                Insn::IfINeK { a, k, target } => branch!("ifne", target if Int(x) = a => x != k as i32),
                Insn::IfILtK { a, k, target } => branch!("iflt", target if Int(x) = a => x < k as i32),
                Insn::IfIGeK { a, k, target } => branch!("ifge", target if Int(x) = a => x >= k as i32),
                Insn::IfIGtK { a, k, target } => branch!("ifgt", target if Int(x) = a => x > k as i32),
                Insn::IfILeK { a, k, target } => branch!("ifle", target if Int(x) = a => x <= k as i32),
                Insn::IfL { cond, a, b, target } => {
                    branch!("lcmp", target if Long(x) = a, Long(y) = b => cond.holds(x, y))
                }
                Insn::IfF { branch, a, b, target } => {
                    branch!("fcmp", target if Float(x) = a, Float(y) = b => branch.holds(x, y))
                }
                Insn::IfD { branch, a, b, target } => {
                    branch!("dcmp", target if Double(x) = a, Double(y) = b => branch.holds(x, y))
                }
                Insn::IfAEq { .. } | Insn::IfANe { .. } if MODE >= SYMBOLIC => slow!(symbolic_step("if_acmp")),
                Insn::IfAEq { a, b, target } => branch!("if_acmpeq", target if Ref(x) = a, Ref(y) = b => x == y),
                Insn::IfANe { a, b, target } => branch!("if_acmpne", target if Ref(x) = a, Ref(y) = b => x != y),
                Insn::IfNull { a, target } => match plain!(a) {
                    Value::Ref(x) if x.is_null() => jump!(target),
                    Value::Ref(_) => {}
                    _ => slow!(symbolic_step("ifnull")),
                },
                Insn::IfNonNull { a, target } => match plain!(a) {
                    Value::Ref(x) if !x.is_null() => jump!(target),
                    Value::Ref(_) => {}
                    _ => slow!(symbolic_step("ifnonnull")),
                },
                Insn::TableSwitch { a, table } | Insn::LookupSwitch { a, table } => match w.get(a) {
                    Value::Int(key) => jump!(w.code.switches[table as usize].target(key)),
                    _ => slow!(symbolic_step("switch")),
                },
                Insn::Jsr { dst, target, after } => {
                    w.set(dst, Value::Address(after as u32));
                    jump!(target);
                }
                Insn::Ret { a } => match w.get(a) {
                    Value::Address(target) if (target as usize) < w.code.insns.len() => jump!(target),
                    _ => trap!(Trap::ill_typed("ret")),
                },
                Insn::Return => finish!(Value::Unset),
                Insn::ReturnValue { a } => finish!(w.get(a)),
                Insn::Throw { a } => trap!(self.thrown(w.get(a))),

                Insn::IALoad { dst, a, i } => load!(Ints, dst = a[i], v => Value::Int(v)),
                Insn::LALoad { dst, a, i } => load!(Longs, dst = a[i], v => Value::Long(v)),
                Insn::FALoad { dst, a, i } => load!(Floats, dst = a[i], v => Value::Float(v)),
                Insn::DALoad { dst, a, i } => load!(Doubles, dst = a[i], v => Value::Double(v)),
                Insn::AALoad { dst, a, i } => load!(Refs, dst = a[i], v => Value::Ref(v)),
                Insn::BALoad { dst, a, i } => load!(Bytes, dst = a[i], v => Value::Int(v as i32)),
                Insn::CALoad { dst, a, i } => load!(Chars, dst = a[i], v => Value::Int(v as i32)),
                Insn::SALoad { dst, a, i } => load!(Shorts, dst = a[i], v => Value::Int(v as i32)),
                Insn::IAStore { a, i, v } => store!(Ints, a[i] = Int(v), v),
                Insn::LAStore { a, i, v } => store!(Longs, a[i] = Long(v), v),
                Insn::FAStore { a, i, v } => store!(Floats, a[i] = Float(v), v),
                Insn::DAStore { a, i, v } => store!(Doubles, a[i] = Double(v), v),
                Insn::AAStore { a, i, v } => {
                    if !outside!(self.store_reference(w.get(a), w.get(i), w.get(v))) {
                        slow!(symbolic_element())
                    }
                }
                Insn::BAStore { a, i, v } => {
                    if !self.store_byte(w.get(a), w.get(i), w.get(v)) {
                        slow!(symbolic_element())
                    }
                }
                Insn::CAStore { a, i, v } => store!(Chars, a[i] = Int(v), v as u16),
                Insn::SAStore { a, i, v } => store!(Shorts, a[i] = Int(v), v as i16),
                Insn::ArrayLength { dst, a } => {
                    if let Value::Ref(array) = w.get(a)
                        && let Some(len) = self.state.heap.get(array).body.len()
                    {
                        w.set(dst, Value::Int(len as i32));
                    } else {
                        slow!(symbolic_element())
                    }
                }
                Insn::NewArray { kind, dst, len } => {
                    let array = outside!(self.new_primitive_array(kind, w.get(len)));
                    w.set(dst, array);
                }
                Insn::ANewArray { dst, len, site } => {
                    let array = outside!(self.new_reference_array(w.code, site, w.get(len)));
                    w.set(dst, array);
                }
                Insn::MultiANewArray { dims, first, site, dst } => {
                    let lengths: Vec<Value> = (0..dims as Reg).map(|i| w.get(first + i)).collect();
                    let array = outside!(self.new_multi_array(w.code, site, &lengths));
                    w.set(dst, array);
                }

                Insn::New { dst, site } => {
                    let object = outside!(self.new_instance(w.code, site));
                    w.set(dst, Value::Ref(object));
                }
                Insn::GetField { dst, obj, site } => {
                    let field = &w.code.fields[site as usize];
                    let receiver = w.get(obj);
                    let value = match self.field_fast(field, receiver) {
                        Some(value) if MODE < SYMBOLIC || is_plain(value) => value,
                        _ => outside!(self.get_field(field, receiver)),
                    };
                    w.set(dst, value);
                }
                Insn::PutField { obj, v, site } => {
                    let field = &w.code.fields[site as usize];
                    let (receiver, value) = (w.get(obj), w.get(v));
                    if !self.put_field_fast(field, receiver, value) {
                        outside!(self.put_field(field, receiver, value));
                    }
                }
                Insn::GetStatic { dst, site } => {
                    let value = outside!(self.get_static(&w.code.fields[site as usize]));
                    w.set(dst, value);
                }
                Insn::PutStatic { v, site } => {
                    outside!(self.put_static(&w.code.fields[site as usize], w.get(v)));
                }
                Insn::CheckCast { a, site } => outside!(self.check_cast(w.code, site, w.get(a))),
                Insn::InstanceOf { dst, a, site } => {
                    let is = outside!(self.instance_of(w.code, site, w.get(a)));
                    w.set(dst, Value::bool(is));
                }
                Insn::MonitorEnter { a } => attempt!(self.monitor_enter(w.get(a))),
                Insn::MonitorExit { a } => attempt!(self.monitor_exit(w.get(a))),

                Insn::InvokeVirtual { first, dst, site } => call!(invoke_virtual, first, dst, site),
                Insn::InvokeInterface { first, dst, site } => call!(invoke_interface, first, dst, site),
                Insn::InvokeSpecial { first, dst, site } => call!(invoke_special, first, dst, site),
                Insn::InvokeStatic { first, dst, site } => call!(invoke_static, first, dst, site),
                Insn::InvokeDynamic { first, dst, site } => call!(invoke_dynamic, first, dst, site),
            }
        }
    }

    /// Looks at the limits of the run; called every so often.
    #[cold]
    fn check_limits(&mut self, steps: u64) -> Run<()> {
        self.state.steps = steps;
        self.next_check = self.state.steps + 200_000;
        if let Some(limit) = self.limits.steps {
            if self.state.steps >= limit {
                return Err(Trap::Stop(Box::new(Stop::StepLimit(limit))));
            }
            self.next_check = self.next_check.min(limit);
        }
        if self.symbolic.is_some() {
            self.check_triggers()?;
        }
        let is_late = self.deadline.is_some_and(|deadline| std::time::Instant::now() >= deadline);
        if is_late || self.patience.is_some_and(|most| self.state.steps >= most) {
            return Err(Trap::Stop(Box::new(Stop::TimeLimit)));
        }
        Ok(())
    }
}
