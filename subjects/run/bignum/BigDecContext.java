//@ about: BigDecimal with MathContext: precision of every operation, sqrt, pow, divide without an exact result
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

public class BigDecContext {
    static BigDecimal n(String s) {
        return new BigDecimal(s);
    }

    public static void main(String[] args) {
        MathContext[] contexts = {new MathContext(1), new MathContext(3, RoundingMode.DOWN), new MathContext(5), MathContext.DECIMAL32, MathContext.DECIMAL64, MathContext.DECIMAL128, MathContext.UNLIMITED};
        BigDecimal a = n("1234.56789"), b = n("-0.00987654321");
        for (MathContext c : contexts) {
            System.out.println(c);
            System.out.println("  " + a.add(b, c) + " " + a.subtract(b, c) + " " + a.multiply(b, c) + " " + a.plus(c) + " " + b.negate(c) + " " + a.pow(3, c) + " " + b.abs(c) + " " + a.round(c));
            try {
                System.out.println("  " + a.divide(b, c) + " " + BigDecimal.ONE.divide(n("3"), c) + " " + n("1").divide(n("8"), c));
            } catch (ArithmeticException e) {
                System.out.println("  " + e.getMessage());
            }
            try {
                System.out.println("  sqrt " + n("2").sqrt(c) + " " + n("16").sqrt(c) + " " + n("1E-10").sqrt(c) + " " + n("123456.789").sqrt(c));
            } catch (ArithmeticException e) {
                System.out.println("  sqrt " + e.getMessage());
            }
        }
        System.out.println(new MathContext("precision=7 roundingMode=HALF_EVEN").equals(MathContext.DECIMAL32) + " " + MathContext.DECIMAL64.getPrecision() + " " + MathContext.UNLIMITED.getRoundingMode());
        for (String bad : new String[] {"precision=x", "nothing", "precision=-1 roundingMode=UP"}) {
            try {
                new MathContext(bad);
            } catch (IllegalArgumentException e) {
                System.out.println(e.getMessage());
            }
        }
        System.out.println(new BigDecimal("123456789", new MathContext(4)) + " " + new BigDecimal(Math.PI, new MathContext(6)) + " " + new BigDecimal(987654321L, new MathContext(2)));
        System.out.println(n("7").divideToIntegralValue(n("2")) + " " + n("-7").divideToIntegralValue(n("2")) + " " + n("7.25").remainder(n("2")) + " " + n("-7.25").remainder(n("2")) + " " + java.util.Arrays.toString(n("100").divideAndRemainder(n("7.5"))));
        try {
            n("1E20").divideToIntegralValue(n("3"), new MathContext(5));
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        for (String op : new String[] {"1/3", "1/0", "0/0", "-1^", "sqrt-"}) {
            try {
                switch (op) {
                    case "1/3" -> BigDecimal.ONE.divide(n("3"));
                    case "1/0" -> BigDecimal.ONE.divide(BigDecimal.ZERO);
                    case "0/0" -> BigDecimal.ZERO.divide(BigDecimal.ZERO);
                    case "-1^" -> BigDecimal.TEN.pow(-1);
                    default -> n("-2").sqrt(MathContext.DECIMAL32);
                }
            } catch (ArithmeticException e) {
                System.out.println(op + ": " + e.getMessage());
            }
        }
        System.out.println(BigDecimal.TEN.pow(-3, MathContext.DECIMAL32) + " " + n("1.5").pow(10) + " " + n("0").pow(0) + " " + n("1.1").pow(50).scale());
    }
}
