//@ about: Arrays.sort of every primitive type (small, medium, patterned inputs) and of objects with comparators, stability
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;

public class ArraysSort {
    static int[] generate(int n, int kind) {
        int[] a = new int[n];
        long x = 12345 + kind;
        for (int i = 0; i < n; i++) {
            x = x * 6364136223846793005L + 1442695040888963407L;
            int r = (int) (x >>> 33);
            a[i] = switch (kind) {
                case 0 -> r;
                case 1 -> i;
                case 2 -> n - i;
                case 3 -> r % 5;
                case 4 -> i < n / 2 ? i : n - i;
                case 5 -> i % 16;
                default -> 7;
            };
        }
        return a;
    }

    static long hash(int[] a) {
        long h = 0;
        for (int v : a) h = h * 31 + v;
        return h;
    }

    static boolean sorted(int[] a) {
        for (int i = 1; i < a.length; i++) if (a[i - 1] > a[i]) return false;
        return true;
    }

    record Item(String key, int order) {}

    public static void main(String[] args) {
        for (int n : new int[] {0, 1, 2, 10, 43, 64, 100, 300, 700}) {
            StringBuilder b = new StringBuilder(n + ":");
            for (int kind = 0; kind <= 6; kind++) {
                int[] a = generate(n, kind);
                Arrays.sort(a);
                b.append(' ').append(sorted(a)).append(' ').append(hash(a));
            }
            System.out.println(b);
        }
        double[] d = {3.5, -0.0, 0.0, Double.NaN, -1, Double.NEGATIVE_INFINITY, 0.0, -0.0, 1e300, Double.MIN_VALUE, Double.POSITIVE_INFINITY, -Double.NaN};
        Arrays.sort(d);
        System.out.println(Arrays.toString(d));
        float[] f = {2f, Float.NaN, -0f, 0f, -5f};
        Arrays.sort(f);
        System.out.println(Arrays.toString(f));
        byte[] bytes = new byte[300];
        short[] shorts = new short[300];
        char[] chars = new char[300];
        long[] longs = new long[300];
        for (int i = 0; i < 300; i++) {
            bytes[i] = (byte) (i * 37);
            shorts[i] = (short) (i * 7919);
            chars[i] = (char) ('a' + i * 11 % 26);
            longs[i] = (long) i * i * (i % 2 == 0 ? -1 : 1) << 20;
        }
        Arrays.sort(bytes);
        Arrays.sort(shorts);
        Arrays.sort(chars);
        Arrays.sort(longs);
        System.out.println(Arrays.hashCode(bytes) + " " + bytes[0] + " " + Arrays.hashCode(shorts) + " " + shorts[299] + " " + new String(chars, 140, 20) + " " + Arrays.hashCode(longs) + " " + longs[0]);
        int[] part = {9, 8, 7, 6, 5, 4, 3, 2, 1};
        Arrays.sort(part, 2, 7);
        System.out.println(Arrays.toString(part));

        String[] words = "the quick brown fox jumps over the lazy dog and runs away from the angry bear in the deep dark forest under a pale moon while owls hoot and wolves howl".split(" ");
        String[] natural = words.clone();
        Arrays.sort(natural);
        System.out.println(String.join(" ", natural));
        Arrays.sort(words, Comparator.comparing(String::length));
        System.out.println(String.join(" ", words));
        Arrays.sort(words, Collections.reverseOrder());
        System.out.println(String.join(" ", words));
        Arrays.sort(words, 0, 10, Comparator.comparing(w -> w.charAt(w.length() - 1)));
        System.out.println(String.join(" ", words));
        Item[] items = new Item[200];
        for (int i = 0; i < items.length; i++) items[i] = new Item("k" + i * 7 % 10, i);
        Arrays.sort(items, Comparator.comparing(Item::key));
        boolean stable = true;
        for (int i = 1; i < items.length; i++) if (items[i - 1].key().equals(items[i].key())) stable &= items[i - 1].order() < items[i].order();
        System.out.println("stable " + stable + " " + items[0] + " " + items[199]);
        Integer[] runs = new Integer[400];
        for (int i = 0; i < 400; i++) runs[i] = i / 50 % 2 == 0 ? i : 1000 - i;
        Arrays.sort(runs);
        System.out.println(Arrays.hashCode(runs) + " " + runs[0] + " " + runs[399]);
        int[] comparisons = {0};
        Integer[] counted = new Integer[64];
        for (int i = 0; i < 64; i++) counted[i] = i * 29 % 64;
        Arrays.sort(counted, (x, y) -> {
            comparisons[0]++;
            return x - y;
        });
        System.out.println("comparisons " + comparisons[0]);
        try {
            Integer[] broken = new Integer[200];
            for (int i = 0; i < 200; i++) broken[i] = i * 7919 % 200;
            int[] calls = {0};
            Arrays.sort(broken, (x, y) -> calls[0]++ % 3 - 1);
            System.out.println("inconsistent comparator not noticed");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            Arrays.sort(new Object[] {"a", 1});
        } catch (ClassCastException e) {
            System.out.println("mixed types");
        }
        try {
            Arrays.sort(new String[] {"a", null});
        } catch (NullPointerException e) {
            System.out.println("null element");
        }
    }
}
