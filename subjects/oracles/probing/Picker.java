package oracles.probing;

import lissom.Lissom;

/** Picks in all possible ways: by Lissom, or by one script after the other. */
public final class Picker {
    /** The script; none means Lissom. */
    static final Odometer[] SCRIPT = new Odometer[1];

    private Picker() {}

    static int pick(int bound) {
        return SCRIPT[0] == null ? Lissom.choose(bound) : SCRIPT[0].pick(bound);
    }
}
