//@ about: case null, case null with default, and switches that throw on null, over objects, strings, enums and boxes
//@ jdk: 25
public class NullLabels {
    enum Level { LOW, HIGH }

    static String object(Object value) {
        return switch (value) {
            case null -> "null";
            case String s when s.isEmpty() -> "empty string";
            case String s -> s;
            default -> "other";
        };
    }

    static String string(String value) {
        return switch (value) {
            case "a", "b" -> "letter";
            case null, default -> "null or unknown";
        };
    }

    static int level(Level value) {
        return switch (value) {
            case LOW -> 1;
            case HIGH -> 2;
            case null -> -1;
        };
    }

    static String box(Integer value) {
        switch (value) {
            case 1: return "one";
            case null: return "no number";
            case Integer i when i < 0: return "negative";
            case Integer i: return "number " + i;
        }
    }

    static String last(Object value) {
        return switch (value) {
            case Integer i -> "integer";
            case null -> "null";
            case Object o -> "anything";
        };
    }

    static String throwing(Object value) {
        return switch (value) {
            case String s -> s;
            default -> "default";
        };
    }

    public static void main(String[] args) {
        for (Object value : new Object[] {null, "", "text", 5}) System.out.println(object(value) + ", " + last(value));
        for (String value : new String[] {null, "a", "b", "c"}) System.out.println(string(value));
        for (Level value : new Level[] {null, Level.LOW, Level.HIGH}) System.out.println(level(value));
        for (Integer value : new Integer[] {null, 1, -1, 1000}) System.out.println(box(value));
        System.out.println(throwing("x") + throwing(1));
        try {
            throwing(null);
        } catch (NullPointerException e) {
            System.out.println("NullPointerException " + e.getMessage());
        }
        try {
            String none = null;
            switch (none) {
                case "x" -> System.out.println("x");
                default -> System.out.println("default");
            }
        } catch (NullPointerException e) {
            System.out.println("NullPointerException");
        }
    }
}
