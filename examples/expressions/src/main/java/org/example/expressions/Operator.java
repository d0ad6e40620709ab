package org.example.expressions;

/** What two numbers can be combined with. */
public enum Operator {
    ADD {
        @Override
        int apply(int left, int right) {
            return left + right;
        }
    },
    SUBTRACT {
        @Override
        int apply(int left, int right) {
            return left - right;
        }
    };

    abstract int apply(int left, int right);
}
