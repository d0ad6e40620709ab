//@ about: virtual dispatch: overriding, overloading resolved statically, package-private and static methods, double dispatch
public class Dispatch {
    static class A {
        String f(A a) { return "A.f(A)"; }

        String f(B b) { return "A.f(B)"; }

        String f(Object o) { return "A.f(Object)"; }

        static String s() { return "A.s"; }

        String g() { return "A.g " + f(this) + " " + s(); }

        final String fin() { return "A.fin " + toString(); }

        public String toString() { return "a"; }
    }

    static class B extends A {
        @Override
        String f(A a) { return "B.f(A)"; }

        String f(C c) { return "B.f(C)"; }

        static String s() { return "B.s"; }

        public String toString() { return "b"; }
    }

    static class C extends B {
        @Override
        String f(B b) { return "C.f(B)"; }

        @Override
        String f(Object o) { return "C.f(Object)"; }

        @Override
        String g() { return "C.g " + f(this) + " " + super.g(); }
    }

    interface Visitor<R> {
        R number(int n);

        R sum(Expr a, Expr b);

        R product(Expr a, Expr b);
    }

    interface Expr {
        <R> R accept(Visitor<R> v);

        static Expr num(int n) {
            return new Expr() {
                public <R> R accept(Visitor<R> v) { return v.number(n); }
            };
        }

        static Expr sum(Expr a, Expr b) {
            return new Expr() {
                public <R> R accept(Visitor<R> v) { return v.sum(a, b); }
            };
        }

        static Expr product(Expr a, Expr b) {
            return new Expr() {
                public <R> R accept(Visitor<R> v) { return v.product(a, b); }
            };
        }
    }

    static class Eval implements Visitor<Integer> {
        public Integer number(int n) { return n; }

        public Integer sum(Expr a, Expr b) { return a.accept(this) + b.accept(this); }

        public Integer product(Expr a, Expr b) { return a.accept(this) * b.accept(this); }
    }

    static class Print implements Visitor<String> {
        public String number(int n) { return "" + n; }

        public String sum(Expr a, Expr b) { return "(" + a.accept(this) + "+" + b.accept(this) + ")"; }

        public String product(Expr a, Expr b) { return a.accept(this) + "*" + b.accept(this); }
    }

    static class Depth extends Print {
        int depth, max;

        @Override
        public String sum(Expr a, Expr b) {
            max = Math.max(max, ++depth);
            String s = super.sum(a, b);
            depth--;
            return s;
        }
    }

    public static void main(String[] args) {
        A a = new A(), ab = new B(), ac = new C();
        B b = new B(), bc = new C();
        C c = new C();
        for (A receiver : new A[] {a, ab, ac, b, bc, c}) {
            System.out.println(receiver + " " + receiver.f(a) + " " + receiver.f(ab) + " " + receiver.f(b) + " " + receiver.f(bc) + " " + receiver.f(c) + " " + receiver.f((Object) c));
            System.out.println("  " + receiver.g() + " " + receiver.fin());
        }
        System.out.println(b.f(a) + " " + b.f(b) + " " + b.f(c) + " " + b.f("s") + " " + bc.f(c) + " " + bc.f((A) c) + " " + c.f(b) + " " + c.f((Object) b));
        System.out.println(A.s() + " " + B.s() + " " + C.s());
        Expr e = Expr.sum(Expr.num(1), Expr.product(Expr.sum(Expr.num(2), Expr.num(3)), Expr.sum(Expr.num(4), Expr.sum(Expr.num(5), Expr.num(6)))));
        Depth d = new Depth();
        System.out.println(e.accept(new Print()) + " = " + e.accept(new Eval()) + " " + e.accept(d).length() + " depth " + d.max);
    }
}
