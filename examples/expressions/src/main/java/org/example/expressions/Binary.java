package org.example.expressions;

import java.util.Objects;

/** Two expressions and an operator between them. */
public final class Binary extends Expression {
    private static final int[] NO_VARIABLES = {};

    private final Operator operator;
    private final Expression left;
    private final Expression right;

    private Binary(Operator operator, Expression left, Expression right) {
        super(1 + Math.max(left.depth(), right.depth()));
        this.operator = operator;
        this.left = left;
        this.right = right;
    }

    /**
     * An expression of two parts.
     *
     * @throws NullPointerException if one of the three is missing
     */
    public static Binary of(Operator operator, Expression left, Expression right) throws NullPointerException {
        Objects.requireNonNull(operator, "operator");
        return new Binary(operator, left, right);
    }

    static boolean ofRequires(Operator operator, Expression left, Expression right) {
        return (left == null || left.repOK()) && (right == null || right.repOK());
    }

    static boolean ofEnsures(Operator operator, Expression left, Expression right, Binary result) {
        return result.repOK();
    }

    public Operator operator() {
        return operator;
    }

    public Expression left() {
        return left;
    }

    public Expression right() {
        return right;
    }

    @Override
    public int evaluate(int[] variables) throws NullPointerException, UnboundVariableException {
        return operator.apply(left.evaluate(variables), right.evaluate(variables));
    }

    /** Simplified, it is worth the same. */
    boolean evaluateEnsures(int[] variables, int result) {
        return simplify().evaluate(variables) == result;
    }

    @Override
    public Expression simplify() {
        Expression a = left.simplify();
        Expression b = right.simplify();
        if (b.is(0)) {
            return a;
        }
        if (a.is(0) && operator == Operator.ADD) {
            return b;
        }
        if (a instanceof Literal && b instanceof Literal) {
            return new Literal(operator.apply(a.evaluate(NO_VARIABLES), b.evaluate(NO_VARIABLES)));
        }
        return a == left && b == right ? this : new Binary(operator, a, b);
    }

    boolean simplifyEnsures(Expression result) {
        return result.depth() <= depth() && result.repOK();
    }

    @Override
    boolean repOK() {
        return operator != null
                && left != null
                && right != null
                && left.depth() < depth()
                && right.depth() < depth()
                && left.repOK()
                && right.repOK()
                && depth() == 1 + Math.max(left.depth(), right.depth());
    }
}
