//@ about: records: compact and extra constructors, accessors, static members, arrays and floats in equals, hashCode and toString, interfaces
//@ jdk: 25
import java.util.*;

public class RecordMembers {
    record Plain(int i, long j, float f, double d, boolean z, byte b, short s, char c, String text, int[] array) { }
    record Range(int low, int high) implements Comparable<Range>, Iterable<Integer> {
        static final Range EMPTY = new Range(0, 0);
        static int made;
        Range {
            if (low > high) {
                int swap = low;
                low = high;
                high = swap;
            }
            made++;
        }
        Range(int high) { this(0, high); }
        int size() { return high - low; }
        public int compareTo(Range other) { return Integer.compare(size(), other.size()); }
        public Iterator<Integer> iterator() {
            return new Iterator<>() {
                int next = low;
                public boolean hasNext() { return next < high; }
                public Integer next() { return next++; }
            };
        }
    }
    record Copying(List<String> words) {
        Copying { words = List.copyOf(words); }
        public List<String> words() { return words.reversed(); }
    }
    record Custom(int a, int b) {
        @Override public boolean equals(Object o) { return o instanceof Custom c && c.a == a; }
        @Override public int hashCode() { return a; }
        @Override public String toString() { return "<" + a + ">"; }
    }
    record Nothing() { }
    record Varargs(String first, int... rest) { }
    record Nested(Range range, Nested next) { }

    public static void main(String[] args) {
        int[] array = {1};
        Plain one = new Plain(1, 2, 3.5f, 4.5, true, (byte) 6, (short) 7, 'c', "text", array), two = new Plain(1, 2, 3.5f, 4.5, true, (byte) 6, (short) 7, 'c', "text", array);
        System.out.println(one.equals(two) + " " + (one.hashCode() == two.hashCode())
            + " " + one.equals(new Plain(1, 2, 3.5f, 4.5, true, (byte) 6, (short) 7, 'c', "text", new int[] {1})));
        System.out.println(new Plain(0, 0, 0f, 0.0, false, (byte) 0, (short) 0, 'x', null, null));
        System.out.println(new Plain(0, 0, 0f, 0.0, false, (byte) 0, (short) 0, 'x', null, null).equals(new Plain(0, 0, -0f, 0.0, false, (byte) 0, (short) 0, 'x', null, null)));
        System.out.println(new Plain(0, 0, 0, Double.NaN, false, (byte) 0, (short) 0, 'x', "", null).equals(new Plain(0, 0, 0, Double.NaN, false, (byte) 0, (short) 0, 'x', "", null)));
        System.out.println(new Range(5, 2) + " " + new Range(3) + " " + Range.EMPTY.size() + " " + Range.made + " " + new Range(1, 9).compareTo(new Range(2)));
        int sum = 0;
        for (int n : new Range(3, 7)) sum += n;
        System.out.println(sum + " " + new TreeSet<>(List.of(new Range(9), new Range(1, 2), new Range(5))));
        List<String> words = new ArrayList<>(List.of("a", "b"));
        Copying copying = new Copying(words);
        words.add("c");
        System.out.println(copying.words() + " " + copying);
        System.out.println(new Custom(1, 2).equals(new Custom(1, 3)) + " " + Set.of(new Custom(4, 4)).contains(new Custom(4, 5)) + " " + new Custom(7, 8));
        System.out.println(new Nothing().equals(new Nothing()) + " " + new Nothing() + " " + new Nothing().hashCode()
            + " " + new Varargs("x").rest().length + " " + new Varargs("x", 1, 2).rest()[1]);
        System.out.println(new Nested(new Range(1), new Nested(null, null)));
        System.out.println(new Range(1, 2).hashCode() + " " + new Nested(null, null).hashCode() + " " + new Custom(5, 5).hashCode());
    }
}
