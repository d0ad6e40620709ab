//@ about: Huffman coding: frequency tree, canonical codes, bit packing, decoding and the entropy bound
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.TreeMap;

public class HuffmanCoding {
    sealed interface Tree permits Leaf, Fork {
        int weight();

        char smallest();
    }

    record Leaf(char symbol, int weight) implements Tree {
        public char smallest() {
            return symbol;
        }
    }

    record Fork(Tree left, Tree right) implements Tree {
        public int weight() {
            return left.weight() + right.weight();
        }

        public char smallest() {
            return (char) Math.min(left.smallest(), right.smallest());
        }
    }

    record Packed(BitSet bits, int length) {}

    static Tree build(String text) {
        Map<Character, Integer> counts = new TreeMap<>();
        for (char c : text.toCharArray()) counts.merge(c, 1, Integer::sum);
        PriorityQueue<Tree> queue = new PriorityQueue<>(Comparator.comparingInt(Tree::weight).thenComparing(Tree::smallest));
        counts.forEach((c, n) -> queue.add(new Leaf(c, n)));
        if (queue.isEmpty()) throw new IllegalArgumentException("empty text");
        while (queue.size() > 1) queue.add(new Fork(queue.poll(), queue.poll()));
        return queue.poll();
    }

    static void codes(Tree t, String prefix, Map<Character, String> out) {
        if (t instanceof Leaf l) out.put(l.symbol(), prefix.isEmpty() ? "0" : prefix);
        else if (t instanceof Fork f) {
            codes(f.left(), prefix + "0", out);
            codes(f.right(), prefix + "1", out);
        }
    }

    static Map<Character, String> canonical(Map<Character, String> codes) {
        List<Character> symbols = new ArrayList<>(codes.keySet());
        symbols.sort(Comparator.<Character>comparingInt(c -> codes.get(c).length()).thenComparing(Comparator.naturalOrder()));
        Map<Character, String> out = new TreeMap<>();
        int code = 0, length = 0;
        for (char c : symbols) {
            int n = codes.get(c).length();
            code <<= n - length;
            length = n;
            StringBuilder b = new StringBuilder();
            for (int i = n - 1; i >= 0; i--) b.append(code >> i & 1);
            out.put(c, b.toString());
            code++;
        }
        return out;
    }

    static Packed encode(String text, Map<Character, String> codes) {
        BitSet bits = new BitSet();
        int n = 0;
        for (char c : text.toCharArray()) for (char bit : codes.get(c).toCharArray()) bits.set(n++, bit == '1');
        return new Packed(bits, n);
    }

    static String decode(Packed p, Map<Character, String> codes) {
        Map<String, Character> inverse = new HashMap<>();
        codes.forEach((c, s) -> inverse.put(s, c));
        StringBuilder out = new StringBuilder(), current = new StringBuilder();
        for (int i = 0; i < p.length(); i++) {
            current.append(p.bits().get(i) ? '1' : '0');
            Character c = inverse.get(current.toString());
            if (c != null) {
                out.append(c);
                current.setLength(0);
            }
        }
        if (current.length() > 0) throw new IllegalStateException("dangling bits " + current);
        return out.toString();
    }

    static boolean prefixFree(Map<Character, String> codes) {
        for (String a : codes.values()) for (String b : codes.values()) if (!a.equals(b) && b.startsWith(a)) return false;
        return true;
    }

    public static void main(String[] args) {
        String[] texts = {"abracadabra", "aaaa", "mississippi river", "the quick brown fox jumps over the lazy dog", "aaaaaaaabbbbccd", "x"};
        for (String text : texts) {
            Map<Character, String> codes = new TreeMap<>();
            codes(build(text), "", codes);
            Map<Character, String> canon = canonical(codes);
            Packed p = encode(text, codes), q = encode(text, canon);
            System.out.println(text + ": " + p.length() + " bits instead of " + text.length() * 8 + ", canonical same size " + (p.length() == q.length()) + ", prefix free " + prefixFree(codes) + " " + prefixFree(canon));
            System.out.println("  " + codes);
            System.out.println("  " + canon);
            System.out.println("  back " + decode(p, codes).equals(text) + " " + decode(q, canon).equals(text));
        }
        Map<Character, String> codes = new TreeMap<>();
        codes(build("abracadabra"), "", codes);
        Packed p = encode("abracadabra", codes);
        StringBuilder hex = new StringBuilder();
        for (byte b : p.bits().toByteArray()) hex.append(String.format("%02x", b));
        System.out.println(hex);
        try {
            decode(new Packed(p.bits(), p.length() - 1), codes);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        try {
            build("");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
