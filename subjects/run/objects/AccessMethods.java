//@ about: private access across nested classes compiled for Java 8: synthetic access$000 methods and constructor markers
//@ release: 8
public class AccessMethods {
    private int i = 1;
    private long l = 2;
    private double d = 3;
    private String s = "s";
    private byte b = 120;
    private boolean z;
    private int[] a = {1, 2};
    private static int count;
    private static double ratio = 0.25;

    private AccessMethods(int i) {
        this.i = i;
        count++;
    }

    private AccessMethods() {
        this(50);
    }

    private int method(int x, long y) {
        return (int) (x + y + i);
    }

    private static String helper(Object... os) {
        return os.length + ":" + os[os.length - 1];
    }

    class Inner {
        private int mine = 9;

        private Inner() {
        }

        String touch() {
            i++;
            ++l;
            l += 1L << 33;
            d *= 2;
            d--;
            s += "+" + i;
            b += 10;
            z = !z;
            a[0] += a[1]++;
            count += 5;
            ratio /= 2;
            int old = i--;
            long shifted = l <<= 1;
            return old + " " + shifted + " " + i + " " + l + " " + d + " " + s + " " + b + " " + z + " " + a[0] + a[1] + " " + count + " " + ratio + " "
                + method(1, l) + " " + helper(1, "h");
        }
    }

    static class Nested {
        private String hidden = "hidden";

        AccessMethods make(int n) {
            AccessMethods m = n > 0 ? new AccessMethods(n) : new AccessMethods();
            m.i += m.i * 2;
            return m;
        }

        private class Deeper {
            private String all = hidden + count;
        }
    }

    private static class Sub extends AccessMethods {
        private Sub() {
            super(77);
        }

        int base() {
            return ((AccessMethods) this).i + super.method(1, 1);
        }
    }

    interface Probe {
        int look();
    }

    Probe anonymous(final int extra) {
        return new Probe() {
            private int calls;

            public int look() {
                calls++;
                i += extra;
                return i * 10 + calls;
            }
        };
    }

    Probe lambda() {
        return () -> i++ + (int) ratio + count;
    }

    public static void main(String[] args) {
        AccessMethods m = new AccessMethods();
        Inner inner = m.new Inner();
        System.out.println(inner.touch());
        System.out.println(inner.touch());
        System.out.println(inner.mine + new Nested().hidden);
        Nested nested = new Nested();
        System.out.println(nested.make(3).i + " " + nested.make(0).i + " " + count);
        System.out.println(nested.new Deeper().all);
        System.out.println(new Sub().base() + " " + count);
        Probe p = m.anonymous(1000), q = m.lambda();
        System.out.println(p.look() + " " + q.look() + " " + p.look() + " " + q.look() + " " + m.i);
        int synthetic = 0;
        for (java.lang.reflect.Method method : AccessMethods.class.getDeclaredMethods()) {
            if (method.isSynthetic() && method.getName().startsWith("access$")) {
                synthetic++;
            }
        }
        System.out.println(synthetic > 10);
    }
}
