//@ about: narrowing integral conversions i2b, i2s, i2c, l2i and widening back
public class Narrowing {
    static final int[] INTS = {
        0, 1, -1, 127, 128, 129, 255, 256, -128, -129, 32767, 32768, -32768, -32769,
        65535, 65536, 65537, 0x12345678, 0x89abcdef, Integer.MAX_VALUE, Integer.MIN_VALUE,
    };

    public static void main(String[] args) {
        for (int i : INTS) {
            byte b = (byte) i;
            short s = (short) i;
            char c = (char) i;
            System.out.println(i + " -> byte " + b + " short " + s + " char " + (int) c);
            // Chains: what is lost on the way stays lost, what is sign-extended stays so.
            System.out.println("  " + (int) (char) (byte) i + " " + (short) (char) (byte) i + " " + (byte) (char) (short) i
                + " " + (long) (byte) i + " " + (int) (char) (short) i);
        }
        long[] longs = {0L, -1L, 1L << 31, 1L << 32, 1L << 63, (1L << 63) - 1, 0x1234_5678_9abc_def0L, 0xffff_ffff_0000_0080L};
        for (long l : longs) {
            System.out.println(l + " -> int " + (int) l + " short " + (short) l + " byte " + (byte) l + " char " + (int) (char) l);
        }
        parametersAndFields();
        unsignedViews();
    }

    byte byteField;
    short shortField;
    char charField;
    boolean flag;

    static byte returnByte(int i) {
        return (byte) (i + 1);
    }

    static char returnChar(int i) {
        return (char) (i - 1);
    }

    static short returnShort(int i) {
        return (short) (i * 3);
    }

    static void parametersAndFields() {
        Narrowing n = new Narrowing();
        for (int i : new int[] {127, 255, 32767, 65535, 0}) {
            n.byteField = (byte) i;
            n.shortField = (short) i;
            n.charField = (char) i;
            n.flag = n.byteField < 0;
            System.out.println(n.byteField + " " + n.shortField + " " + (int) n.charField + " " + n.flag);
            System.out.println(returnByte(i) + " " + (int) returnChar(i) + " " + returnShort(i));
        }
    }

    static void unsignedViews() {
        byte[] raw = {(byte) 0xca, (byte) 0xfe, (byte) 0xba, (byte) 0xbe};
        int wrong = raw[0] << 24 | raw[1] << 16 | raw[2] << 8 | raw[3];
        int right = (raw[0] & 0xff) << 24 | (raw[1] & 0xff) << 16 | (raw[2] & 0xff) << 8 | (raw[3] & 0xff);
        System.out.println(Integer.toHexString(wrong) + " " + Integer.toHexString(right));
        System.out.println(Byte.toUnsignedInt(raw[0]) + " " + Short.toUnsignedInt((short) -2) + " " + Integer.toUnsignedLong(-3));
    }
}
