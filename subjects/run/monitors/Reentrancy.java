//@ about: monitors are reentrant: recursion in synchronized methods, mixed blocks, superclass methods, counting exits
public class Reentrancy {
    private int depth, max;

    synchronized int recurse(int n) {
        depth++;
        max = Math.max(max, depth);
        int r = n == 0 ? 0 : recurse(n - 1) + n;
        depth--;
        if (!Thread.holdsLock(this)) throw new AssertionError("lost the lock at " + n);
        return r;
    }

    static class Parent {
        final StringBuilder log = new StringBuilder();

        synchronized void a() {
            log.append("Pa");
            b();
        }

        synchronized void b() {
            log.append("Pb");
        }
    }

    static class Child extends Parent {
        @Override
        synchronized void a() {
            log.append("Ca(");
            super.a();
            log.append(')');
        }

        @Override
        void b() { // not synchronized itself, but called with the lock held
            log.append("Cb").append(Thread.holdsLock(this) ? '+' : '-');
            synchronized (this) {
                super.b();
            }
            log.append(Thread.holdsLock(this) ? '+' : '-');
        }
    }

    static int ladder(Object lock, int n) {
        if (n == 0) return Thread.holdsLock(lock) ? 1 : 0;
        synchronized (lock) {
            int below = ladder(lock, n - 1);
            return below * 2 + (Thread.holdsLock(lock) ? 1 : 0);
        }
    }

    static int unwinding(Object lock, int n, int throwAt) {
        synchronized (lock) {
            if (n == throwAt) throw new IllegalArgumentException("at " + n);
            try {
                return unwinding(lock, n + 1, throwAt);
            } catch (IllegalArgumentException e) {
                if (!Thread.holdsLock(lock)) return -1000;
                if (n > 2) throw e;
                return n;
            }
        }
    }

    static class Counter {
        private static int statics;
        private int own;

        static synchronized void up(Counter c, int n) {
            statics++;
            c.step(n);
        }

        synchronized void step(int n) {
            own++;
            if (n > 0) up(this, n - 1);
        }
    }

    public static void main(String[] args) {
        Reentrancy r = new Reentrancy();
        System.out.println(r.recurse(300) + " max depth " + r.max + " held after " + Thread.holdsLock(r));
        Child c = new Child();
        c.a();
        System.out.println(c.log + " " + Thread.holdsLock(c));
        c.log.setLength(0);
        c.b();
        System.out.println(c.log + " " + Thread.holdsLock(c));
        Object lock = new Object();
        System.out.println(ladder(lock, 0) + " " + ladder(lock, 5) + " " + ladder(lock, 20) + " " + Thread.holdsLock(lock));
        System.out.println(unwinding(lock, 0, 6) + " " + Thread.holdsLock(lock));
        try {
            unwinding(lock, 5, 9);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage() + " " + Thread.holdsLock(lock));
        }
        Counter counter = new Counter();
        Counter.up(counter, 10);
        System.out.println(Counter.statics + " " + counter.own + " " + Thread.holdsLock(Counter.class) + Thread.holdsLock(counter));
        synchronized (lock) {
            synchronized (lock) {
                synchronized (lock) {
                    System.out.println("three deep " + Thread.holdsLock(lock));
                }
                System.out.println("two deep " + Thread.holdsLock(lock));
            }
            System.out.println("one deep " + Thread.holdsLock(lock));
        }
        System.out.println("out " + Thread.holdsLock(lock));
    }
}
