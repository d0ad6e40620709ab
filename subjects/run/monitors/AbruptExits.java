//@ about: leaving synchronized code by return, break, continue, throw and finally always releases the lock
public class AbruptExits {
    static final Object LOCK = new Object();
    static int entered, left;

    static void check(String where) {
        System.out.println(where + (Thread.holdsLock(LOCK) ? " HELD" : " free") + " entered " + entered);
    }

    static int byReturn(int n) {
        synchronized (LOCK) {
            entered++;
            if (n > 0) return n * 2;
            entered += 10;
        }
        return -1;
    }

    static long wideReturn(long l) {
        synchronized (LOCK) {
            entered++;
            return l << 40;
        }
    }

    static void byThrow(String s) {
        synchronized (LOCK) {
            entered++;
            s.length();
        }
    }

    static int byLoop() {
        int i;
        outer:
        for (i = 0; ; i++) {
            synchronized (LOCK) {
                entered++;
                for (int j = 0; j < 3; j++) {
                    if (i == 1) continue outer;
                    if (i == 3 && j == 1) break outer;
                }
            }
        }
        return i;
    }

    static int withFinally(int n) {
        try {
            synchronized (LOCK) {
                entered++;
                try {
                    if (n == 0) return 1 / n;
                    return n;
                } finally {
                    left += Thread.holdsLock(LOCK) ? 1 : 100;
                }
            }
        } catch (ArithmeticException e) {
            left += Thread.holdsLock(LOCK) ? 10000 : 1000;
            return -1;
        } finally {
            left += Thread.holdsLock(LOCK) ? 1000000 : 0;
        }
    }

    static Object initialized() {
        synchronized (LOCK) {
            return new Object() {
                final boolean held = Thread.holdsLock(LOCK);

                @Override
                public String toString() {
                    return held + " then " + Thread.holdsLock(LOCK);
                }
            };
        }
    }

    static synchronized void methodThrows(int depth) throws Exception {
        if (depth == 0) throw new Exception("bottom");
        methodThrows(depth - 1);
    }

    static int inSwitch(int k) {
        switch (k) {
            case 0:
                synchronized (LOCK) {
                    break;
                }
            case 1:
                synchronized (LOCK) {
                    k = 10;
                }
            case 2:
                k++;
        }
        return k;
    }

    public static void main(String[] args) {
        System.out.println(byReturn(4) + " " + byReturn(0));
        check("return");
        System.out.println(wideReturn(3));
        check("wide return");
        try {
            byThrow(null);
        } catch (NullPointerException e) {
            check("implicit exception");
        }
        byThrow("ok");
        System.out.println(byLoop());
        check("loop");
        System.out.println(withFinally(5) + " " + withFinally(0) + " " + left);
        check("finally");
        System.out.println(initialized());
        try {
            methodThrows(20);
        } catch (Exception e) {
            System.out.println(e.getMessage() + " " + Thread.holdsLock(AbruptExits.class));
        }
        System.out.println(inSwitch(0) + " " + inSwitch(1) + " " + inSwitch(2));
        check("switch");
        Runnable r = () -> {
            synchronized (LOCK) {
                entered += 1000;
            }
        };
        r.run();
        synchronized (LOCK) {
            r.run();
        }
        check("lambda");
    }
}
