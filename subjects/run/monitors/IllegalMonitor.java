//@ about: IllegalMonitorStateException for wait, notify and notifyAll without the lock; argument checks; null locks
public class IllegalMonitor {
    interface Code {
        void run() throws Exception;
    }

    static void attempt(String what, Code c) {
        try {
            c.run();
            System.out.println(what + ": fine");
        } catch (Exception e) {
            System.out.println(what + ": " + e.getClass().getName() + ": " + e.getMessage());
        }
    }

    static Object none;

    public static void main(String[] args) {
        Object o = new Object(), other = new Object();
        attempt("notify without", () -> o.notify());
        attempt("notifyAll without", () -> o.notifyAll());
        attempt("wait without", () -> o.wait());
        attempt("timed wait without", () -> o.wait(1));
        attempt("negative timeout", () -> o.wait(-1));
        attempt("nanos out of range", () -> o.wait(1, 1000000));
        attempt("notify with", () -> {
            synchronized (o) {
                o.notify();
            }
        });
        attempt("notifyAll with", () -> {
            synchronized (o) {
                o.notifyAll();
                o.notifyAll();
            }
        });
        attempt("the wrong one", () -> {
            synchronized (o) {
                other.notify();
            }
        });
        attempt("after leaving", () -> {
            synchronized (o) {
                o.notify();
            }
            o.notify();
        });
        attempt("nested and left", () -> {
            synchronized (o) {
                synchronized (o) {
                    o.notify();
                }
                o.notify();
            }
        });
        attempt("negative timeout with lock", () -> {
            synchronized (o) {
                o.wait(-5);
            }
        });
        attempt("after an exception", () -> {
            try {
                synchronized (other) {
                    throw new RuntimeException("leaves");
                }
            } catch (RuntimeException e) {
                other.notify();
            }
        });
        attempt("class lock", () -> IllegalMonitor.class.notify());
        attempt("static synchronized", () -> poke());
        attempt("array", () -> new int[1].notifyAll());
        attempt("this in a synchronized method", () -> new IllegalMonitor().self());
        attempt("this in a plain method", () -> new IllegalMonitor().plain());
        try {
            synchronized (none) {
                System.out.println("never");
            }
        } catch (NullPointerException e) {
            System.out.println("null lock: " + e.getMessage());
        }
        System.out.println(Thread.holdsLock(o) + " " + Thread.holdsLock(other));
        try {
            Thread.holdsLock(null);
        } catch (NullPointerException e) {
            System.out.println("holdsLock(null)");
        }
    }

    static synchronized void poke() {
        IllegalMonitor.class.notifyAll();
    }

    synchronized void self() {
        notify();
        this.notifyAll();
    }

    void plain() {
        notify();
    }
}
