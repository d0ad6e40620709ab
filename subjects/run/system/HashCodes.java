//@ about: hash codes that are specified: strings, boxes, lists, sets, maps, arrays, Objects.hash, optionals, entries; the order they give a HashSet
import java.util.*;

public class HashCodes {
    public static void main(String[] args) {
        System.out.println("".hashCode() + " " + "a".hashCode() + " " + "hello world".hashCode() + " " + "polygenelubricants".hashCode()
            + " " + "\u00e9\ud83d\ude00".hashCode());
        System.out.println(Integer.valueOf(-7).hashCode() + " " + Long.valueOf(1L << 40).hashCode() + " " + Long.hashCode(-1)
            + " " + Double.hashCode(1.5) + " " + Double.hashCode(-0.0) + " " + Float.hashCode(0.1f) + " "
            + Boolean.hashCode(true) + " " + Boolean.hashCode(false) + " " + Character.hashCode('x') + " " + Byte.hashCode((byte) -1)
                + " " + Short.hashCode((short) 300) + " " + Double.hashCode(Double.NaN));
        System.out.println(List.of().hashCode() + " " + List.of(1, 2, 3).hashCode() + " " + new ArrayList<>(List.of(1, 2, 3)).hashCode()
            + " " + new LinkedList<>(Arrays.asList("a", null)).hashCode() + " " + List.of(List.of(1), List.of()).hashCode());
        System.out.println(Set.of(1, 2, 3).hashCode() + " " + new TreeSet<>(Set.of("x", "y")).hashCode() + " " + Map.of("k", 1).hashCode()
            + " " + new TreeMap<>(Map.of("a", 1, "b", 2)).hashCode() + " " + Map.entry("k", "v").hashCode());
        System.out.println(Arrays.hashCode(new int[] {1, 2}) + " " + Arrays.hashCode(new long[] {1L << 33})
            + " " + Arrays.hashCode(new double[] {0.5}) + " " + Arrays.hashCode((int[]) null)
            + " " + Arrays.hashCode(new Object[] {"a", null, 1}) + " "
            + Arrays.hashCode(new boolean[] {true, false}) + " " + Arrays.hashCode(new char[] {'a'}) + " " + Arrays.deepHashCode(new int[][] {{1, 2}, null, {}}));
        System.out.println(Objects.hash(1, "two", 3.0, null) + " " + Objects.hash() + " " + Objects.hash((Object) null) + " " + Objects.hashCode("x")
            + " " + Optional.of("x").hashCode() + " " + Optional.empty().hashCode() + " " + BitSet.valueOf(new long[] {5}).hashCode());
        System.out.println(new java.math.BigInteger("123456789012345678901234567890").hashCode() + " " + new java.math.BigDecimal("1.50").hashCode()
            + " " + new java.math.BigDecimal("1.5").hashCode() + " " + UUID.fromString("00000000-0000-0001-0000-000000000002").hashCode());
        System.out.println(Locale.forLanguageTag("en").equals(Locale.ENGLISH) + " " + java.time.LocalDate.of(2024, 2, 29).hashCode()
            + " " + java.time.Duration.ofSeconds(5).hashCode() + " " + new StringBuilder("x").toString().hashCode());
        Map<Object, String> map = new LinkedHashMap<>();
        map.put(List.of(1), "list");
        map.put(Map.of(), "map");
        map.put(0, "zero");
        map.put(0L, "long zero");
        map.put(null, "null");
        System.out.println(map.get(Arrays.asList(1)) + " " + map.get(new HashMap<>()) + " " + map.get(0) + " " + map.get(0L) + " " + map.get(null)
            + " " + map.get((short) 0));
        Set<String> order = new HashSet<>();
        for (String word : "the quick brown fox jumps over the lazy dog Aa BB AaAa BBBB AaBB".split(" ")) order.add(word);
        System.out.println(order + " " + new HashSet<>(List.of(17, 1, 33, 2, 100)));
    }
}
