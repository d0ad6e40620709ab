//@ about: records as data: expression trees simplified and differentiated, matrices, immutable lists, deep equality
public class RecordAlgebra {
    interface Expr {
        double eval(double x);

        Expr derive();

        default Expr simplify() {
            return this;
        }
    }

    record Num(double value) implements Expr {
        public double eval(double x) {
            return value;
        }

        public Expr derive() {
            return new Num(0);
        }

        public String toString() {
            return value == (long) value ? Long.toString((long) value) : Double.toString(value);
        }
    }

    record Var() implements Expr {
        public double eval(double x) {
            return x;
        }

        public Expr derive() {
            return new Num(1);
        }

        public String toString() {
            return "x";
        }
    }

    record Add(Expr a, Expr b) implements Expr {
        public double eval(double x) {
            return a.eval(x) + b.eval(x);
        }

        public Expr derive() {
            return new Add(a.derive(), b.derive());
        }

        public Expr simplify() {
            Expr l = a.simplify(), r = b.simplify();
            if (l instanceof Num n && n.value == 0) return r;
            if (r instanceof Num n && n.value == 0) return l;
            if (l instanceof Num m && r instanceof Num n) return new Num(m.value + n.value);
            if (l.equals(r)) return new Mul(new Num(2), l).simplify();
            return new Add(l, r);
        }

        public String toString() {
            return "(" + a + " + " + b + ")";
        }
    }

    record Mul(Expr a, Expr b) implements Expr {
        public double eval(double x) {
            return a.eval(x) * b.eval(x);
        }

        public Expr derive() {
            return new Add(new Mul(a.derive(), b), new Mul(a, b.derive()));
        }

        public Expr simplify() {
            Expr l = a.simplify(), r = b.simplify();
            if (l instanceof Num m && r instanceof Num n) return new Num(m.value * n.value);
            if (r instanceof Num) return new Mul(r, l).simplify();
            if (l instanceof Num n) {
                if (n.value == 0) return l;
                if (n.value == 1) return r;
                if (r instanceof Mul m && m.a instanceof Num k) return new Mul(new Num(n.value * k.value), m.b).simplify();
            }
            return new Mul(l, r);
        }

        public String toString() {
            return a + "*" + b;
        }
    }

    record Cons(int head, Cons tail) {
        static Cons of(int... items) {
            Cons c = null;
            for (int i = items.length; --i >= 0; ) c = new Cons(items[i], c);
            return c;
        }

        static Cons append(Cons a, Cons b) {
            return a == null ? b : new Cons(a.head, append(a.tail, b));
        }

        static int sum(Cons c) {
            return c == null ? 0 : c.head + sum(c.tail);
        }
    }

    record Matrix(int a, int b, int c, int d) {
        Matrix times(Matrix m) {
            return new Matrix(a * m.a + b * m.c, a * m.b + b * m.d, c * m.a + d * m.c, c * m.b + d * m.d);
        }

        Matrix power(int n) {
            return n == 0 ? new Matrix(1, 0, 0, 1) : n % 2 == 0 ? times(this).power(n / 2) : times(power(n - 1));
        }
    }

    public static void main(String[] args) {
        Expr x = new Var();
        Expr e = new Add(new Mul(x, new Mul(x, x)), new Add(new Mul(new Num(2), x), new Num(5)));
        for (int i = 0; i < 4; i++) {
            System.out.println(e + " at 3 = " + e.eval(3));
            Expr s = e.simplify();
            System.out.println("  " + s + " " + (s.eval(3) == e.eval(3)) + " " + s.equals(e));
            e = s.derive();
        }
        Cons a = Cons.of(1, 2, 3), b = Cons.append(a, Cons.of(4));
        System.out.println(b + " " + Cons.sum(b) + " " + b.equals(Cons.of(1, 2, 3, 4)) + " " + a.equals(b) + " " + (a.hashCode() == Cons.of(1, 2, 3).hashCode()));
        System.out.println(new Matrix(1, 1, 1, 0).power(40) + " " + new Matrix(1, 1, 1, 0).power(0));
    }
}
