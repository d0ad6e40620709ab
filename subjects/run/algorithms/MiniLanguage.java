//@ about: a small imperative language compiled to nested lambdas: tokenizer, parser, scopes, functions, closures, errors
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

public class MiniLanguage {
    static class Problem extends RuntimeException {
        Problem(String m) {
            super(m);
        }
    }

    static class Return extends RuntimeException {
        final Object value;

        Return(Object value) {
            super(null, null, false, false);
            this.value = value;
        }
    }

    interface Code {
        Object run(Scope s);
    }

    record Closure(List<String> params, Code body, Scope env) {
        @Override
        public String toString() {
            return "fn(" + String.join(",", params) + ")";
        }
    }

    static final class Scope {
        final Map<String, Object> vars = new HashMap<>();
        final Scope outer;

        Scope(Scope outer) {
            this.outer = outer;
        }

        Scope owner(String n) {
            for (Scope s = this; s != null; s = s.outer) if (s.vars.containsKey(n)) return s;
            throw new Problem("undefined " + n);
        }
    }

    static final List<List<String>> LEVELS = List.of(List.of("||"), List.of("&&"), List.of("==", "!="), List.of("<", ">"), List.of("+", "-"), List.of("*", "/", "%"));
    final List<String> tokens = new ArrayList<>();
    final StringBuilder out = new StringBuilder();
    int at, steps;

    MiniLanguage(String s) {
        Matcher m = Pattern.compile("\"[^\"]*\"|\\w+|==|!=|&&|\\|\\||\\S").matcher(s);
        while (m.find()) tokens.add(m.group());
        tokens.add("<end>");
    }

    boolean eat(String t) {
        if (!tokens.get(at).equals(t)) return false;
        at++;
        return true;
    }

    void need(String t) {
        if (!eat(t)) throw new Problem("expected " + t + " but found " + tokens.get(at) + " at token " + at);
    }

    Code block(String end) {
        List<Code> body = new ArrayList<>();
        while (!eat(end)) body.add(statement());
        return s -> {
            Scope inner = new Scope(s);
            Object last = 0;
            for (Code c : body) {
                if (++steps > 20_000) throw new Problem("too many steps");
                last = c.run(inner);
            }
            return last;
        };
    }

    Code body() {
        need("{");
        return block("}");
    }

    Code statement() {
        if (eat("if")) {
            Code c = expr(0), then = body(), other = !eat("else") ? s -> 0 : tokens.get(at).equals("if") ? statement() : body();
            return s -> truth(c.run(s)) ? then.run(s) : other.run(s);
        }
        if (eat("while")) {
            Code c = expr(0), body = body();
            return s -> {
                while (truth(c.run(s))) {
                    if (++steps > 20_000) throw new Problem("too many steps");
                    body.run(s);
                }
                return 0;
            };
        }
        if (eat("{")) return block("}");
        Code c;
        if (eat("return")) {
            Code v = expr(0);
            c = s -> {
                throw new Return(v.run(s));
            };
        } else {
            boolean fresh = eat("var");
            String name = at + 1 < tokens.size() && tokens.get(at + 1).equals("=") ? tokens.get(at) : null;
            if (name != null) at += 2;
            else if (fresh) throw new Problem("var needs a value");
            Code v = expr(0);
            c = name == null ? v : s -> {
                Object value = v.run(s);
                (fresh ? s : s.owner(name)).vars.put(name, value);
                return value;
            };
        }
        need(";");
        return c;
    }

    Code expr(int level) {
        if (level == LEVELS.size()) return postfix();
        Code l = expr(level + 1);
        while (LEVELS.get(level).contains(tokens.get(at))) {
            String op = tokens.get(at++);
            Code a = l, b = expr(level + 1);
            l = switch (op) {
                case "&&" -> s -> truth(a.run(s)) && truth(b.run(s)) ? 1 : 0;
                case "||" -> s -> truth(a.run(s)) || truth(b.run(s)) ? 1 : 0;
                default -> s -> compute(op, a.run(s), b.run(s));
            };
        }
        return l;
    }

    static Object compute(String op, Object a, Object b) {
        if (op.equals("==")) return a.equals(b) ? 1 : 0;
        if (op.equals("!=")) return a.equals(b) ? 0 : 1;
        if (op.equals("+") && (a instanceof String || b instanceof String)) return a + "" + b;
        if (!(a instanceof Integer p) || !(b instanceof Integer q)) throw new Problem("cannot compute " + a + " " + op + " " + b);
        return switch (op) {
            case "+" -> p + q;
            case "-" -> p - q;
            case "*" -> p * q;
            case "/" -> p / q;
            case "%" -> p % q;
            case "<" -> p < q ? 1 : 0;
            default -> p > q ? 1 : 0;
        };
    }

    Code postfix() {
        if (eat("!")) {
            Code c = postfix();
            return s -> truth(c.run(s)) ? 0 : 1;
        }
        Code n = atom();
        while (eat("(")) {
            Code f = n;
            List<Code> args = new ArrayList<>();
            for (; !eat(")"); eat(",")) args.add(expr(0));
            n = s -> call(f.run(s), args.stream().map(a -> a.run(s)).toList());
        }
        return n;
    }

    Code atom() {
        String t = tokens.get(at++);
        if (t.equals("(")) {
            Code n = expr(0);
            need(")");
            return n;
        }
        if (t.equals("fn")) {
            List<String> params = new ArrayList<>();
            for (need("("); !eat(")"); eat(",")) params.add(tokens.get(at++));
            Code body = body();
            return s -> new Closure(params, body, s);
        }
        if (Character.isDigit(t.charAt(0))) {
            int v = Integer.parseInt(t);
            return s -> v;
        }
        if (t.startsWith("\"")) return s -> t.substring(1, t.length() - 1);
        if (Character.isJavaIdentifierStart(t.charAt(0))) return s -> t.equals("print") ? t : s.owner(t).vars.get(t);
        throw new Problem("unexpected " + t + " at token " + (at - 1));
    }

    Object call(Object f, List<Object> args) {
        if (f instanceof Closure k) {
            if (k.params().size() != args.size()) throw new Problem(k + " called with " + args.size() + " arguments");
            Scope inner = new Scope(k.env());
            for (int i = 0; i < args.size(); i++) inner.vars.put(k.params().get(i), args.get(i));
            try {
                return k.body().run(inner);
            } catch (Return r) {
                return r.value;
            }
        }
        if (!f.equals("print")) throw new Problem("cannot call " + f);
        return out.append(args.stream().map(String::valueOf).collect(Collectors.joining(" "))).append(" | ").length();
    }

    static boolean truth(Object o) {
        return !Integer.valueOf(0).equals(o) && !"".equals(o);
    }

    public static void main(String[] args) {
        String[] programs = {
            "var x = 3; var y = x * 2 + 1; print(x, y, x < y && !(y == 8));",
            "var fact = fn(n) { if n < 2 { return 1; } return n * fact(n - 1); }; print(fact(10));",
            "var i = 0; var s = \"\"; while i < 5 { s = s + i + \",\"; i = i + 1; } print(s);",
            "var counter = fn() { var n = 0; return fn() { n = n + 1; return n; }; }; var a = counter(); var b = counter(); a(); a(); print(a(), b());",
            "var compose = fn(f, g) { return fn(x) { return f(g(x)); }; }; var inc = fn(x) { return x + 1; }; print(compose(inc, compose(inc, fn(x) { return x * x; }))(7));",
            "var fib = fn(n) { if n < 2 { return n; } else { return fib(n - 1) + fib(n - 2); } }; print(fib(12));",
            "var x = 1; { var x = 2; print(x); } print(x); if x == 2 { print(\"two\"); } else if x == 1 { print(\"one\"); } else { print(\"many\"); }",
            "print(1 + 2 * 3 - 4 / 2, 7 % 3, \"a\" + 1, 1 || crash(), 0 && crash(), fn(a, b) { });",
            "print(y);", "var x = ;", "x = 1;", "var f = fn(a) { return a; }; f(1, 2);", "print(1 - \"a\");", "while 1 { }", "5(3);", "if 1 { print(1);", "print(1 / 0);", "var x;",
        };
        for (String p : programs) {
            MiniLanguage m = new MiniLanguage(p);
            String end = "ok";
            try {
                m.block("<end>").run(null);
            } catch (Problem | ArithmeticException e) {
                end = e.getMessage();
            }
            System.out.println(m.out + end + " (" + m.steps + " statements)");
        }
    }
}
