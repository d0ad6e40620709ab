//@ about: try-with-resources and finally as javac writes them for Java 8 (addSuppressed inline, $closeResource, null checks)
//@ release: 8
public class ExceptionsRelease8 {
    static final StringBuilder LOG = new StringBuilder();

    static class R implements AutoCloseable {
        final String n;
        final Exception onClose;

        R(String n, Exception onClose) {
            this.n = n;
            this.onClose = onClose;
            LOG.append('<').append(n);
        }

        @Override
        public void close() throws Exception {
            LOG.append(n).append('>');
            if (onClose != null) {
                throw onClose;
            }
        }
    }

    static R maybe(String n, boolean make) {
        return make ? new R(n, null) : null;
    }

    static int body(boolean fail, Exception onClose) throws Exception {
        try (R a = new R("a", onClose); R b = maybe("b", fail); R c = maybe("c", !fail)) {
            LOG.append(fail ? "F" : "G");
            if (fail) {
                throw new IllegalStateException("body");
            }
            return LOG.length();
        }
    }

    static String run(boolean fail, Exception onClose) {
        LOG.setLength(0);
        try {
            return "returned " + body(fail, onClose) + " " + LOG;
        } catch (IllegalStateException e) {
            return "state " + e.getMessage() + " suppressed " + e.getSuppressed().length + (e.getSuppressed().length > 0 ? e.getSuppressed()[0].getMessage() : "") + " " + LOG;
        } catch (Exception e) {
            return "other " + e.getMessage() + " " + LOG;
        }
    }

    static String nestedFinally(int where) {
        String s = "";
        try {
            try {
                if (where == 0) throw new RuntimeException("0");
                s += "a";
            } finally {
                s += "b";
                if (where == 1) throw new RuntimeException("1");
                try {
                    if (where == 2) throw new RuntimeException("2");
                    s += "c";
                } finally {
                    s += "d";
                }
                s += "e";
            }
            s += "f";
        } catch (RuntimeException e) {
            s += e.getMessage();
        } finally {
            s += "g";
        }
        return s;
    }

    static synchronized int synchronizedReturn(int n) {
        synchronized (LOG) {
            try {
                if (n == 0) return synchronizedReturn(5);
                return n * 2;
            } finally {
                synchronized (LOG) {
                    LOG.append(n);
                }
            }
        }
    }

    static int multi(Object o) {
        try {
            return Integer.parseInt((String) o) / (o.equals("0") ? 0 : 1);
        } catch (NumberFormatException | ClassCastException e) {
            return -1;
        } catch (ArithmeticException | NullPointerException e) {
            return -2;
        }
    }

    public static void main(String[] args) {
        System.out.println(run(false, null));
        System.out.println(run(true, null));
        System.out.println(run(false, new Exception("close")));
        System.out.println(run(true, new Exception("close")));
        System.out.println(run(false, new IllegalStateException("close state")));
        for (int i = 0; i < 4; i++) System.out.println(i + " " + nestedFinally(i));
        LOG.setLength(0);
        System.out.println(synchronizedReturn(0) + " " + LOG);
        System.out.println(multi("12") + " " + multi("x") + " " + multi(1) + " " + multi("0") + " " + multi(null));
    }
}
