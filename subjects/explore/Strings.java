package explore;

/** Unknown strings. */
public class Strings {
    String name;
    String other;

    public static int length(String s) {
        return s.length();
    }

    public static int first(String s) {
        return s.isEmpty() ? 0 : s.charAt(0) == 'x' ? 1 : 2;
    }

    public static boolean equal(String a, String b) {
        return a.equals(b);
    }

    public static boolean hello(String a) {
        return "ab".equals(a);
    }

    public static boolean same(String a, String b) {
        return a == b;
    }

    public static int wide(String s) {
        for (int i = 0; i < s.length(); i++) {
            if (s.charAt(i) > 0x1000) return i;
        }
        return -1;
    }

    public static String join(String s) {
        return s + "!";
    }

    public static int index(String s) {
        return s.indexOf('a');
    }

    public static int chosen(String s) {
        switch (s) {
            case "a": return 1;
            case "b": return 2;
            case "": return 3;
            default: return 4;
        }
    }

    public boolean fields() {
        return name != null && name == other;
    }

    public static int hash(String s) {
        return s.hashCode() == 97 ? 1 : 2;
    }
}
