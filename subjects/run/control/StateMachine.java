//@ about: a hand-written tokenizer and recursive-descent calculator driven by stdin
//@ stdin: 1 + 2 * 3\n(1 + 2) * 3\n-4 - -5\n2 ^ 3 ^ 2\nx = 7 * 6\nx / 5 % 3\n10 / (x - 42)\n3 + \n4 $ 4\ny\n((((1))))\n1.5 * 4\n
import java.io.IOException;
import java.util.TreeMap;

public class StateMachine {
    private final TreeMap<String, Double> variables = new TreeMap<>();
    private String line;
    private int at;

    static class Bad extends RuntimeException {
        Bad(String message) {
            super(message);
        }
    }

    private char peek() {
        while (at < line.length() && line.charAt(at) == ' ') {
            at++;
        }
        return at < line.length() ? line.charAt(at) : '\0';
    }

    private boolean accept(char c) {
        if (peek() == c) {
            at++;
            return true;
        }
        return false;
    }

    private double sum() {
        double value = product();
        while (true) {
            switch (peek()) {
                case '+' -> { at++; value += product(); }
                case '-' -> { at++; value -= product(); }
                default -> { return value; }
            }
        }
    }

    private double product() {
        double value = power();
        for (;;) {
            if (accept('*')) value *= power();
            else if (accept('/')) value /= power();
            else if (accept('%')) value %= power();
            else return value;
        }
    }

    private double power() {
        double base = atom();
        return accept('^') ? Math.pow(base, power()) : base;
    }

    private double atom() {
        char c = peek();
        if (accept('-')) return -atom();
        if (accept('(')) {
            double inside = sum();
            if (!accept(')')) throw new Bad("expected ) at " + at);
            return inside;
        }
        int start = at;
        if (c >= '0' && c <= '9') {
            boolean dot = false;
            while (at < line.length() && (Character.isDigit(line.charAt(at)) || !dot && line.charAt(at) == '.')) {
                dot |= line.charAt(at++) == '.';
            }
            return Double.parseDouble(line.substring(start, at));
        }
        if (Character.isLetter(c)) {
            while (at < line.length() && Character.isLetterOrDigit(line.charAt(at))) at++;
            String name = line.substring(start, at);
            if (accept('=')) {
                double value = sum();
                variables.put(name, value);
                return value;
            }
            Double value = variables.get(name);
            if (value == null) throw new Bad("unknown " + name);
            return value;
        }
        throw new Bad(c == '\0' ? "unexpected end" : "unexpected " + c + " at " + at);
    }

    private void run(String text) {
        line = text;
        at = 0;
        try {
            double value = sum();
            if (peek() != '\0') throw new Bad("junk '" + line.substring(at) + "'");
            System.out.println(text + " => " + value);
        } catch (Bad e) {
            System.out.println(text + " !! " + e.getMessage());
        }
    }

    public static void main(String[] args) throws IOException {
        StateMachine machine = new StateMachine();
        StringBuilder line = new StringBuilder();
        for (int c = System.in.read(); c != -1; c = System.in.read()) {
            if (c == '\n') {
                machine.run(line.toString());
                line.setLength(0);
            } else {
                line.append((char) c);
            }
        }
        System.out.println(machine.variables);
    }
}
