//! Instructions whose operands are not plain numbers: the result is a term, or a choice.

use heap::{Ref, Value};
use jvm::code::{Cond, FloatBranch, Insn, NaN, Reg};
use term::{BinOp, Term, TermId, UnOp};

use super::{Bound, Choice};
use crate::trap::{Run, Stop, Trap};
use crate::vm::Vm;

/// Where execution goes on.
pub(crate) enum Flow {
    /// The next instruction.
    Next,
    /// This one.
    Jump(u16),
}

/// A loop being executed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Loop {
    depth: u32,
    target: u32,
    iterations: u32,
    /// Iterations since the last choice.
    idle: u32,
    choices: u32,
    objects: u32,
}

/// Iterations without a choice that are taken for one with.
const IDLE_PER_LOOP: u32 = 1000;

/// A call before which something was decided since the one below.
#[derive(Clone, Copy, Debug)]
pub(super) struct Call {
    depth: u32,
    choices: u32,
}

/// Cases of a switch or of an index: more are not told apart.
pub(super) const MOST_CASES: usize = 4096;

impl<'p> Vm<'p> {
    pub(super) fn register(&self, register: Reg) -> Value {
        self.state.stack[self.frame().base as usize + register as usize]
    }

    pub(super) fn set_register(&mut self, register: Reg, value: Value) {
        let at = self.frame().base as usize + register as usize;
        self.state.stack[at] = value;
    }

    fn operand(&mut self, register: Reg) -> Run<TermId> {
        let value = self.register(register);
        self.symbolic()?.term(value).ok_or_else(|| Trap::ill_typed("operand"))
    }

    /// Executes an instruction that the fast path could not. `name` is its bytecode, for the error if it is ill-typed.
    #[cold]
    #[inline(never)]
    pub(crate) fn symbolic_step(&mut self, insn: Insn, name: &'static str) -> Run<Flow> {
        if self.symbolic.is_none() {
            return Err(Trap::ill_typed(name));
        }
        if let Some(flow) = self.symbolic_branch(insn)? {
            return Ok(flow);
        }
        let (dst, value) = self.symbolic_value(insn, name)?;
        self.set_register(dst, value);
        Ok(Flow::Next)
    }

    /// The branches.
    fn symbolic_branch(&mut self, insn: Insn) -> Run<Option<Flow>> {
        let (condition, target) = match insn {
            Insn::IfIEq { a, b, target } => (self.compare(Cond::Eq, a, b)?, target),
            Insn::IfINe { a, b, target } => (self.compare(Cond::Ne, a, b)?, target),
            Insn::IfILt { a, b, target } => (self.compare(Cond::Lt, a, b)?, target),
            Insn::IfIGe { a, b, target } => (self.compare(Cond::Ge, a, b)?, target),
            Insn::IfIGt { a, b, target } => (self.compare(Cond::Gt, a, b)?, target),
            Insn::IfILe { a, b, target } => (self.compare(Cond::Le, a, b)?, target),
            Insn::IfIEqK { a, k, target } => (self.compare_constant(Cond::Eq, a, k)?, target),
            Insn::IfINeK { a, k, target } => (self.compare_constant(Cond::Ne, a, k)?, target),
            Insn::IfILtK { a, k, target } => (self.compare_constant(Cond::Lt, a, k)?, target),
            Insn::IfIGeK { a, k, target } => (self.compare_constant(Cond::Ge, a, k)?, target),
            Insn::IfIGtK { a, k, target } => (self.compare_constant(Cond::Gt, a, k)?, target),
            Insn::IfILeK { a, k, target } => (self.compare_constant(Cond::Le, a, k)?, target),
            Insn::IfL { cond, a, b, target } => (self.compare(cond, a, b)?, target),
            Insn::IfF { branch, a, b, target } | Insn::IfD { branch, a, b, target } => {
                (self.compare_floats(branch, a, b)?, target)
            }
            Insn::IfAEq { a, b, target } => return self.reference_branch(a, b, true, target).map(Some),
            Insn::IfANe { a, b, target } => return self.reference_branch(a, b, false, target).map(Some),
            Insn::IfNull { a, target } => return self.null_branch(a, true, target).map(Some),
            Insn::IfNonNull { a, target } => return self.null_branch(a, false, target).map(Some),
            Insn::TableSwitch { a, table } | Insn::LookupSwitch { a, table } => {
                return self.symbolic_switch(a, table).map(Some);
            }
            _ => return Ok(None),
        };
        Ok(Some(if self.decide(condition)? { Flow::Jump(target) } else { Flow::Next }))
    }

    fn compare(&mut self, cond: Cond, a: Reg, b: Reg) -> Run<TermId> {
        let (x, y) = (self.operand(a)?, self.operand(b)?);
        self.condition(cond, x, y)
    }

    fn compare_constant(&mut self, cond: Cond, a: Reg, k: i16) -> Run<TermId> {
        let x = self.operand(a)?;
        let y = self.symbolic()?.terms.int(k as i32);
        self.condition(cond, x, y)
    }

    pub(super) fn condition(&mut self, cond: Cond, x: TermId, y: TermId) -> Run<TermId> {
        let symbolic = self.symbolic()?;
        // Of mixed bits much can be said if what they are compared with is known.
        let mixes = |id: TermId| matches!(symbolic.terms.get(id), Term::Binary(BinOp::Xor, ..));
        let (x, y) = match (mixes(x), mixes(y)) {
            (false, true) => (symbolic.settled(x), y),
            (true, false) => (x, symbolic.settled(y)),
            _ => (x, y),
        };
        let terms = &mut symbolic.terms;
        if terms.sort(x) != terms.sort(y) {
            return Err(Trap::ill_typed("comparison"));
        }
        Ok(match cond {
            Cond::Eq => terms.eq(x, y),
            Cond::Ne => terms.ne(x, y),
            Cond::Lt => terms.lt(x, y),
            Cond::Ge => terms.le(y, x),
            Cond::Gt => terms.lt(y, x),
            Cond::Le => terms.le(x, y),
        })
    }

    /// A three-way comparison of floats against zero.
    fn compare_floats(&mut self, branch: FloatBranch, a: Reg, b: Reg) -> Run<TermId> {
        let (x, y) = (self.operand(a)?, self.operand(b)?);
        let op = if branch.nan() == NaN::Less { BinOp::Fcmpl } else { BinOp::Fcmpg };
        let terms = &mut self.symbolic()?.terms;
        if terms.sort(x) != terms.sort(y) || !terms.sort(x).is_float() {
            return Err(Trap::ill_typed("comparison"));
        }
        let (order, zero) = (terms.binary(op, x, y), terms.int(0));
        self.condition(branch.cond(), order, zero)
    }

    fn null_branch(&mut self, a: Reg, wants: bool, target: u16) -> Run<Flow> {
        let Value::Ref(reference) = self.register(a) else {
            return Err(Trap::ill_typed("ifnull"));
        };
        Ok(if self.nullness(reference)? == wants { Flow::Jump(target) } else { Flow::Next })
    }

    fn reference_branch(&mut self, a: Reg, b: Reg, wants: bool, target: u16) -> Run<Flow> {
        let (Value::Ref(x), Value::Ref(y)) = (self.register(a), self.register(b)) else {
            return Err(Trap::ill_typed("if_acmp"));
        };
        Ok(if self.same_object(x, y)? == wants { Flow::Jump(target) } else { Flow::Next })
    }

    /// A switch on a term: one case for each target, one for none of them.
    fn symbolic_switch(&mut self, a: Reg, table: u16) -> Run<Flow> {
        let key = self.operand(a)?;
        let switch = &self.frame().code.switches[table as usize];
        let mut targets: Vec<(u16, TermId)> = Vec::new();
        let mut rest = term::Terms::TRUE;
        if switch.cases().count() > MOST_CASES {
            return Err(Trap::unsupported("a switch on an unknown number with more than 4096 cases"));
        }
        for (value, target) in switch.cases() {
            let terms = &mut self.symbolic()?.terms;
            let constant = terms.int(value);
            let matches = terms.eq(key, constant);
            let differs = terms.not(matches);
            rest = terms.and(rest, differs);
            match targets.iter_mut().find(|(t, _)| *t == target) {
                Some((_, condition)) => *condition = terms.or(*condition, matches),
                None => targets.push((target, matches)),
            }
        }
        let default = switch.default_target();
        match targets.iter_mut().find(|(t, _)| *t == default) {
            Some((_, condition)) => *condition = self.symbolic()?.terms.or(*condition, rest),
            None => targets.push((default, rest)),
        }
        let chosen = self.choose_case(targets.iter().map(|(_, condition)| *condition).collect())?;
        Ok(Flow::Jump(targets[chosen].0))
    }

    /// Which of these conditions, of which exactly one holds, does.
    pub(super) fn choose_case(&mut self, conditions: Vec<TermId>) -> Run<usize> {
        let symbolic = self.symbolic()?;
        let mut open = Vec::new();
        for (at, &condition) in conditions.iter().enumerate() {
            match symbolic.fact(condition) {
                Some(true) => return Ok(at),
                Some(false) => {}
                None => open.push(at),
            }
        }
        match open.as_slice() {
            // The others are known not to hold.
            [only] => Ok(*only),
            _ => Err(Trap::Choose(Box::new(Choice::Cases(open.iter().map(|&at| conditions[at]).collect())))),
        }
    }

    /// Instructions that compute a value.
    fn symbolic_value(&mut self, insn: Insn, name: &'static str) -> Run<(Reg, Value)> {
        use BinOp::{Add, And, Div, Fcmpg, Fcmpl, Lcmp, Mul, Or, Rem, Shl, Shr, Sub, Ushr, Xor};
        Ok(match insn {
            Insn::IAdd { dst, a, b } | Insn::LAdd { dst, a, b } => (dst, self.binary(Add, a, b)?),
            Insn::FAdd { dst, a, b } | Insn::DAdd { dst, a, b } => (dst, self.binary(Add, a, b)?),
            Insn::ISub { dst, a, b } | Insn::LSub { dst, a, b } => (dst, self.binary(Sub, a, b)?),
            Insn::FSub { dst, a, b } | Insn::DSub { dst, a, b } => (dst, self.binary(Sub, a, b)?),
            Insn::IMul { dst, a, b } | Insn::LMul { dst, a, b } => (dst, self.binary(Mul, a, b)?),
            Insn::FMul { dst, a, b } | Insn::DMul { dst, a, b } => (dst, self.binary(Mul, a, b)?),
            Insn::FDiv { dst, a, b } | Insn::DDiv { dst, a, b } => (dst, self.binary(Div, a, b)?),
            Insn::FRem { dst, a, b } | Insn::DRem { dst, a, b } => (dst, self.binary(Rem, a, b)?),
            Insn::IDiv { dst, a, b } | Insn::LDiv { dst, a, b } => (dst, self.divide(Div, a, b)?),
            Insn::IRem { dst, a, b } | Insn::LRem { dst, a, b } => (dst, self.divide(Rem, a, b)?),
            Insn::IAnd { dst, a, b } | Insn::LAnd { dst, a, b } => (dst, self.binary(And, a, b)?),
            Insn::IOr { dst, a, b } | Insn::LOr { dst, a, b } => (dst, self.binary(Or, a, b)?),
            Insn::IXor { dst, a, b } | Insn::LXor { dst, a, b } => (dst, self.binary(Xor, a, b)?),
            Insn::IShl { dst, a, b } | Insn::LShl { dst, a, b } => (dst, self.binary(Shl, a, b)?),
            Insn::IShr { dst, a, b } | Insn::LShr { dst, a, b } => (dst, self.binary(Shr, a, b)?),
            Insn::IUshr { dst, a, b } | Insn::LUshr { dst, a, b } => (dst, self.binary(Ushr, a, b)?),
            Insn::LCmp { dst, a, b } => (dst, self.binary(Lcmp, a, b)?),
            Insn::FCmp { nan, dst, a, b } | Insn::DCmp { nan, dst, a, b } => {
                (dst, self.binary(if nan == NaN::Less { Fcmpl } else { Fcmpg }, a, b)?)
            }
            Insn::IAddK { dst, a, k } | Insn::LAddK { dst, a, k } => (dst, self.binary_constant(Add, a, k)?),
            Insn::IMulK { dst, a, k } | Insn::LMulK { dst, a, k } => (dst, self.binary_constant(Mul, a, k)?),
            // The translator makes these only for constants other than 0.
            Insn::IDivK { dst, a, k } => (dst, self.binary_constant(Div, a, k)?),
            Insn::IRemK { dst, a, k } => (dst, self.binary_constant(Rem, a, k)?),
            Insn::IAndK { dst, a, k } | Insn::LAndK { dst, a, k } => (dst, self.binary_constant(And, a, k)?),
            Insn::IOrK { dst, a, k } => (dst, self.binary_constant(Or, a, k)?),
            Insn::IXorK { dst, a, k } => (dst, self.binary_constant(Xor, a, k)?),
            Insn::IShlK { dst, a, k } | Insn::LShlK { dst, a, k } => (dst, self.shift_constant(Shl, a, k)?),
            Insn::IShrK { dst, a, k } | Insn::LShrK { dst, a, k } => (dst, self.shift_constant(Shr, a, k)?),
            Insn::IUshrK { dst, a, k } | Insn::LUshrK { dst, a, k } => (dst, self.shift_constant(Ushr, a, k)?),
            Insn::INeg { dst, a } | Insn::LNeg { dst, a } => (dst, self.unary(UnOp::Neg, a)?),
            Insn::FNeg { dst, a } | Insn::DNeg { dst, a } => (dst, self.unary(UnOp::Neg, a)?),
            Insn::I2L { dst, a } => (dst, self.unary(UnOp::I2L, a)?),
            Insn::I2F { dst, a } => (dst, self.unary(UnOp::I2F, a)?),
            Insn::I2D { dst, a } => (dst, self.unary(UnOp::I2D, a)?),
            Insn::L2I { dst, a } => (dst, self.unary(UnOp::L2I, a)?),
            Insn::L2F { dst, a } => (dst, self.unary(UnOp::L2F, a)?),
            Insn::L2D { dst, a } => (dst, self.unary(UnOp::L2D, a)?),
            Insn::F2I { dst, a } => (dst, self.unary(UnOp::F2I, a)?),
            Insn::F2L { dst, a } => (dst, self.unary(UnOp::F2L, a)?),
            Insn::F2D { dst, a } => (dst, self.unary(UnOp::F2D, a)?),
            Insn::D2I { dst, a } => (dst, self.unary(UnOp::D2I, a)?),
            Insn::D2L { dst, a } => (dst, self.unary(UnOp::D2L, a)?),
            Insn::D2F { dst, a } => (dst, self.unary(UnOp::D2F, a)?),
            Insn::I2B { dst, a } => (dst, self.unary(UnOp::I2B, a)?),
            Insn::I2C { dst, a } => (dst, self.unary(UnOp::I2C, a)?),
            Insn::I2S { dst, a } => (dst, self.unary(UnOp::I2S, a)?),
            _ => return Err(Trap::ill_typed(name)),
        })
    }

    fn unary(&mut self, op: UnOp, a: Reg) -> Run<Value> {
        let x = self.operand(a)?;
        let symbolic = self.symbolic()?;
        let term = symbolic.terms.unary(op, x);
        Ok(symbolic.value(term))
    }

    fn binary(&mut self, op: BinOp, a: Reg, b: Reg) -> Run<Value> {
        let (x, y) = (self.operand(a)?, self.operand(b)?);
        let symbolic = self.symbolic()?;
        let shift = matches!(op, BinOp::Shl | BinOp::Shr | BinOp::Ushr);
        if !shift && symbolic.terms.sort(x) != symbolic.terms.sort(y) {
            return Err(Trap::ill_typed("operand"));
        }
        // Solvers are slow with products: what the path knows is put in before they see them.
        let (x, y) = match op {
            BinOp::Mul | BinOp::Div | BinOp::Rem => (symbolic.settled(x), symbolic.settled(y)),
            _ => (x, y),
        };
        let term = symbolic.terms.binary(op, x, y);
        Ok(symbolic.value(term))
    }

    fn binary_constant(&mut self, op: BinOp, a: Reg, k: i16) -> Run<Value> {
        let x = self.operand(a)?;
        let symbolic = self.symbolic()?;
        let sort = symbolic.terms.sort(x);
        let y = symbolic.terms.integer(sort, k as i64);
        let term = symbolic.terms.binary(op, x, y);
        Ok(symbolic.value(term))
    }

    fn shift_constant(&mut self, op: BinOp, a: Reg, k: i16) -> Run<Value> {
        let x = self.operand(a)?;
        let symbolic = self.symbolic()?;
        let y = symbolic.terms.int(k as i32);
        let term = symbolic.terms.binary(op, x, y);
        Ok(symbolic.value(term))
    }

    /// Integer division and remainder: a divisor of zero throws.
    fn divide(&mut self, op: BinOp, a: Reg, b: Reg) -> Run<Value> {
        let y = self.operand(b)?;
        let terms = &mut self.symbolic()?.terms;
        let sort = terms.sort(y);
        if !sort.is_integer() {
            return Err(Trap::ill_typed("division"));
        }
        let zero = terms.integer(sort, 0);
        let by_zero = terms.eq(y, zero);
        if self.decide(by_zero)? {
            return Err(Trap::with("java/lang/ArithmeticException", "/ by zero"));
        }
        self.binary(op, a, b)
    }

    /// A jump backwards. Iterations count that depended on the input and initialized nothing (Kiasan, section 3.4).
    #[inline]
    pub(crate) fn back_edge(&mut self, target: u32) -> Run<()> {
        let depth = self.state.frames.len() as u32;
        let Some(symbolic) = self.symbolic.as_deref_mut() else {
            return Ok(());
        };
        let objects = symbolic.input.objects().len() as u32;
        while symbolic.loops.last().is_some_and(|l| l.depth > depth) {
            symbolic.loops.pop();
        }
        let choices = symbolic.choices;
        match symbolic.loops.iter_mut().rev().take_while(|l| l.depth == depth).find(|l| l.target == target) {
            Some(known) => {
                if known.choices == choices {
                    known.idle += 1;
                    let most = symbolic.bounds.loops.saturating_mul(IDLE_PER_LOOP);
                    return if known.idle > most { self.idle_loop() } else { Ok(()) };
                }
                known.idle = 0;
                known.iterations = if known.objects == objects { known.iterations + 1 } else { 0 };
                (known.choices, known.objects) = (choices, objects);
                if known.iterations > symbolic.bounds.loops {
                    return Err(Trap::Stop(Box::new(Stop::Bound(Bound::Loop))));
                }
            }
            None => symbolic.loops.push(Loop { depth, target, iterations: 1, idle: 0, choices, objects }),
        }
        Ok(())
    }

    /// A loop has turned very often without deciding anything. If it holds an input object it may run around a cycle of
    /// the input for ever; else it is the program's own, and will end.
    #[cold]
    fn idle_loop(&mut self) -> Run<()> {
        let frame = self.frame();
        let registers = frame.base as usize..frame.base as usize + frame.code.registers as usize;
        let is_input = |value: &Value| match value {
            Value::Ref(reference) => self.input_of(self.canonical(*reference)).is_some(),
            _ => false,
        };
        if self.state.stack[registers].iter().any(is_input) {
            return Err(Trap::Stop(Box::new(Stop::Bound(Bound::Loop))));
        }
        Ok(())
    }

    /// The method that is executed when this one is called from another.
    #[inline]
    pub(crate) fn replacement(&self, method: &'p jvm::Method) -> &'p jvm::Method {
        match self.symbolic.as_deref() {
            Some(symbolic) if !symbolic.replaced.is_empty() && !self.state.frames.is_empty() => {
                symbolic.replaced.get(&method.id).map_or(method, |&id| self.program.method(id))
            }
            _ => method,
        }
    }

    /// A method begins: loops of a former call at this depth are over.
    pub(crate) fn enter_symbolic(&mut self) -> Run<()> {
        let depth = self.state.frames.len() as u32 + 1;
        let symbolic = self.symbolic()?;
        while symbolic.loops.last().is_some_and(|l| l.depth >= depth) {
            symbolic.loops.pop();
        }
        while symbolic.calls.last().is_some_and(|c| c.depth >= depth) {
            symbolic.calls.pop();
        }
        // Recursion that does not depend on the input comes to its end by itself.
        if symbolic.calls.last().is_none_or(|c| c.choices != symbolic.choices) {
            symbolic.calls.push(Call { depth, choices: symbolic.choices });
            if symbolic.calls.len() > symbolic.bounds.call_depth as usize {
                return Err(Trap::Stop(Box::new(Stop::Bound(Bound::CallDepth))));
            }
        }
        Ok(())
    }

    /// The reference in a register, if it is one.
    pub(super) fn as_reference(value: Value) -> Run<Ref> {
        value.as_ref().ok_or_else(|| Trap::ill_typed("reference"))
    }
}
