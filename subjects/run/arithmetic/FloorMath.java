//@ about: Math.floorDiv, floorMod, abs, negateExact and friends against hand-written versions
public class FloorMath {
    static int slowFloorDiv(int a, int b) {
        int q = a / b;
        return a % b != 0 && (a < 0) != (b < 0) ? q - 1 : q;
    }

    static int slowFloorMod(int a, int b) {
        int r = a % b;
        return r != 0 && (r < 0) != (b < 0) ? r + b : r;
    }

    public static void main(String[] args) {
        int disagreements = 0;
        for (int a = -25; a <= 25; a++) {
            StringBuilder row = new StringBuilder().append(a).append(':');
            for (int b = -4; b <= 4; b++) {
                if (b == 0) {
                    continue;
                }
                row.append(' ').append(Math.floorDiv(a, b)).append('/').append(Math.floorMod(a, b));
                if (Math.floorDiv(a, b) != slowFloorDiv(a, b) || Math.floorMod(a, b) != slowFloorMod(a, b)) {
                    disagreements++;
                }
            }
            System.out.println(row);
        }
        System.out.println("disagreements " + disagreements);
        extremes();
        exact();
    }

    static void extremes() {
        System.out.println(Math.floorDiv(Integer.MIN_VALUE, -1) + " " + Math.floorMod(Integer.MIN_VALUE, -1));
        System.out.println(Math.floorDiv(Long.MIN_VALUE, -1L) + " " + Math.floorMod(Long.MIN_VALUE, -1L));
        System.out.println(Math.floorMod(-7L, 3) + " " + Math.floorDiv(-7L, 3) + " " + Math.floorMod(Long.MAX_VALUE, -10L));
        System.out.println(Math.abs(Integer.MIN_VALUE) + " " + Math.abs(Long.MIN_VALUE) + " " + Math.abs(-5) + " " + Math.abs(-5.5f));
        System.out.println(Math.max(Integer.MIN_VALUE, 3) + " " + Math.min(-1L, Long.MIN_VALUE) + " " + Math.max(Double.NaN, 1) + " " + Math.min(1f, Float.NaN));
        System.out.println(Integer.signum(-9) + " " + Long.signum(0) + " " + Integer.compare(3, -3) + " " + Long.compare(-1, 1));
        try {
            System.out.println(Math.floorMod(5, 0));
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
    }

    interface Exact {
        long run();
    }

    static void report(String name, Exact e) {
        try {
            System.out.println(name + " " + e.run());
        } catch (ArithmeticException x) {
            System.out.println(name + " threw " + x.getMessage());
        }
    }

    static void exact() {
        int imax = Integer.MAX_VALUE, imin = Integer.MIN_VALUE;
        long lmax = Long.MAX_VALUE, lmin = Long.MIN_VALUE;
        report("add", () -> Math.addExact(imax - 1, 1));
        report("add over", () -> Math.addExact(imax, 1));
        report("add under", () -> Math.addExact(imin, -1));
        report("add long", () -> Math.addExact(lmax, 1L));
        report("subtract", () -> Math.subtractExact(imin, 1));
        report("subtract long", () -> Math.subtractExact(lmin + 5, 5L));
        report("multiply", () -> Math.multiplyExact(46341, 46341));
        report("multiply fits", () -> Math.multiplyExact(46340, 46340));
        report("multiply long", () -> Math.multiplyExact(lmin, -1L));
        report("multiply long fits", () -> Math.multiplyExact(3037000499L, 3037000499L));
        report("increment", () -> Math.incrementExact(imax));
        report("decrement", () -> Math.decrementExact(imin));
        report("negate", () -> Math.negateExact(imin));
        report("negate long", () -> Math.negateExact(lmin + 1));
        report("toInt", () -> Math.toIntExact(1L << 31));
        report("toInt fits", () -> Math.toIntExact(-(1L << 31)));
        report("multiplyHigh", () -> Math.multiplyHigh(lmin, lmax));
        report("multiplyFull", () -> Math.multiplyFull(imin, imin));
    }
}
