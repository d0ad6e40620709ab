//@ about: library methods of Java 18 to 25: Math.clamp and ceilDiv, StringBuilder.repeat, splitWithDelimiters, indexOf with range, emoji, unsigned high multiply
//@ jdk: 25
import java.math.BigInteger;
import java.util.*;
import java.util.function.Supplier;

public class NewMethods {
    public static void main(String[] args) {
        System.out.println(Math.clamp(15L, 0, 10) + " " + Math.clamp(-5L, -3L, 3L) + " " + Math.clamp(0.5, 1.0, 2.0) + " " + Math.clamp(Float.NaN, 0f, 1f));
        attempt(() -> Math.clamp(1, 5, 2));
        System.out.println(Math.ceilDiv(7, 2) + " " + Math.ceilDiv(-7, 2) + " " + Math.ceilMod(7, 2) + " " + Math.ceilMod(-7, 2) + " " + Math.ceilDivExact(9L, 4L));
        System.out.println(Math.unsignedMultiplyHigh(-1L, -1L) + " " + Math.unsignedMultiplyExact(3, 5) + " " + Math.powExact(3, 15)
            + " " + Math.unsignedPowExact(2L, 63));
        attempt(() -> Math.powExact(10, 10));
        System.out.println(new StringBuilder("-").repeat("ab", 3).repeat('x', 2).repeat("", 9).repeat(0x1F600, 1).length());
        System.out.println(Arrays.toString("a,b;;c".splitWithDelimiters("[,;]", -1)) + " " + Arrays.toString("1+2-3".splitWithDelimiters("[+-]", 2)));
        System.out.println("hello world".indexOf('o', 5, 10) + " " + "hello world".indexOf("o", 5, 7) + " " + "hello".indexOf('l', 0, 2));
        System.out.println(Character.isEmoji(0x1F600) + " " + Character.isEmoji('a') + " " + Character.isEmojiModifier(0x1F3FB));
        System.out.println(Integer.compress(0b10110, 0b11010) + " " + Integer.expand(0b101, 0b11010) + " " + Long.compress(-1L, 0xf0f0L));
        System.out.println(new BigInteger("100").parallelMultiply(BigInteger.TEN) + " " + BigInteger.valueOf(99).sqrt());
        List<Integer> shuffled = new ArrayList<>(List.of(1, 2, 3, 4, 5, 6));
        Collections.shuffle(shuffled, new Random(42));
        System.out.println(shuffled);
        System.out.println("one\ntwo".lines().map(String::toUpperCase).toList() + " " + "ab".chars().boxed().toList() + " " + "x".equals(new String(new char[] {'x'})));
        System.out.println(HashMap.newHashMap(10).size() + " " + LinkedHashSet.newLinkedHashSet(5) + " " + LinkedHashMap.newLinkedHashMap(3));
        System.out.println(Objects.checkIndex(3L, 5L) + " " + Objects.toIdentityString("x").startsWith("java.lang.String@")
            + " " + Objects.requireNonNullElse(null, "else"));
        System.out.println(new StringBuilder("abc").compareTo(new StringBuilder("abd")) + " " + "Stra\u00dfe".length()
            + " " + "a-b-c".transform(s -> s.replace("-", "")));
        System.out.println(duration(125) + " " + Locale.of("de", "AT"));
    }

    static String duration(int seconds) {
        var duration = java.time.Duration.ofSeconds(seconds);
        return duration.toMinutesPart() + "m" + duration.toSecondsPart() + "s " + duration.dividedBy(java.time.Duration.ofSeconds(10)) + " " + duration.isPositive();
    }

    static void attempt(Supplier<Object> body) {
        try {
            System.out.println(body.get());
        } catch (RuntimeException e) {
            System.out.println(e);
        }
    }
}
