//@ about: import module java.base, single-type imports that win over it
//@ jdk: 25
import module java.base;
import java.util.List;

public class ModuleImports {
    public static void main(String[] args) throws IOException {
        List<String> words = new ArrayList<>(List.of("one", "two", "three"));
        Map<Integer, List<String>> byLength = words.stream().collect(Collectors.groupingBy(String::length, TreeMap::new, Collectors.toList()));
        System.out.println(byLength);
        Function<BigInteger, BigInteger> square = n -> n.multiply(n);
        System.out.println(square.apply(new BigInteger("123456789")));
        System.out.println(new BufferedReader(new StringReader("line one\nline two")).lines().toList());
        System.out.println(Duration.ofMinutes(90) + " " + LocalDate.of(2024, Month.FEBRUARY, 28).plusDays(2));
        AtomicInteger counter = new AtomicInteger();
        IntStream.range(0, 5).forEach(counter::addAndGet);
        System.out.println(counter + " " + StandardCharsets.UTF_8.name() + " " + Pattern.matches("[a-c]+", "abc"));
    }
}
