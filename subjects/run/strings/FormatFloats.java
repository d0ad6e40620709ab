//@ about: String.format of floating point and BigDecimal: %f %e %g %a with precision, width, flags and special values
import java.math.BigDecimal;

public class FormatFloats {
    public static void main(String[] args) {
        double[] values = {0.0, -0.0, 1.0, -1.5, 3.14159265358979, 1234567.891, 0.000123456, 1e10, 1e-10, 1e100, 0.5, 2.5, 0.125, 99.9999999, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY};
        String[] formats = {"%f", "%.0f", "%.1f", "%.3f", "%10.2f", "%-10.2f|", "%010.2f", "%+.2f", "% .2f", "%(.2f", "%,.2f", "%e", "%.0e", "%.3E", "%15.4e", "%g", "%.3g", "%.10G", "%s"};
        for (String f : formats) {
            StringBuilder row = new StringBuilder(f).append(" ->");
            for (double v : values) {
                if (Math.abs(v) == 1e100 && f.endsWith("f")) continue;
                row.append(" [").append(String.format(f, v)).append("]");
            }
            System.out.println(row);
        }
        System.out.println(String.format("%.2f %.2f %.2f %.2f", 0.005, 0.015, 0.025, 1.005));
        System.out.println(String.format("%.0f %.0f %.0f %.0f", 0.5, 1.5, 2.5, 3.5));
        System.out.println(String.format("%.20f", 0.1));
        System.out.println(String.format("%,.3f %,.0f", 1234567890.12345, 9.999999e14));
        System.out.println(String.format("float %f %.3f %e %s", 1.1f, 1.1f, 1.1f, 1.1f));
        System.out.println(String.format("hex %a %a %a %.3a %A", 1.0, -0.1, Double.MIN_VALUE, Math.PI, 255.5));
        System.out.println(String.format("%#.0f %#.0e", 3.0, 3.0));

        BigDecimal big = new BigDecimal("12345678901234567890.123456789");
        System.out.println(String.format("%f|%.2f|%,.4f|%e|%.3e|%s", big, big, big, big, big, big));
        BigDecimal tiny = new BigDecimal("1E-20");
        System.out.println(String.format("%f|%.25f|%e|%g", tiny, tiny, tiny, tiny));
        System.out.println(String.format("%.1f %.1f", new BigDecimal("0.25"), new BigDecimal("0.35")));
        System.out.println(String.format("%10.3f|%-10.3f|%+10.3f", big.negate().scaleByPowerOfTen(-18), BigDecimal.TEN, BigDecimal.ONE));
        System.out.println(String.format("null %f %.3f %e", null, null, null));

        double balance = 1000;
        for (int year = 1; year <= 5; year++) {
            balance *= 1.0725;
            System.out.println(String.format("year %2d: %,12.2f (%6.3f%%)", year, balance, (balance / 1000 - 1) * 100));
        }
    }
}
