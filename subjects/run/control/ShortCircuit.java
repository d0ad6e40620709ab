//@ about: && and || evaluate lazily, & | ^ eagerly; negations, de Morgan, conditions with side effects
public class ShortCircuit {
    private static StringBuilder log = new StringBuilder();

    private static boolean t(String name) {
        log.append(name);
        return true;
    }

    private static boolean f(String name) {
        log.append(name.toLowerCase());
        return false;
    }

    private static void show(String what, boolean value) {
        System.out.println(what + " " + value + " " + log);
        log.setLength(0);
    }

    private static boolean pick(int bits, int index) {
        boolean v = (bits >> index & 1) == 1;
        return v ? t("" + (char) ('A' + index)) : f("" + (char) ('A' + index));
    }

    public static void main(String[] args) {
        show("t&&f", t("A") && f("B"));
        show("f&&t", f("A") && t("B"));
        show("t||f", t("A") || f("B"));
        show("f||f", f("A") || f("B"));
        show("t&f", t("A") & f("B"));
        show("f&t", f("A") & t("B"));
        show("t|f", t("A") | f("B"));
        show("t^t", t("A") ^ t("B"));
        for (int bits = 0; bits < 16; bits++) {
            final int b = bits;
            show(bits + " a&&b||c&&d", pick(b, 0) && pick(b, 1) || pick(b, 2) && pick(b, 3));
            show(bits + " (a||b)&&(c||d)", (pick(b, 0) || pick(b, 1)) && (pick(b, 2) || pick(b, 3)));
            show(bits + " !(a&&!b)||!c^d", !(pick(b, 0) && !pick(b, 1)) || !pick(b, 2) ^ pick(b, 3));
            show(bits + " a?b&&c:c||d", pick(b, 0) ? pick(b, 1) && pick(b, 2) : pick(b, 2) || pick(b, 3));
            if (!(pick(b, 0) || pick(b, 1) && !pick(b, 2)) && (pick(b, 3) | !pick(b, 0))) {
                show("taken", true);
            } else {
                show("not taken", false);
            }
        }
        guards(null);
        guards(new int[0]);
        guards(new int[] {0, 5});
        assignments();
    }

    private static void guards(int[] a) {
        if (a != null && a.length > 0 && a[0] == 0 && a.length / (a[0] + 1) == 2) {
            System.out.println("guarded");
        } else if (a == null || a.length == 0) {
            System.out.println("nothing");
        }
        boolean reached = false;
        boolean ignored = a == null & (reached = true);
        System.out.println(reached + " " + ignored);
    }

    private static void assignments() {
        int x = 0;
        boolean r = x++ > 0 && x++ > 0 || ++x > 1 && x++ == 2;
        System.out.println(x + " " + r);
        boolean flag = true;
        flag &= x > 100 || (x = 50) == 50;
        flag |= (x = 7) < 0;
        System.out.println(x + " " + flag);
        int n = 0;
        while (n < 10 && (n % 7 != 6 || n == 6 && x++ < 8)) {
            n++;
        }
        System.out.println(n + " " + x);
        boolean a, b, c;
        a = b = c = n == 7;
        System.out.println(a == b == c == !false);
    }
}
