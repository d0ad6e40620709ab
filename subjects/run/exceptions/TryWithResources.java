//@ about: try-with-resources: order of opening and closing, null resources, exceptions from open, body and close, suppression
public class TryWithResources {
    static StringBuilder log = new StringBuilder();

    static class Resource implements AutoCloseable {
        final String name;
        final boolean failClose;

        Resource(String name) {
            this(name, "");
        }

        /** modes: "o" fails to open, "c" fails to close */
        Resource(String name, String mode) {
            log.append("+").append(name).append(' ');
            this.name = name;
            failClose = mode.contains("c");
            if (mode.contains("o")) throw new IllegalStateException("open " + name);
        }

        @Override
        public void close() {
            log.append("-").append(name).append(' ');
            if (failClose) throw new IllegalArgumentException("close " + name);
        }
    }

    static void use(String modeA, String modeB, boolean fail) {
        try (Resource a = new Resource("a", modeA); Resource b = new Resource("b", modeB)) {
            log.append("body(").append(a.name).append(b.name).append(") ");
            if (fail) throw new RuntimeException("body");
        } catch (IllegalStateException e) {
            log.append("catch ");
            throw e;
        } finally {
            log.append("finally ");
        }
    }

    static int returning() {
        try (Resource r = new Resource("r")) {
            return log.append("return ").length();
        } finally {
            log.append("f ");
        }
    }

    static void loop() {
        for (int i = 0; i < 4; i++) {
            try (Resource r = new Resource("l" + i)) {
                if (i == 1) continue;
                if (i == 3) break;
                log.append("body ");
            }
        }
    }

    static void existing(Resource shared, Resource none) {
        try (shared; none; Resource own = new Resource("own")) {
            log.append("shared ").append(none == null).append(' ');
        }
    }

    static void nested() {
        try (Resource a = new Resource("outer", "c")) {
            try (Resource b = new Resource("inner", "c")) {
                throw new RuntimeException("deep");
            }
        }
    }

    static void lambdaResource() throws Exception {
        try (AutoCloseable c = () -> log.append("lambda closed ")) {
            log.append("in ");
        }
    }

    interface Action {
        void run() throws Exception;
    }

    static void show(String name, Action a) {
        log.setLength(0);
        try {
            a.run();
            System.out.println(name + ": " + log);
        } catch (Exception e) {
            System.out.println(name + ": " + log + "threw " + e.getMessage() + suppressed(e));
        }
    }

    static String suppressed(Throwable t) {
        StringBuilder out = new StringBuilder();
        for (Throwable s : t.getSuppressed()) {
            out.append(" {").append(s.getMessage()).append(suppressed(s)).append('}');
        }
        return out.toString();
    }

    public static void main(String[] args) {
        for (String a : new String[] {"", "o", "c"}) {
            for (String b : new String[] {"", "o", "c"}) {
                show("a=" + a + " b=" + b, () -> use(a, b, false));
                show("a=" + a + " b=" + b + " fail", () -> use(a, b, true));
            }
        }
        show("returning", () -> returning());
        show("loop", () -> loop());
        Resource shared = new Resource("s");
        show("existing", () -> existing(shared, null));
        show("existing twice", () -> existing(shared, shared));
        show("nested", () -> nested());
        show("lambda", () -> lambdaResource());
    }
}
