//@ about: constants with bodies of their own, fields, and a field of an enum type in an unknown object
//@ verify: EnumBodies#apply -> violated
//@ verify: EnumBodies#symbol -> holds
//@ explore: EnumBodies#kind --n 1 -> ends
class EnumBodies {
    enum Operation {
        PLUS('+') {
            int apply(int a, int b) {
                return a + b;
            }
        },
        OVER('/') {
            int apply(int a, int b) {
                return a / b;
            }
        };

        final char symbol;

        Operation(char symbol) {
            this.symbol = symbol;
        }

        abstract int apply(int a, int b);
    }

    static class Expression {
        Operation operation;
        int left;
        int right;
    }

    static int apply(Operation operation, int a, int b) {
        return operation == null ? 0 : operation.apply(a, b);
    }

    static void symbol(Operation operation) {
        if (operation != null && operation.symbol == '+') {
            assert operation == Operation.PLUS;
        }
    }

    static int kind(Expression e) {
        if (e == null) {
            return -2;
        }
        return e.operation == null ? -1 : e.operation.ordinal();
    }
}
