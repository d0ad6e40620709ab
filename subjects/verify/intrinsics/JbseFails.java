//@ about: JBSE's fail is not caught, and nothing after it counts
//@ library
//@ verify: JbseFails#caught -> violated
//@ verify: JbseFails#later -> violated
import static jbse.meta.Analysis.ass3rt;

class JbseFails {
    int steps;

    int caught(int x) {
        try {
            ass3rt(x != 5);
        } catch (Throwable t) {
            return 0;
        } finally {
            steps++;
        }
        return 1;
    }

    static int later(int[] a) {
        a[0] = 1;
        try {
            ass3rt(a[1] < 7);
        } finally {
            a[0] = 2;
        }
        return a[0];
    }
}
