//@ about: a spreadsheet with formulas, ranges, functions, dependency recalculation, cycles and error values
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

public class Spreadsheet {
    static class CellError extends RuntimeException {
        CellError(String code) {
            super(code);
        }
    }

    private final Map<String, String> source = new TreeMap<>();
    private final Map<String, Object> value = new TreeMap<>();
    private final Map<String, Set<String>> uses = new TreeMap<>(), usedBy = new TreeMap<>();
    private int evaluations;

    void set(String cell, String text) {
        source.put(cell, text);
        for (String old : uses.getOrDefault(cell, Set.of())) usedBy.get(old).remove(cell);
        Set<String> refs = new LinkedHashSet<>();
        if (text.startsWith("=")) {
            Matcher m = Pattern.compile("([A-Z])(\\d+):([A-Z])(\\d+)|[A-Z]\\d+").matcher(text);
            while (m.find()) refs.addAll(m.group(1) == null ? List.of(m.group()) : range(m.group()));
        }
        uses.put(cell, refs);
        for (String r : refs) usedBy.computeIfAbsent(r, k -> new LinkedHashSet<>()).add(cell);
        evaluations = 0;
        recalculate(cell, new HashSet<>());
    }

    private void recalculate(String cell, Set<String> onPath) {
        if (!onPath.add(cell)) return;
        Object before = value.get(cell), after = evaluate(cell);
        value.put(cell, after);
        if (!after.equals(before)) for (String user : new ArrayList<>(usedBy.getOrDefault(cell, Set.of()))) recalculate(user, onPath);
        onPath.remove(cell);
    }

    private boolean reaches(String from, String target, Set<String> seen) {
        for (String r : uses.getOrDefault(from, Set.of())) if (r.equals(target) || seen.add(r) && reaches(r, target, seen)) return true;
        return false;
    }

    private Object evaluate(String cell) {
        evaluations++;
        String text = source.getOrDefault(cell, "");
        if (!text.startsWith("=")) {
            try {
                return Double.valueOf(text);
            } catch (NumberFormatException e) {
                return text;
            }
        }
        if (reaches(cell, cell, new HashSet<>())) return "#CYCLE";
        try {
            Formula f = new Formula(text.substring(1));
            double v = f.comparison();
            if (f.at < f.in.length()) throw new CellError("#PARSE");
            return v;
        } catch (CellError e) {
            return e.getMessage();
        }
    }

    private double number(String ref) {
        Object v = value.getOrDefault(ref, "");
        if (v instanceof Double d) return d;
        if (v.equals("")) return 0;
        throw new CellError(v.toString().startsWith("#") ? v.toString() : "#VALUE");
    }

    static List<String> range(String r) {
        List<String> out = new ArrayList<>();
        String[] p = r.split(":");
        for (char c = p[0].charAt(0); c <= p[1].charAt(0); c++) for (int i = Integer.parseInt(p[0].substring(1)); i <= Integer.parseInt(p[1].substring(1)); i++) out.add("" + c + i);
        return out;
    }

    private final class Formula {
        final String in;
        int at;

        Formula(String s) {
            in = s.replace(" ", "");
        }

        boolean eat(String s) {
            if (!in.startsWith(s, at)) return false;
            at += s.length();
            return true;
        }

        double comparison() {
            double l = sum();
            if (eat("<")) return l < sum() ? 1 : 0;
            if (eat(">")) return l > sum() ? 1 : 0;
            return l;
        }

        double sum() {
            double v = product();
            while (true) {
                if (eat("+")) v += product();
                else if (eat("-")) v -= product();
                else return v;
            }
        }

        double product() {
            double v = atom();
            while (true) {
                if (eat("*")) v *= atom();
                else if (eat("/")) {
                    double d = atom();
                    if (d == 0) throw new CellError("#DIV/0");
                    v /= d;
                } else return v;
            }
        }

        double atom() {
            if (eat("-")) return -atom();
            if (eat("(")) {
                double v = comparison();
                if (!eat(")")) throw new CellError("#PARSE");
                return v;
            }
            Matcher m = Pattern.compile("([A-Z]+)\\(|([A-Z]\\d+)|(\\d+(?:\\.\\d+)?)").matcher(in).region(at, in.length());
            if (!m.lookingAt()) throw new CellError("#PARSE");
            at = m.end();
            if (m.group(3) != null) return Double.parseDouble(m.group(3));
            if (m.group(2) != null) return number(m.group(2));
            return call(m.group(1));
        }

        double call(String name) {
            List<Double> args = new ArrayList<>();
            do {
                Matcher m = Pattern.compile("[A-Z]\\d+:[A-Z]\\d+").matcher(in).region(at, in.length());
                if (m.lookingAt()) {
                    at = m.end();
                    for (String r : range(m.group())) args.add(number(r));
                } else args.add(comparison());
            } while (eat(","));
            if (!eat(")")) throw new CellError("#PARSE");
            ToDoubleFunction<List<Double>> f = switch (name) {
                case "SUM" -> a -> a.stream().mapToDouble(d -> d).sum();
                case "AVG" -> a -> a.stream().mapToDouble(d -> d).average().getAsDouble();
                case "MAX" -> a -> a.stream().mapToDouble(d -> d).max().getAsDouble();
                case "COUNT" -> List::size;
                case "IF" -> a -> a.get(0) != 0 ? a.get(1) : a.get(2);
                default -> throw new CellError("#NAME");
            };
            return f.applyAsDouble(args);
        }
    }

    void show(String command) {
        String[] p = command.split(" ", 2);
        set(p[0], p.length > 1 ? p[1] : "");
        System.out.println(command + "  [" + evaluations + " evaluations] " + value);
    }

    public static void main(String[] args) {
        Spreadsheet s = new Spreadsheet();
        for (String c : new String[] {"A1 10", "A2 20", "A3 =A1+A2", "B1 =A3*2", "B2 =SUM(A1:A3)", "A1 15", "C1 =AVG(A1:B2)", "C2 =IF(A1>A2, 1, 0-1)", "A2 5", "D1 text", "D2 =D1+1", "D3 =A1/(A2-5)", "D4 =MAX(1,2,A3)*COUNT(A1:A3)", "D5 =NOPE(1)", "D6 =1+", "D7 =(2+3)*-4", "A1 =B1", "A1 1", "D1 41", "E1 =D2+D3", "A2 6"}) s.show(c);
        Spreadsheet chain = new Spreadsheet();
        chain.set("A1", "1");
        for (int i = 2; i <= 30; i++) chain.set("A" + i, "=A" + (i - 1) + "+A" + Math.max(1, i - 2));
        System.out.println("A30 = " + chain.value.get("A30"));
        Spreadsheet triangle = new Spreadsheet();
        for (int r = 1; r <= 6; r++) for (int c = 0; c < r; c++) triangle.set("" + (char) ('A' + c) + r, c == 0 || c == r - 1 ? "1" : "=" + (char) ('A' + c - 1) + (r - 1) + "+" + (char) ('A' + c) + (r - 1));
        triangle.set("A1", "2");
        System.out.println(triangle.value);
    }
}
