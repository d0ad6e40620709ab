//@ about: boolean inputs: every combination is a path
//@ explore: Booleans#table -> ends
//@ verify: Booleans#deMorgan -> holds
//@ verify: Booleans#implication -> violated
class Booleans {
    static int table(boolean a, boolean b) {
        if (a) {
            return b ? 3 : 2;
        }
        return b ? 1 : 0;
    }

    static void deMorgan(boolean a, boolean b) {
        assert !(a & b) == (!a | !b);
        assert (a ^ b) == (a != b);
    }

    static void implication(boolean a, boolean b) {
        assert !a || b;
    }
}
