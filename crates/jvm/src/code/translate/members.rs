//! Fields, calls, objects and arrays.

use super::*;

impl Translator<'_> {
    pub(super) fn array_load(&mut self, op: u8) -> Result<()> {
        let i = self.stack.operand(Int)?;
        let a = self.stack.operand(Ref)?;
        let kind = [Int, Long, Float, Double, Ref, Int, Int, Int][op as usize - 46];
        let dst = self.stack.push_slot(kind)?;
        self.stack.emit(match op {
            46 => Insn::IALoad { dst, a, i },
            47 => Insn::LALoad { dst, a, i },
            48 => Insn::FALoad { dst, a, i },
            49 => Insn::DALoad { dst, a, i },
            50 => Insn::AALoad { dst, a, i },
            51 => Insn::BALoad { dst, a, i },
            52 => Insn::CALoad { dst, a, i },
            _ => Insn::SALoad { dst, a, i },
        });
        Ok(())
    }

    pub(super) fn array_store(&mut self, op: u8) -> Result<()> {
        let kind = [Int, Long, Float, Double, Ref, Int, Int, Int][op as usize - 79];
        let v = self.stack.operand(kind)?;
        let i = self.stack.operand(Int)?;
        let a = self.stack.operand(Ref)?;
        self.stack.emit(match op {
            79 => Insn::IAStore { a, i, v },
            80 => Insn::LAStore { a, i, v },
            81 => Insn::FAStore { a, i, v },
            82 => Insn::DAStore { a, i, v },
            83 => Insn::AAStore { a, i, v },
            84 => Insn::BAStore { a, i, v },
            85 => Insn::CAStore { a, i, v },
            _ => Insn::SAStore { a, i, v },
        });
        Ok(())
    }

    pub(super) fn field(&mut self, op: u8, index: u16) -> Result<()> {
        let member = self.program.member_ref(self.class, index)?;
        let kind = Kind::of_descriptor(&member.descriptor).and_then(StackKind::of);
        let kind = kind
            .filter(|_| member.tag == MemberTag::Field)
            .ok_or_else(|| LinkError::verify(format!("Illegal type at constant pool entry {index}")))?;
        self.sites.fields.push(FieldSite { index, target: OnceLock::new(), seen: Default::default() });
        let site = self.sites.fields.len() as Site - 1;
        let stack = &mut self.stack;
        let insn = match op {
            178 => Insn::GetStatic { dst: stack.push_slot(kind)?, site },
            179 => Insn::PutStatic { v: stack.operand(kind)?, site },
            180 => {
                let obj = stack.operand(Ref)?;
                Insn::GetField { dst: stack.push_slot(kind)?, obj, site }
            }
            _ => {
                let v = stack.operand(kind)?;
                Insn::PutField { obj: stack.operand(Ref)?, v, site }
            }
        };
        stack.emit(insn);
        Ok(())
    }

    pub(super) fn invoke(&mut self, op: u8, index: u16) -> Result<()> {
        let is_static = matches!(op, 184 | 186);
        let illegal = || LinkError::verify(format!("Illegal type at constant pool entry {index}"));
        let (name, descriptor) = if op == 186 {
            let Const::InvokeDynamic { name_and_type, .. } = self.file.pool.get(index)? else {
                return Err(illegal());
            };
            self.file.pool.name_and_type(&self.file.bytes, name_and_type)?
        } else {
            let member = self.program.member_ref(self.class, index)?;
            let allowed = match op {
                182 => member.tag == MemberTag::Method,
                185 => member.tag == MemberTag::InterfaceMethod,
                _ => member.tag != MemberTag::Field,
            };
            if !allowed {
                return Err(illegal());
            }
            (member.name, member.descriptor)
        };
        if name == "<clinit>" || (name == "<init>" && op != 183) {
            return Err(LinkError::verify("Bad call to a class or instance initializer"));
        }
        let signature = Signature::parse(&descriptor).ok_or_else(illegal)?;
        let args = signature.params.len() + usize::from(!is_static);
        let first = self.take_arguments(&signature, !is_static)?;
        let dst = match StackKind::of(signature.result) {
            Some(kind) => self.stack.push_slot(kind)?,
            None => first,
        };
        let dynamic = if op == 186 { self.program.next_dynamic() } else { crate::DynamicId::new(0) };
        self.sites.calls.push(CallSite {
            index,
            args: args as u16,
            result: signature.result,
            descriptor: self.program.intern(&descriptor),
            target: OnceLock::new(),
            cache: Default::default(),
            dynamic,
        });
        let site = self.sites.calls.len() as Site - 1;
        self.stack.emit(match op {
            182 => Insn::InvokeVirtual { first, dst, site },
            183 => Insn::InvokeSpecial { first, dst, site },
            184 => Insn::InvokeStatic { first, dst, site },
            185 => Insn::InvokeInterface { first, dst, site },
            _ => Insn::InvokeDynamic { first, dst, site },
        });
        Ok(())
    }

    /// Settles the arguments of a call, pops them, and gives the register of the first.
    pub(super) fn take_arguments(&mut self, signature: &Signature, receiver: bool) -> Result<Reg> {
        let count = signature.params.len() + usize::from(receiver);
        let base = self.stack.entries.len().checked_sub(count);
        let base = base.ok_or_else(|| LinkError::verify("Operand stack underflow"))?;
        self.stack.settle_from(base);
        for &param in signature.params.iter().rev() {
            let kind = StackKind::of(param).ok_or_else(|| LinkError::verify("Parameter of type void"))?;
            self.stack.pop(kind)?;
        }
        if receiver {
            self.stack.pop(Ref)?;
        }
        Ok(self.stack.slot(base))
    }

    pub(super) fn object(&mut self, op: u8, at: usize) -> Result<()> {
        if op == 190 {
            let a = self.stack.operand(Ref)?;
            let dst = self.stack.push_slot(Int)?;
            self.stack.emit(Insn::ArrayLength { dst, a });
            return Ok(());
        }
        if op == 188 {
            return self.new_primitive_array(self.u8(at + 1));
        }
        let index = self.u16(at + 1);
        let Const::Class(_) = self.file.pool.get(index)? else {
            return Err(LinkError::verify(format!("Illegal type at constant pool entry {index}")));
        };
        let site = self.sites.class(index);
        let stack = &mut self.stack;
        match op {
            187 => {
                let dst = stack.push_slot(Ref)?;
                stack.emit(Insn::New { dst, site });
            }
            189 => {
                let len = stack.operand(Int)?;
                let dst = stack.push_slot(Ref)?;
                stack.emit(Insn::ANewArray { dst, len, site });
            }
            192 => {
                let entry = stack.pop(Ref)?;
                let a = stack.register(entry.place, stack.entries.len());
                let place = if matches!(entry.place, Place::Null) { Place::Slot } else { entry.place };
                stack.push(Ref, place)?;
                stack.emit(Insn::CheckCast { a, site });
            }
            193 => {
                let a = stack.operand(Ref)?;
                let dst = stack.push_slot(Int)?;
                stack.emit(Insn::InstanceOf { dst, a, site });
            }
            _ => return self.new_multi_array(index, site, self.code[at + 3]),
        }
        Ok(())
    }

    pub(super) fn new_primitive_array(&mut self, code: u8) -> Result<()> {
        let kind = match code {
            4 => Kind::Boolean,
            5 => Kind::Char,
            6 => Kind::Float,
            7 => Kind::Double,
            8 => Kind::Byte,
            9 => Kind::Short,
            10 => Kind::Int,
            11 => Kind::Long,
            _ => return Err(LinkError::verify(format!("Invalid newarray type {code}"))),
        };
        let len = self.stack.operand(Int)?;
        let dst = self.stack.push_slot(Ref)?;
        self.stack.emit(Insn::NewArray { kind: kind as u8, dst, len });
        Ok(())
    }

    pub(super) fn new_multi_array(&mut self, index: u16, site: Site, dims: u8) -> Result<()> {
        let name = self.file.pool.class_name(&self.file.bytes, index)?;
        let available = name.bytes().take_while(|&b| b == b'[').count();
        if dims == 0 || dims as usize > available {
            return Err(LinkError::verify("Illegal dimension argument"));
        }
        let base = self.stack.entries.len().checked_sub(dims as usize);
        let base = base.ok_or_else(|| LinkError::verify("Operand stack underflow"))?;
        self.stack.settle_from(base);
        for _ in 0..dims {
            self.stack.pop(Int)?;
        }
        let first = self.stack.slot(base);
        let dst = self.stack.push_slot(Ref)?;
        self.stack.emit(Insn::MultiANewArray { dims, first, site, dst });
        Ok(())
    }
}
