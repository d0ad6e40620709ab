//@ about: System.exit ends a path; it is neither a return nor an exception
//@ explore: Exit#leave -> ends
//@ verify: Exit#leave -> holds
//@ verify: Exit#noFinally -> holds
class Exit {
    static int leave(int x) {
        if (x > 5) {
            System.exit(3);
        }
        return x;
    }

    /** A finally block is not run. */
    static void noFinally(boolean b) {
        try {
            System.exit(b ? 1 : 0);
        } finally {
            assert false;
        }
    }
}
