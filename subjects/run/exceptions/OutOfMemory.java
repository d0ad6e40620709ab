//@ about: OutOfMemoryError for arrays that cannot exist, caught; the program goes on
public class OutOfMemory {
    static int step;

    interface Allocation {
        Object make();
    }

    static String attempt(Allocation a) {
        try {
            Object o = a.make();
            return "allocated " + o.getClass().getSimpleName();
        } catch (OutOfMemoryError e) {
            return "OutOfMemoryError, an Error: " + (e instanceof VirtualMachineError);
        }
    }

    static int mark(int v) {
        step++;
        return v;
    }

    static int guarded() {
        int n = 1;
        try {
            n = 2;
            long[] big = new long[mark(Integer.MAX_VALUE)];
            n = big.length;
        } catch (OutOfMemoryError e) {
            n *= 10;
        } finally {
            n++;
        }
        return n;
    }

    public static void main(String[] args) {
        System.out.println(attempt(() -> new long[Integer.MAX_VALUE]));
        System.out.println(attempt(() -> new double[Integer.MAX_VALUE - 1]));
        System.out.println(attempt(() -> new long[Integer.MAX_VALUE][]));
        System.out.println(attempt(() -> new long[1000][Integer.MAX_VALUE]));
        System.out.println(attempt(() -> new int[10]));
        System.out.println(guarded() + " " + step);
        // The array variable keeps its old value when the allocation fails.
        long[] kept = {1, 2, 3};
        try {
            kept = new long[mark(Integer.MAX_VALUE)];
        } catch (OutOfMemoryError e) {
            kept[0] += step;
        }
        System.out.println(kept.length + " " + kept[0]);
        try {
            kept[mark(0)] = new double[mark(Integer.MAX_VALUE)].length + mark(5);
        } catch (Throwable t) {
            System.out.println(t.getClass().getSimpleName() + " " + step + " " + kept[0]);
        }
        int survived = 0;
        for (int i = 0; i < 5; i++) {
            try {
                Object o = i % 2 == 0 ? new long[Integer.MAX_VALUE] : new long[i];
                survived += ((long[]) o).length;
            } catch (Error e) {
                survived += 100;
            }
        }
        System.out.println(survived);
    }
}
