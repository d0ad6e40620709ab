import org.sosy_lab.sv_benchmarks.Verifier;

/** A constructor calls a method that a subclass overrides, before the subclass has any fields. */
public class Main {

    abstract static class Gauge {
        final int reading;

        Gauge(int raw) {
            reading = calibrate(raw);
        }

        abstract int calibrate(int raw);
    }

    static final class Fixed extends Gauge {
        private static final int OFFSET = 5;
        private final int factor = 1;

        Fixed(int raw) {
            super(raw);
        }

        @Override
        int calibrate(int raw) {
            return raw * factor + OFFSET;
        }
    }

    static final class Adjustable extends Gauge {
        private final int offset;

        Adjustable(int raw, int offset) {
            super(raw);
            this.offset = offset;
        }

        @Override
        int calibrate(int raw) {
            return raw + offset;
        }
    }

    public static void main(String[] args) {
        int raw = Verifier.nondetInt();
        int offset = Verifier.nondetInt();

        Gauge fixed = new Fixed(raw);
        assert fixed.reading == raw + 5;
        Gauge adjustable = new Adjustable(raw, offset);
        assert adjustable.calibrate(raw) == raw + offset;
        assert adjustable.reading == adjustable.calibrate(raw);
    }
}
