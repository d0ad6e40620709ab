package oracles.probing;

import lissom.Lissom;

/** Picks in all possible ways: by Lissom, or by one script after the other. */
public final class Picker {
    /** The script; none means Lissom. */
    static Odometer script;

    private Picker() {}

    static int pick(int bound) {
        return script == null ? Lissom.choose(bound) : script.pick(bound);
    }
}
