//@ about: every conditional branch instruction: ifXX, if_icmpXX, if_acmpXX, ifnull, ifnonnull, and materialised booleans
public class ComparisonBranches {
    static int taken;

    static void withZero(int a) {
        taken = 0;
        if (a == 0) taken |= 1;
        if (a != 0) taken |= 2;
        if (a < 0) taken |= 4;
        if (a >= 0) taken |= 8;
        if (a > 0) taken |= 16;
        if (a <= 0) taken |= 32;
        if (0 < a) taken |= 64;
        if (!(a > 0)) taken |= 128;
        System.out.println("zero " + a + " " + Integer.toBinaryString(taken));
    }

    static void two(int a, int b) {
        taken = 0;
        if (a == b) taken |= 1;
        if (a != b) taken |= 2;
        if (a < b) taken |= 4;
        if (a >= b) taken |= 8;
        if (a > b) taken |= 16;
        if (a <= b) taken |= 32;
        boolean less = a < b, notEqual = a != b;
        if (less == notEqual) taken |= 64;
        if (less ^ notEqual) taken |= 128;
        System.out.println("int " + a + " " + b + " " + Integer.toBinaryString(taken));
    }

    static void longs(long a, long b) {
        taken = 0;
        if (a == b) taken |= 1;
        if (a != b) taken |= 2;
        if (a < b) taken |= 4;
        if (a >= b) taken |= 8;
        if (a > b) taken |= 16;
        if (a <= b) taken |= 32;
        System.out.println("long " + a + " " + b + " " + Integer.toBinaryString(taken));
    }

    static void references(Object a, Object b) {
        taken = 0;
        if (a == b) taken |= 1;
        if (a != b) taken |= 2;
        if (a == null) taken |= 4;
        if (a != null) taken |= 8;
        if (null == b) taken |= 16;
        if (null != b) taken |= 32;
        boolean same = a == b;
        boolean none = a == null && b == null;
        if (same & !none) taken |= 64;
        System.out.println("ref " + Integer.toBinaryString(taken));
    }

    static boolean not(boolean b) {
        return !b;
    }

    static boolean between(char c, char low, char high) {
        return c >= low && c <= high;
    }

    static int booleans(boolean a, boolean b) {
        int n = 0;
        if (a) n |= 1;
        if (!a) n |= 2;
        if (a == b) n |= 4;
        if (a != b) n |= 8;
        if (a & b) n |= 16;
        if (a | b) n |= 32;
        if (a ^ b) n |= 64;
        if (not(a) == !a) n |= 128;
        return n;
    }

    public static void main(String[] args) {
        int[] ints = {0, 1, -1, Integer.MAX_VALUE, Integer.MIN_VALUE};
        for (int a : ints) {
            withZero(a);
            for (int b : ints) {
                two(a, b);
                // A comparison by subtraction would be wrong for these.
                longs(a == 0 ? 1L << 32 : (long) a << 31, b);
            }
        }
        String s = "s";
        references(s, s);
        references(s, new String("s"));
        references(s, null);
        references(null, s);
        references(null, null);
        references(new int[0], new int[0]);
        for (int bits = 0; bits < 4; bits++) {
            System.out.println(booleans((bits & 1) != 0, (bits & 2) != 0));
        }
        for (char c : new char[] {'a', 'm', 'z', 'A', '\uffff', 0}) {
            System.out.print(between(c, 'a', 'z') + " ");
        }
        System.out.println();
    }
}
