//@ about: order of instance initialization: field initializers, blocks, constructors, this(...) calls, across superclasses
public class InstanceInit {
    static int clock;

    static int tick(String what) {
        System.out.println(clock + " " + what);
        return clock++;
    }

    static class Base {
        int a = tick("Base.a");

        {
            tick("Base block, a=" + a + " b=" + this.b());
        }

        int b = tick("Base.b");

        Base() {
            this(tick("argument for Base(int)"));
            tick("Base()");
        }

        Base(int n) {
            tick("Base(" + n + ") b=" + b);
        }

        int b() {
            return b;
        }
    }

    static class Derived extends Base {
        final int constant = 77;
        final int computed = tick("Derived.computed");
        int c = tick("Derived.c");

        {
            c += 100;
            tick("Derived block, c=" + c);
        }

        Derived() {
            super();
            tick("Derived()");
        }

        Derived(String s) {
            this(s, tick("argument for Derived(String,int)"));
            tick("Derived(String) " + s);
        }

        Derived(String s, int n) {
            super(n);
            tick("Derived(String,int) c=" + c);
            c = 0;
        }

        @Override
        int b() {
            // Runs before this class's own fields are set, except the compile-time constant.
            return tick("Derived.b() sees constant=" + constant + " computed=" + computed + " c=" + c);
        }
    }

    static class WithMember {
        final Base member = new Base(5);
        static Base shared = new Base(6);

        WithMember() {
            tick("WithMember()");
        }
    }

    static class Failing {
        static Failing leaked;
        int before = tick("Failing.before");

        {
            leaked = this;
            if (before >= 0) throw new IllegalStateException("in initializer");
        }

        int after = tick("never");
    }

    static class Arguments {
        final int x, y, z;

        Arguments(int x, int y, int z) {
            this.x = x;
            this.y = y;
            this.z = z;
        }
    }

    public static void main(String[] args) {
        System.out.println("--- Base()");
        new Base();
        System.out.println("--- Derived()");
        new Derived();
        System.out.println("--- Derived(String)");
        System.out.println(new Derived("s").c);
        System.out.println("--- WithMember");
        new WithMember();
        new WithMember();
        System.out.println("--- anonymous");
        new Base(9) {
            int d = tick("anonymous.d");

            {
                tick("anonymous block");
            }
        };
        System.out.println("--- failing");
        try {
            new Failing();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage() + " " + (Failing.leaked != null) + " after=" + Failing.leaked.after);
        }
        Arguments a = new Arguments(tick("x"), tick("y"), tick("z"));
        System.out.println((a.x < a.y && a.y < a.z) + " " + clock);
        try {
            new Arguments(tick("x"), tick("y") / 0, tick("not reached"));
        } catch (ArithmeticException e) {
            tick("arguments failed");
        }
    }
}
