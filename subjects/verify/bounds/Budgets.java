//@ about: --max-paths and --max-steps end a run early: the verdict is inconclusive and says why
//@ verify: Budgets#eight --max-paths 3 -> inconclusive
//@ verify: Budgets#eight --max-paths 8 -> holds
//@ verify: Budgets#eight -> holds
//@ verify: Budgets#busy --max-steps 1000 -> inconclusive
//@ verify: Budgets#found --max-paths 1 -> violated
class Budgets {
    static int eight(boolean a, boolean b, boolean c) {
        int x = 0;
        if (a) {
            x += 1;
        }
        if (b) {
            x += 2;
        }
        if (c) {
            x += 4;
        }
        return x;
    }

    static int busy(int n) {
        int sum = n;
        for (int i = 0; i < 1000; i++) {
            sum ^= i;
        }
        return sum;
    }

    static void found(boolean a, boolean b) {
        assert !a && a || b && !b;
    }
}
