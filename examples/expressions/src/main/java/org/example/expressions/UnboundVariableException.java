package org.example.expressions;

/** A variable has no value in the scope. */
public final class UnboundVariableException extends RuntimeException {
    private static final long serialVersionUID = 1;

    public UnboundVariableException(String name) {
        super(name);
    }
}
