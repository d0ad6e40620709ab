//! Arithmetic, conversions and comparisons.

use super::*;

impl Translator<'_> {
    pub(super) fn arithmetic(&mut self, op: u8) -> Result<()> {
        let kind = [Int, Long, Float, Double][(op as usize - 96) % 4];
        match op {
            116..=119 => {
                let a = self.stack.operand(kind)?;
                let dst = self.stack.push_slot(kind)?;
                self.stack.emit(match kind {
                    Int => Insn::INeg { dst, a },
                    Long => Insn::LNeg { dst, a },
                    Float => Insn::FNeg { dst, a },
                    _ => Insn::DNeg { dst, a },
                });
                Ok(())
            }
            120..=131 => self.integral(op),
            _ if kind == Int || kind == Long => self.integral(op),
            _ => self.floating(op),
        }
    }

    /// Integer arithmetic, with an immediate form where the second operand is a small constant.
    pub(super) fn integral(&mut self, op: u8) -> Result<()> {
        let long = op % 2 == 1;
        let kind = if long { Long } else { Int };
        let shift = (120..=125).contains(&op);
        if let Some(k) = self.small_constant(op, if shift { Int } else { kind }) {
            let a = self.stack.operand(kind)?;
            let dst = self.stack.push_slot(kind)?;
            let insn = immediate(op, dst, a, k).ok_or_else(|| LinkError::verify("Bad instruction"))?;
            self.stack.emit(insn);
            return Ok(());
        }
        let b = self.stack.operand(if shift { Int } else { kind })?;
        let a = self.stack.operand(kind)?;
        let dst = self.stack.push_slot(kind)?;
        self.stack.emit(match op {
            96 => Insn::IAdd { dst, a, b },
            97 => Insn::LAdd { dst, a, b },
            100 => Insn::ISub { dst, a, b },
            101 => Insn::LSub { dst, a, b },
            104 => Insn::IMul { dst, a, b },
            105 => Insn::LMul { dst, a, b },
            108 => Insn::IDiv { dst, a, b },
            109 => Insn::LDiv { dst, a, b },
            112 => Insn::IRem { dst, a, b },
            113 => Insn::LRem { dst, a, b },
            120 => Insn::IShl { dst, a, b },
            121 => Insn::LShl { dst, a, b },
            122 => Insn::IShr { dst, a, b },
            123 => Insn::LShr { dst, a, b },
            124 => Insn::IUshr { dst, a, b },
            125 => Insn::LUshr { dst, a, b },
            126 => Insn::IAnd { dst, a, b },
            127 => Insn::LAnd { dst, a, b },
            128 => Insn::IOr { dst, a, b },
            129 => Insn::LOr { dst, a, b },
            130 => Insn::IXor { dst, a, b },
            _ => Insn::LXor { dst, a, b },
        });
        Ok(())
    }

    /// Pops a constant second operand if the operation has an immediate form for it.
    pub(super) fn small_constant(&mut self, op: u8, kind: StackKind) -> Option<i16> {
        let entry = *self.stack.entries.last()?;
        let value = match (kind, entry.place) {
            (Int, Place::Int(value)) => value as i64,
            (Long, Place::Long(index)) => self.sites.wides[index as usize] as i64,
            _ => return None,
        };
        let k = i16::try_from(value).ok().filter(|&k| k != i16::MIN)?;
        immediate(op, 0, 0, k)?;
        self.stack.pop_any().ok()?;
        Some(k)
    }

    pub(super) fn floating(&mut self, op: u8) -> Result<()> {
        let kind = if op.is_multiple_of(2) { Float } else { Double };
        let b = self.stack.operand(kind)?;
        let a = self.stack.operand(kind)?;
        let dst = self.stack.push_slot(kind)?;
        self.stack.emit(match op {
            98 => Insn::FAdd { dst, a, b },
            99 => Insn::DAdd { dst, a, b },
            102 => Insn::FSub { dst, a, b },
            103 => Insn::DSub { dst, a, b },
            106 => Insn::FMul { dst, a, b },
            107 => Insn::DMul { dst, a, b },
            110 => Insn::FDiv { dst, a, b },
            111 => Insn::DDiv { dst, a, b },
            114 => Insn::FRem { dst, a, b },
            _ => Insn::DRem { dst, a, b },
        });
        Ok(())
    }

    pub(super) fn increment(&mut self, index: u16, k: i16) -> Result<()> {
        let local = self.local(index, false)?;
        self.stack.before_update(local);
        self.stack.emit(Insn::IAddK { dst: local, a: local, k });
        Ok(())
    }

    pub(super) fn convert(&mut self, op: u8) -> Result<()> {
        let (from, to) = [
            (Int, Long),
            (Int, Float),
            (Int, Double),
            (Long, Int),
            (Long, Float),
            (Long, Double),
            (Float, Int),
            (Float, Long),
            (Float, Double),
            (Double, Int),
            (Double, Long),
            (Double, Float),
            (Int, Int),
            (Int, Int),
            (Int, Int),
        ][op as usize - 133];
        let a = self.stack.operand(from)?;
        let dst = self.stack.push_slot(to)?;
        self.stack.emit(match op {
            133 => Insn::I2L { dst, a },
            134 => Insn::I2F { dst, a },
            135 => Insn::I2D { dst, a },
            136 => Insn::L2I { dst, a },
            137 => Insn::L2F { dst, a },
            138 => Insn::L2D { dst, a },
            139 => Insn::F2I { dst, a },
            140 => Insn::F2L { dst, a },
            141 => Insn::F2D { dst, a },
            142 => Insn::D2I { dst, a },
            143 => Insn::D2L { dst, a },
            144 => Insn::D2F { dst, a },
            145 => Insn::I2B { dst, a },
            146 => Insn::I2C { dst, a },
            _ => Insn::I2S { dst, a },
        });
        Ok(())
    }

    /// A three-way comparison; with the branch on its result behind it, the two become one instruction.
    pub(super) fn compare(&mut self, op: u8, next: usize) -> Result<(Flow, usize)> {
        let kind = [Long, Float, Float, Double, Double][op as usize - 148];
        let nan = if matches!(op, 150 | 152) { NaN::Greater } else { NaN::Less };
        let b = self.stack.operand(kind)?;
        let a = self.stack.operand(kind)?;
        let branch = self.code.get(next).copied().filter(|op| (153..=158).contains(op));
        if let Some(branch) = branch.filter(|_| !self.leaders[next]) {
            let after = next + 3;
            let target = self.short_target(next);
            let cond = CONDS[branch as usize - 153];
            self.stack.pc = next as u16;
            self.end_with_branch(target, after, |target| match kind {
                Long => Insn::IfL { cond, a, b, target },
                Float => Insn::IfF { branch: FloatBranch::new(cond, nan), a, b, target },
                _ => Insn::IfD { branch: FloatBranch::new(cond, nan), a, b, target },
            });
            return Ok((Flow::Next, after));
        }
        let dst = self.stack.push_slot(Int)?;
        self.stack.emit(match kind {
            Long => Insn::LCmp { dst, a, b },
            Float => Insn::FCmp { nan, dst, a, b },
            _ => Insn::DCmp { nan, dst, a, b },
        });
        Ok((Flow::Next, next))
    }
}

/// The immediate form of an operation, if it has one. Division by a constant has one unless the constant is zero.
fn immediate(op: u8, dst: Reg, a: Reg, k: i16) -> Option<Insn> {
    Some(match op {
        96 => Insn::IAddK { dst, a, k },
        97 => Insn::LAddK { dst, a, k },
        100 => Insn::IAddK { dst, a, k: -k },
        101 => Insn::LAddK { dst, a, k: -k },
        104 => Insn::IMulK { dst, a, k },
        105 => Insn::LMulK { dst, a, k },
        108 if k != 0 => Insn::IDivK { dst, a, k },
        112 if k != 0 => Insn::IRemK { dst, a, k },
        120 => Insn::IShlK { dst, a, k },
        121 => Insn::LShlK { dst, a, k },
        122 => Insn::IShrK { dst, a, k },
        123 => Insn::LShrK { dst, a, k },
        124 => Insn::IUshrK { dst, a, k },
        125 => Insn::LUshrK { dst, a, k },
        126 => Insn::IAndK { dst, a, k },
        127 => Insn::LAndK { dst, a, k },
        128 => Insn::IOrK { dst, a, k },
        130 => Insn::IXorK { dst, a, k },
        _ => return None,
    })
}
