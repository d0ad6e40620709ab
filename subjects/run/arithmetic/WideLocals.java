//@ about: wide instructions: more than 256 local variable slots, wide iinc, wide loads and stores of all types
public class WideLocals {
    public static void main(String[] args) {
        System.out.println(manyLocals(3));
        System.out.println(manyLocals(-100000));
        increments();
    }

    /** 64 doubles and 64 longs fill slots 1 to 256; everything below them needs a wide index. */
    static String manyLocals(int seed) {
        double d00 = seed, d01 = d00 + 1, d02 = d01 + 1, d03 = d02 + 1, d04 = d03 + 1, d05 = d04 + 1, d06 = d05 + 1, d07 = d06 + 1;
        double d10 = d07 * 2, d11 = d10 + 1, d12 = d11 + 1, d13 = d12 + 1, d14 = d13 + 1, d15 = d14 + 1, d16 = d15 + 1, d17 = d16 + 1;
        double d20 = d17 * 2, d21 = d20 + 1, d22 = d21 + 1, d23 = d22 + 1, d24 = d23 + 1, d25 = d24 + 1, d26 = d25 + 1, d27 = d26 + 1;
        double d30 = d27 * 2, d31 = d30 + 1, d32 = d31 + 1, d33 = d32 + 1, d34 = d33 + 1, d35 = d34 + 1, d36 = d35 + 1, d37 = d36 + 1;
        double d40 = d37 * 2, d41 = d40 + 1, d42 = d41 + 1, d43 = d42 + 1, d44 = d43 + 1, d45 = d44 + 1, d46 = d45 + 1, d47 = d46 + 1;
        double d50 = d47 * 2, d51 = d50 + 1, d52 = d51 + 1, d53 = d52 + 1, d54 = d53 + 1, d55 = d54 + 1, d56 = d55 + 1, d57 = d56 + 1;
        double d60 = d57 * 2, d61 = d60 + 1, d62 = d61 + 1, d63 = d62 + 1, d64 = d63 + 1, d65 = d64 + 1, d66 = d65 + 1, d67 = d66 + 1;
        double d70 = d67 * 2, d71 = d70 + 1, d72 = d71 + 1, d73 = d72 + 1, d74 = d73 + 1, d75 = d74 + 1, d76 = d75 + 1, d77 = d76 + 1;
        long l00 = seed, l01 = l00 * 3, l02 = l01 * 3, l03 = l02 * 3, l04 = l03 * 3, l05 = l04 * 3, l06 = l05 * 3, l07 = l06 * 3;
        long l10 = ~l07, l11 = l10 * 3, l12 = l11 * 3, l13 = l12 * 3, l14 = l13 * 3, l15 = l14 * 3, l16 = l15 * 3, l17 = l16 * 3;
        long l20 = ~l17, l21 = l20 * 3, l22 = l21 * 3, l23 = l22 * 3, l24 = l23 * 3, l25 = l24 * 3, l26 = l25 * 3, l27 = l26 * 3;
        long l30 = ~l27, l31 = l30 * 3, l32 = l31 * 3, l33 = l32 * 3, l34 = l33 * 3, l35 = l34 * 3, l36 = l35 * 3, l37 = l36 * 3;
        long l40 = ~l37, l41 = l40 * 3, l42 = l41 * 3, l43 = l42 * 3, l44 = l43 * 3, l45 = l44 * 3, l46 = l45 * 3, l47 = l46 * 3;
        long l50 = ~l47, l51 = l50 * 3, l52 = l51 * 3, l53 = l52 * 3, l54 = l53 * 3, l55 = l54 * 3, l56 = l55 * 3, l57 = l56 * 3;
        long l60 = ~l57, l61 = l60 * 3, l62 = l61 * 3, l63 = l62 * 3, l64 = l63 * 3, l65 = l64 * 3, l66 = l65 * 3, l67 = l66 * 3;
        long l70 = ~l67, l71 = l70 * 3, l72 = l71 * 3, l73 = l72 * 3, l74 = l73 * 3, l75 = l74 * 3, l76 = l75 * 3, l77 = l76 * 3;
        int wideInt = seed;
        float wideFloat = seed / 3f;
        long wideLong = l77 ^ l40;
        double wideDouble = d77 - d33;
        String wideReference = "ref";
        int[] wideArray = {1, 2, 3};
        byte wideByte = (byte) seed;
        boolean wideFlag = seed > 0;
        for (int wideCounter = 0; wideCounter < 5; wideCounter++) {
            wideInt++;
            wideInt += 1000;
            wideInt -= 30000;
            wideArray[wideCounter % 3] += wideCounter;
            wideReference += wideCounter;
            wideFloat *= 1.5f;
            wideLong >>= 1;
            wideDouble /= 2;
            wideByte += 50;
            wideFlag ^= true;
        }
        double sum = d00 + d11 + d22 + d33 + d44 + d55 + d66 + d77 + d76 + d75 + d74;
        long mix = l00 ^ l11 ^ l22 ^ l33 ^ l44 ^ l55 ^ l66 ^ l77;
        return sum + " " + mix + " " + wideInt + " " + wideFloat + " " + wideLong + " " + wideDouble + " " + wideReference + " "
            + wideArray[0] + wideArray[1] + wideArray[2] + " " + wideByte + " " + wideFlag;
    }

    /** Constants around the iinc limits: -128, 127 (plain), -32768, 32767 (wide), beyond (iadd). */
    static void increments() {
        int i = 0;
        i += 127;
        System.out.println(i);
        i += 128;
        System.out.println(i);
        i -= 128;
        i -= 129;
        System.out.println(i);
        i += 32767;
        i += 32768;
        System.out.println(i);
        i -= 32768;
        i -= 32769;
        i -= 40000;
        System.out.println(i);
        i = Integer.MAX_VALUE;
        i += 300;
        System.out.println(i);
    }
}
