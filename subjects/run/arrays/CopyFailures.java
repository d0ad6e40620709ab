//@ about: System.arraycopy: every failure mode, its exception message, and what was copied before it
import java.util.Arrays;

public class CopyFailures {
    static void copy(String what, Object src, int from, Object dst, int to, int n) {
        try {
            System.arraycopy(src, from, dst, to, n);
            System.out.println(what + ": fine");
        } catch (RuntimeException e) {
            System.out.println(what + ": " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        int[] ints = {1, 2, 3};
        long[] longs = new long[3];
        String[] words = {"a", "b"};
        Object[] objects = {"x", 1, "y"};
        int max = Integer.MAX_VALUE, min = Integer.MIN_VALUE;

        copy("null source", null, 0, ints, 0, 1);
        copy("null target", ints, 0, null, 0, 1);
        copy("both null", null, 0, null, 0, 0);
        copy("not an array", "text", 0, ints, 0, 1);
        copy("not an array either", ints, 0, 5, 0, 1);
        copy("primitive types differ", ints, 0, longs, 0, 1);
        copy("primitive types differ, nothing to copy", ints, 0, longs, 0, 0);
        copy("boolean and byte", new boolean[1], 0, new byte[1], 0, 1);
        copy("primitive to object", ints, 0, objects, 0, 1);
        copy("object to primitive", objects, 0, ints, 0, 1);
        copy("rows to ints", new int[1][1], 0, ints, 0, 1);

        copy("negative source position", ints, -1, ints, 0, 1);
        copy("negative target position", ints, 0, ints, -2, 1);
        copy("negative length", ints, 0, ints, 0, -3);
        copy("source end", ints, 2, ints, 0, 2);
        copy("target end", ints, 0, ints, 2, 2);
        copy("source start beyond", ints, 4, ints, 0, 0);
        copy("target start beyond", ints, 0, ints, 4, 0);
        copy("length overflow", ints, 1, ints, 0, max);
        copy("position overflow", ints, max, ints, 0, max);
        copy("minimum", ints, min, ints, min, min);
        copy("byte end", new byte[5], 3, new byte[9], 0, 3);
        copy("double target end", new double[5], 0, new double[2], 1, 2);
        copy("object source end", objects, 1, words, 0, 3);
        copy("object target end", words, 0, objects, 3, 1);
        copy("object negative", words, -1, objects, 0, 1);
        copy("row end", new int[2][2], 0, new int[1][1], 0, 2);
        copy("at the very end", ints, 3, ints, 3, 0);
        System.out.println(Arrays.toString(ints));

        String[] target = {"p", "q", "r"};
        copy("element does not fit", objects, 0, target, 0, 3);
        System.out.println("kept the first: " + Arrays.toString(target));
        Integer[] numbers = {7, 8, 9};
        copy("first does not fit", objects, 0, numbers, 0, 3);
        System.out.println(Arrays.toString(numbers));
        copy("second fits", objects, 1, numbers, 2, 1);
        System.out.println(Arrays.toString(numbers));
        copy("nulls fit", new Object[3], 0, numbers, 0, 3);
        System.out.println(Arrays.toString(numbers));
        copy("int[] into Object[][]", new Object[] {new Object[0], new int[0]}, 0, new Object[2][], 0, 2);
        copy("interface elements", new Object[] {"s", new Object()}, 0, new Comparable[2], 0, 2);
    }
}
