package explore;

import java.util.ArrayDeque;
import java.util.ArrayList;
import lissom.Lissom;

/** What a test has to be given: collections of the JDK, and answers to what the method asks Lissom. */
public final class Given {
    private Given() {}

    public static int size(ArrayList<String> of) {
        if (of == null || of.isEmpty()) {
            return 0;
        }
        return of.size() > 1 ? 2 : 1;
    }

    public static boolean hasOne(ArrayDeque<Object> of) {
        return of != null && of.peekFirst() != null && of.peekFirst() == of.peekLast();
    }

    public static int compare(int with) {
        int asked = Lissom.anyInt();
        if (asked == with) {
            return 0;
        }
        return asked < with ? -1 : 1;
    }

    public static boolean isShort(int most) {
        return Lissom.anyString().length() <= most || Lissom.anyBoolean();
    }

    /** Values and choices are handed over in the order in which they are asked for. */
    public static int chosen() {
        int low = Lissom.choose(3, 4);
        return Lissom.anyInt() > 7 ? low : Lissom.choose(2);
    }
}
