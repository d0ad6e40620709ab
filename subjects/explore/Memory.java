package explore;

/** What does not fit into memory, by a program that goes on all the same. */
public class Memory {
    static int kept;

    static class TooLarge extends RuntimeException {
        private static final long serialVersionUID = 1;

        TooLarge(Throwable cause) {
            super("too large", cause);
        }
    }

    /** How much there is nobody can tell from the path. */
    static int reserve(int length) {
        int[] room;
        try {
            room = new int[length < 0 ? 0 : length];
        } catch (OutOfMemoryError e) {
            throw new TooLarge(e);
        }
        return length > 2_000_000_000 ? room.length : -1;
    }
}
