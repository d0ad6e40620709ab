//@ about: BigDecimal rounding modes on halves, negatives and divisions, and the legacy RoundingMode lookups
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

public class BigDecRounding {
    public static void main(String[] args) {
        String[] values = {"5.5", "2.5", "1.6", "1.1", "1.0", "0", "-1.0", "-1.1", "-1.6", "-2.5", "-5.5", "0.5", "-0.5", "0.50001", "99.99"};
        for (RoundingMode mode : RoundingMode.values()) {
            StringBuilder row = new StringBuilder(mode + ":");
            for (String v : values) {
                try {
                    row.append(' ').append(new BigDecimal(v).setScale(0, mode));
                } catch (ArithmeticException e) {
                    row.append(" !");
                }
            }
            System.out.println(row);
        }
        BigDecimal[][] divisions = {{n("1"), n("3")}, {n("2"), n("3")}, {n("-1"), n("3")}, {n("-2"), n("3")}, {n("1"), n("8")}, {n("10"), n("4")}, {n("7.5"), n("-2")}, {n("12345678901234567890"), n("7")}, {n("1E-10"), n("3E10")}};
        for (BigDecimal[] d : divisions) {
            StringBuilder row = new StringBuilder(d[0] + "/" + d[1] + ":");
            for (RoundingMode mode : RoundingMode.values()) {
                try {
                    row.append(' ').append(d[0].divide(d[1], 2, mode));
                } catch (ArithmeticException e) {
                    row.append(' ').append(e.getMessage());
                }
            }
            System.out.println(row);
        }
        String[] wide = {"123456", "999999", "-123450", "0.000123456", "1.5E+20", "250", "350"};
        for (RoundingMode mode : RoundingMode.values()) {
            if (mode == RoundingMode.UNNECESSARY) continue;
            StringBuilder row = new StringBuilder(mode + " to 2 digits:");
            for (String w : wide) row.append(' ').append(new BigDecimal(w).round(new MathContext(2, mode)));
            System.out.println(row);
        }
        BigDecimal banker = BigDecimal.ZERO, schoolbook = BigDecimal.ZERO, exact = BigDecimal.ZERO;
        for (int i = 0; i < 200; i++) {
            BigDecimal v = BigDecimal.valueOf(i * 5L + 1, 3).add(n("0.004"));
            exact = exact.add(v);
            banker = banker.add(v.setScale(2, RoundingMode.HALF_EVEN));
            schoolbook = schoolbook.add(v.setScale(2, RoundingMode.HALF_UP));
        }
        System.out.println("exact " + exact + " banker " + banker + " schoolbook " + schoolbook);
        System.out.println(RoundingMode.valueOf("HALF_DOWN") + " " + RoundingMode.valueOf(4) + " " + RoundingMode.HALF_EVEN.ordinal());
        try {
            RoundingMode.valueOf(9);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        BigDecimal price = n("19.99"), rate = n("0.0825");
        BigDecimal tax = price.multiply(rate);
        System.out.println(tax + " " + tax.setScale(2, RoundingMode.HALF_UP) + " " + price.add(tax).setScale(2, RoundingMode.CEILING));
        BigDecimal share = n("100.00").divide(n("3"), 2, RoundingMode.DOWN);
        System.out.println(share + " left over " + n("100.00").subtract(share.multiply(n("3"))));
    }

    static BigDecimal n(String s) {
        return new BigDecimal(s);
    }
}
