package org.example.expressions;

/** An arithmetic expression over ints: a tree of nodes that never change. */
public abstract class Expression {
    private final int depth;

    Expression(int depth) {
        this.depth = depth;
    }

    /** How many nodes are on the longest way down. */
    public final int depth() {
        return depth;
    }

    /**
     * What the expression is worth, in Java's 32-bit arithmetic.
     *
     * @param variables the values of the variables
     * @throws NullPointerException if there are no values
     * @throws UnboundVariableException if a variable has no value
     */
    public abstract int evaluate(int[] variables) throws NullPointerException, UnboundVariableException;

    /** An expression of the same value that is not deeper: {@code x + 0} becomes {@code x}, and so on. */
    public abstract Expression simplify();

    /** Whether this is the literal of a number. */
    boolean is(int number) {
        return false;
    }

    /** All parts are there and valid. Depths shrink on the way down, so that no expression is a part of itself. */
    abstract boolean repOK();
}
