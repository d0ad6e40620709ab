//@ about: instance and static fields of every type: defaults, assignment, inheritance of layout, volatile, final
public class FieldsOfAllTypes {
    static class Base {
        boolean z;
        byte b;
        short s;
        char c;
        int i;
        long l;
        float f;
        double d;
        String text;
        int[] array;
        Base link;

        String show() {
            return z + " " + b + " " + s + " " + (int) c + " " + i + " " + l + " " + f + " " + d + " " + text + " " + (array == null ? "null" : array.length) + " "
                + (link == null ? "null" : link == this ? "self" : "other");
        }
    }

    static class Derived extends Base {
        byte b2 = -1;
        long l2 = -2;
        boolean z2 = true;
        volatile double d2 = 1e-10;
        transient int t2 = 3;
        final char c2 = 'q';
        final int late;

        Derived(int late) {
            this.late = late;
        }

        @Override
        String show() {
            return super.show() + " | " + b2 + " " + l2 + " " + z2 + " " + d2 + " " + t2 + " " + c2 + " " + late;
        }
    }

    static boolean sz;
    static byte sb;
    static short ss;
    static char sc;
    static int si;
    static long sl;
    static float sf;
    static double sd;
    static Object so;
    static volatile long sv = Long.MIN_VALUE;

    static void set(Base x, int v) {
        x.z = v % 2 != 0;
        x.b = (byte) v;
        x.s = (short) v;
        x.c = (char) v;
        x.i = v;
        x.l = (long) v * v * v;
        x.f = v / 7f;
        x.d = v / 7d;
        x.text = "v" + v;
        x.array = new int[v & 7];
        x.link = v > 0 ? x : new Base();
    }

    public static void main(String[] args) {
        Base base = new Base();
        Derived derived = new Derived(99);
        System.out.println(base.show());
        System.out.println(derived.show());
        set(base, 70001);
        set(derived, -12345);
        System.out.println(base.show());
        System.out.println(derived.show());
        derived.b2 += 200;
        derived.l2 <<= 62;
        derived.d2 *= derived.d2;
        derived.z2 &= base.z;
        derived.t2 = derived.late / derived.t2;
        System.out.println(derived.show());
        System.out.println(base.show());
        System.out.println(sz + " " + sb + " " + ss + " " + (int) sc + " " + si + " " + sl + " " + sf + " " + sd + " " + so + " " + sv);
        sz = derived.z2;
        sb = (byte) base.i;
        ss = sb++;
        sc = (char) --ss;
        si = sc + ss;
        sl = (long) si * Integer.MAX_VALUE;
        sf = sl;
        sd = sf;
        so = sd;
        sv++;
        System.out.println(sz + " " + sb + " " + ss + " " + (int) sc + " " + si + " " + sl + " " + (long) sf + " " + (long) sd + " " + so.equals(sd) + " " + sv);
        manyObjects();
    }

    static void manyObjects() {
        Base head = null;
        for (int i = 0; i < 1000; i++) {
            Base next = i % 3 == 0 ? new Derived(i) : new Base();
            next.i = i;
            next.l = ~i;
            next.link = head;
            head = next;
        }
        long sum = 0;
        int derived = 0;
        for (Base b = head; b != null; b = b.link) {
            sum = sum * 31 + b.i ^ b.l;
            if (b instanceof Derived d) derived += d.late;
        }
        System.out.println(sum + " " + derived);
    }
}
