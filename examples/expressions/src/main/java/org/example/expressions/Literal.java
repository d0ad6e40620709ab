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
    public int evaluate(int[] variables) {
        return value;
    }

    @Override
    public Expression simplify() {
        return this;
    }

    @Override
    boolean is(int number) {
        return value == number;
    }

    @Override
    boolean repOK() {
        return depth() == 1;
    }
}
