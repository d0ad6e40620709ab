package lissom;

import java.util.function.Consumer;

/** For what stands in for classes of other tools: what they can do and {@link Lissom} cannot. */
public final class Replay {

    /** A question that has no answer on a JVM. */
    static String unanswered;
    /** Told where the program says that it has failed. */
    static Consumer<String> failing;

    private Replay() {}

    /** The program has failed, whatever it would catch: nothing that it does from here on counts. */
    public static void fail(String how) {
        failing.accept(how);
        throw new AssumptionViolated();
    }

    /** What is known and what is not is a question that only Lissom can answer. */
    public static <T> T unanswered(String question, T otherwise) {
        unanswered = question;
        return otherwise;
    }
}
