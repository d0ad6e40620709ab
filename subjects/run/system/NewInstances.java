//@ about: objects made by name: Class.forName, getDeclaredConstructor().newInstance, private and inner classes, failures
import java.lang.reflect.*;
import java.util.*;

public class NewInstances {
    public static class Open {
        static int made;
        public final int number = ++made;
        public Open() { }
        @Override public String toString() { return "Open " + number; }
    }

    private static class Hidden {
        private Hidden() { }
        @Override public String toString() { return "Hidden"; }
    }

    public static class NoDefault {
        public NoDefault(int n) { }
    }

    public static class Failing {
        public Failing() throws Exception { throw new Exception("from the constructor"); }
    }

    public abstract static class Abstract {
        public Abstract() { }
    }

    public class Inner {
        final int outer = value;
        public Inner() { }
    }

    int value = 9;

    static void attempt(String name) {
        try {
            System.out.println(name + ": " + Class.forName(name).getDeclaredConstructor().newInstance());
        } catch (ReflectiveOperationException e) {
            System.out.println(name + ": " + e.getClass().getSimpleName() + " " + (e.getCause() == null ? "" : e.getCause().getMessage()));
        }
    }

    public static void main(String[] args) throws Exception {
        for (String name : new String[] {"Open", "Open", "Hidden", "NoDefault", "Failing", "Abstract", "Inner", "Missing"}) attempt("NewInstances$" + name);
        attempt("java.lang.String");
        attempt("java.util.ArrayList");
        attempt("java.lang.Runnable");
        attempt("[I");
        Constructor<Inner> inner = Inner.class.getConstructor(NewInstances.class);
        System.out.println(inner.newInstance(new NewInstances()).outer);
        List<Object> all = new ArrayList<>();
        for (Class<?> type : List.of(Open.class, StringBuilder.class, TreeMap.class)) all.add(type.getConstructor().newInstance());
        System.out.println(all);
    }
}
