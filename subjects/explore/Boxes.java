package explore;

/** Boxed numbers: as inputs, and made from unknown ones. */
public class Boxes {
    Integer number;
    Long wide;
    Object any;

    public static int add(Integer a, Integer b) {
        return a + b > 10 ? 1 : 2;
    }

    public static boolean sameBox(int a, int b) {
        Integer x = a;
        Integer y = b;
        return x == y;
    }

    public static boolean equal(Integer a, Integer b) {
        return a.equals(b);
    }

    public static boolean sameInput(Integer a, Integer b) {
        return a == b;
    }

    public int fields() {
        if (number == null) return wide == null ? 0 : 1;
        return number == 5 ? 2 : wide > 7L ? 3 : 4;
    }

    public static Boolean not(Boolean b) {
        return !b;
    }

    public static Character next(Character c) {
        return (char) (c + 1);
    }

    public static Object choose(int a, boolean b) {
        Object o = b ? (Object) Integer.valueOf(a) : (Object) Long.valueOf(a);
        return o;
    }

    public static int compare(Integer a, int b) {
        return a.compareTo(b);
    }
}
