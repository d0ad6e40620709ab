//@ about: lambdas and method references written to a stream and read back, with what they capture
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.NotSerializableException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.lang.invoke.SerializedLambda;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.Supplier;

public class SerializedLambdas {
    interface Shift extends Function<Integer, Integer>, Serializable {}

    record Point(int x, int y) implements Serializable {
        int along(int other) {
            return x * other + y;
        }
    }

    interface Move extends Serializable {
        int to(int from);
    }

    @SuppressWarnings("unchecked")
    static <T> T copy(T object) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(object);
        }
        return (T) new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
    }

    static Shift by(int amount, String log) {
        long wide = 1L << 33;
        double half = 0.5;
        char mark = '!';
        return x -> {
            System.out.println(log + mark + wide + half);
            return x + amount;
        };
    }

    public static void main(String[] args) throws Exception {
        Runnable plain = copy((Runnable & Serializable) () -> System.out.println("ran"));
        plain.run();
        System.out.println(copy(by(5, "five")).apply(1));
        Comparator<String> byLength = copy((Comparator<String> & Serializable) (a, b) -> a.length() - b.length());
        List<String> words = new ArrayList<>(List.of("three", "a", "to"));
        words.sort(byLength);
        System.out.println(words);
        Point point = new Point(3, 4);
        Move bound = point::along;
        System.out.println(copy(bound).to(10));
        IntBinaryOperator max = copy((IntBinaryOperator & Serializable) Math::max);
        System.out.println(max.applyAsInt(3, 8));
        Supplier<List<String>> make = copy((Supplier<List<String>> & Serializable) ArrayList::new);
        System.out.println(make.get());
        Comparator<Point> natural = copy(Comparator.comparing((Function<Point, Integer> & Serializable) Point::x));
        System.out.println(natural.compare(new Point(1, 9), new Point(2, 0)));

        var replace = bound.getClass().getDeclaredMethod("writeReplace");
        replace.setAccessible(true);
        SerializedLambda form = (SerializedLambda) replace.invoke(bound);
        System.out.println(form.getCapturingClass() + " " + form.getFunctionalInterfaceClass() + " "
            + form.getFunctionalInterfaceMethodName() + form.getFunctionalInterfaceMethodSignature() + " "
            + form.getImplMethodKind() + " " + form.getImplClass() + "." + form.getImplMethodName()
            + form.getImplMethodSignature() + " " + form.getInstantiatedMethodType() + " "
            + form.getCapturedArgCount() + " " + form.getCapturedArg(0));
        try {
            copy((Runnable) () -> System.out.println("not meant to be written"));
        } catch (NotSerializableException e) {
            System.out.println("not serializable");
        }
    }
}
