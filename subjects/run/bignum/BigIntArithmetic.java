//@ about: BigInteger add, subtract, multiply, divide, remainder, mod, divideAndRemainder, pow, gcd, sign rules
import java.math.BigInteger;
import java.util.Arrays;

public class BigIntArithmetic {
    public static void main(String[] args) {
        BigInteger[] values = {
            BigInteger.ZERO, BigInteger.ONE, BigInteger.ONE.negate(), BigInteger.TWO, BigInteger.TEN, BigInteger.valueOf(-17), BigInteger.valueOf(Long.MAX_VALUE), BigInteger.valueOf(Long.MIN_VALUE),
            new BigInteger("123456789012345678901234567890"), new BigInteger("-987654321098765432109876543210987654321"),
        };
        for (BigInteger a : values) {
            for (BigInteger b : values) {
                StringBuilder s = new StringBuilder(a + " ? " + b + " : ");
                s.append(a.add(b)).append(' ').append(a.subtract(b)).append(' ').append(a.multiply(b)).append(' ').append(a.gcd(b)).append(' ').append(a.compareTo(b)).append(' ').append(a.max(b).equals(a));
                if (b.signum() != 0) {
                    s.append(" / ").append(a.divide(b)).append(" % ").append(a.remainder(b)).append(' ').append(Arrays.toString(a.divideAndRemainder(b)));
                    if (b.signum() > 0) s.append(" mod ").append(a.mod(b));
                }
                System.out.println(s);
            }
        }
        for (BigInteger a : values) System.out.println(a.negate() + " " + a.abs() + " " + a.signum() + " " + a.pow(3) + " " + a.hashCode() + " " + a.intValue() + " " + a.longValue() + " " + a.doubleValue());
        BigInteger big = BigInteger.TWO.pow(521).subtract(BigInteger.ONE);
        BigInteger other = BigInteger.valueOf(3).pow(300);
        System.out.println(big.multiply(other).divide(big).equals(other) + " " + big.multiply(other).remainder(other).signum());
        BigInteger[] qr = big.divideAndRemainder(other);
        System.out.println(qr[0] + " " + qr[1] + " " + qr[0].multiply(other).add(qr[1]).equals(big));
        System.out.println(big.sqrt() + " " + Arrays.toString(big.sqrtAndRemainder()));
        System.out.println(big.gcd(other.multiply(big)).equals(big));
        System.out.println((BigInteger.valueOf(5) == BigInteger.valueOf(5)) + " " + BigInteger.valueOf(17).equals(BigInteger.valueOf(17)) + " " + BigInteger.ONE.equals(1));
    }
}
