//@ about: printStackTrace to System.out and to a writer: causes, common frames, suppressed, circular references, constructors, nested and anonymous classes
import java.io.*;

public class PrintTraces {
    int value;

    PrintTraces(int n) { value = 10 / n; }

    static void outer() { inner(); }
    static void inner() { throw new UnsupportedOperationException("inner"); }

    static class Nested {
        static { initialize(); }
        static void initialize() { }
        void run() { new PrintTraces(0); }
        static class Deeper { void go() { new Nested().run(); } }
    }

    public static void main(String[] args) {
        try {
            outer();
        } catch (RuntimeException e) {
            e.printStackTrace(System.out);
        }
        try {
            new Nested.Deeper().go();
        } catch (ArithmeticException e) {
            e.printStackTrace(System.out);
            StackTraceElement top = e.getStackTrace()[0];
            System.out.println(top.getClassName() + " " + top.getMethodName() + " " + top.getFileName() + " " + top.getLineNumber());
        }
        try {
            try {
                inner();
            } catch (RuntimeException e) {
                throw new IllegalStateException(e);
            }
        } catch (IllegalStateException e) {
            StringWriter text = new StringWriter();
            e.printStackTrace(new PrintWriter(text));
            System.out.print(text);
        }
        Exception one = new Exception("one"), two = new Exception("two", one);
        one.initCause(two);
        one.addSuppressed(two);
        one.printStackTrace(System.out);
        new Object() {
            void anonymous() { new Throwable("anonymous").printStackTrace(System.out); }
        }.anonymous();
        try {
            one.addSuppressed(one);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
