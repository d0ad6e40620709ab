//@ about: BigInteger shifts, and, or, xor, not, andNot, testBit, setBit, bitLength, byte arrays and exact conversions
import java.math.BigInteger;
import java.util.Arrays;

public class BigIntBits {
    public static void main(String[] args) {
        String[] texts = {"0", "1", "-1", "255", "-256", "4294967295", "-4294967296", "18446744073709551616", "-340282366920938463463374607431768211457", "123456789abcdef"};
        BigInteger[] values = new BigInteger[texts.length];
        for (int i = 0; i < texts.length; i++) values[i] = new BigInteger(texts[i], i == texts.length - 1 ? 16 : 10);
        for (BigInteger a : values) {
            StringBuilder b = new StringBuilder(a.toString(16));
            for (int s : new int[] {0, 1, 7, 31, 32, 33, 64, 100, -5}) b.append(' ').append(a.shiftLeft(s).toString(16)).append('/').append(a.shiftRight(s).toString(16));
            System.out.println(b);
            System.out.println("  length " + a.bitLength() + " count " + a.bitCount() + " lowest " + a.getLowestSetBit() + " not " + a.not() + " bytes " + Arrays.toString(a.toByteArray()) + " t0 " + a.testBit(0) + " t5 " + a.testBit(5) + " t200 " + a.testBit(200));
            System.out.println("  set70 " + a.setBit(70) + " clear3 " + a.clearBit(3) + " flip9 " + a.flipBit(9));
        }
        for (BigInteger a : values) {
            StringBuilder b = new StringBuilder();
            for (BigInteger c : values) b.append(a.and(c).toString(36)).append('|').append(a.or(c).toString(36)).append('^').append(a.xor(c).toString(36)).append('~').append(a.andNot(c).toString(36)).append(' ');
            System.out.println(b);
        }
        System.out.println(new BigInteger(new byte[] {-1}) + " " + new BigInteger(new byte[] {0, -1}) + " " + new BigInteger(1, new byte[] {-1, -1}) + " " + new BigInteger(-1, new byte[] {1, 0}) + " " + new BigInteger(new byte[] {9, 1, 2, 9}, 1, 2) + " " + new BigInteger(0, new byte[] {0}));
        BigInteger huge = BigInteger.ONE.shiftLeft(63);
        for (BigInteger v : new BigInteger[] {huge, huge.negate(), huge.subtract(BigInteger.ONE), BigInteger.valueOf(1L << 31), BigInteger.valueOf(300), BigInteger.valueOf(-128)}) {
            System.out.print(v.intValue() + " " + v.longValue() + " " + v.floatValue() + " " + v.byteValue() + " " + v.shortValue());
            try {
                System.out.print(" " + v.longValueExact());
                System.out.print(" " + v.intValueExact());
                System.out.print(" " + v.byteValueExact());
            } catch (ArithmeticException e) {
                System.out.print(" ! " + e.getMessage());
            }
            System.out.println();
        }
        try {
            BigInteger.ONE.testBit(-1);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        for (int e : new int[] {53, 54, 100, 1023, 1024}) {
            BigInteger p = BigInteger.ONE.shiftLeft(e).add(BigInteger.ONE);
            System.out.println(e + " " + p.doubleValue() + " " + p.floatValue() + " " + BigInteger.ONE.shiftLeft(e).subtract(BigInteger.ONE).doubleValue());
        }
        System.out.println(new BigInteger("18014398509481985").doubleValue() + " " + new BigInteger("18014398509481987").doubleValue());
    }
}
