//@ about: compound assignment: implicit narrowing, mixed types, fields, array elements and evaluation order
public class CompoundAssign {
    byte b;
    short s;
    char c;
    int i;
    long l;
    float f;
    double d;
    static int order;
    static long total;

    static int next() {
        return ++order;
    }

    public static void main(String[] args) {
        locals();
        fields(new CompoundAssign());
        elements();
        statics();
        oldValueIsReadFirst();
    }

    static void locals() {
        byte b = 10;
        b += 300;
        System.out.print(b + " ");
        b *= 1.5;
        System.out.print(b + " ");
        b -= 'A';
        System.out.print(b + " ");
        b ^= 0x1ff;
        System.out.println(b);
        char c = 'z';
        c += 1;
        c += 0.7;
        c -= 30;
        System.out.println((int) c + " " + c);
        short s = -1;
        s >>>= 17;
        System.out.print(s + " ");
        s /= 0.25f;
        System.out.println(s);
        int i = 7;
        i += 3.9;
        i *= 2.5;
        i -= 1L << 32;
        i <<= 33L;
        System.out.println(i);
        i = Integer.MAX_VALUE;
        i += 1f; // through float: saturates instead of wrapping
        System.out.println(i);
        long l = 5;
        l *= 0.5;
        l += 1e30;
        System.out.println(l);
        float f = 1;
        f += 1e-10;
        f /= 3;
        System.out.println(f);
        boolean flag = true;
        flag &= i > 0;
        flag ^= true;
        flag |= l == 0;
        System.out.println(flag);
    }

    static void fields(CompoundAssign o) {
        for (int k = 1; k <= 4; k++) {
            o.b += 100;
            o.s *= o.s += 181 * k;
            o.c -= k;
            o.i |= 1 << 8 * k;
            o.l = o.l * 31 + o.i;
            o.f += k / 2;
            o.d -= k / 2.0;
            System.out.println(o.b + " " + o.s + " " + (int) o.c + " " + o.i + " " + o.l + " " + o.f + " " + o.d);
        }
        System.out.println(o.i++ + ++o.i + o.i-- + --o.i + " " + o.b-- + " " + o.c++ + 0 + " " + o.l++ + " " + ++o.d + " " + o.f--);
    }

    static void elements() {
        int[] a = {0, 0, 0, 0, 0, 0, 0, 0, 0};
        a[next()] += next();
        a[next()] -= a[1] *= next();
        a[next()]++;
        a[a[1]] += a[5]-- + --a[5];
        byte[] bytes = {127, -128};
        bytes[0]++;
        bytes[1]--;
        char[] chars = {0};
        chars[0]--;
        long[] longs = {Long.MAX_VALUE};
        longs[0]++;
        double[] doubles = {0.5};
        doubles[0] *= doubles[0] -= 1;
        System.out.println(java.util.Arrays.toString(a) + bytes[0] + " " + bytes[1] + " " + (int) chars[0] + " " + longs[0] + " " + doubles[0]);
        String[] text = {"x"};
        text[0] += 1 + 2 + "y" + 'z' + null + 1.0f;
        System.out.println(text[0]);
    }

    static void statics() {
        total = 1;
        for (int k = 0; k < 10; k++) {
            total += total++ + ++total;
            total ^= k;
        }
        System.out.println(total);
    }

    static void oldValueIsReadFirst() {
        int x = 3;
        x += x++ * 2 + x;
        System.out.println(x);
        x = x++;
        System.out.println(x);
        int y = 1;
        y = y++ + ++y + y-- - --y;
        System.out.println(y);
    }
}
