//@ about: catch, finally, rethrown and custom exceptions
//@ verify: Handling#caught -> holds
//@ verify: Handling#cleanUp -> holds
//@ verify: Handling#custom -> violated
//@ verify: Handling#swallowed -> violated
//@ explore: Handling#caught -> ends
class Handling {
    static class Refused extends RuntimeException {
        Refused(String message) {
            super(message);
        }
    }

    static int caught(int x) {
        try {
            return 10 / x;
        } catch (ArithmeticException e) {
            assert x == 0;
            return 0;
        }
    }

    static void cleanUp(int x, int[] log) {
        int[] steps = new int[1];
        try {
            try {
                if (x == 1) {
                    throw new Refused("one");
                }
            } finally {
                steps[0]++;
            }
        } catch (Refused e) {
            assert e.getMessage().equals("one");
        }
        assert steps[0] == 1;
    }

    static void custom(int x) {
        if (x * x == 49) {
            throw new Refused("seven");
        }
    }

    @SuppressWarnings("finally")
    static void swallowed(int x) {
        int result = -1;
        try {
            result = 10 / x;
        } finally {
            assert result >= 0 : "negative";
            return;
        }
    }
}
