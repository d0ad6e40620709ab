//@ about: a data-oriented program: expressions as sealed records, derived, simplified and printed by pattern matching
//@ jdk: 25
import java.util.*;

public class Derivatives {
    /// Markdown comments are comments.
    sealed interface Expression {
        record Constant(double value) implements Expression { }
        record Variable(String name) implements Expression { }
        record Sum(Expression left, Expression right) implements Expression { }
        record Product(Expression left, Expression right) implements Expression { }
        record Power(Expression base, int exponent) implements Expression { }
        record Call(Function function, Expression argument) implements Expression { }
        enum Function { SIN, COS, EXP }

        static final Expression ZERO = new Constant(0), ONE = new Constant(1);

        default Expression derive(String by) {
            return switch (this) {
                case Constant _ -> ZERO;
                case Variable(var name) when name.equals(by) -> ONE;
                case Variable _ -> ZERO;
                case Sum(var a, var b) -> new Sum(a.derive(by), b.derive(by));
                case Product(var a, var b) -> new Sum(new Product(a.derive(by), b), new Product(a, b.derive(by)));
                case Power(var a, int n) -> new Product(new Product(new Constant(n), new Power(a, n - 1)), a.derive(by));
                case Call(Function f, var a) -> new Product(switch (f) {
                    case SIN -> new Call(Function.COS, a);
                    case COS -> new Product(new Constant(-1), new Call(Function.SIN, a));
                    case EXP -> this;
                }, a.derive(by));
            };
        }

        default Expression simplify() {
            return switch (this) {
                case Sum(var a, var b) -> switch (new Sum(a.simplify(), b.simplify())) {
                    case Sum(Constant(var x), Constant(var y)) -> new Constant(x + y);
                    case Sum(Constant(var x), var y) when x == 0 -> y;
                    case Sum(var x, Constant(var y)) when y == 0 -> x;
                    case Sum(var x, var y) when x.equals(y) -> new Product(new Constant(2), x).simplify();
                    case Sum s -> s;
                };
                case Product(var a, var b) -> switch (new Product(a.simplify(), b.simplify())) {
                    case Product(Constant(var x), Constant(var y)) -> new Constant(x * y);
                    case Product(Constant(var x), _) when x == 0 -> ZERO;
                    case Product(_, Constant(var y)) when y == 0 -> ZERO;
                    case Product(Constant(var x), var y) when x == 1 -> y;
                    case Product(var x, Constant(var y)) when y == 1 -> x;
                    case Product(Constant(var x), Product(Constant(var y), var z)) -> new Product(new Constant(x * y), z).simplify();
                    case Product p -> p;
                };
                case Power(var a, int n) when n == 0 -> ONE;
                case Power(var a, int n) when n == 1 -> a.simplify();
                case Power(var a, int n) -> new Power(a.simplify(), n);
                case Call(var f, var a) -> new Call(f, a.simplify());
                case Constant _, Variable _ -> this;
            };
        }

        default String show() {
            return switch (this) {
                case Constant(double v) when v == (int) v -> "" + (int) v;
                case Constant(double v) -> "" + v;
                case Variable(var name) -> name;
                case Sum(var a, var b) -> "(" + a.show() + " + " + b.show() + ")";
                case Product(var a, var b) -> a.show() + "*" + b.show();
                case Power(var a, var n) -> a.show() + "^" + n;
                case Call(var f, var a) -> f.name().toLowerCase(Locale.ROOT) + "(" + a.show() + ")";
            };
        }
    }

    public static void main(String[] args) {
        var x = new Expression.Variable("x");
        var y = new Expression.Variable("y");
        List<Expression> all = List.of(
            new Expression.Power(x, 3),
            new Expression.Sum(new Expression.Product(x, x), new Expression.Product(new Expression.Constant(2.5), y)),
            new Expression.Call(Expression.Function.SIN, new Expression.Power(x, 2)),
            new Expression.Product(new Expression.Call(Expression.Function.EXP, x), new Expression.Call(Expression.Function.COS, new Expression.Product(x, y))));
        for (Expression e : all) {
            Expression d = e.derive("x").simplify();
            System.out.println(e.show() + " -> " + d.show() + " -> " + d.derive("x").simplify().show() + " | " + e.derive("y").simplify().show());
        }
    }
}
