//@ about: two's complement wraparound in sums, products, factorials, powers and loop counters
//@ release: 8
public class Overflow {
    public static void main(String[] args) {
        factorials();
        powers();
        averages();
        counters();
        detection();
    }

    static void factorials() {
        int f = 1;
        long g = 1;
        for (int n = 1; n <= 36; n++) {
            f *= n;
            g *= n;
            System.out.println(n + "! " + f + " " + g);
        }
    }

    static int power(int base, int exponent) {
        int result = 1;
        while (exponent > 0) {
            if ((exponent & 1) == 1) {
                result *= base;
            }
            base *= base;
            exponent >>= 1;
        }
        return result;
    }

    static void powers() {
        for (int b = -3; b <= 11; b += 2) {
            System.out.println(b + ": " + power(b, 5) + " " + power(b, 20) + " " + power(b, 31) + " " + power(b, 64) + " " + power(b, 1000));
        }
        // Every odd number has an inverse modulo 2^32: x^(2^30 - 1) after exponentiation.
        int x = 12345677;
        int inverse = power(x, (1 << 30) - 1);
        System.out.println(inverse + " " + x * inverse);
    }

    static void averages() {
        int a = 2000000000, b = 2100000000;
        System.out.println((a + b) / 2 + " " + (a + b >>> 1) + " " + (a / 2 + b / 2) + " " + (int) (((long) a + b) / 2) + " " + ((a & b) + ((a ^ b) >> 1)));
    }

    static void counters() {
        int steps = 0;
        for (byte b = 100; b > 0; b++) {
            steps++;
        }
        for (short s = 32000; s > 0; s += 100) {
            steps++;
        }
        for (char c = 3; c < 10; c--) {
            steps++;
        }
        for (int i = Integer.MAX_VALUE - 10; i > 0; i++) {
            steps++;
        }
        long i = Long.MIN_VALUE;
        while (i-- < 0) {
            steps++;
        }
        System.out.println(steps + " " + i);
    }

    static boolean sumOverflows(int a, int b) {
        return ((a ^ a + b) & (b ^ a + b)) < 0;
    }

    static boolean productOverflows(int a, int b) {
        long wide = (long) a * b;
        return wide != (int) wide;
    }

    static void detection() {
        int[] v = {0, 1, -1, 65536, -65536, Integer.MAX_VALUE, Integer.MIN_VALUE, 46341, 1 << 30};
        for (int a : v) {
            StringBuilder row = new StringBuilder();
            for (int b : v) {
                row.append(sumOverflows(a, b) ? 'S' : '.').append(productOverflows(a, b) ? 'P' : '.').append(' ');
            }
            System.out.println(row);
        }
        System.out.println(Integer.MIN_VALUE == -Integer.MIN_VALUE && Integer.MIN_VALUE < 0);
    }
}
