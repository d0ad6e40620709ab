//@ about: arbitrary precision arithmetic by hand: add, multiply, Karatsuba, long division, checked against BigInteger
import java.math.BigInteger;
import java.util.Arrays;

public class HandBigInt {
    /** Base ten thousand digits, least significant first, without leading zeros. */
    static final class Natural implements Comparable<Natural> {
        static final int BASE = 10_000;
        final int[] digits;

        Natural(int[] digits) {
            int n = digits.length;
            while (n > 0 && digits[n - 1] == 0) n--;
            this.digits = Arrays.copyOf(digits, n);
        }

        static Natural parse(String s) {
            int[] d = new int[(s.length() + 3) / 4];
            for (int i = 0; i < d.length; i++) {
                int end = s.length() - 4 * i;
                d[i] = Integer.parseInt(s.substring(Math.max(0, end - 4), end));
            }
            return new Natural(d);
        }

        Natural plus(Natural o) {
            int[] r = new int[Math.max(digits.length, o.digits.length) + 1];
            int carry = 0;
            for (int i = 0; i < r.length; i++) {
                int s = carry + at(i) + o.at(i);
                r[i] = s % BASE;
                carry = s / BASE;
            }
            return new Natural(r);
        }

        Natural minus(Natural o) {
            if (compareTo(o) < 0) throw new ArithmeticException("negative result");
            int[] r = digits.clone();
            int borrow = 0;
            for (int i = 0; i < r.length; i++) {
                r[i] -= o.at(i) + borrow;
                borrow = r[i] < 0 ? 1 : 0;
                if (borrow == 1) r[i] += BASE;
            }
            return new Natural(r);
        }

        Natural times(Natural o) {
            int[] r = new int[digits.length + o.digits.length];
            for (int i = 0; i < digits.length; i++) {
                int carry = 0;
                for (int j = 0; j < o.digits.length || carry > 0; j++) {
                    int v = r[i + j] + digits[i] * o.at(j) + carry;
                    r[i + j] = v % BASE;
                    carry = v / BASE;
                }
            }
            return new Natural(r);
        }

        Natural karatsuba(Natural o) {
            int n = Math.max(digits.length, o.digits.length);
            if (n < 8) return times(o);
            int half = n / 2;
            Natural a = slice(half, n), b = slice(0, half), c = o.slice(half, n), d = o.slice(0, half);
            Natural high = a.karatsuba(c), low = b.karatsuba(d), mid = a.plus(b).karatsuba(c.plus(d)).minus(high).minus(low);
            return high.shift(2 * half).plus(mid.shift(half)).plus(low);
        }

        Natural[] divide(Natural o) {
            if (o.digits.length == 0) throw new ArithmeticException("division by zero");
            int[] q = new int[digits.length];
            Natural rest = new Natural(new int[0]);
            for (int i = digits.length - 1; i >= 0; i--) {
                rest = rest.shift(1).plus(new Natural(new int[] {digits[i]}));
                int lo = 0, hi = BASE - 1;
                while (lo < hi) {
                    int mid = (lo + hi + 1) / 2;
                    if (o.times(new Natural(new int[] {mid})).compareTo(rest) <= 0) lo = mid;
                    else hi = mid - 1;
                }
                q[i] = lo;
                rest = rest.minus(o.times(new Natural(new int[] {lo})));
            }
            return new Natural[] {new Natural(q), rest};
        }

        Natural slice(int from, int to) {
            return new Natural(Arrays.copyOfRange(digits, Math.min(from, digits.length), Math.max(Math.min(to, digits.length), Math.min(from, digits.length))));
        }

        Natural shift(int n) {
            int[] r = new int[digits.length + n];
            System.arraycopy(digits, 0, r, n, digits.length);
            return new Natural(r);
        }

        int at(int i) {
            return i < digits.length ? digits[i] : 0;
        }

        @Override
        public int compareTo(Natural o) {
            if (digits.length != o.digits.length) return Integer.compare(digits.length, o.digits.length);
            for (int i = digits.length - 1; i >= 0; i--) if (digits[i] != o.digits[i]) return Integer.compare(digits[i], o.digits[i]);
            return 0;
        }

        @Override
        public String toString() {
            if (digits.length == 0) return "0";
            StringBuilder b = new StringBuilder().append(digits[digits.length - 1]);
            for (int i = digits.length - 2; i >= 0; i--) b.append(String.valueOf(BASE + digits[i]).substring(1));
            return b.toString();
        }
    }

    public static void main(String[] args) {
        String[] texts = {"0", "7", "9999", "10000", "123456789012345678901234567890", "99999999999999999999999999999999999999", "31415926535897932384626433832795028841971693993751", "1" + "0".repeat(60)};
        int checks = 0, wrong = 0;
        for (String x : texts) for (String y : texts) {
            Natural a = Natural.parse(x), b = Natural.parse(y);
            BigInteger p = new BigInteger(x), q = new BigInteger(y);
            boolean ok = a.plus(b).toString().equals(p.add(q).toString()) && a.times(b).toString().equals(p.multiply(q).toString()) && a.karatsuba(b).toString().equals(p.multiply(q).toString()) && a.compareTo(b) == p.compareTo(q);
            if (p.compareTo(q) >= 0) ok &= a.minus(b).toString().equals(p.subtract(q).toString());
            if (q.signum() > 0) {
                Natural[] d = a.divide(b);
                ok &= d[0].toString().equals(p.divide(q).toString()) && d[1].toString().equals(p.mod(q).toString());
            }
            checks++;
            if (!ok) {
                wrong++;
                System.out.println("wrong for " + x + " and " + y);
            }
        }
        System.out.println(checks + " pairs, wrong " + wrong);
        Natural f = Natural.parse("1");
        for (int i = 2; i <= 60; i++) f = f.times(Natural.parse("" + i));
        System.out.println("60! = " + f);
        Natural two = Natural.parse("2"), power = Natural.parse("1");
        for (int i = 0; i < 256; i++) power = power.times(two);
        System.out.println("2^256 = " + power + " " + power.toString().equals(BigInteger.TWO.pow(256).toString()));
        Natural big = Natural.parse("123456789".repeat(20));
        System.out.println("square " + big.karatsuba(big).toString().equals(new BigInteger("123456789".repeat(20)).pow(2).toString()) + " digits " + big.karatsuba(big).toString().length());
        Natural[] d = f.divide(Natural.parse("1000000007"));
        System.out.println(d[0] + " remainder " + d[1]);
        for (String op : new String[] {"minus", "divide"}) {
            try {
                if (op.equals("minus")) two.minus(big);
                else two.divide(Natural.parse("0"));
            } catch (ArithmeticException e) {
                System.out.println(e.getMessage());
            }
        }
    }
}
