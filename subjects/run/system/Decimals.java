//@ about: DecimalFormat and NumberFormat with symbols of Locale.ROOT and US: patterns, grouping, rounding modes, percent, exponents, parsing
import java.math.*;
import java.text.*;
import java.util.*;

public class Decimals {
    public static void main(String[] args) throws ParseException {
        DecimalFormatSymbols symbols = DecimalFormatSymbols.getInstance(Locale.ROOT);
        double[] values = {0, 0.5, 1.5, 2.5, -1234.565, 1234567.891, 0.000123, 1e15};
        for (String pattern : new String[] {"#", "0.00", "#,##0.###", "000.0", "#.##;(#.##)", "0.#%", "0.00E0", "##0.##E0", "'#'#", "$#,##0.00"}) {
            DecimalFormat format = new DecimalFormat(pattern, symbols);
            StringBuilder line = new StringBuilder(pattern).append(':');
            for (double value : values) line.append(' ').append(format.format(value).replace('\u00a4', '$'));
            System.out.println(line);
        }
        DecimalFormat format = new DecimalFormat("0", symbols);
        for (RoundingMode mode : RoundingMode.values()) {
            if (mode == RoundingMode.UNNECESSARY) continue;
            format.setRoundingMode(mode);
            System.out.println(mode + " " + format.format(1.5) + " " + format.format(2.5) + " " + format.format(-1.5) + " " + format.format(1.1)
                + " " + format.format(-1.9));
        }
        DecimalFormat grouped = new DecimalFormat("#,##0.00", symbols);
        System.out.println(grouped.parse("1,234.50") + " " + grouped.parse("-7") + " " + grouped.parse("12abc")
            + " " + grouped.format(new BigDecimal("123456789012345678901234.565")) + " " + grouped.format(Long.MIN_VALUE)
            + " " + grouped.toPattern());
        try {
            grouped.parse("abc");
        } catch (ParseException e) {
            System.out.println(e.getErrorOffset());
        }
        ParsePosition at = new ParsePosition(2);
        System.out.println(grouped.parse("x=42;", at) + " " + at.getIndex());
        NumberFormat us = NumberFormat.getInstance(Locale.US);
        us.setMaximumFractionDigits(1);
        us.setMinimumIntegerDigits(2);
        System.out.println(us.format(3.14159) + " " + us.format(1234567) + " " + NumberFormat.getIntegerInstance(Locale.US).format(2.5)
            + " " + NumberFormat.getPercentInstance(Locale.US).format(0.256) + " " + NumberFormat.getCurrencyInstance(Locale.US).format(-1234.5));
        System.out.println(format.format(Double.NaN).length() + " " + symbols.getDecimalSeparator() + symbols.getGroupingSeparator() + symbols.getMinusSign());
        try {
            new DecimalFormat("0.0.0", symbols);
        } catch (IllegalArgumentException e) {
            System.out.println("bad pattern");
        }
    }
}
