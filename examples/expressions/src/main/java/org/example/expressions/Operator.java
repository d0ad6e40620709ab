package org.example.expressions;

/** What two numbers can be combined with. */
public enum Operator {
    ADD('+') {
        @Override
        int apply(int left, int right) {
            return left + right;
        }
    },
    SUBTRACT('-') {
        @Override
        int apply(int left, int right) {
            return left - right;
        }
    },
    MULTIPLY('*') {
        @Override
        int apply(int left, int right) {
            return left * right;
        }
    },
    DIVIDE('/') {
        @Override
        int apply(int left, int right) throws ArithmeticException {
            return left / right;
        }
    };

    private final char symbol;

    Operator(char symbol) {
        this.symbol = symbol;
    }

    abstract int apply(int left, int right) throws ArithmeticException;

    public char symbol() {
        return symbol;
    }
}
