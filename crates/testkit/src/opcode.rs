//! The opcodes of the JVM (JVMS chapter 6), by number.

/// `MNEMONICS[0x60]` is `iadd`.
#[rustfmt::skip]
pub const MNEMONICS: [&str; 202] = [
    /* 00 */ "nop", "aconst_null", "iconst_m1", "iconst_0", "iconst_1", "iconst_2", "iconst_3", "iconst_4",
    /* 08 */ "iconst_5", "lconst_0", "lconst_1", "fconst_0", "fconst_1", "fconst_2", "dconst_0", "dconst_1",
    /* 10 */ "bipush", "sipush", "ldc", "ldc_w", "ldc2_w", "iload", "lload", "fload",
    /* 18 */ "dload", "aload", "iload_0", "iload_1", "iload_2", "iload_3", "lload_0", "lload_1",
    /* 20 */ "lload_2", "lload_3", "fload_0", "fload_1", "fload_2", "fload_3", "dload_0", "dload_1",
    /* 28 */ "dload_2", "dload_3", "aload_0", "aload_1", "aload_2", "aload_3", "iaload", "laload",
    /* 30 */ "faload", "daload", "aaload", "baload", "caload", "saload", "istore", "lstore",
    /* 38 */ "fstore", "dstore", "astore", "istore_0", "istore_1", "istore_2", "istore_3", "lstore_0",
    /* 40 */ "lstore_1", "lstore_2", "lstore_3", "fstore_0", "fstore_1", "fstore_2", "fstore_3", "dstore_0",
    /* 48 */ "dstore_1", "dstore_2", "dstore_3", "astore_0", "astore_1", "astore_2", "astore_3", "iastore",
    /* 50 */ "lastore", "fastore", "dastore", "aastore", "bastore", "castore", "sastore", "pop",
    /* 58 */ "pop2", "dup", "dup_x1", "dup_x2", "dup2", "dup2_x1", "dup2_x2", "swap",
    /* 60 */ "iadd", "ladd", "fadd", "dadd", "isub", "lsub", "fsub", "dsub",
    /* 68 */ "imul", "lmul", "fmul", "dmul", "idiv", "ldiv", "fdiv", "ddiv",
    /* 70 */ "irem", "lrem", "frem", "drem", "ineg", "lneg", "fneg", "dneg",
    /* 78 */ "ishl", "lshl", "ishr", "lshr", "iushr", "lushr", "iand", "land",
    /* 80 */ "ior", "lor", "ixor", "lxor", "iinc", "i2l", "i2f", "i2d",
    /* 88 */ "l2i", "l2f", "l2d", "f2i", "f2l", "f2d", "d2i", "d2l",
    /* 90 */ "d2f", "i2b", "i2c", "i2s", "lcmp", "fcmpl", "fcmpg", "dcmpl",
    /* 98 */ "dcmpg", "ifeq", "ifne", "iflt", "ifge", "ifgt", "ifle", "if_icmpeq",
    /* a0 */ "if_icmpne", "if_icmplt", "if_icmpge", "if_icmpgt", "if_icmple", "if_acmpeq", "if_acmpne", "goto",
    /* a8 */ "jsr", "ret", "tableswitch", "lookupswitch", "ireturn", "lreturn", "freturn", "dreturn",
    /* b0 */ "areturn", "return", "getstatic", "putstatic", "getfield", "putfield", "invokevirtual", "invokespecial",
    /* b8 */ "invokestatic", "invokeinterface", "invokedynamic", "new", "newarray", "anewarray", "arraylength", "athrow",
    /* c0 */ "checkcast", "instanceof", "monitorenter", "monitorexit", "wide", "multianewarray", "ifnull", "ifnonnull",
    /* c8 */ "goto_w", "jsr_w",
];
