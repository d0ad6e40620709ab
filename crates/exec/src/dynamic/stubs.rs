//! Classes of intrinsics that a program uses without having them on its class path.

use jvm::Program;
use jvm::classpath::ClassBytes;
use jvm::flags::Flags;

use super::ORIGIN;
use super::assembler::ClassWriter;

/// Their methods, all static; the bodies are natives.
#[rustfmt::skip] // a table: one class, a few lines
const STUBS: [(&str, &[(&str, &str)]); 5] = [
    ("org/sosy_lab/sv_benchmarks/Verifier", &[
        ("nondetBoolean", "()Z"), ("nondetByte", "()B"), ("nondetShort", "()S"), ("nondetChar", "()C"), ("nondetInt", "()I"),
        ("nondetLong", "()J"), ("nondetFloat", "()F"), ("nondetDouble", "()D"), ("nondetString", "()Ljava/lang/String;"),
        ("assume", "(Z)V"),
    ]),
    ("gov/nasa/jpf/vm/Verify", &[
        ("getInt", "(II)I"), ("random", "(I)I"), ("getBoolean", "()Z"), ("getBoolean", "(Z)Z"), ("randomBool", "()Z"),
        ("ignoreIf", "(Z)V"),
    ]),
    ("gov/nasa/jpf/symbc/Debug", &[
        ("makeSymbolicBoolean", "(Ljava/lang/String;)Z"), ("makeSymbolicByte", "(Ljava/lang/String;)B"),
        ("makeSymbolicShort", "(Ljava/lang/String;)S"), ("makeSymbolicChar", "(Ljava/lang/String;)C"),
        ("makeSymbolicInteger", "(Ljava/lang/String;)I"), ("makeSymbolicLong", "(Ljava/lang/String;)J"),
        ("makeSymbolicReal", "(Ljava/lang/String;)D"), ("makeSymbolicString", "(Ljava/lang/String;)Ljava/lang/String;"),
        ("addSymbolicBoolean", "(ZLjava/lang/String;)Z"), ("addSymbolicByte", "(BLjava/lang/String;)B"),
        ("addSymbolicShort", "(SLjava/lang/String;)S"), ("addSymbolicChar", "(CLjava/lang/String;)C"),
        ("addSymbolicInt", "(ILjava/lang/String;)I"), ("addSymbolicLong", "(JLjava/lang/String;)J"),
        ("addSymbolicDouble", "(DLjava/lang/String;)D"), ("assume", "(Z)V"),
    ]),
    ("jbse/meta/Analysis", &[
        ("any", "()Z"), ("assume", "(Z)V"), ("ignore", "()V"), ("isRunByJBSE", "()Z"), ("succeed", "()V"), ("fail", "()V"),
        ("ass3rt", "(Z)V"), ("force", "(Z)Z"), ("endGuidance", "()V"), ("isSymbolic", "(B)Z"), ("isSymbolic", "(C)Z"),
        ("isSymbolic", "(S)Z"), ("isSymbolic", "(I)Z"), ("isSymbolic", "(J)Z"), ("isSymbolic", "(Z)Z"),
        ("isSymbolic", "(F)Z"), ("isSymbolic", "(D)Z"), ("isSymbolic", "(Ljava/lang/Object;)Z"),
        ("symbolName", "(B)Ljava/lang/String;"), ("symbolName", "(C)Ljava/lang/String;"),
        ("symbolName", "(S)Ljava/lang/String;"), ("symbolName", "(I)Ljava/lang/String;"),
        ("symbolName", "(J)Ljava/lang/String;"), ("symbolName", "(Z)Ljava/lang/String;"),
        ("symbolName", "(F)Ljava/lang/String;"), ("symbolName", "(D)Ljava/lang/String;"),
        ("symbolName", "(Ljava/lang/Object;)Ljava/lang/String;"),
        ("isResolved", "(Ljava/lang/Object;Ljava/lang/String;)Z"), ("isResolvedByAlias", "(Ljava/lang/Object;)Z"),
        ("isResolvedByExpansion", "(Ljava/lang/Object;)Z"), ("assumeClassNotInitialized", "(Ljava/lang/Class;)V"),
    ]),
    ("lissom/Lissom", &[
        ("anyBoolean", "()Z"), ("anyByte", "()B"), ("anyShort", "()S"), ("anyChar", "()C"), ("anyInt", "()I"),
        ("anyLong", "()J"), ("anyFloat", "()F"), ("anyDouble", "()D"), ("anyString", "()Ljava/lang/String;"),
        ("any", "(Ljava/lang/Class;)Ljava/lang/Object;"), ("choose", "(I)I"), ("choose", "(II)I"), ("assume", "(Z)V"),
        ("ignore", "()V"), ("running", "()Z"), ("field", "(Ljava/lang/Object;Ljava/lang/String;)Ljava/lang/Object;"),
        ("fieldInt", "(Ljava/lang/Object;Ljava/lang/String;)I"),
        ("fieldBoolean", "(Ljava/lang/Object;Ljava/lang/String;)Z"),
        ("fieldFloat", "(Ljava/lang/Object;Ljava/lang/String;)F"),
    ]),
];

/// Makes those of the classes that the class path lacks.
pub fn provide_intrinsics(program: &Program) {
    for (name, methods) in STUBS {
        if program.load(name).is_ok() {
            continue;
        }
        let mut class = ClassWriter::new(name, "java/lang/Object");
        for (method, descriptor) in methods {
            class.native_method(Flags::PUBLIC | Flags::STATIC, method, descriptor);
        }
        class.make_public();
        // If another thread was faster, the class is there.
        let _ = program.define(ClassBytes::owned(class.finish(), ORIGIN), false);
    }
}
