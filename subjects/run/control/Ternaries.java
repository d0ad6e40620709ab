//@ about: conditional expressions: nesting, boxing and unboxing, laziness, as array index and as lvalue base
public class Ternaries {
    static int evaluated;

    static <T> T mark(int bit, T value) {
        evaluated |= 1 << bit;
        return value;
    }

    static String sign(int n) {
        return n > 0 ? "positive" : n < 0 ? "negative" : "zero";
    }

    static String triangle(int a, int b, int c) {
        return a + b <= c || a + c <= b || b + c <= a ? "none"
            : a == b ? b == c ? "equilateral" : "isosceles"
            : b == c || a == c ? "isosceles" : "scalene";
    }

    static int median(int a, int b, int c) {
        return a < b ? b < c ? b : a < c ? c : a : a < c ? a : b < c ? c : b;
    }

    public static void main(String[] args) {
        for (int n = -1; n <= 1; n++) System.out.println(sign(n));
        for (int a = 1; a < 4; a++)
            for (int b = 1; b < 4; b++)
                for (int c = 1; c < 4; c++)
                    System.out.println(a + "" + b + c + " " + triangle(a, b, c) + " " + median(a, b, c));

        String s = mark(0, true) ? mark(1, "yes") : mark(2, "no");
        System.out.println(s + " " + Integer.toBinaryString(evaluated));
        evaluated = 0;
        int i = mark(0, false) ? mark(1, 1) : mark(2, false) ? mark(3, 3) : mark(4, 4);
        System.out.println(i + " " + Integer.toBinaryString(evaluated));
        boxing();
        places();
        loops();
    }

    static void boxing() {
        Integer nothing = null;
        boolean yes = evaluated != 0;
        Object o = yes ? 1 : "s";
        Object p = yes ? 1 : 2.0; // binary numeric promotion: a Double
        Object q = yes ? (Object) 1 : 2.0;
        System.out.println(o + " " + p + " " + q);
        Integer kept = yes ? nothing : Integer.valueOf(0);
        System.out.println(kept);
        try {
            Integer unboxed = yes ? nothing : 0; // int branch forces unboxing of null
            System.out.println(unboxed);
        } catch (NullPointerException e) {
            System.out.println("unboxed null");
        }
        long wide = yes ? 1 : 2L;
        char c = yes ? 'x' : 0;
        System.out.println(wide + " " + c + " " + (yes ? 'x' : 0) + " " + (yes ? 'x' : i()) + " " + (yes ? null : 0));
    }

    static int i() {
        return 5;
    }

    static void places() {
        int[] a = {0, 0}, b = {0, 0};
        for (int k = 0; k < 8; k++) {
            (k % 2 == 0 ? a : b)[k > 3 ? 1 : 0] += k;
        }
        System.out.println(a[0] + " " + a[1] + " " + b[0] + " " + b[1]);
        StringBuilder x = new StringBuilder("x"), y = new StringBuilder("y");
        for (int k = 0; k < 5; k++) {
            (k < 2 ? x : y).append(k == 3 ? "three" : k).append(k > 3 ? '!' : ',');
        }
        System.out.println(x + " " + y);
    }

    static void loops() {
        int low = 0, high = 1000;
        int probes = 0;
        while (low < high ? probes < 100 : false) {
            int mid = low + high >>> 1;
            probes++;
            boolean right = mid * mid < 500_000;
            low = right ? mid + 1 : low;
            high = right ? high : mid;
        }
        System.out.println(low + " " + probes);
        boolean flag = (low > 5 ? high > 5 : high < 5) ? !(probes == 0) : probes == 0;
        System.out.println(flag ? flag ? "both" : "never" : "no");
    }
}
