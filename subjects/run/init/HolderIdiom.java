//@ about: lazy singletons: nested holders, enum singletons, eager ones, double-checked; counters show when they are built
public class HolderIdiom {
    static int built;

    static String build(String name) {
        built++;
        System.out.println("building " + name + " as number " + built);
        return name;
    }

    static final class Eager {
        private static final Eager INSTANCE = new Eager();
        static int other = 5;
        final String name = build("eager");

        static Eager get() {
            return INSTANCE;
        }
    }

    static final class Lazy {
        static int other = 6;
        final String name = build("lazy");

        private static class Holder {
            static final Lazy INSTANCE = new Lazy();

            static {
                System.out.println("Holder ready");
            }
        }

        static Lazy get() {
            return Holder.INSTANCE;
        }
    }

    enum Single {
        INSTANCE;

        final String name = build("enum");
        int calls;

        int call() {
            return ++calls;
        }
    }

    static final class DoubleChecked {
        private static volatile DoubleChecked instance;
        final String name = build("double-checked");

        static DoubleChecked get() {
            DoubleChecked local = instance;
            if (local == null) {
                synchronized (DoubleChecked.class) {
                    local = instance;
                    if (local == null) {
                        instance = local = new DoubleChecked();
                    }
                }
            }
            return local;
        }
    }

    static abstract class Service {
        abstract String serve();

        private static class Default extends Service {
            static final Service INSTANCE = new Default();
            private int n;

            String serve() {
                return build("service") + ++n;
            }
        }

        static Service standard() {
            return Default.INSTANCE;
        }
    }

    static class Outer {
        static {
            System.out.println("Outer initialized");
        }

        static class Nested {
            static final Object TOKEN = build("nested token");
        }

        class Inner {
            {
                System.out.println("Inner instance");
            }
        }
    }

    public static void main(String[] args) {
        System.out.println("other " + Eager.other + " built " + built);
        System.out.println("other " + Lazy.other + " built " + built);
        System.out.println(Eager.get() == Eager.get());
        System.out.println(Lazy.get() == Lazy.get());
        System.out.println(Lazy.get().name + " " + built);
        System.out.println(Single.INSTANCE.call() + Single.valueOf("INSTANCE").call() + Single.values()[0].call());
        System.out.println(DoubleChecked.get() == DoubleChecked.get());
        System.out.println(Service.standard().serve() + " " + Service.standard().serve());
        // Using a nested class does not initialize the class around it.
        System.out.println(Outer.Nested.TOKEN);
        System.out.println("before Outer");
        new Outer().new Inner();
        System.out.println("built " + built);
    }
}
