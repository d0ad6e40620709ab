package explore;

/** Methods of one name, which only a cast tells apart, and a class that is not to be used any more. */
public class Overloads {
    int value;

    @Deprecated
    public static class Old {
        int value;
    }

    static int first(Overloads[] all) {
        return all == null ? -1 : all.length;
    }

    int first(Overloads other) {
        return other == null ? -1 : other.value;
    }

    static int of(Object old) {
        return old instanceof Old ? 1 : 0;
    }
}
