//@ about: nested try statements: which handler catches, order of handlers, exceptions in handlers, locals at the handler
import java.io.FileNotFoundException;
import java.io.IOException;

public class NestedTry {
    static Exception make(int kind) {
        switch (kind) {
            case 0: return new FileNotFoundException("file");
            case 1: return new IOException("io");
            case 2: return new IllegalArgumentException("argument");
            case 3: return new NumberFormatException("number");
            case 4: return new Exception("plain");
            case 5: return new ArithmeticException("arithmetic");
            default: return null;
        }
    }

    static String handlers(int kind) {
        String s = "";
        try {
            s += "[";
            try {
                s += "(";
                Exception e = make(kind);
                if (e != null) throw e;
                s += "none";
            } catch (FileNotFoundException e) {
                s += "inner FileNotFound";
                throw e;
            } catch (NumberFormatException e) {
                s += "inner Number";
            } catch (IllegalArgumentException e) {
                s += "inner Argument";
                throw new IOException("translated", e);
            } finally {
                s += ")";
            }
            s += "after";
        } catch (IOException e) {
            s += "outer IO " + e.getMessage() + (e.getCause() == null ? "" : " from " + e.getCause().getMessage());
        } catch (RuntimeException e) {
            s += "outer Runtime " + e.getMessage();
        } catch (Exception e) {
            s += "outer Exception " + e.getMessage();
        }
        return s + "]";
    }

    /** The handler sees the values the locals had when the exception was thrown. */
    static String locals(int[] divisors) {
        int sum = 0;
        int i = 0;
        double last = -1;
        String phase = "start";
        try {
            for (; i < divisors.length; i++) {
                phase = "dividing";
                last = 100 / divisors[i];
                phase = "adding";
                sum += last;
            }
            phase = "done";
        } catch (ArithmeticException e) {
            phase += "!";
            sum = -sum;
        }
        return phase + " i=" + i + " sum=" + sum + " last=" + last;
    }

    static int depth(int n) throws IOException {
        try {
            if (n == 0) throw new IOException("bottom");
            return depth(n - 1) + 1;
        } catch (IOException e) {
            if (n % 3 != 2) throw new IOException(e.getMessage() + "<" + n, e);
            return 1000 + e.getMessage().length();
        }
    }

    static String inLoop() {
        StringBuilder out = new StringBuilder();
        for (String s : new String[] {"1", "x", null, "", "22", "-", "+7", "99999999999"}) {
            try {
                out.append(Integer.parseInt(s));
            } catch (NumberFormatException e) {
                out.append(s == null ? "null!" : "bad!");
                continue;
            } finally {
                out.append(';');
            }
            out.append(' ');
        }
        return out.toString();
    }

    static int inExpression(Object o) {
        int base = 10;
        return base + value(o) * (base = 2) + base;
    }

    static int value(Object o) {
        try {
            return ((Integer) o) + 1;
        } catch (ClassCastException | NullPointerException e) {
            return e instanceof NullPointerException ? -1 : -2;
        }
    }

    public static void main(String[] args) throws Exception {
        for (int kind = 0; kind <= 6; kind++) {
            System.out.println(kind + " " + handlers(kind));
        }
        System.out.println(locals(new int[] {1, 2, 5}));
        System.out.println(locals(new int[] {4, 0, 5}));
        System.out.println(locals(new int[] {0}));
        for (int n = 0; n < 8; n++) {
            try {
                System.out.println(depth(n));
            } catch (IOException e) {
                int causes = 0;
                for (Throwable t = e; t != null; t = t.getCause()) causes++;
                System.out.println(e.getMessage() + " " + causes);
            }
        }
        System.out.println(inLoop());
        System.out.println(inExpression(5) + " " + inExpression("s") + " " + inExpression(null));
    }
}
