//@ about: digits of pi by three methods: spigot with int arrays, Machin's formula with BigDecimal, streaming with BigInteger
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;

public class PiDigits {
    static String spigot(int digits) {
        int len = digits * 10 / 3 + 2;
        int[] a = new int[len];
        java.util.Arrays.fill(a, 2);
        StringBuilder out = new StringBuilder();
        int nines = 0, predigit = -1;
        for (int j = 0; j <= digits + 1; j++) {
            int q = 0;
            for (int i = len - 1; i >= 0; i--) {
                int x = 10 * a[i] + q * (i + 1);
                int den = i == 0 ? 10 : 2 * i + 1;
                a[i] = x % den;
                q = x / den;
            }
            if (q == 9) {
                nines++;
            } else if (q == 10) {
                out.append(predigit + 1);
                out.append("0".repeat(nines));
                predigit = 0;
                nines = 0;
            } else {
                if (predigit >= 0) out.append(predigit);
                out.append("9".repeat(nines));
                predigit = q;
                nines = 0;
            }
        }
        return out.substring(0, digits);
    }

    static BigDecimal arctan(int inverse, int scale) {
        BigDecimal x = BigDecimal.ONE.divide(BigDecimal.valueOf(inverse), scale, RoundingMode.HALF_EVEN);
        BigDecimal square = BigDecimal.valueOf((long) inverse * inverse);
        BigDecimal sum = x, power = x;
        for (int k = 1; power.signum() != 0; k++) {
            power = power.divide(square, scale, RoundingMode.HALF_EVEN);
            BigDecimal term = power.divide(BigDecimal.valueOf(2L * k + 1), scale, RoundingMode.HALF_EVEN);
            sum = k % 2 == 0 ? sum.add(term) : sum.subtract(term);
        }
        return sum;
    }

    static String streaming(int digits) {
        BigInteger q = BigInteger.ONE, r = BigInteger.ZERO, t = BigInteger.ONE, k = BigInteger.ONE, n = BigInteger.valueOf(3), l = BigInteger.valueOf(3);
        BigInteger two = BigInteger.TWO, seven = BigInteger.valueOf(7), four = BigInteger.valueOf(4), three = BigInteger.valueOf(3);
        StringBuilder out = new StringBuilder();
        while (out.length() < digits) {
            if (four.multiply(q).add(r).subtract(t).compareTo(n.multiply(t)) < 0) {
                out.append(n);
                BigInteger nr = BigInteger.TEN.multiply(r.subtract(n.multiply(t)));
                n = BigInteger.TEN.multiply(three.multiply(q).add(r)).divide(t).subtract(BigInteger.TEN.multiply(n));
                q = q.multiply(BigInteger.TEN);
                r = nr;
            } else {
                BigInteger nr = two.multiply(q).add(r).multiply(l);
                BigInteger nn = q.multiply(seven.multiply(k)).add(two).add(r.multiply(l)).divide(t.multiply(l));
                q = q.multiply(k);
                t = t.multiply(l);
                l = l.add(two);
                k = k.add(BigInteger.ONE);
                n = nn;
                r = nr;
            }
        }
        return out.toString();
    }

    public static void main(String[] args) {
        String a = spigot(100);
        String b = BigDecimal.valueOf(16).multiply(arctan(5, 110)).subtract(BigDecimal.valueOf(4).multiply(arctan(239, 110))).setScale(99, RoundingMode.DOWN).toPlainString().replace(".", "");
        String c = streaming(100);
        for (int i = 0; i < 100; i += 20) System.out.println(a.substring(i, i + 20) + " " + b.substring(i, i + 20) + " " + c.substring(i, i + 20));
        System.out.println(a.equals(b) + " " + b.equals(c));
        int[] counts = new int[10];
        for (char ch : a.toCharArray()) counts[ch - '0']++;
        System.out.println(java.util.Arrays.toString(counts));
        for (int n = 1; n <= 5; n++) System.out.println(n + " " + spigot(n) + " " + streaming(n) + " " + arctan(n + 1, 15));
    }
}
