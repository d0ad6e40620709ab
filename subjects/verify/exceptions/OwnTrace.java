//@ about: an exception that takes the method that checks out of its trace
//@ verify: OwnTrace#half -> violated
//@ verify: OwnTrace#third -> violated
import java.util.Arrays;

public class OwnTrace {
    static class Invalid extends RuntimeException {
        Invalid(String message) {
            super(message);
        }

        @Override
        public synchronized Throwable fillInStackTrace() {
            super.fillInStackTrace();
            StackTraceElement[] trace = getStackTrace();
            int first = 0;
            while (first < trace.length && trace[first].getClassName().endsWith("$Check")) {
                first++;
            }
            setStackTrace(Arrays.copyOfRange(trace, first, trace.length));
            return this;
        }
    }

    static class Check {
        static void isTrue(boolean holds) {
            if (!holds) {
                throw new Invalid("it must be true");
            }
        }
    }

    static int half(int n) {
        Check.isTrue(n % 2 == 0);
        return n / 2;
    }

    /** The trace is replaced when the exception has been made. */
    static int third(int n) {
        if (n % 3 != 0) {
            IllegalArgumentException e = new IllegalArgumentException();
            e.setStackTrace(new StackTraceElement[] {new StackTraceElement("Elsewhere", "far", "Away.java", 7)});
            throw e;
        }
        return n / 3;
    }
}
