//@ about: Runtime: memory and processor figures make sense, gc may be called, one instance; StackWalker and current thread
import java.util.stream.Collectors;

public class RuntimeFacts {
    static String walk() {
        return StackWalker.getInstance().walk(frames -> frames.map(f -> f.getMethodName() + ":" + f.getLineNumber()).collect(Collectors.joining(",")));
    }

    static Class<?> caller() {
        return StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE).getCallerClass();
    }

    public static void main(String[] args) {
        Runtime runtime = Runtime.getRuntime();
        System.out.println((runtime == Runtime.getRuntime()) + " " + (runtime.availableProcessors() >= 1));
        System.out.println((runtime.totalMemory() > 0) + " " + (runtime.freeMemory() >= 0) + " " + (runtime.maxMemory() >= runtime.totalMemory())
            + " " + (runtime.freeMemory() <= runtime.totalMemory()));
        byte[][] blocks = new byte[64][];
        for (int i = 0; i < blocks.length; i++) blocks[i] = new byte[16_384];
        System.gc();
        runtime.gc();
        System.out.println(blocks[63].length + " " + (Runtime.version().feature() >= 17));
        System.out.println(walk());
        System.out.println(caller());
        Thread thread = Thread.currentThread();
        System.out.println(thread.getName() + " " + thread.isAlive() + " " + thread.isDaemon() + " " + thread.getPriority()
            + " " + thread.isInterrupted() + " " + thread.getState());
        StackTraceElement[] trace = thread.getStackTrace();
        System.out.println(trace[0].getMethodName() + " " + trace[1].getMethodName() + " " + trace.length);
        thread.interrupt();
        System.out.println(Thread.interrupted() + " " + Thread.interrupted() + " " + Thread.holdsLock(thread));
    }
}
