package org.example.expressions;

import java.util.Objects;

/** The value of one variable, and of those outside. A variable hides those of the same name further out. */
public final class Scope {
    private final String name;
    private final int value;
    private final Scope outer;
    private final int depth;

    /**
     * One more variable.
     *
     * @param outer the variables known so far, or null
     * @throws NullPointerException if the name is null
     */
    public Scope(String name, int value, Scope outer) throws NullPointerException {
        this.name = Objects.requireNonNull(name, "name");
        this.value = value;
        this.outer = outer;
        this.depth = outer == null ? 1 : outer.depth + 1;
    }

    public String name() {
        return name;
    }

    public int value() {
        return value;
    }

    public Scope outer() {
        return outer;
    }

    /** Every variable has a name. Depth descends, so that no scope is its own outer one. */
    boolean repOK() {
        for (Scope s = this; s != null; s = s.outer) {
            int below = s.outer == null ? 0 : s.outer.depth;
            if (s.name == null || below < 0 || s.depth != below + 1 || s.depth < 1) {
                return false;
            }
        }
        return true;
    }
}
