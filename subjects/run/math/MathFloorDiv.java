//@ about: integer division families: /, %, floorDiv, floorMod, multiplyHigh and modular arithmetic, in a Java 9 class file
//@ release: 9
public class MathFloorDiv {
    static long gcd(long a, long b) {
        return b == 0 ? Math.abs(a) : gcd(b, a % b);
    }

    static long power(long base, long exp, long mod) {
        long r = 1 % mod;
        base = Math.floorMod(base, mod);
        while (exp > 0) {
            if ((exp & 1) == 1) r = r * base % mod;
            base = base * base % mod;
            exp >>= 1;
        }
        return r;
    }

    static long inverse(long a, long m) {
        long t = 0, nt = 1, r = m, nr = Math.floorMod(a, m);
        while (nr != 0) {
            long q = r / nr, x = t - q * nt;
            t = nt;
            nt = x;
            x = r - q * nr;
            r = nr;
            nr = x;
        }
        return r > 1 ? -1 : Math.floorMod(t, m);
    }

    public static void main(String[] args) {
        int[] values = {7, -7, 6, -6, 0, 1, Integer.MAX_VALUE, Integer.MIN_VALUE};
        int[] divisors = {3, -3, 1, -1, 10, Integer.MAX_VALUE, Integer.MIN_VALUE};
        for (int a : values) {
            StringBuilder b = new StringBuilder(a + ":");
            for (int d : divisors) b.append(' ').append(a / d).append(',').append(a % d).append(',').append(Math.floorDiv(a, d)).append(',').append(Math.floorMod(a, d));
            System.out.println(b);
        }
        long[] longs = {5_000_000_000L, -5_000_000_000L, Long.MIN_VALUE, Long.MAX_VALUE};
        for (long a : longs) {
            StringBuilder b = new StringBuilder(a + ":");
            for (int d : divisors) b.append(' ').append(a / d).append(',').append(a % d).append(',').append(Math.floorDiv(a, d)).append(',').append(Math.floorMod(a, d));
            b.append(' ').append(Math.floorMod(a, 7L)).append(' ').append(Math.multiplyHigh(a, 1L << 40)).append(' ').append(Math.multiplyHigh(a, a));
            System.out.println(b);
        }
        for (String op : new String[] {"div", "mod", "ldiv", "lmod"}) {
            try {
                switch (op) {
                    case "div": Math.floorDiv(1, 0); break;
                    case "mod": Math.floorMod(1, 0); break;
                    case "ldiv": Math.floorDiv(1L, 0L); break;
                    default: Math.floorMod(1L, 0L);
                }
            } catch (ArithmeticException e) {
                System.out.println(op + " " + e.getMessage());
            }
        }
        for (long[] p : new long[][] {{12, 18}, {-12, 18}, {17, 5}, {0, 9}, {1L << 40, 1L << 30}}) System.out.print(gcd(p[0], p[1]) + " ");
        System.out.println();
        for (int i = 0; i < 10; i++) System.out.print(power(3, i * 7L, 1_000_007) + "/" + inverse(i, 13) + " ");
        System.out.println();
        int[] shifts = {0, 1, 31, 32, 33, -1};
        for (int s : shifts) System.out.println(s + " " + (-17 >> s) + " " + (-17 >>> s) + " " + (5 << s) + " " + (-17L >> s) + " " + (-17L >>> s) + " " + (5L << s));
        byte b = (byte) 0xF0;
        b >>= 2;
        byte u = (byte) 0xF0;
        u >>>= 2;
        System.out.println(b + " " + u + " " + ((byte) 0xF0 >>> 2) + " " + (short) 0x18000 + " " + (int) 0x1_0000_0001L + " " + ~7 + " " + (5 & 6 | 8 ^ 3));
        long h = 0xcbf29ce484222325L;
        for (int i = 0; i < 1000; i++) {
            h ^= i % 251;
            h *= 0x100000001b3L;
        }
        System.out.println(Long.toHexString(h) + " " + Math.floorMod(h, 1000));
    }
}
