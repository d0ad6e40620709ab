//@ about: NegativeArraySizeException and ArrayIndexOutOfBoundsException: when they come, messages, effects before them
public class SizesAndIndices {
    interface Action {
        Object run();
    }

    static void attempt(String what, Action action) {
        try {
            Object result = action.run();
            System.out.println(what + ": " + result);
        } catch (RuntimeException e) {
            System.out.println(what + ": " + e.getClass().getName() + ": " + e.getMessage());
        }
    }

    static int effects;

    static int effect(int v) {
        effects = effects * 10 + Math.abs(v) % 10;
        return v;
    }

    static int minusOne = -1;

    public static void main(String[] args) {
        attempt("int -1", () -> new int[minusOne]);
        attempt("object min", () -> new Object[Integer.MIN_VALUE]);
        attempt("byte cast", () -> new boolean[(byte) 200]);
        attempt("multi first", () -> new int[minusOne][5]);
        attempt("multi second", () -> new int[5][minusOne]);
        attempt("multi zero first", () -> new int[0][minusOne]);
        attempt("multi order", () -> new int[effect(3)][effect(-2)][effect(-1)]);
        System.out.println("effects " + effects);
        attempt("partial", () -> new int[2][minusOne][]);
        attempt("zero", () -> new int[0].length);

        int[] three = {1, 2, 3};
        for (int i : new int[] {-1, 0, 2, 3, Integer.MAX_VALUE, Integer.MIN_VALUE}) {
            attempt("load " + i, () -> three[i]);
            attempt("store " + i, () -> three[i] = 9);
            attempt("compound " + i, () -> three[i] += 1);
            attempt("increment " + i, () -> three[i]++);
        }
        attempt("empty", () -> (new String[0])[0]);
        allTypes(-5);
        allTypes(1);
        order();
    }

    static void allTypes(int i) {
        attempt("boolean", () -> { boolean[] a = new boolean[1]; return a[i]; });
        attempt("byte", () -> { byte[] a = new byte[1]; return a[i]; });
        attempt("short", () -> { short[] a = new short[1]; a[i] = 1; return a; });
        attempt("char", () -> { char[] a = new char[1]; return a[i]; });
        attempt("long", () -> { long[] a = new long[1]; a[i] = 2; return a; });
        attempt("float", () -> { float[] a = new float[1]; return a[i]; });
        attempt("double", () -> { double[] a = new double[1]; a[i] = 2; return a; });
        attempt("reference", () -> { String[] a = new String[1]; a[i] = ""; return a; });
        attempt("row", () -> { int[][] a = new int[1][1]; return a[0][i]; });
    }

    /** The right-hand side is evaluated before the index is checked; the array reference before both. */
    static void order() {
        effects = 0;
        int[] a = {0};
        attempt("order", () -> a[effect(5)] = effect(7));
        System.out.println(effects);
        effects = 0;
        attempt("null order", () -> nothing()[effect(1)] = effect(2));
        System.out.println(effects);
        effects = 0;
        attempt("throwing value", () -> a[effect(8)] = 1 / effect(0));
        System.out.println(effects);
        effects = 0;
        attempt("compound checks first", () -> a[effect(8)] += effect(3));
        System.out.println(effects);
    }

    static int[] nothing() {
        effect(9);
        return null;
    }
}
