//@ about: a trie with counts, autocomplete by frequency, wildcard search, deletion, spelling suggestions, radix compression
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

public class TrieAutocomplete {
    static final class Trie {
        final Map<Character, Trie> next = new TreeMap<>();
        int count, below;

        void add(String w) {
            Trie t = this;
            t.below++;
            for (char c : w.toCharArray()) {
                t = t.next.computeIfAbsent(c, k -> new Trie());
                t.below++;
            }
            t.count++;
        }

        Trie walk(String prefix) {
            Trie t = this;
            for (int i = 0; i < prefix.length() && t != null; i++) t = t.next.get(prefix.charAt(i));
            return t;
        }

        int count(String w) {
            Trie t = walk(w);
            return t == null ? 0 : t.count;
        }

        boolean remove(String w) {
            if (count(w) == 0) return false;
            Trie t = this;
            t.below--;
            for (char c : w.toCharArray()) {
                Trie child = t.next.get(c);
                if (--child.below == 0) {
                    t.next.remove(c);
                    return true;
                }
                t = child;
            }
            t.count--;
            return true;
        }

        void collect(String prefix, Map<String, Integer> out) {
            if (count > 0) out.put(prefix, count);
            next.forEach((c, t) -> t.collect(prefix + c, out));
        }

        List<String> complete(String prefix, int limit) {
            Map<String, Integer> found = new TreeMap<>();
            Trie t = walk(prefix);
            if (t != null) t.collect(prefix, found);
            return found.entrySet().stream().sorted(Map.Entry.<String, Integer>comparingByValue(Comparator.reverseOrder()).thenComparing(Map.Entry.comparingByKey())).limit(limit).map(e -> e.getKey() + "*" + e.getValue()).collect(Collectors.toList());
        }

        void wildcard(String pattern, int at, String sofar, List<String> out) {
            if (at == pattern.length()) {
                if (count > 0) out.add(sofar);
                return;
            }
            char p = pattern.charAt(at);
            if (p == '*') {
                wildcard(pattern, at + 1, sofar, out);
                next.forEach((c, t) -> t.wildcard(pattern, at, sofar + c, out));
            } else next.forEach((c, t) -> {
                if (p == '?' || p == c) t.wildcard(pattern, at + 1, sofar + c, out);
            });
        }

        void fuzzy(String target, int[] row, String sofar, int limit, Map<String, Integer> out) {
            if (count > 0 && row[target.length()] <= limit) out.put(sofar, row[target.length()]);
            next.forEach((c, t) -> {
                int[] below = new int[row.length];
                below[0] = row[0] + 1;
                int best = below[0];
                for (int i = 1; i < row.length; i++) {
                    below[i] = Math.min(Math.min(below[i - 1], row[i]) + 1, row[i - 1] + (target.charAt(i - 1) == c ? 0 : 1));
                    best = Math.min(best, below[i]);
                }
                if (best <= limit) t.fuzzy(target, below, sofar + c, limit, out);
            });
        }

        int nodes() {
            return 1 + next.values().stream().mapToInt(Trie::nodes).sum();
        }

        void radix(String label, String indent, StringBuilder b) {
            if (next.size() == 1 && count == 0 && !label.isEmpty()) {
                Map.Entry<Character, Trie> only = next.entrySet().iterator().next();
                only.getValue().radix(label + only.getKey(), indent, b);
                return;
            }
            if (!label.isEmpty()) b.append(indent).append(label).append(count > 0 ? " *" + count : "").append('\n');
            next.forEach((c, t) -> t.radix(String.valueOf(c), label.isEmpty() ? indent : indent + "  ", b));
        }
    }

    public static void main(String[] args) {
        Trie t = new Trie();
        for (String w : "romane romanus romulus rubens ruber rubicon rubicundus rub romane rubicon rubicon a an and ant any".split(" ")) t.add(w);
        System.out.println(t.below + " words, " + t.nodes() + " nodes");
        StringBuilder b = new StringBuilder();
        t.radix("", "", b);
        System.out.print(b);
        for (String p : new String[] {"r", "rom", "rub", "an", "z", ""}) System.out.println("'" + p + "' -> " + t.complete(p, 4));
        for (String p : new String[] {"rub*", "r*s", "?n?", "*o*", "a*t", "rub???", "**", "x?"}) {
            List<String> out = new ArrayList<>();
            t.wildcard(p, 0, "", out);
            Collections.sort(out);
            System.out.println(p + " matches " + out.stream().distinct().toList());
        }
        for (String s : new String[] {"romans", "rubber", "ann", "rubicundos", "qqq"}) {
            int[] row = new int[s.length() + 1];
            for (int i = 0; i < row.length; i++) row[i] = i;
            Map<String, Integer> out = new TreeMap<>();
            t.fuzzy(s, row, "", 2, out);
            System.out.println("did you mean (" + s + ") " + out);
        }
        System.out.println(t.remove("rubicon") + " " + t.count("rubicon") + " " + t.remove("rubicon") + " " + t.remove("rubicon") + " " + t.remove("rubicon") + " " + t.count("rubicon") + " " + t.count("rubicundus") + " " + t.remove("rubi"));
        System.out.println(t.below + " words, " + t.nodes() + " nodes, prefix rub " + t.walk("rub").below);
        Trie numbers = new Trie();
        for (int i = 0; i < 500; i++) numbers.add(Integer.toBinaryString(i * 37 % 512));
        int best = 0;
        for (int i = 0; i < 100; i++) best = Math.max(best, numbers.complete(Integer.toBinaryString(i), 50).size());
        System.out.println(numbers.nodes() + " nodes, widest completion " + best);
    }
}
