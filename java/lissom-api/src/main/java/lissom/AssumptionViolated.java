package lissom;

/**
 * An assumption was false, so this run says nothing about the program. Thrown on a plain JVM only: Lissom itself drops
 * such a path without the program noticing.
 *
 * <p>It is an {@link Error}, so that a {@code catch (Exception e)} in the code under examination does not take it for a
 * result. And it is no {@link AssertionError}: test frameworks count those as failures, while a run that leaves the
 * assumptions is neither a success nor a failure.
 */
public final class AssumptionViolated extends Error {

    private static final long serialVersionUID = 1L;

    /** Says that the inputs at hand are not among those that were meant. */
    public AssumptionViolated() {
        super("these inputs are excluded by an assumption");
    }
}
