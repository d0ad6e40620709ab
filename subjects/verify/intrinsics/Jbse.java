//@ about: JBSE's Analysis
//@ library
//@ verify: Jbse#assumed -> holds
//@ verify: Jbse#asserted -> violated
//@ explore: Jbse#any -> ends
//@ verify: Jbse#running -> holds
import static jbse.meta.Analysis.any;
import static jbse.meta.Analysis.ass3rt;
import static jbse.meta.Analysis.assume;
import static jbse.meta.Analysis.ignore;
import static jbse.meta.Analysis.isRunByJBSE;

class Jbse {
    static void assumed(int x) {
        assume(x > 3);
        if (x == 7) {
            ignore();
        }
        ass3rt(x > 3 && x != 7);
    }

    static void asserted(int x) {
        ass3rt(x != 5);
    }

    static int any() {
        return jbse.meta.Analysis.any() ? 1 : 0;
    }

    static void running() {
        assert isRunByJBSE();
    }
}
