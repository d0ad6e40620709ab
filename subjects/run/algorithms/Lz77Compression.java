//@ about: LZ77, LZW and run-length compressors with decoders, on repetitive and incompressible text
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class Lz77Compression {
    record Token(int distance, int length, char next) {
        @Override
        public String toString() {
            return "(" + distance + "," + length + "," + (next == 0 ? "-" : next) + ")";
        }
    }

    static List<Token> lz77(String s, int window) {
        List<Token> out = new ArrayList<>();
        for (int at = 0; at < s.length(); ) {
            int best = 0, distance = 0;
            for (int from = Math.max(0, at - window); from < at; from++) {
                int n = 0;
                while (at + n < s.length() && s.charAt(from + n) == s.charAt(at + n)) n++;
                if (n > best) {
                    best = n;
                    distance = at - from;
                }
            }
            char next = at + best < s.length() ? s.charAt(at + best) : 0;
            out.add(new Token(distance, best, next));
            at += best + 1;
        }
        return out;
    }

    static String unlz77(List<Token> tokens) {
        StringBuilder b = new StringBuilder();
        for (Token t : tokens) {
            for (int i = 0; i < t.length(); i++) b.append(b.charAt(b.length() - t.distance()));
            if (t.next() != 0) b.append(t.next());
        }
        return b.toString();
    }

    static List<Integer> lzw(String s) {
        Map<String, Integer> dictionary = new HashMap<>();
        for (int i = 0; i < 128; i++) dictionary.put(String.valueOf((char) i), i);
        List<Integer> out = new ArrayList<>();
        String w = "";
        for (char c : s.toCharArray()) {
            String longer = w + c;
            if (dictionary.containsKey(longer)) {
                w = longer;
                continue;
            }
            out.add(dictionary.get(w));
            dictionary.put(longer, dictionary.size());
            w = String.valueOf(c);
        }
        if (!w.isEmpty()) out.add(dictionary.get(w));
        return out;
    }

    static String unlzw(List<Integer> codes) {
        if (codes.isEmpty()) return "";
        Map<Integer, String> dictionary = new HashMap<>();
        for (int i = 0; i < 128; i++) dictionary.put(i, String.valueOf((char) i));
        String w = dictionary.get(codes.get(0));
        StringBuilder b = new StringBuilder(w);
        for (int code : codes.subList(1, codes.size())) {
            String entry = dictionary.get(code);
            if (entry == null) {
                if (code != dictionary.size()) throw new IllegalArgumentException("bad code " + code);
                entry = w + w.charAt(0);
            }
            b.append(entry);
            dictionary.put(dictionary.size(), w + entry.charAt(0));
            w = entry;
        }
        return b.toString();
    }

    static String rle(String s) {
        StringBuilder b = new StringBuilder();
        for (int i = 0, j; i < s.length(); i = j) {
            for (j = i; j < s.length() && s.charAt(j) == s.charAt(i); ) j++;
            if (j - i > 1) b.append(j - i);
            b.append(s.charAt(i));
        }
        return b.toString();
    }

    static String unrle(String s) {
        StringBuilder b = new StringBuilder();
        int n = 0;
        for (char c : s.toCharArray()) {
            if (Character.isDigit(c)) n = n * 10 + c - '0';
            else {
                b.append(String.valueOf(c).repeat(Math.max(n, 1)));
                n = 0;
            }
        }
        return b.toString();
    }

    static String moveToFront(String s) {
        List<Character> alphabet = new ArrayList<>();
        for (char c = 'a'; c <= 'z'; c++) alphabet.add(c);
        StringBuilder b = new StringBuilder();
        for (char c : s.toCharArray()) {
            int i = alphabet.indexOf(c);
            if (i < 0) {
                b.append('?');
                continue;
            }
            b.append(i).append(' ');
            alphabet.add(0, alphabet.remove(i));
        }
        return b.toString().trim();
    }

    public static void main(String[] args) {
        StringBuilder noise = new StringBuilder();
        int x = 9;
        for (int i = 0; i < 120; i++) noise.append((char) ('a' + (x = x * 75 % 65537) % 26));
        String[] texts = {"", "a", "aaaaaaaaaaaaaaaa", "abracadabra abracadabra abracadabra", "TOBEORNOTTOBEORTOBEORNOT", "abcabcabcabcabcabcX", "the rain in spain stays mainly in the plain", noise.toString()};
        for (String t : texts) {
            List<Token> a = lz77(t, 32);
            List<Integer> b = lzw(t);
            System.out.println(t.length() + " chars: lz77 " + a.size() + " tokens " + unlz77(a).equals(t) + ", lzw " + b.size() + " codes " + unlzw(b).equals(t) + ", rle " + rle(t).length() + " " + unrle(rle(t)).equals(t));
            if (t.length() < 40) System.out.println("  " + a + "\n  " + b + "\n  " + rle(t));
        }
        System.out.println(lz77("xyxyxyxyxyz", 4) + " " + lz77("xyxyxyxyxyz", 1));
        System.out.println(moveToFront("bananaaa") + " | " + moveToFront("hello world"));
        try {
            unlzw(List.of(65, 999));
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        String longText = "row row row your boat gently down the stream merrily ".repeat(20);
        System.out.println(longText.length() + " -> " + lz77(longText, 255).size() + " tokens, " + lzw(longText).size() + " codes, " + unlzw(lzw(longText)).equals(longText));
    }
}
