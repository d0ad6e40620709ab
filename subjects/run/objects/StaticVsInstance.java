//@ about: static against instance members: shared counters, calls through null, static blocks, inherited statics, main as a method
//@ release: 8
import java.util.ArrayList;
import java.util.List;

public class StaticVsInstance {
    static int created;
    static final List<StaticVsInstance> ALL = new ArrayList<StaticVsInstance>();
    final int serial;
    int touched;
    static int depth;

    static {
        created = 100;
    }

    {
        serial = ++created;
        ALL.add(this);
    }

    static int square(int x) {
        return x * x;
    }

    int touch() {
        created += 10;
        return ++touched;
    }

    static StaticVsInstance last() {
        return ALL.get(ALL.size() - 1);
    }

    @SuppressWarnings("static-access")
    static void throughReferences() {
        StaticVsInstance none = null;
        System.out.println(none.square(7) + " " + none.created + " " + ((StaticVsInstance) null).last().serial);
        // The receiver expression is still evaluated.
        System.out.println(make().square(3) + " " + ALL.size());
        make().created += 1000;
        System.out.println(created + " " + ALL.size());
    }

    static StaticVsInstance make() {
        return new StaticVsInstance();
    }

    static class Parent {
        static int counter;
        static String name = "parent";
        int own;

        static void hit() {
            counter++;
        }

        static String who() {
            return name;
        }

        void hitInstance() {
            own++;
            hit();
        }
    }

    static class Child extends Parent {
        static String name = "child";

        static String who() {
            return name + "<" + Parent.who();
        }
    }

    static class Pure {
        private Pure() {
        }

        static long gcd(long a, long b) {
            return b == 0 ? a : gcd(b, a % b);
        }

        static long lcm(long... xs) {
            long r = 1;
            for (long x : xs) r = r / gcd(r, x) * x;
            return r;
        }
    }

    public static void main(String[] args) {
        if (++depth > 1) {
            System.out.println("main called with " + args.length + " at depth " + depth);
            return;
        }
        StaticVsInstance a = new StaticVsInstance(), b = new StaticVsInstance();
        System.out.println(a.serial + " " + b.serial + " " + created + " " + ALL.size());
        System.out.println(a.touch() + a.touch() + b.touch() + " " + created + " " + a.touched + b.touched);
        throughReferences();
        Parent.hit();
        Child.hit();
        Child.counter += 5;
        new Child().hitInstance();
        Parent p = new Child();
        p.hitInstance();
        System.out.println(Parent.counter + " " + Child.counter + " " + p.own + " " + Parent.who() + " " + Child.who());
        Parent.name = "renamed";
        System.out.println(Parent.who() + " " + Child.who());
        System.out.println(Pure.lcm(2, 3, 4, 5, 6, 7, 8, 9, 10) + " " + Pure.gcd(1071, 1029));
        main(new String[] {"x", "y"});
        main(new String[0]);
    }
}
