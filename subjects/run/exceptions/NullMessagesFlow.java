//@ about: helpful NullPointerException messages after branches, loops, handlers and stores to parameters
public class NullMessagesFlow {
    NullMessagesFlow next;
    int number;
    int[] data;
    long[] longs;
    static NullMessagesFlow shared;
    static int calls;

    interface Code {
        void run(NullMessagesFlow a, int i, NullMessagesFlow b);
    }

    static void npe(String what, Code code) {
        for (int i = 0; i < 3; i++) {
            try {
                code.run(null, i, i == 2 ? new NullMessagesFlow() : null);
                System.out.println(what + " " + i + ": none");
            } catch (NullPointerException e) {
                System.out.println(what + " " + i + ": " + e.getMessage());
            }
        }
    }

    public static void main(String[] args) {
        npe("choice", (a, i, b) -> System.out.println((i == 0 ? a : b).next.number));
        npe("same choice", (a, i, b) -> System.out.println((i == 0 ? a : a).number));
        npe("choice below", (a, i, b) -> b.number = i == 0 ? 1 : 2);
        npe("choice as argument", (a, i, b) -> b.take(i == 0 ? 1L : 2L, i == 1 ? "x" : null));
        npe("store to parameter", (a, i, b) -> { a = b; a.number = i; a.next.number = i; });
        npe("store in branch", (a, i, b) -> { if (i == 0) a = b; System.out.println(a.number); });
        npe("store behind", (a, i, b) -> { if (i > 5) return; System.out.println(a.number); a = b; });
        npe("store while on the stack", (a, i, b) -> System.out.println(b.data[(b = shared) == null ? 0 : 1]));
        npe("increment", (a, i, b) -> { i++; System.out.println((new int[9][])[i][0]); });
        npe("loop", NullMessagesFlow::loop);
        npe("loop back", NullMessagesFlow::loopBack);
        npe("do", (a, i, b) -> { do { b = b.next; } while (i++ < 9); });
        npe("handler", NullMessagesFlow::handler);
        npe("finally", NullMessagesFlow::inFinally);
        npe("switch", NullMessagesFlow::inSwitch);
        npe("switch value", (a, i, b) -> System.out.println((switch (i) { case 0 -> a; case 1 -> b; default -> shared; }).number));
        npe("compound", (a, i, b) -> b.data[i] += b.data.length);
        npe("compound long", (a, i, b) -> b.longs[i]--);
        npe("compound field", (a, i, b) -> b.next.number *= b.number);
        npe("chained assignment", (a, i, b) -> a.next = b.next = shared);
        npe("chained elements", (a, i, b) -> b.data[0] = b.longs == null ? b.data[1] = 2 : 3);
        npe("and", (a, i, b) -> System.out.println(i == 0 && a.number == 1 || b.next.number == 2));
        npe("many locals", NullMessagesFlow::manyLocals);
        npe("lock", (a, i, b) -> { synchronized (b) { synchronized (b.next) { calls++; } } });
        npe("captured", (a, i, b) -> ((Runnable) () -> System.out.println(b.next.number + i)).run());
        new NullMessagesFlow().instance(1, null, 2.0, null);
        System.out.println(calls);
    }

    void take(long l, String s) {
        s.length();
    }

    static void loop(NullMessagesFlow a, int i, NullMessagesFlow b) {
        for (NullMessagesFlow at = b; ; at = at.next) {
            calls++;
        }
    }

    static void loopBack(NullMessagesFlow a, int i, NullMessagesFlow b) {
        for (int k = 0; k < 3; k++) {
            if (k == 1) {
                System.out.println(a.number);
            }
            a = k == 0 ? b : a;
        }
    }

    static void handler(NullMessagesFlow a, int i, NullMessagesFlow b) {
        a = shared;
        try {
            Integer.parseInt("x" + i);
        } catch (NumberFormatException e) {
            if (i == 0) {
                System.out.println(a.number);
            }
            NullMessagesFlow c = b;
            System.out.println(c.next.number);
        }
    }

    static void inFinally(NullMessagesFlow a, int i, NullMessagesFlow b) {
        try {
            if (i == 0) {
                throw new IllegalStateException();
            }
            calls += 10;
        } finally {
            b.next.number = i;
        }
    }

    static void inSwitch(NullMessagesFlow a, int i, NullMessagesFlow b) {
        switch (i) {
            case 0:
                a = b;
            case 1:
                System.out.println(a.number);
                break;
            default:
                System.out.println(b.next.number);
        }
    }

    static void manyLocals(NullMessagesFlow a, int i, NullMessagesFlow b) {
        long l0 = i, l1 = i, l2 = i, l3 = i, l4 = i, l5 = i, l6 = i, l7 = i, l8 = i, l9 = i;
        double d0 = i, d1 = i, d2 = i, d3 = i, d4 = i, d5 = i, d6 = i, d7 = i, d8 = i, d9 = i;
        double e0 = i, e1 = i, e2 = i, e3 = i, e4 = i, e5 = i, e6 = i, e7 = i, e8 = i, e9 = i;
        NullMessagesFlow last = b;
        if (l0 + d0 + e0 > 1) {
            System.out.println(last.number);
            last = last.next;
        }
        System.out.println(last.number);
    }

    void instance(long l, NullMessagesFlow a, double d, int[] b) {
        try {
            a.number = b[0];
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            this.next.number = a.number;
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            b = data;
            b[(int) l]++;
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            System.out.println(b.length + d);
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
    }
}
