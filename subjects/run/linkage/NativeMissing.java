//@ about: UnsatisfiedLinkError of native methods without a library, static and not, with its message
public class NativeMissing {
    static native void nothing();
    native int add(int a, long[] b, String c);
    private static synchronized native NativeMissing make(Object... all);

    static void attempt(String what, Runnable body) {
        for (int i = 0; i < 2; i++) {
            try {
                body.run();
                System.out.println(what + ": fine");
            } catch (Throwable e) {
                System.out.println(what + ": " + e);
            }
        }
    }

    public static void main(String[] args) {
        attempt("static", () -> nothing());
        attempt("instance", () -> new NativeMissing().add(1, null, "x"));
        attempt("private varargs", () -> make(1, 2, 3));
        attempt("null receiver", () -> {
            NativeMissing none = null;
            none.add(1, null, null);
        });
        attempt("overridden", () -> new NativeMissing() {
            int add(int a, long[] b, String c) { return a; }
        }.add(1, null, null));
        attempt("inner", () -> Inner.help());
        System.out.println(Thread.holdsLock(NativeMissing.class));
    }

    static class Inner {
        static native double help();
    }
}
