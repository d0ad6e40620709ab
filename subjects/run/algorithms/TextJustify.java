//@ about: text justification greedy and by minimal raggedness, columns, centering, word wrap and ASCII tables
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

public class TextJustify {
    enum Align { LEFT, RIGHT, CENTER, FULL }

    static List<List<String>> greedy(String[] words, int width) {
        List<List<String>> lines = new ArrayList<>();
        List<String> line = new ArrayList<>();
        int used = 0;
        for (String w : words) {
            if (w.length() > width) throw new IllegalArgumentException("'" + w + "' is wider than " + width);
            if (!line.isEmpty() && used + 1 + w.length() > width) {
                lines.add(line);
                line = new ArrayList<>();
                used = 0;
            }
            used += w.length() + (line.isEmpty() ? 0 : 1);
            line.add(w);
        }
        if (!line.isEmpty()) lines.add(line);
        return lines;
    }

    static List<List<String>> balanced(String[] words, int width) {
        int n = words.length;
        long[] cost = new long[n + 1];
        int[] next = new int[n + 1];
        for (int i = n - 1; i >= 0; i--) {
            cost[i] = Long.MAX_VALUE;
            int used = -1;
            for (int j = i; j < n; j++) {
                used += words[j].length() + 1;
                if (used > width) break;
                long slack = width - used, c = (j == n - 1 ? 0 : slack * slack * slack) + cost[j + 1];
                if (c < cost[i]) {
                    cost[i] = c;
                    next[i] = j + 1;
                }
            }
        }
        List<List<String>> lines = new ArrayList<>();
        for (int i = 0; i < n; i = next[i]) lines.add(Arrays.asList(words).subList(i, next[i]));
        return lines;
    }

    static long raggedness(List<List<String>> lines, int width) {
        long total = 0;
        for (int i = 0; i + 1 < lines.size(); i++) {
            long slack = width - String.join(" ", lines.get(i)).length();
            total += slack * slack * slack;
        }
        return total;
    }

    static String layout(List<String> words, int width, Align align, boolean last) {
        String text = String.join(" ", words);
        int slack = width - text.length();
        switch (align) {
            case LEFT:
                return text + " ".repeat(slack);
            case RIGHT:
                return " ".repeat(slack) + text;
            case CENTER:
                return " ".repeat(slack / 2) + text + " ".repeat(slack - slack / 2);
            default:
                if (last || words.size() == 1) return text + " ".repeat(slack);
                StringBuilder b = new StringBuilder(words.get(0));
                int gaps = words.size() - 1;
                for (int i = 1; i <= gaps; i++) b.append(" ".repeat(1 + slack / gaps + (i <= slack % gaps ? 1 : 0))).append(words.get(i));
                return b.toString();
        }
    }

    static void print(List<List<String>> lines, int width, Align align) {
        for (int i = 0; i < lines.size(); i++) System.out.println("|" + layout(lines.get(i), width, align, i == lines.size() - 1) + "|");
    }

    static String table(String[][] cells) {
        int columns = cells[0].length;
        int[] widths = new int[columns];
        for (String[] row : cells) for (int c = 0; c < columns; c++) widths[c] = Math.max(widths[c], row[c].length());
        String rule = Arrays.stream(widths).mapToObj(w -> "-".repeat(w + 2)).collect(Collectors.joining("+", "+", "+\n"));
        StringBuilder b = new StringBuilder(rule);
        for (int r = 0; r < cells.length; r++) {
            for (int c = 0; c < columns; c++) {
                boolean number = r > 0 && cells[r][c].matches("-?[\\d.]+");
                b.append("| ").append(String.format("%" + (number ? "" : "-") + widths[c] + "s", cells[r][c])).append(' ');
            }
            b.append("|\n");
            if (r == 0) b.append(rule);
        }
        return b.append(rule).toString();
    }

    static List<String> columns(List<String> items, int width) {
        int cell = items.stream().mapToInt(String::length).max().orElse(0) + 2, per = Math.max(1, width / cell), rows = (items.size() + per - 1) / per;
        List<String> out = new ArrayList<>();
        for (int r = 0; r < rows; r++) {
            StringBuilder b = new StringBuilder();
            for (int i = r; i < items.size(); i += rows) b.append(String.format("%-" + cell + "s", items.get(i)));
            out.add(b.toString().stripTrailing());
        }
        return out;
    }

    public static void main(String[] args) {
        String text = "It is not the critic who counts but the one who is actually in the arena and who at the best knows in the end the triumph of high achievement";
        String[] words = text.split(" ");
        for (Align a : Align.values()) {
            System.out.println(a);
            print(greedy(words, 24), 24, a);
        }
        for (int width : new int[] {12, 18, 24, 40}) {
            List<List<String>> g = greedy(words, width), b = balanced(words, width);
            System.out.println("width " + width + " greedy " + raggedness(g, width) + " balanced " + raggedness(b, width) + " lines " + g.size() + " " + b.size());
        }
        print(balanced(words, 24), 24, Align.LEFT);
        System.out.print(table(new String[][] {{"name", "qty", "note"}, {"apples", "12", "fresh"}, {"figs", "3.5", ""}, {"a long name", "-100", "x"}}));
        columns(List.of("alpha", "beta", "gamma", "delta", "epsilon", "zeta", "eta", "theta"), 30).forEach(System.out::println);
        try {
            greedy(new String[] {"incomprehensibilities"}, 10);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(greedy(new String[0], 5) + " " + greedy(new String[] {"a"}, 1));
    }
}
