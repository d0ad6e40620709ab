//@ about: a small Lisp: reader, environments, closures, lambda, let, recursion, quoting, lists, tail calls, errors
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

public class LispInterpreter {
    record Symbol(String name) {
        @Override
        public String toString() {
            return name;
        }
    }

    static class LispError extends RuntimeException {
        LispError(String m) {
            super(m);
        }
    }

    static final class Env {
        final Map<String, Object> vars = new HashMap<>();
        final Env outer;

        Env(Env outer) {
            this.outer = outer;
        }

        Env find(String name) {
            for (Env e = this; e != null; e = e.outer) if (e.vars.containsKey(name)) return e;
            throw new LispError("unbound symbol " + name);
        }
    }

    record Lambda(List<?> params, Object body, Env env) {
        @Override
        public String toString() {
            return "#<lambda/" + params.size() + ">";
        }
    }

    interface Builtin extends Function<List<Object>, Object> {}

    static Object read(Deque<String> tokens) {
        if (tokens.isEmpty()) throw new LispError("unexpected end");
        String t = tokens.poll();
        switch (t) {
            case "(":
                List<Object> list = new ArrayList<>();
                while (!")".equals(tokens.peek())) list.add(read(tokens));
                tokens.poll();
                return list;
            case ")":
                throw new LispError("unexpected )");
            case "'":
                return List.of(new Symbol("quote"), read(tokens));
            case "#t":
                return true;
            case "#f":
                return false;
            default:
                try {
                    return Long.parseLong(t);
                } catch (NumberFormatException e) {
                    return t.startsWith("\"") ? t.substring(1, t.length() - 1) : new Symbol(t);
                }
        }
    }

    static Deque<String> tokenize(String s) {
        java.util.regex.Matcher m = java.util.regex.Pattern.compile("[()']|\"[^\"]*\"|[^\\s()']+").matcher(s.replaceAll(";[^\n]*", ""));
        Deque<String> out = new ArrayDeque<>();
        while (m.find()) out.add(m.group());
        return out;
    }

    static boolean truth(Object o) {
        return !Boolean.FALSE.equals(o);
    }

    static Object eval(Object x, Env env) {
        while (true) {
            if (x instanceof Symbol s) return env.find(s.name()).vars.get(s.name());
            if (!(x instanceof List<?> l)) return x;
            if (l.isEmpty()) throw new LispError("empty application");
            if (l.get(0) instanceof Symbol head) {
                switch (head.name()) {
                    case "quote":
                        return l.get(1);
                    case "if":
                        x = truth(eval(l.get(1), env)) ? l.get(2) : l.size() > 3 ? l.get(3) : List.of(new Symbol("quote"), List.of());
                        continue;
                    case "define":
                        if (l.get(1) instanceof List<?> sig) {
                            env.vars.put(sig.get(0).toString(), new Lambda(sig.subList(1, sig.size()), l.get(2), env));
                            return sig.get(0);
                        }
                        env.vars.put(l.get(1).toString(), eval(l.get(2), env));
                        return l.get(1);
                    case "set!":
                        Object value = eval(l.get(2), env);
                        env.find(l.get(1).toString()).vars.put(l.get(1).toString(), value);
                        return value;
                    case "lambda":
                        return new Lambda((List<?>) l.get(1), l.get(2), env);
                    case "begin":
                        for (int i = 1; i < l.size() - 1; i++) eval(l.get(i), env);
                        x = l.get(l.size() - 1);
                        continue;
                    case "let":
                        Env inner = new Env(env);
                        for (Object b : (List<?>) l.get(1)) inner.vars.put(((List<?>) b).get(0).toString(), eval(((List<?>) b).get(1), env));
                        env = inner;
                        x = l.get(2);
                        continue;
                    case "and":
                        for (Object a : l.subList(1, l.size())) if (!truth(eval(a, env))) return false;
                        return true;
                    default:
                        break;
                }
            }
            Object f = eval(l.get(0), env);
            List<Object> args = new ArrayList<>();
            for (Object a : l.subList(1, l.size())) args.add(eval(a, env));
            if (f instanceof Builtin b) return b.apply(args);
            if (!(f instanceof Lambda fn)) throw new LispError("not a function: " + show(f));
            if (fn.params().size() != args.size()) throw new LispError(f + " got " + args.size() + " arguments");
            Env call = new Env(fn.env());
            for (int i = 0; i < args.size(); i++) call.vars.put(fn.params().get(i).toString(), args.get(i));
            env = call;
            x = fn.body();
        }
    }

    static long num(Object o) {
        if (o instanceof Long l) return l;
        throw new LispError("not a number: " + show(o));
    }

    static List<?> list(Object o) {
        if (o instanceof List<?> l) return l;
        throw new LispError("not a list: " + show(o));
    }

    static Env global() {
        Env g = new Env(null);
        Map<String, Builtin> b = new HashMap<>();
        b.put("+", a -> a.stream().mapToLong(LispInterpreter::num).sum());
        b.put("*", a -> a.stream().mapToLong(LispInterpreter::num).reduce(1, Math::multiplyExact));
        b.put("-", a -> a.size() == 1 ? -num(a.get(0)) : num(a.get(0)) - num(a.get(1)));
        b.put("/", a -> num(a.get(0)) / num(a.get(1)));
        b.put("mod", a -> Math.floorMod(num(a.get(0)), num(a.get(1))));
        b.put("<", a -> num(a.get(0)) < num(a.get(1)));
        b.put("=", a -> a.get(0).equals(a.get(1)));
        b.put("not", a -> !truth(a.get(0)));
        b.put("list", ArrayList::new);
        b.put("car", a -> list(a.get(0)).get(0));
        b.put("cdr", a -> list(a.get(0)).subList(1, list(a.get(0)).size()));
        b.put("cons", a -> {
            List<Object> r = new ArrayList<>(List.of(a.get(0)));
            r.addAll(list(a.get(1)));
            return r;
        });
        b.put("null?", a -> list(a.get(0)).isEmpty());
        b.put("length", a -> (long) list(a.get(0)).size());
        b.put("eval", a -> eval(a.get(0), g));
        g.vars.putAll(b);
        return g;
    }

    static String show(Object o) {
        if (o instanceof List<?> l) return l.stream().map(LispInterpreter::show).collect(Collectors.joining(" ", "(", ")"));
        if (o instanceof Boolean b) return b ? "#t" : "#f";
        return o instanceof Builtin ? "#<builtin>" : String.valueOf(o);
    }

    public static void main(String[] args) {
        Env g = global();
        List<String> programs = new ArrayList<>(Arrays.asList("(+ 1 2 (* 3 4))", "'(a b (c 1))", "(define x 10)", "(if (< x 5) 'small 'large)", "(define (fact n) (if (= n 0) 1 (* n (fact (- n 1)))))", "(fact 20)", "(fact 25)", "(define (map f l) (if (null? l) '() (cons (f (car l)) (map f (cdr l)))))", "(map (lambda (y) (* y y)) '(1 2 3 4))", "(define (compose f h) (lambda (z) (f (h z))))", "((compose fact (lambda (n) (+ n 1))) 4)", "(define (counter) (let ((n 0)) (lambda () (begin (set! n (+ n 1)) n))))", "(define c (counter))", "(begin (c) (c) (c))", "(define (loop i acc) (if (= i 0) acc (loop (- i 1) (+ acc i))))", "(loop 3000 0)", "(define (range a b) (if (< a b) (cons a (range (+ a 1) b)) '()))", "(define (filter p l) (if (null? l) l (if (p (car l)) (cons (car l) (filter p (cdr l))) (filter p (cdr l)))))", "(filter (lambda (n) (= 0 (mod n 3))) (range 0 20))", "(define (fold f a l) (if (null? l) a (fold f (f a (car l)) (cdr l))))", "(fold + 0 (range 0 101))", "(define (qs l) (if (null? l) l (let ((p (car l)) (r (cdr l))) (fold (lambda (a e) (cons e a)) (cons p (qs (filter (lambda (e) (not (< e p))) r))) (fold (lambda (a e) (cons e a)) '() (qs (filter (lambda (e) (< e p)) r)))))))", "(qs '(3 1 4 1 5 9 2 6 5 3 5))", "(eval '(+ 1 1))", "(and #t (< 1 2) #f)", "\"a string\"", "car", "fact", "(undefined 1)", "(1 2)", "(car 5)", "(fact)", "(+ 1 'a)", "(", ")", "()", "(/ 1 0)", "((lambda (f n) (f f n)) (lambda (self n) (if (= n 0) 'done (self self (- n 1)))) 500) ; self application"));
        for (String p : programs) {
            try {
                System.out.println(p.length() > 60 ? p.substring(0, 57) + "..." : p);
                System.out.println("  => " + show(eval(read(tokenize(p)), g)));
            } catch (LispError | ArithmeticException e) {
                System.out.println("  error: " + e.getMessage());
            }
        }
    }
}
