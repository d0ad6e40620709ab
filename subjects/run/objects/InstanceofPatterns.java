//@ about: pattern matching for instanceof: scoping, && and ||, negation, in loops and ternaries, with generics and arrays
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

public class InstanceofPatterns {
    static String describe(Object o) {
        if (o instanceof Integer i && i > 100) return "big int " + (i + 1);
        if (o instanceof Integer i) return "int " + (i - 1);
        if (!(o instanceof String s)) {
            return o instanceof Number n ? "number " + n.intValue() : other(o);
        }
        return s.isEmpty() ? "empty" : "string of " + s.length();
    }

    static String other(Object o) {
        if (o instanceof int[] a && a.length > 0) return "ints from " + a[0];
        if (o instanceof Object[] a) {
            StringBuilder out = new StringBuilder("array:");
            for (Object e : a) out.append(' ').append(e == o ? "itself" : describe(e));
            return out.toString();
        }
        if (o instanceof List<?> list && !list.isEmpty() && list.get(0) instanceof String first) return "list of " + first;
        if (o instanceof Map<?, ?> m) return "map " + m.size();
        if (o instanceof Character c && (Character.isDigit(c) || c == 'x')) return "char " + (char) (c + 1);
        return o == null ? "null" : "unknown";
    }

    static class Point {
        final int x, y;

        Point(int x, int y) {
            this.x = x;
            this.y = y;
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Point p && p.x == x && p.y == y;
        }

        @Override
        public int hashCode() {
            return x * 31 + y;
        }
    }

    static class Point3 extends Point {
        final int z;

        Point3(int x, int y, int z) {
            super(x, y);
            this.z = z;
        }
    }

    String s = "field";

    String shadowing(Object o) {
        String r = "";
        if (o instanceof String s && s.length() > 2) {
            r += s + "/" + this.s;
        } else {
            r += s; // the field again
        }
        if (!(o instanceof String s)) {
            return r + " not a string";
        }
        s += "!";
        return r + " " + s;
    }

    static int loop(Object o) {
        int n = 0;
        while (o instanceof Object[] a && a.length > 0) {
            o = a[a.length - 1];
            n += a.length;
        }
        for (Object p = o; p instanceof Integer i && i > 0; p = i - 1) n += 10;
        return n;
    }

    static int evaluations;

    static Object once(Object o) {
        evaluations++;
        return o;
    }

    public static void main(String[] args) {
        Object[] cyclic = new Object[2];
        cyclic[0] = 5;
        cyclic[1] = cyclic;
        Object[] all = {
            5, 500, 2.75, 7L, "", "text", null, 'x', '7', 'q', new int[] {3}, new int[0], new Object[] {1, "a", new Object[] {2f}}, cyclic, new String[] {"p"},
            new ArrayList<>(Arrays.asList("one", 2)), new ArrayList<>(List.of(1)), new TreeMap<>(Map.of(1, 2)), new StringBuilder("sb"),
        };
        for (Object o : all) System.out.println(describe(o));
        Point p = new Point(1, 2), p3 = new Point3(1, 2, 3);
        System.out.println(p.equals(p3) + " " + p3.equals(p) + " " + p.equals("x") + " " + (p3 instanceof Point3 q ? q.z : -1) + " " + (p instanceof Point3));
        InstanceofPatterns i = new InstanceofPatterns();
        System.out.println(i.shadowing("long") + " | " + i.shadowing("s") + " | " + i.shadowing(4));
        System.out.println(loop(new Object[] {1, 2, new Object[] {3, 4, 5}}) + " " + loop("x") + " " + loop(null));
        boolean r = once("abc") instanceof String t && t.length() == 3 || evaluations > 100;
        System.out.println(r + " " + evaluations);
        CharSequence sequence = new StringBuilder("seq");
        if (sequence instanceof StringBuilder b && b.append("uence").length() > 5) System.out.println(b.reverse());
        System.out.println(sequence instanceof Comparable<?> c ? "comparable " + c : "no");
    }
}
