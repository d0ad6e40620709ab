//! What one instruction does to the types (JVMS 4.10.1.9).

use super::frame::Frame;
use super::types::Type;
use super::{Result, Verifier};
use crate::code::{branch_targets, opcode};
use crate::error::LinkError;

use Type::{Double, Float, Int, Long, Null};

/// Where control goes from an instruction.
pub(super) struct Next {
    /// The instruction behind.
    pub(super) at: usize,
    /// Whether control can go there.
    pub(super) falls_through: bool,
    /// Branch targets.
    pub(super) targets: Vec<usize>,
}

const NUMBERS: [Type; 4] = [Int, Long, Float, Double];

impl Verifier<'_> {
    /// Executes the instruction at `at` on types.
    pub(super) fn step(&self, at: usize, frame: &mut Frame) -> Result<Next> {
        let code = self.body.code;
        let len = opcode::length(code, at).ok_or_else(|| LinkError::verify("Bad instruction"))?;
        let op = code[at];
        self.apply(op, at, frame).map_err(LinkError::of_code)?;
        let mut targets = Vec::new();
        if matches!(op, 153..=167 | 170 | 171 | 198..=200) {
            branch_targets(code, at, &mut targets);
        }
        let inside = |target: i64| usize::try_from(target).ok().filter(|&t| self.starts.get(t) == Some(&true));
        let targets = targets.into_iter().map(inside).collect::<Option<Vec<usize>>>();
        Ok(Next {
            at: at + len,
            falls_through: !matches!(op, 167 | 170..=177 | 191 | 200),
            targets: targets.ok_or_else(|| LinkError::verify("Illegal target of jump or branch"))?,
        })
    }

    fn apply(&self, op: u8, at: usize, frame: &mut Frame) -> Result<()> {
        match op {
            0 | 167 | 200 => Ok(()),
            1..=20 => self.constant(op, at, frame),
            21..=45 | 54..=78 | opcode::IINC | opcode::WIDE => self.variable(op, at, frame),
            46..=53 => self.array_load(op, frame),
            79..=86 => self.array_store(op, frame),
            87..=95 => frame.shuffle(op, self.body.max_stack),
            96..=115 | 126..=131 => {
                let kind = NUMBERS[if op < 116 { (op as usize - 96) % 4 } else { (op as usize - 126) % 2 }];
                self.operate(frame, &[kind, kind], kind)
            }
            116..=119 => self.operate(frame, &[NUMBERS[op as usize - 116]], NUMBERS[op as usize - 116]),
            120..=125 => {
                let kind = NUMBERS[op as usize % 2];
                self.operate(frame, &[kind, Int], kind)
            }
            133..=147 => self.convert(op, frame),
            148..=152 => {
                let kind = [Long, Float, Float, Double, Double][op as usize - 148];
                self.operate(frame, &[kind, kind], Int)
            }
            153..=158 | 170 | 171 => self.take(frame, Int),
            159..=164 => self.take(frame, Int).and_then(|()| self.take(frame, Int)),
            165 | 166 => self.take_any_reference(frame).and_then(|()| self.take_any_reference(frame)),
            198 | 199 => self.take_any_reference(frame),
            172..=177 => self.return_value(op, frame),
            178..=181 => self.field(op, self.index(at), frame),
            182..=186 => self.check_padding(op, at).and_then(|()| self.invoke(op, self.index(at), frame)),
            191 => self.take(frame, Type::Object(self.names.throwable)),
            187..=190 | 192..=195 | 197 => self.object(op, at, frame),
            _ => Err(LinkError::verify(format!("Bad instruction: {op}"))),
        }
    }

    /// The bytes of `invokeinterface` and `invokedynamic` that say nothing new.
    fn check_padding(&self, op: u8, at: usize) -> Result<()> {
        let padding = self.body.code.get(at + 3..at + 5);
        match (op, padding) {
            (185, Some(&[count, zero])) => {
                let member = self.file.pool.member(&self.file.bytes, self.index(at))?;
                let slots = |t: &Type| 1 + usize::from(t.is_wide());
                let arguments: usize = self.parameters(&member.descriptor)?.iter().map(slots).sum();
                if arguments + 1 != count as usize {
                    return Err(LinkError::verify("Inconsistent args count operand in invokeinterface"));
                }
                match zero {
                    0 => Ok(()),
                    _ => Err(LinkError::verify("Fourth operand byte of invokeinterface must be zero")),
                }
            }
            (186, Some(&[third, fourth])) if third != 0 || fourth != 0 => {
                Err(LinkError::verify("Third and fourth operand bytes of invokedynamic must be zero"))
            }
            _ => Ok(()),
        }
    }

    /// The constant pool index that an instruction names.
    fn index(&self, at: usize) -> u16 {
        u16::from_be_bytes([self.body.code[at + 1], self.body.code[at + 2]])
    }

    pub(super) fn push(&self, frame: &mut Frame, value: Type) -> Result<()> {
        frame.push(value, self.body.max_stack)
    }

    /// Pops a value that must be usable as one of type `wanted`.
    pub(super) fn take(&self, frame: &mut Frame, wanted: Type) -> Result<()> {
        let found = frame.pop()?;
        if self.is_assignable(found, wanted)? { Ok(()) } else { Err(self.bad_operand(found, wanted)) }
    }

    pub(super) fn bad_operand(&self, found: Type, wanted: Type) -> LinkError {
        let (found, wanted) = (self.describe(found), self.describe(wanted));
        LinkError::verify(format!("Bad type on operand stack: {found} is not assignable to {wanted}"))
    }

    fn describe(&self, value: Type) -> String {
        match value {
            Type::Object(name) => format!("'{}'", self.program.text(name)),
            other => format!("{other:?}").to_lowercase(),
        }
    }

    /// Pops an initialized reference.
    fn take_reference(&self, frame: &mut Frame) -> Result<Type> {
        let found = frame.pop()?;
        if found.is_reference() { Ok(found) } else { Err(self.bad_operand(found, Type::Object(self.names.object))) }
    }

    /// Pops a reference to what may not be initialized yet.
    fn take_any_reference(&self, frame: &mut Frame) -> Result<()> {
        match frame.stack.last() {
            Some(top) if top.is_uninitialized() => frame.pop().map(drop),
            _ => self.take_reference(frame).map(drop),
        }
    }

    fn operate(&self, frame: &mut Frame, operands: &[Type], result: Type) -> Result<()> {
        for &operand in operands.iter().rev() {
            self.take(frame, operand)?;
        }
        self.push(frame, result)
    }

    fn constant(&self, op: u8, at: usize, frame: &mut Frame) -> Result<()> {
        let value = match op {
            1 => Null,
            2..=8 | 16 | 17 => Int,
            9 | 10 => Long,
            11..=13 => Float,
            14 | 15 => Double,
            18 => self.loaded_constant(self.body.code[at + 1] as u16)?,
            _ => self.loaded_constant(self.index(at))?,
        };
        if matches!(op, 18..=20) && value.is_wide() != (op == 20) {
            return Err(LinkError::verify("Illegal type at constant pool entry"));
        }
        self.push(frame, value)
    }

    /// Loads, stores, `iinc`, and their `wide` forms.
    fn variable(&self, op: u8, at: usize, frame: &mut Frame) -> Result<()> {
        let index = opcode::local(self.body.code, at).ok_or_else(|| LinkError::verify("Bad instruction"))?;
        let op = if op == opcode::WIDE { self.body.code[at + 1] } else { op };
        let kind = match op {
            21..=25 => op - 21,
            26..=45 => (op - 26) / 4,
            54..=58 => op - 54,
            59..=78 => (op - 59) / 4,
            opcode::IINC => 0,
            _ => return Err(LinkError::verify(format!("Bad wide instruction: {op}"))),
        };
        let wanted = NUMBERS.get(kind as usize).copied();
        if matches!(op, 54..=78) {
            let value = frame.pop()?;
            let fits = wanted.map_or(value.is_reference() || value.is_uninitialized(), |wanted| value == wanted);
            if !fits {
                return Err(self.bad_operand(value, wanted.unwrap_or(Null)));
            }
            return frame.set_local(index, value);
        }
        let value = frame.local(index)?;
        let fits = wanted.map_or(value.is_reference() || value.is_uninitialized(), |wanted| value == wanted);
        if !fits {
            let value = self.describe(value);
            return Err(LinkError::verify(format!("Bad local variable type: local {index} is {value}")));
        }
        if op == opcode::IINC { Ok(()) } else { self.push(frame, value) }
    }

    fn convert(&self, op: u8, frame: &mut Frame) -> Result<()> {
        let (from, to) = match op {
            133..=144 => {
                let from = (op as usize - 133) / 3;
                let others: Vec<Type> = NUMBERS.into_iter().filter(|&kind| kind != NUMBERS[from]).collect();
                (NUMBERS[from], others[(op as usize - 133) % 3])
            }
            _ => (Int, Int),
        };
        self.operate(frame, &[from], to)
    }

    fn return_value(&self, op: u8, frame: &mut Frame) -> Result<()> {
        let result = self.result(self.program.text(self.method.descriptor))?;
        if frame.this_is_uninitialized {
            return Err(LinkError::verify("Constructor must call super() or this() before return"));
        }
        let wrong = || LinkError::verify("Wrong return type in function");
        match result {
            None if op == 177 => Ok(()),
            Some(result) if op != 177 => {
                let sort = [Some(Int), Some(Long), Some(Float), Some(Double), None][op as usize - 172];
                let is_reference = matches!(result, Type::Object(_));
                if sort.map_or(!is_reference, |sort| sort != result) {
                    return Err(wrong());
                }
                self.take(frame, result)
            }
            _ => Err(wrong()),
        }
    }

    /// Objects and arrays as such.
    fn object(&self, op: u8, at: usize, frame: &mut Frame) -> Result<()> {
        match op {
            187 => return self.new_object(at, frame),
            188 => {
                self.take(frame, Int)?;
                let name = ["[Z", "[C", "[F", "[D", "[B", "[S", "[I", "[J"]
                    .get((self.body.code[at + 1] as usize).wrapping_sub(4));
                let name = name.ok_or_else(|| LinkError::verify("Invalid newarray type"))?;
                return self.push(frame, Type::Object(self.program.intern(name)));
            }
            190 => {
                let array = self.take_reference(frame)?;
                if matches!(array, Type::Object(name) if !self.program.text(name).starts_with('[')) {
                    return Err(LinkError::verify("Bad type on operand stack in arraylength"));
                }
                return self.push(frame, Int);
            }
            // The old verifier wants initialized objects here.
            194 | 195 if self.inferring => return self.take_reference(frame).map(drop),
            194 | 195 => return self.take_any_reference(frame),
            _ => {}
        }
        let class = self.class_constant(self.index(at))?;
        match (op, class) {
            (189, Type::Object(name)) => {
                self.take(frame, Int)?;
                self.push(frame, self.array_of(name))
            }
            (192 | 193, _) => {
                self.take_reference(frame)?;
                self.push(frame, if op == 192 { class } else { Int })
            }
            _ => {
                for _ in 0..self.body.code[at + 3] {
                    self.take(frame, Int)?;
                }
                self.push(frame, class)
            }
        }
    }

    /// `new`: what an earlier execution of the same instruction made can no longer be initialized.
    fn new_object(&self, at: usize, frame: &mut Frame) -> Result<()> {
        let made = Type::Uninitialized(at as u16);
        let Type::Object(name) = self.class_constant(self.index(at))? else {
            return Ok(());
        };
        if self.program.text(name).starts_with('[') {
            return Err(LinkError::verify("Illegal use of new: array type"));
        }
        if frame.stack.contains(&made) {
            return Err(LinkError::verify("Uninitialized object on the stack at its new"));
        }
        frame.replace(made, Type::Top);
        self.push(frame, made)
    }

    fn array_load(&self, op: u8, frame: &mut Frame) -> Result<()> {
        self.take(frame, Int)?;
        let array = frame.pop()?;
        let element = [Int, Long, Float, Double, Null, Int, Int, Int][op as usize - 46];
        let element = match (op, array) {
            (50, Type::Object(name)) => self.element_of(name).ok_or_else(|| self.bad_array(array))?,
            _ => element,
        };
        self.check_array(op - 46, array)?;
        self.push(frame, element)
    }

    fn array_store(&self, op: u8, frame: &mut Frame) -> Result<()> {
        let element = [Int, Long, Float, Double, Type::Object(self.names.object), Int, Int, Int][op as usize - 79];
        self.take(frame, element)?;
        self.take(frame, Int)?;
        let array = frame.pop()?;
        self.check_array(op - 79, array)
    }

    /// Whether an array is of the sort that the instruction number `sort` works on.
    fn check_array(&self, sort: u8, array: Type) -> Result<()> {
        let fits = match array {
            Null => true,
            Type::Object(name) if sort == 4 => self.element_of(name).is_some(),
            Type::Object(name) => {
                let allowed: &[&str] = match sort {
                    0 => &["[I"],
                    1 => &["[J"],
                    2 => &["[F"],
                    3 => &["[D"],
                    5 => &["[B", "[Z"],
                    6 => &["[C"],
                    _ => &["[S"],
                };
                allowed.contains(&self.program.text(name))
            }
            _ => false,
        };
        if fits { Ok(()) } else { Err(self.bad_array(array)) }
    }

    fn bad_array(&self, array: Type) -> LinkError {
        LinkError::verify(format!("Bad type on operand stack: {} is no array of the right type", self.describe(array)))
    }
}
