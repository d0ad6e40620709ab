//@ about: class initialization in Java 8 class files: class$ constants, assertion status field, switch maps, inner enums
//@ release: 8
public class InitRelease8 {
    private static final StringBuilder LOG = new StringBuilder();

    static int log(String s, int v) {
        LOG.append(s).append(' ');
        return v;
    }

    static class Checked {
        static int value = log("Checked.value", 3);

        static int check(int i) {
            assert i >= 0 : "negative " + i;
            return i * value;
        }
    }

    enum Mode { SLOW, FAST }

    static String run(Mode m) {
        // The synthetic class InitRelease8$1 with its $SwitchMap is initialized at the first switch.
        switch (m) {
            case SLOW: return "slow";
            case FAST: return "fast";
            default: return "?";
        }
    }

    interface Defaults {
        int D = log("Defaults.D", 8);

        default int d() {
            return D;
        }
    }

    interface Plain {
        int P = log("Plain.P", 9);
    }

    static class Both implements Defaults, Plain {
        static int b = log("Both.b", 10);

        int sum() {
            return d() + b;
        }

        int all() {
            return sum() + P;
        }
    }

    static abstract class Shape {
        static int shapes = log("Shape.shapes", 0);
        final int id = ++shapes;

        static Shape unit() {
            return new Circle(1);
        }

        abstract double area();
    }

    static class Circle extends Shape {
        static final double FACTOR = log("Circle.FACTOR", 3) + 0.14;
        final double r;

        Circle(double r) {
            this.r = r;
        }

        double area() {
            return FACTOR * r * r;
        }
    }

    static final Runnable LATER = new Runnable() {
        final int made = log("anonymous", 1);

        public void run() {
            System.out.println("made " + made);
        }
    };

    static void flush(Object result) {
        System.out.println(result + " [" + LOG.toString().trim() + "]");
        LOG.setLength(0);
    }

    public static void main(String[] args) {
        flush("start");
        flush(Checked.check(5));
        try {
            Checked.check(-1);
        } catch (AssertionError e) {
            flush(e.getMessage());
        }
        flush(run(Mode.FAST) + run(Mode.SLOW));
        Both both = new Both();
        flush("constructed");
        flush(both.sum());
        flush(both.all());
        flush(Shape.shapes);
        flush(Shape.unit().area());
        flush(new Circle(2).id);
        LATER.run();
        flush(Integer.class.getName() + int.class + String[].class.getSimpleName());
        flush(new Object() {
            final int x = log("local anonymous", 4);

            int twice() {
                return x * 2;
            }
        }.twice());
    }
}
