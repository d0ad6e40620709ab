package explore;

import lissom.Lissom;

/** Values that the program asks for. */
public class Asked {
    static class Node {
        Node next;
        int value;
    }

    public static int number() {
        int x = Lissom.anyInt();
        long y = Lissom.anyLong();
        return x > 3 ? y == x ? 1 : 2 : 3;
    }

    public static int assumed(int a) {
        int x = Lissom.anyInt();
        Lissom.assume(x > a);
        return x == a + 1 ? 1 : 2;
    }

    public static int chosen() {
        int x = Lissom.choose(3);
        boolean b = Lissom.anyBoolean();
        int y = Lissom.choose(2, 3);
        return b ? x * 10 + y : -1;
    }

    public static int text() {
        String s = Lissom.anyString();
        return s.length() == 1 ? s.charAt(0) : 0;
    }

    public static int object(Node n) {
        Node asked = Lissom.any(Node.class);
        if (asked == n) return n == null ? 0 : 1;
        return asked == null ? 2 : asked.value > 0 ? 3 : 4;
    }
}
