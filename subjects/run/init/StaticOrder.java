//@ about: static initializers run in textual order; forward references see defaults; blocks and fields interleave
public class StaticOrder {
    static int step(String what, int v) {
        System.out.println(what + " -> " + v + " (a=" + a + " b=" + b + " c=" + c + " k=" + K + " s=" + S + ")");
        return v;
    }

    static int a = step("a", 1);

    static {
        b = step("first block", 20);
        a += 5;
    }

    static final int K = 42;
    static final String S = "constant";
    static int b = step("b", 3);
    static int c;

    static {
        c = step("second block", a * b);
        c = later() + 1;
    }

    static int later() {
        return d;
    }

    static int d = step("d", 9);
    static final Integer BOXED = 42;
    static final int COMPUTED = Integer.parseInt("7");
    static int noInitializer;
    static final int LATE;

    static {
        if (a > 5) {
            LATE = step("late final", d + COMPUTED);
        } else {
            LATE = -1;
        }
    }

    static final StaticOrder SELF = new StaticOrder();
    static int afterSelf = 11;
    final int seenAfterSelf = afterSelf;
    final int seenComputed = COMPUTED;

    static class Early {
        // The instance is built before the fields that follow are initialized.
        static final Early INSTANCE = new Early();
        static int count = 10;
        static int untouched;
        int sum;

        Early() {
            count++;
            untouched++;
            sum = count + untouched;
        }
    }

    static class Table {
        static final int[] SQUARES = new int[10];
        static final String TEXT;

        static {
            for (int i = 0; i < SQUARES.length; i++) {
                SQUARES[i] = i * i;
            }
        }

        static {
            StringBuilder out = new StringBuilder();
            for (int s : SQUARES) {
                out.append(s).append(' ');
            }
            TEXT = out.toString().trim();
        }
    }

    public static void main(String[] args) {
        System.out.println("main: a=" + a + " b=" + b + " c=" + c + " d=" + d + " late=" + LATE + " none=" + noInitializer);
        System.out.println(SELF.seenAfterSelf + " " + SELF.seenComputed + " " + new StaticOrder().seenAfterSelf);
        System.out.println(Early.INSTANCE.sum + " " + Early.count + " " + Early.untouched);
        System.out.println(new Early().sum + " " + Early.count + " " + Early.untouched);
        System.out.println(Table.TEXT + " " + Table.SQUARES[9]);
        System.out.println(BOXED == K);
    }
}
