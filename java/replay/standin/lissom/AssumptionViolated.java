package lissom;

/** Stands in for the one of the API, which need not be on the class path. */
public final class AssumptionViolated extends Error {

    private static final long serialVersionUID = 1L;

    public AssumptionViolated() {
        super("these inputs are excluded by an assumption");
    }
}
