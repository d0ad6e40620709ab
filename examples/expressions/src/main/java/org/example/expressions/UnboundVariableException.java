package org.example.expressions;

/** A variable was evaluated that has no value. */
public final class UnboundVariableException extends RuntimeException {
    private static final long serialVersionUID = 1;

    public UnboundVariableException(String message) {
        super(message);
    }
}
