//@ about: monitorenter and monitorexit in Java 8 class files, with synthetic accessors and bridge methods under locks
//@ release: 8
public class MonitorsRelease8 {
    private final Object lock = new Object();
    private long value;

    interface Source<T> {
        T next();
    }

    static class Ids implements Source<Long> {
        private long n;

        public synchronized Long next() { // the bridge method is not synchronized, this one is
            if (!Thread.holdsLock(this)) throw new IllegalStateException();
            return ++n;
        }
    }

    class Inner {
        void add(long by) {
            synchronized (lock) {
                value += by;
                synchronized (MonitorsRelease8.this) {
                    value ^= both() ? 1 : 0;
                }
            }
        }

        boolean both() {
            return Thread.holdsLock(lock) && Thread.holdsLock(MonitorsRelease8.this) && !Thread.holdsLock(this);
        }
    }

    Runnable task(final int times) {
        return new Runnable() {
            @Override
            public synchronized void run() {
                for (int i = 0; i < times; i++) {
                    synchronized (lock) {
                        value++;
                        if (value % 7 == 0) return;
                    }
                }
            }
        };
    }

    static String states(Object... locks) {
        StringBuilder s = new StringBuilder();
        for (Object o : locks) s.append(Thread.holdsLock(o) ? '1' : '0');
        return s.toString();
    }

    static String pyramid(Object a, Object b, Object c) {
        String s = states(a, b, c);
        synchronized (a) {
            s += " " + states(a, b, c);
            synchronized (b) {
                s += " " + states(a, b, c);
                try {
                    synchronized (c) {
                        s += " " + states(a, b, c);
                        throw new RuntimeException();
                    }
                } catch (RuntimeException e) {
                    s += " " + states(a, b, c);
                }
            }
            s += " " + states(a, b, c);
        }
        return s + " " + states(a, b, c);
    }

    public static void main(String[] args) {
        MonitorsRelease8 m = new MonitorsRelease8();
        Inner inner = m.new Inner();
        inner.add(10);
        inner.add(5);
        System.out.println(m.value + " " + inner.both());
        Source<Long> ids = new Ids();
        System.out.println(ids.next() + ids.next() + " " + Thread.holdsLock(ids));
        m.task(3).run();
        System.out.println(m.value);
        m.task(100).run();
        System.out.println(m.value + " " + Thread.holdsLock(m.lock));
        Object a = new Object(), b = new Object(), c = new Object();
        System.out.println(pyramid(a, b, c));
        System.out.println(pyramid(a, a, b));
        System.out.println(pyramid(a, a, a));
        synchronized (c) {
            System.out.println(pyramid(a, b, c));
        }
        System.out.println(states(a, b, c));
    }
}
