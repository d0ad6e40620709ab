package org.example.expressions;

/** An arithmetic expression over ints: a tree of nodes that never change. */
public abstract class Expression {
    private final int size;

    Expression(int size) {
        this.size = size;
    }

    /** How many nodes the tree has. */
    public final int size() {
        return size;
    }

    /**
     * What the expression is worth, in Java's 32-bit arithmetic.
     *
     * @param scope the values of the variables; null if there are none
     * @throws UnboundVariableException if a variable has no value
     * @throws ArithmeticException if something is divided by zero
     */
    public abstract int evaluate(Scope scope) throws UnboundVariableException, ArithmeticException;

    /** An expression of the same value that is not larger: {@code x + 0} is {@code x}, and so on. */
    public abstract Expression simplify();

    /** All parts are there and valid, and size counts them. */
    abstract boolean repOK();
}
