//@ about: BigInteger text conversion in many radixes, leading zeros, signs and constructor errors
import java.math.BigInteger;

public class BigIntRadix {
    public static void main(String[] args) {
        BigInteger[] values = {BigInteger.ZERO, BigInteger.valueOf(-35), new BigInteger("123456789012345678901234567890123456789"), BigInteger.ONE.shiftLeft(128).negate(), BigInteger.TEN.pow(40).subtract(BigInteger.ONE)};
        for (BigInteger v : values) {
            for (int radix : new int[] {2, 3, 5, 8, 10, 12, 16, 27, 32, 36}) {
                String s = v.toString(radix);
                System.out.println(radix + " " + s + " " + new BigInteger(s, radix).equals(v) + " " + new BigInteger(s.toUpperCase(), radix).equals(v));
            }
            System.out.println(v.toString(99) + " " + v.toString(0));
        }
        System.out.println(new BigInteger("+0007") + " " + new BigInteger("-0000") + " " + new BigInteger("0".repeat(50) + "12") + " " + new BigInteger("-zz", 36) + " " + new BigInteger("\u0661\u0662"));
        for (String bad : new String[] {"", "+", "-", "--1", "1-", "1+1", "0x10", " 1", "1.0", "ten"}) {
            try {
                System.out.println(new BigInteger(bad));
            } catch (NumberFormatException e) {
                System.out.println("'" + bad + "' " + e.getMessage());
            }
        }
        try {
            new BigInteger("1", 37);
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
        try {
            new BigInteger(new byte[0]);
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
        try {
            new BigInteger(2, new byte[] {1});
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
        try {
            new BigInteger(0, new byte[] {1});
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
        String[] ops = {"divide", "remainder", "mod zero", "mod negative", "pow", "sqrt", "modPow"};
        for (String op : ops) {
            try {
                BigInteger seven = BigInteger.valueOf(7);
                switch (op) {
                    case "divide" -> seven.divide(BigInteger.ZERO);
                    case "remainder" -> seven.remainder(BigInteger.ZERO);
                    case "mod zero" -> seven.mod(BigInteger.ZERO);
                    case "mod negative" -> seven.mod(seven.negate());
                    case "pow" -> seven.pow(-1);
                    case "sqrt" -> seven.negate().sqrt();
                    default -> seven.modPow(seven, BigInteger.ZERO);
                }
                System.out.println(op + " fine");
            } catch (ArithmeticException e) {
                System.out.println(op + ": " + e.getMessage());
            }
        }
    }
}
