package lissom.replay;

/**
 * Identity hash codes as Lissom had them. HotSpot keeps that of an object in the first word of its header, from the first time
 * that it is asked for; where in the word depends on its version, and is found out. On a JVM that does something else, objects have
 * the hash codes that it gives them.
 */
final class IdentityHash {

    /** How an object's first word ends that is not locked, and never was. */
    private static final long NEUTRAL = 1;
    private static final long NEUTRAL_MASK = 7;
    private static final long HASH_MASK = 0x7fffffffL;

    /** Where in the first word a hash code begins; -1 if it is not there. */
    private static final int SHIFT = shift();

    private IdentityHash() {}

    /** Gives an object its hash code, if that can be done and it has none yet. */
    static void set(Object object, int hash) throws Throwable {
        if (SHIFT >= 0) {
            set(object, hash, SHIFT);
        }
    }

    private static boolean set(Object object, int hash, int shift) throws Throwable {
        long word = word(object);
        boolean isFree = (word & NEUTRAL_MASK) == NEUTRAL && (word & HASH_MASK << shift) == 0;
        return isFree && hash > 0 && Memory.replaceLong(object, 0, word, word | (long) hash << shift);
    }

    private static long word(Object object) throws Throwable {
        return (Long) Memory.get(object, 0, long.class);
    }

    private static int shift() {
        try {
            for (int shift : new int[] {8, 11}) {
                if (isAt(shift)) {
                    return shift;
                }
            }
        } catch (Throwable e) {
            // Another JVM, where we do not even get there.
        }
        return -1;
    }

    /** Looks at a hash code that the JVM has given before giving one itself. */
    private static boolean isAt(int shift) throws Throwable {
        Object given = new Object();
        long before = word(given);
        long hash = System.identityHashCode(given);
        if ((before & NEUTRAL_MASK) != NEUTRAL || word(given) != (before | hash << shift)) {
            return false;
        }
        Object set = new Object();
        int wanted = 0x5ca1ab1e;
        return set(set, wanted, shift) && System.identityHashCode(set) == wanted;
    }
}
