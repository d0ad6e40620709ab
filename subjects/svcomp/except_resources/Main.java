import org.sosy_lab.sv_benchmarks.Verifier;

/** Resources close in reverse order, before catch and finally, and their failures are suppressed by an earlier one. */
public class Main {

    private final StringBuilder trace = new StringBuilder();

    private final class Resource implements AutoCloseable {
        private final char name;
        private final boolean failing;

        Resource(char name, boolean failing) {
            this.name = name;
            this.failing = failing;
            trace.append(name);
        }

        @Override
        public void close() {
            trace.append(Character.toUpperCase(name));
            if (failing) {
                throw new IllegalStateException(String.valueOf(name));
            }
        }
    }

    int use(boolean firstFails, boolean secondFails, boolean bodyFails) {
        try (Resource first = new Resource('a', firstFails);
                Resource none = null;
                Resource second = new Resource('b', secondFails)) {
            trace.append(none == null && first != second ? '-' : '?');
            if (bodyFails) {
                throw new ArithmeticException();
            }
            return 0;
        } catch (ArithmeticException e) {
            trace.append('!');
            return 10 + e.getSuppressed().length;
        } catch (IllegalStateException e) {
            trace.append(e.getMessage());
            return 20 + e.getSuppressed().length;
        } finally {
            trace.append('.');
        }
    }

    public static void main(String[] args) {
        boolean first = Verifier.nondetBoolean();
        boolean second = Verifier.nondetBoolean();
        boolean body = Verifier.nondetBoolean();
        Main run = new Main();
        int result = run.use(first, second, body);
        int failures = (first ? 1 : 0) + (second ? 1 : 0);

        if (body) {
            assert result == 10 + failures;
            assert run.trace.toString().equals("ab-BA!.");
        } else if (failures > 0) {
            assert result == 20 + failures - 1;
            assert run.trace.toString().equals(second ? "ab-BAb." : "ab-BAa.");
        } else {
            assert result == 0 && run.trace.toString().equals("ab-BA.");
        }
    }
}
