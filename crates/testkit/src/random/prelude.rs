//! The fixed part of every program: fuel, checksum, printing, and small total versions of partial operations.

/// Members of the main class that every program has.
pub const MEMBERS: &str = r#"    static int fuel;
    static int checksum;
    static String traced = "";

    static void trace(String s) { traced += " <" + s + ">"; }

    static void mix(int v) { checksum = checksum * 31 + v; }
    static void mix(long v) { mix((int) (v ^ (v >>> 32))); }
    static void mix(float v) { mix(Float.floatToIntBits(v)); }
    static void mix(double v) { mix(Double.doubleToLongBits(v)); }
    static void mix(boolean v) { mix(v ? 7 : 11); }
    static void mix(Object v) { mix(str(v).hashCode()); }

    static int ix(int i, int n) { return n <= 0 ? 0 : Math.floorMod(i, n); }
    static String nn(String s) { return s == null ? "" : s; }
    static <T> T or(T a, T b) { return a != null ? a : b; }
    static char at(String s, int i) { return s.isEmpty() ? '?' : s.charAt(ix(i, s.length())); }
    static String clip(String s) { return s != null && s.length() > 50 ? s.substring(s.length() - 30) : s; }

    static String cut(String s, int from, int to) {
        int a = ix(from, s.length() + 1);
        int b = ix(to, s.length() + 1);
        return s.substring(Math.min(a, b), Math.max(a, b));
    }

    static int parse(String s, int otherwise) {
        try {
            return Integer.parseInt(s);
        } catch (NumberFormatException e) {
            return otherwise;
        }
    }

    static int risky(int v) throws CX {
        if (v % 3 == 0) throw new CX("risky " + v);
        return v;
    }

    static String str(Object o) {
        if (o instanceof int[] a) return Arrays.toString(a);
        if (o instanceof long[] a) return Arrays.toString(a);
        if (o instanceof byte[] a) return Arrays.toString(a);
        if (o instanceof short[] a) return Arrays.toString(a);
        if (o instanceof char[] a) return Arrays.toString(a);
        if (o instanceof boolean[] a) return Arrays.toString(a);
        if (o instanceof float[] a) return Arrays.toString(a);
        if (o instanceof double[] a) return Arrays.toString(a);
        if (o instanceof Object[] a) return Arrays.deepToString(a);
        return String.valueOf(o);
    }

    static String describe(Throwable t) {
        String s = t.getClass().getName() + ": " + t.getMessage();
        if (t.getCause() != null) s += " because " + t.getCause();
        for (Throwable u : t.getSuppressed()) s += " suppressed " + u;
        return s.length() > 400 ? s.substring(0, 400) + s.hashCode() : s;
    }

    static String escape(String s) {
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if (c >= ' ' && c < 127) b.append(c);
            else b.append("\\u").append(Integer.toHexString(c + 0x10000).substring(1));
        }
        return b.toString();
    }

    static class CX extends Exception {
        CX(String message) { super(message); }
    }

    static class X0 extends RuntimeException {
        X0(String message) { super(message); }
        X0(String message, Throwable cause) { super(message, cause); }
    }

    static class X1 extends X0 {
        final int code;
        X1(int code) { super("code " + code); this.code = code; }
        @Override public String getMessage() { return super.getMessage() + "!"; }
    }

    static class Res implements AutoCloseable {
        final String name;
        final int v;
        Res(String name, int v) {
            if (v % 11 == 5) throw new X0("open " + name);
            this.name = name;
            this.v = v;
        }
        @Override public void close() {
            mix(name);
            if (v % 7 == 3) throw new X1(v);
        }
    }

    interface Fn { long ap(int a, double b); }

    interface Pick<T extends Comparable<T>> {
        T pick(T a, T b);
        default T pickTwice(T a, T b) { return pick(pick(a, b), b); }
    }

    static class PickInt implements Pick<Integer> {
        static long scale(int a, double b) { return (long) (a * b); }
        @Override public Integer pick(Integer a, Integer b) { return a.compareTo(b) >= 0 ? a : b; }
    }

    static class PickText implements Pick<String> {
        @Override public String pick(String a, String b) { return a.compareTo(b) >= 0 ? a : b; }
    }

    static <T extends Comparable<T>> T largest(Pick<T> picker, T a, T b) { return picker.pickTwice(a, b); }

    @SuppressWarnings({"unchecked", "rawtypes"})
    static Object rawPick(Object a, Object b) { return ((Pick) new PickInt()).pick((Comparable) a, (Comparable) b); }

    static class Lazy0 {
        static int value = 1;
        static { trace("Lazy0"); value += Lazy1.value; }
    }

    static class Lazy1 {
        static int value = 10;
        static { trace("Lazy1"); value = value * 2 + Lazy0.value; }
    }

    static class Lazy2 extends Lazy1 {
        static final Integer boxed = 77;
        static int value = boxed + Lazy1.value;
        static { trace("Lazy2"); }
    }

    static class Bad {
        static int value = 1 / ix(0, 1);
    }
"#;

/// Calls every test method on every argument tuple; `COUNTS` stands for the number of tuples per method.
pub const MAIN: &str = r#"
    public static void main(String[] args) {
        int[] counts = {COUNTS};
        for (int m = 0; m < counts.length; m++) {
            for (int k = 0; k < counts[m]; k++) {
                fuel = 250;
                checksum = 17;
                String result;
                try {
                    result = "= " + str(call(m, k));
                } catch (Throwable t) {
                    result = "! " + describe(t);
                }
                System.out.println("m" + m + " #" + k + " " + escape(result) + " ~" + checksum + traced);
                traced = "";
            }
        }
    }
}
"#;
