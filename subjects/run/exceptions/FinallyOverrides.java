//@ about: finally that returns, breaks, continues or throws discards what was under way
@SuppressWarnings("finally")
public class FinallyOverrides {
    static int returnOverReturn() {
        try {
            return 1;
        } finally {
            return 2;
        }
    }

    static int returnOverThrow() {
        try {
            throw new RuntimeException("discarded");
        } finally {
            return 3;
        }
    }

    static int throwOverReturn() {
        try {
            return 1;
        } finally {
            throw new IllegalStateException("from finally");
        }
    }

    static int throwOverThrow() {
        try {
            throw new RuntimeException("first");
        } finally {
            Object o = null;
            o.hashCode();
        }
    }

    static int breakOverThrow() {
        int i = 0;
        while (true) {
            try {
                i++;
                throw new RuntimeException("round " + i);
            } finally {
                if (i == 3) break;
                continue;
            }
        }
        return i;
    }

    static int breakOverReturn() {
        for (int i = 0; i < 10; i++) {
            try {
                if (i == 4) return i;
            } finally {
                if (i == 4) continue;
                if (i == 6) break;
            }
        }
        return -1;
    }

    static int nested() {
        int x = 0;
        try {
            x += 1;
            try {
                x += 10;
                return x;
            } finally {
                x += 100;
                try {
                    throw new Exception();
                } catch (Exception e) {
                    x += 1000;
                } finally {
                    x += 10000;
                }
            }
        } finally {
            x += 100000;
            last = x;
        }
    }

    static int last;

    static int incremented() {
        int i = 0;
        try {
            return i++ + ++i;
        } finally {
            last = i;
        }
    }

    static int catchReturnsFinallyOverrides() {
        try {
            return Integer.parseInt("x");
        } catch (NumberFormatException e) {
            return -1;
        } finally {
            return -2;
        }
    }

    static boolean labelled() {
        block:
        try {
            return true;
        } finally {
            break block;
        }
        return false;
    }

    interface Case {
        Object run();
    }

    static void show(String name, Case c) {
        try {
            System.out.println(name + " " + c.run());
        } catch (RuntimeException e) {
            System.out.println(name + " threw " + e.getClass().getSimpleName() + ", suppressed " + e.getSuppressed().length + ", cause " + e.getCause());
        }
    }

    public static void main(String[] args) {
        show("returnOverReturn", () -> returnOverReturn());
        show("returnOverThrow", () -> returnOverThrow());
        show("throwOverReturn", () -> throwOverReturn());
        show("throwOverThrow", () -> throwOverThrow());
        show("breakOverThrow", () -> breakOverThrow());
        show("breakOverReturn", () -> breakOverReturn());
        show("nested", () -> nested() + " " + last);
        show("incremented", () -> incremented() + " " + last);
        show("catchReturns", () -> catchReturnsFinallyOverrides());
        show("labelled", () -> labelled());
    }
}
