//@ about: recursive descent parser, AST with simplification, derivatives and error positions
import java.util.HashMap;
import java.util.Map;

public class ExpressionEvaluator {
    static class ParseError extends RuntimeException {
        ParseError(String what, int at) {
            super(what + " at " + at);
        }
    }

    interface Expr {
        double eval(Map<String, Double> env);

        Expr derive(String x);

        default Expr simple() {
            return this;
        }
    }

    record Num(double value) implements Expr {
        public double eval(Map<String, Double> env) {
            return value;
        }

        public Expr derive(String x) {
            return new Num(0);
        }

        public String toString() {
            return value == Math.rint(value) && Math.abs(value) < 1e9 ? "" + (long) value : "" + value;
        }
    }

    record Var(String name) implements Expr {
        public double eval(Map<String, Double> env) {
            Double v = env.get(name);
            if (v == null) throw new IllegalStateException("unbound " + name);
            return v;
        }

        public Expr derive(String x) {
            return new Num(name.equals(x) ? 1 : 0);
        }

        public String toString() {
            return name;
        }
    }

    record Bin(char op, Expr left, Expr right) implements Expr {
        public double eval(Map<String, Double> env) {
            double a = left.eval(env), b = right.eval(env);
            return switch (op) {
                case '+' -> a + b;
                case '-' -> a - b;
                case '*' -> a * b;
                case '/' -> a / b;
                case '^' -> power(a, b);
                default -> throw new AssertionError(op);
            };
        }

        public Expr derive(String x) {
            Expr dl = left.derive(x), dr = right.derive(x);
            return switch (op) {
                case '+', '-' -> new Bin(op, dl, dr);
                case '*' -> new Bin('+', new Bin('*', dl, right), new Bin('*', left, dr));
                case '/' -> new Bin('/', new Bin('-', new Bin('*', dl, right), new Bin('*', left, dr)), new Bin('^', right, new Num(2)));
                default -> new Bin('*', new Bin('*', right, new Bin('^', left, new Bin('-', right, new Num(1)))), dl);
            };
        }

        public Expr simple() {
            Expr l = left.simple(), r = right.simple();
            if (l instanceof Num a && r instanceof Num b) return new Num(new Bin(op, a, b).eval(Map.of()));
            if (l instanceof Num a && a.value() == 0) {
                if (op == '+') return r;
                if (op == '*' || op == '/') return a;
            }
            if (r instanceof Num b && b.value() == 0) {
                if (op == '+' || op == '-') return l;
                if (op == '*') return b;
            }
            if (l instanceof Num a && a.value() == 1 && op == '*') return r;
            if (r instanceof Num b && b.value() == 1 && (op == '*' || op == '/' || op == '^')) return l;
            return new Bin(op, l, r);
        }

        public String toString() {
            return "(" + left + " " + op + " " + right + ")";
        }
    }

    static double power(double a, double b) {
        if (b == Math.rint(b) && Math.abs(b) < 64) {
            double r = 1;
            for (int i = 0; i < Math.abs(b); i++) r *= a;
            return b < 0 ? 1 / r : r;
        }
        return Math.sqrt(power(a, 2 * b));
    }

    static class Parser {
        final String in;
        int at;

        Parser(String in) {
            this.in = in;
        }

        static Expr parse(String s) {
            Parser p = new Parser(s);
            Expr e = p.sum();
            if (p.peek() != 0) throw new ParseError("unexpected '" + p.peek() + "'", p.at);
            return e;
        }

        char peek() {
            while (at < in.length() && in.charAt(at) == ' ') at++;
            return at < in.length() ? in.charAt(at) : 0;
        }

        Expr sum() {
            Expr e = product();
            while (peek() == '+' || peek() == '-') e = new Bin(in.charAt(at++), e, product());
            return e;
        }

        Expr product() {
            Expr e = unary();
            while (peek() == '*' || peek() == '/') e = new Bin(in.charAt(at++), e, unary());
            return e;
        }

        Expr unary() {
            if (peek() == '-') {
                at++;
                return new Bin('-', new Num(0), unary());
            }
            Expr e = atom();
            if (peek() != '^') return e;
            at++;
            return new Bin('^', e, unary());
        }

        Expr atom() {
            char c = peek();
            int start = at;
            if (c == '(') {
                at++;
                Expr e = sum();
                if (peek() != ')') throw new ParseError("missing )", at);
                at++;
                return e;
            }
            if (Character.isDigit(c)) {
                while (at < in.length() && (Character.isDigit(in.charAt(at)) || in.charAt(at) == '.')) at++;
                return new Num(Double.parseDouble(in.substring(start, at)));
            }
            if (Character.isLetter(c)) {
                while (at < in.length() && Character.isLetterOrDigit(in.charAt(at))) at++;
                return new Var(in.substring(start, at));
            }
            throw new ParseError(c == 0 ? "unexpected end" : "unexpected '" + c + "'", at);
        }
    }

    public static void main(String[] args) {
        Map<String, Double> env = new HashMap<>(Map.of("x", 3.0, "y", 0.5));
        for (String s : new String[] {"1 + 2 * 3", "(1 + 2) * 3", "2 ^ 3 ^ 2", "-x ^ 2", "10 / 4 / 5", "x * x - 2 * x * y + y * y", "8 - 3 - 2", "2 ^ -2", "1 / 0", "((x))"}) {
            Expr e = Parser.parse(s);
            System.out.println(s + " => " + e + " = " + e.eval(env) + " simple " + e.simple());
        }
        for (String s : new String[] {"x ^ 3", "3 * x + 5", "(x + 1) * (x - 1)", "1 / x", "y * x ^ 2"}) System.out.println("d/dx " + s + " = " + Parser.parse(s).derive("x").simple() + " at x: " + Parser.parse(s).derive("x").eval(env));
        for (String s : new String[] {"", "1 +", "(1 + 2", "1 2", "2 * * 3", ")", "z + 1", "1.2.3"}) {
            try {
                System.out.println(Parser.parse(s).eval(env));
            } catch (ParseError | IllegalStateException | NumberFormatException e) {
                System.out.println("'" + s + "': " + e.getMessage());
            }
        }
    }
}
