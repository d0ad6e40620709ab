package org.example.expressions;

/** A number. */
public final class Literal extends Expression {
    private final int value;

    public Literal(int value) {
        super(1);
        this.value = value;
    }

    public int value() {
        return value;
    }

    @Override
    public int evaluate(Scope scope) {
        return value;
    }

    @Override
    public Expression simplify() {
        return this;
    }

    static boolean is(int value, Expression expression) {
        return expression instanceof Literal && ((Literal) expression).value == value;
    }

    @Override
    public String toString() {
        return Integer.toString(value);
    }

    @Override
    boolean repOK() {
        return size() == 1;
    }
}
