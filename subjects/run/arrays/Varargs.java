//@ about: variable arity methods: empty, null, arrays passed through, overload choice, generics, primitives
public class Varargs {
    static String join(Object... parts) {
        if (parts == null) return "(null array)";
        StringBuilder s = new StringBuilder().append(parts.length).append(':').append(parts.getClass().getSimpleName());
        for (Object p : parts) s.append(' ').append(p instanceof Object[] ? "array" + ((Object[]) p).length : p instanceof int[] ? "ints" : p);
        return s.toString();
    }

    static int sum(int... values) {
        int total = 0;
        for (int v : values) total += v;
        return total;
    }

    static String pick(int a) { return "int"; }

    static String pick(long a) { return "long"; }

    static String pick(Integer a) { return "Integer"; }

    static String pick(Object a) { return "Object"; }

    static String pick(int... a) { return "int..."; }

    static String two(int a, int b) { return "fixed"; }

    static String two(int a, int... b) { return "variable" + b.length; }

    static String wide(double... d) { return "double" + d.length; }

    static String wide(int... i) { return "int" + i.length; }

    @SafeVarargs
    static <T> T[] array(T... items) {
        return items;
    }

    @SafeVarargs
    static <T extends Comparable<T>> T max(T first, T... rest) {
        T best = first;
        for (T t : rest) if (t.compareTo(best) > 0) best = t;
        return best;
    }

    static <T> T[] leaky(T a, T b) {
        return array(a, b); // the array is an Object[], whatever T is
    }

    static abstract class Shape {
        final String text;

        Shape(String name, double... sides) {
            double p = 0;
            for (double s : sides) p += s;
            text = name + sides.length + "=" + p;
        }

        abstract String with(String... extra);
    }

    static class Triangle extends Shape {
        Triangle(double a, double b, double c) {
            super("triangle", a, b, c);
        }

        @Override
        String with(String[] extra) { // a plain array overrides varargs
            return text + extra.length;
        }
    }

    public static void main(String[] args) {
        System.out.println(join());
        System.out.println(join("a"));
        System.out.println(join("a", 1, 'c', 2.5, null));
        System.out.println(join((Object[]) null));
        System.out.println(join((Object) null));
        System.out.println(join((Object[]) new String[] {"x", "y"}));
        System.out.println(join((Object) new String[] {"x", "y"}));
        System.out.println(join(new int[] {1, 2}));
        System.out.println(join((Object[]) new int[][] {{1}, {2}}));
        System.out.println(join(new Integer[] {1}, "s"));
        System.out.println(sum() + " " + sum(5) + " " + sum(1, 2, 3) + " " + sum(new int[] {4, 5}) + " " + sum('a', (byte) 1, (short) 2));
        byte b = 1;
        System.out.println(pick(b) + " " + pick('c') + " " + pick(1L) + " " + pick(Integer.valueOf(1)) + " " + pick(1f) + " " + pick() + " " + pick(1, 2));
        System.out.println(two(1, 2) + " " + two(1) + " " + two(1, 2, 3) + " " + two(1, new int[4]));
        System.out.println(wide(1) + " " + wide('a', 1, 2) + " " + wide(1.5, 2) + " " + wide(1L));
        System.out.println(array(1, 2).getClass().getSimpleName() + " " + array("a").getClass().getSimpleName() + " " + array(1, "a").length + " " + array().getClass().getSimpleName());
        System.out.println(max(3, 9, 4) + " " + max("pear", "apple", "zebra", "fig") + " " + max(2.5));
        try {
            String[] s = leaky("a", "b");
            System.out.println(s.length);
        } catch (ClassCastException e) {
            System.out.println("leaked " + e.getMessage().startsWith("class [Ljava.lang.Object;"));
        }
        System.out.println(new Triangle(3, 4, 5).with(new String[] {"p", "q"}));
        Shape s = new Shape("point") {
            String with(String... extra) {
                return text + String.join("+", extra);
            }
        };
        System.out.println(s.with("a", "b") + s.with());
        System.out.println(String.format("%s-%d-%5.2f|%x", "f", 42, 3.14159, 255));
        try {
            sum((int[]) null);
        } catch (NullPointerException e) {
            System.out.println("null array");
        }
    }
}
