import java.util.ArrayList;
import java.util.List;
import java.util.function.IntBinaryOperator;
import java.util.function.IntSupplier;
import java.util.function.IntUnaryOperator;
import org.sosy_lab.sv_benchmarks.Verifier;

/** Lambdas keep the values they captured; what they share is what they point to. */
public class Main {

    enum Operation implements IntBinaryOperator {
        PLUS((a, b) -> a + b),
        MINUS((a, b) -> a - b) {
            @Override
            int neutral() {
                return 0;
            }
        },
        MAX(Math::max) {
            @Override
            int neutral() {
                return Integer.MIN_VALUE;
            }
        };

        private final IntBinaryOperator meaning;

        Operation(IntBinaryOperator meaning) {
            this.meaning = meaning;
        }

        @Override
        public int applyAsInt(int a, int b) {
            return meaning.applyAsInt(a, b);
        }

        int neutral() {
            return 0;
        }
    }

    private int field;

    IntSupplier reading() {
        return () -> field;
    }

    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        int which = Verifier.nondetInt();
        Verifier.assume(0 <= which && which < 3);
        Operation operation = Operation.values()[which];
        assert operation.applyAsInt(x, operation.neutral()) == x;
        assert operation.getDeclaringClass() == Operation.class;
        assert (operation.getClass() == Operation.class) == (operation == Operation.PLUS);

        List<IntSupplier> suppliers = new ArrayList<>();
        int[] shared = {x};
        for (int i = 0; i < 3; i++) {
            int copy = i + x;
            suppliers.add(() -> copy + shared[0] - x);
        }
        shared[0]++;
        for (int i = 0; i < 3; i++) {
            assert suppliers.get(i).getAsInt() == x + i + 1;
        }

        IntUnaryOperator twice = n -> 2 * n;
        IntUnaryOperator next = n -> n + 1;
        assert twice.andThen(next).applyAsInt(x) + 1 == twice.compose(next).applyAsInt(x);

        Main main = new Main();
        IntSupplier reading = main.reading();
        main.field = x;
        assert reading.getAsInt() == x;
        main = new Main();
        assert reading.getAsInt() == x && main.field == 0;
    }
}
