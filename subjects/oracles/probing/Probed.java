package oracles.probing;

/**
 * A structure with an invariant, and places to look at. Objects are of a few kinds: 0 is the structure itself. References
 * and numbers of an object are counted from 0.
 */
public abstract class Probed implements Peer {
    /** Of {@link #constant}: the number is compared with others of its unit only. */
    protected static final int NONE = Integer.MIN_VALUE;

    public abstract boolean repOK();

    /** References of an object of a kind. */
    protected abstract int references(int kind);

    /** The kind of object that a reference leads to. */
    protected abstract int kind(int kind, int which);

    /** Whether a reference is there: an array may be too short. */
    protected boolean has(int kind, Object of, int which) {
        return true;
    }

    protected abstract Object reference(int kind, Object of, int which);

    /** Numbers of an object of a kind. */
    protected int numbers(int kind) {
        return 0;
    }

    protected int number(int kind, Object of, int which) {
        return 0;
    }

    /** Numbers with the same unit may be compared. */
    protected int unit(int kind, int which) {
        return which;
    }

    /** What a number may be compared with. */
    protected int constant(int kind, int which) {
        return NONE;
    }

    /** Whether the invariant holds, decided in finitely many steps. */
    protected boolean isValid() {
        try {
            return repOK();
        } catch (RuntimeException e) {
            return false;
        }
    }

    /** The numbers that brute force tries for a field. */
    protected int[] domain(String field) {
        return new int[] {0, 1, 2};
    }

    /** Looks at a few places, in all possible orders, and says what it saw. */
    public final long shallow() {
        return new Probe(this, null).run(steps(), false);
    }

    /** Looks at more places, in some orders. */
    public final long deep() {
        return new Probe(this, null).run(Plan.DEEP, true);
    }

    /** How many places {@link #shallow} looks at. */
    protected int steps() {
        return Plan.SHALLOW;
    }
}
