package org.example.expressions;

/** A variable, known by its number. */
public final class Variable extends Expression {
    private final int index;

    /** @throws IllegalArgumentException if the number is negative */
    public Variable(int index) throws IllegalArgumentException {
        super(1);
        if (index < 0) {
            throw new IllegalArgumentException("the number of a variable must not be negative");
        }
        this.index = index;
    }

    public int index() {
        return index;
    }

    @Override
    public int evaluate(int[] variables) throws NullPointerException, UnboundVariableException {
        if (index >= variables.length) {
            throw new UnboundVariableException("a variable has no value");
        }
        return variables[index];
    }

    @Override
    public Expression simplify() {
        return this;
    }

    @Override
    boolean repOK() {
        return depth() == 1 && index >= 0;
    }
}
