//@ about: synchronized methods, static methods and blocks; Thread.holdsLock inside and after, normally and abruptly
public class SynchronizedForms {
    private int count;
    private static int total;
    private final Object lock = new Object();

    synchronized int instance(int by) {
        state("instance method", this, true);
        return count += by;
    }

    static synchronized int statics(int by) {
        state("static method", SynchronizedForms.class, true);
        return total += by;
    }

    int block(int by) {
        state("before block", lock, false);
        synchronized (lock) {
            state("in block", lock, true);
            state("this in block", this, false);
            count += by;
        }
        state("after block", lock, false);
        return count;
    }

    int nestedLocks() {
        int n = 0;
        synchronized (this) {
            synchronized (lock) {
                synchronized (SynchronizedForms.class) {
                    n += holds(this) + holds(lock) * 10 + holds(SynchronizedForms.class) * 100;
                }
                n += holds(SynchronizedForms.class) * 1000;
            }
            n += holds(lock) * 10000 + holds(this) * 100000;
        }
        return n + holds(this) * 1000000;
    }

    static int holds(Object o) {
        return Thread.holdsLock(o) ? 1 : 0;
    }

    static void state(String where, Object o, boolean expected) {
        System.out.println(where + " " + Thread.holdsLock(o) + (Thread.holdsLock(o) == expected ? "" : " WRONG"));
    }

    synchronized int throwing(int n) {
        if (n == 0) throw new IllegalStateException("inside synchronized");
        return n;
    }

    int returnFromBlock(int[] a) {
        for (int i = 0; i < a.length; i++) {
            synchronized (lock) {
                if (a[i] == 0) continue;
                if (a[i] < 0) return i;
                if (a[i] > 100) break;
            }
            state("between rounds", lock, false);
        }
        return -1;
    }

    static Object evaluated(Object o) {
        System.out.println("lock expression evaluated");
        return o;
    }

    public static void main(String[] args) {
        SynchronizedForms s = new SynchronizedForms();
        System.out.println(s.instance(5));
        System.out.println(statics(7));
        System.out.println(s.block(10));
        System.out.println(s.nestedLocks());
        state("free again", s, false);
        state("class free again", SynchronizedForms.class, false);
        try {
            s.throwing(0);
        } catch (IllegalStateException e) {
            state("after exception", s, false);
        }
        System.out.println(s.returnFromBlock(new int[] {1, 0, 2, -1, 3}) + " " + s.returnFromBlock(new int[] {101, 1}) + " " + s.returnFromBlock(new int[0]));
        state("after return", s.lock, false);
        synchronized (evaluated(s)) {
            state("evaluated", s, true);
        }
        int[] array = {0};
        synchronized (array) {
            array[0]++;
            state("array", array, true);
        }
        synchronized ("literal") {
            state("interned string", "lit" + "eral", true);
        }
        Object old;
        Object variable = old = new Object();
        synchronized (variable) {
            variable = new Object(); // the monitor stays with the object, not the variable
            state("old object", old, true);
            state("new object", variable, false);
        }
        state("old object after", old, false);
    }
}
