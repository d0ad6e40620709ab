package oracles.probing;

/** A structure that is looked at together with another of its class, which need not be valid. */
public abstract class Peered extends Probed {
    public final long shallowWith(Probed other) {
        return new Probe(this, other).run(steps(), false);
    }

    public final long deepWith(Probed other) {
        return new Probe(this, other).run(Plan.DEEP, true);
    }
}
