package org.example.expressions;

import java.util.Objects;

/** A name whose value the scope knows. */
public final class Variable extends Expression {
    private final String name;

    /** @throws NullPointerException if there is no name */
    public Variable(String name) throws NullPointerException {
        super(1);
        this.name = Objects.requireNonNull(name, "name");
    }

    public String name() {
        return name;
    }

    @Override
    public int evaluate(Scope scope) throws UnboundVariableException {
        for (Scope s = scope; s != null; s = s.outer()) {
            if (s.name().equals(name)) {
                return s.value();
            }
        }
        throw new UnboundVariableException(name);
    }

    boolean evaluateRequires(Scope scope) {
        return scope == null || scope.repOK();
    }

    @Override
    public Expression simplify() {
        return this;
    }

    @Override
    public String toString() {
        return name;
    }

    @Override
    boolean repOK() {
        return name != null && size() == 1;
    }
}
