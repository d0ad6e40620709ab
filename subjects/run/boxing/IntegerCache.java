//@ about: autoboxing, the small-value caches, == versus equals, and boxed arithmetic
public class IntegerCache {
    static Integer field;
    static int calls;

    static Integer boxed(int i) {
        calls++;
        return i;
    }

    static String which(Object o) {
        return "object";
    }

    static String which(int i) {
        return "int";
    }

    static String which(long l) {
        return "long";
    }

    static String which(Integer... i) {
        return "varargs";
    }

    static String pick(Object o) {
        return o.getClass().getSimpleName() + ":" + o;
    }

    @SuppressWarnings("removal")
    public static void main(String[] args) {
        for (int v : new int[] {-129, -128, -1, 0, 1, 126, 127, 128, 1000}) {
            Integer a = v, b = v;
            Long c = (long) v, d = (long) v;
            Short e = (short) v, f = (short) v;
            System.out.println(v + " Integer " + (a == b) + " Long " + (c == d) + " Short " + (e == f) + " equals " + a.equals(b) + " " + c.equals(d) + " cross " + a.equals(c) + " " + c.equals(a));
        }
        Byte b1 = (byte) -128, b2 = (byte) -128;
        Character c1 = '\u007f', c2 = '\u007f', c3 = '\u0080', c4 = '\u0080';
        Boolean t1 = true, t2 = Boolean.valueOf("TRUE");
        System.out.println((b1 == b2) + " " + (c1 == c2) + " " + (c3 == c4) + " " + (t1 == t2));
        System.out.println((new Integer(5) == new Integer(5)) + " " + new Integer(5).equals(5) + " " + (Integer.valueOf(5) == Integer.valueOf("5")));
        Double d1 = 0.0, d2 = -0.0, n1 = Double.NaN, n2 = Double.NaN;
        System.out.println("doubles " + d1.equals(d2) + " " + (d1.doubleValue() == d2) + " " + n1.equals(n2) + " " + (n1.doubleValue() == n2) + " " + d1.compareTo(d2) + " " + n1.compareTo(1e308));

        Integer i = 127;
        Integer old = i;
        i++;
        System.out.println(i + " " + old + " " + (i == 128));
        i += 5;
        i = i * 2;
        i = -i;
        System.out.println(i + " " + (i < old) + " " + (i & 0xff) + " " + (i >> 2));
        Integer sum = 0;
        for (Integer k = 0; k < 200; k++) sum += k;
        System.out.println(sum);
        field = 10;
        field <<= 3;
        System.out.println(field-- + " " + --field);

        byte small = 5;
        System.out.println(which(small) + " " + which('c') + " " + which(5L) + " " + which(Integer.valueOf(5)) + " " + which(5f) + " " + which());
        System.out.println(pick(5) + " " + pick(5L) + " " + pick('c') + " " + pick(1.5f) + " " + pick(true) + " " + pick((byte) 1) + " " + pick((short) 2));
        boolean flag = calls == 0;
        Object mixed = flag ? 1 : 2.0;
        Object kept = flag ? (Object) 1 : 2.0;
        System.out.println(pick(mixed) + " " + pick(kept) + " " + pick(flag ? 'a' : 0) + " " + pick(flag ? null == mixed ? 1 : 2 : 'x'));
        Integer nothing = null;
        try {
            int x = nothing;
            System.out.println(x);
        } catch (NullPointerException e) {
            System.out.println("unboxing null");
        }
        try {
            Integer r = flag ? nothing : 0;
            System.out.println(r);
        } catch (NullPointerException e) {
            System.out.println("ternary unboxes null");
        }
        System.out.println(boxed(3) + boxed(4) * boxed(5) + " calls " + calls);
        long widened = boxed(7);
        double asDouble = boxed(8);
        Object[] objects = {1, 'b', 2L, 3.0, 4f, "s", (byte) 5, null};
        StringBuilder types = new StringBuilder();
        for (Object o : objects) types.append(o instanceof Number ? "N" : o instanceof Character ? "C" : o == null ? "0" : "?");
        System.out.println(types + " " + widened + " " + asDouble);
    }
}
