//@ about: own exceptions with toString, getMessage, no stack trace, fillInStackTrace and setStackTrace; an uncaught one decides what is printed
public class CustomThrowables {
    static class Loud extends RuntimeException {
        Loud(String message) { super(message); }
        @Override public String toString() { return "LOUD(" + getMessage() + ")"; }
    }

    static class Bare extends RuntimeException {
        Bare() { super("bare", null, false, false); }
    }

    static class Late extends Exception {
        final int number;
        Late(int number) { this.number = number; }
        @Override public String getMessage() { return "number " + number; }
        @Override public synchronized Throwable fillInStackTrace() { return this; }
    }

    static class Localized extends Error {
        @Override public String getLocalizedMessage() { return "localized"; }
        @Override public String getMessage() { return "plain"; }
    }


    public static void main(String[] args) {
        Throwable[] all = {new Loud("x"), new Loud(null), new Bare(), new Late(7), new Localized(), new Throwable(), new Exception("m"), new Exception(new Late(8)), new Error("e", new Loud("cause"))};
        for (Throwable each : all) {
            System.out.println(each + " | " + each.getMessage() + " | " + each.getLocalizedMessage() + " | " + each.getCause() + " | " + each.getStackTrace().length);
        }
        Bare bare = new Bare();
        bare.addSuppressed(new Loud("ignored"));
        System.out.println(bare.getSuppressed().length);
        Loud changed = new Loud("changed");
        changed.setStackTrace(new StackTraceElement[] {new StackTraceElement("a.B", "method", "B.java", 12), new StackTraceElement("C", "native", null, -2)});
        changed.printStackTrace(System.out);
        try {
            Exception e = new Exception("one");
            e.initCause(new Exception("two"));
            e.initCause(new Exception("three"));
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        try {
            Exception e = new Exception("self");
            e.initCause(e);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        throw new Loud("uncaught");
    }
}
