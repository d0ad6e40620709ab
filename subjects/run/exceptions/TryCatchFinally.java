//@ about: all combinations of normal and abrupt completion of try, catch and finally
public class TryCatchFinally {
    static final int NORMAL = 0, THROW_A = 1, THROW_B = 2, RETURN = 3;

    static class A extends RuntimeException {
        A(String m) {
            super(m);
        }
    }

    static class B extends RuntimeException {
        B(String m) {
            super(m);
        }
    }

    static StringBuilder log = new StringBuilder();

    static void act(String where, int what) {
        log.append(where);
        if (what == THROW_A) throw new A(where);
        if (what == THROW_B) throw new B(where);
    }

    @SuppressWarnings("finally")
    static String run(int t, int c, int f) {
        try {
            act("t", t);
            if (t == RETURN) return "try";
        } catch (A e) {
            log.append('(').append(e.getMessage()).append(')');
            act("c", c);
            if (c == RETURN) return "catch";
        } finally {
            act("f", f);
            if (f == RETURN) return "finally";
        }
        log.append("e");
        return "end";
    }

    static String noCatch(int t, int f) {
        try {
            act("t", t);
        } finally {
            act("f", f);
        }
        return "end";
    }

    static String noFinally(int t, int c) {
        try {
            act("t", t);
            return "try";
        } catch (A e) {
            act("a", c);
            return "A";
        } catch (B e) {
            act("b", c);
            return "B";
        }
    }

    interface Body {
        String run();
    }

    static void show(String name, Body body) {
        log.setLength(0);
        String result;
        try {
            result = body.run();
        } catch (A e) {
            result = "threw A(" + e.getMessage() + ")";
        } catch (B e) {
            result = "threw B(" + e.getMessage() + ")";
        }
        System.out.println(name + " " + log + " " + result);
    }

    public static void main(String[] args) {
        for (int t = 0; t < 4; t++) {
            for (int c = 0; c < (t == THROW_A ? 4 : 1); c++) {
                for (int f = 0; f < 4; f++) {
                    int tt = t, cc = c, ff = f;
                    show("run " + t + c + f, () -> run(tt, cc, ff));
                }
            }
        }
        for (int t = 0; t < 3; t++) {
            for (int f = 0; f < 3; f++) {
                int tt = t, ff = f;
                show("noCatch " + t + f, () -> noCatch(tt, ff));
                show("noFinally " + t + f, () -> noFinally(tt, ff));
            }
        }
    }
}
