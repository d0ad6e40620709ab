package oracles.probing;

/** A structure that is looked at together with another of its class, of whose type nobody knows before. */
public abstract class Peered extends Probed {
    public final long shallowWith(Peer other) {
        return new Probe(this, (Probed) other).run(steps(), false);
    }

    public final long deepWith(Peer other) {
        return new Probe(this, (Probed) other).run(Plan.DEEP, true);
    }
}
