package explore;

/** instanceof, casts, and what they say about aliases. */
public class Casts {
    static class A {
        int a;
        A link;
    }

    static class B extends A {
        int b;
    }

    static class C extends A implements Marked {
        int c;
    }

    static class D extends B implements Marked {
        int d;
    }

    interface Marked {}

    public static int kinds(A x) {
        if (x instanceof D) return 4;
        if (x instanceof B) return 2;
        if (x instanceof Marked) return 3;
        return x == null ? 0 : 1;
    }

    public static int cast(A x) {
        return ((B) x).b > 0 ? 1 : 2;
    }

    public static int castMarked(Object x) {
        Marked m = (Marked) x;
        return m instanceof C ? 1 : 2;
    }

    public static int narrowedAliases(A x, B y) {
        if (x == y) return x instanceof D ? 1 : 2;
        if (x instanceof Marked && y instanceof Marked) return 3;
        return 4;
    }

    public static int unrelated(B x, C y) {
        return (Object) x == (Object) y ? 1 : 2;
    }

    public static int link(A x) {
        if (x.link instanceof D) {
            D d = (D) x.link;
            d.d = 5;
            return d.link == x ? 1 : d.a;
        }
        return x.link == x ? 2 : 3;
    }

    public static int arrays(Object o) {
        if (o instanceof int[]) return ((int[]) o).length;
        if (o instanceof A[]) return 10;
        return o == null ? -1 : -2;
    }

    public static Class<?> what(A x) {
        return x.getClass();
    }

    public static boolean sameClass(A x, A y) {
        return x.getClass() == y.getClass();
    }
}
