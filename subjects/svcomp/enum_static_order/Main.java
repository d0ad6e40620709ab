import org.sosy_lab.sv_benchmarks.Verifier;

/** Classes are initialized when they are first used, top to bottom, and constants before anything runs. */
public class Main {

    static final StringBuilder TRACE = new StringBuilder();

    static int mark(String what, int value) {
        TRACE.append(what);
        return value;
    }

    static class Parent {
        static int first = mark("P", 1);
        static final int CONSTANT = 7;
    }

    static class Child extends Parent {
        static int early = Child.late + 1;
        static int late = mark("C", 5);
        static final int LATER_CONSTANT = 9;
        final int seen = early + LATER_CONSTANT;
    }

    enum Planet {
        MERCURY,
        VENUS;

        static int count;

        static {
            count += values().length;
            mark("E", 0);
        }

        Planet() {
            mark(name().substring(0, 1), 0);
        }
    }

    interface Lazy {
        int VALUE = mark("L", 3);

        static int constant() {
            return 4;
        }
    }

    static class Careful implements Lazy {}

    public static void main(String[] args) {
        int order = Verifier.nondetInt();
        Verifier.assume(0 <= order && order <= 3);

        assert Child.CONSTANT == 7 && TRACE.length() == 0;
        Child[] none = new Child[2];
        assert none[1] == null && TRACE.length() == 0;

        switch (order) {
            case 0:
                assert Child.first == 1;
                assert TRACE.toString().equals("P");
                break;
            case 1:
                assert new Child().seen == 10;
                assert Child.early == 1 && Child.late == 5;
                assert TRACE.toString().equals("PC");
                break;
            case 2:
                assert Planet.VENUS.ordinal() == 1;
                assert Planet.count == 2;
                assert TRACE.toString().equals("MVE");
                break;
            default:
                assert new Careful() != null;
                assert TRACE.length() == 0;
                assert Lazy.constant() == 4;
                assert TRACE.toString().equals("L");
        }
    }
}
