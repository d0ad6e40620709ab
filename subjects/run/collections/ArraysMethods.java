//@ about: java.util.Arrays: fill, copyOf, copyOfRange, equals, deepEquals, hashCode, toString, mismatch, compare, setAll, stream
import java.util.Arrays;
import java.util.List;

public class ArraysMethods {
    static void attempt(String what, Runnable r) {
        try {
            r.run();
            System.out.println(what + " fine");
        } catch (RuntimeException e) {
            System.out.println(what + " " + e.getClass().getSimpleName());
        }
    }

    public static void main(String[] args) {
        System.out.println(Arrays.toString(new int[0]) + Arrays.toString(new int[] {1, 2}) + Arrays.toString(new long[] {3L}) + Arrays.toString(new double[] {1.5, Double.NaN}) + Arrays.toString(new float[] {2f}) + Arrays.toString(new boolean[] {true}) + Arrays.toString(new char[] {'a', 'b'}) + Arrays.toString(new byte[] {-1}) + Arrays.toString(new short[] {7}) + Arrays.toString(new String[] {"s", null}) + Arrays.toString((int[]) null));
        Object[] deep = {1, "two", new int[] {3, 4}, new Object[] {5, new String[] {"six"}}, null, new double[][] {{1}, {}}};
        System.out.println(Arrays.deepToString(deep));
        Object[] cyclic = new Object[2];
        cyclic[0] = cyclic;
        System.out.println(Arrays.deepToString(cyclic));
        int[] a = new int[6];
        Arrays.fill(a, 7);
        Arrays.fill(a, 2, 4, -1);
        System.out.println(Arrays.toString(a));
        String[] words = new String[3];
        Arrays.fill(words, "w");
        System.out.println(Arrays.asList(words));
        System.out.println(Arrays.toString(Arrays.copyOf(a, 3)) + Arrays.toString(Arrays.copyOf(a, 8)) + Arrays.toString(Arrays.copyOfRange(a, 2, 5)) + Arrays.toString(Arrays.copyOfRange(words, 1, 5)) + Arrays.copyOf(new Integer[] {1}, 2, Number[].class).getClass().getSimpleName() + Arrays.toString(Arrays.copyOf(new boolean[] {true}, 2)));
        attempt("copyOf negative", () -> Arrays.copyOf(a, -1));
        attempt("range reversed", () -> Arrays.copyOfRange(a, 3, 2));
        attempt("range beyond", () -> Arrays.copyOfRange(a, 7, 9));
        attempt("fill range", () -> Arrays.fill(a, 0, 99, 1));
        attempt("sort range", () -> Arrays.sort(a, 4, 2));
        attempt("store", () -> Arrays.fill((Object[]) words, 5));

        System.out.println(Arrays.equals(new int[] {1, 2}, new int[] {1, 2}) + " " + Arrays.equals(new int[] {1}, null) + " " + Arrays.equals(new Object[] {new int[] {1}}, new Object[] {new int[] {1}}) + " " + Arrays.deepEquals(new Object[] {new int[] {1}}, new Object[] {new int[] {1}}) + " " + Arrays.equals(new double[] {0.0, Double.NaN}, new double[] {-0.0, Double.NaN}) + " " + Arrays.equals(new double[] {Double.NaN}, new double[] {Double.NaN}) + " " + Arrays.equals(new int[] {9, 1, 2}, 1, 3, new int[] {1, 2, 8}, 0, 2));
        System.out.println(Arrays.hashCode(new int[] {1, 2, 3}) + " " + Arrays.hashCode(new long[] {1L << 40}) + " " + Arrays.hashCode(new double[] {0.5}) + " " + Arrays.hashCode(new boolean[] {true, false}) + " " + Arrays.hashCode(new char[] {'x'}) + " " + Arrays.hashCode(new String[] {"a", null}) + " " + Arrays.hashCode((int[]) null) + " " + Arrays.deepHashCode(new Object[] {new int[] {1}, "x", null}) + " " + Arrays.hashCode(new byte[] {1, -1, 127}));
        System.out.println(Arrays.mismatch(new int[] {1, 2, 3}, new int[] {1, 2, 4}) + " " + Arrays.mismatch(new int[] {1}, new int[] {1, 2}) + " " + Arrays.mismatch(new byte[20], new byte[20]) + " " + Arrays.compare(new int[] {1, 2}, new int[] {1, 3}) + " " + Arrays.compare(new int[] {1, 2}, new int[] {1}) + " " + Arrays.compareUnsigned(new byte[] {-1}, new byte[] {1}) + " " + Arrays.compare(new String[] {"b"}, new String[] {"a"}) + " " + Arrays.mismatch("abcdefgh".toCharArray(), "abcdefgX".toCharArray()) + " " + Arrays.mismatch(new double[] {1, 0.0}, new double[] {1, -0.0}));
        int[] squares = new int[8];
        Arrays.setAll(squares, i -> i * i);
        System.out.println(Arrays.toString(squares) + " " + Arrays.stream(squares).sum() + " " + Arrays.stream(squares, 2, 5).boxed().toList());
        for (int i = 1; i < squares.length; i++) squares[i] += squares[i - 1];
        System.out.println(Arrays.toString(squares));
        for (int k : new int[] {0, 1, 5, 14, 100, 140, 200}) System.out.print(Arrays.binarySearch(squares, k) + " ");
        System.out.println(Arrays.binarySearch(squares, 2, 5, 14) + " " + Arrays.binarySearch(new String[] {"ant", "bee", "cat"}, "bee") + " " + Arrays.binarySearch(new double[] {-0.0, 0.0, Double.NaN}, 0.0) + " " + Arrays.binarySearch(new char[] {'a', 'c'}, 'b'));

        List<String> backed = Arrays.asList(words);
        backed.set(0, "changed");
        words[1] = "through";
        System.out.println(backed + " " + words[0] + " " + backed.contains("w") + " " + backed.indexOf("through"));
        attempt("asList add", () -> backed.add("x"));
        attempt("asList remove", () -> backed.remove("w"));
        backed.sort(null);
        System.out.println(Arrays.toString(words) + " " + Arrays.asList(1, 2, 3).hashCode() + " " + Arrays.asList(new int[] {1, 2}).size());
        int[][] grid = new int[3][4];
        for (int[] row : grid) Arrays.fill(row, row.length);
        grid[1] = new int[] {9};
        int[][] shallow = grid.clone();
        shallow[0][0] = 42;
        shallow[2] = null;
        System.out.println(Arrays.deepToString(grid) + " " + Arrays.deepToString(shallow) + " " + Arrays.stream(grid).mapToInt(r -> r.length).sum());
        char[] text = "hello".toCharArray();
        char[] clone = text.clone();
        clone[0] = 'j';
        System.out.println(new String(text) + new String(clone) + (text.getClass() == clone.getClass()));
        System.arraycopy(squares, 0, squares, 2, 5);
        System.out.println(Arrays.toString(squares));
        attempt("arraycopy types", () -> System.arraycopy(squares, 0, new long[3], 0, 1));
        attempt("arraycopy bounds", () -> System.arraycopy(squares, 5, squares, 0, 9));
        Object[] partly = new Object[] {"s", 1, "t"};
        String[] into = new String[3];
        attempt("arraycopy elements", () -> System.arraycopy(partly, 0, into, 0, 3));
        System.out.println(Arrays.toString(into));
    }
}
