//@ about: switch on Integer, Character, Short, Byte, other boxes and strings mixing constants, types and guards; dominance in order
//@ jdk: 25
public class BoxedLabels {
    static String integer(Integer n) {
        return switch (n) {
            case 0 -> "zero";
            case 127, 128 -> "near the cache's end";
            case Integer i when i > 1000 -> "large";
            case -1 -> "minus one";
            case Integer i -> "plain " + i;
        };
    }

    static String character(Character c) {
        return switch (c) {
            case 'a', 'e', 'i', 'o', 'u' -> "vowel";
            case Character x when Character.isLetter(x) -> "consonant";
            case Character x -> "sign " + (int) x;
        };
    }

    static String text(String s) {
        return switch (s) {
            case "Aa", "BB" -> "same hash " + s.hashCode();
            case String t when t.length() > 5 -> "long";
            case "C#" -> "same hash as Bb";
            case "Bb" -> "same hash as C#";
            case String t -> t.toUpperCase();
        };
    }

    static String object(Object o) {
        return switch (o) {
            case Byte b when b < 0 -> "negative byte";
            case Byte b -> "byte " + b;
            case Short s -> "short " + s;
            case Long l when l == (int) (long) l -> "small long";
            case Long l -> "long " + l;
            case Float f when f.isNaN() -> "NaN";
            case Float f -> "float " + f;
            case Double d -> "double " + d;
            case Boolean b -> b ? "yes" : "no";
            case Number n -> "number " + n.intValue();
            case Comparable<?> c -> "comparable " + c;
            case Object[] array -> "objects " + array.length;
            case int[] array when array.length > 2 -> "many ints";
            case int[] array -> "ints " + array.length;
            case Runnable r -> "runnable";
            default -> "object";
        };
    }

    static int primitive(short s, byte b, char c) {
        return switch (s) { case 1 -> 10; case Short.MAX_VALUE -> 20; default -> 30; }
            + switch (b) { case -128 -> 1; case 127 -> 2; default -> 3; }
            + switch (c) { case 'x' -> 100; case '\uffff' -> 200; default -> 300; };
    }

    public static void main(String[] args) {
        for (int n : new int[] {0, 127, 128, 129, -1, 1001, -2}) System.out.println(integer(n));
        for (char c : "ab1".toCharArray()) System.out.println(character(c));
        for (String s : new String[] {"Aa", "BB", "C#", "Bb", "longer string", "ab"}) System.out.println(text(s));
        Object[] objects = {(byte) -1, (byte) 1, (short) 2, 3L, 1L << 40, Float.NaN, 1.5f, 2.5, true, false, 7, new java.math.BigInteger("12345678901"), "text",
            new String[3], new int[3], new int[1], (Runnable) () -> { }, new Object[0][0], new StringBuilder("x")};
        for (Object o : objects) System.out.println(object(o));
        System.out.println(primitive((short) 1, (byte) -128, 'x') + " " + primitive(Short.MAX_VALUE, (byte) 127, '\uffff') + " " + primitive((short) 0, (byte) 0, 'y'));
    }
}
