package org.example.expressions;

import java.util.Objects;

/** Two expressions and an operator between them. */
public final class Binary extends Expression {
    private final Operator operator;
    private final Expression left;
    private final Expression right;

    /** @throws NullPointerException if one of the three is missing */
    public Binary(Operator operator, Expression left, Expression right) throws NullPointerException {
        super(left.size() + right.size() + 1);
        this.operator = Objects.requireNonNull(operator, "operator");
        this.left = left;
        this.right = right;
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
    public int evaluate(Scope scope) throws UnboundVariableException, ArithmeticException {
        return operator.apply(left.evaluate(scope), right.evaluate(scope));
    }

    boolean evaluateRequires(Scope scope) {
        return scope == null || scope.repOK();
    }

    /** What is simplified is worth the same. */
    boolean evaluateEnsures(Scope scope, int result) {
        return simplify().evaluate(scope) == result;
    }

    @Override
    public Expression simplify() {
        Expression a = left.simplify();
        Expression b = right.simplify();
        switch (operator) {
            case ADD:
                if (Literal.is(0, a)) {
                    return b;
                }
                if (Literal.is(0, b)) {
                    return a;
                }
                break;
            case SUBTRACT:
                if (Literal.is(0, b)) {
                    return a;
                }
                break;
            case MULTIPLY:
                if (Literal.is(1, a)) {
                    return b;
                }
                if (Literal.is(1, b)) {
                    return a;
                }
                break;
            case DIVIDE:
                if (Literal.is(1, b)) {
                    return a;
                }
                break;
        }
        if (a instanceof Literal && b instanceof Literal && !(operator == Operator.DIVIDE && Literal.is(0, b))) {
            return new Literal(operator.apply(((Literal) a).value(), ((Literal) b).value()));
        }
        return new Binary(operator, a, b);
    }

    boolean simplifyEnsures(Expression result) {
        return result.size() <= size() && result.repOK();
    }

    @Override
    public String toString() {
        return "(" + left + " " + operator.symbol() + " " + right + ")";
    }

    @Override
    boolean repOK() {
        return operator != null
                && left != null
                && right != null
                && left.size() < size()
                && right.size() < size()
                && left.repOK()
                && right.repOK()
                && size() == left.size() + right.size() + 1;
    }
}
