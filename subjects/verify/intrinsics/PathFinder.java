//@ about: Java PathFinder's Verify and Symbolic PathFinder's Debug
//@ library
//@ explore: PathFinder#choice -> ends
//@ verify: PathFinder#ignored -> holds
//@ verify: PathFinder#symbolic -> violated
//@ verify: PathFinder#added -> violated
import gov.nasa.jpf.symbc.Debug;
import gov.nasa.jpf.vm.Verify;

class PathFinder {
    static int choice() {
        int a = Verify.getInt(3, 5);
        int b = Verify.random(1);
        return 10 * a + b;
    }

    static void ignored(int x) {
        Verify.ignoreIf(x < 0);
        assert x >= 0;
        if (Verify.getBoolean() || Verify.randomBool()) {
            assert x + 1 != 0;
        }
    }

    static void symbolic() {
        int x = Debug.makeSymbolicInteger("x");
        double d = Debug.makeSymbolicReal("d");
        Debug.assume(x > 100);
        assert d != x + 0.5 || x != 200;
    }

    static void added() {
        int x = Debug.addSymbolicInt(5, "x");
        long y = Debug.addSymbolicLong(6, "y");
        assert x != 1 || y != 2;
    }
}
