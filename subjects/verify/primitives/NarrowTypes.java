//@ about: byte, short and char as inputs, and what narrowing does
//@ verify: NarrowTypes#narrow -> holds
//@ verify: NarrowTypes#increment -> violated
//@ verify: NarrowTypes#range -> holds
//@ verify: NarrowTypes#charAsShort -> violated
//@ verify: NarrowTypes#sum -> holds
//@ verify: NarrowTypes#compound -> violated
class NarrowTypes {
    static void narrow(int x) {
        if (x >= -128 && x <= 127) {
            assert (byte) x == x;
        }
        if (x >= 0 && x <= 65535) {
            assert (char) x == x;
        }
        assert (short) (x + 65536) == (short) x;
    }

    static void increment(byte b) {
        b++;
        assert b > Byte.MIN_VALUE;
    }

    static void range(byte b, short s, char c) {
        assert -128 <= b && b <= 127;
        assert -32768 <= s && s <= 32767;
        assert 0 <= c && c <= 65535;
    }

    static void charAsShort(char c) {
        assert (short) c == c;
    }

    /** Operands are promoted: no sum of two narrow values overflows an int. */
    static void sum(byte a, short b, char c) {
        assert a + b + c >= -128 - 32768;
    }

    static void compound(byte b) {
        byte before = b;
        b += 200;
        assert b > before;
    }
}
