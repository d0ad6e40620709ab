//@ about: BigDecimal exact division and preferred scales, running totals, interest tables, in a Java 8 class file
//@ release: 8
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.TreeSet;

public class BigDecDivide {
    static BigDecimal n(String s) {
        return new BigDecimal(s);
    }

    public static void main(String[] args) {
        String[][] exact = {{"1", "2"}, {"1", "4"}, {"1", "32"}, {"10", "5"}, {"100", "0.25"}, {"1.000", "8"}, {"6.0", "3.00"}, {"0", "5.00"}, {"0.00", "5"}, {"1E5", "2E-3"}, {"-7", "0.5"}, {"1", "1024"}, {"123.456", "1"}, {"15", "0.00003"}};
        for (String[] p : exact) {
            BigDecimal q = n(p[0]).divide(n(p[1]));
            System.out.println(p[0] + " / " + p[1] + " = " + q + " scale " + q.scale() + " check " + (q.multiply(n(p[1])).compareTo(n(p[0])) == 0));
        }
        for (int d = 1; d <= 12; d++) {
            try {
                System.out.println("1/" + d + " = " + BigDecimal.ONE.divide(BigDecimal.valueOf(d)));
            } catch (ArithmeticException e) {
                System.out.println("1/" + d + " ~ " + BigDecimal.ONE.divide(BigDecimal.valueOf(d), 10, RoundingMode.HALF_EVEN));
            }
        }
        @SuppressWarnings("deprecation")
        BigDecimal legacy = n("10").divide(n("3"), 4, BigDecimal.ROUND_UP);
        System.out.println(legacy + " " + n("10").divide(n("3.000"), RoundingMode.FLOOR) + " " + n("10.00").divide(n("3"), RoundingMode.FLOOR));

        BigDecimal balance = n("1000.00"), rate = n("0.05"), payment = n("230.97");
        for (int year = 1; balance.signum() > 0 && year < 10; year++) {
            BigDecimal interest = balance.multiply(rate).setScale(2, RoundingMode.HALF_EVEN);
            BigDecimal pay = payment.min(balance.add(interest));
            balance = balance.add(interest).subtract(pay);
            System.out.println("year " + year + " interest " + interest + " pay " + pay + " balance " + balance);
        }
        List<BigDecimal> list = new ArrayList<>();
        for (String s : new String[] {"1.10", "1.1", "-5", "1E1", "10", "0.0", "3.14", "3.140"}) list.add(n(s));
        Collections.sort(list);
        System.out.println(list + " contains 10.0 " + list.contains(n("10.0")) + " sorted set " + new TreeSet<>(list));
        BigDecimal sum = BigDecimal.ZERO;
        for (BigDecimal d : list) sum = sum.add(d);
        System.out.println(sum + " " + sum.scale());
        BigDecimal tenth = n("0.1"), total = BigDecimal.ZERO;
        for (int i = 0; i < 10; i++) total = total.add(tenth);
        System.out.println(total + " " + total.equals(BigDecimal.ONE) + " " + (total.compareTo(BigDecimal.ONE) == 0));
        BigDecimal e = BigDecimal.ONE, term = BigDecimal.ONE;
        for (int i = 1; i < 40; i++) {
            term = term.divide(BigDecimal.valueOf(i), 45, RoundingMode.HALF_EVEN);
            e = e.add(term);
        }
        System.out.println("e = " + e.setScale(40, RoundingMode.HALF_EVEN));
        BigDecimal x = n("1.5");
        for (int i = 0; i < 7; i++) x = x.add(n("2").divide(x, 60, RoundingMode.HALF_EVEN)).divide(n("2"), 60, RoundingMode.HALF_EVEN);
        System.out.println("sqrt 2 = " + x);
    }
}
