//@ about: String.hashCode: exact values, collisions, zero hashes, wide strings and hash-based lookup
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

public class StringHash {
    static int manual(String s) {
        int h = 0;
        for (int i = 0; i < s.length(); i++) h = 31 * h + s.charAt(i);
        return h;
    }

    public static void main(String[] args) {
        String[] samples = {"", "a", "A", "ab", "ba", "hello", "Hello", "The quick brown fox jumps over the lazy dog", "\u0000", "\u0000\u0000", "\u00e9", "\u00ff\u0100", "\u4e2d\u6587", "\ud83d\ude00", "polygenelubricants", "Aa", "BB", "AaAa", "BBBB", "AaBB", "x".repeat(1000)};
        for (String s : samples) {
            System.out.println(s.length() + " " + s.hashCode() + " " + (s.hashCode() == manual(s)) + " " + (new String(s).hashCode() == s.hashCode()));
        }
        System.out.println("collision " + ("Aa".hashCode() == "BB".hashCode()) + " " + "Aa".equals("BB"));
        Map<String, Integer> map = new HashMap<>();
        String[] halves = {"Aa", "BB"};
        for (int bits = 0; bits < 32; bits++) {
            StringBuilder b = new StringBuilder();
            for (int i = 0; i < 5; i++) b.append(halves[bits >> i & 1]);
            map.put(b.toString(), bits);
        }
        Set<Integer> hashes = new HashSet<>();
        for (String k : map.keySet()) hashes.add(k.hashCode());
        System.out.println("keys " + map.size() + " distinct hashes " + hashes.size());
        int ok = 0;
        for (int bits = 0; bits < 32; bits++) {
            StringBuilder b = new StringBuilder();
            for (int i = 0; i < 5; i++) b.append(halves[bits >> i & 1]);
            if (map.get(b.toString()) == bits) ok++;
        }
        System.out.println("found " + ok);
        System.out.println("polygenelubricants abs " + Math.abs("polygenelubricants".hashCode()));
        System.out.println("Objects.hash " + Objects.hash("a", 1, null) + " " + Objects.hashCode(null) + " " + Objects.hashCode("x"));
        System.out.println("record of strings " + new Pair("left", "right").hashCode() + " " + new Pair("left", "right").equals(new Pair("le" + "ft", "right")));
        System.out.println("list " + java.util.List.of("a", "b").hashCode() + " array " + java.util.Arrays.hashCode(new String[] {"a", "b"}) + " map entry " + Map.entry("k", "v").hashCode());
        int mixed = 0;
        for (int i = 0; i < 500; i++) mixed = mixed * 17 + ("key" + i).hashCode();
        System.out.println("mixed " + mixed);
        int buckets = 16;
        int[] histogram = new int[buckets];
        for (int i = 0; i < 400; i++) {
            int h = ("item-" + i).hashCode();
            histogram[(h ^ h >>> 16) & buckets - 1]++;
        }
        System.out.println(java.util.Arrays.toString(histogram));
    }

    record Pair(String a, String b) {}
}
