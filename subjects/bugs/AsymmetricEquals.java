package bugs;

/** A point that calls itself equal to a coloured point, which does not agree. */
public class AsymmetricEquals {
    static class Colored extends AsymmetricEquals {
        int color;

        @Override
        public boolean equals(Object other) {
            return other instanceof Colored && super.equals(other) && color == ((Colored) other).color;
        }

        @Override
        public int hashCode() {
            return super.hashCode();
        }

        @Override
        boolean canEqual(AsymmetricEquals other) {
            return other instanceof Colored;
        }
    }

    int x;
    int y;

    boolean repOK() {
        return true;
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof AsymmetricEquals)) {
            return false;
        }
        AsymmetricEquals that = (AsymmetricEquals) other;
        return x == that.x && y == that.y;
    }

    @Override
    public int hashCode() {
        return 31 * x + y;
    }

    /** Whether this kind of point may equal other at all. */
    boolean canEqual(AsymmetricEquals other) {
        return true;
    }

    boolean equalsEnsures(Object other, boolean result) {
        return !result || other.equals(this);
    }
}
