//@ about: exceptions thrown inside handlers, finally blocks, close methods, toString and comparators; which one wins
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

public class ExceptionInHandler {
    static class Grumpy {
        @Override
        public String toString() {
            throw new UnsupportedOperationException("no text");
        }

        @Override
        public int hashCode() {
            throw new UnsupportedOperationException("no hash");
        }

        @Override
        public boolean equals(Object o) {
            throw new UnsupportedOperationException("no equality");
        }
    }

    static class SelfDestruct extends RuntimeException {
        static int depth;

        SelfDestruct() {
            if (++depth < 3) throw new SelfDestruct();
        }

        @Override
        public String getMessage() {
            return "depth " + depth;
        }
    }

    static class BadMessage extends RuntimeException {
        @Override
        public String getMessage() {
            throw new IllegalStateException("message failed");
        }
    }

    interface Code {
        Object run() throws Exception;
    }

    static void attempt(String what, Code c) {
        try {
            System.out.println(what + " = " + c.run());
        } catch (Exception e) {
            try {
                System.out.println(what + " ! " + e.getMessage());
            } catch (RuntimeException inner) {
                System.out.println(what + " !! " + inner.getMessage());
            }
        }
    }

    static int chain(int n) {
        try {
            return chain(n, n);
        } catch (RuntimeException e) {
            try {
                throw new IllegalStateException("handler of " + e.getMessage());
            } finally {
                counter += 1;
            }
        } finally {
            counter += 10;
        }
    }

    static int counter;

    static int chain(int n, int m) {
        try {
            return n / (m - n);
        } finally {
            counter += 100;
            if (n > 5) throw new RuntimeException("finally " + n);
        }
    }

    public static void main(String[] args) {
        attempt("concatenation", () -> "a" + new Grumpy());
        attempt("builder", () -> new StringBuilder("kept").append(1).append(new Grumpy()));
        attempt("set", () -> new java.util.HashSet<>(Arrays.asList(1, new Grumpy())));
        attempt("contains", () -> Arrays.asList(1, 2).contains(new Grumpy()));
        attempt("contains reversed", () -> Arrays.asList(new Grumpy()).contains(new Grumpy()));
        attempt("constructor", () -> { throw new SelfDestruct(); });
        attempt("message", () -> { throw new BadMessage(); });
        attempt("chain 3", () -> chain(3));
        attempt("chain 9", () -> chain(9));
        System.out.println(counter);
        List<Integer> list = new ArrayList<>(Arrays.asList(5, 3, 8, 1));
        int[] calls = {0};
        attempt("sort", () -> {
            list.sort((a, b) -> {
                if (++calls[0] == 3) throw new IllegalArgumentException("comparison " + calls[0]);
                return a - b;
            });
            return list;
        });
        System.out.println(list.size() + " " + list.contains(8));
        attempt("for each", () -> {
            List<Object> seen = new ArrayList<>();
            try {
                list.forEach(i -> seen.add(10 / (i - 8)));
            } finally {
                System.out.println("seen " + seen);
            }
            return seen;
        });
        attempt("arguments", () -> Math.max(side(1), Integer.parseInt("no")) + side(2));
        System.out.println(sides);
    }

    static String sides = "";

    static int side(int n) {
        sides += n;
        return n;
    }
}
