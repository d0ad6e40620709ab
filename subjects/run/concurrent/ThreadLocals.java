//@ about: ThreadLocal, InheritableThreadLocal, withInitial, remove, and the main thread's own properties
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;

public class ThreadLocals {
    static int created;
    static final ThreadLocal<List<String>> LOG = ThreadLocal.withInitial(() -> {
        created++;
        return new ArrayList<>();
    });
    static final ThreadLocal<Integer> DEPTH = new ThreadLocal<>() {
        @Override
        protected Integer initialValue() {
            return 100;
        }
    };

    static int recurse(int n) {
        DEPTH.set(DEPTH.get() + 1);
        try {
            LOG.get().add("depth " + DEPTH.get());
            return n == 0 ? DEPTH.get() : recurse(n - 1);
        } finally {
            DEPTH.set(DEPTH.get() - 1);
        }
    }

    public static void main(String[] args) {
        ThreadLocal<String> plain = new ThreadLocal<>();
        System.out.println(plain.get());
        plain.set("value");
        System.out.println(plain.get());
        plain.set(null);
        System.out.println(plain.get());
        plain.remove();
        plain.remove();
        System.out.println(plain.get());
        System.out.println(recurse(5) + " " + DEPTH.get() + " " + LOG.get() + " created " + created);
        LOG.remove();
        LOG.get().add("fresh");
        System.out.println(LOG.get() + " created " + created);
        DEPTH.set(7);
        DEPTH.remove();
        System.out.println(DEPTH.get());
        InheritableThreadLocal<String> inherited = new InheritableThreadLocal<>();
        inherited.set("inherit me");
        System.out.println(inherited.get());
        List<ThreadLocal<Integer>> many = new ArrayList<>();
        for (int i = 0; i < 200; i++) {
            int v = i;
            ThreadLocal<Integer> t = ThreadLocal.withInitial(() -> v * v);
            many.add(t);
            if (i % 3 == 0) t.set(-v);
        }
        long sum = 0;
        for (ThreadLocal<Integer> t : many) sum = sum * 7 + t.get();
        for (int i = 0; i < 200; i += 2) many.get(i).remove();
        long again = 0;
        for (ThreadLocal<Integer> t : many) again = again * 7 + t.get();
        System.out.println(sum + " " + again);

        Thread main = Thread.currentThread();
        System.out.println(main.getName() + " " + main.getPriority() + " " + main.isDaemon() + " " + main.isAlive() + " " + main.getState() + " " + main.getThreadGroup().getName() + " " + (main == Thread.currentThread()));
        main.setName("renamed");
        main.setPriority(7);
        System.out.println(Thread.currentThread().getName() + " " + main.getPriority() + " " + main.isInterrupted());
        Thread unstarted = new Thread(() -> System.out.println("ran on " + Thread.currentThread().getName()), "never-started");
        System.out.println(unstarted.getName() + " " + unstarted.getState() + " " + unstarted.isAlive() + " " + unstarted.isDaemon());
        unstarted.run();
        try {
            main.setPriority(99);
        } catch (IllegalArgumentException e) {
            System.out.println("bad priority");
        }
        int r = ThreadLocalRandom.current().nextInt(5, 10);
        System.out.println((r >= 5 && r < 10) + " " + (ThreadLocalRandom.current() == ThreadLocalRandom.current()));
        StackTraceElement[] trace = main.getStackTrace();
        System.out.println(trace[trace.length - 1].getMethodName() + " " + trace[trace.length - 1].getClassName());
        Thread.yield();
        Thread.onSpinWait();
        System.out.println(Thread.holdsLock(main));
    }
}
