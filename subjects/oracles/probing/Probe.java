package oracles.probing;

/** Looks at places of a structure one after the other, and keeps account of what it saw as a number. */
public final class Probe {
    private final Probed subject;
    private final Object[] known = new Object[40];
    private final int[] kinds = new int[40];
    private int count;
    private long random;
    private boolean isRandom;
    private long seen = 1;

    public Probe(Probed subject, Probed other) {
        this.subject = subject;
        known[count++] = subject;
        if (other != null) {
            known[count++] = other;
        }
    }

    public long run(int steps, boolean isRandom) {
        if (isRandom) {
            int seed = Plan.FIRST + pick(Plan.SEEDS);
            random = seed * 0x9E3779B97F4A7C15L;
            this.isRandom = true;
            see(seed);
        }
        for (int step = 0; step < steps; step++) {
            step();
        }
        return seen;
    }

    private void step() {
        int from = pick(count);
        int kind = kinds[from];
        int references = subject.references(kind);
        int ways = 2 * references;
        for (int number = 0; number < subject.numbers(kind); number++) {
            ways += waysToCompare(kind, number);
        }
        if (ways == 0) {
            return;
        }
        int what = pick(ways);
        see(64 * from + what);
        if (what < 2 * references) {
            follow(from, what / 2, what % 2 == 1);
            return;
        }
        what -= 2 * references;
        int which = 0;
        while (what >= waysToCompare(kind, which)) {
            what -= waysToCompare(kind, which);
            which++;
        }
        if (what == 0) {
            compareWithOther(from, which);
        } else {
            compare(subject.number(kind, known[from], which), subject.constant(kind, which));
        }
    }

    private int waysToCompare(int kind, int which) {
        return subject.constant(kind, which) == Probed.NONE ? 1 : 2;
    }

    /** What a reference is: null or not; and if it is wanted, which of the known objects. */
    private void follow(int from, int which, boolean identify) {
        int kind = kinds[from];
        if (!subject.has(kind, known[from], which)) {
            see(1);
            return;
        }
        Object to = subject.reference(kind, known[from], which);
        if (to == null) {
            see(2);
            return;
        }
        int kindOfTo = subject.kind(kind, which);
        if (identify) {
            for (int at = 0; at < count; at++) {
                if (kinds[at] == kindOfTo && known[at] == to) {
                    see(4 + at);
                    return;
                }
            }
        }
        see(3);
        kinds[count] = kindOfTo;
        known[count++] = to;
    }

    private void compareWithOther(int from, int which) {
        int unit = subject.unit(kinds[from], which);
        int other = pick(count);
        see(other);
        for (int number = 0; number < subject.numbers(kinds[other]); number++) {
            if (subject.unit(kinds[other], number) == unit && (other != from || number != which)) {
                compare(subject.number(kinds[from], known[from], which), subject.number(kinds[other], known[other], number));
                return;
            }
        }
    }

    private void compare(int a, int b) {
        see(a < b ? 1 : a == b ? 2 : 3);
    }

    private void see(int what) {
        seen = seen * 1000003 + what;
    }

    private int pick(int bound) {
        if (bound == 1) {
            return 0;
        }
        if (!isRandom) {
            return Picker.pick(bound);
        }
        random = random * 6364136223846793005L + 1442695040888963407L;
        return (int) ((random >>> 33) % bound);
    }
}
