package replay;

/** What a program does to the JVM it runs in: the replay must survive it. */
public class Surroundings {
    static int calls;

    public static int exits(int x) {
        if (x == 3) System.exit(5);
        if (x == 4) Runtime.getRuntime().halt(300);
        return x;
    }

    public static int prints(int x) throws java.io.IOException {
        System.out.println("answer 1");
        System.err.println("end 1");
        System.out.flush();
        return x > 0 ? System.in.read() : 0;
    }

    /** Nothing static is left of the input before. */
    public static int counts(boolean more) {
        calls += more ? 2 : 1;
        return calls;
    }

    public static long deep(boolean very) {
        return down(very ? 900 : 9);
    }

    private static long down(int depth) {
        return depth == 0 ? 0 : 1 + down(depth - 1);
    }

    public static Object streams(int x) {
        System.setOut(null);
        System.setErr(null);
        System.setIn(null);
        return x == 0 ? null : Integer.valueOf(x);
    }

    public static Thread.State threads(boolean starts) throws InterruptedException {
        Thread thread = new Thread(() -> { });
        return thread.getState();
    }
}
