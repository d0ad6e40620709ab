//@ about: an interpreter over a sealed hierarchy of records: evaluation, printing, substitution, free variables
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

public class SealedExpressions {
    sealed interface Term {
    }

    record Lit(int value) implements Term {
    }

    record Ref(String name) implements Term {
    }

    record Bin(Op op, Term left, Term right) implements Term {
    }

    record If(Term condition, Term then, Term otherwise) implements Term {
    }

    record Let(String name, Term value, Term body) implements Term {
    }

    enum Op { ADD, SUB, MUL, DIV, LESS }

    static int eval(Term t, Map<String, Integer> env) {
        if (t instanceof Lit l) return l.value();
        if (t instanceof Ref r) {
            Integer v = env.get(r.name());
            if (v == null) throw new IllegalStateException("unbound " + r.name());
            return v;
        }
        if (t instanceof Bin b) {
            int x = eval(b.left(), env), y = eval(b.right(), env);
            return switch (b.op()) {
                case ADD -> x + y;
                case SUB -> x - y;
                case MUL -> x * y;
                case DIV -> x / y;
                case LESS -> x < y ? 1 : 0;
            };
        }
        if (t instanceof If i) return eval(eval(i.condition(), env) != 0 ? i.then() : i.otherwise(), env);
        if (t instanceof Let l) {
            Map<String, Integer> inner = new TreeMap<>(env);
            inner.put(l.name(), eval(l.value(), env));
            return eval(l.body(), inner);
        }
        throw new AssertionError(t);
    }

    static String print(Term t) {
        if (t instanceof Lit l) return Integer.toString(l.value());
        if (t instanceof Ref r) return r.name();
        if (t instanceof Bin b) return "(" + print(b.left()) + " " + b.op().name().toLowerCase() + " " + print(b.right()) + ")";
        if (t instanceof If i) return "if " + print(i.condition()) + " then " + print(i.then()) + " else " + print(i.otherwise());
        Let l = (Let) t;
        return "let " + l.name() + " = " + print(l.value()) + " in " + print(l.body());
    }

    static TreeSet<String> free(Term t) {
        TreeSet<String> out = new TreeSet<>();
        if (t instanceof Ref r) out.add(r.name());
        else if (t instanceof Bin b) {
            out.addAll(free(b.left()));
            out.addAll(free(b.right()));
        } else if (t instanceof If i) {
            out.addAll(free(i.condition()));
            out.addAll(free(i.then()));
            out.addAll(free(i.otherwise()));
        } else if (t instanceof Let l) {
            out.addAll(free(l.body()));
            out.remove(l.name());
            out.addAll(free(l.value()));
        }
        return out;
    }

    static Term fold(Term t) {
        if (t instanceof Bin b) {
            Term l = fold(b.left()), r = fold(b.right());
            return l instanceof Lit && r instanceof Lit y && (b.op() != Op.DIV || y.value() != 0) ? new Lit(eval(new Bin(b.op(), l, r), Map.of())) : new Bin(b.op(), l, r);
        }
        if (t instanceof If i) {
            Term c = fold(i.condition());
            return c instanceof Lit l ? fold(l.value() != 0 ? i.then() : i.otherwise()) : new If(c, fold(i.then()), fold(i.otherwise()));
        }
        return t instanceof Let l ? new Let(l.name(), fold(l.value()), fold(l.body())) : t;
    }

    public static void main(String[] args) {
        Term x = new Ref("x"), y = new Ref("y"), two = new Lit(2);
        Term[] terms = {
            new Bin(Op.ADD, new Lit(1), new Bin(Op.MUL, two, new Lit(3))),
            new Let("x", new Lit(5), new Bin(Op.SUB, new Bin(Op.MUL, x, x), y)),
            new If(new Bin(Op.LESS, x, two), new Bin(Op.DIV, two, x), new Lit(-1)),
            new If(new Bin(Op.LESS, new Lit(1), two), x, new Ref("never")),
            new Bin(Op.DIV, two, new Bin(Op.SUB, two, two)),
            new Let("x", new Let("x", new Lit(3), new Bin(Op.ADD, x, x)), new Let("y", x, new Bin(Op.MUL, x, y))),
        };
        for (Term t : terms) {
            System.out.println(print(t) + " free " + free(t) + " folded " + print(fold(t)));
            for (int v = 0; v < 3; v++) {
                try {
                    System.out.println("  " + v + " " + eval(t, v == 2 ? Map.of() : Map.of("x", v, "y", 10)));
                } catch (ArithmeticException | IllegalStateException e) {
                    System.out.println("  " + v + " " + e.getMessage());
                }
            }
        }
        System.out.println(terms[0].equals(new Bin(Op.ADD, new Lit(1), new Bin(Op.MUL, two, new Lit(3)))) + " " + terms[0]);
    }
}
