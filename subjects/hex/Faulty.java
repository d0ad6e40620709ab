package hex;

/** Triggers that are none, or that go wrong. */
class Faulty {
    static int number() {
        return 1;
    }

    static void takes(int number) {
    }

    static void throwing(Object object) {
        throw new IllegalStateException("a trigger that throws");
    }

    static void looping(Object object) {
        while (object != null) {
        }
    }

    static void recursing(Object object) {
        recursing(object);
    }

    static void nothing(Object object) {
    }
}
