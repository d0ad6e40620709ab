//@ about: addSuppressed, getSuppressed, initCause rules, and printStackTrace of causes and suppressed exceptions
public class SuppressedPrinting {
    static class Plain extends Exception {
        Plain(String m) {
            super(m);
        }

        Plain(String m, Throwable c) {
            super(m, c);
        }

        static void level1() throws Plain {
            try {
                level2(0);
            } catch (ArithmeticException e) {
                throw new Plain("level 1", e);
            }
        }

        static int level2(int zero) {
            return 5 / zero;
        }
    }

    /** No trace and no suppression: cheap exceptions as parsers use them. */
    static class Light extends RuntimeException {
        Light(String m) {
            super(m, null, false, false);
        }
    }

    static class Door implements AutoCloseable {
        public void close() throws Plain {
            throw new Plain("door stuck");
        }
    }

    static void attempt(String what, Runnable r) {
        try {
            r.run();
            System.out.println(what + " allowed");
        } catch (RuntimeException e) {
            System.out.println(what + " " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        try {
            Plain.level1();
        } catch (Plain e) {
            e.printStackTrace(System.out);
        }
        try (Door d = new Door(); Door e = new Door()) {
            throw new IllegalStateException("in body", new Plain("reason"));
        } catch (Exception e) {
            e.printStackTrace(System.out);
            System.out.println(e.getSuppressed().length);
        }
        Plain self = new Plain("self");
        attempt("suppress itself", () -> self.addSuppressed(self));
        attempt("suppress null", () -> self.addSuppressed(null));
        attempt("cause itself", () -> self.initCause(self));
        attempt("cause", () -> self.initCause(new Plain("cause")));
        attempt("cause again", () -> self.initCause(null));
        attempt("cause given null", () -> new Plain("x", null).initCause(self));

        Light light = new Light("light");
        light.addSuppressed(new Plain("ignored"));
        System.out.println(light.getSuppressed().length + " " + light.getStackTrace().length);
        light.printStackTrace(System.out);

        Plain a = new Plain("a"), b = new Plain("b", a);
        a.initCause(b);
        a.printStackTrace(System.out);

        Plain many = new Plain("many");
        for (int i = 0; i < 3; i++) {
            Plain inner = new Plain("inner " + i, i == 1 ? new Light("light cause") : null);
            if (i == 2) inner.addSuppressed(new Light("nested"));
            many.addSuppressed(inner);
        }
        many.printStackTrace(System.out);
        many.setStackTrace(new StackTraceElement[] {
            new StackTraceElement("pkg.Fake", "method", "Fake.java", 12),
            new StackTraceElement("Native", "call", null, -2), new StackTraceElement("Un", "known", "U.java", -1),
        });
        many.getSuppressed()[0] = null; // a copy
        System.out.println(many.getSuppressed()[0] != null);
        many.printStackTrace(System.out);
    }
}
