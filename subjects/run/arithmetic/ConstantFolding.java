//@ about: javac's compile-time constants against the same expressions computed at run time
public class ConstantFolding {
    static final int I = 0x7fffffff;
    static final long L = 1L << 62;
    static final float F = 1e-3f;
    static final double D = 1e308;
    static final String S = "k" + I + L + 'c' + true + 1.5f;

    static int i = 0x7fffffff;
    static long l = 1L << 62;
    static float f = 1e-3f;
    static double d = 1e308;
    static int failures;

    static void same(String name, int folded, int computed) {
        row(name, folded, computed, folded == computed);
    }

    static void same(String name, long folded, long computed) {
        row(name, folded, computed, folded == computed);
    }

    static void same(String name, float folded, float computed) {
        row(name, folded, computed, Float.floatToIntBits(folded) == Float.floatToIntBits(computed));
    }

    static void same(String name, double folded, double computed) {
        row(name, folded, computed, Double.doubleToLongBits(folded) == Double.doubleToLongBits(computed));
    }

    static void row(String name, Object folded, Object computed, boolean equal) {
        System.out.println(name + " " + folded + (equal ? " same" : " DIFFERS " + computed));
        failures += equal ? 0 : 1;
    }

    public static void main(String[] args) {
        same("i+1", I + 1, i + 1);
        same("i*i", I * I, i * i);
        same("-i-2", -I - 2, -i - 2);
        same("i>>>-3", I >>> -3, i >>> -3);
        same("(byte)i", (byte) I, (byte) i);
        same("(char)(i-1)", (char) (I - 1), (char) (i - 1));
        same("i%1000/-7", I % 1000 / -7, i % 1000 / -7);
        same("~i^i<<5", ~I ^ I << 5, ~i ^ i << 5);
        same("l*4", L * 4, l * 4);
        same("l+l", L + L, l + l);
        same("l-1>>65", L - 1 >> 65, l - 1 >> 65);
        same("(int)(l>>31)", (int) (L >> 31), (int) (l >> 31));
        same("l/-3%1000", L / -3 % 1000, l / -3 % 1000);
        same("f*f", F * F, f * f);
        same("1/f", 1 / F, 1 / f);
        same("(float)(i>>6)", (float) (I >> 6), (float) (i >> 6));
        same("f%7e-4f", F % 7e-4f, f % 7e-4f);
        same("(int)(f*1e30f)", (int) (F * 1e30f), (int) (f * 1e30f));
        same("d*10", D * 10, d * 10);
        same("d*10-d*10", D * 10 - D * 10, d * 10 - d * 10);
        same("d/3e200", D / 3e200, d / 3e200);
        same("(float)d", (float) D, (float) d);
        same("(long)d", (long) D, (long) d);
        same("(long)-d", (long) -D, (long) -d);
        same("-0.0*1", -0.0 * 1, -0.0 * (i / i));
        same("l+f", L + F, l + f);
        same("i+d", I + D, i + d);
        same("i==f", I == 2147483648f ? 1 : 0, i == 2147483648f ? 1 : 0);
        same("0.1+0.2", 0.1 + 0.2, 0.1 + (d > 0 ? 0.2 : 0));
        same("literals", 0b1010 + 0_17 + 0xF_F + 1_000, (i & 0b1010) + 0_17 + 0xF_F + 1_000);
        System.out.println(S + " " + (S == ("k" + I + L + "c" + true + 1.5f)) + " " + (S == "k" + i + l + "c" + true + 1.5f) + " " + (S == ("k" + i + l + "ctrue1.5").intern()));
        System.out.println("failures " + failures);
    }
}
