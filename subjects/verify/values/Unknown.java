//@ about: a violation that needs an object of the JDK nobody may be able to make is none
//@ verify: Unknown#length -> inconclusive
//@ verify: Unknown#length --any-heap -> violated
//@ verify: Unknown#unused -> violated
//@ verify: Unknown#kept -> inconclusive
//@ verify: Unknown#message -> violated
import java.util.Hashtable;
import java.util.StringJoiner;

/** What a joiner has in it, nobody has said. */
public class Unknown {
    /** A table of its own: what its methods leave in the fields it inherits, nobody has said either. */
    static class Names extends Hashtable<String, String> {
        private static final long serialVersionUID = 1;
    }

    static int length(StringJoiner text) {
        return text == null ? 0 : text.length();
    }

    /** It does not matter what is in there. */
    static int unused(StringJoiner text, int[] numbers) {
        return text == null ? 0 : numbers[0];
    }

    static void kept(Names names) {
        if (names != null) {
            names.get("a");
        }
    }

    /** Exceptions may have any message, and none. */
    static int message(Exception e) {
        return e == null ? 0 : e.getMessage().length();
    }
}
