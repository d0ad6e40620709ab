//@ about: one interface call site with many receiver classes, several interfaces per class, interface method tables
public class Megamorphic {
    interface Op {
        int apply(int x);
    }

    interface Priced {
        int price();
    }

    interface Labelled {
        String label();

        default String full() {
            return "<" + label() + ">";
        }
    }

    static class Add implements Op {
        public int apply(int x) { return x + 3; }
    }

    static class Sub implements Op, Priced {
        public int apply(int x) { return x - 7; }

        public int price() { return 2; }
    }

    static class Mul implements Priced, Op, Labelled {
        public int apply(int x) { return x * 5; }

        public int price() { return 4; }

        public String label() { return "mul"; }
    }

    static class Neg extends Sub implements Labelled {
        public int apply(int x) { return -x; }

        public String label() { return "neg"; }
    }

    static class Rot extends Mul {
        public int apply(int x) { return Integer.rotateLeft(x, 3); }

        public String full() { return "[" + super.full() + "]"; }
    }

    static final class Twice implements Op {
        private final Op inner;

        Twice(Op inner) { this.inner = inner; }

        public int apply(int x) { return inner.apply(inner.apply(x)); }
    }

    enum Bits implements Op, Labelled {
        AND { public int apply(int x) { return x & 0x0f0f0f0f; } },
        XOR { public int apply(int x) { return x ^ 0x55; } },
        NOT { public int apply(int x) { return ~x; } };

        public String label() { return name().toLowerCase(); }
    }

    record Plus(int amount) implements Op, Priced {
        public int apply(int x) { return x + amount; }

        public int price() { return amount / 10; }
    }

    static abstract class Base {
        public int apply(int x) { return x >> 1; }
    }

    /** The interface is implemented by an inherited method of a class that does not know the interface. */
    static class Inherits extends Base implements Op {
    }

    public static void main(String[] args) {
        Op[] ops = {
            new Add(), new Sub(), new Mul(), new Neg(), new Rot(), new Twice(new Mul()), Bits.AND, Bits.XOR, Bits.NOT, new Plus(100), new Inherits(),
            x -> x * x, Math::abs, new Twice(x -> x + 1), new Op() { public int apply(int x) { return x % 1000; } },
        };
        for (int i = 0; i < ops.length; i++) {
            Op op = ops[i];
            System.out.println(i + " " + op.apply(41) + " " + op.apply(-41) + (op instanceof Priced p ? " price " + p.price() : "")
                + (op instanceof Labelled l ? " label " + l.label() + " " + l.full() : ""));
        }
        int x = 1;
        int[] histogram = new int[4];
        for (int round = 0; round < 20_000; round++) {
            x = ops[Math.floorMod(x * 31 + round, ops.length)].apply(x);
            histogram[x >>> 30]++;
        }
        System.out.println(x + " " + histogram[0] + " " + histogram[1] + " " + histogram[2] + " " + histogram[3]);
        int total = 0;
        for (Object o : ops) {
            if (o instanceof Priced) total += ((Priced) o).price();
            if (o instanceof Labelled) total += 100;
            if (o instanceof Op && !(o instanceof Enum)) total += 10000;
        }
        System.out.println(total);
        Object wrong = "text";
        try {
            System.out.println(((Op) wrong).apply(1));
        } catch (ClassCastException e) {
            System.out.println("not an Op");
        }
    }
}
