//@ about: StringBuilder insert, delete, replace, reverse, setLength, setCharAt and their bounds checks
public class BuilderEdit {
    interface Edit {
        void apply(StringBuilder b);
    }

    static void edit(String what, String start, Edit e) {
        StringBuilder b = new StringBuilder(start);
        try {
            e.apply(b);
            System.out.println(what + ": " + escape(b) + " (" + b.length() + ")");
        } catch (IndexOutOfBoundsException x) {
            System.out.println(what + ": " + x.getClass().getSimpleName() + " leaves " + b);
        }
    }

    static String escape(CharSequence s) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if (c >= 32 && c < 127) out.append(c);
            else out.append(String.format("\\u%04x", (int) c));
        }
        return out.toString();
    }

    public static void main(String[] args) {
        edit("insert start", "world", b -> b.insert(0, "hello "));
        edit("insert middle", "hd", b -> b.insert(1, "ea"));
        edit("insert end", "tail", b -> b.insert(4, '!'));
        edit("insert int", "<>", b -> b.insert(1, -42));
        edit("insert long", "<>", b -> b.insert(1, 1L << 40));
        edit("insert double", "<>", b -> b.insert(1, 0.1));
        edit("insert float", "<>", b -> b.insert(1, 0.1f));
        edit("insert boolean", "<>", b -> b.insert(1, false));
        edit("insert null", "<>", b -> b.insert(1, (Object) null));
        edit("insert chars", "<>", b -> b.insert(1, new char[] {'a', 'b', 'c'}));
        edit("insert chars range", "<>", b -> b.insert(1, new char[] {'a', 'b', 'c', 'd'}, 1, 2));
        edit("insert sequence range", "<>", b -> b.insert(1, (CharSequence) "sequence", 3, 6));
        edit("insert self", "ab", b -> b.insert(1, b));
        edit("insert out of range", "abc", b -> b.insert(4, "x"));
        edit("insert negative", "abc", b -> b.insert(-1, "x"));
        edit("insert wide into latin", "abc", b -> b.insert(1, "\u4e2d"));

        edit("delete", "abcdef", b -> b.delete(1, 3));
        edit("delete past end", "abcdef", b -> b.delete(4, 100));
        edit("delete nothing", "abcdef", b -> b.delete(3, 3));
        edit("delete reversed", "abcdef", b -> b.delete(3, 2));
        edit("delete negative", "abcdef", b -> b.delete(-1, 2));
        edit("deleteCharAt", "abcdef", b -> b.deleteCharAt(5).deleteCharAt(0));
        edit("deleteCharAt end", "abc", b -> b.deleteCharAt(3));

        edit("replace same size", "abcdef", b -> b.replace(1, 3, "XY"));
        edit("replace longer", "abcdef", b -> b.replace(1, 3, "12345"));
        edit("replace shorter", "abcdef", b -> b.replace(0, 5, ""));
        edit("replace past end", "abcdef", b -> b.replace(4, 50, "END"));
        edit("replace start too far", "abc", b -> b.replace(4, 5, "x"));

        edit("reverse even", "abcd", StringBuilder::reverse);
        edit("reverse odd", "abcde", StringBuilder::reverse);
        edit("reverse empty", "", StringBuilder::reverse);
        edit("reverse wide", "a\u4e2db", StringBuilder::reverse);
        edit("reverse surrogates", "x\ud83d\ude00y", StringBuilder::reverse);
        edit("reverse lone surrogates", "\ude00\ud83d", StringBuilder::reverse);

        edit("setCharAt", "abc", b -> b.setCharAt(1, 'Z'));
        edit("setCharAt wide", "abc", b -> b.setCharAt(2, '\u20ac'));
        edit("setCharAt end", "abc", b -> b.setCharAt(3, 'Z'));
        edit("setLength shorter", "abcdef", b -> b.setLength(2));
        edit("setLength longer", "ab", b -> b.setLength(4));
        edit("setLength negative", "ab", b -> b.setLength(-1));

        StringBuilder q = new StringBuilder("the cat and the hat");
        System.out.println(q.indexOf("the") + " " + q.indexOf("the", 1) + " " + q.lastIndexOf("the") + " " + q.lastIndexOf("the", 11) + " " + q.indexOf("dog") + " " + q.indexOf(""));
        System.out.println(q.charAt(4) + " " + q.substring(4) + " | " + q.substring(4, 7) + " | " + q.subSequence(8, 11));
        char[] out = new char[5];
        q.getChars(4, 7, out, 1);
        System.out.println(escape(new String(out)));
        System.out.println(q.codePointAt(0) + " " + q.codePointBefore(1) + " " + q.offsetByCodePoints(0, 3));
        System.out.println(q.chars().filter(c -> c == 't').count());
        try {
            q.charAt(19);
        } catch (IndexOutOfBoundsException e) {
            System.out.println("charAt out of range");
        }
        try {
            q.substring(5, 3);
        } catch (StringIndexOutOfBoundsException e) {
            System.out.println("substring out of range");
        }

        StringBuilder shrinking = new StringBuilder("caf\u00e9 \u4e2d");
        shrinking.setLength(4);
        System.out.println(shrinking.toString().equals("caf\u00e9") + " " + "caf\u00e9".contentEquals(shrinking));
        StringBuilder words = new StringBuilder();
        for (String w : new String[] {"alpha", "beta", "gamma"}) {
            if (words.length() > 0) words.insert(0, ", ");
            words.insert(0, w);
        }
        System.out.println(words);
    }
}
