//@ about: user-defined exceptions: extra state, overridden getMessage, toString and getLocalizedMessage, generic methods, hierarchies
import java.util.ArrayList;
import java.util.List;

public class CustomExceptions {
    static class ShopException extends Exception {
        private final int code;

        ShopException(int code, String message) {
            super(message);
            this.code = code;
        }

        ShopException(int code, String message, Throwable cause) {
            super(message, cause);
            this.code = code;
        }

        int code() {
            return code;
        }
    }

    static final class OutOfStock extends ShopException {
        final String item;
        final int missing;

        OutOfStock(String item, int missing) {
            super(10, item + " is short by " + missing);
            this.item = item;
            this.missing = missing;
        }
    }

    static class Unreadable extends ShopException {
        Unreadable(String text, Throwable cause) {
            super(20, null, cause);
        }

        @Override
        public String getMessage() {
            return "unreadable" + (super.getMessage() == null ? "" : super.getMessage());
        }

        @Override
        public String toString() {
            return "Unreadable[" + code() + "]";
        }
    }

    static class Localized extends RuntimeException {
        @Override
        public String getLocalizedMessage() {
            return "localized";
        }
    }

    static class NoMessage extends RuntimeException {
    }

    static class FromCause extends RuntimeException {
        FromCause(Throwable t) {
            super(t);
        }
    }

    static final String[] ITEMS = {"pen", "ink"};
    static final int[] STOCK = {5, 0};

    static int order(String line) throws ShopException {
        String[] parts = line.split(" ");
        int count;
        try {
            count = Integer.parseInt(parts[1]);
        } catch (NumberFormatException | ArrayIndexOutOfBoundsException e) {
            throw new Unreadable(line, e);
        }
        for (int i = 0; i < ITEMS.length; i++) {
            if (ITEMS[i].equals(parts[0])) {
                if (STOCK[i] < count) throw new OutOfStock(ITEMS[i], count - STOCK[i]);
                return STOCK[i] -= count;
            }
        }
        throw new ShopException(30, "unknown " + parts[0]);
    }

    static <E extends Exception> void maybe(E e, boolean really) throws E {
        if (really) throw e;
    }

    public static void main(String[] args) {
        List<ShopException> failures = new ArrayList<>();
        for (String line : new String[] {"pen 2", "pen 4", "ink 1", "ink", "pen two", "cup 1", "pen 3"}) {
            try {
                System.out.println(line + " -> " + order(line) + " left");
            } catch (OutOfStock e) {
                System.out.println(line + " -> " + e.item + " missing " + e.missing);
                failures.add(e);
            } catch (ShopException e) {
                System.out.println(line + " -> " + e + " code " + e.code());
                failures.add(e);
            }
        }
        for (ShopException e : failures) {
            System.out.println(e.code() + " | " + e.getMessage() + " | " + e + " | " + (e.getCause() == null ? "no cause" : e.getCause().getClass().getSimpleName()));
        }
        Throwable[] others = {
            new Localized(), new NoMessage(), new FromCause(new Error("inside")), new FromCause(null), new RuntimeException((String) null), new Exception(""), new RuntimeException("m", null),
            new FromCause(new NoMessage()), new AssertionError(5), new AssertionError('c'), new AssertionError(new Error("e")), new Error(),
        };
        for (Throwable t : others) {
            System.out.println(t + " | " + t.getMessage() + " | " + t.getLocalizedMessage() + " | " + t.getCause());
        }
        try {
            maybe(new Exception("no"), false);
            CustomExceptions.<RuntimeException>maybe(new NoMessage(), true);
        } catch (NoMessage e) {
            System.out.println("generic throw");
        } catch (Exception e) {
            System.out.println("not here");
        }
    }
}
