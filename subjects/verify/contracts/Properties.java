//@ about: --property selects what is checked
//@ verify: Properties#all -> violated
//@ verify: Properties#all --property assertions -> violated
//@ verify: Properties#all --property exceptions -> violated
//@ verify: Properties#all --property invariant -> violated
//@ verify: Properties#all --property postcondition -> violated
//@ verify: Properties#fine --property exceptions,assertions -> holds
class Properties {
    int x;

    boolean repOK() {
        return x >= 0;
    }

    int all(int what) {
        switch (what) {
            case 0:
                assert false : "zero";
                return 0;
            case 1:
                throw new IllegalStateException("one");
            case 2:
                x = -1;
                return 0;
            default:
                return what;
        }
    }

    boolean allEnsures(int what, int result) {
        return result != 3;
    }

    void fine() {
        x = -1;
    }
}
