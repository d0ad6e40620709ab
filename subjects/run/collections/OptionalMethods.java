//@ about: Optional, OptionalInt, OptionalLong and OptionalDouble: every method, laziness and exceptions
import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;

public class OptionalMethods {
    static int made;

    static String make() {
        made++;
        return "made" + made;
    }

    static Optional<Integer> parse(String s) {
        try {
            return Optional.of(Integer.parseInt(s));
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }

    static Optional<Integer> half(int i) {
        return i % 2 == 0 ? Optional.of(i / 2) : Optional.empty();
    }

    public static void main(String[] args) {
        Optional<String> full = Optional.of("value"), empty = Optional.empty();
        for (Optional<String> o : List.of(full, empty)) {
            System.out.println(o + " " + o.isPresent() + " " + o.isEmpty() + " " + o.orElse("other") + " " + o.orElseGet(OptionalMethods::make) + " " + o.hashCode());
            System.out.println(o.map(String::length) + " " + o.map(s -> (String) null) + " " + o.filter(s -> s.startsWith("v")) + " " + o.filter(s -> s.isEmpty()) + " " + o.flatMap(s -> Optional.of(s + s)) + " " + o.or(() -> Optional.of("or")) + " " + o.stream().count());
            o.ifPresent(s -> System.out.println("present " + s));
            o.ifPresentOrElse(s -> System.out.println("has " + s), () -> System.out.println("has nothing"));
            try {
                System.out.println(o.get() + " " + o.orElseThrow());
            } catch (NoSuchElementException e) {
                System.out.println(e.getMessage());
            }
            try {
                System.out.println(o.orElseThrow(() -> new IllegalStateException("custom")));
            } catch (IllegalStateException e) {
                System.out.println(e.getMessage());
            }
        }
        System.out.println("made " + made);
        System.out.println(Optional.ofNullable(null) + " " + Optional.ofNullable(5) + " " + (Optional.empty() == Optional.empty()) + " " + Optional.of(5).equals(Optional.of(5)) + " " + Optional.of(5).equals(Optional.of(6)) + " " + Optional.empty().equals(null) + " " + Optional.of(Optional.empty()));
        try {
            Optional.of(null);
        } catch (NullPointerException e) {
            System.out.println("of(null)");
        }
        try {
            full.flatMap(s -> null);
        } catch (NullPointerException e) {
            System.out.println("flatMap to null");
        }
        for (String s : new String[] {"40", "42", "7", "x", "8"}) {
            System.out.println(s + " " + parse(s).flatMap(OptionalMethods::half).flatMap(OptionalMethods::half).map(i -> "quarter " + i).orElse("no quarter"));
        }
        List<Integer> good = new ArrayList<>();
        for (String s : "1 a 2 b 3".split(" ")) parse(s).ifPresent(good::add);
        System.out.println(good + " " + List.of("4", "q", "5").stream().map(OptionalMethods::parse).flatMap(Optional::stream).toList());

        OptionalInt i = OptionalInt.of(7), none = OptionalInt.empty();
        System.out.println(i + " " + none + " " + i.getAsInt() + " " + none.orElse(-1) + " " + none.orElseGet(() -> 9) + " " + i.equals(OptionalInt.of(7)) + " " + i.hashCode() + " " + i.stream().sum() + " " + none.isEmpty());
        OptionalDouble d = OptionalDouble.of(2.5);
        OptionalLong l = OptionalLong.of(1L << 40);
        System.out.println(d + " " + d.getAsDouble() + " " + l + " " + l.orElseThrow() + " " + OptionalDouble.empty() + " " + OptionalLong.empty().isPresent() + " " + OptionalDouble.of(0.0).equals(OptionalDouble.of(-0.0)));
        d.ifPresentOrElse(x -> System.out.println("double " + x), () -> System.out.println("none"));
        try {
            none.getAsInt();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        StringBuilder trace = new StringBuilder();
        Optional<String> chain = Optional.<String>empty().or(() -> {
            trace.append("first ");
            return Optional.empty();
        }).or(() -> {
            trace.append("second ");
            return Optional.of("found");
        }).or(() -> {
            trace.append("third ");
            return Optional.of("late");
        });
        System.out.println(trace + chain.get());
    }
}
