//! The opcodes of the Java virtual machine: mnemonics and lengths.

/// Mnemonics of opcodes 0 to 201.
pub const NAMES: [&str; 202] = [
    "nop", "aconst_null", "iconst_m1", "iconst_0", "iconst_1", "iconst_2", "iconst_3", "iconst_4", "iconst_5",
    "lconst_0", "lconst_1", "fconst_0", "fconst_1", "fconst_2", "dconst_0", "dconst_1", "bipush", "sipush", "ldc",
    "ldc_w", "ldc2_w", "iload", "lload", "fload", "dload", "aload", "iload_0", "iload_1", "iload_2", "iload_3",
    "lload_0", "lload_1", "lload_2", "lload_3", "fload_0", "fload_1", "fload_2", "fload_3", "dload_0", "dload_1",
    "dload_2", "dload_3", "aload_0", "aload_1", "aload_2", "aload_3", "iaload", "laload", "faload", "daload",
    "aaload", "baload", "caload", "saload", "istore", "lstore", "fstore", "dstore", "astore", "istore_0", "istore_1",
    "istore_2", "istore_3", "lstore_0", "lstore_1", "lstore_2", "lstore_3", "fstore_0", "fstore_1", "fstore_2",
    "fstore_3", "dstore_0", "dstore_1", "dstore_2", "dstore_3", "astore_0", "astore_1", "astore_2", "astore_3",
    "iastore", "lastore", "fastore", "dastore", "aastore", "bastore", "castore", "sastore", "pop", "pop2", "dup",
    "dup_x1", "dup_x2", "dup2", "dup2_x1", "dup2_x2", "swap", "iadd", "ladd", "fadd", "dadd", "isub", "lsub", "fsub",
    "dsub", "imul", "lmul", "fmul", "dmul", "idiv", "ldiv", "fdiv", "ddiv", "irem", "lrem", "frem", "drem", "ineg",
    "lneg", "fneg", "dneg", "ishl", "lshl", "ishr", "lshr", "iushr", "lushr", "iand", "land", "ior", "lor", "ixor",
    "lxor", "iinc", "i2l", "i2f", "i2d", "l2i", "l2f", "l2d", "f2i", "f2l", "f2d", "d2i", "d2l", "d2f", "i2b", "i2c",
    "i2s", "lcmp", "fcmpl", "fcmpg", "dcmpl", "dcmpg", "ifeq", "ifne", "iflt", "ifge", "ifgt", "ifle", "if_icmpeq",
    "if_icmpne", "if_icmplt", "if_icmpge", "if_icmpgt", "if_icmple", "if_acmpeq", "if_acmpne", "goto", "jsr", "ret",
    "tableswitch", "lookupswitch", "ireturn", "lreturn", "freturn", "dreturn", "areturn", "return", "getstatic",
    "putstatic", "getfield", "putfield", "invokevirtual", "invokespecial", "invokestatic", "invokeinterface",
    "invokedynamic", "new", "newarray", "anewarray", "arraylength", "athrow", "checkcast", "instanceof",
    "monitorenter", "monitorexit", "wide", "multianewarray", "ifnull", "ifnonnull", "goto_w", "jsr_w",
];

/// `wide`
pub const WIDE: u8 = 196;
/// `tableswitch`
pub const TABLESWITCH: u8 = 170;
/// `lookupswitch`
pub const LOOKUPSWITCH: u8 = 171;
/// `iinc`
pub const IINC: u8 = 132;

/// Length of the instruction at `at`, operands included; `None` when it is not an instruction or runs off the end.
pub fn length(code: &[u8], at: usize) -> Option<usize> {
    let int = |offset: usize| -> Option<i32> {
        let bytes = code.get(offset..offset.checked_add(4)?)?;
        Some(i32::from_be_bytes(bytes.try_into().ok()?))
    };
    let padded = (at + 4) & !3;
    let len = match *code.get(at)? {
        TABLESWITCH => {
            let (low, high) = (int(padded + 4)? as i64, int(padded + 8)? as i64);
            if low > high {
                return None;
            }
            padded - at + 12 + usize::try_from((high - low + 1).checked_mul(4)?).ok()?
        }
        LOOKUPSWITCH => padded - at + 8 + usize::try_from(int(padded + 4)?).ok()?.checked_mul(8)?,
        WIDE if *code.get(at + 1)? == IINC => 6,
        WIDE => 4,
        16 | 18 | 21..=25 | 54..=58 | 169 | 188 => 2,
        17 | 19 | 20 | IINC | 153..=168 | 178..=184 | 187 | 189 | 192 | 193 | 198 | 199 => 3,
        197 => 4,
        185 | 186 | 200 | 201 => 5,
        0..=201 => 1,
        _ => return None,
    };
    (at.checked_add(len)? <= code.len()).then_some(len)
}

/// The local variable that the whole instruction at `at` names, if it names one.
pub fn local(code: &[u8], at: usize) -> Option<u16> {
    match code[at] {
        21..=25 | 54..=58 | 169 | IINC => Some(code[at + 1] as u16),
        op @ 26..=45 => Some((op - 26) as u16 % 4),
        op @ 59..=78 => Some((op - 59) as u16 % 4),
        WIDE => Some(u16::from_be_bytes([code[at + 2], code[at + 3]])),
        _ => None,
    }
}
