//@ about: a postcondition that speaks of the state before the call
//@ verify: Swap#swap -> holds
//@ verify: Swap#forgetful -> violated
class Swap {
    static class Pair {
        Object left;
        Object right;
    }

    Pair pair;

    boolean swapRequires() {
        return pair != null;
    }

    void swap() {
        Object left = pair.left;
        pair.left = pair.right;
        pair.right = left;
    }

    Object[] swapOld() {
        return new Object[] {pair.left, pair.right};
    }

    boolean swapEnsures(Object[] old) {
        return pair.left == old[1] && pair.right == old[0];
    }

    boolean forgetfulRequires() {
        return pair != null;
    }

    void forgetful() {
        pair.left = pair.right;
        pair.right = pair.left;
    }

    Object[] forgetfulOld() {
        return swapOld();
    }

    boolean forgetfulEnsures(Object[] old) {
        return swapEnsures(old);
    }
}
