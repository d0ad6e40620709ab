//@ about: BigDecimal scale, precision, unscaledValue, equals versus compareTo, hashCode, stripTrailingZeros, setScale
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;

public class BigDecScale {
    public static void main(String[] args) {
        String[] texts = {"0", "0.00", "-0", "1", "1.0", "1.00", "100", "1E2", "1E+2", "1e-2", "123.4500", "-0.000123", "12345678901234567890.1234567890", "1E1000", "-1E-1000", "000.100", ".5", "5.", "+3.0"};
        for (String t : texts) {
            BigDecimal d = new BigDecimal(t);
            System.out.println(t + " -> " + d + " plain " + (Math.abs(d.scale()) > 500 ? "long" : d.toPlainString()) + " eng " + d.toEngineeringString() + " scale " + d.scale() + " precision " + d.precision() + " unscaled " + d.unscaledValue() + " sign " + d.signum() + " hash " + d.hashCode() + " stripped " + d.stripTrailingZeros() + "/" + d.stripTrailingZeros().scale());
        }
        BigDecimal one = new BigDecimal("1.0"), uno = new BigDecimal("1.00");
        System.out.println(one.equals(uno) + " " + one.compareTo(uno) + " " + (one.hashCode() == uno.hashCode()) + " " + one.stripTrailingZeros().equals(uno.stripTrailingZeros()));
        System.out.println(one.add(uno) + " " + one.subtract(uno) + " " + one.multiply(uno) + " " + one.divide(uno) + " " + one.negate() + " " + one.pow(3) + " " + one.max(uno).scale() + " " + one.min(uno).scale());
        for (int scale = -3; scale <= 6; scale++) {
            System.out.println(scale + " " + new BigDecimal("12345.6789").setScale(scale, RoundingMode.HALF_UP) + " " + new BigDecimal("12345.6789").setScale(scale, RoundingMode.DOWN).toPlainString());
        }
        try {
            new BigDecimal("1.25").setScale(1);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(new BigDecimal("1.20").setScale(1) + " " + new BigDecimal("7").setScale(4));
        System.out.println(new BigDecimal(BigInteger.valueOf(12345), 3) + " " + new BigDecimal(BigInteger.valueOf(12345), -3) + " " + BigDecimal.valueOf(12345, 2) + " " + BigDecimal.valueOf(2.50) + " " + BigDecimal.valueOf(7L) + " " + new BigDecimal(42) + " " + new BigDecimal(1L << 60));
        System.out.println(new BigDecimal(0.1));
        System.out.println(new BigDecimal(1.5) + " " + new BigDecimal(-1e-5) + " " + BigDecimal.valueOf(0.1));
        System.out.println(new BigDecimal(new char[] {'1', '2', '.', '5', 'x'}, 0, 4) + " " + new BigDecimal(Double.MIN_VALUE).precision());
        System.out.println(new BigDecimal("123.45").movePointLeft(4) + " " + new BigDecimal("123.45").movePointRight(4) + " " + new BigDecimal("123.45").scaleByPowerOfTen(4) + " " + new BigDecimal("5").movePointRight(3) + " " + new BigDecimal("5E3").movePointLeft(1));
        System.out.println(new BigDecimal("123.99").intValue() + " " + new BigDecimal("-123.99").longValue() + " " + new BigDecimal("1e20").intValue() + " " + new BigDecimal("1.1").doubleValue() + " " + new BigDecimal("1e400").doubleValue() + " " + new BigDecimal("0.1").floatValue() + " " + new BigDecimal("123.00").toBigIntegerExact() + " " + new BigDecimal("9.9").toBigInteger());
        for (String t : new String[] {"1.5", "1e10", "2147483648"}) {
            try {
                System.out.println(new BigDecimal(t).intValueExact());
            } catch (ArithmeticException e) {
                System.out.println(t + " " + e.getMessage());
            }
        }
        for (double bad : new double[] {Double.NaN, Double.POSITIVE_INFINITY}) {
            try {
                new BigDecimal(bad);
            } catch (NumberFormatException e) {
                System.out.println(e.getMessage());
            }
        }
        System.out.println(new BigDecimal("100").ulp() + " " + new BigDecimal("0.001").ulp() + " " + BigDecimal.ZERO.add(new BigDecimal("0.000")) + " " + BigDecimal.TEN + BigDecimal.ONE.plus());
    }
}
