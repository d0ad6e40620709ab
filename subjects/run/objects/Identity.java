//@ about: object identity: ==, boxing caches, string interning, identity maps, aliasing through fields and arrays
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Set;

public class Identity {
    static class Cell {
        int v;
        Cell other;
    }

    static void same(String what, Object a, Object b) {
        System.out.println(what + " " + (a == b) + " " + a.equals(b));
    }

    public static void main(String[] args) {
        boxes();
        strings();
        aliases();
        maps();
    }

    static void boxes() {
        for (int i : new int[] {-129, -128, 0, 127, 128}) {
            Integer a = i, b = i;
            Long c = (long) i, d = (long) i;
            Short e = (short) i, f = (short) i;
            System.out.println(i + " " + (a == b) + " " + (c == d) + " " + (e == f) + " " + (a <= b && a >= b) + " " + a.equals(b));
        }
        Character x = 127, y = 127, p = 128, q = 128;
        Byte m = -100, n = -100;
        Boolean t = true, u = Boolean.valueOf("TRUE");
        Double d1 = 1.0, d2 = 1.0;
        Float f1 = 0f, f2 = 0f;
        System.out.println((x == y) + " " + (p == q) + " " + (m == n) + " " + (t == u) + " " + (d1 == d2) + " " + (f1 == f2) + " " + (d1 == 1.0) + " " + (p == 128));
        Object cached = 1, again = 1;
        same("Object boxes", cached, again);
        same("int and long", (Object) 1, (Object) 1L);
        Integer inc = 127;
        Integer before = inc++;
        System.out.println(before + " " + inc + " " + (inc == Integer.valueOf(128)) + " " + (before == Integer.valueOf(127)));
    }

    static final String CONSTANT = "ab";

    static void strings() {
        String literal = "ab", a = "a", b = "b";
        final String fa = "a", fb = "b";
        same("literals", literal, "ab");
        same("folded", literal, "a" + "b");
        same("final locals", literal, fa + fb);
        same("run time", literal, a + b);
        same("interned", literal, (a + b).intern());
        same("new", literal, new String("ab"));
        same("constant", literal, CONSTANT);
        same("other class", literal, Holder.TEXT);
        same("substring whole", literal, literal.substring(0));
        same("substring part", literal, "abc".substring(0, 2));
        same("valueOf", literal, String.valueOf(literal));
        same("concat empty", literal, literal.concat(""));
        same("trim", literal, literal.trim());
        same("builder", literal, new StringBuilder(literal).toString());
        same("empty", "", new String().intern());
        same("char array", literal, String.valueOf(new char[] {'a', 'b'}));
        same("class literals", int[].class, new int[0].getClass());
    }

    static class Holder {
        static final String TEXT = "ab";
    }

    static void aliases() {
        Cell a = new Cell(), b = a, c = new Cell();
        a.other = c;
        b.other.v = 5;
        c.other = b;
        a.other.other.v++;
        System.out.println(a.v + " " + c.v + " " + (a == b) + " " + (a == c.other) + " " + (a.other.other == a));
        swap(a, c);
        System.out.println(a.v + " " + c.v);
        Cell[] cells = {a, b, c, a};
        int distinct = 0;
        for (int i = 0; i < cells.length; i++) {
            boolean seen = false;
            for (int j = 0; j < i; j++) seen |= cells[i] == cells[j];
            if (!seen) distinct++;
        }
        System.out.println(distinct + " " + (new Cell() == new Cell()) + " " + (null == a.other));
    }

    static void swap(Cell x, Cell y) {
        int v = x.v;
        x.v = y.v;
        y.v = v + 100;
        x = y; // parameters are copies: invisible outside
        y = null;
    }

    static void maps() {
        IdentityHashMap<String, Integer> identity = new IdentityHashMap<>();
        Set<String> equal = new HashSet<>();
        for (String s : new String[] {"k", new String("k"), "k", new String("k")}) {
            identity.merge(s, 1, Integer::sum);
            equal.add(s);
        }
        System.out.println(identity.size() + " " + identity.get("k") + " " + equal.size());
    }
}
