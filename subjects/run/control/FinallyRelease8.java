//@ about: try/finally inside loops, switches and constructors compiled for Java 8; values saved across finally
//@ release: 8
public class FinallyRelease8 {
    private int value;
    private static final StringBuilder LOG = new StringBuilder();

    FinallyRelease8(int v) {
        try {
            value = 100 / v;
        } catch (ArithmeticException e) {
            value = -1;
        } finally {
            value++;
        }
    }

    static int primitive() {
        int x = 1;
        try {
            return x; // the value is saved before finally runs
        } finally {
            x = 2;
        }
    }

    static StringBuilder reference() {
        StringBuilder b = new StringBuilder("a");
        try {
            return b.append("b"); // the reference is saved, the object is not
        } finally {
            b.append("c");
            b = new StringBuilder("lost");
        }
    }

    static long wide(long l) {
        try {
            return l * 2;
        } finally {
            l = 0;
        }
    }

    static double wider(double d) {
        try {
            if (d < 0) throw new RuntimeException();
            return Math.sqrt(d);
        } catch (RuntimeException e) {
            return -d;
        } finally {
            LOG.append(d).append(';');
        }
    }

    static String inSwitch(int i) {
        String s = "";
        try {
            switch (i) {
                case 0:
                    try {
                        s += "zero ";
                        break;
                    } finally {
                        s += "f0 ";
                    }
                case 1:
                    s += "one ";
                    return s;
                case 2:
                    try {
                        return s += "two ";
                    } finally {
                        s += "f2 "; // not seen by the caller
                    }
                default:
                    throw new IllegalArgumentException("i" + i);
            }
            s += "end ";
        } catch (IllegalArgumentException e) {
            s += e.getMessage();
        } finally {
            LOG.append(s.length()).append(';');
        }
        return s;
    }

    static int counting() {
        int total = 0;
        for (int i = 0; i < 10; i++) {
            try {
                if (i % 2 == 0) continue;
                total += i;
                if (i == 7) break;
            } finally {
                total += 100;
            }
        }
        return total;
    }

    public static void main(String[] args) {
        System.out.println(new FinallyRelease8(5).value + " " + new FinallyRelease8(0).value);
        System.out.println(primitive() + " " + reference() + " " + wide(1L << 40) + " " + wider(2.25) + " " + wider(-3));
        for (int i = 0; i < 4; i++) {
            System.out.println(inSwitch(i));
        }
        System.out.println(counting());
        System.out.println(LOG);
    }
}
