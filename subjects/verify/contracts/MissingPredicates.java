//@ about: an annotation that names no method, or one with other parameters, is a mistake
//@ library
//@ verify: MissingPredicates#requires -> refused
//@ verify: MissingPredicates#ensures -> refused
//@ verify: MissingPredicates#old -> refused
import lissom.Ensures;
import lissom.Old;
import lissom.Requires;

class MissingPredicates {
    @Requires("isPositive")
    static int requires(int x) {
        return x;
    }

    static boolean isPositive(long x) {
        return x > 0;
    }

    @Ensures("isPositve")
    static int ensures(int x) {
        return x;
    }

    @Old("before")
    static int old(int x) {
        return x;
    }
}
