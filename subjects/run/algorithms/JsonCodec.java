//@ about: a JSON parser and printer with escapes, numbers, nesting, error positions, path queries and pretty printing
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

public class JsonCodec {
    static class JsonError extends RuntimeException {
        JsonError(String message, int line, int column) {
            super(message + " at " + line + ":" + column);
        }
    }

    private final String in;
    private int at;

    JsonCodec(String in) {
        this.in = in;
    }

    static Object parse(String text) {
        JsonCodec j = new JsonCodec(text);
        Object v = j.value(0);
        j.space();
        if (j.at < text.length()) throw j.error("trailing text");
        return v;
    }

    private JsonError error(String what) {
        int line = 1, column = 1;
        for (int i = 0; i < at && i < in.length(); i++) {
            if (in.charAt(i) == '\n') {
                line++;
                column = 1;
            } else column++;
        }
        return new JsonError(what, line, column);
    }

    private void space() {
        while (at < in.length() && " \t\r\n".indexOf(in.charAt(at)) >= 0) at++;
    }

    private char peek() {
        space();
        if (at >= in.length()) throw error("unexpected end");
        return in.charAt(at);
    }

    private void expect(char c) {
        if (peek() != c) throw error("expected '" + c + "' but found '" + peek() + "'");
        at++;
    }

    private Object value(int depth) {
        if (depth > 50) throw error("too deep");
        char c = peek();
        switch (c) {
            case '{': {
                Map<String, Object> m = new LinkedHashMap<>();
                at++;
                if (peek() != '}') {
                    do {
                        if (peek() != '"') throw error("expected a key");
                        String key = string();
                        expect(':');
                        if (m.containsKey(key)) throw error("duplicate key " + key);
                        m.put(key, value(depth + 1));
                    } while (more('}'));
                }
                expect('}');
                return m;
            }
            case '[': {
                List<Object> l = new ArrayList<>();
                at++;
                if (peek() != ']') {
                    do l.add(value(depth + 1));
                    while (more(']'));
                }
                expect(']');
                return l;
            }
            case '"':
                return string();
            case 't':
                return word("true", true);
            case 'f':
                return word("false", false);
            case 'n':
                return word("null", null);
            default:
                return number();
        }
    }

    private boolean more(char end) {
        if (peek() == ',') {
            at++;
            return true;
        }
        if (peek() != end) throw error("expected ',' or '" + end + "'");
        return false;
    }

    private Object word(String w, Object v) {
        if (!in.startsWith(w, at)) throw error("bad word");
        at += w.length();
        return v;
    }

    private Object number() {
        int start = at;
        while (at < in.length() && "+-0123456789.eE".indexOf(in.charAt(at)) >= 0) at++;
        String s = in.substring(start, at);
        if (!s.matches("-?(0|[1-9]\\d*)(\\.\\d+)?([eE][+-]?\\d+)?")) {
            at = start;
            throw error("bad number");
        }
        if (s.matches("-?\\d{1,18}")) return Long.parseLong(s);
        return Double.parseDouble(s);
    }

    private String string() {
        expect('"');
        StringBuilder b = new StringBuilder();
        while (true) {
            if (at >= in.length()) throw error("unterminated string");
            char c = in.charAt(at++);
            if (c == '"') return b.toString();
            if (c < ' ') throw error("control character");
            if (c != '\\') {
                b.append(c);
                continue;
            }
            c = in.charAt(at++);
            int i = "bfnrt\"\\/".indexOf(c);
            if (i >= 0) b.append("\b\f\n\r\t\"\\/".charAt(i));
            else if (c == 'u') {
                b.append((char) Integer.parseInt(in.substring(at, at + 4), 16));
                at += 4;
            } else throw error("bad escape");
        }
    }

    static String quote(String s) {
        StringBuilder b = new StringBuilder("\"");
        for (char c : s.toCharArray()) {
            switch (c) {
                case '"' -> b.append("\\\"");
                case '\\' -> b.append("\\\\");
                case '\n' -> b.append("\\n");
                case '\t' -> b.append("\\t");
                default -> {
                    if (c < 32 || c > 126) b.append(String.format("\\u%04x", (int) c));
                    else b.append(c);
                }
            }
        }
        return b.append('"').toString();
    }

    static String print(Object v, String indent, String step) {
        String nl = step.isEmpty() ? "" : "\n", deeper = indent + step;
        if (v instanceof Map<?, ?> m) return m.isEmpty() ? "{}" : m.entrySet().stream().map(e -> deeper + quote((String) e.getKey()) + (step.isEmpty() ? ":" : ": ") + print(e.getValue(), deeper, step)).collect(Collectors.joining("," + nl, "{" + nl, nl + indent + "}"));
        if (v instanceof List<?> l) return l.isEmpty() ? "[]" : l.stream().map(e -> deeper + print(e, deeper, step)).collect(Collectors.joining("," + nl, "[" + nl, nl + indent + "]"));
        return v instanceof String s ? quote(s) : String.valueOf(v);
    }

    static Object query(Object v, String path) {
        for (String p : path.split("\\.")) {
            if (v instanceof Map<?, ?> m) v = m.get(p);
            else if (v instanceof List<?> l) v = l.get(Integer.parseInt(p));
            else return null;
        }
        return v;
    }

    public static void main(String[] args) {
        String doc = "{\"name\": \"Lissom\", \"version\": 1, \"tags\": [\"java\", \"rust\", \"\\u00e9\\n\\\"q\\\"\"],\n \"nested\": {\"empty\": {}, \"list\": [], \"deep\": [[1, [2.5e3, -0.125]], null]}, \"ok\": true, \"big\": 123456789012345678901234567890}";
        Object v = parse(doc);
        String compact = print(v, "", "");
        System.out.println(compact);
        System.out.println(print(v, "", "  "));
        System.out.println(parse(compact).equals(v) + " " + parse(print(v, "", "\t")).equals(v));
        for (String p : new String[] {"name", "tags.1", "nested.deep.0.1.0", "nested.deep.1", "ok.x", "missing"}) System.out.println(p + " -> " + query(v, p));
        for (String good : new String[] {"0", "-1", "1e2", "[]", " {} ", "\"\"", "[1,[2,[3]]]", "\"\\/\\b\""}) System.out.println(good + " -> " + print(parse(good), "", ""));
        for (String bad : new String[] {"", "{", "[1,]", "{\"a\" 1}", "{\"a\":1,\"a\":2}", "tru", "01", "1.", "\"abc", "[1 2]", "{1:2}", "\"\\x\"", "[1]\n x", "nul", "[".repeat(60)}) {
            try {
                System.out.println(parse(bad));
            } catch (JsonError e) {
                System.out.println((bad.length() > 20 ? "deep" : bad.replace("\n", "\\n")) + " -> " + e.getMessage());
            }
        }
    }
}
